"""Results, statistics, ratings, solo records; what is kept of a person, and forgetting them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shell.clock import JumpClock
from shell.rooms import room, run
from shell.stores import AnyStore, everything_at, opened_store
from tafelrunde.platform.archive import Account, Rating, Result, Run, Score, Statistics
from tafelrunde.platform.ports import Conflict, Holder, NotStored, Person, Row, TableRecord
from tafelrunde.storage.archive import SqlArchive
from tafelrunde.storage.log import FILE
from tafelrunde.storage.looking import DAY_MS
from tafelrunde.storage.reading import points_in, sortable

NORTH, SOUTH, WEST = (Person(name.lower(), name) for name in ("North", "South", "West"))
KEPT = Row(1, 0, 0, 0, None, "table.closed", b'{"kind":"table.closed"}')


def ended(key: str, *scores: tuple[Person | None, int, tuple[int, ...]], at: int = 1000, **more: Any) -> Result:
    every = tuple(Score(seat, rank, points, somebody) for seat, (somebody, rank, points) in enumerate(scores))
    return Result(key, more.pop("game", "ugo"), at, 60_000, every, **more)


def step_up(ratings: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """A rating whose arithmetic can be done by heart."""
    old = [rating or Rating(25, 8) for rating in ratings]
    return [Rating(one.mu + 10 - rank, one.sigma - 1, one.games + 1) for one, rank in zip(old, ranks, strict=True)]


@pytest.fixture(autouse=True)
def on_both_databases(kept_on: str) -> None:
    """Both keep the same contract."""


def told(path: Path, story: Callable[[AnyStore, SqlArchive], Coroutine[Any, Any, None]]) -> None:
    """A story about a store that knows three persons."""

    async def whole() -> None:
        async with opened_store(path, JumpClock()) as store:
            for place, somebody in enumerate((NORTH, SOUTH, WEST)):
                await store.add_session(f"hash {place}", somebody)
            await story(store, store.archive)

    run(whole())


@pytest.mark.sqlite
@given(st.lists(st.lists(st.integers(-(1 << 62), 1 << 62), max_size=3).map(tuple), max_size=8))
def test_points_are_sorted_by_the_database_as_they_compare(points: list[tuple[int, ...]]) -> None:
    assert sorted(points) == [points_in(data) for data in sorted(map(sortable, points))]


def test_a_result_is_kept_once(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        first = ended("t1", (NORTH, 1, (7, -2)), (SOUTH, 2, (5, 0)), (None, 2, (5, 0)))
        await archive.note(first, rate=step_up)
        await archive.note(ended("t1", (SOUTH, 1, (9,))), rate=step_up)
        assert await archive.result("t1") == first
        assert await archive.result("t2") is None

    told(tmp_path, story)


def test_games_whose_log_has_ended_wait_for_their_result(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        for key in ("t1", "t2"):
            await store.append(key, 0, [KEPT])
        await store.append("t3", 0, [Row(1, 0, 0, 0, None, "table.opened", b"{}")])
        assert sorted(await archive.unrecorded()) == ["t1", "t2"]
        await archive.note(ended("t1", (NORTH, 1, (1,))))
        assert await archive.unrecorded() == ["t2"]

    told(tmp_path, story)


def test_the_latest_results_come_first_page_by_page(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        for number in range(5):
            scores = ((NORTH, 1, (1,)), (SOUTH if number % 2 else WEST, 2, (0,)))
            await archive.note(ended(f"t{number}", *scores, at=number, public=number == 3))
        mine = await archive.results(NORTH.id, most=3)
        assert [result.id for result in mine] == ["t4", "t3", "t2"]
        assert [result.id for result in await archive.results(NORTH.id, before=mine[-1].ended)] == ["t1", "t0"]
        assert [result.id for result in await archive.results(SOUTH.id)] == ["t3", "t1"]
        assert [result.id for result in await archive.results(None)] == ["t3"]

    told(tmp_path, story)


def test_statistics_are_apart_by_game_and_size(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        await archive.note(ended("t1", (NORTH, 1, (7,)), (SOUTH, 2, (5,)), at=10))
        await archive.note(ended("t2", (NORTH, 2, (9,)), (SOUTH, 1, (11,)), at=20))
        await archive.note(ended("t3", (NORTH, 1, (3,)), (SOUTH, 2, (2,)), (None, 3, (1,)), at=30))
        assert await archive.statistics(NORTH.id) == [
            Statistics("ugo", 2, 2, 1, 1.5, (9,), 20),
            Statistics("ugo", 3, 1, 1, 1.0, (3,), 30),
        ]
        assert await archive.statistics(WEST.id) == []

    told(tmp_path, story)


def test_ratings_follow_rated_games_of_persons_alone(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        await archive.note(ended("t1", (NORTH, 2, (1,)), (SOUTH, 1, (2,)), rated=True), rate=step_up)
        await archive.note(ended("t2", (NORTH, 1, (2,)), (None, 2, (1,)), rated=True), rate=step_up)
        await archive.note(ended("t3", (NORTH, 1, (2,)), (WEST, 2, (1,))))
        best = [(one.person, one.rating) for one in await archive.ratings("ugo")]
        assert best == [(SOUTH, Rating(34, 7, 1)), (NORTH, Rating(33, 7, 1))]
        await archive.note(ended("t4", (NORTH, 1, (2,)), (SOUTH, 2, (1,)), rated=True), rate=step_up)
        assert (await archive.ratings("ugo"))[0].rating == Rating(42, 6, 2)
        assert await archive.ratings("null") == []

    told(tmp_path, story)


def test_ud16_somebodys_best_run_of_a_kind_is_the_record(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        runs = [(NORTH, "a", (5, -90)), (NORTH, "a", (5, -80)), (NORTH, "a", (4, -1)), (SOUTH, "a", (6, -99))]
        for number, (somebody, kind, points) in enumerate([*runs, (NORTH, "b", (1, 0))]):
            await archive.note(ended(f"t{number}", (somebody, 1, points)), Run(kind, points))
        board = [(one.person, one.points, one.id) for one in await archive.solo_records("ugo", "a")]
        assert board == [(SOUTH, (6, -99), "t3"), (NORTH, (5, -80), "t1")]
        assert await archive.solo_records("ugo", "a\0") == []
        assert await archive.solo_kinds() == [("ugo", "a"), ("ugo", "b")]
        assert [(one.kind, one.points) for one in await archive.solo_best(NORTH.id)] == [("a", (5, -80)), ("b", (1, 0))]

    told(tmp_path, story)


def test_forgetting_removes_a_person_everywhere_and_leaves_the_games(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        await store.add_table(
            TableRecord("t9", "BCDFGH", "link", "ugo", 2, 0), b"", [], [Holder(0, NORTH), Holder(1, SOUTH)]
        )
        await archive.note(ended("t1", (NORTH, 1, (7,)), (SOUTH, 2, (5,)), rated=True), rate=step_up)
        await archive.note(ended("t2", (NORTH, 1, (7,))), Run("a", (7,)))
        await archive.add_account(Account(NORTH, "north", "hashed", "hashed"))
        known = await archive.personal_data(NORTH.id)
        assert known is not None
        assert (known.person, known.account, len(known.visits)) == (NORTH, "North", 1)
        assert [held.code for held in known.seats] == ["BCDFGH"]
        assert ([one.id for one in known.results], list(known.ratings), len(known.solo)) == (["t1", "t2"], ["ugo"], 1)
        await archive.forget(NORTH.id)
        assert await archive.personal_data(NORTH.id) is None
        assert await store.session("hash 0") is None
        assert await store.holders("t9") == {1: SOUTH}
        assert await archive.result("t1") == ended("t1", (None, 1, (7,)), (SOUTH, 2, (5,)), rated=True)
        assert [one.person for one in await archive.ratings("ugo")] == [SOUTH]

    told(tmp_path, story)
    assert "South" in str(everything_at(tmp_path))
    assert "orth" not in str(everything_at(tmp_path))
    for file in tmp_path.glob(f"{FILE}*"):
        assert b"orth" not in file.read_bytes(), "nor where the database keeps what it has deleted"


def test_guests_whom_nobody_has_seen_for_long_are_forgotten_but_not_accounts(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        clock = store._clock
        assert isinstance(clock, JumpClock)
        await archive.add_account(Account(WEST, "west", "hashed", "hashed"))
        clock.jump(100 * DAY_MS)
        assert await store.session("hash 1") == SOUTH
        assert await archive.forget_idle(clock.now_ms() - 30 * DAY_MS) == 1
        assert await store.session("hash 0") is None
        assert await store.session("hash 1") == SOUTH
        assert await store.session("hash 2") == WEST

    told(tmp_path, story)


def test_a_name_of_an_account_is_given_out_once(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        await archive.add_account(Account(NORTH, "north", "hashed", "code"))
        for clash in (Account(SOUTH, "north", "other", "code"), Account(NORTH, "other", "other", "code")):
            with pytest.raises(Conflict):
                await archive.add_account(clash)
        assert await archive.account("no\0rth") is None
        assert await archive.account("north") == Account(NORTH, "north", "hashed", "code")
        await archive.add_device("second", NORTH.id, 5)
        assert sorted(await archive.devices(NORTH.id)) == ["hash 0", "second"]
        await archive.revoke("hash 0")
        assert await store.session("hash 0") is None
        await archive.change_account(Account(NORTH, "north", "new", "new"))
        assert await archive.devices(NORTH.id) == []

    told(tmp_path, story)


def test_a_finished_game_from_elsewhere_is_brought_in_once(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        brought = ended("t1", (None, 1, (7,)), (None, 2, (5,)))
        first, second = (TableRecord(f"t{n}", f"BCDFG{n}", f"link {n}", "ugo", 2, 0) for n in (1, 2))
        assert await archive.bring_in(first, brought, [KEPT], b"seed")
        assert not await archive.bring_in(second, ended("t2", (None, 1, (7,))), [KEPT], b"seed")
        assert await store.read("t1", 0) == [KEPT]
        assert await store.seed("t1") == b"seed"
        assert await archive.result("t1") == brought
        assert await archive.unrecorded() == []
        assert (await archive.counts())["results"] == 1

    told(tmp_path, story)


def test_log_and_archive_written_at_once_wait_for_each_other(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        notes = [archive.note(ended(f"r{number}", (NORTH, 1, (number,)))) for number in range(20)]
        rows = [store.append(f"t{number}", 0, [KEPT]) for number in range(200)]
        await asyncio.gather(*notes, *rows)
        assert len(await archive.results(NORTH.id, most=100)) == 20
        assert len(await archive.unrecorded()) == 200

    told(tmp_path, story)


def test_a_fault_of_the_database_is_not_stored_and_changes_nothing(tmp_path: Path) -> None:
    async def story(store: AnyStore, archive: SqlArchive) -> None:
        twice = Result("t1", "ugo", 0, 0, (Score(0, 1, (1,), NORTH), Score(0, 2, (0,), SOUTH)))
        with pytest.raises(NotStored):
            await archive.note(twice)
        assert await archive.result("t1") is None

    told(tmp_path, story)


def test_codes_expire_after_the_end_and_links_do_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            ida = await here.person("Ida")
            old, new = [await here.house.open_table(ida, "null", 2) for _ in range(2)]
            await here.store.archive.note(Result(old.id, "null", here.clock.now_ms(), 0, ()))
            assert await here.store.archive.expire_codes(here.clock.now_ms(), 0) == 0
            here.clock.jump(1)
            assert await here.store.archive.expire_codes(here.clock.now_ms(), 0) == 1
            assert await here.house.record(old.code) is None
            assert (await here.house.record(old.link)) is not None
            assert (await here.house.record(new.code)) == new
            assert await here.store.archive.expire_codes(0, here.clock.now_ms()) == 1
            assert await here.house.record(new.code) is None
            assert (await here.table(new.id)).record.link == new.link

    run(story())
