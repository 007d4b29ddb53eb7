"""Four players at a table of each server, on real sockets: how one sits down, what is heard, how a move is sent.
Must not know what is played: a view is data, a move is what a player says."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

import msgspec

from tafelrunde.web.messages import PROTOCOL
from tafelrunde.workshop.load_wire import Door, Wire

SEATS = 4
TEXT, BINARY = 0x81, 0x82
Hear: TypeAlias = Callable[[int, dict[str, Any]], None]
"""A seat has been shown its view."""


class Table(Protocol):
    """A table where all four sit and see the first picture."""

    def play(self, seat: int, what: Any) -> None:
        """What a seat does."""
        ...

    def close(self) -> None:
        """Everyone goes."""
        ...


class Told(msgspec.Struct, frozen=True, tag_field="t", tag="update"):
    """As much of our update as a player needs."""

    view: dict[str, Any] | None


_TOLD = msgspec.json.Decoder(Told)


class Ours:
    """Tafelrunde: plain requests, then one socket for each seat."""

    def __init__(self, wires: list[Wire], game: str) -> None:
        self._wires = wires
        self._kind, self._field = ("play", "card") if game == "trick" else ("claim", "order")
        self._number = 0

    @classmethod
    async def sit(cls, port: int, game: str, hear: Hear) -> Ours:
        """A new table, and the game begins."""
        door = Door("127.0.0.1", port, PROTOCOL)
        cookies = [await door.newcomer(f"Seat {seat}") for seat in range(SEATS)]
        code = (await door.post("/api/tables", {"game": game, "seats": SEATS, "options": {}}, cookies[0]))["code"]
        waiting: dict[bytes, asyncio.Event] = {}

        def hearer(seat: int) -> Callable[[bytes], None]:
            def hears(text: bytes) -> None:
                if text.startswith(b'{"t":"update"'):
                    for mark, event in waiting.items():
                        if mark in text:
                            event.set()
                    view = _TOLD.decode(text).view
                    if view is not None:
                        hear(seat, view)
                elif text.startswith((b'{"t":"refused"', b'{"t":"bye"')):
                    raise RuntimeError(text)

            return hears

        wires: list[Wire] = []
        for seat, cookie in enumerate(cookies):
            first = waiting[b'"ack":null'] = asyncio.Event()
            wires.append(await door.enter(code, cookie, hearer(seat), lambda: None))
            await first.wait()
            if seat:
                waiting.clear()
                sits = waiting[b'"ack":"sit"'] = asyncio.Event()
                wires[seat].do("sit", b'{"kind":"table.sit"}')
                await sits.wait()
        waiting.clear()
        wires[0].do("start", b'{"kind":"table.start"}')
        return cls(wires, game)

    def play(self, seat: int, what: Any) -> None:
        self._number += 1
        command = msgspec.json.encode({"kind": self._kind, self._field: what})
        self._wires[seat].do(str(self._number), command)

    def close(self) -> None:
        for wire in self._wires:
            wire.close()


class BoardgameIo:
    """boardgame.io: a lobby by plain requests, then socket.io, whose packets are texts with a number in front."""

    def __init__(self, wires: list[Socket], game: str, match: str, keys: list[str]) -> None:
        self._wires, self._game, self._match, self._keys = wires, game, match, keys

    @classmethod
    async def sit(cls, port: int, game: str, hear: Hear) -> BoardgameIo:
        """A new match; each seat asks for its picture."""
        match = (await post(port, f"/games/{game}/create", {"numPlayers": SEATS}))["matchID"]
        keys = []
        for seat in range(SEATS):
            wish = {"playerID": str(seat), "playerName": f"Seat {seat}"}
            keys.append((await post(port, f"/games/{game}/{match}/join", wish))["playerCredentials"])
        wires = [await cls._enter(port, game, match, seat, keys[seat], hear) for seat in range(SEATS)]
        return cls(wires, game, match, keys)

    @staticmethod
    async def _enter(port: int, game: str, match: str, seat: int, key: str, hear: Hear) -> Socket:
        prefix = f"42/{game},".encode()
        asks = prefix + msgspec.json.encode(["sync", match, str(seat), key, SEATS])

        def hears(wire: Socket, text: bytes) -> None:
            if text == b"2":
                wire.send(TEXT, b"3")
            elif text.startswith(b"0"):
                wire.send(TEXT, f"40/{game},".encode())
            elif text.startswith(f"40/{game},".encode()):
                wire.send(TEXT, asks)
            elif text.startswith(prefix):
                kind, _, *told = msgspec.json.decode(text[len(prefix) :])
                if kind in ("update", "sync"):
                    hear(seat, (told[0] if kind == "update" else told[0]["state"])["G"])

        return await Socket.opened(port, "/socket.io/?EIO=4&transport=websocket", hears)

    def play(self, seat: int, what: Any) -> None:
        move = {"type": "play", "args": [what], "playerID": str(seat), "credentials": self._keys[seat]}
        action = {"type": "MAKE_MOVE", "payload": move}
        text = msgspec.json.encode(["update", action, 0, self._match, str(seat)])
        self._wires[seat].send(TEXT, f"42/{self._game},".encode() + text)

    def close(self) -> None:
        for wire in self._wires:
            wire.close()


class Colyseus:
    """Colyseus: a seat by a plain request, then a socket with MessagePack behind a byte for the kind of message."""

    JOIN, DATA = 10, 13

    def __init__(self, wires: list[Socket]) -> None:
        self._wires = wires

    @classmethod
    async def sit(cls, port: int, game: str, hear: Hear) -> Colyseus:
        """A new room; when all four are there everyone is shown their view."""
        room = await post(port, f"/matchmake/create/{game}", {})
        seats = [room, *[await post(port, f"/matchmake/joinById/{room['roomId']}", {}) for _ in range(SEATS - 1)]]
        wires = []
        for number, seat in enumerate(seats):
            wires.append(await cls._enter(port, seat, number, hear))
        return cls(wires)

    @classmethod
    async def _enter(cls, port: int, room: dict[str, Any], seat: int, hear: Hear) -> Socket:
        joined = asyncio.Event()

        def hears(wire: Socket, data: bytes) -> None:
            if data[0] == cls.JOIN:
                wire.send(BINARY, bytes((cls.JOIN,)))
                joined.set()
            elif data[0] == cls.DATA:
                name = 2 + (data[1] & 31)
                if data[2:name] == b"view":
                    hear(seat, msgspec.msgpack.decode(data[name:]))
                else:
                    raise RuntimeError(data)

        wire = await Socket.opened(port, f"/{room['processId']}/{room['roomId']}?sessionId={room['sessionId']}", hears)
        await joined.wait()
        return wire

    def play(self, seat: int, what: Any) -> None:
        head = bytes((self.DATA, 0xA0 | len("play"))) + b"play"
        self._wires[seat].send(BINARY, head + msgspec.msgpack.encode(what))

    def close(self) -> None:
        for wire in self._wires:
            wire.close()


class Socket(Wire):
    """The load driver's wire for frames of any kind, at any address."""

    @classmethod
    async def opened(cls, port: int, path: str, hear: Callable[[Socket, bytes], None]) -> Socket:
        """Asked for; whatever is said next is heard, by somebody who may answer at once."""
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()

        def made() -> Socket:
            wire = cls(request, lambda data: hear(wire, data), lambda: None, None)
            return wire

        return (await loop.create_connection(made, "127.0.0.1", port))[1]

    def send(self, kind: int, payload: bytes) -> None:
        """A frame of this kind."""
        self._send(kind, payload)


async def post(port: int, path: str, value: object) -> Any:
    """What a peer's plain request answers."""
    body = msgspec.json.encode(value)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    writer.write(head.encode() + b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body)
    answer = await reader.read()
    writer.close()
    top, _, rest = answer.partition(b"\r\n\r\n")
    if b" 200" not in top[:13]:
        raise OSError(f"{path}: {top[:80]!r} {rest[:200]!r}")
    if b"chunked" in top.lower():
        rest = b"".join(rest.split(b"\r\n")[1::2])
    return msgspec.json.decode(rest)
