"""A house on a real store in a temporary directory, and onlookers who note down what they are told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from shell.clock import JumpClock
from shell.stores import AnyStore, opened_store
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Millis
from tafelrunde.core.replay import Catalogue
from tafelrunde.games.null import NULL
from tafelrunde.platform.advising import NOBODYS_STUDY, Study
from tafelrunde.platform.fairness import Meter
from tafelrunde.platform.house import BEAT_MS, NO_BOTS, PRIVATE, House
from tafelrunde.platform.ports import Entropy, Row
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.session import Session, begin_session
from tafelrunde.platform.table import Table
from tafelrunde.platform.telling import Company, Progress, Saying, Update
from tafelrunde.platform.thinking import NOBODY, Thinking

T = TypeVar("T")
NULLS: Catalogue = {"null": NULL}
PATIENCE = 30


_left_open: list[Callable[[], Awaitable[None]]] = []


def run(story: Coroutine[Any, Any, T], patience: float | None = PATIENCE) -> T:
    """Run a test's story; a hang is a failure, not a wait, and nothing stays open behind it."""
    return asyncio.run(_told(story, patience))


def shut_afterwards(shut: Callable[[], Awaitable[None]]) -> None:
    """Whatever a story opens and need not shut itself."""
    _left_open.append(shut)


async def _told(story: Coroutine[Any, Any, T], patience: float | None) -> T:
    try:
        return await asyncio.wait_for(story, patience)
    finally:
        await shut_all()


async def shut_all() -> None:
    """A story is over: shut what it has left open."""
    left = [shut() for shut in _left_open]
    _left_open.clear()
    await asyncio.gather(*left)


def entropy_from(text: str) -> Entropy:
    """The same unguessable bytes every time."""
    calls = itertools.count()

    def entropy(size: int) -> bytes:
        number = below(seed_from(text), f"call {next(calls)}")
        return bytes(number(256) for _ in range(size))

    return entropy


@dataclass(frozen=True)
class Refusal:
    """What a sender alone hears."""

    command_id: str
    key: str
    details: Mapping[str, str | int]


@dataclass(eq=False)
class Onlooker:
    """A listener that keeps everything it is told, in order."""

    session: Session
    heard: asyncio.Queue[Update | Refusal | str] = field(default_factory=asyncio.Queue)
    news: list[Company | Progress | Saying] = field(default_factory=list)
    meter: Meter = field(default_factory=Meter)

    def update(self, update: Update) -> None:
        self.heard.put_nowait(update)

    def hear(self, news: Company | Progress | Saying) -> None:
        self.news.append(news)

    def refuse(self, command_id: str, key: str, details: Mapping[str, str | int]) -> None:
        self.heard.put_nowait(Refusal(command_id, key, details))

    def dismiss(self, reason: str) -> None:
        self.heard.put_nowait(reason)

    async def hears(self) -> Update:
        """The next thing told, which must be an update."""
        told = await self.heard.get()
        assert isinstance(told, Update), told
        return told

    async def sees(self, so: Callable[[Update], bool]) -> Update:
        """The first update that is so, whatever is told before it."""
        while not so(update := await self.hears()):
            pass
        return update

    async def is_acknowledged(self, command_id: str) -> Update:
        """The update that acknowledges a command, whatever is told before it."""
        while (update := await self.hears()).ack != command_id:
            pass
        return update

    async def is_refused(self) -> str:
        """The next thing told, which must be a refusal; its key."""
        told = await self.heard.get()
        assert isinstance(told, Refusal), told
        return told.key

    @property
    def has_heard_nothing_more(self) -> bool:
        return self.heard.empty()


@dataclass(frozen=True)
class Room:
    """A house with its clock and its store."""

    house: House
    clock: JumpClock
    store: AnyStore
    nodes: list[House] = field(default_factory=list)

    async def on_another_node(self, table: Table) -> Table:
        """The same table in a second house on the same store, which shares nothing else with the first."""
        house = House(self.house.catalogue, self.store, self.clock, entropy_from("another node"))
        await house.open_doors()
        self.nodes.append(house)
        twin = await house.find(table.record.code)
        assert twin is not None
        return twin

    def measures(self, table: Table, onlooker: Onlooker, rtt: Millis) -> None:
        """A probe goes to somebody and comes back; so much time passes."""
        probe = onlooker.meter.probe(self.clock.now_ms())
        self.clock.jump(rtt)
        assert onlooker.meter.answered(probe, self.clock.now_ms())
        table.audience.company.measured(onlooker, self.clock.now_ms())

    async def a_beat_passes(self) -> None:
        """Whatever a beat brings has been done."""
        self.clock.jump(BEAT_MS)
        while not self.clock.is_awaited_at(self.clock.now_ms() + BEAT_MS):
            await asyncio.sleep(0)

    async def person(self, name: str) -> Session:
        """Somebody new at the door."""
        _, session = await begin_session(self.store, self.house.entropy, name)
        return session

    async def table(self, code: str) -> Table:
        """A table that is there."""
        table = await self.house.find(code)
        assert table is not None
        return table

    async def seated(
        self, game: str, names: tuple[str, ...], arrangement: Arrangement = PRIVATE, **options: object
    ) -> tuple[Table, list[Onlooker]]:
        """A table with everyone in their seats, and nothing unheard."""
        sessions = [await self.person(name) for name in names]
        chosen = msgspec.json.encode(options)
        record = await self.house.open_table(sessions[0], game, len(names), chosen, arrangement)
        table = await self.table(record.code)
        onlookers = [Onlooker(session) for session in sessions]
        for onlooker in onlookers:
            table.listen(onlooker)
            await onlooker.hears()
        for place, onlooker in enumerate(onlookers[1:]):
            do(table, onlooker, f"sit {place}", {"kind": "table.sit"})
            for each in onlookers:
                await each.hears()
        return table, onlookers

    async def playing(
        self, game: str, names: tuple[str, ...], arrangement: Arrangement = PRIVATE, **options: object
    ) -> tuple[Table, list[Onlooker]]:
        """A table whose game has just begun."""
        table, onlookers = await self.seated(game, names, arrangement, **options)
        do(table, onlookers[0], "start", {"kind": "table.start"})
        for each in onlookers:
            await each.hears()
        return table, onlookers


def do(table: Table, onlooker: Onlooker, command_id: str, command: object) -> None:
    """Send a command as the wire would."""
    table.submit(onlooker, command_id, msgspec.json.encode(command))


def names_of(update: Update) -> tuple[str | None, ...]:
    """Who sits, as everyone sees it."""
    return tuple(seat.name for seat in update.table.seats)


def as_line(row: Row) -> bytes:
    """A stored row in the one file format of logs."""
    stamps = {name: getattr(row, name) for name in ("seq", "at", "received", "credit", "seat", "cause")}
    return msgspec.json.encode({**stamps, "event": msgspec.Raw(row.body)}) + b"\n"


@asynccontextmanager
async def room(
    path: Path,
    catalogue: Catalogue = NULLS,
    clock: JumpClock | None = None,
    text: str = "entropy",
    levels: Mapping[str, tuple[str, ...]] = NO_BOTS,
    thinking: Thinking = NOBODY,
    study: Study = NOBODYS_STUDY,
) -> AsyncIterator[Room]:
    """Open the doors, and close them properly; for a crash, copy the directory while they are open."""
    clock = clock or JumpClock()
    async with opened_store(path, clock) as store:
        house = House(catalogue, store, clock, entropy_from(text), levels, thinking, study=study)
        await house.open_doors()
        here = Room(house, clock, store, [house])
        try:
            yield here
        finally:
            for node in here.nodes:
                await node.close_doors()
