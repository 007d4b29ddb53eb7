"""Results, replays, files and leaderboards over plain requests; nobody's id is ever sent."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shell.rooms import NULLS, run
from shell.site import Guest, Open, opened
from tafelrunde.core.playout import playout
from tafelrunde.core.replay import read, verify, write
from tafelrunde.games import BOTS
from tafelrunde.games.null import NULL
from tafelrunde.web.records import LOG_BYTES

pytestmark = pytest.mark.usefixtures("kept_on")


async def played(
    site: Open, names: tuple[str, ...] = ("North", "South"), **house_rules: object
) -> tuple[str, list[Guest]]:
    """A table whose game is over and kept; its code, and who sat there."""
    guests = [await site.address.guest(name) for name in names]
    wish = {"game": "null", "seats": len(names), "arrangement": house_rules}
    code = (await site.address.post("/api/tables", wish, guests[0].cookie)).json["code"]
    lines = [await guest.enters(code) for guest in guests]
    for place, line in enumerate(lines[1:]):
        await line.do(f"sit {place}", {"kind": "table.sit"})
        await line.hears_ack(f"sit {place}")
    await lines[0].do("start", {"kind": "table.start"})
    await lines[0].hears_ack("start")
    for line in lines:
        await line.do("keep", {"kind": "keep"})
        await line.hears_ack("keep")
    await site.room.house.recorder.settled()
    return code, guests


async def got(site: Open, path: str, guest: Guest | None = None) -> Any:
    answer = await site.address.ask("GET", path, headers={} if guest is None else {"Cookie": guest.cookie})
    assert answer.status == 200, answer
    return answer.json


def test_a_result_is_found_by_code_link_and_id_and_tells_who_is_asking(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            code, (north, south) = await played(site)
            found = await got(site, f"/api/results/{code}", south)
            assert [(one["name"], one["you"]) for one in found["places"]] == [("North", False), ("South", True)]
            link = (await got(site, f"/api/tables/{code}"))["link"]
            for key in (found["id"], link, code.lower()):
                assert (await got(site, f"/api/results/{key}"))["id"] == found["id"]
            assert set(found["places"][0]) == {"seat", "name", "rank", "points", "you"}
            assert [one["id"] for one in await got(site, "/api/me/results", north)] == [found["id"]]
            assert await got(site, f"/api/me/results?before={found['ended']}", north) == []
            assert await got(site, "/api/results") == []
            (mine,) = await got(site, "/api/me/statistics", north)
            assert (mine["game"], mine["seats"], mine["games"]) == ("null", 2, 1)

    run(story())


@pytest.mark.short
def test_public_games_are_listed_and_rated_ones_make_a_leaderboard(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            _, (north, _) = await played(site, public=True, rated=True)
            (one,) = await got(site, "/api/results")
            assert (one["public"], one["rated"]) == (True, True)
            board = await got(site, "/api/ratings/null", north)
            assert sorted(one["name"] for one in board) == ["North", "South"]
            assert board[0]["points"] > board[1]["points"]
            assert [one["name"] for one in board if one["you"]] == ["North"]
            assert await got(site, "/api/ratings/ugo") == []

    run(story())


def test_a_running_game_has_no_result_no_replay_and_no_file(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            code, _ = await site.playing("null", ("North", "South"))
            for path in ("", "/replay", "/replay?seat=0", "/log.jsonl"):
                answer = await site.address.ask("GET", f"/api/results/{code}{path}")
                assert (answer.status, answer.json["key"]) == (404, "results.unknown")

    run(story())


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_replay_shows_what_a_seat_saw_and_may_be_kept_for_ever(tmp_path: Path, seat: int | None) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            code, _ = await played(site)
            path = f"/api/results/{code}/replay" + ("" if seat is None else f"?seat={seat}")
            answer = await site.address.ask("GET", path, headers={"Accept-Encoding": "gzip"})
            told = msgspec.json.decode(gzip.decompress(answer.body))
            assert told == await got(site, path)
            assert "immutable" in answer.headers["cache-control"]
            assert (told["game"], told["seat"], len(told["frames"])) == ("null", seat, 3)
            assert all(frame["view"]["seat"] == seat for frame in told["frames"])
            assert b"North" not in gzip.decompress(answer.body)

    run(story())


@pytest.mark.parametrize(
    ("query", "status"), [("seat=2", 404), ("seat=-1", 400), ("seat=x", 400), ("seat=", 400), ("seat=" + "9" * 30, 400)]
)
def test_there_is_no_replay_of_a_seat_that_is_none(tmp_path: Path, query: str, status: int) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            code, _ = await played(site)
            assert (await site.address.ask("GET", f"/api/results/{code}/replay?{query}")).status == status

    run(story())


@pytest.mark.short
def test_a_file_goes_out_and_comes_in_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "here") as site:
            code, (north, _) = await played(site)
            answer = await site.address.ask("GET", f"/api/results/{code}/log.jsonl")
            assert verify(read(answer.body, "log", NULLS), "log") == 1
            assert ".jsonl" in answer.headers["content-disposition"]
            refused = await site.address.ask("POST", "/api/results", answer.body, {"Origin": site.address.origin})
            assert refused.status == 401
            mine = {"Origin": site.address.origin, "Cookie": north.cookie}
            again = await site.address.ask("POST", "/api/results", answer.body, mine)
            assert (again.status, again.json["key"]) == (422, "results.here-already")
            for bad in (b"", b"{}", answer.body[:-20], answer.body.replace(b'"seed":"', b'"seed":"00')):
                answer = await site.address.ask("POST", "/api/results", bad, mine)
                assert (answer.status, answer.json["key"]) == (422, "results.bad-log")
            long = await site.address.ask("POST", "/api/results", b"x" * (LOG_BYTES + 1), mine)
            assert long.status == 413
            done = playout(NULL, NULL.options_type(), 3, BOTS["null"], "elsewhere")
            data = write(NULL, NULL.options_type(), 3, done.lines, done.seed)
            brought = await site.address.ask("POST", "/api/results", data, mine)
            assert (brought.status, [one["name"] for one in brought.json["places"]]) == (201, [None] * 3)
            assert await got(site, f"/api/results/{brought.json['id']}") == brought.json

    run(story())


def test_there_are_no_solo_records_before_the_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north = await site.address.guest("North")
            assert await got(site, "/api/solo") == []
            assert await got(site, "/api/solo/ubongo-diamonds/tasks/5/easy/starter") == []
            assert await got(site, "/api/me/solo", north) == []

    run(story())


@pytest.mark.parametrize("path", ["results", "statistics", "solo", "data"])
def test_nobody_without_a_name_has_anything(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            assert (await site.address.ask("GET", f"/api/me/{path}")).status == 401

    run(story())
