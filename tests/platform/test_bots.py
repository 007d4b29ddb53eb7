"""Bots at a table: in seats of their own, for who has left, and never in the way."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shell.odd_bots import AtOnce, hopeless, odd
from shell.rooms import Onlooker, Room, as_line, do, room, run
from shell.spread import AnyTable
from tafelrunde.core.budget import ONE_SPELL
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import AnyGame, Plan
from tafelrunde.core.play import chance_of, opened
from tafelrunde.core.replay import read, verify
from tafelrunde.games import BOTS, CATALOGUE, LEVELS, TEMPLATE
from tafelrunde.games.null.model import Keep, Swap
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.model import Options
from tafelrunde.platform.ports import Row
from tafelrunde.platform.telling import Progress, Update
from tafelrunde.platform.thinking import Question, Thinkers

pytestmark = pytest.mark.usefixtures("spread")

GAMES: dict[str, AnyGame] = {**CATALOGUE, TEMPLATE.name: TEMPLATE}
A_MOMENT = 100
A_PAUSE = 60  # moments: longer than any bot takes for a move that needs no search


async def heard_as_time_goes(here: Room, onlooker: Onlooker, moments: int = A_PAUSE) -> Update:
    """The next picture, while so much table time runs in small steps, and the store's thread has its turns."""
    for _ in range(moments):
        if onlooker.has_heard_nothing_more:
            here.clock.jump(A_MOMENT)
            await asyncio.to_thread(int)
    return await onlooker.hears()


async def with_bots(here: Room, game: str, bots: tuple[str, ...], **options: object) -> tuple[AnyTable, Onlooker]:
    """A table with a person in the first seat and bots in all others, just begun."""
    person = await here.person("North")
    record = await here.house.open_table(person, game, 1 + len(bots), msgspec.json.encode(options), bots=bots)
    table, onlooker = await here.table(record.code), Onlooker(person)
    table.listen(onlooker)
    do(table, onlooker, "start", {"kind": "table.start"})
    await onlooker.is_acknowledged("start")
    return table, onlooker


@pytest.mark.parametrize(("game", "seats"), [("null", 3), ("ugo", 2), ("ubongo-classic", 3), ("ubongo-diamonds", 2)])
def test_bots_play_a_whole_game_with_one_for_who_has_left(
    game: str, seats: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> tuple[list[Row], int]:
        levels = LEVELS[game]
        async with room(tmp_path, GAMES, levels=LEVELS, thinking=AtOnce(dict(BOTS))) as here:
            bots = tuple(levels[place % len(levels)] for place in range(1, seats))
            table, onlooker = await with_bots(here, game, bots, **({"seconds": 600} if game != "ugo" else {}))
            do(table, onlooker, "leave", {"kind": "table.leave"})
            update = await onlooker.is_acknowledged("leave")
            assert update.table.seats[0].bot == levels[0]
            while update.table.phase != "over":
                update = await heard_as_time_goes(here, onlooker, 10_000 if "ubongo" in game else A_PAUSE)
            assert update.outcome is not None
            twin = await here.on_another_node(table)
            assert twin.standing == table.standing
            return await here.store.read(table.record.id, 0), table.standing.draws

    rows, draws = run(story())
    assert {row.seat for row in rows} >= set(range(seats))
    log = read(b"".join(as_line(row) for row in rows), game, GAMES)
    assert verify(log, game) == draws
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_who_is_back_plays_and_the_bots_plan_is_void(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, GAMES, levels=LEVELS, thinking=AtOnce(dict(BOTS))) as here:
            table, onlooker = await with_bots(here, "null", ("random",), seconds=600)
            for number, kind in enumerate(["table.leave", "table.return"]):
                do(table, onlooker, str(number), {"kind": kind})
                update = await onlooker.is_acknowledged(str(number))
            while not update.view.table.decided[1]:
                update = await heard_as_time_goes(here, onlooker)
            for _ in range(100):
                here.clock.jump(A_MOMENT)
                await asyncio.sleep(0)
            assert onlooker.has_heard_nothing_more, "the person has not decided, and nobody else may"
            do(table, onlooker, "own", {"kind": "keep"})
            assert (await onlooker.is_acknowledged("own")).table.phase == "over"

    run(story())


def test_bots_wait_while_the_table_is_paused(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, GAMES, levels=LEVELS, thinking=AtOnce(dict(BOTS))) as here:
            table, onlooker = await with_bots(here, "null", ("random",), seconds=600)
            do(table, onlooker, "pause", {"kind": "table.pause"})
            await onlooker.is_acknowledged("pause")
            here.clock.jump(60_000)
            for _ in range(100):
                await asyncio.sleep(0)
            assert onlooker.has_heard_nothing_more
            do(table, onlooker, "resume", {"kind": "table.resume"})
            update = await onlooker.is_acknowledged("resume")
            while not update.view.table.decided[1]:
                update = await heard_as_time_goes(here, onlooker)

    run(story())


def a_question(game: str, level: str) -> Question:
    """What the first seat may do at a new table."""
    rules, options = GAMES[game], {"ugo": Options(dealer=0)}.get(game, GAMES[game].options_type())
    state = opened(rules, options, 2, chance_of(seed_from("question"))).state
    view = rules.view(state, rules.awaits(state).needed[0])
    return Question(game, level, view, tuple(rules.legal(view)), seed_from(level))


def asked(thinkers: Thinkers, *questions: Question) -> list[Any]:
    async def story() -> list[Any]:
        return [await thinkers.plan(question) for question in questions]

    try:
        return run(story())
    finally:
        thinkers.close()


def test_bots_think_in_another_process_and_give_the_same_answer_there() -> None:
    question = a_question("ugo", "player")
    thinkers = Thinkers({"null": odd, "ugo": BOTS["ugo"]})
    told, player = asked(thinkers, a_question("null", "tells its process"), question)
    assert told.after_ms != os.getpid()
    chance = below(question.seed, "bot")
    assert player == BOTS["ugo"](question.view, question.legal, "player", chance, ONE_SPELL())


@pytest.mark.parametrize("fault", ["fails", "never ends", "dies"])
def test_who_fails_overruns_or_dies_is_replaced_and_logged_and_the_next_is_asked_as_ever(
    fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    replaced, fine = asked(
        Thinkers({"null": odd}, patience_ms=6_000), a_question("null", fault), a_question("null", "tells its process")
    )
    assert type(replaced.command) in (Keep, Swap)
    assert fine.after_ms not in (os.getpid(), 0)
    (record,) = caplog.records
    assert fault in record.getMessage()


def test_where_even_the_simplest_fails_anything_that_is_listed_is_done() -> None:
    (plan,) = asked(Thinkers({"ugo": hopeless}), question := a_question("ugo", "expert"))
    assert plan.command in question.legal
    assert UGO.legal(question.view) == list(question.legal)


def test_a_bots_progress_is_seen_like_a_persons_piece_by_piece(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, GAMES, levels=LEVELS, thinking=AtOnce(dict(BOTS))) as here:
            _, onlooker = await with_bots(here, "ubongo-classic", ("sharp",), seconds=600)
            while not (seen := [news for news in onlooker.news if isinstance(news, Progress)]) or seen[-1].done < 2:
                here.clock.jump(A_MOMENT)
                await asyncio.to_thread(int)
            assert {(one.seat, one.task, one.of) for one in seen} == {(1, 1, 3)}
            assert [one.done for one in seen] == [1, 2]

    run(story())


class InASecond:
    """A bot that means to act in a second."""

    def wake(self) -> None:
        """It is."""

    async def plan(self, question: Question) -> Plan[Any]:
        return Plan(question.legal[0], 1_000)


@pytest.mark.parametrize("rtt", [0, 100])
def test_a_bot_is_charged_the_median_of_peoples_lines(rtt: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, GAMES, levels=LEVELS, thinking=InASecond()) as here:
            person = await here.person("North")
            record = await here.house.open_table(person, "null", 2, b'{"seconds":600}', bots=("random",))
            table, onlooker = await here.table(record.code), Onlooker(person)
            table.listen(onlooker)
            if rtt:
                here.measures(table, onlooker, rtt)
            do(table, onlooker, "start", {"kind": "table.start"})
            await onlooker.is_acknowledged("start")
            for _ in range(100):
                await asyncio.sleep(0)
            assert here.clock.is_awaited_at(here.clock.now_ms() + 1_000 + rtt // 2)
            assert here.clock.is_awaited_at(here.clock.now_ms() + 1_000) == (rtt == 0)

    run(story())
