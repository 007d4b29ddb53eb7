"""People at one real table on real sockets, some of them in two tabs, and what each of these was told last.
Must not know what may be done, nor what should come of it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from typing import Any, NamedTuple, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed

from shell.rooms import PATIENCE, shut_all
from shell.site import Guest, Line, Open
from shell.stores import settled
from tafelrunde.core.play import chance_of
from tafelrunde.platform.standing import Standing, folded, opening
from tafelrunde.platform.table import Table

T = TypeVar("T")
REFILL_MS = 100  # two credits of a socket's bucket


class Tab(NamedTuple):
    """One of the windows in which somebody looks at the table."""

    who: int
    number: int


class People:
    """Everything that is done waits until the server has come to rest and everybody has heard of it."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.site: Open
        self.code = ""
        self.guests: list[Guest] = []
        self.lines: dict[Tab, Line] = {}
        self.pictures: dict[Tab, Any] = {}
        self.present: dict[Tab, Any] = {}
        self.heard: dict[Tab, list[Any]] = {}
        self._ids = 0
        self._said: list[str] = []

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        """Part of the story; a hang is a failure."""
        return self.runner.run(asyncio.wait_for(story, PATIENCE))

    async def end(self) -> None:
        await shut_all()
        await self.stack.aclose()

    async def table(self) -> Table:
        found = await self.site.room.house.find(self.code)
        assert found is not None
        return found

    def tabs(self, who: int) -> list[Tab]:
        return [tab for tab in self.lines if tab.who == who]

    # --- coming and going ------------------------------------------------------------------------------------------

    async def come(self, tab: Tab, seen: int) -> str | None:
        """In this tab, anew where it was open; why not, or None: the first picture is there."""
        await self.go(tab)
        line = await self.guests[tab.who].connects(self.code)
        await line.say({"t": "hello", "protocol": 2, "seq": seen})
        while (told := await line.next())["t"] not in ("update", "bye"):
            pass
        if told["t"] == "bye":
            await line.hears_end()
            return str(told["reason"])
        self.lines[tab], self.pictures[tab] = line, told
        return None

    async def go(self, tab: Tab, abruptly: bool = False) -> None:
        """The server knows of it when this returns."""
        if (line := self.lines.pop(tab, None)) is not None:
            for kept in (self.pictures, self.present, self.heard):
                kept.pop(tab, None)
            if abruptly:
                line.wire.transport.abort()
            await line.wire.close()
            await self._seen_out()

    async def _seen_out(self) -> None:
        company = (await self.table()).company
        while len(company.listeners) != len(self.lines):
            await asyncio.sleep(0)

    # --- doing and hearing -----------------------------------------------------------------------------------------

    async def rest(self, millis: int = 0) -> None:
        """So much time passes, and whatever comes of it has been stored and told."""
        self.site.room.clock.jump(millis)
        for _ in range(3):
            for _ in range(10):
                await asyncio.sleep(0)
            await settled(self.site.room.store)

    def new_id(self) -> str:
        self._ids += 1
        return str(self._ids)

    async def do(self, tab: Tab, id_: str, command: object) -> Any:
        """The answer to a command: an update that acknowledges it, or a refusal."""
        await self.lines[tab].do(id_, command)
        return await self.answer_to(tab, "ack", id_)

    async def answer_to(self, tab: Tab, name: str, id_: str | None) -> Any:
        """What is said to one tab alone: the first update or refusal, which must be about this."""
        while (told := await self.lines[tab].next())["t"] not in ("update", "refused"):
            self._note(tab, told)
        assert told["ack" if told["t"] == "update" else "id"] == id_, told
        if told["t"] == "update":
            self.pictures[tab] = told
        self._said.append(msgspec.json.encode(told).decode())
        return told

    async def all_hear(self) -> dict[Tab, list[Any]]:
        """Everything that was said beside that, tab by tab: a pong comes behind it. Who was sent away is gone."""
        for line in self.lines.values():
            with suppress(ConnectionClosed):
                await line.say({"t": "ping", "token": 0})
        heard: dict[Tab, list[Any]] = {tab: self.heard.pop(tab, []) for tab in self.lines}
        for tab, line in list(self.lines.items()):
            try:
                while (told := await line.next())["t"] != "pong":
                    self._note(tab, told)
            except ConnectionClosed:
                for kept in (self.lines, self.pictures, self.present):
                    kept.pop(tab, None)
            heard[tab] += self.heard.pop(tab, [])
        return heard

    def _note(self, tab: Tab, told: Any) -> None:
        self._said.append(msgspec.json.encode(told).decode())
        if told["t"] == "presence":
            self.present[tab] = told
            return
        if told["t"] == "update":
            assert told["ack"] is None, told
            self.pictures[tab] = told
        self.heard.setdefault(tab, []).append(told)

    def take_all_that_was_said(self) -> list[str]:
        """To anybody, since this was asked last."""
        said, self._said = self._said, []
        return said

    async def measure(self, tab: Tab, rtt: int) -> None:
        """The server measures this line; so much time passes."""
        await self.lines[tab].say({"t": "ping", "token": 0})
        while (told := await self.lines[tab].next())["t"] != "pong":
            self._note(tab, told)
        self.site.room.clock.jump(rtt)
        await self.lines[tab].say({"t": "echo", "probe": told["probe"]})

    async def posts(self, who: int, path: str, value: object = None) -> tuple[int, Any]:
        answer = await self.site.address.post(path, value, self.guests[who].cookie)
        return answer.status, answer.json

    # --- what is in the log ----------------------------------------------------------------------------------------

    async def standing(self) -> Standing:
        return (await self.table()).standing

    async def refolded(self) -> Standing:
        """How the table stands by its log alone."""
        table, store = await self.table(), self.site.room.store
        rows = await store.read(table.record.id, 0)
        game, empty = opening(rows, {table.game.name: table.game})
        return folded(empty, game, chance_of(await store.seed(table.record.id)), rows[1:])


def faces(picture: Any) -> dict[str, Any]:
    """What a picture says of the table around the game, without its links, its game and its seed."""
    return {key: picture["table"][key] for key in ("phase", "paused", "host", "seats", "arrangement", "next")}


def as_sent(value: object) -> Any:
    """As it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))
