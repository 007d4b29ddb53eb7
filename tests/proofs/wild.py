"""Players on real sockets who play a game anyhow, come back when they are cut off, and remember what they were told.
Must not know any game by name: what they do is what a random bot would."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from proofs.history import History, No, Told
from shell.site import Guest, Line
from tafelrunde.core.game import AnyGame, Bot, Plan
from tafelrunde.platform.ports import Person
from tafelrunde.platform.session import Session, cause_of, token_hash
from tafelrunde.web.messages import PROTOCOL

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
HASTE = 8  # a life is short
_OWN = b'"kind":"table.'


class Picture(Struct, frozen=True, tag_field="t", tag="update"):
    """As much of an update as a player needs."""

    seq: int
    table: Raw
    you: int | None
    view: Raw
    legal: tuple[Raw, ...]
    outcome: Raw
    ack: str | None


class Refusal(Struct, frozen=True, tag_field="t", tag="refused"):
    """No, and why."""

    id: str | None
    key: str


class _Phase(Struct, frozen=True):
    phase: str


_HEARD = msgspec.json.Decoder(Picture | Refusal)


class Wild:
    """Somebody who plays at one table until the game is over or nobody wants to play on."""

    def __init__(self, guest: Guest, table_id: str, code: str, game: AnyGame, bot: Bot, pace: float, seed: str) -> None:
        self.history = History.new()
        self.over = asyncio.Event()
        self.up_to_date = asyncio.Event()
        self._guest = guest
        self._session = Session(token_hash(guest.cookie.partition("=")[2]), Person("", ""))
        self._table_id = table_id
        self._code = code
        self._game = game
        self._bot = bot
        self._pace = pace
        self._chance = random.Random(seed)
        self._number = 0
        self._pending: tuple[str, Any] | None = None
        self._twice: set[str] = set()
        self._seen = 0
        self._meant: tuple[Any, ...] = ()
        self._acting: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Come, and come again."""
        while not self.over.is_set():
            with contextlib.suppress(*GONE):
                line = await self._guest.connects(self._code)
                try:
                    await self._attend(line)
                finally:
                    await self._let_go()
                    await line.wire.close()
            await asyncio.sleep(0.01)

    async def _let_go(self) -> None:
        self.up_to_date.clear()
        self._meant = ()
        if self._acting is not None:
            self._acting.cancel()
            await asyncio.gather(self._acting, return_exceptions=True)

    async def do(self, line: Line, command: Any) -> None:
        """A new command; who is cut off before the answer sends it again under the same name."""
        self._number += 1
        self._pending = (f"{self._number}", command)
        self.history.causes[self._pending[0]] = cause_of(self._session, self._table_id, self._pending[0])
        await line.do(*self._pending)
        if self._chance.random() < 0.1:
            self._twice.add(self._pending[0])
            await line.do(*self._pending)

    async def _attend(self, line: Line) -> None:
        await line.say({"t": "hello", "protocol": PROTOCOL, "seq": self._seen})
        if self._pending is not None:
            await line.do(*self._pending)
        while not self.over.is_set():
            text = await line.wire.recv(decode=True)
            if text.startswith(('{"t":"update"', '{"t":"refused"')):
                await self._hear(line, _HEARD.decode(text))

    async def _hear(self, line: Line, message: Picture | Refusal) -> None:
        match message:
            case Refusal(id=id_, key=key):
                if id_ is not None and id_ in self.history.causes:
                    self._refused(id_, key)
            case Picture():
                self._seen = message.seq
                told = Told(message.you, message.seq, bytes(message.view), bytes(message.outcome), message.ack)
                self.history.told.append(told)
                if self._pending is not None and message.ack == self._pending[0]:
                    self._pending = None
                self.up_to_date.set()
                phase = msgspec.json.decode(message.table, type=_Phase).phase
                if phase == "over" and self._pending is None:
                    self.over.set()
                elif phase == "playing":
                    self._consider(line, message)

    def _refused(self, id_: str, key: str) -> None:
        """What was sent twice may be refused and then executed: only a single no is a no."""
        if id_ not in self._twice:
            self.history.refused.append(No(id_, key))
        if self._pending is not None and self._pending[0] == id_:
            self._pending = None

    def _consider(self, line: Line, picture: Picture) -> None:
        """What a random bot would do, as soon as it would; a plan stands as long as what may be done stays the same."""
        legal = tuple(raw for raw in map(bytes, picture.legal) if _OWN not in raw)
        if self._pending is not None or legal == self._meant:
            return
        self._meant = legal
        if self._acting is not None:
            self._acting.cancel()
        view = msgspec.json.decode(picture.view, type=self._game.view_type)
        commands = [msgspec.json.decode(raw, type=self._game.command_type) for raw in legal]
        plan = self._bot(view, commands, "random", self._chance.randrange, lambda: False)
        self._acting = None if plan is None else asyncio.create_task(self._carry_out(line, plan))

    async def _carry_out(self, line: Line, plan: Plan[Any]) -> None:
        await asyncio.sleep(plan.after_ms / 1000 / self._pace / HASTE)
        if self._pending is None:
            with contextlib.suppress(*GONE):
                await self.do(line, msgspec.to_builtins(plan.command))


async def all_up_to_date(players: Sequence[Wild]) -> None:
    """Everyone has been shown the table since they came, or has seen the end."""
    for player in players:
        tasks = [asyncio.create_task(event.wait()) for event in (player.up_to_date, player.over)]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
