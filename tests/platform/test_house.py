"""The house: opening tables, finding them, letting them sleep."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shell.rooms import Onlooker, do, room, run
from tafelrunde.core.game import Refused
from tafelrunde.platform.seating import Leave, Sit, Start

TWO = ("Ida", "Tom")


def test_a_table_is_opened_with_the_opener_in_the_first_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            ida, tom = await here.person("Ida"), await here.person("Tom")
            table = await here.table(await here.house.open_table(ida, "null", 2))
            host, guest = Onlooker(ida), Onlooker(tom)
            table.listen(host)
            table.listen(guest)
            first, second = await host.hears(), await guest.hears()
            assert (first.table.names, first.table.you, first.legal) == (("Ida", None), 0, [Leave()])
            assert (second.table.you, second.legal, second.view) == (None, [Sit()], None)
            assert not first.running

    run(story())


def test_a_table_nobody_looks_at_sleeps_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (ida, tom) = await here.seated("null", TWO)
            here.clock.jump(700_000)
            await here.a_beat_passes()
            assert await here.table(table.record.code) is table
            for one in (ida, tom):
                table.unlisten(one)
            here.clock.jump(700_000)
            await here.a_beat_passes()
            woken = await here.table(table.record.code)
            assert woken is not table
            assert woken.standing == table.standing

    run(story())


def test_a_new_name_is_seen_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            _, (ida, tom) = await here.seated("null", TWO)
            await here.house.rename(tom.session, "Thomas")
            assert (await ida.hears()).table.names == ("Ida", "Thomas")

    run(story())


def test_there_is_no_table_of_an_unknown_game_or_size_or_option(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            ida = await here.person("Ida")
            for game, seats, options, key in (
                ("chess", 2, None, "table.unknown-game"),
                ("null", 1, None, "table.seats"),
                ("null", 2, b'{"seconds": 1}', "null.seconds"),
                ("null", 2, b'{"second": 10}', "table.options"),
                ("null", 2, b"[", "table.options"),
            ):
                with pytest.raises(Refused, match=key):
                    await here.house.open_table(ida, game, seats, options)
            code = await here.house.open_table(ida, "null", 2, b'{"seconds": 10}')
            assert (await here.table(code)).standing.options.seconds == 10

    run(story())


def test_a_table_whose_game_is_gone_is_not_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            code = await here.house.open_table(await here.person("Ida"), "null", 2)
        async with room(tmp_path, {}) as there:
            assert await there.house.find(code) is None

    run(story())


def test_starting_needs_everyone_and_sitting_twice_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            ida = Onlooker(await here.person("Ida"))
            table = await here.table(await here.house.open_table(ida.session, "null", 2))
            do(table, ida, "1", msgspec.to_builtins(Start()))
            assert await ida.is_refused() == "table.not-full"
            do(table, ida, "2", msgspec.to_builtins(Sit()))
            assert await ida.is_refused() == "table.already-seated"
            table.listen(ida)
            await ida.hears()
            do(table, ida, "3", msgspec.to_builtins(Leave()))
            left = await ida.hears()
            assert (left.table.names, left.table.you) == ((None, None), None)

    run(story())
