"""Whole games by random players, in all sizes and options: what is true of every state, and of the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.ubongo.invariants import folded, rounds_are_fair
from tafelrunde.core import replay
from tafelrunde.core.game import AnyGame, Drawn
from tafelrunde.core.play import advance, chance_of, opened
from tafelrunde.core.playout import Played, again, playout
from tafelrunde.games.ubongo.bots import choose
from tafelrunde.games.ubongo.editions import CLASSIC, DIAMONDS

CATALOGUE: dict[str, AnyGame] = {CLASSIC.name: CLASSIC, DIAMONDS.name: DIAMONDS}
CLASSIC_OPTIONS: list[dict[str, Any]] = [
    {},
    {"side": "hard", "grace_seconds": 5, "seconds": 45},
    {"seconds": 0},
    {"expansion": True, "starter": 1, "grace_seconds": 3},
]
HUNT_OPTIONS: list[dict[str, Any]] = [{}, {"side": "hard"}, {"no_luck": True}, {"seconds": 0}]
CASES: list[tuple[AnyGame, int, dict[str, Any]]] = [
    *((CLASSIC, seats, options) for seats in CLASSIC.seats for options in CLASSIC_OPTIONS),
    *((CLASSIC, seats, {"all_boards": True}) for seats in (2, 3)),
    (CLASSIC, 3, {"sides": ("easy", "hard", "easy")}),
    *((DIAMONDS, seats, options) for seats in (2, 3, 4) for options in HUNT_OPTIONS),
    *((DIAMONDS, 1, {"solo_mode": mode, "solo_length": length}) for mode in ("minutes", "tasks") for length in (5, 20)),
]


def case_id(case: tuple[AnyGame, int, dict[str, Any]]) -> str:
    game, seats, options = case
    return "-".join([game.name, str(seats), *(f"{name}={value}" for name, value in options.items())])


every_case = pytest.mark.parametrize("case", [pytest.param(case, id=case_id(case)) for case in CASES])


def games_of(case: tuple[AnyGame, int, dict[str, Any]]) -> list[tuple[Any, Played]]:
    game, seats, chosen = case
    options = msgspec.convert(chosen, game.options_type)
    return [
        (options, playout(game, options, seats, choose, f"{case_id(case)} {seed}", settle=settle))
        for seed in range(2)
        for settle in (0, 150)
    ]


@every_case
def test_every_state_of_a_random_game_is_sound(case: tuple[AnyGame, int, dict[str, Any]]) -> None:
    game, seats, _ = case
    for options, played in games_of(case):
        events = [line.event for line in played.lines]
        assert folded(game, options, seats, events) == played.state
        rounds_are_fair(events)
        outcome = game.outcome(played.state)
        assert outcome is not None
        assert min(outcome.ranks) == 1


@every_case
def test_who_may_act_is_awaited_and_nobody_else(case: tuple[AnyGame, int, dict[str, Any]]) -> None:
    game, seats, _ = case
    for options, played in games_of(case):
        answer = chance_of(played.seed)
        step = opened(game, options, seats, answer)
        for given in played.inputs:
            awaits = game.awaits(step.state)
            assert not awaits.over
            assert set(awaits.needed).isdisjoint(awaits.may)
            for seat in range(seats):
                listed = game.legal(game.view(step.state, seat))
                assert seat in awaits.seats or not listed, (seat, listed)
                assert listed or seat not in awaits.may, seat
            step = advance(game, step.state, given, answer, step.draws)
        assert game.awaits(step.state).over


@every_case
def test_the_log_says_it_all(case: tuple[AnyGame, int, dict[str, Any]]) -> None:
    game, seats, _ = case
    for options, played in games_of(case):
        data = replay.write(game, options, seats, played.lines, played.seed)
        log = replay.read(data, "log", CATALOGUE)
        assert [line.event for line in log.lines] == [line.event for line in played.lines]
        assert (log.options, log.seats) == (options, seats)
        *_, (_, last) = replay.states(log, "log")
        assert last == played.state == again(game, options, seats, played).state
        assert replay.verify(log, "log") == draws_of(game, options, seats, played)


def draws_of(game: AnyGame, options: Any, seats: int, played: Played) -> int:
    """Fold event by event: where a draw is awaited, its answer is what comes next; how many draws there were."""
    answer, draws, place = chance_of(played.seed), 0, 0
    state = game.new(options, seats)
    events = [line.event for line in played.lines]
    while place < len(events):
        question = game.awaits(state).draw
        expected = events[place : place + 1]
        if question is not None:
            expected = game.decide(state, Drawn(played.lines[place].at, answer(draws, question)))
            draws += 1
        assert events[place : place + len(expected)] == expected
        for event in expected:
            state = game.evolve(state, event)
        place += len(expected)
    return draws
