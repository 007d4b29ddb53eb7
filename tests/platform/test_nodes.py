"""One house on several nodes: any node, any table, with seats spread over them."""

from __future__ import annotations

from pathlib import Path

import pytest

from shell.nodes import party
from shell.rooms import Onlooker, do, run
from shell.spread import Buses
from tafelrunde.bus.inside import Hall, InsideBus
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.telling import Progress, Saying

KEEP, SWAP = {"kind": "keep"}, {"kind": "swap"}
LEVELS = {"null": ("random",)}
TWO, THREE = ("North", "South"), ("North", "South", "West")
PUBLIC = Arrangement(public=True)


@pytest.mark.parametrize("number", [2, 3])
def test_everyone_hears_of_a_move_at_another_node_with_its_events_and_their_own_view(
    tmp_path: Path, another_bus: Buses, number: int
) -> None:
    async def story() -> None:
        async with party(tmp_path, number, another_bus) as here:
            tables, people = await here.spread(THREE, seconds=600)
            for seat, who in enumerate(people):
                do(tables[seat % number], who, "mine", SWAP)
                for other, each in enumerate(people):
                    update = await each.sees(lambda told: bool(told.events))
                    assert update.events[0].seat == seat
                    assert (update.events[0].hand.value is not None) == (other == seat)
                    assert update.ack == ("mine" if other == seat else None)
            assert people[0].session.person.name == "North"
            await here.until(lambda: len({table.twin.seq for table in tables}) == 1)
            assert len({id(table.standing) for table in tables}) == number
            assert all(table.standing == tables[0].standing for table in tables)
            assert all(table.standing.seating.phase == "over" for table in tables)

    run(story())


def test_who_loses_the_race_for_a_place_in_the_log_reads_and_decides_again(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 3, another_bus) as here:
            tables, people = await here.spread(THREE, seconds=600)
            for table, who in zip(tables, people, strict=True):
                do(table, who, "at once", SWAP)
            for who in people:
                await who.is_acknowledged("at once")
            kinds = [row.kind for row in await here.store.read(tables[0].record.id, 0)]
            assert kinds.count("null.swapped") == 3
            assert kinds.count("table.closed") == 1

    run(story())


def test_a_command_that_is_sent_again_to_another_node_is_done_once(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            tables, (north, _) = await here.spread(TWO, seconds=600)
            do(tables[0], north, "same", SWAP)
            await north.is_acknowledged("same")
            again = Onlooker(north.session)
            tables[1].listen(again)
            do(tables[1], again, "same", SWAP)
            await again.is_acknowledged("same")
            rows = await here.store.read(tables[0].record.id, 0)
            assert [row.kind for row in rows].count("null.swapped") == 1

    run(story())


def test_a_lost_word_is_made_up_for_from_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall()
        async with party(tmp_path, 2, lambda: InsideBus(hall)) as here:
            tables, (north, south) = await here.spread(TWO, seconds=600)
            here.buses[1].cut()
            do(tables[0], north, "unheard", SWAP)
            await north.is_acknowledged("unheard")
            assert tables[1].twin.seq < tables[0].twin.seq
            here.buses[1].mend()
            update = await south.sees(lambda told: bool(told.events))
            assert (update.events[0].seat, update.seq) == (0, tables[0].twin.seq)

    run(story())


def test_without_a_bus_the_log_is_read_at_every_beat(tmp_path: Path) -> None:
    async def story() -> None:
        hall = Hall()
        async with party(tmp_path, 2, lambda: InsideBus(hall)) as here:
            tables, (north, south) = await here.spread(TWO, seconds=600)
            for bus in here.buses:
                bus.cut()
            do(tables[0], north, "1", SWAP)
            await here.beats(lambda: tables[1].twin.seq == tables[0].twin.seq)
            do(tables[1], south, "2", SWAP)
            await here.beats(lambda: tables[0].standing.seating.phase == "over")
            assert tables[0].company.is_there(1), "who was there is not away because the bus is"

    run(story())


def test_who_is_at_another_node_is_there_and_no_bot_takes_over(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus, levels=LEVELS) as here:
            tables, (_, south) = await here.spread(TWO, seconds=600)
            await here.until(lambda: all(table.company.is_there(seat) for table in tables for seat in (0, 1)))
            away = here.clock.now_ms() + 120_000
            await here.beats(lambda: here.clock.now_ms() > away)
            assert all(table.standing.seating.bots == () for table in tables)
            tables[1].unlisten(south)
            await here.beats(lambda: all(table.standing.seating.bots == (1,) for table in tables))
            rows = await here.store.read(tables[0].record.id, 0)
            assert [row.kind for row in rows].count("table.took-over") == 1
            tables[0].listen(back := Onlooker(south.session))
            await back.sees(lambda told: told.table.seats[1].bot is None)

    run(story())


def test_how_long_lines_at_other_nodes_are_is_known_for_settling(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            tables, (_, south) = await here.spread(TWO, seconds=600)
            probe = south.meter.probe(here.clock.now_ms())
            here.clock.jump(120)
            south.meter.answered(probe, here.clock.now_ms())
            tables[1].company.measured(south, here.clock.now_ms())
            await here.until(lambda: tables[0].company.lags.of == (0, 60))

    run(story())


def test_talk_and_progress_are_heard_at_every_node_and_by_who_comes_later(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 3, another_bus) as here:
            tables, (north, south, _) = await here.spread(THREE, seconds=600)
            tables[0].company.say(north, "hello", None, here.clock.now_ms())
            tables[0].company.progress(north, 1, 2, 4, here.clock.now_ms())
            await here.until(lambda: {Saying, Progress} <= {type(news) for news in south.news})
            await here.houses[2]._put_aside(tables[2].record.code)
            fresh = await here.houses[2].find(tables[2].record.code)
            assert fresh is not None
            fresh.listen(late := Onlooker(await here.person("East")))
            assert [news.phrase for news in late.news if isinstance(news, Saying)] == ["hello"]
            assert [news.done for news in late.news if isinstance(news, Progress)] == [2]

    run(story())
