"""A house on a real store in a temporary directory, and onlookers who note down what they are told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from shell.clock import JumpClock
from shell.spread import AnyTable, Spread, Words, nodes_now
from shell.stores import AnyStore, opened_store, settled
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Millis
from tafelrunde.core.replay import Catalogue
from tafelrunde.games.null import NULL
from tafelrunde.platform import nodes
from tafelrunde.platform.advising import NOBODYS_STUDY, Study
from tafelrunde.platform.fairness import Meter
from tafelrunde.platform.house import BEAT_MS, NO_BOTS, PRIVATE, House
from tafelrunde.platform.ports import Entropy, Person, Row
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.session import Session, begin_session
from tafelrunde.platform.table import Table
from tafelrunde.platform.telling import Company, Progress, Saying, Update
from tafelrunde.platform.thinking import NOBODY, Thinking
from tafelrunde.platform.twin import ON_THE_WAY_MS
from tafelrunde.storage.postgres.store import PostgresStore

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
    known: Callable[[int], Awaitable[None]] | None = None

    def update(self, update: Update) -> None:
        self.heard.put_nowait(update)

    def hear(self, news: Company | Progress | Saying) -> None:
        self.news.append(news)

    def refuse(self, command_id: str, key: str, details: Mapping[str, str | int]) -> None:
        self.heard.put_nowait(Refusal(command_id, key, details))

    def dismiss(self, reason: str) -> None:
        self.heard.put_nowait(reason)

    def rename(self, person: Person) -> None:
        self.session = Session(self.session.token_hash, person)

    async def hears(self) -> Update:
        """The next thing told, which must be an update; the story goes on once all nodes know as much."""
        told = await self.heard.get()
        assert isinstance(told, Update), told
        if self.known is not None:
            await self.known(told.seq)
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
    """A house with its clock and its store; on several nodes `house` is the first of them, with a bus between all."""

    house: House
    clock: JumpClock
    store: AnyStore
    nodes: list[House] = field(default_factory=list)
    strangers: list[House] = field(default_factory=list)
    stores: list[AnyStore] = field(default_factory=list)
    words: Words | None = None
    _spread: dict[str, Spread] = field(default_factory=dict)

    async def on_another_node(self, table: AnyTable) -> Table:
        """The same table in a further house on the same store, which shares nothing else with the others."""
        house = House(self.house.catalogue, self.store, self.clock, entropy_from("another node"))
        await house.open_doors()
        self.strangers.append(house)
        twin = await house.find(table.record.code)
        assert twin is not None
        return twin

    def measures(self, table: AnyTable, onlooker: Onlooker, rtt: Millis) -> None:
        """A probe goes to somebody and comes back; so much time passes."""
        probe = onlooker.meter.probe(self.clock.now_ms())
        self.clock.jump(rtt)
        assert onlooker.meter.answered(probe, self.clock.now_ms())
        table.audience.company.measured(onlooker, self.clock.now_ms())

    @property
    def on_the_way(self) -> Millis:
        """How much longer a bell waits for whoever sits at another node."""
        return ON_THE_WAY_MS if len(self.nodes) > 1 else 0

    async def a_beat_passes(self) -> None:
        """Whatever a beat brings has been done, at every node."""
        beat = BEAT_MS if self.words is None else nodes.BEAT_MS
        self.clock.jump(beat)
        due = self.clock.now_ms() + beat
        while self.clock.awaited().count(due) < len(self.nodes):
            await asyncio.sleep(0)

    async def quiet(self, turns: int = 3) -> None:
        """Whatever was to be decided has been, and stored, and everybody knows; with time standing still."""
        before: list[tuple[str, int]] = []
        while True:
            for _ in range(turns):
                for _ in range(20):
                    await asyncio.sleep(0)
                for store in self.stores:
                    await settled(store)
            if self.words is None:
                return
            await self.words.have_arrived()
            now = [(table.record.code, table.twin.seq) for house in self.nodes for table in house.tables]
            if now == before and len(set(now)) == len({code for code, _ in now}):  # somebody may still be reading
                return
            before = now

    async def recorded(self) -> None:
        """Every result of a game that is over is kept, by whichever node had it end."""
        for house in self.nodes:
            await house.recorder.settled()

    async def agrees(self) -> None:
        """In the end all nodes hold the same of each table."""
        await self.quiet()
        for table in self.house.tables:
            for other in [other for house in self.nodes for other in house.tables if other.record == table.record]:
                assert other.standing == table.standing, "two nodes do not agree"

    async def person(self, name: str) -> Session:
        """Somebody new at the door."""
        _, session = await begin_session(self.store, self.house.entropy, name)
        return session

    async def table(self, code: str) -> AnyTable:
        """A table that is there, at every node."""
        found = [await house.find(code) for house in self.nodes]
        tables = [table for table in found if table is not None]
        assert len(tables) == len(self.nodes)
        if len(tables) == 1:
            return tables[0]
        known = self._spread.get(code)
        if known is None or not all(one is other for one, other in zip(known.tables, tables, strict=True)):
            self._spread[code] = Spread(tables)
        return self._spread[code]

    async def seated(
        self, game: str, names: tuple[str, ...], arrangement: Arrangement = PRIVATE, **options: object
    ) -> tuple[AnyTable, list[Onlooker]]:
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
    ) -> tuple[AnyTable, list[Onlooker]]:
        """A table whose game has just begun."""
        table, onlookers = await self.seated(game, names, arrangement, **options)
        do(table, onlookers[0], "start", {"kind": "table.start"})
        for each in onlookers:
            await each.hears()
        return table, onlookers


def do(table: AnyTable, onlooker: Onlooker, command_id: str, command: object) -> None:
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
    number, another_bus = nodes_now()
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(opened_store(path, clock))
        stores = [store]
        while isinstance(store, PostgresStore) and len(stores) < number:  # as nodes have it; a file is one process's
            stores.append(await stack.enter_async_context(opened_store(path, clock)))
        houses = [
            House(
                catalogue,
                stores[place % len(stores)],
                clock,
                entropy_from(f"{text} {place}" if place else text),
                levels,
                thinking,
                study=study,
                bus=None if another_bus is None else another_bus(),
            )
            for place in range(number)
        ]
        here = Room(houses[0], clock, store, houses, [], stores, None if number == 1 else Words(houses))
        stack.push_async_callback(closed, here)
        for house in houses:
            await house.open_doors()
        if here.words is not None:
            await here.words.listen()
            clock.on_jump = lambda: all_live(houses)
        yield here
        if here.words is not None:
            await here.agrees()


def all_live(houses: list[House]) -> None:
    """A jump stands for time in which every node has said twice a second that it is there."""
    for house in houses:
        for other in houses:
            if other is not house:
                house.nodes.met(other.nodes.run)


async def closed(here: Room) -> None:
    """Every door."""
    for house in (*here.strangers, *here.nodes):
        await house.close_doors()
