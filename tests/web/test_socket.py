"""The socket: a game over it, coming back, and what its end means."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from shell.rooms import run
from shell.site import Open, opened

TWO = ("North", "South")


def test_a_whole_game_over_real_sockets(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            _, (north, south) = await site.playing("null", TWO)
            assert [command["kind"] for command in north.first["legal"]] == ["table.pause", "keep", "swap"]
            assert north.first["view"]["hand"] is not None
            assert north.first["events"][1]["hands"]["shares"] == [north.first["view"]["hand"], None]
            assert north.first["awaits"]["deadline"] == {"at": 30_000, "kind": "bell"}
            site.room.clock.jump(1_000)
            await north.do("1", {"kind": "swap"})
            mine, yours = await north.hears("update"), await south.hears("update")
            assert (mine["ack"], yours["ack"], mine["now"]) == ("1", None, 1_000)
            assert yours["events"][0]["hand"]["value"] is None
            site.room.clock.jump(29_000)
            last = await south.hears("update")
            assert [event["kind"] for event in last["events"]] == ["null.shown", "table.closed"]
            assert last["table"]["phase"] == "over"
            assert sorted(last["outcome"]["ranks"]) == [1, 2]

    run(story())


def test_a_refusal_is_heard_by_its_sender_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            _, (north, south) = await site.playing("null", TWO)
            await north.do("1", {"kind": "table.start"})
            assert await north.hears("refused") == {"t": "refused", "id": "1", "key": "table.has-begun", "details": {}}
            await south.say({"t": "ping", "token": 7})
            assert await south.hears("pong") == {"t": "pong", "token": 7, "now": 0, "probe": 1}

    run(story())


def test_a_command_sent_again_on_a_new_socket_is_acknowledged_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest, other = await site.address.guest("North"), await site.address.guest("South")
            code = await guest.opens("null", 2)
            north, south = await guest.enters(code), await other.enters(code)
            await south.do("sit", {"kind": "table.sit"})
            await south.hears_ack("sit")
            await north.do("start", {"kind": "table.start"})
            await north.hears_ack("start")
            await north.do("x", {"kind": "swap"})
            first = await north.hears_ack("x")
            await north.wire.close()
            north = await guest.enters(code, seq=first["seq"])
            assert north.first["seq"] == first["seq"]
            await north.do("x", {"kind": "swap"})
            again = await north.hears("update")
            assert (again["ack"], again["seq"], again["view"]["hand"]) == ("x", first["seq"], first["view"]["hand"])

    run(story())


def test_who_comes_back_hears_the_events_they_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("West")
            code, (north, _) = await site.playing("null", TWO)
            west = await guest.enters(code)
            seen = west.first["seq"]
            await west.wire.close()
            await north.do("1", {"kind": "keep"})
            await north.hears_ack("1")
            west = await guest.enters(code, seq=seen)
            assert [event["kind"] for event in west.first["events"]] == ["null.kept"]

    run(story())


def test_a_socket_that_ends_in_the_middle_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            code, (north, south) = await site.playing("null", TWO)
            north.wire.transport.abort()
            await south.do("1", {"kind": "keep"})
            assert (await south.hears("update"))["ack"] == "1"
            assert (await site.room.table(code)).standing.seating.full

    run(story())


@pytest.mark.parametrize(("abrupt", "seconds"), [(False, 10), (True, 30)])
def test_who_closes_the_page_is_waited_for_less_than_who_is_cut_off(tmp_path: Path, abrupt: bool, seconds: int) -> None:
    async def story() -> None:
        async with opened(tmp_path, levels={"null": ("random",)}) as site:
            _, (north, south) = await site.playing("null", TWO, seconds=600)
            if abrupt:
                south.wire.transport.abort()
            else:
                await south.wire.close()
            while (await north.hears("presence"))["seats"] != ["here", "away"]:
                pass
            site.room.clock.jump(seconds * 1000 - 1)
            await north.say({"t": "ping", "token": 1})
            await north.hears("pong")
            site.room.clock.jump(1)
            assert (await north.hears("update"))["events"][0]["kind"] == "table.took-over"

    run(story())


def test_sockets_end_when_the_server_stops(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            _, (north, _) = await site.playing("null", TWO)
        assert await north.hears_end() == 1012

    run(story())


def test_many_tables_at_once_do_not_mix(tmp_path: Path) -> None:
    async def one(site: Open, number: int) -> None:
        names = (f"a{number}", f"b{number}")
        _, (first, second) = await site.playing("null", names)
        assert [seat["name"] for seat in first.first["table"]["seats"]] == list(names)
        await first.do("1", {"kind": "keep"})
        await second.do("1", {"kind": "keep"})
        last = [await line.hears_ack("1") for line in (first, second)]
        assert last[1]["view"]["table"]["shown"] == [first.first["view"]["hand"], second.first["view"]["hand"]]

    async def story() -> None:
        async with opened(tmp_path) as site:
            await asyncio.gather(*(one(site, number) for number in range(12)))

    run(story())
