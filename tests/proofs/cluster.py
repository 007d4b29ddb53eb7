"""Three nodes, one PostgreSQL, one NATS, players at whichever node lets them in, and everything that can go wrong:
nodes killed or stopped, the bus or the database away, one node cut off from either; then the histories are judged.
Must not know any game by name."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from proofs.crashing import GAMES, Found, Say, Seated, begun
from proofs.history import faults as faults_of
from proofs.wild import Wild, all_up_to_date
from shell.cuttable import Cuttable
from shell.nats_server import NatsServer
from shell.postgres import PostgresServer
from shell.process import ServerProcess
from shell.site import Address, Guest, Line
from tafelrunde.core.game import AnyGame
from tafelrunde.games import BOTS
from tafelrunde.storage.address import address_in
from tafelrunde.storage.postgres.store import PostgresStore

NODES = 3
PACE = 2
PLAYERS_PACE = 60.0
WRONG_MS = 2_000
_LONGEST_FAULT_S = 1.5
_LONGEST_SILENCE_S = 6.0  # longer than anybody waits for a database
_BETWEEN_S = 0.5
_BACK_WITHIN_S = 60


@dataclass
class Node:
    """One server process, and its own lines to the database and the bus."""

    server: ServerProcess
    database: Cuttable
    bus: Cuttable
    lives: bool = True


@dataclass
class Cluster:
    """All of it."""

    postgres: PostgresServer
    nats: NatsServer
    nodes: list[Node]
    chance: random.Random
    happened: Counter[str] = field(default_factory=Counter)

    def anywhere(self) -> Address:
        """A node that lives, as a load balancer would find one."""
        there = [node for node in self.nodes if node.lives] or self.nodes
        return Address(self.chance.choice(there).server.port)

    async def fault(self) -> None:
        """One thing goes wrong, lasts a moment, and is put right."""
        kinds: Mapping[str, Callable[[], object]] = {
            "a node is killed": self._killed,
            "a node is stopped": self._stopped,
            "the bus is away": self._without_bus,
            "the database is restarted": self._without_database,
            "a node is cut off from the bus": self._cut_off_from_bus,
            "a node is cut off from the database": self._cut_off_from_database,
            "a node hears nothing more of the bus": self._bus_falls_silent,
            "a node hears nothing more of the database": self._database_falls_silent,
        }
        weights = (6, 3, 2, 1, 4, 3, 1, 2)
        (kind,) = self.chance.choices(list(kinds), weights)
        self.happened[kind] += 1
        await kinds[kind]()  # type: ignore[misc]

    async def _moment(self) -> None:
        await asyncio.sleep(self.chance.random() * _LONGEST_FAULT_S)

    async def _killed(self) -> None:
        await self._again(lambda server: server.kill())

    async def _stopped(self) -> None:
        await self._again(lambda server: server.stop())

    async def _again(self, end: Callable[[ServerProcess], object]) -> None:
        node = self.chance.choice(self.nodes)
        node.lives = False
        await asyncio.to_thread(end, node.server)
        await self._moment()
        await asyncio.to_thread(node.server.start)
        node.lives = True

    async def _without_bus(self) -> None:
        await asyncio.to_thread(self.nats.stop)
        await self._moment()
        await asyncio.to_thread(self.nats.start)

    async def _without_database(self) -> None:
        await asyncio.to_thread(self.postgres.stop, self.chance.choice((signal.SIGINT, signal.SIGQUIT)))
        await self._moment()
        await asyncio.to_thread(self.postgres.start)

    async def _cut_off_from_bus(self) -> None:
        await self._cut(self.chance.choice(self.nodes).bus)

    async def _cut_off_from_database(self) -> None:
        await self._cut(self.chance.choice(self.nodes).database)

    async def _bus_falls_silent(self) -> None:
        await self._silence(self.chance.choice(self.nodes).bus)

    async def _database_falls_silent(self) -> None:
        await self._silence(self.chance.choice(self.nodes).database)

    async def _silence(self, line: Cuttable) -> None:
        line.fall_silent()
        await asyncio.sleep(self.chance.random() * _LONGEST_SILENCE_S)
        line.mend()

    async def _cut(self, line: Cuttable) -> None:
        line.cut()
        await self._moment()
        line.mend()


class Roaming(Guest):
    """Somebody who is let in by another node each time."""

    def __init__(self, cluster: Cluster, cookie: str) -> None:
        object.__setattr__(self, "address", cluster.anywhere())
        object.__setattr__(self, "cookie", cookie)
        object.__setattr__(self, "_cluster", cluster)

    async def connects(self, code: str) -> Line:
        """Wherever there is a door."""
        cluster: Cluster = self._cluster  # type: ignore[attr-defined]
        return await Guest(cluster.anywhere(), self.cookie).connects(code)


@asynccontextmanager
async def clustered(data: Path, seed: str, number: int = NODES) -> AsyncIterator[Cluster]:
    """So many nodes that are open; the clock of the last one is two seconds wrong."""
    postgres, nats = PostgresServer(), NatsServer()
    postgres.start()
    nats.start()
    nodes: list[Node] = []
    async with AsyncExitStack() as stack:
        stack.callback(postgres.remove)
        stack.callback(nats.stop)
        for place in range(number):
            database = await stack.enter_async_context(Cuttable(postgres.port))
            bus = await stack.enter_async_context(Cuttable(nats.port))
            address = postgres.address().replace(f":{postgres.port}/", f":{database.port}/")
            wrong = WRONG_MS if place == number - 1 else 0
            words = ["--pace", str(PACE), "--wrong", str(wrong), "--log-level", "error"]
            words += ["--database", address, "--bus", f"nats://127.0.0.1:{bus.port}"]
            words += ["--frames-per-second", "1000", "--requests-per-second", "0"]
            server = ServerProcess(data / str(place), "all", *words)
            await asyncio.to_thread(server.start)
            stack.callback(server.__exit__, None, None, None)
            nodes.append(Node(server, database, bus))
        yield Cluster(postgres, nats, nodes, random.Random(seed))


async def tormented(
    data: Path, faults: int, seed: str, games: Mapping[str, AnyGame] = GAMES, say: Say = lambda _: None
) -> tuple[Found, Counter[str]]:
    """So many faults while tables of all games are played over all nodes."""
    found = Found()
    tables: list[Seated] = []
    async with clustered(data, seed) as cluster:
        store = PostgresStore(address_in(cluster.postgres.address()))
        await store.open()

        async def another(game: AnyGame) -> Seated:
            return await _seated(cluster, store, game)

        tables += [await another(game) for game in games.values()]
        while found.kills < faults:
            await asyncio.sleep(cluster.chance.random() * _BETWEEN_S)
            await cluster.fault()
            found.kills += 1
            say(f"{found.kills} of {faults} faults, {len(tables)} tables")
            await _all_are_back(tables)
            for table in [table for table in tables if table.over and not table.tasks[0].done()]:
                await asyncio.gather(*table.tasks)
            playing = {table.game for table in tables if not table.over}
            tables += [await another(game) for game in games.values() if game.name not in playing]
        for table in tables:
            for task in table.tasks:
                task.cancel()
            await asyncio.gather(*table.tasks, return_exceptions=True)
        for node in cluster.nodes:
            await asyncio.to_thread(node.server.stop)
        await _judged(store, tables, found, games)
        await store.close()
    return found, cluster.happened


async def _all_are_back(tables: list[Seated]) -> None:
    everyone = [player for table in tables for player in table.players]
    await asyncio.wait_for(all_up_to_date(everyone), _BACK_WITHIN_S)


async def _seated(cluster: Cluster, store: PostgresStore, game: AnyGame) -> Seated:
    """A table whose people came in by different nodes."""
    chance = cluster.chance
    seats = chance.choice([number for number in game.seats if 2 <= number <= 4])
    guests = [Roaming(cluster, (await cluster.anywhere().guest(f"Seat {seat}")).cookie) for seat in range(seats)]
    code = await begun(guests, game)
    record = await store.table(code)
    assert record is not None
    bot = BOTS[game.name]
    players = [Wild(guest, record.id, code, game, bot, PLAYERS_PACE, f"{chance.random()}") for guest in guests]
    return Seated(code, game.name, players, [asyncio.create_task(player.play()) for player in players])


async def _judged(store: PostgresStore, tables: list[Seated], found: Found, games: Mapping[str, AnyGame]) -> None:
    """Whatever anybody was told is held against the log that is left."""
    for table in tables:
        record = await store.table(table.code)
        assert record is not None
        rows, seed = await store.read(record.id, 0), await store.seed(record.id)
        histories = [player.history for player in table.players]
        found.faults += [f"{table.game} {table.code}: {fault}" for fault in faults_of(rows, seed, histories, games)]
        found.tables += 1
        found.finished += table.over
        found.rows += len(rows)
        found.commands += sum(len(history.causes) for history in histories)
        found.pictures += sum(len(history.told) for history in histories)
        found.acknowledged += sum(told.ack is not None for history in histories for told in history.told)


def as_json(found: Found, happened: Counter[str]) -> bytes:
    """What was found, and what went wrong before."""
    return msgspec.json.encode({**msgspec.to_builtins(found), "happened": dict(happened)})
