"""The task of the day over plain requests: one for everyone, and the server counts how long each needs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from shell.rooms import run
from shell.site import Guest, Open, opened
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import solve

pytestmark = pytest.mark.usefixtures("kept_on")

DAY_MS = 24 * 3600 * 1000


async def got(site: Open, path: str, guest: Guest | None = None) -> Any:
    answer = await site.address.ask("GET", path, headers={} if guest is None else {"Cookie": guest.cookie})
    assert answer.status == 200, answer
    return answer.json


async def cover_of_today(site: Open) -> dict[str, Any]:
    """What solves the task of the day, as it is sent."""
    today = await got(site, "/api/daily")
    cover = solve(Region(tuple(today["region"]["rows"])), tuple(today["pieces"]))
    assert cover is not None
    return {"day": today["day"], "placements": msgspec.to_builtins(cover)}


async def begins(site: Open, guest: Guest) -> Any:
    answer = await site.address.post("/api/daily/begin", {}, guest.cookie)
    assert answer.status == 200, answer
    return answer.json


async def solves(site: Open, guest: Guest, claim: dict[str, Any]) -> Any:
    answer = await site.address.post("/api/daily/solve", claim, guest.cookie)
    assert answer.status == 200, answer
    return answer.json


async def refused(site: Open, guest: Guest, claim: dict[str, Any]) -> tuple[int, str]:
    answer = await site.address.post("/api/daily/solve", claim, guest.cookie)
    return answer.status, answer.json["key"]


def test_the_task_of_the_day_is_one_for_everyone_and_can_be_solved(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            today = await got(site, "/api/daily")
            assert today == await got(site, "/api/daily")
            assert today["day"] == "1970-01-01"
            assert solve(Region(tuple(today["region"]["rows"])), tuple(today["pieces"]))
            site.room.clock.jump(DAY_MS)
            tomorrow = await got(site, "/api/daily")
            assert tomorrow["day"] == "1970-01-02"
            assert (tomorrow["card"], tomorrow["symbol"]) != (today["card"], today["symbol"])

    run(story())


@pytest.mark.short
def test_the_clock_runs_from_the_first_look_and_the_first_cover_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, south = await site.address.guest("North"), await site.address.guest("South")
            claim, clock = await cover_of_today(site), site.room.clock
            assert await begins(site, north) == {"day": "1970-01-01", "ago": 0, "took": None}
            clock.jump(20_000)
            await begins(site, south)
            assert (await begins(site, north))["ago"] == 20_000
            clock.jump(5_000)
            assert (await solves(site, north, claim))["took"] == 25_000
            assert (await solves(site, south, claim))["took"] == 5_000
            clock.jump(1_000)
            assert (await solves(site, north, claim))["took"] == 25_000
            assert (await begins(site, north))["took"] == 25_000
            assert await got(site, "/api/daily/times", north) == [
                {"name": "South", "took": 5_000, "you": False},
                {"name": "North", "took": 25_000, "you": True},
            ]
            assert [one["you"] for one in await got(site, "/api/daily/times")] == [False, False]

    run(story())


def test_a_wrong_cover_or_one_without_a_look_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north = await site.address.guest("North")
            claim = await cover_of_today(site)
            assert await refused(site, north, claim) == (422, "daily.not-begun")
            await begins(site, north)
            assert await refused(site, north, {**claim, "placements": []}) == (422, "ubongo.piece-missing")
            assert await refused(site, north, {**claim, "day": "1970-01-09"}) == (422, "daily.not-begun")
            for garbled in ({}, {**claim, "day": "today"}, {**claim, "placements": claim["placements"] * 9}):
                assert await refused(site, north, garbled) == (400, "web.garbled")
            nobody = await site.address.post("/api/daily/begin", {})
            assert (nobody.status, nobody.json["key"]) == (401, "web.who-are-you")
            assert await got(site, "/api/daily/times") == []

    run(story())


def test_who_began_before_midnight_may_end_after_it_but_not_a_day_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, south = await site.address.guest("North"), await site.address.guest("South")
            claim, clock = await cover_of_today(site), site.room.clock
            for guest in (north, south):
                await begins(site, guest)
            clock.jump(DAY_MS)
            assert (await solves(site, north, claim))["took"] == DAY_MS
            assert await got(site, "/api/daily/times") == []
            clock.jump(DAY_MS)
            assert await refused(site, south, claim) == (422, "daily.not-begun")

    run(story())


def test_days_belong_to_what_is_kept_of_somebody_and_are_forgotten_with_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north = await site.address.guest("North")
            claim = await cover_of_today(site)
            await begins(site, north)
            site.room.clock.jump(3_000)
            await solves(site, north, claim)
            assert (await got(site, "/api/me/data", north))["days"]["1970-01-01"]["took"] == 3_000
            assert (await site.address.post("/api/me/forget", {}, north.cookie)).status == 200
            assert await got(site, "/api/daily/times") == []

    run(story())
