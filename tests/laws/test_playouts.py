"""Laws 1, 2 and 5: games end, the same seed gives the same log, a state is the fold of its stored events."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from laws.games_under_law import Case, every_case
from tafelrunde.core import replay
from tafelrunde.core.game import Drawn
from tafelrunde.core.play import chance_of, fold
from tafelrunde.core.playout import Played, again
from tafelrunde.games import CATALOGUE, TEMPLATE

EVERY = {**CATALOGUE, TEMPLATE.name: TEMPLATE}


def _log(case: Case, played: Played) -> bytes:
    return replay.write(case.game, case.options, case.seats, played.lines, played.seed)


@every_case
def test_a_random_playout_ends_with_an_outcome(case: Case) -> None:
    played = case.played()
    outcome = case.game.outcome(played.state)
    assert case.game.awaits(played.state).over
    assert outcome is not None
    assert len(outcome.ranks) == len(outcome.scores) == case.seats
    assert min(outcome.ranks) == 1


@every_case
def test_the_same_seed_gives_the_same_log_byte_for_byte(case: Case) -> None:
    assert _log(case, case.played()) == _log(case, case.played())
    assert _log(case, case.played()) != _log(case, case.played("another"))


@every_case
def test_the_same_inputs_give_the_same_state(case: Case) -> None:
    played = case.played(settle=120)
    assert again(case.game, case.options, case.seats, played).state == played.state


@every_case
def test_a_state_is_the_fold_of_its_stored_events(case: Case) -> None:
    played = case.played()
    log = replay.read(_log(case, played), "log", EVERY)
    assert log.options == case.options
    assert fold(case.game, case.game.new(log.options, log.seats), [line.event for line in log.lines]) == played.state


@every_case
def test_a_draw_is_awaited_only_where_the_next_events_are_its_answer(case: Case) -> None:
    """So that a log can be folded event by event, and verified, without knowing where its batches ended."""
    played = case.played(settle=80)
    answer, draws, place = chance_of(played.seed), 0, 0
    state = case.game.new(case.options, case.seats)
    while place < len(played.lines):
        question = case.game.awaits(state).draw
        count = 1
        if question is not None:
            expected = case.game.decide(state, Drawn(played.lines[place].at, answer(draws, question)))
            count, draws = len(expected), draws + 1
            assert [line.event for line in played.lines[place : place + count]] == expected
            assert case.game.is_drawn(expected[0])
        else:
            assert not case.game.is_drawn(played.lines[place].event)
        state = fold(case.game, state, [line.event for line in played.lines[place : place + count]])
        place += count
    assert draws == replay.verify(replay.read(_log(case, played), "log", EVERY), "log")


@every_case
def test_what_is_chances_alone_is_found_where_no_draw_asked_for_it(case: Case) -> None:
    """A second deal, say, that somebody has slipped in: it needs no seed, so only its place gives it away."""
    played = case.played()
    chances = next(line for line in played.lines if case.game.is_drawn(line.event))
    slipped_in = msgspec.structs.replace(played, lines=(*played.lines, chances))
    with pytest.raises(replay.BadLog) as found:
        replay.verify(replay.read(_log(case, slipped_in), "log", EVERY), "log")
    assert (found.value.key, found.value.line) == ("log.undrawn", len(played.lines) + 2)


@every_case
def test_views_events_and_commands_round_trip_through_the_codec(case: Case) -> None:
    game, played = case.game, case.played()
    state = game.new(case.options, case.seats)
    for line in played.lines:
        assert _again(line.event, game.event_type) == line.event
        state = game.evolve(state, line.event)
        for seat in (None, *range(case.seats)):
            view = game.view(state, seat)
            assert _again(view, game.view_type) == view
            for command in game.legal(view):
                assert _again(command, game.command_type) == command


def _again(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)
