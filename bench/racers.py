"""Scripted players who race at one table after another, each over a line of its own length.
Must not know what comes of it: what happened is noted down, race by race."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from far_away import HELD_BACK_MS
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.engine import solve
from tafelrunde.polyomino.piece import PieceName
from tafelrunde.workshop.load_wire import Door, Wire

PING_S = 5.0
RACES = 4  # at a table: as many as seats, so that each seat has each of the four times once
SHORTEST_GLASS = 30
LOOKS_IT_UP_S = 0.6  # when everybody has seen their boards, and nobody is done


class Board(msgspec.Struct, frozen=True):
    """What is to be covered."""

    region: Region
    pieces: tuple[PieceName, ...]


class _Race(msgspec.Struct, frozen=True):
    number: int
    boards: tuple[Board | None, ...]
    over: bool


class _Open(msgspec.Struct, frozen=True):
    figures: tuple[int | None, ...]
    rows: tuple[tuple[str | None, ...], ...]
    race: _Race | None


class _View(msgspec.Struct, frozen=True):
    open: _Open


class _Update(msgspec.Struct, frozen=True, tag_field="t", tag="update"):
    view: _View | None
    legal: tuple[dict[str, Any], ...]
    events: tuple[dict[str, Any], ...]
    timings: tuple[dict[str, int], ...]
    ack: str | None


class _Pong(msgspec.Struct, frozen=True, tag_field="t", tag="pong"):
    probe: int


_HEARD: msgspec.json.Decoder[_Update | _Pong] = msgspec.json.Decoder(_Update | _Pong)


class Race(msgspec.Struct):
    """One race, seat by seat: seconds that each needed, when each saw its board and was done by the clock of all, the
    order in which they were ranked, what was credited."""

    needed: list[float]
    seen: list[float]
    done: list[float]
    order: list[int]
    credit: list[int]

    @classmethod
    def of(cls, needed: list[float]) -> Race:
        return cls(needed, [0.0] * len(needed), [0.0] * len(needed), [], [0] * len(needed))

    @property
    def whole(self) -> bool:
        """Everybody saw a board and was ranked."""
        return all(self.seen) and len(self.order) == len(self.needed)


class Racer:
    """One player: sees, thinks for as long as it is told, claims, takes."""

    def __init__(self, door: Door, table: RaceTable, seat: int, cheats: bool) -> None:
        self._door = door
        self._table = table
        self._seat = seat
        self._cheats = cheats
        self._cookie = ""
        self._wire: Wire | None = None
        self._loop = asyncio.get_running_loop()
        self._timers: list[asyncio.TimerHandle] = []
        self._busy_until = 0.0
        self._seen = 0
        self._number = 0
        self._latest: _Update | None = None
        self.heard = asyncio.Event()

    async def come(self, code: str) -> None:
        """To a table; the line is measured from the first moment on."""
        self._seen, self._busy_until, self._latest = 0, 0.0, None
        self.heard.clear()
        self._wire = await self._door.enter(code, self.cookie, self._hear, self._table.lost)
        await asyncio.wait_for(self.heard.wait(), 20)
        self._ping()

    @property
    def cookie(self) -> str:
        """Who the player is."""
        return self._cookie

    async def is_named(self, name: str) -> None:
        """A new guest."""
        self._cookie = await self._door.newcomer(name)

    def leave(self) -> None:
        """Away from the table."""
        if self._wire is not None:
            self._wire.close()
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def do(self, command: dict[str, Any]) -> None:
        """A command of the game, or of the table."""
        assert self._wire is not None
        self._number += 1
        self._wire.do(f"{self._number}", msgspec.json.encode(command))

    def _ping(self) -> None:
        assert self._wire is not None
        self._wire.say(b'{"t":"ping","token":1}')
        self._in(PING_S, self._ping)

    def _echo(self, probe: int) -> None:
        assert self._wire is not None
        self._wire.say(b'{"t":"echo","probe":%d}' % probe)

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"t":"pong"'):
            told = _HEARD.decode(text)
            assert isinstance(told, _Pong)
            if told.probe and self._cheats:
                self._in(HELD_BACK_MS / 1000, partial(self._echo, told.probe))
            elif told.probe:
                self._echo(told.probe)
        elif text.startswith(b'{"t":"update"'):
            told = _HEARD.decode(text)
            assert isinstance(told, _Update)
            self.heard.set()
            self._table.note(self._seat, told.events, told.timings)
            self._latest = told
            self._look()
        elif text.startswith((b'{"t":"bye"', b'{"t":"refused"')):
            self._table.refused(text)

    def _look(self) -> None:
        if self._latest is not None and self._latest.view is not None and not self._table.over:
            self._act(self._latest.view.open, self._latest.legal)

    def _act(self, open_: _Open, legal: Sequence[dict[str, Any]]) -> None:
        race, seat = open_.race, self._seat
        kinds = {command["kind"]: command for command in legal}
        if open_.figures[seat] is None and "place-figure" in kinds:
            self._once({"kind": "place-figure", "field": self._table.chance.randrange(2, 5)}, 0.2)
        elif "roll" in kinds:
            self._once(kinds["roll"], 0.3)
        elif race is not None and race.boards and race.number != self._seen:
            self._seen = race.number
            board = race.boards[seat]
            if board is not None:
                self._think(race.number, board)
        elif "take" in kinds:
            self._once(kinds["take"], 0.3 + 0.4 * self._table.chance.random())
        elif "move-figure" in kinds:
            full = [one for one in legal if one["kind"] == "move-figure" and any(open_.rows[one["field"]])]
            if full:
                self._once(self._table.chance.choice(full), 0.4)

    def _think(self, number: int, board: Board) -> None:
        """From seeing to the last piece; the clock is that of this process, which no line makes late."""
        now = self._loop.time()
        needed = self._table.saw(number, self._seat, now)
        claim: dict[str, Any] = {"kind": "claim", "round": number, "placements": ()}
        self._busy_until = now + needed + 0.2

        def claims() -> None:
            self._table.claims(number, self._seat, self._loop.time())
            self.do(claim)

        self._in(LOOKS_IT_UP_S, lambda: claim.update(placements=solve(board.region, board.pieces)))
        self._timers.append(self._loop.call_at(now + needed, claims))

    def _once(self, command: dict[str, Any], after: float) -> None:
        """Not again while the answer is on its way; then whatever is still to be done."""
        now = self._loop.time()
        if now < self._busy_until:
            self._in(self._busy_until - now, self._look)
            return
        self._busy_until = now + after + 0.5
        self._in(after, partial(self.do, command))

    def _in(self, seconds: float, what: Callable[[], None]) -> None:
        """Later, unless the player has left by then."""
        self._timers.append(self._loop.call_later(seconds, what))


class RaceTable:
    """Four players at one table after another; in the races of a table each of them needs each of four times once."""

    def __init__(self, doors: Sequence[Door], fairness: str, cheat: int | None, chance: random.Random) -> None:
        self.chance = chance
        self.races: list[Race] = []
        self.refusals: Counter[str] = Counter()
        self.over = False
        self._now: dict[int, Race] = {}
        self._fairness = fairness
        self._racers = [Racer(door, self, seat, seat == cheat) for seat, door in enumerate(doors)]
        self._done = asyncio.Event()

    async def race(self, seconds: float, mean: float, spread: float) -> None:
        """Table after table until time is up; a race that time or a fault has cut short does not count."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        for seat, racer in enumerate(self._racers):
            await racer.is_named(f"Seat {seat}")
        while loop.time() < end:
            times = [max(1.0, self.chance.gauss(mean, spread)) for _ in self._racers]
            self._now = {
                number + 1: Race.of([times[(seat + number) % len(times)] for seat in range(len(times))])
                for number in range(RACES)
            }
            self.over = False
            self._done.clear()
            with contextlib.suppress(OSError, TimeoutError):
                await self._sit_down()
                await asyncio.wait_for(self._done.wait(), 3 * SHORTEST_GLASS + 10 * mean)
            self.over = True
            for racer in self._racers:
                racer.leave()
            self.races += [race for race in self._now.values() if race.whole]

    async def _sit_down(self) -> None:
        host = self._racers[0]
        wish = {
            "game": "ubongo-classic",
            "seats": len(self._racers),
            "options": {"seconds": SHORTEST_GLASS},
            "arrangement": {"fairness": self._fairness, "leavers": "wait"},
        }
        opened = await host._door.post("/api/tables", wish, host.cookie)
        await host.come(opened["code"])
        for seat, racer in enumerate(self._racers[1:], start=1):
            await racer.come(opened["code"])
            racer.do({"kind": "table.sit", "seat": seat})
        await asyncio.sleep(1)
        host.do({"kind": "table.start"})

    def saw(self, number: int, seat: int, now: float) -> float:
        """A board lies before somebody; how many seconds they need."""
        race = self._now.get(number)
        if race is None:
            return 1.0
        race.seen[seat] = now
        return race.needed[seat]

    def claims(self, number: int, seat: int, now: float) -> None:
        """Somebody is done."""
        if number in self._now:
            self._now[number].done[seat] = now

    def note(self, seat: int, events: Sequence[dict[str, Any]], timings: Sequence[dict[str, int]]) -> None:
        """What the first seat hears counts for all."""
        if seat:
            return
        for event in events:
            if event["kind"] == "ubongo.ranked" and (race := self._now.get(event["round"])) is not None:
                race.order.append(event["seat"])
            elif event["kind"] == "ubongo.solved" and timings and (race := self._now.get(event["round"])) is not None:
                race.credit[timings[0]["seat"]] = timings[0]["credit"]
            elif event["kind"] == "ubongo.round-ended" and event["round"] == RACES:
                self._racers[0].do({"kind": "table.pause"})
                self._done.set()

    def refused(self, text: bytes) -> None:
        """Something did not go through, counted by its reason."""
        key = text.partition(b'"key":"')[2].partition(b'"')[0] or text
        self.refusals[key.decode()] += 1

    def lost(self) -> None:
        """A socket has ended that nobody has closed."""
        self._done.set()
