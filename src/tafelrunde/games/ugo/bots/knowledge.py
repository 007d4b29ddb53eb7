"""What a seat's view says about cards it cannot see, and commands as the kernel's numbers and back.
Must not know how anybody chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.ugo.model import CARDS, SUITS, VALUES, Card, Command, Open, PlaceLands, PlayCard, View
from tafelrunde.games.ugo.placing import choices

if TYPE_CHECKING:
    from tafelrunde_kernel.ugo import Position

_NUMBER = {card: number for number, card in enumerate(CARDS)}


def number_of(card: Card) -> int:
    """A card as the kernel counts them: by suit, then by value."""
    return _NUMBER[card]


def shown_by(table: Open) -> tuple[tuple[Card, ...], ...]:
    """The cards that each seat has played in this round."""
    shown: list[list[Card]] = [[] for _ in table.kingdoms]
    for leader, cards in _tricks(table):
        for step, card in enumerate(cards):
            shown[(leader + step) % len(shown)].append(card)
    return tuple(tuple(cards) for cards in shown)


def voids_of(table: Open) -> tuple[frozenset[str], ...]:
    """UG-6: who did not follow a suit has none of it."""
    voids: list[set[str]] = [set() for _ in table.kingdoms]
    for leader, cards in _tricks(table):
        for step, card in enumerate(cards):
            if card.suit != cards[0].suit:
                voids[(leader + step) % len(voids)].add(cards[0].suit)
    return tuple(frozenset(suits) for suits in voids)


def _tricks(table: Open) -> list[tuple[int, tuple[Card, ...]]]:
    """Every trick of the round with its leader, the one on the table last."""
    tricks = [(trick.leader, trick.cards) for trick in table.tricks]
    return [*tricks, (table.leader, table.played)] if table.played and table.leader is not None else tricks


def unseen_by(view: View) -> tuple[Card, ...]:
    """The cards that the others hold or nobody was dealt."""
    seen = {card for cards in shown_by(view.open) for card in cards} | set(view.hand or ())
    return tuple(card for card in CARDS if card not in seen)


def is_placing(view: View) -> bool:
    """The seat has a trick to place that it has not placed yet."""
    placing = view.open.placing
    return placing is not None and not placing.placed


def position_of(view: View) -> Position:
    """The round as the kernel knows it; the others' hands are left open."""
    from tafelrunde_kernel.ugo import Position

    table = view.open
    assert view.seat is not None
    placing = table.placing if is_placing(view) else None
    return Position.seen(
        seat=view.seat,
        hand=[number_of(card) for card in view.hand or ()],
        played=[number_of(card) for card in (placing.cards if placing else table.played)],
        placing=placing is not None,
        tricks=len(table.tricks) - (placing is not None),
        lands=[
            ([(SUITS.index(stack[-1].suit), stack[-1].value) for stack in kingdom.stacks], kingdom.farmers)
            for kingdom in table.kingdoms
        ],
        shown=[[number_of(card) for card in cards] for cards in shown_by(table)],
        voids=[sum(1 << SUITS.index(suit) for suit in SUITS if suit in lacks) for lacks in voids_of(table)],
    )


def command_of(action: int, view: View) -> Command:
    """What the kernel means: a card, or the placing with this number."""
    table = view.open
    if action < len(CARDS):
        return PlayCard(table.round, table.trick, CARDS[action])
    assert table.placing is not None
    order, tops = list(choices(table.placing))[action - len(CARDS)]
    return PlaceLands(table.round, table.placing.trick, order, tops)


assert len(CARDS) == len(SUITS) * len(VALUES)
