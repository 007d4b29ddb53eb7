"""Placing a trick in a kingdom: what may be chosen, and where the cards come to lie. Must not know the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations, product
from operator import contains
from typing import TypeAlias

from tafelrunde.core.game import Seat
from tafelrunde.games.ugo.model import SUITS, Card, Placing, Stack, Suit

Choice: TypeAlias = tuple[tuple[Suit, ...], tuple[Card, ...]]
"""The new suits from left to right, and the tops."""


def to_place(trick: int, seat: Seat, cards: tuple[Card, ...], stacks: tuple[Stack, ...]) -> Placing:
    """UG-9, UG-10, UG-11: a trick goes into its winner's kingdom.

    A suit that has no section yet may take its place among other new ones, and of several cards of one suit one may be
    on top; a single card of a suit that is there leaves nothing to choose.
    """
    groups = by_suit(cards)
    there = {stack[0].suit for stack in stacks}
    new_suits = tuple([suit for suit in groups if suit not in there])
    piles = tuple([groups[suit] for suit in SUITS if suit in groups and len(groups[suit]) > 1])
    return Placing(trick, seat, cards, stacks, new_suits, piles)


def by_suit(cards: Sequence[Card]) -> dict[Suit, tuple[Card, ...]]:
    """UG-10: the cards of a trick sorted by suit; suits and cards stay in the order played."""
    groups: dict[Suit, tuple[Card, ...]] = {}
    for card in cards:
        groups[card.suit] = (*groups[card.suit], card) if card.suit in groups else (card,)
    return groups


def has_choice(placing: Placing) -> bool:
    """UG-10, UG-11: the winner has a choice with several new suits, or with several cards of one suit."""
    return len(placing.new_suits) > 1 or len(placing.piles) > 0


def choices(placing: Placing) -> Iterator[Choice]:
    """UG-10, UG-11: every way to place a trick."""
    return product(permutations(placing.new_suits), product(*placing.piles))


def preselected(placing: Placing) -> Choice:
    """UG-10, UG-11: new suits as they were played, the highest card of each suit on top."""
    return placing.new_suits, tuple(max(pile, key=lambda card: card.value) for pile in placing.piles)


def is_order(order: Sequence[Suit], placing: Placing) -> bool:
    """UG-10: an order names each new suit once."""
    return len(order) == len(placing.new_suits) and set(order) == set(placing.new_suits)


def are_tops(tops: Sequence[Card], placing: Placing) -> bool:
    """UG-11: one top for each suit with several cards in the trick, and one of these cards."""
    return len(tops) == len(placing.piles) and all(map(contains, placing.piles, tops))


def laid(placing: Placing, order: Sequence[Suit], tops: Sequence[Card]) -> dict[Suit, Stack]:
    """UG-10, UG-11: new suits take the leftmost free sections; under a top the others lie in the order played.

    The stacks stand by their suits, from left to right.
    """
    stacks = {stack[0].suit: stack for stack in placing.before}
    for suit in order:
        stacks[suit] = ()
    covered = [card for card in placing.cards if card not in tops]
    for card in (*covered, *tops):
        stacks[card.suit] = (*stacks[card.suit], card)
    return stacks
