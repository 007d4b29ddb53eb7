"""A real server in the test's own loop, with a clock that is jumped, and guests with real sockets."""

from __future__ import annotations

import asyncio
import http.client
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect

from shell.clock import JumpClock
from shell.rooms import NULLS, Room, room, shut_afterwards
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform.advising import NOBODYS_STUDY, Study
from tafelrunde.platform.house import NO_BOTS, House
from tafelrunde.platform.thinking import NOBODY, Thinking
from tafelrunde.web.messages import PROTOCOL
from tafelrunde.web.server import server_of
from tafelrunde.web.terms import ORDINARY, Terms

EMPTY: Mapping[str, object] = {}
SMALL_BUFFER = 8192  # so that who does not read is noticed soon


@dataclass(frozen=True)
class Answer:
    """What came back for a plain request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


@dataclass(frozen=True)
class Address:
    """Where a server listens, and how to ask it."""

    port: int

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """One request on a connection of its own."""
        return await asyncio.to_thread(self._ask, method, path, body, headers or {})

    def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    async def post(self, path: str, value: object, cookie: str | None = None) -> Answer:
        """A request as our own page makes it."""
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        if cookie is not None:
            headers["Cookie"] = cookie
        return await self.ask("POST", path, msgspec.json.encode(value), headers)

    async def guest(self, name: str) -> Guest:
        """Somebody new, with a cookie."""
        answer = await self.post("/api/me", {"name": name})
        assert answer.status == 201, answer
        return Guest(self, answer.headers["set-cookie"].partition(";")[0])


@dataclass(frozen=True)
class Guest:
    """A browser's side of the wire, without the browser."""

    address: Address
    cookie: str

    async def opens(self, game: str, seats: int, arrangement: Mapping[str, object] = EMPTY, **options: object) -> str:
        """A new table; its code."""
        wish = {"game": game, "seats": seats, "options": options, "arrangement": arrangement}
        answer = await self.address.post("/api/tables", wish, self.cookie)
        assert answer.status == 201, answer
        return str(answer.json["code"])

    async def connects(self, code: str) -> Line:
        """A socket that has not said anything yet."""
        headers = {"Cookie": self.cookie, "Origin": self.address.origin}
        uri = f"ws://127.0.0.1:{self.address.port}/t/{code}/socket"
        ear = socket.socket()
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        try:
            ear.connect(("127.0.0.1", self.address.port))
        except OSError:
            ear.close()
            raise
        wire = await connect(uri, additional_headers=headers, compression=None, proxy=None, sock=ear)
        shut_afterwards(wire.close)
        return Line(wire)

    async def enters(self, code: str, seq: int = 0) -> Line:
        """A socket that has said hello and heard the first picture."""
        line = await self.connects(code)
        await line.say({"t": "hello", "protocol": PROTOCOL, "seq": seq})
        line.first = await line.hears("update")
        return line


class Line:
    """One socket: what is said and heard."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.first: Any = None

    async def say(self, message: object) -> None:
        await self.wire.send(msgspec.json.encode(message).decode())

    async def do(self, command_id: str, command: object) -> None:
        await self.say({"t": "do", "id": command_id, "command": command})

    async def next(self) -> Any:
        """Whatever is said next."""
        return msgspec.json.decode(await self.wire.recv())

    async def hears(self, kind: str) -> Any:
        """What is said next, which must be of this kind; who comes and goes is not worth a word, unless asked."""
        while (message := await self.next())["t"] == "presence" != kind:
            pass
        assert message["t"] == kind, message
        return message

    async def hears_ack(self, command_id: str) -> Any:
        """The update that acknowledges a command, whatever is told before it."""
        while (update := await self.hears("update"))["ack"] != command_id:
            pass
        return update

    async def measured(self, clock: JumpClock, rtt: int) -> None:
        """The server measures this line; so much time passes."""
        await self.say({"t": "ping", "token": 0})
        probe = (await self.hears("pong"))["probe"]
        clock.jump(rtt)
        await self.say({"t": "echo", "probe": probe})
        await self.say({"t": "ping", "token": 0})
        await self.hears("pong")

    async def hears_end(self) -> int | None:
        """The other side closes; with which code."""
        await self.wire.wait_closed()
        return self.wire.close_code


@dataclass(frozen=True)
class Open:
    """A site that is open to guests."""

    room: Room
    addresses: tuple[Address, ...]

    @property
    def address(self) -> Address:
        """Of the first node, which mostly is the only one."""
        return self.addresses[0]

    def door(self, place: int) -> Address:
        """Where the next one comes in: on several nodes at one after the other."""
        return self.addresses[place % len(self.addresses)]

    async def seated(
        self, game: str, names: tuple[str, ...], arrangement: Mapping[str, object] = EMPTY, **options: object
    ) -> tuple[str, list[Line]]:
        """A table with everyone in their seats, and nothing unheard."""
        guests = [await self.door(place).guest(name) for place, name in enumerate(names)]
        code = await guests[0].opens(game, len(names), arrangement, **options)
        lines = [await guest.enters(code) for guest in guests]
        for line in lines[1:]:
            await line.do("sit", {"kind": "table.sit"})
            for each in lines:
                await each.hears("update")
        return code, lines

    async def playing(
        self, game: str, names: tuple[str, ...], arrangement: Mapping[str, object] = EMPTY, **options: object
    ) -> tuple[str, list[Line]]:
        """A table whose game has just begun; each line's first picture is the one after that."""
        code, lines = await self.seated(game, names, arrangement, **options)
        await lines[0].do("start", {"kind": "table.start"})
        for line in lines:
            line.first = await line.hears("update")
        return code, lines


@asynccontextmanager
async def opened(
    path: Path,
    catalogue: Catalogue = NULLS,
    terms: Terms = ORDINARY,
    levels: Mapping[str, tuple[str, ...]] = NO_BOTS,
    thinking: Thinking = NOBODY,
    study: Study = NOBODYS_STUDY,
) -> AsyncIterator[Open]:
    """A server on a free port, one for each node, for as long as the block lasts. Time is jumped here, so that the
    sockets' own pings would say that all lines have no length: there are none, unless the terms say how many."""
    if terms.ping_seconds == ORDINARY.ping_seconds:
        terms = replace(terms, ping_seconds=0)
    async with AsyncExitStack() as stack:
        rooms = room(path, catalogue, levels=levels, thinking=thinking, study=study)
        here = await stack.enter_async_context(rooms)
        doors = [await stack.enter_async_context(served(house, terms)) for house in here.nodes]
        yield Open(here, tuple(doors))


@asynccontextmanager
async def served(house: House, terms: Terms) -> AsyncIterator[Address]:
    """One node's door."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL_BUFFER)
    server = server_of(house, terms)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield Address(listening.getsockname()[1])
    finally:
        server.should_exit = True
        await serving
