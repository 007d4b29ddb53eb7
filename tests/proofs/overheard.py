"""A whole game at a real server, with everything noted that anybody was sent: frames, answers, and what was logged.
Must not know what is secret, nor any game by name."""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from proofs.wild import Picture
from shell.odd_bots import AtOnce
from shell.site import Guest, Line, Open, opened
from shell.spread import AnyTable
from tafelrunde.core.game import AnyGame, Millis, Plan, Seat
from tafelrunde.games import BOTS, LEVELS
from tafelrunde.platform.fairness import MOST, WINDOW
from tafelrunde.platform.ports import Row
from tafelrunde.platform.thinking import Question

RTTS = (10, 100, 300)
STEP: Millis = 47
_PICTURE = msgspec.json.Decoder(Picture)
_OWN = b'"kind":"table.'


class Heard(Struct, frozen=True):
    """Bytes that reached somebody (None: nobody with a seat): when by the clock, how long one way on their line is, and
    how far the table was: for an update what it shows, for anything else what had happened."""

    to: Seat | None
    at: Millis
    owd: Millis
    seq: int
    text: bytes


class Planned(Struct, frozen=True):
    """What a bot meant to do, and how far the table was when it thought so."""

    seq: int
    command: bytes


class Overheard(Struct):
    """A game and everything that left the server while it was played, and afterwards."""

    game: AnyGame
    rows: list[Row]
    seed: bytes
    since: Millis
    bot: Seat
    heard: list[Heard]
    planned: list[Planned]
    logged: list[str]
    public: list[bytes]
    never: list[str]


class Noting(AtOnce):
    """Bots whose plans are noted."""

    def __init__(self) -> None:
        super().__init__(dict(BOTS))
        self.table: AnyTable | None = None
        self.plans: list[Planned] = []

    async def plan(self, question: Question) -> Plan[Any] | None:
        plan = await super().plan(question)
        if plan is not None and self.table is not None:
            self.plans.append(Planned(self.table.standing.seq, msgspec.json.encode(plan.command)))
        return plan


class Log(logging.Handler):
    """Every line that is logged, with its traceback."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("websockets.client"):  # these are our own
            self.lines.append(self.format(record))


class Ear:
    """Somebody at the table, who plays if they have a seat."""

    def __init__(self, guest: Guest, line: Line, seat: Seat | None, rtt: Millis, into: list[Heard]) -> None:
        self.guest = guest
        self.line = line
        self.seat = seat
        self.rtt = rtt
        self.measured = False
        self.picture: Picture | None = None
        self.due: tuple[Millis, Any] | None = None
        self.meant: tuple[bytes, ...] = ()
        self._into = into
        self._token = 0

    async def catch_up(self, table: AnyTable, now: Millis) -> None:
        """Read everything that has been sent so far; the answer to a ping comes behind it."""
        self._token += 1
        await self.line.say({"t": "ping", "token": self._token})
        mark = b'{"t":"pong","token":%d,' % self._token
        while not (text := await self.line.wire.recv(decode=False)).startswith(mark):
            self.note(text, table, now)
        self.note(text, table, now)

    def note(self, text: bytes, table: AnyTable, now: Millis) -> None:
        """What was said."""
        seq = table.standing.seq
        if text.startswith(b'{"t":"update"'):
            self.picture = _PICTURE.decode(text)
            seq = self.picture.seq
        owd = min(MOST, self.rtt // 2) if self.measured else 0
        self._into.append(Heard(self.seat, now, owd, seq, text))


class Game:
    """One game from the first card to the last, at the pace of a clock that is jumped."""

    def __init__(self, site: Open, table: AnyTable, game: AnyGame, code: str, ears: list[Ear], seed: str) -> None:
        self.heard: list[Heard] = []
        self.public: list[bytes] = []
        self._site = site
        self._clock = site.room.clock
        self._table = table
        self._game = game
        self._code = code
        self.ears = ears
        self._chance = random.Random(seed)
        self._number = 0
        self._reveal_at: Millis = -1
        self._measured: Millis = 0
        self._read = 0

    async def quiet(self, closely: bool = True) -> None:
        """Everything that is due has been done, and everybody has read everything; where nothing can have been said,
        nobody is asked to."""
        await self._site.room.quiet()
        if closely or self._table.standing.seq != self._read:
            self._read = self._table.standing.seq
            for ear in self.ears:
                await ear.catch_up(self._table, self._clock.now_ms())

    async def play(self, steps: int) -> None:
        """So many steps at most, or to the end."""
        await self.quiet()
        for _ in range(steps):
            if self._table.standing.seating.phase == "over":
                return
            deadline = self._game.awaits(self._table.standing.state).deadline
            if deadline is not None and deadline.kind == "reveal":
                self._reveal_at = deadline.at
            elif self._clock.now_ms() > self._measured + WINDOW // 3:
                await self._measure()
            self._consider()
            await self._next(self._table.now <= self._reveal_at)
            if self._chance.random() < 0.15:
                await self._mischief()

    async def _measure(self) -> None:
        """As everybody's page does every few seconds; who has just come is measured, too."""
        self._measured = self._clock.now_ms()
        for ear in self.ears:
            await ear.line.say({"t": "ping", "token": 0})
            while not (text := await ear.line.wire.recv(decode=False)).startswith(b'{"t":"pong","token":0,'):
                ear.note(text, self._table, self._clock.now_ms())
            probe = msgspec.json.decode(text)["probe"]
            self._clock.jump(ear.rtt)
            await ear.line.say({"t": "echo", "probe": probe})
            ear.measured = True
            await ear.catch_up(self._table, self._clock.now_ms())
        await self.quiet()

    def _consider(self) -> None:
        """Everyone with a seat plans as a random player does, and keeps the plan while they may do the same."""
        for ear in self.ears:
            if ear.seat is None or ear.picture is None or ear.picture.view == b"null":
                continue
            legal = tuple(raw for raw in map(bytes, ear.picture.legal) if _OWN not in raw)
            if legal == ear.meant:
                continue
            ear.meant, ear.due = legal, None
            view = msgspec.json.decode(ear.picture.view, type=self._game.view_type)
            commands = [msgspec.json.decode(raw, type=self._game.command_type) for raw in legal]
            plan = BOTS[self._game.name](view, commands, "random", self._chance.randrange, lambda: False)
            if plan is not None:
                ear.due = (self._clock.now_ms() + plan.after_ms, msgspec.to_builtins(plan.command))

    async def _next(self, closely: bool) -> None:
        """Whatever comes first: a plan falls due, or the server waits for that instant; before a reveal, bit by bit."""
        now = self._clock.now_ms()
        planned = min((ear for ear in self.ears if ear.due), key=lambda ear: ear.due or (0, 0), default=None)
        instants = [instant for instant in self._clock.awaited() if instant > now]
        if planned is not None and planned.due is not None:
            instants.append(max(now, planned.due[0]))
        self._clock.jump(min(instants) - now if not closely else min(STEP, min(instants) - now))
        if planned is not None and planned.due is not None and planned.due[0] <= self._clock.now_ms():
            await self._does(planned, planned.due[1])
            planned.due, planned.meant = None, ()
        await self.quiet(closely)

    async def _does(self, ear: Ear, command: Any) -> None:
        self._number += 1
        await ear.line.do(f"{self._number}", command)
        await ear.catch_up(self._table, self._clock.now_ms())

    async def _mischief(self) -> None:
        """What nobody should: other people's moves, late ones, nonsense; and coming, going, talking, asking around."""
        ear = self._chance.choice(self.ears)
        others = [other.picture.legal for other in self.ears if other is not ear and other.picture is not None]
        stolen = [raw for legal in others for raw in legal]
        match self._chance.randrange(6):
            case 0 if stolen:
                await self._does(ear, self._chance.choice(stolen))
            case 1:
                await self._does(
                    ear, {"kind": self._chance.choice(["roll", "claim", "table.start", "fly"]), "round": 1}
                )
            case 2:
                await ear.line.say({"t": "progress", "task": 1, "done": 1, "of": 3})
                await ear.line.say({"t": "say", "phrase": "wow"})
                await ear.line.wire.send(b'{"t":"do"')
            case 3:
                seen = ear.picture.seq if ear.picture is not None else 0
                await ear.line.wire.close()
                ear.line = await ear.guest.connects(self._code)
                ear.measured, ear.meant, ear.due = False, (), None
                await ear.line.say({"t": "hello", "protocol": 2, "seq": self._chance.choice([0, seen])})
            case _:
                await self._ask_around(ear)
        await self.quiet()

    async def _ask_around(self, ear: Ear) -> None:
        """Plain requests of one who watches; what is answered may hold nothing that watchers may not know."""
        seat = self._chance.randrange(5)
        ask = self._site.address.ask
        for path in (
            f"results/{self._code}/replay?seat={seat}",
            f"results/{self._code}/log.jsonl",
            f"tables/{self._code}",
        ):
            answer = await ask("GET", f"/api/{path}", headers={"Cookie": ear.guest.cookie})
            ear.note(answer.body, self._table, self._clock.now_ms())


async def overheard(
    path: Path, game: AnyGame, seats: int, seed: str, options: Mapping[str, object], steps: int = 100_000
) -> Overheard:
    """Play a game with people on three lengths of line, a bot in the last seat and two who watch."""
    log, bots = Log(), Noting()
    root = logging.getLogger()
    level = root.level
    root.addHandler(log)
    root.setLevel(logging.DEBUG)
    try:
        async with opened(path, {game.name: game}, levels=LEVELS, thinking=bots) as site:
            return await _overheard(site, bots, log, game, seats, seed, options, steps)
    finally:
        root.removeHandler(log)
        root.setLevel(level)


async def _overheard(
    site: Open, bots: Noting, log: Log, game: AnyGame, seats: int, seed: str, options: Mapping[str, object], steps: int
) -> Overheard:
    guests = [await site.door(number).guest(f"Guest {number}") for number in range(seats + 1)]
    wish = {"public": True, "watching": True}
    code = await guests[0].opens(game.name, seats, wish, **options)
    table = await site.room.table(code)
    bots.table = table
    played = Game(site, table, game, code, [], seed)
    for number, guest in enumerate(guests):
        seat = number if number < seats - 1 else None
        line = await guest.connects(code)
        played.ears.append(Ear(guest, line, seat, RTTS[number % len(RTTS)], played.heard))
        await line.say({"t": "hello", "protocol": 2, "seq": 0})
        if seat:
            await line.do("sit", {"kind": "table.sit", "seat": seat})
        await played.quiet()
    await played.ears[0].line.do("bot", {"kind": "table.seat-bot", "level": LEVELS[game.name][0]})
    await played.ears[0].line.do("start", {"kind": "table.start"})
    since = site.room.clock.now_ms()
    await played.play(steps)
    await site.room.recorded()
    public = [(await site.address.ask("GET", f"/api/{path}")).body for path in _afterwards(code)]
    never = [guest.cookie.partition("=")[2] for guest in guests] + [
        person.id for person in table.audience.people().values()
    ]
    rows = await site.room.store.read(table.record.id, 0)
    key = await site.room.store.seed(table.record.id)
    for ear in played.ears:
        await ear.line.wire.close()
    return Overheard(game, rows, key, since, seats - 1, played.heard, bots.plans, log.lines, public, never)


def _afterwards(code: str) -> Sequence[str]:
    """What anybody may ask for once the game is over, and before."""
    return (f"results/{code}", f"results/{code}/replay", f"results/{code}/log.jsonl", "results", "tables")
