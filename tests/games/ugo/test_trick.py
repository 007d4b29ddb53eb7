"""UG-6 … UG-9: following, winning, taking; with the examples a, c, d and e of the rulebook."""

from __future__ import annotations

import itertools

from hypothesis import given as example
from hypothesis import strategies as st

from games.ugo.positions import card, cards, places, plays, refusal, table, trick_of
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.events import CardPlayed, TrickWon
from tafelrunde.games.ugo.model import CARDS, Card, PlayCard, State
from tafelrunde.games.ugo.trick import may_be_played, must_follow, playable, winning_place


def playable_now(state: State, seat: int) -> set[Card]:
    return {command.card for command in UGO.legal(UGO.view(state, seat)) if isinstance(command, PlayCard)}


def test_ug6_any_card_may_be_led() -> None:
    state = table("red 3, blue 5, green 0", "red 4", "red 5")
    assert playable_now(state, 0) == set(state.hands[0])


def test_ug6_who_holds_the_led_suit_must_play_it() -> None:
    state, _ = plays(table("red 3, blue 5", "red 4, blue 8, red 0", "red 5"), 0, "red 3")
    assert playable_now(state, 1) == set(cards("red 4, red 0"))


def test_ug6_who_does_not_hold_it_may_play_any_card() -> None:
    state, _ = plays(table("red 3, blue 5", "grey 4, blue 8", "red 5"), 0, "red 3")
    assert playable_now(state, 1) == set(cards("grey 4, blue 8"))


def test_ug6_play_goes_round_clockwise() -> None:
    state = table("red 3", "red 4", "red 5", leader=1)
    assert UGO.awaits(state).needed == (1,)
    state, events = plays(state, 1, "red 4")
    assert events == [CardPlayed(1, 1, 1, card("red 4"))]
    assert UGO.awaits(state).needed == (2,)
    state, _ = plays(state, 2, "red 5")
    assert UGO.awaits(state).needed == (0,)


@example(st.sets(st.sampled_from(CARDS), min_size=1).map(tuple), st.lists(st.sampled_from(CARDS), max_size=3))
def test_ug6_something_may_always_be_played(hand: tuple[Card, ...], played: list[Card]) -> None:
    may = [card for card in hand if may_be_played(card, hand, played)]
    assert list(playable(hand, played)) == may
    assert may
    if played and must_follow(hand, played[0].suit):
        assert {card.suit for card in may} == {played[0].suit}
    else:
        assert len(may) == len(hand)


def test_ug7_the_highest_value_wins_whatever_its_suit() -> None:
    assert winning_place(cards("red 3, blue 5, red 4")) == 1
    assert winning_place(cards("red 7, blue 5, green 6")) == 0


def test_ug8_of_several_highest_the_led_suit_wins() -> None:
    assert winning_place(cards("blue 3, green 7, red 1, blue 7")) == 3
    assert winning_place(cards("blue 7, green 7, red 7")) == 0


def test_ug8_if_none_of_them_is_of_the_led_suit_the_one_played_first_wins() -> None:
    assert winning_place(cards("blue 2, green 8, red 2, red 8")) == 1


@example(st.lists(st.sampled_from(CARDS), min_size=2, max_size=4, unique=True))
def test_ug7_ug8_the_winner_beats_every_other_card(trick: list[Card]) -> None:
    def strength(place: int) -> tuple[int, bool, int]:
        return trick[place].value, trick[place].suit == trick[0].suit, -place

    assert winning_place(trick) == max(range(len(trick)), key=strength)


def test_ug9_the_winner_takes_all_cards_and_leads_the_next_trick() -> None:
    state = table("red 3, grey 1", "red 7, grey 2", "red 5, grey 3")
    state, events = trick_of(state, "red 3, red 7, red 5")
    assert isinstance(events[1], TrickWon)
    assert (events[1].seat, events[1].card) == (1, card("red 7"))
    state, _ = places(state, "red", "red 5")
    assert [len(land.stacks) for land in state.open.kingdoms] == [0, 1, 0]
    assert set(state.open.kingdoms[1].stacks[0]) == set(cards("red 3, red 7, red 5"))
    assert UGO.awaits(state).needed == (1,)
    assert (state.open.trick, state.open.leader) == (2, 1)
    assert state.open.tricks[0].cards == cards("red 3, red 7, red 5")
    assert (state.open.tricks[0].leader, state.open.tricks[0].winner) == (0, 1)


def test_ug9_seats_and_places_are_told_apart_whoever_leads() -> None:
    for leader, highest in itertools.product(range(4), range(4)):
        hands = [f"red {seat + (4 if seat == highest else 0)}" for seat in range(4)]
        state = table(*hands, leader=leader)
        state, events = trick_of(state, ", ".join(hands[leader:] + hands[:leader]))
        won = events[1]
        assert isinstance(won, TrickWon)
        assert won.seat == highest


def test_example_a_third_wins_and_has_eleven_points_and_a_farmer_on_c() -> None:
    state, events = trick_of(table("red 3", "blue 5", "red 6", "red 4"), "red 3, blue 5, red 6, red 4")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.gained) == (2, (0, 0, 1, 0))
    state, _ = places(state, "red blue", "red 6")
    stacks = state.open.kingdoms[2].stacks
    assert stacks == (cards("red 3, red 4, red 6"), cards("blue 5"))
    assert sum(stack[-1].value for stack in stacks) == 11


def test_example_c_the_led_suit_breaks_the_tie() -> None:
    _, events = trick_of(table("blue 3", "green 7", "red 1", "blue 7"), "blue 3, green 7, red 1, blue 7")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.gained) == (3, (0, 0, 2, 1))


def test_example_d_none_is_of_the_led_suit_and_the_first_8_wins() -> None:
    _, events = trick_of(table("blue 2", "green 8", "red 2", "red 8"), "blue 2, green 8, red 2, red 8")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.gained) == (1, (1, 0, 1, 0))


def test_example_e_a_2_in_the_winning_suit_gains_none() -> None:
    _, events = trick_of(table("blue 7", "green 2", "green 8", "blue 2"), "blue 7, green 2, green 8, blue 2")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.gained) == (2, (0, 0, 0, 1))


def test_the_refusal_names_the_suit_to_follow() -> None:
    state, _ = plays(table("red 3", "red 4, blue 8"), 0, "red 3")
    assert refusal(state, 1, PlayCard(1, 1, card("blue 8"))).details == {"suit": "red"}
