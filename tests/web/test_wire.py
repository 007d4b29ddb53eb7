"""The way past ASGI takes the same frames as the long way, however they are cut on the network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from shell.bare import Bare, frame
from shell.rooms import run
from shell.site import Guest, opened
from tafelrunde.web.messages import FRAME_BYTES, PROTOCOL
from tafelrunde.web.wire import _whole_text

PING = b'{"t":"ping","token":%d}'
HELLO = b'{"t":"hello","protocol":%d,"seq":0}' % PROTOCOL


async def spoken(guest: Guest, code: str, pieces: list[bytes], until: bytes) -> bytes:
    """What comes back for these pieces, sent one by one after a hello, up to some words."""
    socket = await Bare.opened(guest, code)
    await socket.send(frame(HELLO))
    while (told := await socket.hears()) is not None and b'"presence"' not in told[1]:
        pass
    heard = b""
    for piece in pieces:
        await socket.send(piece)
        await asyncio.sleep(0)
    while until not in heard and (told := await socket.hears()) is not None:
        kind, text = told
        heard += bytes((0x80 | kind,)) + text
    await socket.close()
    return heard


def every_byte(data: bytes) -> list[bytes]:
    return [data[place : place + 1] for place in range(len(data))]


LONG = b'{"t":"say","phrase":null,"text":"%b"}' % (b"x" * 400)
TWO = frame(PING % 1) + frame(PING % 2)
IN_PARTS = frame(b'{"t":"ping",', 0x01) + frame(b'"token":2}', 0x80)
ONE_IN_PARTS = frame(b'{"t":"ping",', 0x01) + frame(b'"token":1}', 0x80)


@pytest.mark.parametrize(
    "pieces",
    [
        [TWO],
        [TWO[:-3], TWO[-3:]],
        [TWO[:2], TWO[2:]],
        [TWO[:1], TWO[1:]],
        [TWO[:-1], TWO[-1:]],
        every_byte(TWO),
        [frame(PING % 1), IN_PARTS],
        [IN_PARTS[:14], IN_PARTS[14:]],
        [frame(b'{"t":"ping",', 0x01), frame(b"", 0x89), frame(b'"token":2}', 0x80)],
        [frame(b"", 0x8A) + frame(PING % 2)],
        [frame(LONG) + frame(PING % 2)],
        [frame(LONG)[:3], frame(LONG)[3:], frame(PING % 2)],
    ],
)
def test_frames_are_heard_however_they_are_cut(tmp_path: Path, pieces: list[bytes]) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            code = await guest.opens("null", 2)
            heard = await spoken(guest, code, pieces, b'"token":2')
            assert heard.count(b'"token":2') == 1
            assert (b'"token":1' in heard) == (frame(PING % 1) in b"".join(pieces))

    run(story())


def test_whole_frames_take_the_short_way_also_after_others_that_did_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[bytes] = []
    long_way = WebSocketsSansIOProtocol.data_received

    def noted(protocol: WebSocketsSansIOProtocol, data: bytes) -> None:
        parsed.append(data)
        long_way(protocol, data)

    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            socket = await Bare.opened(guest, await guest.opens("null", 2))
            await socket.send(frame(HELLO))
            while (told := await socket.hears()) is not None and b'"presence"' not in told[1]:
                pass
            monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
            for number, piece in enumerate([frame(PING % 0), ONE_IN_PARTS, frame(PING % 2)]):
                await socket.send(piece)
                while (told := await socket.hears()) is not None and b'"token":%d' % number not in told[1]:
                    pass
            await socket.close()

    run(story())
    assert b"".join(parsed) == ONE_IN_PARTS, "only what is no whole frame is parsed"


@pytest.mark.parametrize(
    ("pieces", "code"),
    [
        ([frame(PING % 1), frame(b"\xff\xfe")], 1007),
        ([b"\x81\x05hello"], 1002),
        ([frame(b"x" * (FRAME_BYTES + 1))], 1009),
        ([frame(PING % 1, 0x91)], 1002),
        ([frame(b"{", 0x01), frame(PING % 1)], 1002),
    ],
)
def test_what_is_no_frame_ends_the_socket_with_its_reason(tmp_path: Path, pieces: list[bytes], code: int) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            heard = await spoken(guest, await guest.opens("null", 2), pieces, b"never")
            assert bytes((0x88,)) in heard
            assert code.to_bytes(2, "big") in heard

    run(story())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 1000, FRAME_BYTES])
def test_the_short_way_takes_a_whole_frame_and_nothing_less(size: int) -> None:
    text = b"x" * size
    data = frame(text)
    assert _whole_text(data + b"more", 0, FRAME_BYTES) == (text, len(data))
    assert _whole_text(b"front" + data, 5, FRAME_BYTES) == (text, 5 + len(data))
    refuses: Callable[[bytes], bool] = lambda cut: _whole_text(cut, 0, FRAME_BYTES) is None  # noqa: E731
    assert all(refuses(data[:end]) for end in range(min(len(data), 12)))
    assert refuses(data[:-1])
    assert _whole_text(data, 0, size - 1) is None
