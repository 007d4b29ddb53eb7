"""The turn clock (UG-22), and seats that have resigned: the table plays for those who do not."""

from __future__ import annotations

from games.ugo.positions import card, cards, dealt, done, given, kingdom, places, plays, table, trick_of
from tafelrunde.core.game import Deadline, Drawn, TimeUp
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.events import CardPlayed, Dealt, GameEnded, LandsPlaced, Resigned, RoundScored, TrickWon
from tafelrunde.games.ugo.model import Options, Resign, State


def clocked(state: State) -> int | None:
    deadline = UGO.awaits(state).deadline
    assert deadline is None or deadline == Deadline(deadline.at, "bell")
    return deadline.at if deadline else None


def test_ug22_a_turn_clock_starts_with_each_turn() -> None:
    state = UGO.new(Options(turn_seconds=30, dealer=0), 2)
    state, _ = given(state, Drawn(500, tuple(range(20))))
    assert clocked(state) == 30_500
    state, _ = plays(state, 1, "grey 1", at=2_000)
    assert clocked(state) == 32_000


def test_ug22_when_it_rings_the_lowest_card_that_may_be_played_is_played() -> None:
    state = table("red 3, blue 0", "red 6, red 4, blue 1", turn_seconds=10, until=10_000)
    state, _ = plays(state, 0, "red 3", at=1_000)
    state, events = given(state, TimeUp(11_000))
    assert events[0] == CardPlayed(1, 1, 1, card("red 4"), auto=True, until=21_000)


def test_ug22_of_equal_values_the_first_suit_is_the_lowest() -> None:
    state = table("red 3, grey 3, blue 3", "red 6", turn_seconds=10, until=10_000)
    _, events = given(state, TimeUp(10_000))
    assert events == [CardPlayed(1, 1, 0, card("grey 3"), auto=True, until=20_000)]


def test_ug22_when_it_rings_the_preselected_placing_is_made() -> None:
    hands = ("red 3, grey 1", "blue 6, grey 2", "red 5, grey 3")
    state = table(*hands, turn_seconds=10, until=10_000, kingdoms={1: kingdom("green 4")})
    state, _ = trick_of(state, "red 3, blue 6, red 5")
    assert clocked(state) == 10_000
    state, events = given(state, TimeUp(10_000))
    placed = events[0]
    assert isinstance(placed, LandsPlaced)
    assert (placed.order, placed.tops, placed.auto) == (("red", "blue"), cards("red 5"), True)
    assert state.open.kingdoms[1].stacks == (cards("green 4"), cards("red 3, red 5"), cards("blue 6"))
    assert clocked(state) == 20_000, "the lead is a turn of its own"
    state, events = given(state, TimeUp(20_000))
    assert isinstance(events[0], CardPlayed)


def test_ug22_placing_anew_does_not_set_the_clock_back() -> None:
    state = table("red 3, grey 1", "red 6, grey 2", turn_seconds=10, until=10_000)
    state, _ = trick_of(state, "red 3, red 6")
    state, _ = places(state, "red", "red 3", at=4_000)
    assert clocked(state) == 14_000
    state, _ = places(state, "red", "red 6", at=9_000)
    assert clocked(state) == 14_000


def test_an_alarm_out_of_its_time_changes_nothing() -> None:
    assert UGO.decide(table("red 3", "red 6"), TimeUp(99)) == []
    assert UGO.decide(table("red 3", "red 6", turn_seconds=10, until=10_000), TimeUp(9_999)) == []


def test_after_resigning_on_turn_the_table_plays_at_once() -> None:
    state, events = done(table("red 3, blue 1", "red 6, red 4"), 0, Resign())
    assert events == [Resigned(0), CardPlayed(1, 1, 0, card("blue 1"), auto=True)]
    assert UGO.awaits(state).needed == (1,)


def test_after_resigning_out_of_turn_the_table_plays_when_the_turn_comes() -> None:
    state, events = done(table("red 3, blue 1", "red 6, red 4, grey 0"), 1, Resign())
    assert events == [Resigned(1)]
    state, events = plays(state, 0, "red 3")
    assert [type(event) for event in events] == [CardPlayed, CardPlayed, TrickWon, LandsPlaced, CardPlayed]
    placed = events[3]
    assert isinstance(placed, LandsPlaced)
    assert (placed.seat, placed.tops, placed.auto) == (1, cards("red 4"), True)
    assert UGO.awaits(state).needed == (0,)


def test_resigning_while_a_placing_is_due_places_and_leads() -> None:
    state, _ = trick_of(table("red 3, grey 1", "red 6, grey 2"), "red 3, red 6")
    state, events = done(state, 1, Resign())
    assert [type(event) for event in events] == [Resigned, LandsPlaced, CardPlayed]
    assert state.open.kingdoms[1].stacks[0][-1] == card("red 6")


def test_a_table_that_everybody_has_left_plays_itself_to_the_end() -> None:
    state = dealt(3)
    for seat in range(3):
        state, events = done(state, seat, Resign())
    assert isinstance(events[-1], RoundScored)
    for number in (2, 3, 4):
        state, events = given(state, Drawn(0, tuple(range(30))))
        assert isinstance(events[0], Dealt)
        assert events[0].round == number
    assert isinstance(events[-1], GameEnded)
    assert UGO.awaits(state).over
    assert UGO.outcome(state) is not None


def test_a_seat_that_has_resigned_is_never_awaited_again() -> None:
    state, _ = done(dealt(4), 2, Resign())
    while state.open.turn is not None:
        assert state.open.turn != 2
        commands = UGO.legal(UGO.view(state, state.open.turn))
        assert UGO.legal(UGO.view(state, 2)) == []
        state, _ = done(state, state.open.turn, commands[0])
    assert state.open.resigned == (2,)
