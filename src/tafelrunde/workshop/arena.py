"""Bots against bots: one deal is a block, replayed until every bot has had every seat. Rows of blocks merge.
Must not know what is made of them, nor print."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from tafelrunde.core.budget import Budget, More, spells
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Plan
from tafelrunde.core.playout import playout
from tafelrunde.games import BOTS, CATALOGUE, LEVELS, REFERENCES, ROUND_POINTS

AHEAD = 3
"""So many blocks are given to each worker in advance."""


class Bout(Struct, frozen=True):
    """Who plays what: the first bot is the challenger. Bots think in spells, or for so many milliseconds of the
    processor's time."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: msgspec.Raw = msgspec.Raw(b"{}")
    spells: int = 8
    think_ms: float | None = None

    @property
    def budget(self) -> Budget:
        """How long they may think about each decision."""
        return spells(self.spells) if self.think_ms is None else milliseconds(self.think_ms)


class Sitting(Struct, frozen=True):
    """One game of a block, told bot by bot in the order of the bout: places, and the points of each round."""

    ranks: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...]


class Row(Struct, frozen=True):
    """One block: its bout, its number, its games; and the decisions of the challenger with what they took."""

    bout: Bout
    block: int
    sittings: tuple[Sitting, ...]
    decisions: int
    thought_ms: float
    cpu_seconds: float


def milliseconds(number: float) -> Budget:
    """So long on the processor for each decision, whatever else the machine does meanwhile: not to be repeated."""

    def begun() -> More:
        until = time.thread_time() + number / 1000
        return lambda: time.thread_time() < until

    return begun


def block(bout: Bout, number: int) -> Row:
    """The deal of this number, with the bots moved on by one seat from game to game."""
    game, seats = CATALOGUE[bout.game], len(bout.bots)
    options = msgspec.json.decode(bout.options, type=game.options_type)
    began, watch = time.thread_time(), _Watch(bout)
    sittings = []
    for turn in range(seats):
        bots = [bout.bots[(seat - turn) % seats] for seat in range(seats)]
        watch.seat = turn
        played = playout(game, options, seats, watch, f"{bout.seed}:{number}", bots, budget=bout.budget)
        outcome = game.outcome(played.state)
        assert outcome is not None
        rounds = ROUND_POINTS[bout.game]((line.event for line in played.lines), seats)
        sittings.append(Sitting(_from(turn, outcome.ranks), tuple(_from(turn, points) for points in rounds)))
    return Row(bout, number, tuple(sittings), watch.decisions, watch.seconds * 1000, time.thread_time() - began)


def _from(turn: int, of_seats: Sequence[int]) -> tuple[int, ...]:
    return (*of_seats[turn:], *of_seats[:turn])


class _Watch:
    """The bots, with an eye on how long the challenger thinks."""

    def __init__(self, bout: Bout) -> None:
        self._bot = BOTS[bout.game]
        self.seat, self.decisions, self.seconds = 0, 0, 0.0

    def __call__(
        self, view: Any, legal: Sequence[Any], level: str, below: Callable[[int], int], more: More
    ) -> Plan[Any] | None:
        began = time.thread_time()
        plan = self._bot(view, legal, level, below, more)
        if view.seat == self.seat and len(legal) > 1:
            self.seconds += time.thread_time() - began
            self.decisions += 1
        return plan


def rows(bouts: Iterable[tuple[Bout, int]], executor: Executor, workers: int) -> Generator[Row, None, None]:
    """The blocks in their order, whoever plays them; a few are under way ahead of the one that is waited for."""
    coming = iter(bouts)
    under_way: deque[Future[Row]] = deque(executor.submit(block, *one) for one in islice(coming, AHEAD * workers))
    try:
        while under_way:
            yield under_way.popleft().result()
            under_way += [executor.submit(block, *one) for one in islice(coming, 1)]
    finally:
        for future in under_way:
            future.cancel()


def line_ups(game: str, seats: int, seed: str) -> Iterator[tuple[str, ...]]:
    """For a ladder: who plays in each block, so that all meet all about equally often."""
    everyone = [*LEVELS[game], *REFERENCES[game]]
    number, bag = below(seed_from(seed), "ladder"), list[str]()
    while True:
        chosen: list[str] = []
        while len(chosen) < seats:
            bag = bag or everyone.copy()
            fresh = [bot for bot in bag if bot not in chosen] or bag
            chosen.append(fresh[number(len(fresh))])
            bag.remove(chosen[-1])
        yield tuple(chosen)
