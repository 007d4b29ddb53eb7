"""UG-18 … UG-22: what a kingdom brings, and who wins; with the examples f and g of the rulebook."""

from __future__ import annotations

from hypothesis import given as example
from hypothesis import strategies as st
from msgspec.structs import replace

from games.ugo.positions import done, fold, given, kingdom, places, table, trick_of
from tafelrunde.core.game import NOTHING, Draw, Drawn, Outcome
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.events import GameEnded, RoundScored
from tafelrunde.games.ugo.model import Card, Kingdom, Options, PlaceLands, SectionScore, State, Suit
from tafelrunde.games.ugo.scoring import points, sheet


def total(land: Kingdom) -> int:
    return points(sheet(land))


def test_ug18_a_section_with_land_and_all_its_farmers_brings_its_top_card() -> None:
    assert total(kingdom("red 8, red 3", "blue 5", "green 6", farmers=2)) == 3 + 5 + 6


def test_ug19_each_missing_farmer_under_land_costs_five_and_the_land_brings_nothing() -> None:
    assert total(kingdom("red 0", "blue 0", "green 8", farmers=1)) == -5
    assert total(kingdom("red 0", "blue 0", "green 8", "grey 8", farmers=1)) == -5 - 15
    assert total(kingdom("red 8", "blue 8", "green 8", "grey 8", "yellow 8")) == 16 - 5 * 9


def test_ug20_a_section_without_land_that_has_all_its_farmers_brings_what_is_printed() -> None:
    assert [total(kingdom(farmers=farmers)) for farmers in range(10)] == [0, 0, 1, 1, 1, 4, 4, 4, 4, 9]


def test_ug20_an_empty_section_that_lacks_farmers_costs_nothing() -> None:
    assert sheet(kingdom("red 4", farmers=3))[3] == SectionScore("D", None, None, missing=2, points=0)


def test_example_f_three_points() -> None:
    land = kingdom("red 6, red 0", "blue 5, blue 1, blue 8", "green 6", farmers=1)
    assert sheet(land) == (
        SectionScore("A", "red", 0, 0, 0),
        SectionScore("B", "blue", 8, 0, 8),
        SectionScore("C", "green", 6, 1, -5),
        SectionScore("D", None, None, 3, 0),
        SectionScore("E", None, None, 4, 0),
    )
    assert total(land) == 3


def test_example_g_nineteen_points() -> None:
    assert total(kingdom("red 8", "blue 6", "green 2", farmers=5)) == 19


SUITS: list[Suit] = ["green", "grey", "yellow", "blue", "red"]
KINGDOMS = st.tuples(
    st.permutations(SUITS), st.lists(st.lists(st.integers(0, 8), min_size=1), max_size=5), st.integers(0, 9)
)


@example(KINGDOMS)
def test_ug18_ug19_ug20_counted_again_on_a_drawn_kingdom(drawn: tuple[list[Suit], list[list[int]], int]) -> None:
    suits, values, farmers = drawn
    land = Kingdom(
        tuple(tuple(Card(suit, value) for value in stack) for suit, stack in zip(suits, values, strict=False)), farmers
    )
    places = {"A": "", "B": "", "C": "..", "D": "...", "E": "...."}
    for _ in range(farmers):
        letter = next(letter for letter in "CDE" if "." in places[letter])
        places[letter] = places[letter].replace(".", "x", 1)
    expected = 0
    for letter, lying in zip("ABCDE", [*values, *[[]] * (5 - len(values))], strict=True):
        empty = places[letter].count(".")
        if lying:
            expected += -5 * empty if empty else lying[-1]
        elif not empty:
            expected += {"A": 0, "B": 0, "C": 1, "D": 3, "E": 5}[letter]
    assert total(land) == expected


def last_trick(number: int, totals: tuple[int, ...] = (0, 0)) -> State:
    """Two players before the tenth trick of a round: seat 0 will have 5 points, seat 1 ten."""
    lands = {0: kingdom("red 8", farmers=1), 1: kingdom("blue 6", "red 0", "green 4")}
    state = table("red 3", "blue 1", trick=10, number=number, kingdoms=lands)
    return State(replace(state.open, totals=totals), state.hands)


def test_ug21_points_and_totals_are_written_down_for_all_to_see() -> None:
    state, events = trick_of(last_trick(2, (10, -20)), "red 3, blue 1")
    scored = events[-1]
    assert isinstance(scored, RoundScored)
    first, second = UGO.view(state, None).open.kingdoms
    assert scored.points == (total(first), total(second)) == (3 + 1 + 1, 6 + 0 + 4)
    assert scored.totals == UGO.view(state, None).open.totals == (15, -10)
    assert scored.sheets == (sheet(first), sheet(second))
    assert UGO.view(state, None).open.points[-1] == scored.points


def test_ug21_then_everything_is_cleared_and_all_cards_are_dealt_anew() -> None:
    state, _ = trick_of(last_trick(2), "red 3, blue 1")
    assert UGO.awaits(state).draw == Draw("deal", 45, 20)
    state, _ = given(state, Drawn(0, tuple(range(20, 40))))
    assert state.open.kingdoms == (Kingdom(), Kingdom())
    assert state.open.supply == 12
    assert state.open.hand_sizes == (10, 10)
    assert (state.open.round, state.open.trick, state.open.tricks, state.open.played) == (3, 1, (), ())


def test_ug22_most_points_over_the_four_rounds_win() -> None:
    state, events = trick_of(last_trick(4, (0, 7)), "red 3, blue 1")
    assert events[-1] == GameEnded((5, 17), (2, 1))
    assert UGO.awaits(state) == NOTHING
    assert UGO.outcome(state) == Outcome((2, 1), ((5,), (17,)))
    assert state.open.ranks == (2, 1)


def test_ug22_equal_totals_share_the_place() -> None:
    state, _ = trick_of(last_trick(4, (5, 0)), "red 3, blue 1")
    assert state.open.totals == (10, 10)
    outcome = UGO.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 1)


def test_ug22_before_the_end_there_is_no_outcome() -> None:
    state, _ = trick_of(last_trick(3), "red 3, blue 1")
    assert UGO.outcome(state) is None


def test_ug22_no_turn_clock_unless_the_table_sets_one() -> None:
    assert UGO.awaits(table("red 3", "red 4")).deadline is None
    assert Options().turn_seconds == 0


def test_ug4_the_game_ends_after_four_rounds_only() -> None:
    for number in (1, 2, 3):
        state, events = trick_of(last_trick(number), "red 3, blue 1")
        assert isinstance(events[-1], RoundScored)
        assert UGO.awaits(state).draw is not None


def test_the_confirmed_placing_of_the_tenth_trick_is_scored() -> None:
    state, _ = trick_of(table("red 3", "red 7", trick=10), "red 3, red 7")
    low, _ = places(state, "red", "red 3")
    high, _ = places(state, "red", "red 7")
    assert (low.open.totals, high.open.totals) == ((0, 3), (0, 7))
    events = done(state, 1, PlaceLands(1, 10, ("red",), (Card("red", 7),)))[1]
    assert fold(state, events) == high
