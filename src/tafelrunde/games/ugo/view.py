"""What a seat sees, and what it may do as far as it can see. Must not know more of the rules than the predicates."""

from __future__ import annotations

from tafelrunde.core.game import Seat
from tafelrunde.games.ugo.model import Command, PlaceLands, PlayCard, State, View
from tafelrunde.games.ugo.placing import choices
from tafelrunde.games.ugo.trick import playable


def view(state: State, seat: Seat | None) -> View:
    """UG-4: the only censor of the state: everything is open but the others' hands."""
    return View(seat, state.open, None if seat is None else state.hands[seat])


def legal(view: View) -> list[Command]:
    """UG-6, UG-12: the cards that may be played, and before one leads also every way to place the trick just won."""
    table, hand = view.open, view.hand
    if hand is None or view.seat != table.turn:
        return []
    number, placing = table.round, table.placing
    commands: list[Command] = []
    if placing is None or placing.placed:
        trick = table.trick
        commands += [PlayCard(number, trick, card) for card in playable(hand, table.played)]
    if placing is not None:
        trick = placing.trick
        commands += [PlaceLands(number, trick, order, tops) for order, tops in choices(placing)]
    return commands
