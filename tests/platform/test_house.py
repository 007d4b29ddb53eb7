"""The house: opening tables, finding them, letting them sleep."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shell.rooms import Onlooker, do, names_of, room, run
from tafelrunde.core.game import Refused
from tafelrunde.platform.hosting import Leave, Sit, Start

pytestmark = pytest.mark.usefixtures("spread")

TWO = ("North", "South")


def test_a_table_is_opened_with_the_opener_in_the_first_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            north, south = await here.person("North"), await here.person("South")
            table = await here.table((await here.house.open_table(north, "null", 2)).code)
            host, guest = Onlooker(north), Onlooker(south)
            table.listen(host)
            table.listen(guest)
            first, second = await host.hears(), await guest.hears()
            assert (names_of(first), first.you, first.legal) == (("North", None), 0, [Leave()])
            assert (second.you, second.legal, second.view) == (None, [Sit()], None)
            assert not first.running

    run(story())


def test_a_table_nobody_looks_at_sleeps_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            here.clock.jump(700_000)
            await here.a_beat_passes()
            assert await here.table(table.record.code) is table
            for one in (north, south):
                table.unlisten(one)
            await here.quiet()
            here.clock.jump(700_000)
            await here.a_beat_passes()
            woken = await here.table(table.record.code)
            assert woken is not table
            assert woken.standing == table.standing

    run(story())


def test_a_new_name_is_seen_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            _, (north, south) = await here.seated("null", TWO)
            await here.house.rename(south.session, "Southward")
            assert names_of(await north.hears()) == ("North", "Southward")

    run(story())


def test_there_is_no_table_of_an_unknown_game_or_size_or_option(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            north = await here.person("North")
            for game, seats, options, key in (
                ("chess", 2, None, "table.unknown-game"),
                ("null", 1, None, "table.seats"),
                ("null", 2, b'{"seconds": 1}', "null.seconds"),
                ("null", 2, b'{"second": 10}', "table.options"),
                ("null", 2, b"[", "table.options"),
            ):
                with pytest.raises(Refused, match=key):
                    await here.house.open_table(north, game, seats, options)
            record = await here.house.open_table(north, "null", 2, b'{"seconds": 10}')
            assert (await here.table(record.code)).standing.options.seconds == 10

    run(story())


def test_a_table_whose_game_is_gone_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            record = await here.house.open_table(await here.person("North"), "null", 2)
        async with room(tmp_path, {}) as there:
            assert await there.house.find(record.code) is None

    run(story())


def test_starting_needs_everyone_and_sitting_twice_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            north = Onlooker(await here.person("North"))
            table = await here.table((await here.house.open_table(north.session, "null", 2)).code)
            do(table, north, "1", msgspec.to_builtins(Start()))
            assert await north.is_refused() == "table.not-full"
            do(table, north, "2", msgspec.to_builtins(Sit()))
            assert await north.is_refused() == "table.already-seated"
            table.listen(north)
            await north.hears()
            do(table, north, "3", msgspec.to_builtins(Leave()))
            left = await north.hears()
            assert (names_of(left), left.you) == ((None, None), None)

    run(story())
