"""The single writer: decide, store, adopt, tell; with the template game and a real store."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from shell.rooms import Onlooker, do, room, run
from tafelrunde.core.game import Move
from tafelrunde.games.null import NULL
from tafelrunde.games.null.model import Dealt, Keep, Kept, Swap, Swapped
from tafelrunde.platform.hosting import Pause
from tafelrunde.platform.seating import Started

pytestmark = pytest.mark.usefixtures("spread")

KEEP, SWAP = {"kind": "keep"}, {"kind": "swap"}
TWO = ("North", "South")


@pytest.mark.short
def test_everyone_hears_of_the_beginning_once_and_of_their_own_number_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            watcher = Onlooker(await here.person("West"))
            table.listen(watcher)
            await watcher.hears()
            here.clock.jump(5_000)
            do(table, north, "go", {"kind": "table.start"})
            mine, yours, theirs = await north.hears(), await south.hears(), await watcher.hears()
            assert (mine.ack, yours.ack, theirs.ack) == ("go", None, None)
            assert [type(event) for event in mine.events] == [Started, Dealt]
            dealt = mine.events[1]
            assert dealt.hands.shares == (mine.view.hand, None)
            assert dealt.stock.value is None
            assert theirs.events[1].hands.shares == (None, None)
            assert theirs.view.hand is None
            assert (mine.now, mine.running, mine.awaits.needed) == (0, True, (0, 1))
            assert (mine.legal, theirs.legal) == ([Pause(), Keep(), Swap()], [])
            assert mine.seq == yours.seq == theirs.seq == 6
            assert all(one.has_heard_nothing_more for one in (north, south, watcher))

    run(story())


def test_a_refusal_goes_to_its_sender_alone_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            do(table, north, "1", KEEP)
            await north.hears()
            await south.hears()
            before = table.standing
            do(table, north, "2", SWAP)
            assert await north.is_refused() == "null.not-now"
            assert table.standing == before
            assert south.has_heard_nothing_more

    run(story())


def test_who_does_not_sit_cannot_play_and_who_sits_plays_their_own_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            do(table, north, "early", KEEP)
            assert await north.is_refused() == "table.not-playing"
            do(table, north, "start", {"kind": "table.start"})
            await north.hears()
            await south.hears()
            stranger = Onlooker(await here.person("West"))
            do(table, stranger, "1", KEEP)
            assert await stranger.is_refused() == "table.not-seated"
            do(table, south, "1", KEEP)
            assert (await north.hears()).events == [Kept(1)]

    run(story())


def test_garbled_commands_are_refused(tmp_path: Path) -> None:
    garbage = [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"kind":"fly"}',
        b'{"kind":"keep","seat":1}',
        b'{"kind":7}',
        b'{"kind":"table.rob"}',
        b'{"kind":"table.sit","seat":"first"}',
        b'{"kind":"table.sit","seat":' + b"9" * 5000 + b"}",
        b'{"kind":"keep","a":' + b"[" * 5000 + b"]" * 5000 + b"}",
        b'{"kind":"keep","a":NaN}',
        b"\xff\xfe",
    ]

    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            before = table.standing
            for number, body in enumerate(garbage):
                table.submit(north, str(number), body)
                assert await north.is_refused() == "table.garbled"
            assert table.standing == before
            assert south.has_heard_nothing_more

    run(story())


def test_a_game_that_breaks_leaves_its_table_standing(tmp_path: Path) -> None:
    def breaks(state: Any, given: Any) -> list[Any]:
        if isinstance(given, Move) and isinstance(given.command, Swap):
            raise ZeroDivisionError
        return NULL.decide(state, given)

    async def story() -> None:
        async with room(tmp_path, {"null": replace(NULL, decide=breaks)}) as here:
            table, (north, _) = await here.playing("null", TWO)
            do(table, north, "1", SWAP)
            assert await north.is_refused() == "table.broken"
            do(table, north, "2", KEEP)
            assert (await north.hears()).ack == "2"

    run(story())


@pytest.mark.short
def test_who_comes_back_hears_what_they_missed(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            table.unlisten(south)
            do(table, north, "1", SWAP)
            await north.hears()
            table.listen(south, 6)
            missed = await south.hears()
            assert [type(event) for event in missed.events] == [Swapped]
            assert missed.events[0].hand.value is None
            table.listen(south, 0)
            assert (await south.hears()).events == []
            table.listen(south, 77)
            assert (await south.hears()).events == []

    run(story())
