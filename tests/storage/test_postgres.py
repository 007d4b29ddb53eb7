"""PostgreSQL on bad days: stopped, cut off, wrongly addressed, older and newer; on the oldest version that we take."""

from __future__ import annotations

import asyncio
import itertools
import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from shell.postgres import LOCKED, PASSPHRASE, PostgresServer
from shell.process import ServerProcess
from shell.rooms import run
from shell.severed import severed
from shell.site import Address as Site
from tafelrunde.platform.ports import Conflict, Holder, NotStored, Person, Row
from tafelrunde.storage import schema
from tafelrunde.storage.address import BadAddress, address_in
from tafelrunde.storage.directory import Unusable
from tafelrunde.storage.postgres.connecting import OLDEST
from tafelrunde.storage.postgres.database import engine_at
from tafelrunde.storage.postgres.store import PostgresStore
from tafelrunde.storage.tables import metadata

_numbers = itertools.count()


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    """One that may be stopped, of the oldest version that we take."""
    server = PostgresServer(OLDEST)
    server.start()
    yield server
    server.remove()


@pytest.fixture
def database(server: PostgresServer) -> str:
    """An empty one."""
    if not server.is_running:
        server.start()
    name = f"house_{next(_numbers)}"
    server.tell(f"CREATE DATABASE {name}")
    return name


def row(seq: int, cause: str | None = None) -> Row:
    return Row(seq, 10 * seq, 10 * seq, 0, None, "null.kept", b"{}", cause)


async def opened(address: str, patience_s: float = 30) -> PostgresStore:
    store = PostgresStore(address_in(address), patience_s=patience_s)
    await store.open()
    return store


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_a_move_waits_for_a_database_that_is_restarted(
    server: PostgresServer, database: str, how: signal.Signals
) -> None:
    async def story() -> None:
        store = await opened(server.address(database))
        await store.append("t", 0, [row(1)])
        await asyncio.to_thread(server.stop, how)
        moves = [asyncio.create_task(store.append(f"t{number}", 0, [row(1)])) for number in range(3)]
        with pytest.raises(NotStored):
            await store.beat(1, 1)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*moves, store.append("t", 1, [row(2)]))
        assert await store.read("t", 0) == [row(1), row(2)]
        await store.close()

    run(story())


def test_what_cannot_wait_any_longer_is_told_so_and_later_moves_are_stored(
    server: PostgresServer, database: str
) -> None:
    async def story() -> None:
        store = await opened(server.address(database), patience_s=0)
        await asyncio.to_thread(server.stop)
        with pytest.raises(NotStored):
            await store.append("t", 0, [row(1)])
        await asyncio.to_thread(server.start)
        await stored_at_last(lambda: store.append("other", 0, [row(1)]))
        await store.close()

    run(story())


async def stored_at_last(append: Callable[[], Any]) -> None:
    """As somebody at a table does it: once more, and once more."""
    while True:
        try:
            await append()
        except NotStored:
            await asyncio.sleep(0)
        else:
            return


@pytest.mark.parametrize("rows", [[row(1, "a")], [row(1, "a"), row(2)]])
@pytest.mark.parametrize("lost", ["question", "answer"])
def test_a_commit_whose_answer_was_lost_is_not_stored_twice(
    server: PostgresServer, database: str, lost: Any, rows: list[Row]
) -> None:
    async def story() -> None:
        async with severed(server.port) as (line, port):
            store = await opened(server.address(database).replace(str(server.port), str(port)))
            line.lose = lost
            move = asyncio.create_task(store.append("t", 0, rows, [Holder(0, Person("p1", "North"))]))
            await line.lost.wait()
            line.lose = "nothing"
            await move
            await store.append("t", len(rows), [row(len(rows) + 1)])
            assert await store.read("t", 0) == [*rows, row(len(rows) + 1)]
            await store.close()

    run(story())


def test_who_was_cut_off_and_overtaken_hears_of_it(server: PostgresServer, database: str) -> None:
    async def story() -> None:
        async with severed(server.port) as (line, port):
            cut_off = await opened(server.address(database).replace(str(server.port), str(port)))
            other = await opened(server.address(database))
            line.lose = "question"
            move = asyncio.create_task(cut_off.append("t", 0, [row(1, "mine")]))
            await line.lost.wait()
            await other.append("t", 0, [row(1, "theirs")])
            line.lose = "nothing"
            with pytest.raises(Conflict):
                await move
            assert await cut_off.read("t", 0) == [row(1, "theirs")]
            for store in (cut_off, other):
                await store.close()

    run(story())


def test_nodes_that_race_for_every_place_leave_one_history(server: PostgresServer, database: str) -> None:
    async def story() -> None:
        stores = [await opened(server.address(database)) for _ in range(3)]

        async def plays(store: PostgresStore, name: str, table: str) -> int:
            won, seq = 0, 0
            while seq < 30:
                try:
                    await store.append(table, seq, [row(seq + 1, f"{name} {seq}")])
                    won, seq = won + 1, seq + 1
                except Conflict:
                    seq = (await store.read(table, 0))[-1].seq
            return won

        tables = [f"t{number}" for number in range(8)]
        won = await asyncio.gather(
            *(plays(store, f"node {place}", table) for place, store in enumerate(stores) for table in tables)
        )
        for table in tables:
            assert [one.seq for one in await stores[0].read(table, 0)] == list(range(1, 31))
        assert sum(won) == 30 * len(tables)
        for store in stores:
            await store.close()

    run(story())


def test_who_opens_while_the_database_is_away_waits_and_says_so_once(server: PostgresServer, database: str) -> None:
    async def story() -> list[str]:
        said: list[str] = []
        heard = asyncio.Event()

        def say(text: str) -> None:
            said.append(text)
            heard.set()

        store = PostgresStore(address_in(server.address(database)))
        opening = asyncio.create_task(store.open(say))
        await heard.wait()
        await asyncio.to_thread(server.start)
        await opening
        await store.append("t", 0, [row(1)])
        await store.close()
        return said

    server.stop()
    said = run(story())
    assert "is tried until it is there" in said[0]
    assert said[-1].endswith("is there")


def test_what_waiting_does_not_help_is_said_without_the_secret(server: PostgresServer, database: str) -> None:
    server.tell(f"CREATE ROLE {LOCKED} LOGIN PASSWORD '{PASSPHRASE}'")
    address = server.address(database)
    where = address.partition("@")[2]
    wrong = {
        f"postgresql://{LOCKED}:guessed@{where}": "database-refused",
        f"postgresql://{LOCKED}:{PASSPHRASE}@{where}": "directory-not-migrated",  # let in, but nothing is theirs
        address + "_nowhere": "database-missing",
    }
    for written, key in wrong.items():
        with pytest.raises(Unusable) as refusal:
            run(opened(written))
        assert refusal.value.key == key
        assert "guessed" not in str(refusal.value.details)
        assert PASSPHRASE not in str(refusal.value.details)


@pytest.mark.parametrize("text", ["mysql://a:secret@b/c", "postgresql://[::secret/x", "house.sqlite3", "postgresql"])
def test_an_address_that_is_none_is_not_repeated(text: str) -> None:
    with pytest.raises(BadAddress) as fault:
        address_in(text)
    assert "secret" not in str(fault.value)


def test_an_address_is_shown_without_its_secret() -> None:
    address = address_in("postgresql+asyncpg://me:secret@db.example:5433/house?sslmode=require")
    assert address.dsn == "postgresql://me:secret@db.example:5433/house?sslmode=require"
    assert (address.shown, "secret" in repr(address)) == ("postgresql://db.example:5433/house", False)


def test_the_migrations_make_the_tables_that_sqlalchemy_knows(server: PostgresServer, database: str) -> None:
    async def story() -> list[Any]:
        stores = await asyncio.gather(*(opened(server.address(database)) for _ in range(3)))  # at once, on nothing
        for store in stores:
            await store.close()
        engine = engine_at(address_in(server.address(database)))
        async with engine.connect() as connection:
            found: list[Any] = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await engine.dispose()
        return found

    def difference(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert run(story()) == []


def test_an_older_database_keeps_everything_and_a_newer_one_is_left_alone(
    server: PostgresServer, database: str
) -> None:
    address = address_in(server.address(database))

    async def first() -> None:
        engine = engine_at(address)
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: schema.upgrade(sync, target=schema.FIRST))
        await engine.dispose()

    run(first())
    server.tell(
        "INSERT INTO event VALUES ('t1', 1, 10, 10, 0, NULL, 'null.kept', '{}', 'a')",
        "INSERT INTO game_table (id, code, game, seats) VALUES ('t1', 'BCDFGH', 'null', 2)",
        database=database,
    )

    async def story() -> None:
        store, said = PostgresStore(address_in(server.address(database))), list[str]()
        await store.open(said.append)
        (line,) = said
        assert f"from {schema.FIRST} to {schema.HEAD}" in line
        assert "pg_dump" in line
        assert await store.read("t1", 0) == [row(1, "a")]
        record = await store.table("BCDFGH")
        assert record is not None
        assert len(record.link) == 32
        await store.close()

    run(story())
    server.tell("UPDATE alembic_version SET version_num = '9999'", database=database)
    with pytest.raises(Unusable) as refusal:
        run(opened(server.address(database)))
    assert refusal.value.key == "directory-newer"


def test_a_house_whose_database_goes_says_so_and_loses_nothing(
    server: PostgresServer, database: str, tmp_path: Any
) -> None:
    async def story(house: ServerProcess) -> None:
        site = Site(house.port)
        north, south = await site.guest("North"), await site.guest("South")
        code = await north.opens("null", 2)
        lines = [await north.enters(code), await south.enters(code)]
        await lines[1].do("sit", {"kind": "table.sit"})
        await lines[1].hears_ack("sit")
        assert (await site.ask("GET", "/readyz")).status == 200
        await asyncio.to_thread(server.stop)
        answer = await site.ask("GET", "/readyz")
        assert (answer.status, b"database" in answer.body) == (503, True)
        assert (await site.ask("GET", "/healthz")).status == 200
        await lines[0].do("start", {"kind": "table.start"})
        await asyncio.to_thread(server.start)
        assert (await lines[0].hears_ack("start"))["table"]["phase"] == "playing"
        assert (await lines[1].hears("update"))["table"]["phase"] == "playing"
        assert (await site.ask("GET", "/readyz")).status == 200
        for line in lines:
            await line.wire.close()

    with ServerProcess(tmp_path, "null", "--database", server.address(database)) as house:
        run(story(house))
        assert house.stop() == 0
