"""Whatever three people do at one table in whatever order, on real sockets that come and go: the server does what a
model of the table says, tells everyone the same, and answers every command once."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from shell.rooms import PATIENCE, shut_all
from shell.site import Guest, Line, opened

T = TypeVar("T")
NAMES = ("North", "South", "West")
SEATS = 2
REFILL_MS = 100  # two credits of a socket's bucket: time passes, but never long enough for a bell
WHO = st.sampled_from(range(len(NAMES)))


class Table(RuleBasedStateMachine):
    """The model: who sits where, who is host, how far the game is. `said`: every command and what came of it."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = AsyncExitStack()
        self.lines: dict[int, Line] = {}
        self.pictures: dict[int, Any] = {}
        self.chairs: list[int | None] = [0, None]
        self.host: int | None = 0
        self.phase = "waiting"
        self.paused = False
        self.decided: set[int] = set()
        self.said: dict[int, list[tuple[str, object, bool]]] = {who: [] for who in range(len(NAMES))}
        self.seq = 0
        self.token = 0

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        """Part of the story; a hang is a failure."""
        return self.runner.run(asyncio.wait_for(story, PATIENCE))

    @initialize(here=st.sets(WHO), begun=st.booleans())
    def open_table(self, here: set[int], begun: bool) -> None:
        """Some are there from the first; every other time the game has begun."""

        async def story() -> None:
            data = self.stack.enter_context(tempfile.TemporaryDirectory())
            self.site = await self.stack.enter_async_context(opened(Path(data)))
            self.guests: list[Guest] = [await self.site.address.guest(name) for name in NAMES]
            self.code = await self.guests[0].opens(
                "null", SEATS, {"leavers": "wait", "grace_seconds": 600}, seconds=600
            )
            self.seq = (await self.site.room.table(self.code)).standing.seq

        self.run(story())
        for who in sorted({0, 1} if begun else here):
            self.come(who, 0)
        if begun:
            self.sit(1, None)
            self.start(0)

    def teardown(self) -> None:
        async def story() -> None:
            await shut_all()
            await self.stack.aclose()

        self.run(story())
        self.runner.close()

    # --- sockets -------------------------------------------------------------------------------------------------

    @rule(who=WHO, seen=st.integers(0, 30))
    def come(self, who: int, seen: int) -> None:
        """On a second socket, too: then the first one is not looked at any more."""

        async def story() -> None:
            if who in self.lines:
                await self.lines[who].wire.close()
            self.lines[who] = await self.guests[who].enters(self.code, seen)
            self.pictures[who] = self.lines[who].first

        self.run(story())

    @precondition(lambda self: self.lines)
    @rule(who=WHO, abruptly=st.booleans())
    def go(self, who: int, abruptly: bool) -> None:
        async def story() -> None:
            if (line := self.lines.pop(who, None)) is not None:
                if abruptly:
                    line.wire.transport.abort()
                await line.wire.close()
                self.pictures.pop(who)

        self.run(story())

    # --- commands ------------------------------------------------------------------------------------------------

    @rule(who=WHO, wish=st.sampled_from([None, 0, 1, 2, -1]))
    def sit(self, who: int, wish: int | None) -> None:
        free = [place for place, holder in enumerate(self.chairs) if holder is None]
        may = self.seat(who) is None and self.phase != "over" and bool(free) and (wish is None or wish in free)
        if self.does(who, {"kind": "table.sit", "seat": wish}, may):
            self.chairs[free[0] if wish is None else wish] = who
            self.host = who if self.host is None else self.host

    @rule(who=WHO)
    def leave(self, who: int) -> None:
        seat = self.seat(who)
        if self.does(who, {"kind": "table.leave"}, seat is not None and self.phase == "waiting"):
            assert seat is not None
            self.chairs[seat] = None
            if self.host == who:
                self.host = next((holder for holder in self.chairs if holder is not None), None)

    @rule(who=WHO)
    def start(self, who: int) -> None:
        if self.does(who, {"kind": "table.start"}, self.is_host(who) and self.phase == "waiting" and self.is_full()):
            self.phase = "playing"

    @rule(who=WHO, stops=st.booleans())
    def pause_or_resume(self, who: int, stops: bool) -> None:
        may = self.is_host(who) and self.phase == "playing" and self.paused is not stops
        if self.does(who, {"kind": "table.pause" if stops else "table.resume"}, may):
            self.paused = stops

    @rule(who=WHO, kind=st.sampled_from(["keep", "swap"]))
    def decide(self, who: int, kind: str) -> None:
        seat = self.seat(who)
        may = seat is not None and self.phase == "playing" and not self.paused and seat not in self.decided
        if self.does(who, {"kind": kind}, may):
            assert seat is not None
            self.decided.add(seat)
            if len(self.decided) == SEATS:
                self.phase = "over"

    @rule(who=WHO, command=st.sampled_from([{}, {"kind": "fly"}, {"kind": "keep", "seat": 1}, [], None, 7, "keep"]))
    def say_nonsense(self, who: int, command: object) -> None:
        assert not self.does(who, command, False)

    @rule(who=WHO, which=st.integers(0, 9))
    def say_again(self, who: int, which: int) -> None:
        """What was executed is only acknowledged; what was refused may have become legal, so it is left alone."""
        done = [one for one in self.said[who] if one[2]]
        if done and who in self.lines:
            id_, command, _ = done[which % len(done)]
            update = self.run(self.answer(who, id_, command))
            assert (update["t"], update["ack"], update["seq"]) == ("update", id_, self.seq)
            self.run(self.everyone_hears(but=who))

    # --- what must hold ------------------------------------------------------------------------------------------

    @invariant()
    def everyone_was_told_what_is_so(self) -> None:
        names = [None if holder is None else NAMES[holder] for holder in self.chairs]
        for who, picture in self.pictures.items():
            table = picture["table"]
            assert [seat["name"] for seat in table["seats"]] == names
            assert (table["phase"], table["paused"]) == (self.phase, self.paused)
            assert table["host"] == (None if self.host is None else self.seat(self.host))
            assert picture["you"] == self.seat(who)
            assert picture["seq"] == self.seq
            assert (picture["outcome"] is None) == (self.phase != "over")
            if self.phase == "playing":
                assert picture["view"]["table"]["decided"] == [seat in self.decided for seat in range(SEATS)]

    # --- words -----------------------------------------------------------------------------------------------------

    def seat(self, who: int) -> int | None:
        """Where somebody sits."""
        return self.chairs.index(who) if who in self.chairs else None

    def is_host(self, who: int) -> bool:
        return self.host == who and who in self.chairs

    def is_full(self) -> bool:
        return None not in self.chairs

    def does(self, who: int, command: object, may: bool) -> bool:
        """Somebody who is there does something; is it done, as the model says it must be?"""
        if who not in self.lines:
            return False
        id_ = f"{len(self.said[who])}"
        answer = self.run(self.answer(who, id_, command))
        assert answer["t"] == ("update" if may else "refused"), (command, answer)
        assert answer["ack" if may else "id"] == id_
        if may:
            assert answer["seq"] > self.seq
            self.seq = answer["seq"]
        self.said[who].append((id_, command, may))
        self.run(self.everyone_hears(but=who))
        return may

    async def answer(self, who: int, id_: str, command: object) -> Any:
        """What somebody hears who has said something; nothing else was left unheard."""
        self.site.room.clock.jump(REFILL_MS)
        await self.lines[who].do(id_, command)
        answer = await self.hears(who)
        if answer["t"] == "update":
            self.pictures[who] = answer
        return answer

    async def everyone_hears(self, but: int) -> None:
        """The others are told what has changed, and nothing where nothing has: a pong comes behind it."""
        self.token += 1
        for who, line in self.lines.items():
            await line.say({"t": "ping", "token": self.token})
            while (told := await self.hears(who))["t"] != "pong":
                assert (told["t"], who != but) == ("update", True), told
                assert told["ack"] is None
                self.pictures[who] = told

    async def hears(self, who: int) -> Any:
        """The next word that is not about who is there."""
        while (told := await self.lines[who].next())["t"] == "presence":
            pass
        return told


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=25, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
