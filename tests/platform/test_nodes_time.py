"""One house on several nodes: whose time a table goes by, and who goes on when a node has died."""

from __future__ import annotations

from pathlib import Path

from shell.nodes import party
from shell.odd_bots import AtOnce
from shell.rooms import Onlooker, do, run
from shell.spread import Buses
from tafelrunde.games.null.bots import choose
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.thinking import Question

KEEP, SWAP = {"kind": "keep"}, {"kind": "swap"}
LEVELS = {"null": ("random",)}
TWO, THREE = ("North", "South"), ("North", "South", "West")
PUBLIC = Arrangement(public=True)


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
