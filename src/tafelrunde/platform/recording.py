"""What remains of a game that is over: its result, its solo run and the ratings that follow, kept in the archive.
Must not know the games: what a run of somebody alone is worth is handed in. Nothing at the table waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from tafelrunde.core.game import AnyGame, Millis, Seat
from tafelrunde.core.play import chance_of
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform.archive import Keeping, Result, Run, Score
from tafelrunde.platform.ending import FAREWELL_S, ended
from tafelrunde.platform.ports import NotStored, Person, Row, TableRecord
from tafelrunde.platform.rating import rate
from tafelrunde.platform.seating import Resumed, Started, decode_event
from tafelrunde.platform.standing import Standing, Unreadable, folded, opening

Runs: TypeAlias = Mapping[str, Callable[[Any], tuple[str, tuple[int, ...]] | None]]
NO_RUNS: Runs = MappingProxyType({})

log = logging.getLogger(__name__)


def result_of(
    game: AnyGame, record: TableRecord, standing: Standing, holders: Mapping[Seat, Person], ended: Millis
) -> Result:
    """How everyone did at a table whose game is over; a seat that a bot had from the start is nobody's."""
    outcome = None if standing.state is None else game.outcome(standing.state)
    scores = () if outcome is None else tuple(zip(outcome.ranks, outcome.scores, strict=True))
    return Result(
        id=record.id,
        game=record.game,
        ended=ended,
        took=standing.time.at,
        scores=tuple(Score(seat, rank, points, holders.get(seat)) for seat, (rank, points) in enumerate(scores)),
        rated=standing.seating.arrangement.rated,
        public=standing.seating.arrangement.public and outcome is not None,
    )


def ended_at(rows: Sequence[Row]) -> Millis | None:
    """The instant of the clock at which the last row happened, from the last time that table time began to run."""
    for row in reversed(rows):
        if row.kind in ("table.started", "table.resumed"):
            event = decode_event(row.body)
            if isinstance(event, Started | Resumed):
                return event.since + rows[-1].at - row.at
    return None


class Recorder:
    """Keeps the results of one house, one after the other, and those of an earlier life that were not kept."""

    def __init__(self, store: Keeping, catalogue: Catalogue, runs: Runs = NO_RUNS) -> None:
        self._store = store
        self._catalogue = catalogue
        self._runs = runs
        self._over: asyncio.Queue[tuple[Result, Run | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From now on keep what ends."""
        self._task = asyncio.create_task(self._work(), name="recorder")

    async def stop(self) -> None:
        """Keep what has ended, then end; what a store that does not answer keeps from us the next start catches up."""
        if self._task is not None:
            kept = asyncio.create_task(self._over.join())
            await asyncio.wait((kept, self._task), timeout=FAREWELL_S, return_when=asyncio.FIRST_COMPLETED)
            await ended(kept, self._task, within_s=1)

    async def settled(self) -> None:
        """Return once everything that has ended is kept."""
        await self._over.join()

    def note(
        self, game: AnyGame, record: TableRecord, standing: Standing, holders: Mapping[Seat, Person], ended: Millis
    ) -> None:
        """A game is over."""
        found = self._runs.get(game.name, lambda _: None)(standing.state) if len(standing.seating.chairs) == 1 else None
        result = result_of(game, record, standing, holders, ended)
        self._over.put_nowait((result, None if found is None else Run(*found)))

    async def catch_up(self) -> None:
        """Games that ended in an earlier life, and whose result that life did not keep."""
        archive = await asyncio.to_thread(lambda: self._store.archive)
        for table_id in await archive.unrecorded():
            record = await self._store.table_by_id(table_id)
            game = None if record is None else self._catalogue.get(record.game)
            if record is None or game is None:
                continue
            rows = await self._store.read(table_id, 0)
            try:
                _, empty = opening(rows, self._catalogue)
                standing = folded(empty, game, chance_of(await self._store.seed(table_id)), rows[1:])
            except (Unreadable, NotStored):
                log.exception("the result of table %s cannot be read", record.code)
                continue
            self.note(game, record, standing, await self._store.holders(table_id), ended_at(rows) or 0)

    async def _work(self) -> None:
        while True:
            result, run = await self._over.get()
            try:
                archive = await asyncio.to_thread(lambda: self._store.archive)
                await archive.note(result, run, rate if result.rated else None)
            except NotStored as fault:
                log.warning("a result was not kept; the next start, or tomorrow, tries again: %s", fault)
            except Exception:
                log.exception("a result was not kept; the next start tries again")
            finally:
                self._over.task_done()
