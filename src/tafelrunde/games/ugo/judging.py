"""Whether options and commands are allowed: every refusal stands here. Must not know what follows from a command."""

from __future__ import annotations

from tafelrunde.core.game import Millis, Refused, Seat
from tafelrunde.games.ugo.model import (
    FEWEST_TURN_SECONDS,
    MOST_TURN_SECONDS,
    ROUNDS,
    Open,
    Options,
    PlaceLands,
    Placing,
    PlayCard,
    State,
)
from tafelrunde.games.ugo.placing import are_tops, is_order
from tafelrunde.games.ugo.trick import may_be_played


def is_over(table: Open) -> bool:
    """UG-4: a game is four rounds."""
    return len(table.points) == ROUNDS


def is_late(table: Open, at: Millis) -> bool:
    """UG-22: with a turn clock, what is done when it rings or later counts no more."""
    return table.until is not None and at >= table.until


def judge_options(options: Options, seats: int) -> None:
    """UG-4, UG-22: a turn clock leaves time to think, and the first dealer sits at the table."""
    if options.turn_seconds and not FEWEST_TURN_SECONDS <= options.turn_seconds <= MOST_TURN_SECONDS:
        raise Refused("ugo.bad-turn-seconds", fewest=FEWEST_TURN_SECONDS, most=MOST_TURN_SECONDS)
    if options.dealer is not None and not 0 <= options.dealer < seats:
        raise Refused("ugo.bad-dealer", dealer=options.dealer, seats=seats)


def judge_card(state: State, seat: Seat, at: Millis, command: PlayCard) -> None:
    """UG-6: the card must be in the hand of the seat whose turn it is, and follow suit."""
    table = state.open
    placing_is_due = table.placing is not None and not table.placing.placed
    if is_over(table):
        raise Refused("ugo.over")
    if command.round != table.round:
        raise Refused("ugo.stale-round", round=table.round)
    if command.trick != table.trick and not placing_is_due:
        raise Refused("ugo.stale-trick", trick=table.trick)
    if seat != table.turn:
        raise Refused("ugo.not-your-turn")
    if is_late(table, at):
        raise Refused("ugo.late")
    if placing_is_due:
        raise Refused("ugo.placing-first")
    if command.card not in state.hands[seat]:
        raise Refused("ugo.not-in-hand", suit=command.card.suit, value=command.card.value)
    if not may_be_played(command.card, state.hands[seat], table.played):
        raise Refused("ugo.must-follow", suit=table.played[0].suit)


def judge_placing(table: Open, seat: Seat, at: Millis, command: PlaceLands) -> Placing:
    """UG-10, UG-11, UG-12: the winner of the last trick places it, and may do so until the next one is led."""
    placing = table.placing
    if is_over(table):
        raise Refused("ugo.over")
    if command.round != table.round:
        raise Refused("ugo.stale-round", round=table.round)
    if command.trick != (placing.trick if placing else table.trick):
        raise Refused("ugo.stale-trick", trick=table.trick)
    if placing is None:
        raise Refused("ugo.not-placing")
    if seat != placing.seat:
        raise Refused("ugo.not-your-turn")
    if is_late(table, at):
        raise Refused("ugo.late")
    if not is_order(command.order, placing):
        raise Refused("ugo.bad-order")
    if not are_tops(command.tops, placing):
        raise Refused("ugo.bad-tops")
    return placing


def judge_resigning(table: Open, seat: Seat) -> None:
    """A seat resigns once, and not after the end."""
    if is_over(table):
        raise Refused("ugo.over")
    if seat in table.resigned:
        raise Refused("ugo.already-resigned")
