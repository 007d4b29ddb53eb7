"""Advice for people: a hint at a table where nobody is wronged by it, and after a game what would have been good.
Thought out off the event loop, in a process of its own. Must not know any game, nor how words travel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, TypeVar

from msgspec import Struct

from tafelrunde.core.advice import Advice, Adviser
from tafelrunde.core.budget import spells
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import AnyGame, Refused, Seat
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform.ports import Row
from tafelrunde.platform.retold import retold
from tafelrunde.platform.seating import Seating
from tafelrunde.platform.standing import Standing, awaits
from tafelrunde.platform.thinking import processes

MOST_AT_ONCE = 8
_HINT_SPELLS = 48
_REMARK_SPELLS = 12
_KEPT = 32

T = TypeVar("T")


class Hint(Struct, frozen=True):
    """What the seat may do now and how good it is, the best first; for the picture with this `seq`."""

    game: str
    seat: Seat
    seq: int
    advice: tuple[Advice, ...]


class Remark(Struct, frozen=True):
    """A choice of the seat: the steps of the replay that show it before and after, what it did, and what an expert
    would have thought, the best first."""

    before: int
    seq: int
    command: Any
    advice: tuple[Advice, ...]


class Explained(Struct, frozen=True):
    """A finished game with the eyes of an expert, who knew at each choice what the seat knew."""

    game: str
    seats: int
    seat: Seat
    remarks: tuple[Remark, ...]


class TooMany(Exception):  # noqa: N818 - an answer to somebody who asks
    """So many ask for advice that it would take long."""


class _Choice(Struct, frozen=True):
    before: int
    seq: int
    view: Any
    legal: tuple[Any, ...]
    command: Any


class Study:
    """Where advice is thought out; begun with the first question."""

    def __init__(
        self, advisers: Mapping[str, Adviser], executor: Callable[[], Executor] = lambda: processes(1)
    ) -> None:
        self._advisers = advisers
        self._open = executor
        self._executor: Executor | None = None
        self._asking = 0
        self._kept: dict[tuple[str, Seat], Explained] = {}

    async def hint(self, table_id: str, game: AnyGame, standing: Standing, seat: Seat) -> Hint:
        """What is good now, from what the seat sees; refused where somebody else could be wronged."""
        adviser = self._adviser(game)
        if standing.seating.phase != "playing":
            raise Refused("table.not-playing")
        if not is_practice(standing.seating, seat):
            raise Refused("table.no-practice")
        view = game.view(standing.state, seat)
        legal = tuple(game.legal(view)) if seat in awaits(standing, game).seats else ()
        if not legal or standing.seating.chairs[seat].bot is not None:
            raise Refused("table.nothing-to-advise")
        seed = seed_from(f"hint {table_id} {standing.seq}")
        (advice,) = await self._thought(adviser, [(view, legal, seed)], _HINT_SPELLS)
        return Hint(game.name, seat, standing.seq, advice)

    async def explained(
        self, rows: Sequence[Row], key: str, catalogue: Catalogue, game: AnyGame, seat: Seat
    ) -> Explained:
        """All choices of a seat in a finished game; the same game is always explained in the same words."""
        adviser = self._adviser(game)
        if (found := self._kept.get((key, seat))) is not None:
            return found
        seats, choices = await asyncio.to_thread(_choices, rows, catalogue, game, adviser, seat)
        questions = [(one.view, one.legal, seed_from(f"remark {one.seq}")) for one in choices]
        advice = await self._thought(adviser, questions, _REMARK_SPELLS)
        remarks = (
            Remark(one.before, one.seq, one.command, advised) for one, advised in zip(choices, advice, strict=True)
        )
        told = Explained(game.name, seats, seat, tuple(remarks))
        self._kept[key, seat] = told
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        return told

    def close(self) -> None:
        """Wait for nobody."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    def _adviser(self, game: AnyGame) -> Adviser:
        if game.name not in self._advisers:
            raise Refused("table.no-adviser")
        return self._advisers[game.name]

    async def _thought(
        self, adviser: Adviser, questions: Sequence[tuple[Any, tuple[Any, ...], bytes]], number: int
    ) -> list[tuple[Advice, ...]]:
        if self._asking >= MOST_AT_ONCE:
            raise TooMany
        if self._executor is None:
            self._executor = self._open()
        self._asking += 1
        try:
            return await asyncio.wrap_future(self._executor.submit(_advised, adviser, questions, number))
        except BrokenExecutor:
            self.close()
            raise
        finally:
            self._asking -= 1


NOBODYS_STUDY = Study({})


def is_practice(seating: Seating, seat: Seat) -> bool:
    """The table says so, or nobody but bots plays against this seat; never where it counts."""
    others = [chair for other, chair in enumerate(seating.chairs) if other != seat]
    alone = all(chair.bot is not None and not chair.taken for chair in others)
    return not seating.arrangement.rated and (seating.arrangement.practice or alone)


def _choices(
    rows: Sequence[Row], catalogue: Catalogue, game: AnyGame, adviser: Adviser, seat: Seat
) -> tuple[int, list[_Choice]]:
    """Where the seat had a choice, what it saw then, and what it did."""
    story = retold(rows, catalogue, seat)
    found = []
    for before, after in zip(story.frames, story.frames[1:], strict=False):
        command = adviser.made(seat, after.events) if after.seat == seat else None
        legal = tuple(game.legal(before.view))
        if command in legal and len(legal) > 1:
            found.append(_Choice(before.seq, after.seq, before.view, legal, command))
    return story.seats, found


def _advised(
    adviser: Adviser, questions: Sequence[tuple[Any, tuple[Any, ...], bytes]], number: int
) -> list[tuple[Advice, ...]]:
    budget = spells(number)
    return [adviser.advise(view, legal, below(seed, "advice"), budget()) for view, legal, seed in questions]
