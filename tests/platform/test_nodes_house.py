"""One house on several nodes: names, bans, the lobby, a rematch and the operator reach all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from shell.nodes import party
from shell.rooms import Onlooker, do, run
from shell.spread import Buses
from tafelrunde.core.game import Refused
from tafelrunde.platform import gathering, operating
from tafelrunde.platform.accounts import ATTEMPTS, Accounts
from tafelrunde.platform.archive import Keeping
from tafelrunde.platform.between import Attempted
from tafelrunde.platform.forgetting import forget
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import Clock
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.telling import Saying

KEEP, SWAP = {"kind": "keep"}, {"kind": "swap"}
LEVELS = {"null": ("random",)}
TWO, THREE = ("North", "South"), ("North", "South", "West")
PUBLIC = Arrangement(public=True)


def test_names_bans_and_forgetting_reach_every_node(tmp_path: Path, another_bus: Buses) -> None:
    async def story() -> None:
        async with party(tmp_path, 2, another_bus) as here:
            tables, (north, south) = await here.spread(TWO, seconds=600)
            await here.houses[0].rename(south.session, "Southerner")
            await south.sees(lambda told: told.table.seats[1].name == "Southerner")
            await forget(here.houses[1], north.session.person)
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
