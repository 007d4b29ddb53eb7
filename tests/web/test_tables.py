"""How people find one another over plain requests: lobby, whoever comes, once more, invitations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shell.rooms import run
from shell.site import Guest, Line, Open, opened
from tafelrunde.web.terms import Terms

pytestmark = pytest.mark.usefixtures("kept_on")

PUBLIC = {"public": True}
TWO = ("North", "South")


async def asks(site: Open, path: str) -> Any:
    return (await site.address.ask("GET", path)).json


async def wants(guest: Guest, path: str, value: object = None) -> tuple[int, Any]:
    answer = await guest.address.post(path, value, guest.cookie)
    return answer.status, answer.json


async def finished(site: Open, arrangement: dict[str, object]) -> tuple[str, list[Guest], list[Line]]:
    """A table whose game is over, those who played, and their sockets."""
    guests = [await site.address.guest(name) for name in TWO]
    code = await guests[0].opens("null", 3, arrangement)
    lines = [await guest.enters(code) for guest in guests]
    await lines[1].do("sit", {"kind": "table.sit", "seat": 2})
    await lines[1].hears_ack("sit")
    await lines[0].do("bot", {"kind": "table.seat-bot", "level": "random"})
    await lines[0].hears_ack("bot")
    await lines[0].do("start", {"kind": "table.start"})
    for line in lines:
        while (await line.hears("update"))["table"]["phase"] != "playing":
            pass
    site.room.clock.jump(30_000)
    for line in lines:
        while (await line.hears("update"))["table"]["phase"] != "over":
            pass
    return code, guests, lines


def test_public_tables_where_somebody_is_stand_in_the_lobby(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, south = await site.address.guest("North"), await site.address.guest("South")
            hidden = await north.opens("null", 2)
            code = await north.opens("null", 3, PUBLIC, seconds=20)
            assert await asks(site, "/api/tables") == [], "nobody is there yet"
            line, _ = await north.enters(code), await north.enters(hidden)
            assert await asks(site, "/api/tables") == [
                {
                    "code": code,
                    "game": "null",
                    "phase": "waiting",
                    "names": ["North", None, None],
                    "free": 2,
                    "watching": True,
                    "options": {"seconds": 20},
                }
            ]
            alone = await south.opens("null", 2, {"public": True, "watching": False, "autostart": True})
            other = await south.enters(alone)
            assert [table["code"] for table in await asks(site, "/api/tables")] == [code, alone]
            await line.wire.close()
            await other.wire.close()
            while await asks(site, "/api/tables"):
                pass

    run(story())


def test_somebody_finds_back_to_the_tables_where_they_sit_until_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, levels={"null": ("random",)}) as site:
            code, (north, south), _ = await finished(site, {})
            assert await mine(north) == [], "what is over is not a table to come back to"
            waiting = await north.opens("null", 2)
            line = await south.enters(waiting)
            await line.do("sit", {"kind": "table.sit"})
            await line.hears_ack("sit")
            for guest in (north, south):
                assert [(one["code"], one["phase"], one["names"]) for one in await mine(guest)] == [
                    (waiting, "waiting", ["North", "South"])
                ]
            await line.do("leave", {"kind": "table.leave"})
            await line.hears_ack("leave")
            assert await mine(south) == []
            assert code != waiting
            assert (await site.address.ask("GET", "/api/me/tables")).status == 401
            site.room.clock.jump(8 * 24 * 3600 * 1000)
            assert await mine(north) == [], "a week later nobody comes back"

    run(story())


async def mine(guest: Guest) -> Any:
    return (await guest.address.ask("GET", "/api/me/tables", headers={"Cookie": guest.cookie})).json


def test_whoever_comes_gets_a_seat_at_a_table_that_waits_or_at_a_new_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, south, west = [await site.address.guest(name) for name in ("North", "South", "West")]
            status, first = await wants(north, "/api/match", {"game": "null"})
            assert (status, first["seats"]) == (201, 2)
            line = await north.enters(first["code"])
            assert line.first["you"] == 0
            status, same = await wants(north, "/api/match", {"game": "null"})
            assert (status, same["code"]) == (200, first["code"])
            status, other = await wants(south, "/api/match", {"game": "null", "seats": 3})
            assert (status, other["seats"]) == (201, 3)
            status, found = await wants(south, "/api/match", {"game": "null", "seats": 2})
            assert (status, found["code"]) == (200, first["code"])
            begun = await line.hears("update")
            assert [event["kind"] for event in begun["events"]] == ["table.seated", "table.started", "null.dealt"]
            assert (await south.enters(first["code"])).first["you"] == 1
            status, third = await wants(west, "/api/match", {"game": "null"})
            assert (status, third["code"] != first["code"]) == (201, True)
            for wish, key in (
                ({"game": "chess"}, "table.unknown-game"),
                ({"game": "null", "seats": 77}, "table.seats"),
            ):
                assert (await wants(west, "/api/match", wish))[1]["key"] == key

    run(story())


def test_a_rematch_keeps_people_bots_seats_and_house_rules_and_is_made_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, levels={"null": ("random",)}) as site:
            code, (north, south), lines = await finished(site, {"chat": "off", "public": True})
            answers = [await wants(guest, f"/api/tables/{code}/rematch") for guest in (south, north, north)]
            assert [status for status, _ in answers] == [200, 200, 200]
            again = answers[0][1]["code"]
            assert {answer["code"] for _, answer in answers} == {again} != {code}
            for line in lines:
                told = await line.hears("update")
                assert (told["events"], told["table"]["next"]) == ([{"kind": "table.followed", "code": again}], again)
            first, second = await north.enters(again), await south.enters(again)
            table = first.first["table"]
            assert (first.first["you"], second.first["you"], table["host"]) == (0, 2, 0)
            assert [(seat["name"], seat["bot"]) for seat in table["seats"]] == [
                ("North", None),
                (None, "random"),
                ("South", None),
            ]
            assert (table["phase"], table["arrangement"]["chat"]) == ("waiting", "off")
            await first.do("start", {"kind": "table.start"})
            assert (await first.hears_ack("start"))["table"]["phase"] == "playing"

    run(story())


def test_a_rematch_is_for_those_who_played_once_they_have(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, levels={"null": ("random",)}) as site:
            guest, stranger = await site.address.guest("North"), await site.address.guest("West")
            running = await guest.opens("null", 2)
            assert await wants(guest, f"/api/tables/{running}/rematch") == (
                422,
                {"key": "table.not-over", "details": {}},
            )
            code, _, _ = await finished(site, {})
            assert (await wants(stranger, f"/api/tables/{code}/rematch"))[1]["key"] == "table.not-seated"
            assert (await wants(stranger, "/api/tables/ZZZZZZ/rematch"))[0] == 404
            assert (await site.address.post(f"/api/tables/{code}/rematch", None)).status == 401

    run(story())


def test_an_invitation_leads_in_from_where_the_others_are(tmp_path: Path) -> None:
    async def story(terms: Terms, host: str | None) -> str:
        async with opened(tmp_path / str(hash((terms, host))), terms=terms) as site:
            guest = await site.room.person("North")
            record = await site.room.house.open_table(guest, "null", 2)
            headers = {} if host is None else {"Host": host}
            found = (await site.address.ask("GET", f"/api/tables/{record.code}", None, headers)).json
            assert found["invitation"].endswith(f"/t/{record.link}")
            return str(found["invitation"].removesuffix(f"/t/{record.link}"))

    inside = Terms(inside_url="http://10.0.0.7:8421")
    assert run(story(Terms(), "games.example")) == "http://games.example"
    assert run(story(inside, "localhost:8421")) == "http://10.0.0.7:8421"
    assert run(story(inside, "10.0.0.7:8421")) == "http://10.0.0.7:8421"
    assert run(story(Terms(public_url="https://games.example/", inside_url="http://x"), "games.example")) == (
        "https://games.example"
    )


def test_a_table_has_a_code_to_scan(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            code = await guest.opens("null", 2)
            answer = await site.address.ask("GET", f"/api/tables/{code}/qr.svg")
            assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
            assert answer.body.startswith(b"<svg")
            assert b"<script" not in answer.body
            assert b"style=" not in answer.body
            assert (await site.address.ask("GET", "/api/tables/ZZZZZZ/qr.svg")).status == 404

    run(story())
