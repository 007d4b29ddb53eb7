"""Deals that agree with what a seat has seen, every one of them equally likely. Must not know how anybody chooses.

This is what the kernel's sampler does, for where there is no kernel: seats that lack the same suits are a pool, and
the cards that nobody was dealt go to the pool that lacks none. How many cards of a kind of suit go to each pool is
drawn in the proportion of the deals that have these numbers; which cards, and whose in the pool, is then any choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from math import comb

from tafelrunde.core.game import Seat
from tafelrunde.games.ugo.bots.knowledge import unseen_by, voids_of
from tafelrunde.games.ugo.model import Card, View

Counts = tuple[int, ...]


class Belief:
    """What a view says about the others' hands, ready to be drawn from."""

    def __init__(self, view: View) -> None:
        sizes, voids = view.open.hand_sizes, voids_of(view.open)
        unseen = unseen_by(view)
        there = {card.suit for card in unseen}
        self._sizes = sizes
        self._pools: dict[frozenset[str], list[Seat]] = {frozenset(): []}
        for seat, size in enumerate(sizes):
            if seat != view.seat and size:
                self._pools.setdefault(voids[seat] & there, []).append(seat)
        self._strict = [lacks for lacks in self._pools if lacks]
        kinds: dict[tuple[bool, ...], list[Card]] = {}
        for card in unseen:
            kinds.setdefault(tuple(card.suit not in lacks for lacks in self._strict), []).append(card)
        self._kinds = list(kinds.items())
        self._room = tuple(sum(sizes[seat] for seat in self._pools[lacks]) for lacks in self._strict)
        self._ways = cache(self._count)

    def deal(self, below: Callable[[int], int]) -> dict[Seat, tuple[Card, ...]]:
        """A hand for each of the others."""
        shares: list[list[Card]] = [[] for _ in self._strict]
        rest: list[Card] = []
        room = self._room
        for number, (_, cards) in enumerate(self._kinds):
            counts = self._drawn(number, room, below)
            room = _less(room, counts)
            cards = _shuffled(cards, below)
            for share, count in zip(shares, counts, strict=True):
                share += cards[:count]
                cards = cards[count:]
            rest += cards
        hands: dict[Seat, tuple[Card, ...]] = {}
        for seats, share in zip(self._pools.values(), [rest, *shares], strict=True):
            cards = _shuffled(share, below)
            for seat in seats:
                hands[seat], cards = tuple(cards[: self._sizes[seat]]), cards[self._sizes[seat] :]
        return hands

    def _choices(self, number: int, room: Counts) -> Iterator[tuple[Counts, int]]:
        """How many cards of this kind each strict pool may get, and how many deals follow."""
        may, cards = self._kinds[number]
        for counts in product(*(range(min(free, len(cards)) * ok + 1) for ok, free in zip(may, room, strict=True))):
            if sum(counts) > len(cards):
                continue
            left, ways = len(cards), 1
            for count in counts:
                ways *= comb(left, count)
                left -= count
            if ways := ways * self._ways(number + 1, _less(room, counts)):
                yield counts, ways

    def _count(self, number: int, room: Counts) -> int:
        if number == len(self._kinds):
            return int(not any(room))
        return sum(ways for _, ways in self._choices(number, room))

    def _drawn(self, number: int, room: Counts, below: Callable[[int], int]) -> Counts:
        if not self._strict:
            return ()
        left = _big(self._ways(number, room), below)
        for counts, ways in self._choices(number, room):
            left -= ways
            if left < 0:
                return counts
        raise AssertionError("some deal agrees with what was seen")


def _less(room: Counts, counts: Counts) -> Counts:
    return tuple(free - count for free, count in zip(room, counts, strict=True))


def _shuffled(cards: Sequence[Card], below: Callable[[int], int]) -> list[Card]:
    items = list(cards)
    for place in range(len(items) - 1, 0, -1):
        other = below(place + 1)
        items[place], items[other] = items[other], items[place]
    return items


def _big(limit: int, below: Callable[[int], int]) -> int:
    """A number below one that may be greater than 32 bits, digit by digit, without bias."""
    while True:
        number, size = 0, 1
        while size < limit:
            number, size = number << 16 | below(1 << 16), size << 16
        if number < size - size % limit:
            return number % limit
