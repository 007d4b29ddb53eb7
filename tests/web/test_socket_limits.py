"""The socket: who comes in, what may be said and how much of it, and that nothing said can break anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from shell.rooms import run
from shell.site import Address, opened
from tafelrunde.web.messages import FRAME_BYTES, PROTOCOL
from tafelrunde.web.terms import ORDINARY, Terms

TWO = ("North", "South")
CREDIT_MS = 1000 // ORDINARY.frames_per_second


def test_nobody_comes_in_from_another_page_or_without_a_session_or_to_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            code = await guest.opens("null", 2)
            ours, cookie = site.address.origin, guest.cookie
            evil = ours.replace("127.0.0.1", "localhost")
            for path, origin, words in (
                (code, None, cookie),
                (code, "null", cookie),
                (code, evil, cookie),
                (code, ours.replace("http", "https"), cookie),
                (code, ours, None),
                (code, ours, "tafelrunde=" + "0" * 64),
                (code, ours, "tafelrunde="),
                ("ZZZZZZ", ours, cookie),
                ("nothing", ours, cookie),
            ):
                assert await refused_at_the_door(site.address, path, origin, words) == 403
            await guest.enters(code)

    run(story())


async def refused_at_the_door(address: Address, code: str, origin: str | None, cookie: str | None) -> int:
    headers = {name: value for name, value in (("Origin", origin), ("Cookie", cookie)) if value is not None}
    uri = f"ws://127.0.0.1:{address.port}/t/{code}/socket"
    with pytest.raises(InvalidStatus) as refusal:
        await connect(uri, additional_headers=headers, compression=None, proxy=None)
    return refusal.value.response.status_code


GARBAGE: list[str | bytes] = [
    "",
    " ",
    "{",
    "[]",
    "null",
    "hello",
    '{"t":"hello"}',
    '{"t":"fly"}',
    '{"t":"do"}',
    '{"t":"do","id":"","command":{"kind":"keep"}}',
    '{"t":"do","id":"' + "x" * 41 + '","command":{"kind":"keep"}}',
    '{"t":"do","id":7,"command":{"kind":"keep"}}',
    '{"t":"do","id":"1","command":{"kind":"keep"},"seat":1}',
    '{"t":"do","id":"1","command":',
    '{"t":"do","id":"1","command":' + "[" * 8000 + "]" * 8000 + "}",
    '{"t":"ping","token":NaN}',
    '{"t":"ping","token":1e999}',
    '{"t":"ping","token":-1}',
    '{"t":"ping","token":1.5}',
    '{"t":"ping","token":' + "9" * 5000 + "}",
    '{"t":"hello","protocol":1,"seq":0}',
    "\u0000",
    "𝄞" * 100,
    b"",
    b"\xff\xfe\xfd",
    b'{"t":"ping","token":1}',
]


def test_garbage_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            code, (north, _) = await site.playing("null", TWO)
            before = (await site.room.table(code)).standing
            for frame in GARBAGE:
                await north.wire.send(frame)
                assert await north.hears("refused") == {
                    "t": "refused",
                    "id": None,
                    "key": "wire.garbled",
                    "details": {},
                }
            unknown: list[object] = [{"kind": "fly"}, [], 7, None, {"kind": "keep", "seat": 1}]
            for number, command in enumerate(unknown):
                site.room.clock.jump(CREDIT_MS)
                await north.do(str(number), command)
                assert (await north.hears("refused"))["key"] == "table.garbled"
            assert (await site.room.table(code)).standing == before

    run(story())


def test_text_that_is_no_text_and_frames_too_large_end_the_socket_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            code = await guest.opens("null", 2)
            large = await guest.enters(code)
            await large.wire.send("x" * (FRAME_BYTES + 1))
            assert await large.hears_end() == 1009
            broken = await guest.enters(code)
            await broken.wire.send(b"\xff\xff", text=True)
            assert await broken.hears_end() == 1007
            await guest.enters(code)

    run(story())


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ({"t": "hello", "protocol": PROTOCOL + 1, "seq": 0}, "wire.stale"),
        ({"t": "hello", "protocol": 0, "seq": 0}, "wire.stale"),
        ({"t": "ping", "token": 1}, "wire.hello-first"),
        ({"t": "do", "id": "1", "command": {"kind": "table.sit"}}, "wire.hello-first"),
    ],
)
def test_the_first_word_is_a_hello_in_our_protocol(tmp_path: Path, word: object, reason: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            line = await guest.connects(await guest.opens("null", 2))
            await line.say(word)
            assert await line.hears("bye") == {"t": "bye", "reason": reason}
            assert await line.hears_end() == 4000

    run(story())


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=Terms(hello_seconds=0.05)) as site:
            guest = await site.address.guest("North")
            silent = await guest.connects(await guest.opens("null", 2))
            assert await silent.hears("bye") == {"t": "bye", "reason": "wire.hello-first"}
            assert await silent.hears_end() == 4000

    run(story())


def test_a_flood_is_cut_off_and_time_gives_credit_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            code = await guest.opens("null", 2)
            line = await guest.enters(code)
            for token in range(ORDINARY.burst - 1):
                await line.say({"t": "ping", "token": token})
                await line.hears("pong")
            site.room.clock.jump(2 * CREDIT_MS)
            for token in range(3):
                await line.say({"t": "ping", "token": token})
            assert [(await line.next())["t"] for _ in range(3)] == ["pong", "pong", "bye"]
            assert await line.hears_end() == 4000

    run(story())


def test_who_does_not_read_is_cut_off_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=Terms(unsent_bytes=16 * 1024)) as site:
            deaf_guest = await site.address.guest("West")
            code, (north, south) = await site.seated("null", ("North", "South"))
            deaf = await deaf_guest.enters(code)
            deaf.wire.transport.pause_reading()
            table = await site.room.table(code)
            told = 0
            while len(table.audience.company.listeners) == 3:
                site.room.clock.jump(1_000)
                await south.do(f"leave {told}", {"kind": "table.leave"})
                await south.do(f"sit {told}", {"kind": "table.sit"})
                for line in (north, south):
                    for _ in range(2):
                        await line.hears("update")
                told += 2
            assert told > 16
            deaf.wire.transport.abort()

    run(story())


def test_a_line_is_measured_by_the_sockets_own_pings_and_who_stops_answering_them_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=Terms(ping_seconds=0.1)) as site:
            guest = await site.address.guest("North")
            code = await guest.opens("null", 2)
            line = await guest.enters(code)
            company = (await site.room.table(code)).audience.company
            while (listeners := company.listeners) and listeners[0].meter.rtt(site.room.clock.now_ms()) is None:
                await asyncio.sleep(0)
            line.wire.transport.pause_reading()
            while company.listeners:
                await asyncio.sleep(0)
            line.wire.transport.abort()

    run(story())
