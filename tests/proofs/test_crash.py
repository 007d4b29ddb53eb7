"""kill -9 in the middle of everything, ten times; and the checker of histories sees what is planted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from proofs.crashing import NULLS, Place, crashed
from proofs.history import History, No, Told, faults
from shell.rooms import NULLS as CATALOGUE
from shell.rooms import run
from shell.site import opened
from shell.stores import DATABASES
from tafelrunde.platform.ports import Person, Row
from tafelrunde.platform.session import Session, cause_of, token_hash

KILLS = 10
Account: TypeAlias = tuple[list[Row], bytes, list[History]]


@pytest.mark.timeout(300)
@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def test_ten_kills_lose_nothing_double_nothing_and_tell_nobody_otherwise(tmp_path: Path, kind: str) -> None:
    place = Place(tmp_path, DATABASES.new() if kind == "postgres" else "")
    found = run(crashed(place, KILLS, "ten kills"), patience=None)
    assert found.faults == []
    assert found.kills == KILLS
    assert found.acknowledged > 5 * KILLS


def test_a_log_that_says_too_early_that_it_has_stored_is_found_out(tmp_path: Path) -> None:
    found = run(crashed(Place(tmp_path), 2, "forgetful", NULLS, "--forgetful"), patience=None)
    assert found.faults


async def recorded(path: Path) -> Account:
    """A whole game of the template, with what both players sent and were told."""
    async with opened(path) as site:
        code, lines = await site.playing("null", ("North", "South"))
        table = await site.room.table(code)
        histories = [History.new() for _ in lines]
        for seat, line in enumerate(lines):
            note(histories[seat], seat, line.first)
        for seat, line in enumerate(lines):
            token = line.wire.request.headers["Cookie"].partition("=")[2]  # type: ignore[union-attr]
            histories[seat].causes["1"] = cause_of(Session(token_hash(token), Person("", "")), table.record.id, "1")
            await line.do("1", {"kind": "swap"})
            for place, each in enumerate(lines):
                note(histories[place], place, await each.hears("update"))
        rows = await site.room.store.read(table.record.id, 0)
        return rows, await site.room.store.seed(table.record.id), histories


def note(history: History, seat: int, update: dict[str, object]) -> None:
    view, outcome = msgspec.json.encode(update["view"]), msgspec.json.encode(update["outcome"])
    ack = update["ack"]
    assert ack is None or isinstance(ack, str)
    assert isinstance(update["seq"], int)
    history.told.append(Told(seat, update["seq"], view, outcome, ack if ack == "1" else None))


@pytest.fixture(scope="module")
def account(tmp_path_factory: pytest.TempPathFactory) -> Account:
    return run(recorded(tmp_path_factory.mktemp("recorded")))


def found_in(account: Account) -> list[str]:
    return list(faults(*account, CATALOGUE))


def test_a_history_as_it_was_has_no_fault(account: Account) -> None:
    assert found_in(account) == []
    assert any(told.ack for history in account[2] for told in history.told)


def with_row(account: Account, place: int, **changes: object) -> Account:
    rows, seed, histories = account
    return [*rows[:place], replace(rows[place], **changes), *rows[place + 1 :]], seed, histories


def without(account: Account, kind: str) -> Account:
    """One event was lost, and nobody can see a gap."""
    rows, seed, histories = account
    left = [row for row in rows if row.kind != kind]
    return [replace(row, seq=place) for place, row in enumerate(left, start=1)], seed, histories


def with_told(account: Account, **changes: object) -> Account:
    rows, seed, (first, second) = account
    last = replace(first.told[-1], **changes)
    return rows, seed, [History([*first.told[:-1], last], first.refused, first.causes), second]


PLANTED: dict[str, Callable[[Account], Account]] = {
    "a gap": lambda account: with_row(account, 4, seq=6),
    "a row twice": lambda account: ([*account[0][:4], account[0][3], *account[0][4:]], *account[1:]),
    "an acknowledged move lost": lambda account: without(account, "null.swapped"),
    "a command twice": lambda account: with_row(account, len(account[0]) - 1, cause=account[0][-4].cause),
    "a refused command executed": lambda account: (
        *account[:2],
        [History(history.told, [No("1", "table.busy")], history.causes) for history in account[2]],
    ),
    "acknowledged before it was stored": lambda account: with_told(
        account, seq=account[2][0].told[0].seq, view=account[2][0].told[0].view, ack="1", outcome=b"null"
    ),
    "another picture": lambda account: with_told(account, view=account[2][1].told[-1].view),
    "a picture of what never was": lambda account: with_told(account, seq=99),
    "back in time": lambda account: (*account[:2], [History(h.told[::-1], h.refused, h.causes) for h in account[2]]),
    "two winners": lambda account: with_told(account, outcome=b'{"ranks":[1,1],"scores":[]}'),
    "two ends": lambda account: (
        [*account[0], replace(account[0][-1], seq=len(account[0]) + 1)],
        *account[1:],
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_the_checker_sees_a_planted_fault(account: Account, fault: str) -> None:
    assert found_in(PLANTED[fault](account))
