"""Whatever people do in a real game in whatever order: what is listed may be done, what is not may not, a refusal
changes nothing, everybody sees what the rules show them and nothing hidden, and the log says the same again."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from proofs.leaks import secrets_of
from shell.odd_bots import AtOnce
from shell.site import opened
from tafelrunde.core.game import AnyGame
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.games.ugo import UGO
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.engine import solve
from web.people import REFILL_MS, People, Tab, as_sent
from web.table_machine import NAMES, SEATS, steps

OPTIONS: dict[str, dict[str, object]] = {
    "ugo": {"turn_seconds": 30},
    "ubongo-classic": {"seconds": 30},
    "ubongo-diamonds": {"seconds": 30},
}
TAB = st.builds(Tab, st.sampled_from(range(len(NAMES))), st.sampled_from([0, 0, 0, 1]))
WHICH = st.integers(0, 50)


class Game(RuleBasedStateMachine):
    """Three seats, one of them a bot's every other time, and somebody who watches."""

    def __init__(self) -> None:
        super().__init__()
        self.people = People()
        self.game: AnyGame = UGO

    @initialize(name=st.sampled_from(list(CATALOGUE)), with_bot=st.booleans())
    def open_table(self, name: str, with_bot: bool) -> None:
        people, self.game = self.people, CATALOGUE[name]
        levels = {name: ("random",)}

        async def story() -> None:
            data = people.stack.enter_context(tempfile.TemporaryDirectory())
            site = opened(Path(data), {name: self.game}, levels=levels, thinking=AtOnce(dict(BOTS)))
            people.site = await people.stack.enter_async_context(site)
            people.guests = [await people.site.address.guest(name) for name in NAMES]
            people.code = await people.guests[0].opens(name, SEATS, {"grace_seconds": 600}, **OPTIONS[name])
            for who in range(len(NAMES)):
                await people.come(Tab(who, 0), 0)
            await people.all_hear()
            await self._settled()
            for who in range(1, SEATS - with_bot):
                await self._does(Tab(who, 0), {"kind": "table.sit"})
            if with_bot:
                await self._does(Tab(0, 0), {"kind": "table.seat-bot", "level": "random"})
            await self._does(Tab(0, 0), {"kind": "table.start"})

        people.run(story())

    def teardown(self) -> None:
        self.people.run(self.people.end())
        self.people.runner.close()

    # --- what they do ------------------------------------------------------------------------------------------------

    @rule(tab=TAB, which=WHICH)
    def do_what_is_listed(self, tab: Tab, which: int) -> None:
        """Moves of the game before anything else, so that it gets somewhere."""
        listed = self.moves(tab) or [one for one in self.listed(tab) if one["kind"] != "table.remove"]
        if listed:
            assert self.does(tab, listed[which % len(listed)])

    @rule(tab=TAB, other=TAB, which=WHICH)
    def do_what_another_may(self, tab: Tab, other: Tab, which: int) -> None:
        theirs = self.moves(other)
        if theirs and tab in self.people.lines:
            command = theirs[which % len(theirs)]
            may = command in self.listed(tab)
            assert self.does(tab, command) is may, command

    @rule(tab=TAB, which=WHICH, by=st.sampled_from([-1, 1, 1 << 40]))
    def do_something_like_what_is_listed(self, tab: Tab, which: int, by: int) -> None:
        """A number in it is another one: an older round, a field beside, a card that nobody has."""
        moves = self.moves(tab)
        if moves:
            spoilt = _spoilt(moves[which % len(moves)], which, by)
            may = spoilt in moves
            assert self.does(tab, spoilt) is may, spoilt

    @rule(tab=TAB, right=st.booleans())
    def claim(self, tab: Tab, right: bool) -> None:
        """A cover is composed by the player; one that is none is never taken."""
        seat, race = self.seat_and_race(tab)
        if seat is None or race is None or not race["boards"] or race["boards"][seat] is None:
            return
        board = race["boards"][seat]
        cover = solve(Region(tuple(board["region"]["rows"])), tuple(board["pieces"])) or ()
        command = {"kind": "claim", "round": race["number"], "placements": as_sent(cover if right else cover[1:])}
        done = self.does(tab, command)
        assert right or not done

    @rule(tab=TAB, seen=st.integers(0, 60))
    def come(self, tab: Tab, seen: int) -> None:
        async def story() -> None:
            assert await self.people.come(tab, seen) is None
            await self._settled()

        self.people.run(story())

    @precondition(lambda self: len(self.people.lines) > 2)
    @rule(tab=TAB, abruptly=st.booleans())
    def go(self, tab: Tab, abruptly: bool) -> None:
        async def story() -> None:
            await self.people.go(tab, abruptly)
            await self._settled()

        self.people.run(story())

    @precondition(lambda self: self.people.lines)
    @rule(tab=TAB, rtt=st.sampled_from([10, 120, 300]))
    def measure(self, tab: Tab, rtt: int) -> None:
        if tab in self.people.lines:
            self.people.run(self.people.measure(tab, rtt))
            self.people.run(self._settled())

    @rule()
    def wait(self) -> None:
        """Until somebody, or the sand, would do something."""
        clock = self.people.site.room.clock
        awaited = [instant - clock.now_ms() for instant in clock.awaited() if instant > clock.now_ms()]
        self.people.run(self._settled(min(awaited, default=REFILL_MS)))

    # --- what must hold ----------------------------------------------------------------------------------------------

    @invariant()
    def everybody_sees_what_the_rules_show_them(self) -> None:
        standing = self.people.run(self.people.standing())
        for tab, picture in self.people.pictures.items():
            seat = picture["you"]
            view = self.game.view(standing.state, seat)
            assert (picture["seq"], picture["view"]) == (standing.seq, as_sent(view)), tab
            plays = seat is not None and standing.time.running and standing.seating.chairs[seat].bot is None
            assert self.moves(tab) == (as_sent(self.game.legal(view)) if plays else [])

    @invariant()
    def what_is_hidden_stays_hidden(self) -> None:
        standing = self.people.run(self.people.standing())
        if standing.seating.phase == "playing":
            for picture in self.people.pictures.values():
                shown = msgspec.json.encode({key: picture[key] for key in ("view", "legal", "table", "awaits")})
                for secret in secrets_of(standing.state, picture["you"]):
                    assert secret not in shown

    @invariant()
    def its_log_says_the_same_again(self) -> None:
        assert self.people.run(self.people.refolded()) == self.people.run(self.people.standing())

    # --- words -----------------------------------------------------------------------------------------------------

    def listed(self, tab: Tab) -> list[Any]:
        return list(self.people.pictures[tab]["legal"]) if tab in self.people.lines else []

    def moves(self, tab: Tab) -> list[Any]:
        """Those of the game."""
        return [one for one in self.listed(tab) if not one["kind"].startswith("table.")]

    def seat_and_race(self, tab: Tab) -> tuple[int | None, Any]:
        picture = self.people.pictures.get(tab)
        if picture is None or picture["view"] is None:
            return None, None
        return picture["you"], picture["view"]["open"].get("race")

    def does(self, tab: Tab, command: object) -> bool:
        return self.people.run(self._does(tab, command))

    async def _does(self, tab: Tab, command: object) -> bool:
        before = await self.people.standing()
        answer = await self.people.do(tab, self.people.new_id(), command)
        if answer["t"] == "refused":
            assert await self.people.standing() is before, "a refusal has changed something"
        await self._settled()
        return bool(answer["t"] == "update")

    async def _settled(self, millis: int = REFILL_MS) -> None:
        """So much later; where a reveal lies behind a curtain until that is up."""
        await self.people.rest(millis)
        table = await self.people.table()
        if (early := table.standing.last - table.now) > 0:
            await self.people.rest(early)
        await self.people.all_hear()


def _spoilt(command: dict[str, Any], which: int, by: int) -> dict[str, Any]:
    numbers = [name for name, value in command.items() if isinstance(value, int)]
    if not numbers:
        return {**command, "extra": by}
    name = numbers[which % len(numbers)]
    return {**command, name: command[name] + by}


def test_a_game_does_what_its_rules_say() -> None:
    run_state_machine_as_test(Game, settings=steps(30, 4, derandomize=True))


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_a_game_does_what_its_rules_say_for_long() -> None:
    run_state_machine_as_test(Game, settings=steps(80, 100))
