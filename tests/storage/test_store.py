"""The log and the records, the same on both databases: all or nothing, in order; and what is SQLite's alone."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from shell.rooms import run
from shell.stores import AnyStore, copied, everything_at, opened_store, settled, writer_of
from tafelrunde.platform.ports import Conflict, Holder, NotStored, Person, Row, TableRecord
from tafelrunde.storage.directory import DataDirectory, Unusable
from tafelrunde.storage.log import FILE, SqliteStore

Story: TypeAlias = Callable[[AnyStore], Coroutine[Any, Any, None]]
IDA, TOM = Person("p1", "North"), Person("p2", "South")
RECORD = TableRecord("t1", "BCDFGH", "a" * 32, "null", 2, 0)


@pytest.fixture(autouse=True)
def on_both_databases(kept_on: str) -> None:
    """Both keep the same contract."""


def row(seq: int, cause: str | None = None) -> Row:
    return Row(seq, 10 * seq, 10 * seq + 1, 1, seq % 2, "null.kept", b'{"kind":"null.kept"}', cause)


def test_what_was_appended_is_read_back_in_order(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        await store.append("t", 0, [row(1, "a"), row(2)])
        await store.append("t", 2, [row(3, "b")])
        await store.append("other", 0, [row(1, "a")])
        assert await store.read("t", 0) == [row(1, "a"), row(2), row(3, "b")]
        assert await store.read("t", 2) == [row(3, "b")]
        assert await store.read("nowhere", 0) == []

    with_store(tmp_path, story)


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_an_append_at_another_place_than_the_end_is_a_conflict(tmp_path: Path, expected: int) -> None:
    async def story(store: AnyStore) -> None:
        await store.append("t", 0, [row(1), row(2)])
        with pytest.raises(Conflict):
            await store.append("t", expected, [row(expected + 1)], [Holder(0, IDA)])
        assert await store.read("t", 0) == [row(1), row(2)]
        assert await store.holders("t") == {}

    with_store(tmp_path, story)


def test_a_cause_stands_once_in_a_table_and_a_batch_that_repeats_it_leaves_nothing(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        await store.append("t", 0, [row(1, "a")])
        with pytest.raises(NotStored):
            await store.append("t", 1, [row(2), row(3, "a")])
        assert await store.read("t", 0) == [row(1, "a")]

    with_store(tmp_path, story)


def test_a_failed_job_leaves_its_neighbours_in_the_same_commit_alone(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        jobs = [store.append(f"t{number % 5}", 0, [row(1)]) for number in range(20)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert [one is None for one in done] == [True] * 5 + [False] * 15
        assert all(isinstance(one, Conflict) for one in done[5:])
        for number in range(5):
            assert await store.read(f"t{number}", 0) == [row(1)]

    with_store(tmp_path, story)


@pytest.mark.sqlite
def test_a_broken_job_is_told_so_and_the_writer_goes_on(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        with pytest.raises(ZeroDivisionError):
            await writer_of(store).run(lambda _: 1 // 0)
        with pytest.raises(NotStored):
            await writer_of(store).run(lambda connection: connection.execute("SELECT nonsense"))
        await store.append("t", 0, [row(1)])
        assert await store.read("t", 0) == [row(1)]

    with_store(tmp_path, story)


@pytest.mark.sqlite
def test_a_job_that_ends_the_transaction_fails_and_the_writer_goes_on(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        with pytest.raises(NotStored):
            await writer_of(store).run(lambda connection: connection.execute("ROLLBACK"))
        await store.append("t", 0, [row(1)])
        assert await store.read("t", 0) == [row(1)]

    with_store(tmp_path, story)


def test_an_asker_that_has_gone_keeps_nobody_from_being_answered(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        gone = asyncio.create_task(store.append("t", 0, [row(1)]))
        await asyncio.sleep(0)
        gone.cancel()
        await settled(store)
        assert await store.read("t", 0) == [row(1)]

    with_store(tmp_path, story)


def test_what_has_returned_survives_whatever_happens_next(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        await store.append("t", 0, [row(1), row(2)])
        await copied(tmp_path / "data", tmp_path / "crashed")

    async def later(store: AnyStore) -> None:
        assert await store.read("t", 0) == [row(1), row(2)]

    with_store(tmp_path / "data", story)
    with_store(tmp_path / "crashed", later)


def test_a_table_comes_with_its_seed_and_its_holders(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        await store.add_session("hash", IDA)
        await store.add_session("other hash", TOM)
        await store.add_table(RECORD, b"s" * 32, [row(1)], [Holder(0, IDA)])
        assert await store.table("BCDFGH") == RECORD
        assert await store.table("BCDFGJ") is None
        assert await store.table_by_link("a" * 32) == RECORD
        assert await store.seed("t1") == b"s" * 32
        assert await store.holders("t1") == {0: IDA}
        await store.append("t1", 1, [row(2)], [Holder(0, None), Holder(1, TOM)])
        assert await store.holders("t1") == {1: TOM}
        with pytest.raises(NotStored):
            await store.seed("nowhere")

    with_store(tmp_path, story)


CLASHES = [("t2", "BCDFGH", "b" * 32), ("t1", "ZZZZZZ", "b" * 32), ("t2", "ZZZZZZ", "a" * 32)]


@pytest.mark.parametrize("clash", [TableRecord(*names, "null", 2, 0) for names in CLASHES])
def test_a_code_or_an_id_is_given_out_once(tmp_path: Path, clash: TableRecord) -> None:
    async def story(store: AnyStore) -> None:
        await store.add_table(RECORD, b"first", [row(1)], [])
        with pytest.raises(Conflict):
            await store.add_table(clash, b"second", [row(1)], [])
        assert await store.seed("t1") == b"first"

    with_store(tmp_path, story)


def test_a_session_leads_to_its_person_under_the_latest_name(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        await store.add_session("hash", IDA)
        await store.rename(Person(IDA.id, "North Maria"))
        assert await store.session("hash") == Person(IDA.id, "North Maria")
        assert await store.session("no such hash") is None

    with_store(tmp_path, story)


def test_every_life_of_the_process_has_its_own_beat(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        first, second = await store.begin_run(100), await store.begin_run(200)
        await store.beat(second, 300)
        assert (await store.last_beat(first), await store.last_beat(second)) == (100, 300)
        assert await store.last_beat(99) is None

    with_store(tmp_path, story)


def test_a_seed_never_stands_in_the_log(tmp_path: Path) -> None:
    async def story(store: AnyStore) -> None:
        await store.add_table(RECORD, b"s" * 32, [row(1)], [])

    with_store(tmp_path, story)
    kept = everything_at(tmp_path)
    assert "null.kept" in str(kept["event"])
    assert "ssss" in str(kept["seed"])
    assert "ssss" not in str(kept["event"])


@pytest.mark.sqlite
def test_one_process_has_the_directory(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    with pytest.raises(Unusable) as refusal:
        SqliteStore(tmp_path)
    assert refusal.value.key == "directory-in-use"
    store.close()
    SqliteStore(tmp_path).close()


@pytest.mark.sqlite
def test_the_lock_ends_with_its_process(tmp_path: Path) -> None:
    holding = "import sys, pathlib\nfrom tafelrunde.storage.directory import DataDirectory\n"
    holding += "held = DataDirectory(pathlib.Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    other = subprocess.Popen(
        [sys.executable, "-c", holding, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(Unusable) as refusal:
            DataDirectory(tmp_path)
        assert refusal.value.details["process"] == str(other.pid)
        other.kill()
    DataDirectory(tmp_path).release()


@pytest.mark.sqlite
def test_a_directory_that_is_a_file_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(Unusable) as refusal:
        SqliteStore(tmp_path / "data")
    assert refusal.value.key == "directory-unusable"


@pytest.mark.sqlite
def test_a_file_that_is_no_database_cannot_be_used_and_the_directory_is_let_go(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is a letter to my aunt, and certainly no database at all" * 20)
    for _ in range(2):
        with pytest.raises(Unusable) as refusal:
            SqliteStore(tmp_path)
        assert refusal.value.key == "directory-unusable"


@pytest.mark.sqlite
def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    SqliteStore(tmp_path).close()
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    with pytest.raises(Unusable) as refusal:
        SqliteStore(tmp_path)
    assert refusal.value.key == "directory-newer"


def with_store(path: Path, story: Story) -> None:
    """Tell a story about a store, and close it."""

    async def told() -> None:
        async with opened_store(path) as store:
            await story(store)

    run(told())


@pytest.mark.sqlite
def test_rows_that_are_stored_together_are_one_statement_and_a_gap_or_a_second_row_undoes_only_its_own(
    tmp_path: Path,
) -> None:
    async def story(store: AnyStore) -> None:
        statements: list[str] = []
        writer_of(store)._connection.set_trace_callback(statements.append)
        await asyncio.gather(*(store.append(f"t{number}", 0, [row(1), row(2)]) for number in range(20)))
        assert {statement.split()[0] for statement in statements} == {"INSERT"}, "a transaction by itself"
        assert statements[0].count("'null.kept'") == 40, "all rows in one"
        late = [
            store.append(f"t{number}", expected, [row(expected + 1)]) for number, expected in ((0, 2), (1, 3), (2, 1))
        ]
        done = await asyncio.gather(*late, return_exceptions=True)
        assert [type(one) for one in done] == [type(None), Conflict, Conflict]
        assert [len(await store.read(f"t{number}", 0)) for number in range(3)] == [3, 2, 2]
        many = [row(seq) for seq in range(1, 200)]
        await asyncio.gather(store.append("long", 0, many), store.append("t1", 2, [row(3)]))
        assert await store.read("long", 0) == many

    with_store(tmp_path, story)
