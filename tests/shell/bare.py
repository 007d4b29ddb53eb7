"""A socket below the words: frames as bytes, whole, broken or cut, and whatever comes back.
Must not know the vocabulary."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import struct

from shell.site import Guest

MASK = b"\x11\x22\x33\x44"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


def frame(payload: bytes, first: int = 0x81, mask: bytes = MASK) -> bytes:
    """A frame as a browser sends it."""
    size = len(payload)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)) if any(mask) else payload
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((first, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0xFF)) + size.to_bytes(8, "big")
    return head + mask + masked


class Bare:
    """A connection that has asked for a socket at a table and was given one."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def opened(cls, guest: Guest, code: str) -> Bare:
        """Nothing is said yet."""
        port, key = guest.address.port, base64.b64encode(b"k" * 16).decode()
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        head = (
            f"GET /t/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {guest.address.origin}\r\n"
            f"Cookie: {guest.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(head.encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer[:20]:
            writer.close()
            raise ConnectionRefusedError(answer.partition(b"\r\n")[0].decode())
        return cls(reader, writer)

    async def send(self, data: bytes) -> None:
        """Bytes as they are."""
        self._writer.write(data)
        await self._writer.drain()

    async def hears(self) -> tuple[int, bytes] | None:
        """The next frame, its kind and what is in it; None: the other side has ended it."""
        try:
            first, size = await self._reader.readexactly(2)
            if size == 126:
                (size,) = struct.unpack(">H", await self._reader.readexactly(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", await self._reader.readexactly(8))
            return first & 15, await self._reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None

    def says_no_more(self) -> None:
        """Half of the connection is closed: nothing comes from here any more, everything is still heard."""
        if self._writer.can_write_eof():
            self._writer.write_eof()

    async def close(self) -> None:
        """Hang up."""
        self._writer.close()
        with contextlib.suppress(ConnectionError):
            await self._writer.wait_closed()
