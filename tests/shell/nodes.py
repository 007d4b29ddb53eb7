"""Several houses that are nodes of one: one store, one clock unless a node's is wrong, and a real bus between them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from shell.clock import JumpClock
from shell.rooms import NULLS, Onlooker, entropy_from
from shell.spread import Buses
from shell.stores import opened_store
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform import nodes
from tafelrunde.platform.archive import Keeping
from tafelrunde.platform.house import NO_BOTS, PRIVATE, House
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.session import Session, begin_session
from tafelrunde.platform.table import Table
from tafelrunde.platform.thinking import NOBODY, Thinking


@dataclass
class Party:
    """The nodes, and what they share."""

    houses: list[House]
    buses: list[Any]
    clock: JumpClock
    store: Keeping

    async def person(self, name: str) -> Session:
        """Somebody new at the door."""
        _, session = await begin_session(self.store, self.houses[0].entropy, name)
        return session

    async def tables(self, code: str) -> list[Table]:
        """The same table on every node."""
        found = [await house.find(code) for house in self.houses]
        return [table for table in found if table is not None]

    async def spread(
        self, names: tuple[str, ...], game: str = "null", rules: Arrangement = PRIVATE, **options: object
    ) -> tuple[list[Table], list[Onlooker]]:
        """A table whose people sit at different nodes, each in their seat, and whose game has just begun."""
        sessions = [await self.person(name) for name in names]
        record = await self.houses[0].open_table(sessions[0], game, len(names), msgspec.json.encode(options), rules)
        tables = await self.tables(record.code)
        onlookers = [Onlooker(session) for session in sessions]
        for seat, onlooker in enumerate(onlookers):
            here = tables[seat % len(tables)]
            here.listen(onlooker)
            if seat:
                here.submit(onlooker, "sit", b'{"kind":"table.sit"}')
                await onlooker.is_acknowledged("sit")
        tables[0].submit(onlookers[0], "start", b'{"kind":"table.start"}')
        for onlooker in onlookers:
            await onlooker.sees(lambda update: update.table.phase == "playing")
        return tables, onlookers

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait for what words between nodes bring about."""
        while not so():
            await asyncio.sleep(0.001)

    async def beats(self, so: Callable[[], bool]) -> None:
        """Let beats pass, each node's own, until it is so."""
        while not so():
            self.clock.jump(nodes.BEAT_MS)
            due = self.clock.now_ms() + nodes.BEAT_MS
            while self.clock.awaited().count(due) < len(self.houses):
                await asyncio.sleep(0)
            for _ in range(20):
                await asyncio.sleep(0)

    async def dies(self, node: int) -> None:
        """Without a word; what it has done is done."""
        house, bus = self.houses.pop(node), self.buses.pop(node)
        await bus.close()
        house.nodes.tell = lambda word: None  # type: ignore[method-assign]
        assert house._beats is not None
        house._beats.cancel()
        for table in house.tables:
            table.twin.close()
            await table.stop()


@asynccontextmanager
async def party(
    path: Path,
    number: int,
    another_bus: Buses,
    catalogue: Catalogue = NULLS,
    levels: Mapping[str, tuple[str, ...]] = NO_BOTS,
    thinking: Thinking = NOBODY,
) -> AsyncIterator[Party]:
    """So many nodes with their doors open."""
    clock = JumpClock()
    async with opened_store(path, clock) as store:
        buses = [another_bus() for _ in range(number)]
        houses = [
            House(catalogue, store, clock, entropy_from(f"node {place}"), levels, thinking, bus=bus)
            for place, bus in enumerate(buses)
        ]
        for house in houses:
            await house.open_doors()
        here = Party(houses, buses, clock, store)
        try:
            yield here
        finally:
            for house in here.houses:
                await house.close_doors()
