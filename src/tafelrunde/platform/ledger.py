"""What is stored of one table and how it becomes so: by us, or by another node, whose rows are believed.
Must not know who looks on, nor who asks."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.game import Refused, Seat
from tafelrunde.core.replay import decode_event
from tafelrunde.platform import seating as words
from tafelrunde.platform.deciding import Batch, Terms
from tafelrunde.platform.elsewhere import Nowhere
from tafelrunde.platform.ports import Conflict, NotStored, Person, Row
from tafelrunde.platform.seating import PREFIX, GivenAway, Left, Seating
from tafelrunde.platform.standing import Standing, causes_in, folded
from tafelrunde.platform.telling import Timing
from tafelrunde.platform.world import World

_TRIES = 5
_MOVES_PEOPLE = ("table.seated", "table.left", "table.given-away")

log = logging.getLogger(__name__)


class News(Struct, frozen=True):
    """What has become so: the events, the seats before them, did seats or their holders change, whom the host sent
    away; from another node, with how its commands were judged, or from ours."""

    events: tuple[Any, ...]
    before: Seating
    seats_changed: bool
    sent_away: tuple[Person, ...] = ()
    foreign: bool = False
    timings: tuple[Timing, ...] = ()


class Ledger:
    """The table as it is stored; whoever asks for it to be changed waits until it is."""

    def __init__(
        self,
        table_id: str,
        terms: Terms,
        standing: Standing,
        causes: set[str],
        holders: dict[Seat, Person],
        world: World,
        elsewhere: Nowhere,
        adopted: Callable[[News], None],
    ) -> None:
        self.standing = standing
        self.causes = causes
        self.holders = holders
        self._table_id = table_id
        self._terms = terms
        self._store = world.store
        self._measures = world.measures
        self._elsewhere = elsewhere
        self._adopted = adopted

    async def stored(self, decide: Callable[[], Batch | None], cause: str | None = None) -> Batch | None:
        """Decide, store, adopt; where somebody else wrote first, believe them and decide again."""
        for _ in range(_TRIES):
            start = perf_counter()
            try:
                batch = decide()
            except Refused:
                if self._elsewhere.may_know_more and await self.catch_up():
                    continue  # another node knew more
                raise
            start = self._measures.decide.since(start)
            if batch is None or not batch.events:
                return batch
            try:
                await self.store(batch, cause)
            except Conflict:
                self._measures.conflicts += 1
                await self.catch_up()
            else:
                self._measures.append.since(start)
                self._measures.moves += batch.seat is not None
                return batch
        raise Refused("table.busy")

    async def store(self, batch: Batch, cause: str | None = None) -> None:
        """Store, adopt, and only then let other nodes know; raises Conflict where somebody was faster."""
        seq = self.standing.seq
        rows = batch.rows(seq, cause)
        await self._store.append(self._table_id, seq, rows, batch.holders)
        self._elsewhere.announce(rows)
        self._adopt(batch, cause)

    async def catch_up(self) -> bool:
        """Read what others have stored; was there anything?"""
        rows = await self._store.read(self._table_id, self.standing.seq)
        if rows:
            await self._believe(rows)
        return bool(rows)

    async def hear(self, rows: Sequence[Row], seq: int) -> None:
        """Another node has told what it stored; where something is missing it is read, if not now then when they say
        the next time how far they are."""
        new = [row for row in rows if row.seq > self.standing.seq]
        try:
            if new and new[0].seq == self.standing.seq + 1:
                await self._believe(new)
            elif seq > self.standing.seq:
                self._measures.gaps += await self.catch_up()
        except NotStored as fault:
            log.info("what another node has stored cannot be read now: %s", fault)

    def _adopt(self, batch: Batch, cause: str | None) -> None:
        """Only what is stored is so."""
        seq, before = self.standing.seq, self.standing.seating
        last = max(self.standing.last, batch.at, batch.received)
        self.standing = replace(batch.after, seq=seq + len(batch.events), last=last)
        if cause is not None:
            self.causes.add(cause)
        sent_away = []
        for holder in batch.holders:
            if holder.person is not None:
                self.holders[holder.seat] = holder.person
            elif (gone := self.holders.pop(holder.seat, None)) is not None and holder.seat != batch.seat:
                sent_away.append(gone)
        seats_changed = batch.after.seating is not before or bool(batch.holders)
        self._adopted(News(batch.events, before, seats_changed, tuple(sent_away)))

    async def _believe(self, rows: Sequence[Row]) -> None:
        """What another node has stored is so; who sits is read again where that has changed."""
        game, before = self._terms.game, self.standing.seating
        standing = folded(self.standing, game, self._terms.answer, rows)
        own = [(row, words.decode_event(row.body)) for row in rows if row.kind.startswith(PREFIX)]
        gone = [event.seat for row, event in own if isinstance(event, Left | GivenAway) and event.seat != row.seat]
        sent_away = tuple(self.holders[seat] for seat in gone if seat in self.holders)
        if any(row.kind in _MOVES_PEOPLE for row in rows):
            holders = await self._store.holders(self._table_id)
            self.holders.clear()
            self.holders.update(holders)
        self.standing = standing
        self.causes |= causes_in(rows)
        spoken = {row.seq: event for row, event in own}
        events = tuple(spoken.get(row.seq) or decode_event(game, row.body) for row in rows)
        timings = tuple(
            Timing(row.seat, row.at, row.received, row.credit, row.rtt)
            for row in rows
            if row.seat is not None and row.rtt is not None
        )
        self._adopted(News(events, before, bool(own), sent_away, True, timings))
