"""A plain connection that comes to nothing ends: one that says nothing, says it byte by byte, or does not listen."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from shell.rooms import run
from shell.site import SMALL_BUFFER, Address, opened
from tafelrunde.web.terms import Terms

IMPATIENT = Terms(request_seconds=0.1)
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
HEAD = b"POST /api/me HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer x\r\nContent-Length: 100\r\n\r\n"
MANY = 100


@asynccontextmanager
async def reached(address: Address) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection whose near side takes little at a time."""
    ear = socket.socket()
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    ear.connect(("127.0.0.1", address.port))
    reader, writer = await asyncio.open_connection(sock=ear)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def answered(reader: asyncio.StreamReader) -> bytes:
    """The status line of an answer, which is read to its end."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(length.partition(b":")[2]))
    return head.partition(b"\r\n")[0]


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What was still said before the other side closed."""
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def says(address: Address, begun: bytes, more: bytes = b"") -> bytes:
    """What is heard before the end by somebody who begins so and then goes on byte by byte."""
    async with reached(address) as (reader, writer):
        writer.write(begun)
        ending = asyncio.create_task(ended(reader))
        while not ending.done():
            writer.write(more)
            await asyncio.sleep(0.005)
        return await ending


def test_who_does_not_finish_a_request_is_waited_for_no_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=IMPATIENT) as site:
            begun = (b"", b"G", WHOLE[:-2], HEAD, HEAD + b'{"name"')
            assert await asyncio.gather(*(says(site.address, one) for one in begun)) == [b""] * len(begun)
            slowly = (b"", b"GET /", HEAD)
            assert await asyncio.gather(*(says(site.address, one, b"x") for one in slowly)) == [b""] * len(slowly)
            for heard in await asyncio.gather(*(says(site.address, WHOLE + one) for one in (b"G", HEAD))):
                assert heard.startswith(b"HTTP/1.1 200 OK"), "what was whole is answered, what comes behind it is not"

    run(story())


def test_a_request_in_pieces_is_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site, reached(site.address) as (reader, writer):
            for piece in (WHOLE[:9], WHOLE[9:], WHOLE):
                writer.write(piece)
                if piece.endswith(b"\r\n\r\n"):
                    assert await answered(reader) == b"HTTP/1.1 200 OK"

    run(story())


def test_a_socket_is_waited_for_no_longer_than_its_hello_says(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=IMPATIENT) as site:
            guest = await site.address.guest("North")
            line = await guest.enters(await guest.opens("null", 2))
            async with reached(site.address) as (reader, _):
                assert await ended(reader) == b"", "so much later"
            await line.say({"t": "ping", "token": 1})
            assert (await line.hears("pong"))["token"] == 1

    run(story())


def test_who_takes_no_answer_is_cut_off(tmp_path: Path) -> None:
    async def asks_on(writer: asyncio.StreamWriter) -> None:
        """And reads nothing of what is answered."""
        while True:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n" * MANY)
            await writer.drain()

    async def story() -> None:
        async with opened(tmp_path, terms=IMPATIENT) as site, reached(site.address) as (_, writer):
            with pytest.raises(ConnectionError):
                await asks_on(writer)

    run(story())
