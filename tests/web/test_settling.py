"""Settling through real sockets: a rival who may still have been earlier is waited for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from shell.rooms import run
from shell.site import Line, Open, opened
from tafelrunde.games import CATALOGUE
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import solve

pytestmark = pytest.mark.usefixtures("kept_on")

SETTLE = 100
DIE_ROLLS = 1_200


async def boards_open(site: Open, fairness: str = "compensated") -> tuple[list[Line], list[dict[str, Any]]]:
    """Two players with their boards open, the second on a long line, and the claims that cover them."""
    _, lines = await site.playing("ubongo-classic", ("North", "South"), {"fairness": fairness}, starter=0)
    await lines[1].measured(site.room.clock, 2 * SETTLE)
    for seat, line in enumerate(lines):
        await line.do("figure", {"kind": "place-figure", "field": 2})
        for each in lines:
            await each.hears("update")
        assert seat < 2
    await lines[0].do("roll", {"kind": "roll", "round": 1})
    for line in lines:
        told = await line.hears("update")
        assert told["view"]["open"]["race"]["boards"] == []
        assert told["awaits"]["deadline"]["kind"] == "reveal"
    site.room.clock.jump(DIE_ROLLS)
    claims = []
    for seat, line in enumerate(lines):
        told = await line.hears("update")
        board = told["view"]["open"]["race"]["boards"][seat]
        cover = solve(Region(tuple(board["region"]["rows"])), tuple(board["pieces"]))
        claims.append({"kind": "claim", "round": 1, "placements": msgspec.to_builtins(cover)})
    return lines, claims


def kinds(update: dict[str, Any]) -> list[str]:
    return [event["kind"] for event in update["events"]]


def test_a_first_claim_waits_until_no_earlier_one_can_come(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, CATALOGUE) as site:
            (north, south), claims = await boards_open(site)
            site.room.clock.jump(5_000)
            await north.do("claim", claims[0])
            told = await north.hears_ack("claim")
            await south.hears("update")
            assert kinds(told) == ["ubongo.solved"]
            done_at = told["now"]
            assert told["awaits"]["deadline"] == {"at": done_at + SETTLE, "kind": "settling"}
            await north.do("early", {"kind": "move-figure", "round": 1, "field": 3})
            assert (await north.hears("refused"))["key"] == "ubongo.settling"
            site.room.clock.jump(SETTLE - 1)
            await south.say({"t": "ping", "token": 1})
            assert (await south.hears("pong"))["now"] == done_at + SETTLE - 1
            site.room.clock.jump(1)
            for line in (north, south):
                settled = await line.hears("update")
                assert kinds(settled) == ["ubongo.ranked"]
                assert (settled["events"][0]["seat"], settled["events"][0]["rank"]) == (0, 1)
            await north.do("now", {"kind": "move-figure", "round": 1, "field": 3})
            assert kinds(await north.hears_ack("now")) == ["ubongo.figure-moved"]

    run(story())


@pytest.mark.short
def test_who_was_done_first_is_first_although_it_arrives_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, CATALOGUE) as site:
            (north, south), claims = await boards_open(site)
            site.room.clock.jump(5_000)
            await north.do("claim", claims[0])
            first = await north.hears_ack("claim")
            await south.hears("update")
            site.room.clock.jump(40)
            await south.do("claim", claims[1])
            told = await south.hears_ack("claim")
            done_at = first["now"] + 40 - SETTLE
            timing = {"seat": 1, "at": done_at, "received": first["now"] + 40, "credit": SETTLE, "rtt": 2 * SETTLE}
            assert told["timings"] == [timing]
            for seat, rank, at in ((1, 1, done_at), (0, 2, first["now"])):
                told = await south.hears("update")
                assert [(event["seat"], event["rank"], event["at"]) for event in told["events"]] == [(seat, rank, at)]
                site.room.clock.jump(SETTLE)

    run(story())


def test_by_arrival_a_claim_is_ranked_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, CATALOGUE) as site:
            (north, south), claims = await boards_open(site, "arrival")
            site.room.clock.jump(5_000)
            await north.do("claim", claims[0])
            assert kinds(await north.hears_ack("claim")) == ["ubongo.solved", "ubongo.ranked"]
            await south.hears("update")
            await south.do("claim", claims[1])
            late = await south.hears_ack("claim")
            assert [(timing["credit"], timing["rtt"]) for timing in late["timings"]] == [(0, 2 * SETTLE)]

    run(story())


def test_who_claims_and_then_takes_is_made_up_for_twice_and_nothing_is_used_up_where_it_was_not_close(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with opened(tmp_path, CATALOGUE) as site:
            (north, south), claims = await boards_open(site)
            site.room.clock.jump(5_000)
            for number in range(20):
                await south.do(f"no {number}", {"kind": "give-up", "round": 1, "glass": 1})
                told = await south.hears_ack(f"no {number}")
                assert [timing["credit"] for timing in told["timings"]] == [SETTLE]
                await north.hears("update")
            await north.do("claim", claims[0])
            await north.hears_ack("claim")
            await south.do("claim", claims[1])
            assert [timing["credit"] for timing in (await south.hears_ack("claim"))["timings"]] == [SETTLE]
            site.room.clock.jump(SETTLE)
            while (await south.hears("update"))["awaits"]["deadline"]["kind"] != "bell":
                pass
            await south.do("take", {"kind": "take", "round": 1})
            assert [timing["credit"] for timing in (await south.hears_ack("take"))["timings"]] == [SETTLE]

    run(story())
