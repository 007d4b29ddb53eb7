"""What a move is worth at first sight: the own kingdom after this trick, if the others play any cards.
Must not know more than a seat's view."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.games.ugo.bots.knowledge import is_placing
from tafelrunde.games.ugo.model import KINGDOM_FARMERS, VALUES, Card, Command, Kingdom, PlaceLands, PlayCard, View
from tafelrunde.games.ugo.placing import laid, preselected, to_place
from tafelrunde.games.ugo.scoring import points, sheet
from tafelrunde.games.ugo.trick import farmers_due, winning_place

A_FARMER = 1.5  # in points, as long as there is room for it


def by_worth(view: View, legal: Sequence[Command]) -> list[tuple[float, Command]]:
    """Everything that comes into question, the best first; of equals the first that is listed."""
    assert view.seat is not None
    kingdom = view.open.kingdoms[view.seat]
    judged: list[tuple[float, Command]]
    if is_placing(view):
        judged = [(_placed(view, kingdom, command), command) for command in legal if isinstance(command, PlaceLands)]
    else:
        judged = [(_played(view, kingdom, command.card), command) for command in legal if isinstance(command, PlayCard)]
    return sorted(judged, key=lambda pair: -pair[0])


def _placed(view: View, kingdom: Kingdom, command: PlaceLands) -> float:
    placing = view.open.placing
    assert placing is not None
    stacks = laid(placing, command.order, command.tops)
    height = sum((5 - place) * stack[-1].value for place, stack in enumerate(stacks.values())) / 100
    return _worth(Kingdom(tuple(stacks.values()), kingdom.farmers)) + height


def _played(view: View, kingdom: Kingdom, card: Card) -> float:
    """The better of the outcomes so far weighs as much as it is likely that nobody plays higher."""
    table = view.open
    cards = (*table.played, card)
    to_come = len(table.kingdoms) - len(cards)
    best = cards[winning_place(cards)]
    if best != card:
        return _worth(_with_farmers(kingdom, farmers_due(card, best)))
    placing = to_place(table.trick, 0, cards, kingdom.stacks)
    order, tops = preselected(placing)
    rising = sorted(order, key=lambda suit: -max(one.value for one in cards if one.suit == suit))
    won = _with_farmers(Kingdom(tuple(laid(placing, rising, tops).values()), kingdom.farmers), farmers_due(card, card))
    lost = _with_farmers(kingdom, 1 if card.value in (1, 2) else 0)
    likely = ((card.value + 0.5) / len(VALUES)) ** to_come
    return likely * _worth(won) + (1 - likely) * _worth(lost)


def _with_farmers(kingdom: Kingdom, more: int) -> Kingdom:
    return Kingdom(kingdom.stacks, min(KINGDOM_FARMERS, kingdom.farmers + more))


def _worth(kingdom: Kingdom) -> float:
    return points(sheet(kingdom)) + A_FARMER * kingdom.farmers
