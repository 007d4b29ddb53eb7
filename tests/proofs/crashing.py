"""kill -9 at random moments of random games, on real sockets; then every history is held against the log that is left.
Must not know any game by name."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import Struct

from proofs.history import History, faults
from proofs.wild import Wild, all_up_to_date
from shell.process import ServerProcess
from shell.site import Address, Guest
from tafelrunde.core.game import AnyGame
from tafelrunde.games import BOTS, CATALOGUE, TEMPLATE
from tafelrunde.storage.address import address_in
from tafelrunde.storage.log import SqliteStore
from tafelrunde.storage.postgres.store import PostgresStore

PACE, PACE_FROM_AFAR = 60, 10
GAMES: Mapping[str, AnyGame] = CATALOGUE
NULLS: Mapping[str, AnyGame] = {TEMPLATE.name: TEMPLATE}
OPTIONS: Mapping[str, dict[str, Any]] = {"ugo": {"turn_seconds": 30}, "null": {"seconds": 600}}
WAITING = {"leavers": "wait"}  # at this pace every crash would be long enough for a bot to take over
_LONGEST_LIFE_S = 0.5


Say: TypeAlias = Callable[[str], None]


class Found(Struct):
    """What a run has seen: how often it killed, what was played and told, and whatever was wrong."""

    kills: int = 0
    tables: int = 0
    finished: int = 0
    commands: int = 0
    acknowledged: int = 0
    pictures: int = 0
    rows: int = 0
    faults: list[str] = []


class Seated(Struct):
    """A table and who plays there."""

    code: str
    game: str
    players: list[Wild]
    tasks: list[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        """Everyone has seen the end."""
        return all(player.over.is_set() for player in self.players)


@dataclass(frozen=True)
class Place:
    """Where a house is kept, which outlives its server: a folder, or a database that the house is told of."""

    data: Path
    database: str = ""

    @property
    def words(self) -> list[str]:
        """How the server is told, and how fast its time runs: the database's clock is read over a line."""
        return ["--pace", str(PACE_FROM_AFAR), "--database", self.database] if self.database else ["--pace", str(PACE)]

    async def id_of(self, code: str) -> str:
        """A table's id is in the database alone; the server is running."""
        if not self.database:
            return id_of(self.data, code)
        async with self.opened() as store:
            record = await store.table(code)
            assert record is not None
            return record.id

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[SqliteStore | PostgresStore]:
        """What is kept there."""
        if self.database:
            store = PostgresStore(address_in(self.database))
            await store.open()
            try:
                yield store
            finally:
                await store.close()
        else:
            embedded = SqliteStore(self.data)
            try:
                yield embedded
            finally:
                embedded.close()


async def crashed(
    place: Place, kills: int, seed: str, games: Mapping[str, AnyGame] = GAMES, *how: str, say: Say = lambda _: None
) -> Found:
    """So many lives of a server in one place, each ended by kill -9 somewhere in the middle."""
    chance, found = random.Random(seed), Found()
    tables: list[Seated] = []
    server = ServerProcess(place.data, "null" if games is NULLS else "all", *place.words, *how)
    with server:
        tables += [await _seated(Address(server.port), place, game, chance) for game in games.values()]
        while found.kills < kills:
            await asyncio.sleep(chance.random() * _LONGEST_LIFE_S)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            found.kills += 1
            say(f"{found.kills} of {kills} kills, {len(tables)} tables")
            await _all_are_back(tables)
            for table in [table for table in tables if table.over and not table.tasks[0].done()]:
                await asyncio.gather(*table.tasks)
            playing = {table.game for table in tables if not table.over}
            idle = [game for game in games.values() if game.name not in playing]
            tables += [await _seated(Address(server.port), place, game, chance) for game in idle]
        for table in tables:
            for task in table.tasks:
                task.cancel()
            await asyncio.gather(*table.tasks, return_exceptions=True)
        await asyncio.to_thread(server.stop)
    await _judged(place, tables, found, games)
    return found


async def _all_are_back(tables: list[Seated]) -> None:
    await asyncio.wait_for(all_up_to_date([player for table in tables for player in table.players]), 60)


async def _seated(address: Address, place: Place, game: AnyGame, chance: random.Random) -> Seated:
    seats = chance.choice([number for number in game.seats if 2 <= number <= 4])
    guests = await people(address, seats)
    code = await begun(guests, game)
    table_id = await place.id_of(code)
    players = [Wild(guest, table_id, code, game, BOTS[game.name], PACE, f"{chance.random()}") for guest in guests]
    return Seated(code, game.name, players, [asyncio.create_task(player.play()) for player in players])


async def people(address: Address, seats: int) -> list[Guest]:
    """Somebody for every seat."""
    return [await address.guest(f"Seat {seat}") for seat in range(seats)]


async def begun(guests: Sequence[Guest], game: AnyGame) -> str:
    """A table where the game of these has begun and nobody is for the moment; its code."""
    code = await guests[0].opens(game.name, len(guests), WAITING, **OPTIONS.get(game.name, {}))
    lines = [await guest.enters(code) for guest in guests]
    for line in lines[1:]:
        await line.do("sit", {"kind": "table.sit"})
        await line.hears_ack("sit")
    await lines[0].do("start", {"kind": "table.start"})
    await lines[0].hears_ack("start")
    for line in lines:
        await line.wire.close()
    return code


def id_of(data: Path, code: str) -> str:
    """A table's id is in the database alone."""
    connection = sqlite3.connect(f"file:{data / 'tafelrunde.sqlite3'}?mode=ro", uri=True)
    try:
        return str(connection.execute("SELECT id FROM game_table WHERE code = ?", (code,)).fetchone()[0])
    finally:
        connection.close()


async def _judged(place: Place, tables: list[Seated], found: Found, games: Mapping[str, AnyGame]) -> None:
    for table in tables:
        histories = [player.history for player in table.players]
        rows, wrong = await judged(place, table.code, histories, games)
        found.faults += [f"{table.game} {table.code}: {fault}" for fault in wrong]
        found.tables += 1
        found.finished += table.over
        found.rows += rows
        found.commands += sum(len(history.causes) for history in histories)
        found.pictures += sum(len(history.told) for history in histories)
        found.acknowledged += sum(told.ack is not None for history in histories for told in history.told)


async def judged(
    place: Place, code: str, histories: Sequence[History], games: Mapping[str, AnyGame]
) -> tuple[int, list[str]]:
    """How long a table's log is, and what is wrong between it and what everybody was told; the server has ended."""
    async with place.opened() as store:
        record = await store.table(code)
        assert record is not None
        rows, seed = await store.read(record.id, 0), await store.seed(record.id)
        return len(rows), list(faults(rows, seed, histories, games))
