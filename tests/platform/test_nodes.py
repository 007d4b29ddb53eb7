"""One house on several nodes: any node, any table, with seats spread over them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from shell.nodes import Buses, party
from shell.odd_bots import AtOnce
from shell.rooms import Onlooker, do, run
from tafelrunde.bus.inside import Hall, InsideBus
from tafelrunde.core.game import Refused
from tafelrunde.games.null.bots import choose
from tafelrunde.platform import gathering, operating
from tafelrunde.platform.accounts import ATTEMPTS, Accounts
from tafelrunde.platform.archive import Keeping
from tafelrunde.platform.between import Attempted
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import Clock
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.telling import Progress, Saying
from tafelrunde.platform.thinking import Question

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


def test_a_table_that_is_alive_elsewhere_is_not_paused_by_who_loads_it(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 3, another_bus) as here:
            tables, _ = await here.spread(TWO, seconds=600)
            code = tables[2].record.code
            await here.houses[2]._put_aside(code)
            here.clock.jump(300)
            before = tables[0].now
            again = await here.houses[2].find(code)
            assert again is not None
            assert again.now == before
            kinds = [row.kind for row in await here.store.read(tables[0].record.id, 0)]
            assert "table.resumed" not in kinds

    run(story())


def test_where_all_who_held_it_have_died_the_time_since_the_last_beat_is_given_back(
    tmp_path: Path, another_bus: Buses
) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            session = await here.person("North")
            record = await here.houses[0].open_table(session, "null", 2, b'{"seconds":600}', bots=())
            table = await here.houses[0].find(record.code)
            assert table is not None
            people = [Onlooker(session), Onlooker(await here.person("South"))]
            for place, who in enumerate(people):
                table.listen(who)
                if place:
                    do(table, who, "sit", {"kind": "table.sit"})
            do(table, people[0], "start", {"kind": "table.start"})
            await people[0].is_acknowledged("start")
            stood = here.clock.now_ms() + 10_000
            await here.beats(lambda: here.clock.now_ms() >= stood)
            before = table.now
            await here.dies(0)
            here.clock.jump(60_000)
            again = await here.houses[0].find(record.code)
            assert again is not None
            assert before - 1_000 <= again.now <= before

    run(story())


def test_who_holds_a_table_counts_its_time_on_when_whoever_did_has_died(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            tables, _ = await here.spread(TWO, seconds=600)
            await here.until(lambda: tables[1].company.is_there(0))
            began = here.clock.now_ms() - tables[1].now
            await here.dies(0)
            await here.beats(lambda: tables[1].twin.keeps_time)
            assert here.clock.now_ms() - tables[1].now == began, "no sand is lost and none is won"
            assert not tables[1].company.is_there(0)

    run(story())


def test_a_deadline_rings_once_also_when_the_node_that_counts_has_died(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 3, another_bus) as here:
            tables, people = await here.spread(TWO, seconds=30)
            await here.dies(0)
            await here.beats(lambda: all(table.standing.seating.phase == "over" for table in tables[1:]))
            rows = await here.store.read(tables[1].record.id, 0)
            assert [row.kind for row in rows].count("table.closed") == 1
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            await people[1].sees(lambda told: told.outcome is not None)

    run(story())


class Counting(AtOnce):
    """Bots that count how often they are asked."""

    asked: list[Question]

    async def plan(self, question: Question) -> object:  # type: ignore[override]
        self.asked.append(question)
        return await super().plan(question)


def test_one_node_alone_asks_the_bots_and_another_one_when_it_has_died(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        bots = Counting({"null": choose})
        bots.asked = []
        async with party(tmp_path, 3, another_bus, levels=LEVELS, thinking=bots) as here:  # type: ignore[arg-type]
            session = await here.person("North")
            record = await here.houses[0].open_table(session, "null", 3, b'{"seconds":600}', bots=("random", "random"))
            tables = await here.tables(record.code)
            tables[1].listen(north := Onlooker(session))
            do(tables[1], north, "start", {"kind": "table.start"})
            await north.is_acknowledged("start")
            await here.until(lambda: len(bots.asked) == 2 and len({table.twin.seq for table in tables}) == 1)
            keeper = next(
                place for place, table in enumerate(tables) if table.standing.run == here.houses[place].nodes.run
            )
            await here.dies(keeper)
            north = Onlooker(session)
            left = [table for place, table in enumerate(tables) if place != keeper]
            left[0].listen(north)
            await here.beats(lambda: all(all(table.standing.state.table.decided[1:]) for table in left))
            rows = await here.store.read(record.id, 0)
            assert sorted(row.seat or 0 for row in rows if row.kind in ("null.kept", "null.swapped")) == [1, 2]

    run(story())


def test_names_bans_and_forgetting_reach_every_node(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            tables, (north, south) = await here.spread(TWO, seconds=600)
            await here.houses[0].rename(south.session, "Southerner")
            await south.sees(lambda told: told.table.seats[1].name == "Southerner")
            await here.houses[1].forget(north.session.person)
            assert await farewell(north) == "web.forgotten"
            await operating.ban(here.houses[0], south.session.person.id)
            assert await farewell(south) == "web.banned"
            assert not tables[1].company.listeners

    run(story())


async def farewell(who: Onlooker) -> str:
    while not isinstance(told := await who.heard.get(), str):
        pass
    return told


def test_who_is_sent_away_by_a_host_at_another_node_goes_and_stays_out(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 3, another_bus, levels=LEVELS) as here:
            tables, (north, south) = await here.spread(TWO, seconds=600)
            code = tables[2].record.code
            await here.houses[2]._put_aside(code)
            do(tables[0], north, "out", {"kind": "table.remove", "seat": 1})
            assert await farewell(south) == "table.kicked"
            again = await here.houses[2].find(code)
            assert again is not None
            refusal = again.company.bars(south.session.person)
            assert refusal is not None
            assert refusal.key == "table.kicked"

    run(story())


def test_the_lobby_and_quick_match_know_the_tables_of_all_nodes(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            north, south = await here.person("North"), await here.person("South")
            record, new = await gathering.match(here.houses[0], north, "null", 2)
            assert new
            table = await here.houses[0].find(record.code)
            assert table is not None
            table.listen(Onlooker(north))
            await here.beats(lambda: bool(gathering.lobby(here.houses[1])))
            (listed,) = gathering.lobby(here.houses[1])
            assert (listed.code, listed.names, listed.free) == (record.code, ("North", None), 1)
            found, new = await gathering.match(here.houses[1], south, "null", 2)
            assert (found.code, new) == (record.code, False)
            await here.until(lambda: table.standing.seating.phase == "playing")
            assert [one.code for one in gathering.lobby(here.houses[0])] == [record.code], (
                "once, not once for each node"
            )

    run(story())


def test_a_rematch_asked_for_at_two_nodes_at_once_is_one_table(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            tables, people = await here.spread(TWO, seconds=600)
            for seat, who in enumerate(people):
                do(tables[seat], who, "last", KEEP)
                await who.is_acknowledged("last")
            await here.until(lambda: all(table.standing.seating.phase == "over" for table in tables))
            asked = [
                gathering.rematch(house, who.session, table)
                for house, who, table in zip(here.houses, people, tables, strict=True)
            ]
            first, second = await asyncio.gather(*asked)
            assert first == second
            open_tables = await gathering.unfinished(here.houses[0], people[0].session)
            assert [mine.code for mine in open_tables] == [first.code]

    run(story())


def test_a_word_of_the_house_is_heard_at_every_node(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            _, people = await here.spread(TWO, seconds=600)
            operating.announce(here.houses[0], "We close at midnight.")
            await here.until(lambda: all(any(isinstance(news, Saying) for news in who.news) for who in people))

    run(story())


def test_a_table_shut_by_the_operator_of_one_node_is_shut_at_all(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            tables, people = await here.spread(TWO, seconds=600)
            await operating.shut(here.houses[0], tables[0].record.code)
            for who in people:
                assert await farewell(who) == "table.shut"
            with pytest.raises(Refused):
                await operating.shut(here.houses[0], "BCDFGH")

    run(story())


def test_attempts_at_an_account_are_counted_over_all_nodes(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            known = [counted(here.store, here.clock, house) for house in here.houses]
            for _ in range(ATTEMPTS):
                with pytest.raises(Refused, match="wrong-code"):
                    await known[0].recover("North", "code", "a passphrase")
            heard = []
            while "account.too-often" not in heard:
                with pytest.raises(Refused) as refused:
                    await known[1].recover("north ", "code", "a passphrase")
                heard.append(refused.value.key)
            assert len(heard) <= ATTEMPTS

    run(story())


def counted(store: Keeping, clock: Clock, house: House) -> Accounts:
    """The accounts of a node, as the site has them."""
    nodes = house.nodes
    accounts = Accounts(store, clock, house.entropy, lambda account: nodes.tell(Attempted(nodes.run, account)))
    nodes.on_attempt = accounts.tried
    return accounts
