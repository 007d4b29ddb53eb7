"""Law 4 and law 8: nobody learns what they may not know; and the law sees every leak that is planted."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from laws.games_under_law import CASES, Case, every_case, every_game
from laws.secrecy_law import leaks, twins
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import AnyGame, Plan, Seat
from tafelrunde.core.playout import Played
from tafelrunde.core.secrecy import PerSeat, Sealed, redact
from tafelrunde.games import BOTS, TEMPLATE
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


@every_game
def test_a_bots_choice_does_not_change_with_what_its_seat_cannot_see(case: Case) -> None:
    """Law 8: two results of a draw are swapped; wherever a seat's view stays the same, so does its bot's plan."""
    game, played = case.game, _shortened(case.played(), 40)
    compared = 0
    for truth, other in twins(game, case.options, case.seats, played):
        for seat in range(case.seats):
            if truth[seat].view == other[seat].view:
                plans = [_plan(game, telling[seat].view) for telling in (truth, other)]
                assert plans[0] == plans[1]
                compared += 1
    assert compared


def _plan(game: AnyGame, view: Any) -> Plan[Any] | None:
    return BOTS[game.name](view, game.legal(view), "random", below(seed_from("bot"), "law 8"), lambda: False)
