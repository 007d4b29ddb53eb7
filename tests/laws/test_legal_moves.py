"""Law 3: for the kinds that `legal` lists, a move before the deadline is accepted exactly when it is listed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from laws.games_under_law import Case, every_case
from tafelrunde.core.game import AnyGame, Move, Refused, Seat
from tafelrunde.core.play import advance, chance_of, opened

CHECKED_STATES = 60


@every_case
def test_a_move_of_a_listed_kind_is_accepted_exactly_when_it_is_listed(case: Case) -> None:
    game, played = case.game, case.played()
    answer = chance_of(played.seed)
    step = opened(game, case.options, case.seats, answer)
    seen: dict[bytes, Any] = {}
    kinds: set[type] = set()
    every = max(1, len(played.inputs) // CHECKED_STATES)
    for number, given in enumerate(played.inputs):
        listed = {seat: game.legal(game.view(step.state, seat)) for seat in range(case.seats)}
        for command in (command for commands in listed.values() for command in commands):
            kinds.add(type(command))
            seen.setdefault(msgspec.json.encode(command), command)
        if number % every == 0:
            at = _before_the_deadline(game, step.state, given.at)
            for seat, commands in listed.items():
                for candidate in _candidates(list(seen.values())[-40:], commands, kinds):
                    accepted = _accepted(game, step.state, seat, at, candidate)
                    assert accepted == (candidate in commands), (seat, candidate, given)
        step = advance(game, step.state, given, answer, step.draws)


@every_case
def test_a_seat_that_is_needed_can_act_and_one_that_is_not_awaited_lists_nothing_new(case: Case) -> None:
    game, played = case.game, case.played()
    answer = chance_of(played.seed)
    step = opened(game, case.options, case.seats, answer)
    for given in played.inputs:
        awaits = game.awaits(step.state)
        assert awaits.draw is None
        assert set(awaits.needed).isdisjoint(awaits.may)
        for seat in awaits.seats:
            assert game.legal(game.view(step.state, seat)), (seat, awaits)
        assert game.legal(game.view(step.state, None)) == []
        step = advance(game, step.state, given, answer, step.draws)


def _before_the_deadline(game: AnyGame, state: Any, at: int) -> int:
    deadline = game.awaits(state).deadline
    return at if deadline is None else min(at, deadline.at - 1)


def _accepted(game: AnyGame, state: Any, seat: Seat, at: int, command: Any) -> bool:
    before = msgspec.json.encode(game.view(state, seat))
    try:
        game.decide(state, Move(seat, at, at, 0, command))
    except Refused:
        return False
    finally:
        assert msgspec.json.encode(game.view(state, seat)) == before
    return True


def _candidates(seen: list[Any], listed: list[Any], kinds: set[type]) -> Iterator[Any]:
    """What was legal once or for others, all that is listed now, and each of them changed a little."""
    for command in [*seen, *listed]:
        yield command
        for changed in _changed(command):
            if type(changed) in kinds:
                yield changed


def _changed(command: Any) -> Iterator[Any]:
    for field in msgspec.structs.fields(command):
        value = getattr(command, field.name)
        if isinstance(value, int):
            yield msgspec.structs.replace(command, **{field.name: value + 1})
            yield msgspec.structs.replace(command, **{field.name: value - 1})
        elif isinstance(value, tuple) and len(value) > 1:
            yield msgspec.structs.replace(command, **{field.name: value[1:]})
            yield msgspec.structs.replace(command, **{field.name: (*value, value[0])})
