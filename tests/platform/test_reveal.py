"""A reveal reaches everybody at the same time and nobody early, however long their lines are."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shell.rooms import Onlooker, Room, do, room, run
from shell.spread import AnyTable
from shell.stores import copied
from tafelrunde.games import CATALOGUE
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.telling import Update
from tafelrunde.polyomino.cover import solve

pytestmark = pytest.mark.usefixtures("spread")

NAMES = ("Near", "Middle", "Far")
RTTS = (10, 100, 260)
LEAD = 130


async def about_to_see(
    here: Room, rtts: tuple[int, ...] = RTTS, fairness: str = "compensated"
) -> tuple[AnyTable, list[Onlooker], int]:
    """The die lies; the boards will be shown at the instant that is returned."""
    rules = msgspec.convert({"fairness": fairness}, Arrangement)
    table, players = await here.playing("ubongo-classic", NAMES[: len(rtts)], rules, starter=0)
    for player, rtt in zip(players, rtts, strict=True):
        here.measures(table, player, rtt)
    await here.quiet()
    for number, player in enumerate(players):
        do(table, player, f"figure {number}", {"kind": "place-figure", "field": 2})
        for each in players:
            await each.hears()
    do(table, players[0], "roll", {"kind": "roll", "round": 1})
    told = [await each.hears() for each in players]
    deadline = told[0].awaits.deadline
    assert deadline is not None
    assert deadline.kind == "reveal"
    return table, players, deadline.at


def has_board(update: Update) -> bool:
    return bool(update.view.open.race.boards)


async def at(here: Room, table: AnyTable, instant: int) -> None:
    """It is so late at the table, and everything that is due has been done."""
    here.clock.jump(instant - table.now)
    await here.quiet()


@pytest.mark.short
def test_everybody_is_sent_their_share_so_early_that_all_see_it_at_the_same_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, CATALOGUE) as here:
            table, players, reveal = await about_to_see(here)
            watcher = Onlooker(await here.person("Watcher"))
            table.listen(watcher)
            await watcher.hears()
            heard: dict[str, int] = {}
            for early in range(LEAD + 5, -6, -1):
                await at(here, table, reveal - early)
                for player in (*players, watcher):
                    if not player.has_heard_nothing_more:
                        told = await player.hears()
                        assert has_board(told)
                        assert told.now == reveal - early
                        heard[player.session.person.name] = early
            assert heard == {"Far": 130, "Middle": 50, "Near": 5, "Watcher": 0}

    run(story())


def test_by_arrival_everybody_is_sent_their_share_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, CATALOGUE) as here:
            table, players, reveal = await about_to_see(here, fairness="arrival")
            await at(here, table, reveal - 1)
            assert all(player.has_heard_nothing_more for player in players)
            await at(here, table, reveal)
            for player in players:
                assert has_board(await player.hears())

    run(story())


def test_nothing_that_is_asked_or_sent_meanwhile_shows_it_early(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, CATALOGUE) as here:
            table, (near, _, far), reveal = await about_to_see(here)
            await at(here, table, reveal - LEAD)
            assert has_board(await far.hears())
            do(table, near, "try", {"kind": "claim", "round": 1, "placements": []})
            do(table, near, "pause", {"kind": "table.pause"})
            table.audience.rename(near.session.person)
            late = Onlooker(near.session)
            table.listen(late)
            await at(here, table, reveal - 6)
            assert near.has_heard_nothing_more
            assert late.has_heard_nothing_more
            await at(here, table, reveal - 5)
            assert has_board(await near.hears())
            assert late.has_heard_nothing_more, "a new line is not measured yet"
            await at(here, table, reveal)
            assert has_board(await late.hears())

    run(story())


def test_who_looks_away_behind_the_curtain_hears_nothing_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, CATALOGUE) as here:
            table, (near, _, _), reveal = await about_to_see(here)
            await at(here, table, reveal - LEAD)
            table.unlisten(near)
            await at(here, table, reveal + 5)
            assert near.has_heard_nothing_more

    run(story())


def test_a_crash_behind_the_curtain_shows_it_to_nobody_early(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "data", CATALOGUE) as here:
            table, (near, *_), reveal = await about_to_see(here)
            await at(here, table, reveal - LEAD)
            await copied(tmp_path / "data", tmp_path / "after the crash")
            code, session = table.record.code, near.session
        async with room(tmp_path / "after the crash", CATALOGUE) as there:
            table = await there.table(code)
            again = Onlooker(session)
            table.listen(again)
            told = await again.hears()
            assert has_board(told)
            assert told.now >= reveal

    run(story())


@pytest.mark.parametrize("rtts", [(10, 10), (10, 300)])
@pytest.mark.short
def test_a_claim_from_afar_counts_from_when_it_was_done(tmp_path: Path, rtts: tuple[int, int]) -> None:
    async def story() -> None:
        async with room(tmp_path, CATALOGUE) as here:
            table, players, reveal = await about_to_see(here, rtts)
            await at(here, table, reveal)
            claims = []
            for seat, player in enumerate(players):
                board = (await player.hears()).view.open.race.boards[seat]
                claims.append(msgspec.to_builtins(solve(board.region, board.pieces)))
            done_at = reveal + 5_000
            await at(here, table, done_at + rtts[0] // 2)
            do(table, players[0], "claim", {"kind": "claim", "round": 1, "placements": claims[0]})
            await players[0].is_acknowledged("claim")
            await at(here, table, done_at - 1 + rtts[1] // 2)
            do(table, players[1], "claim", {"kind": "claim", "round": 1, "placements": claims[1]})
            await players[1].is_acknowledged("claim")
            await at(here, table, table.now + 300)
            finishes = table.standing.state.open.race.finishes
            assert [(finish.seat, finish.at) for finish in finishes] == [(1, done_at - 1), (0, done_at)]

    run(story())
