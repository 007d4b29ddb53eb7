"""The commands for whoever runs a house: doctor, backup, export, import."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cli.running import tafelrunde
from shell.postgres import tell
from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address
from shell.stores import DATABASES
from tafelrunde.cli.doctor import case_of
from tafelrunde.cli.serving import bound
from tafelrunde.cli.settings import Settings
from tafelrunde.storage.directory import is_locked
from tafelrunde.storage.log import FILE, SqliteStore
from tafelrunde.workshop.doctor import MADE, Case, Finding, examine


def found(data: Path, client: Path, now: int = MADE, doors: tuple[tuple[str, int], ...] = ()) -> dict[str, Finding]:
    return {one.what: one for one in examine(Case(data, doors, client, now, bound))}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    return tmp_path / "client"


def test_all_is_well_with_an_empty_folder_and_with_one_that_is_used(tmp_path: Path, client: Path) -> None:
    data = tmp_path / "data"
    assert {one.state for one in found(data, client).values()} == {"ok"}
    assert not data.exists(), "it only looks"
    store = SqliteStore(data)
    findings = found(data, client)
    store.close()
    assert {one.state for one in findings.values()} == {"ok"}
    assert f"process {os.getpid()}" in findings["folder"].detail
    assert is_locked(data) is None


def test_a_port_is_free_or_ours_or_somebody_elses(tmp_path: Path, client: Path) -> None:
    with ServerProcess(tmp_path / "data", "null") as server:
        ours = found(tmp_path / "data", client, doors=(("127.0.0.1", server.port),))[f"port {server.port}"]
        assert (ours.state, "is open" in ours.detail) == ("ok", True)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        other.settimeout(0)
        port = other.getsockname()[1]
        assert found(tmp_path / "data", client, doors=(("127.0.0.1", port),))[f"port {port}"].state == "fault"
    assert found(tmp_path / "data", client, doors=(("127.0.0.1", 0),))["port 0"].state == "ok"


def test_what_is_wrong_is_found(tmp_path: Path, client: Path) -> None:
    SqliteStore(tmp_path / "data").close()
    database = tmp_path / "data" / FILE
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("INSERT INTO run (beat) VALUES (?)", (MADE + 3_600_000,))
        connection.commit()
    findings = found(tmp_path / "data", tmp_path / "nowhere")
    assert (findings["database"].state, "newer" in findings["database"].detail) == ("fault", True)
    assert findings["client"].state == "warning"
    assert findings["clock"].state == "warning"
    assert found(tmp_path / "data", client, now=MADE - 1)["clock"].state == "fault"
    database.write_bytes(b"dear aunt" * 1000)
    assert found(tmp_path / "data", client)["database"].state == "fault"
    assert found(database, client)["folder"].state == "fault"


def test_the_doctor_looks_at_what_serve_would_use(tmp_path: Path) -> None:
    case = case_of(Settings(data=str(tmp_path), host="0.0.0.0", port=80, operator_port=81))
    assert (case.data, case.doors) == (tmp_path, (("0.0.0.0", 80), ("127.0.0.1", 81)))
    done = tafelrunde("doctor", "--port", "0", "--data", str(tmp_path / "data"), "--json")
    assert [one["what"] for one in done.result()] == ["port 0", "folder", "disk", "database", "client", "clock"]
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        done = tafelrunde("doctor", "--port", str(other.getsockname()[1]), "--data", str(tmp_path))
    assert done.status == 1
    assert "fault" in done.out


async def played(address: Address) -> str:
    """A whole game; its table's code."""
    north, south = await address.guest("North"), await address.guest("South")
    code = await north.opens("null", 2)
    lines = [await north.enters(code), await south.enters(code)]
    await lines[1].do("sit", {"kind": "table.sit"})
    await lines[1].hears_ack("sit")
    await lines[0].do("start", {"kind": "table.start"})
    await lines[0].hears_ack("start")
    return code


def test_a_house_that_is_open_is_backed_up_and_the_copy_is_a_house(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> str:
        code = await played(Address(server.port))
        done = await asyncio.to_thread(tafelrunde, "backup", str(tmp_path / "copy"), "--data", str(server.data))
        assert (done.status, done.err) == (0, "")
        return code

    with ServerProcess(tmp_path / "data", "null") as server:
        code = run(story(server))
    (tmp_path / "other").mkdir()
    shutil.copy(tmp_path / "copy", tmp_path / "other" / FILE)
    store = SqliteStore(tmp_path / "other")
    record = run(store.table(code))
    store.close()
    assert record is not None


@pytest.mark.parametrize(
    "words",
    [
        ("backup", "no/such/folder/copy", "--data", "{data}"),
        ("backup", "copy", "--data", "{data}/nowhere"),
        ("export", "ZZZZZZ", "--data", "{data}"),
        ("export", "ZZZZZZ", "--data", "{data}/nowhere"),
        ("import", "{data}/nowhere", "--data", "{data}"),
        ("import", "{data}/" + FILE, "--data", "{data}"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    SqliteStore(tmp_path).close()
    done = tafelrunde(*(word.format(data=tmp_path) for word in words))
    assert done.status in (1, 2)
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err


def test_a_game_goes_from_one_house_to_another_and_comes_only_once(tmp_path: Path) -> None:
    assert tafelrunde("simulate", "ugo", "--seats", "2", "--games", "1", "--logs", str(tmp_path)).status == 0
    first, second = str(tmp_path / "first"), str(tmp_path / "second")
    log = next(tmp_path.glob("ugo-*.jsonl"))
    taken = tafelrunde("import", str(log), "--data", first)
    assert taken.status == 0, taken.err
    game = taken.out.split()[-1]
    out = tmp_path / "out.jsonl"
    assert tafelrunde("export", game, str(out), "--data", first).status == 0
    assert tafelrunde("verify", str(out)).status == 0
    assert tafelrunde("export", game, "--data", first).out == out.read_text()
    assert tafelrunde("import", str(out), "--data", second).status == 0
    again = tafelrunde("import", str(out), "--data", first)
    assert (again.status, again.out) == (0, f"{out}: is here already\n")
    text = out.read_text().replace('"at":0', '"at":"x"', 1)
    out.write_text(text)
    assert tafelrunde("import", str(out), "--data", second, "--language", "de").err.count("\n") == 1


def test_a_game_that_runs_is_not_exported(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "null") as server:
        code = run(played(Address(server.port)))
        done = tafelrunde("export", code, "--data", str(tmp_path))
        assert (done.status, done.out) == (1, "")
        assert "not finished" in done.err
        done = tafelrunde("import", "x", "--data", str(tmp_path))
        assert (done.status, "in use" in done.err) == (1, True)


def test_a_house_on_postgresql_takes_the_same_commands(tmp_path: Path) -> None:
    address, data = DATABASES.new(), ("--data", str(tmp_path))
    on = ("--database", address.replace("tafelrunde@", "tafelrunde:secret@"), *data)
    assert tafelrunde("simulate", "ugo", "--seats", "2", "--games", "1", "--logs", str(tmp_path)).status == 0
    log = next(tmp_path.glob("ugo-*.jsonl"))
    assert "none yet" not in tafelrunde("doctor", *on, "--port", "0").out
    taken = tafelrunde("import", str(log), *on)
    assert taken.status == 0, taken.err
    assert tafelrunde("export", taken.out.split()[-1], str(tmp_path / "out.jsonl"), *on).status == 0
    assert tafelrunde("verify", str(tmp_path / "out.jsonl")).status == 0
    findings = {one["what"]: one for one in tafelrunde("doctor", *on, "--port", "0", "--json").result()}
    assert "1 tables" in findings["database"]["detail"]
    away = ("--database", "postgresql://me:secret@127.0.0.1:1/house", *data)
    for words in (
        ("backup", "copy", *on),
        ("export", "ZZZZZZ", *on),
        ("export", "ZZZZZZ", *away),
        ("import", str(log), *away),
        ("doctor", "--port", "0", *away),
    ):
        done = tafelrunde(*words)
        assert done.status in (1, 2), done
        said = done.out + done.err
        assert "Traceback" not in said
        assert "secret" not in said
        assert "pg_dump" in said or words[0] != "backup"
    tell(address, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer" in tafelrunde("doctor", *on, "--port", "0").out
    assert "newer" in tafelrunde("serve", *on, "--port", "0").err
