"""One table at several nodes as if it were one: whoever looks on does so from another node, and is spoken to there.
Which number of nodes a room has the fixture `spread` says. Must not know which bus is between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tafelrunde.core.game import AnyGame, Millis
from tafelrunde.platform.company import Company
from tafelrunde.platform.fairness import Lags
from tafelrunde.platform.house import House
from tafelrunde.platform.letters import Decide
from tafelrunde.platform.ports import Bus, Person, TableRecord
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.table import Table
from tafelrunde.platform.telling import Listener

Buses: TypeAlias = Callable[[], Bus]
_QUIET = "rooms.quiet"
_over: list[tuple[int, Buses | None]] = [(1, None)]


def spread_over(number: int, another_bus: Buses | None = None) -> None:
    """From now on rooms have so many nodes, and such a bus between them."""
    _over[0] = number, another_bus


def nodes_now() -> tuple[int, Buses | None]:
    """How many nodes a room has, and what makes a bus where it is more than one."""
    return _over[0]


class SpreadCompany:
    """Who looks on from all nodes, each spoken to where they are."""

    def __init__(self, tables: Sequence[Table], at: Callable[[Listener], Table]) -> None:
        self._tables = tables
        self._at = at

    @property
    def listeners(self) -> list[Listener]:
        return [listener for table in self._tables for listener in table.company.listeners]

    @property
    def lags(self) -> Lags:
        """As all nodes know them."""
        first, *rest = (table.company.lags for table in self._tables)
        assert all(lags == first for lags in rest)
        return first

    def bars(self, person: Person) -> Any:
        """Why somebody may not look on, wherever they ask."""
        refusals = [table.company.bars(person) for table in self._tables]
        assert len({refusal and refusal.key for refusal in refusals}) == 1
        return refusals[0]

    def say(self, listener: Listener, phrase: str | None, text: str | None, now: Millis) -> None:
        self._there(listener).say(listener, phrase, text, now)

    def progress(self, listener: Listener, task: int, done: int, of: int, now: Millis) -> None:
        self._there(listener).progress(listener, task, done, of, now)

    def measured(self, listener: Listener, now: Millis) -> None:
        self._there(listener).measured(listener, now)

    def _there(self, listener: Listener) -> Company:
        return self._at(listener).company


class SpreadAudience:
    """Everyone who looks at the table from anywhere."""

    def __init__(self, tables: Sequence[Table], at: Callable[[Listener], Table]) -> None:
        self.company = SpreadCompany(tables, at)
        self._tables = tables

    def rename(self, person: Person) -> None:
        for table in self._tables:
            table.audience.rename(person)

    def people(self) -> dict[int, Person]:
        return self._tables[0].audience.people()


class Spread:
    """The same table on all nodes. Its standing is that of the first one, where nobody looks on before the others."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self.tables = tables
        self.audience = SpreadAudience(tables, self.at)
        self._at: dict[Listener, Table] = {}
        self._next = 0

    @property
    def record(self) -> TableRecord:
        return self.tables[0].record

    @property
    def game(self) -> AnyGame:
        return self.tables[0].game

    @property
    def standing(self) -> Standing:
        return self.tables[0].standing

    @property
    def now(self) -> Millis:
        return self.tables[0].now

    def at(self, listener: Listener) -> Table:
        """Where somebody is; who is nowhere comes in by the next node."""
        if listener not in self._at:
            self._move(listener)
        return self._at[listener]

    def _move(self, listener: Listener) -> Table:
        self._next += 1
        table = self._at[listener] = self.tables[self._next % len(self.tables)]
        if hasattr(listener, "known"):
            listener.known = self.known
        return table

    async def known(self, seq: int) -> None:
        """What one has heard of has come to all nodes."""
        while any(table.twin.seq < seq for table in self.tables):
            await asyncio.sleep(0.0005)

    def listen(self, listener: Listener, seen_seq: int = 0) -> None:
        """Look on, each time from another node."""
        self._move(listener).listen(listener, seen_seq)

    def unlisten(self, listener: Listener, on_purpose: bool = False) -> None:
        self.at(listener).unlisten(listener, on_purpose)

    def submit(self, listener: Listener, command_id: str, body: bytes) -> None:
        self.at(listener).submit(listener, command_id, body)

    async def ask(self, decide: Decide) -> None:
        await self.tables[0].ask(decide)


AnyTable: TypeAlias = Table | Spread


class Words:
    """Whether everything that the nodes have told one another has arrived."""

    def __init__(self, houses: Sequence[House]) -> None:
        self._houses = houses
        self._heard: list[set[bytes]] = []
        self._number = 0

    async def listen(self) -> None:
        """At every node."""
        for house in self._houses:
            assert house.nodes.bus is not None
            heard: set[bytes] = set()
            self._heard.append(heard)
            await house.nodes.bus.listen(_QUIET, heard.add)
        while not all(b"here" in heard for heard in self._heard):  # until the bus knows who listens
            for house in self._houses:
                assert house.nodes.bus is not None
                house.nodes.bus.tell(_QUIET, b"here")
            await asyncio.sleep(0.001)

    async def have_arrived(self) -> None:
        """A word of each node behind all others that it has said has come to each node; words keep their order."""
        self._number += 1
        words = {b"%d %d" % (place, self._number) for place in range(len(self._houses))}
        for house, word in zip(self._houses, sorted(words), strict=True):
            assert house.nodes.bus is not None
            house.nodes.bus.tell(_QUIET, word)
        while not all(words <= heard for heard in self._heard):
            await asyncio.sleep(0.0005)
