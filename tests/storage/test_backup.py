"""A backup is a whole database, also while others write; one that fails leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from shell.rooms import run
from tafelrunde.platform.ports import Row
from tafelrunde.storage.backup import back_up
from tafelrunde.storage.directory import Unusable
from tafelrunde.storage.log import FILE, SqliteStore


def row(seq: int) -> Row:
    return Row(seq, 0, 0, 0, None, "null.kept", b"x" * 200)


def test_a_backup_made_while_others_write_is_a_whole_database(tmp_path: Path) -> None:
    copied = tmp_path / "copied"
    copied.mkdir()

    async def writing(store: SqliteStore, enough: asyncio.Event) -> int:
        seq = 0
        while not enough.is_set():
            await store.append("t", seq, [row(seq + 1), row(seq + 2)])
            seq += 2
        return seq

    async def story(store: SqliteStore) -> tuple[int, int]:
        enough = asyncio.Event()
        writer = asyncio.create_task(writing(store, enough))
        while len(await store.read("t", 0)) < 20:
            pass
        before = len(await store.read("t", 0))
        size = await asyncio.to_thread(back_up, tmp_path / "data", copied / FILE)
        assert size == (copied / FILE).stat().st_size
        enough.set()
        return before, await writer

    store = SqliteStore(tmp_path / "data")
    before, after = run(story(store))
    store.close()
    copy = SqliteStore(copied)
    rows = run(copy.read("t", 0))
    copy.close()
    assert [one.seq for one in rows] == list(range(1, len(rows) + 1))
    assert before <= len(rows) <= after
    assert len(rows) % 2 == 0


def test_a_backup_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "data").close()
    (tmp_path / "copy").write_text("older")
    back_up(tmp_path / "data", tmp_path / "copy")
    back_up(tmp_path / "data", tmp_path / "copy")
    assert sorted(os.listdir(tmp_path)) == ["copy", "data"]


@pytest.mark.parametrize("target", ["no/such/folder/copy", "data"])
def test_a_backup_that_cannot_be_written_is_refused_and_leaves_nothing(tmp_path: Path, target: str) -> None:
    SqliteStore(tmp_path / "data").close()
    with pytest.raises(Unusable) as refusal:
        back_up(tmp_path / "data", tmp_path / target)
    assert refusal.value.key == "backup-failed"
    assert os.listdir(tmp_path) == ["data"]


def test_where_nothing_is_kept_nothing_is_backed_up(tmp_path: Path) -> None:
    with pytest.raises(Unusable) as refusal:
        back_up(tmp_path, tmp_path / "copy")
    assert refusal.value.key == "directory-empty"
