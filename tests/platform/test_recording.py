"""What remains of a finished game: results, runs and ratings, also after a crash; files out and in; chores."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from shell.rooms import Onlooker, Room, do, room, run
from shell.spread import AnyTable
from shell.stores import copied
from tafelrunde.core.playout import playout
from tafelrunde.core.replay import BadLog, read, verify, write
from tafelrunde.games import BOTS, CATALOGUE, RUNS
from tafelrunde.games.null import NULL
from tafelrunde.platform.archive import Rating
from tafelrunde.platform.bringing import bring_in
from tafelrunde.platform.chores import DAY_MS, Chores
from tafelrunde.platform.forgetting import forget
from tafelrunde.platform.ports import Row
from tafelrunde.platform.rating import rate
from tafelrunde.platform.recording import ended_at
from tafelrunde.platform.retold import exported, retold
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.telling import Update

pytestmark = pytest.mark.usefixtures("spread")

TWO = ("North", "South")


async def played(here: Room, rated: bool = False) -> tuple[AnyTable, list[Onlooker]]:
    """A game of the template played to its end, nine seconds long."""
    sessions = [await here.person(name) for name in TWO]
    record = await here.house.open_table(sessions[0], "null", 2, arrangement=Arrangement(rated=rated))
    table = await here.table(record.code)
    players = [Onlooker(session) for session in sessions]
    for player in players:
        table.listen(player)
    do(table, players[1], "sit", {"kind": "table.sit"})
    await players[1].is_acknowledged("sit")
    do(table, players[0], "start", {"kind": "table.start"})
    await players[0].is_acknowledged("start")
    here.clock.jump(9_000)
    for player in players:
        do(table, player, "keep", {"kind": "keep"})
        await player.is_acknowledged("keep")
    return table, players


def test_a_result_is_kept_as_soon_as_the_game_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, players = await played(here)
            await here.recorded()
            found = await here.store.archive.result(table.record.id)
            assert found is not None
            hands = table.standing.state.hands
            assert [one.points for one in found.scores] == [(hand,) for hand in hands]
            assert [one.rank for one in found.scores] == [1 + (hand < max(hands)) for hand in hands]
            assert [one.person for one in found.scores] == [player.session.person for player in players]
            assert (found.game, found.took, found.ended, found.rated) == ("null", 9_000, here.clock.now_ms(), False)
            assert await here.store.archive.ratings("null") == []

    run(story())


@pytest.mark.short
def test_rated_tables_move_ratings_and_the_winner_is_above(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, players = await played(here, rated=True)
            await here.recorded()
            hands = table.standing.state.hands
            best = await here.store.archive.ratings("null")
            assert best[0].person == players[hands.index(max(hands))].session.person
            assert best[0].rating.mu > best[1].rating.mu
            assert [one.rating.games for one in best] == [1, 1]

    run(story())


def test_ratings_know_doubt_and_equals() -> None:
    winner, loser = rate([None, None], [1, 2])
    assert winner.mu > 25 > loser.mu
    assert winner.sigma < 25 / 3
    first, second = rate([Rating(25, 8, 3), Rating(25, 8, 9)], [1, 1])
    assert first.mu == pytest.approx(second.mu)
    assert (first.games, second.games) == (4, 10)


def test_a_result_that_a_crash_left_out_is_kept_by_the_next_life_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "first") as here:
            table, _ = await played(here)
            await here.recorded()
            kept = await here.store.archive.result(table.record.id)
            await here.store.archive._write(  # as if the power had gone before this
                lambda connection: [connection.exec_driver_sql(f"DELETE FROM {name}") for name in ("result", "score")]
            )
            await copied(tmp_path / "first", tmp_path / "second")
        async with room(tmp_path / "second") as there:
            there.clock.jump(60_000)
            chores = Chores(there.store, there.clock, there.house.recorder, 0)
            await chores.do()
            await there.recorded()
            assert await there.store.archive.result(table.record.id) == kept

    run(story())


def test_guests_who_never_came_back_are_forgotten_after_the_days_that_were_set(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await played(here)
            chores = Chores(here.store, here.clock, here.house.recorder, 30)
            here.clock.jump(29 * DAY_MS)
            await chores.do()
            assert (await here.store.archive.counts())["persons"] == 2
            here.clock.jump(2 * DAY_MS)
            await chores.do()
            assert (await here.store.archive.counts())["persons"] == 0
            never = Chores(here.store, here.clock, here.house.recorder, 0)
            await here.person("West")
            here.clock.jump(10_000 * DAY_MS)
            await never.do()
            assert (await here.store.archive.counts())["persons"] == 1

    run(story())


def test_who_is_forgotten_disappears_from_the_table_and_looks_on_no_longer(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            _, (north, south) = await here.seated("null", TWO)
            await forget(here.house, south.session.person)
            while (told := await south.heard.get()) != "web.forgotten":
                assert isinstance(told, Update)
            seats = (await north.sees(lambda told: told.table.seats[1].name is None)).table.seats
            assert seats[1].open, "nobody will come back to it"
            assert await here.store.session(south.session.token_hash) is None

    run(story())


def test_who_is_forgotten_in_a_game_leaves_a_seat_that_a_bot_keeps_warm(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, levels={"null": ("random",)}) as here:
            table, (north, south) = await here.playing("null", ("North", "South"), seconds=600)
            await forget(here.house, north.session.person)
            told = await south.sees(lambda told: told.table.seats[0].name is None)
            assert (told.table.host, told.table.seats[0].bot, told.table.seats[0].open) == (1, "random", True)
            west = Onlooker(await here.person("West"))
            table.listen(west)
            do(table, west, "sit", {"kind": "table.sit"})
            assert (await west.is_acknowledged("sit")).you == 0

    run(story())


def test_ud16_a_solo_run_is_a_record() -> None:
    game = CATALOGUE["ubongo-diamonds"]
    options = game.options_type(solo_mode="tasks", solo_length=5)
    done = playout(game, options, 1, BOTS[game.name], "solo")
    found = RUNS[game.name](done.state)
    assert found is not None
    kind, points = found
    assert kind == "tasks/5/easy/starter"
    assert points[0] == 5
    assert points[1] < 0


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_game_is_retold_as_each_seat_saw_it(tmp_path: Path, seat: int | None) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, _ = await played(here)
            rows = await here.store.read(table.record.id, 0)
            told = retold(rows, {"null": NULL}, seat)
            kinds = [[event.__struct_config__.tag for event in frame.events] for frame in told.frames]
            assert kinds == [["null.dealt"], ["null.kept"], ["null.kept", "null.shown"]]
            assert [frame.seat for frame in told.frames] == [0, 0, 1]
            assert [frame.view.hand for frame in told.frames] == [
                None if seat is None else table.standing.state.hands[seat]
            ] * 3
            assert told.frames[-1].outcome == NULL.outcome(table.standing.state)
            assert told.seed == table.standing.seed
            shares = told.frames[0].events[0].hands.shares
            assert [place for place, share in enumerate(shares) if share is not None] == (
                [] if seat is None else [seat]
            )

    run(story())


def test_what_is_exported_can_be_verified_and_brought_in_elsewhere_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path / "here") as here:
            table, _ = await played(here)
            await here.recorded()
            rows = await here.store.read(table.record.id, 0)
            data = exported(rows)
            kept = await here.store.archive.result(table.record.id)
        assert verify(read(data, "log", {"null": NULL}), "log") == 1
        assert b"North" not in data
        async with room(tmp_path / "there", text="elsewhere") as there:
            words = (there.store.archive, there.house.catalogue, there.clock, there.house.entropy)
            brought = await bring_in(*words, data, "log")
            assert kept is not None
            assert [one.points for one in brought.scores] == [one.points for one in kept.scores]
            assert (brought.took, brought.ended) == (kept.took, kept.ended)
            assert all(one.person is None for one in brought.scores)
            assert exported(await there.store.read(brought.id, 0)) == data
            with pytest.raises(BadLog, match=r"here-already"):
                await bring_in(*words, data, "log")
            assert (await there.store.archive.counts())["results"] == 1

    run(story())


GAME = CATALOGUE["ugo"]
DONE = playout(GAME, GAME.options_type(), 3, BOTS["ugo"], "bringing")
DATA = write(GAME, GAME.options_type(), 3, DONE.lines, DONE.seed)
BAD: dict[str, Any] = {
    "log.unfinished": write(GAME, GAME.options_type(), 3, DONE.lines, DONE.seed, finished=False),
    "log.empty": b"",
    "log.wrong-draw": DATA.replace(b'"value":7', b'"value":8', 1),
    "log.bad-line": DATA[: len(DATA) // 2],
    "log.not-a-log": b'{"seq":1,"event":{"kind":"x"}}\n',
}


@pytest.mark.parametrize("key", BAD)
def test_a_file_that_does_not_hold_is_not_brought_in(tmp_path: Path, key: str) -> None:
    async def story() -> None:
        async with room(tmp_path, CATALOGUE) as here:
            with pytest.raises(BadLog) as fault:
                await bring_in(here.store.archive, CATALOGUE, here.clock, here.house.entropy, BAD[key], "log")
            assert fault.value.key == key
            assert (await here.store.archive.counts())["results"] == 0

    run(story())


def test_a_simulated_game_is_brought_in_and_retold(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, CATALOGUE) as here:
            brought = await bring_in(here.store.archive, CATALOGUE, here.clock, here.house.entropy, DATA, "log")
            assert brought.ended == here.clock.now_ms()
            told = retold(await here.store.read(brought.id, 0), CATALOGUE, 2)
            assert told.frames[-1].outcome == GAME.outcome(DONE.state)
            assert sum(len(frame.events) for frame in told.frames) == len(DONE.lines)
            assert msgspec.json.encode(told)

    run(story())


def test_when_a_simulated_game_ended_is_not_known() -> None:
    assert ended_at([Row(1, 0, 0, 0, None, "table.opened", b"{}"), Row(2, 5, 5, 0, 1, "null.kept", b"{}")]) is None
