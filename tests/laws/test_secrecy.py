"""Law 4 and law 8: nobody learns what they may not know; and the law sees every leak that is planted."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from msgspec.structs import replace

from laws.games_under_law import CASES, Case, every_case
from laws.secrecy_law import Telling, leaks, twins
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import AnyGame, Plan, Seat
from tafelrunde.core.playout import Played
from tafelrunde.core.secrecy import PerSeat, Sealed, redact
from tafelrunde.games import BOTS, LEVELS, REFERENCES, TEMPLATE
from tafelrunde.games.null import NULL
from tafelrunde.games.null.model import Dealt, State, View


@every_case
def test_redacted_events_stay_equal_exactly_as_long_as_views_do(case: Case) -> None:
    played = _shortened(case.played(), 40)
    assert list(leaks(case.game, case.options, case.seats, played)) == []


def _shortened(played: Played, inputs: int) -> Played:
    """The opening of a game is enough: every kind of draw comes in it, and each is changed in several ways."""
    return replace(played, inputs=played.inputs[:inputs])


def _neighbours_hand(state: State, seat: Seat | None) -> View:
    view = NULL.view(state, seat)
    return replace(view, hand=state.hands[(seat + 1) % len(state.hands)]) if seat is not None and state.hands else view


def _spectator_peek(state: State, seat: Seat | None) -> View:
    view = NULL.view(state, seat)
    return replace(view, hand=state.hands[0]) if seat is None and state.hands else view


def _count_of_hidden_cards(state: State, seat: Seat | None) -> View:
    view = NULL.view(state, seat)
    return replace(view, table=replace(view.table, seconds=sum(number > 9 for number in state.stock)))


def _with_view(view: Any) -> AnyGame:
    return dataclasses.replace(TEMPLATE, view=view)


def _with_open_stock() -> AnyGame:
    def decide(state: State, given: Any) -> list[Any]:
        return [_opened(event, state.table.seats) for event in TEMPLATE.decide(state, given)]

    return dataclasses.replace(TEMPLATE, decide=decide)


def _opened(event: Any, seats: int) -> Any:
    return replace(event, stock=replace(event.stock, to=tuple(range(seats)))) if isinstance(event, Dealt) else event


@pytest.mark.parametrize(
    "leaky",
    [
        pytest.param(_with_view(_neighbours_hand), id="a neighbour's hand"),
        pytest.param(_with_view(_spectator_peek), id="a spectator's peek"),
        pytest.param(_with_view(_count_of_hidden_cards), id="a count of hidden cards"),
        pytest.param(_with_open_stock(), id="an unsealed stock"),
    ],
)
def test_the_law_sees_a_planted_leak(leaky: AnyGame) -> None:
    case = next(case for case in CASES if case.game is TEMPLATE and case.seats == 3)
    found = [leak for number in range(5) for leak in leaks(leaky, case.options, 3, case.played(str(number)))]
    assert found


def test_a_share_is_for_its_seat_alone_and_a_seal_for_those_it_names() -> None:
    dealt = Dealt(PerSeat((4, 7)), Sealed((1, 2)), 30_000)
    assert redact(dealt, 0) == Dealt(PerSeat((4, None)), Sealed(None), 30_000)
    assert redact(dealt, None) == Dealt(PerSeat((None, None)), Sealed(None), 30_000)
    with pytest.raises(LookupError):
        redact(dealt, 0).hands.of(1)
    with pytest.raises(LookupError):
        redact(dealt, 0).stock.opened()


PLANS_COMPARED = 150
Planning: TypeAlias = Callable[[AnyGame, Telling, Seat], Plan[Any] | None]


def _first_change(case: Case, planned: Planning) -> tuple[int, str | None]:
    """Law 8: two results of a draw are swapped; wherever a seat's view stays the same, so does its bot's plan.

    How many plans were compared, and the first that is another one.
    """
    game, played, compared = case.game, _shortened(case.played(), 40), 0
    for truth, other in twins(game, case.options, case.seats, played):
        for seat in range(case.seats):
            if truth[seat].view != other[seat].view or not game.legal(truth[seat].view):
                continue
            if planned(game, truth[seat], seat) != planned(game, other[seat], seat):
                return compared, f"seat {seat} plans otherwise"
            compared += 1
            if compared == PLANS_COMPARED:
                return compared, None
    return compared, None


@pytest.mark.parametrize(
    ("case", "level"),
    [
        pytest.param(case, level, id=f"{case.name}-{level}")
        for case in {case.game: case for case in reversed(CASES)}.values()
        for level in dict.fromkeys((*LEVELS[case.game.name], *REFERENCES[case.game.name]))
        if level != "flat"
    ],
)
def test_a_bots_choice_does_not_change_with_what_its_seat_cannot_see(case: Case, level: str) -> None:
    def planned(game: AnyGame, told: Telling, seat: Seat) -> Plan[Any] | None:
        chance = below(seed_from("bot"), "law 8")
        return BOTS[game.name](told.view, game.legal(told.view), level, chance, lambda: False)

    compared, change = _first_change(case, planned)
    assert change is None
    assert compared


@pytest.mark.parametrize("name", ["ugo", "null"])
def test_the_law_catches_a_bot_that_peeks(name: str) -> None:
    def planned(game: AnyGame, told: Telling, seat: Seat) -> Plan[Any] | None:
        legal = game.legal(told.view)
        return Plan(legal[hash(told.state.hands[seat - 1]) % len(legal)])

    case = next(case for case in CASES if case.game.name == name and case.seats == 3)
    assert _first_change(case, planned)[1]
