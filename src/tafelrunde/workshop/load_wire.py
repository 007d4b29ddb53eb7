"""The client's side of HTTP and of a socket with as little work as possible, so that the server is what is measured.
Must not know what is said. (Frames carry a mask of zeros: allowed, and free.)"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, cast

import msgspec

_TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x81, 0x82, 0x88, 0x89, 0x8A
_NO_MASK = b"\0\0\0\0"


class Wire(asyncio.Protocol):
    """One socket: frames in, text frames out."""

    def __init__(
        self, request: bytes, hear: Callable[[bytes], None], lost: Callable[[], None], hello: bytes | None
    ) -> None:
        self._request = request
        self._hear = hear
        self._lost = lost
        self._hello = hello
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Frames, once the server has said yes."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                self.close()
                self._lost()
                return
            del buffer[: end + 4]
            self._open = True
            if self._hello is not None:
                self._send(_TEXT, self._hello)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind in (_TEXT, _BINARY):
                self._hear(payload)
            elif kind == _PING:
                self._send(_PONG, payload)
            elif kind == _CLOSE:
                self._lost()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone."""
        self._lost()

    def say(self, word: bytes) -> None:
        """Send a word of the protocol."""
        self._send(_TEXT, word)

    def do(self, command_id: str, command: bytes) -> None:
        """Send a command."""
        self.say(b'{"t":"do","id":"%s","command":%s}' % (command_id.encode(), command))

    def close(self) -> None:
        """Hang up, and hear nothing more."""
        self._lost = lambda: None
        self._hear = lambda _: None
        if self._transport is not None:
            self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        kind, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return kind, payload

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + _NO_MASK + payload)


class Door:
    """How one comes to a house: its address, and the few plain requests that a player makes."""

    def __init__(self, host: str, port: int, protocol: int) -> None:
        self._host = host
        self._port = port
        self._protocol = protocol
        self._plain = asyncio.Semaphore(8)

    async def newcomer(self, name: str) -> str:
        """Somebody new; the cookie."""
        head, _ = await self._ask("/api/me", {"name": name}, None)
        return next(line.partition(": ")[2].partition(";")[0] for line in head if line.lower().startswith("set-cookie"))

    async def post(self, path: str, value: object, cookie: str | None) -> Any:
        """What the house answers."""
        _, body = await self._ask(path, value, cookie)
        return msgspec.json.decode(body)

    async def enter(self, code: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> Wire:
        """A socket at a table, which says hello by itself."""
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /t/{code}/socket HTTP/1.1\r\nHost: {self._host}:{self._port}\r\n"
            f"Origin: http://{self._host}:{self._port}\r\nCookie: {cookie}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        hello = msgspec.json.encode({"t": "hello", "protocol": self._protocol, "seq": 0})
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: Wire(request, hear, lost, hello), self._host, self._port)
        return wire

    async def _ask(self, path: str, value: object, cookie: str | None) -> tuple[list[str], bytes]:
        body = msgspec.json.encode(value)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self._host}:{self._port}\r\nOrigin: http://{self._host}:{self._port}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
        ) + (f"Cookie: {cookie}\r\n" if cookie else "")
        async with self._plain:
            reader, writer = await asyncio.open_connection(self._host, self._port)
            writer.write(head.encode() + b"\r\n" + body)
            answer = await reader.read()
            writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        lines = top.decode("latin-1").split("\r\n")
        if " 20" not in lines[0][:13]:
            raise OSError(f"{path}: {lines[0]} {rest[:200]!r}")
        return lines, rest
