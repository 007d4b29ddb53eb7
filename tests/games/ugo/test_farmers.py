"""UG-13 … UG-17 and UG-23: who gains farmers, and where they stand."""

from __future__ import annotations

import pytest
from hypothesis import given as example
from hypothesis import strategies as st

from games.ugo.positions import card, kingdom, table, trick_of
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.events import TrickWon
from tafelrunde.games.ugo.model import CARDS, Card, Options
from tafelrunde.games.ugo.scoring import missing_farmers
from tafelrunde.games.ugo.trick import farmers_due, farmers_gained


def test_ug13_farmers_stand_on_the_first_empty_places_from_the_left_across_sections() -> None:
    lacking = [missing_farmers(farmers)[2:] for farmers in range(10)]
    assert lacking == [
        (2, 3, 4),
        (1, 3, 4),
        (0, 3, 4),
        (0, 2, 4),
        (0, 1, 4),
        (0, 0, 4),
        (0, 0, 3),
        (0, 0, 2),
        (0, 0, 1),
        (0, 0, 0),
    ]


def test_ug13_a_kingdom_with_all_nine_gets_no_more_and_the_surplus_stays() -> None:
    state = table("red 1", "red 5", "blue 1", kingdoms={1: kingdom(farmers=8), 2: kingdom(farmers=9)})
    state, events = trick_of(state, "red 1, red 5, blue 1")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert won.due == (1, 2, 2)
    assert won.gained == (1, 1, 0)
    assert won.farmers == (1, 9, 9)
    assert won.supply == state.open.supply == 36 - 8 - 9 - 2


def test_ug13_farmers_stand_in_the_kingdoms_as_soon_as_the_trick_is_won() -> None:
    state, _ = trick_of(table("red 4", "red 5", "blue 1"), "red 4, red 5, blue 1")
    assert state.open.placing is not None
    assert [land.farmers for land in state.open.kingdoms] == [0, 2, 2]


@pytest.mark.parametrize(("value", "gains"), [(0, 0), (1, 0), (2, 0), (3, 2), (4, 2), (5, 2), (6, 1), (7, 1), (8, 0)])
def test_ug14_what_the_winning_card_gains(value: int, gains: int) -> None:
    state, events = trick_of(table(f"red {value}", "blue 0"), f"red {value}, blue 0")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert won.card == card(f"red {value}")
    assert won.gained == (gains, 0)
    assert state.open.kingdoms[0].farmers == gains


def test_ug15_a_lost_1_gains_one_in_the_winning_suit_and_two_in_another() -> None:
    assert farmers_due(card("red 1"), card("red 6")) == 1
    assert farmers_due(card("red 1"), card("blue 6")) == 2


def test_ug16_a_lost_2_gains_none_in_the_winning_suit_and_one_in_another() -> None:
    assert farmers_due(card("red 2"), card("red 6")) == 0
    assert farmers_due(card("red 2"), card("blue 6")) == 1


def test_ug17_the_suit_of_the_winning_card_counts_not_the_led_one() -> None:
    _, events = trick_of(table("blue 2", "green 8", "green 2"), "blue 2, green 8, green 2")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert won.due == (1, 0, 0)


@example(st.sampled_from(CARDS), st.sampled_from(CARDS))
def test_ug14_to_ug17_no_other_card_gains(loser: Card, winner: Card) -> None:
    if loser.value > 2 and loser != winner:
        assert farmers_due(loser, winner) == 0


@example(
    st.integers(2, 4).flatmap(
        lambda seats: st.tuples(
            st.lists(st.integers(0, 2), min_size=seats, max_size=seats),
            st.lists(st.integers(0, 9), min_size=seats, max_size=seats),
            st.integers(0, 36),
            st.integers(0, seats - 1),
        )
    )
)
def test_ug13_farmers_are_taken_one_by_one_while_there_is_room_and_supply(
    shares: tuple[list[int], list[int], int, int],
) -> None:
    due, farmers, supply, winner = shares
    taken = [0] * len(due)
    for seat in [*range(winner, len(due)), *range(winner)]:
        for _ in range(due[seat]):
            if supply and farmers[seat] + taken[seat] < 9:
                taken[seat] += 1
                supply -= 1
    assert farmers_gained(due, farmers, shares[2], winner) == tuple(taken)


def test_ug23_two_players_have_twelve_farmers_in_each_round() -> None:
    assert UGO.new(Options(), 2).open.supply == 12


def test_ug23_the_winner_takes_first_and_the_loser_what_is_left() -> None:
    lands = {0: kingdom(farmers=5), 1: kingdom(farmers=5)}
    state, events = trick_of(table("red 7", "yellow 1", kingdoms=lands), "red 7, yellow 1")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert won.due == (1, 2)
    assert won.gained == (1, 1)
    assert state.open.supply == 0


def test_ug23_the_winner_takes_first_also_when_the_loser_led() -> None:
    lands = {0: kingdom(farmers=5), 1: kingdom(farmers=6)}
    _, events = trick_of(table("yellow 1", "red 7", kingdoms=lands), "yellow 1, red 7")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert (won.due, won.gained) == ((2, 1), (0, 1))


def test_ug23_what_a_full_winner_cannot_place_stays_for_the_loser() -> None:
    lands = {0: kingdom(farmers=9), 1: kingdom(farmers=2)}
    _, events = trick_of(table("red 5", "yellow 2", kingdoms=lands), "red 5, yellow 2")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert (won.due, won.gained, won.supply) == ((2, 1), (0, 1), 0)
