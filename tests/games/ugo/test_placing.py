"""UG-10 … UG-12: sorting a won trick into the kingdom; with example b of the rulebook."""

from __future__ import annotations

from games.ugo.positions import card, cards, done, kingdom, places, plays, refusal, table, trick_of
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.events import LandsPlaced, RoundScored, Section, TrickWon
from tafelrunde.games.ugo.model import PlaceLands, PlayCard, State


def placings(state: State) -> list[PlaceLands]:
    return [
        command
        for seat in range(len(state.hands))
        for command in UGO.legal(UGO.view(state, seat))
        if isinstance(command, PlaceLands)
    ]


def test_ug10_each_suit_has_one_section_and_goes_on_its_stack() -> None:
    state = table("red 3", "red 6", "blue 4", kingdoms={1: kingdom("blue 8", "red 0")})
    state, _ = trick_of(state, "red 3, red 6, blue 4")
    state, events = places(state, "", "red 6")
    assert state.open.kingdoms[1].stacks == (cards("blue 8, blue 4"), cards("red 0, red 3, red 6"))
    placed = events[0]
    assert isinstance(placed, LandsPlaced)
    assert placed.sections == (Section("A", cards("blue 8, blue 4")), Section("B", cards("red 0, red 3, red 6")))


def test_ug10_a_new_suit_takes_the_leftmost_free_section_in_any_trick() -> None:
    state = table("red 3", "blue 6", kingdoms={1: kingdom("blue 8", "green 1", "grey 2")})
    state, events = trick_of(state, "red 3, blue 6")
    assert state.open.kingdoms[1].stacks == (
        *kingdom("blue 8, blue 6", "green 1", "grey 2").stacks,
        cards("red 3"),
    )
    placed = events[2]
    assert isinstance(placed, LandsPlaced)
    assert [section.letter for section in placed.sections] == ["A", "D"]


def test_ug10_the_winner_chooses_which_of_several_new_suits_goes_first() -> None:
    state, _ = trick_of(table("red 3", "blue 6", "green 1"), "red 3, blue 6, green 1")
    orders = {command.order for command in placings(state)}
    assert len(orders) == 6
    for order in orders:
        after, _ = places(state, " ".join(order))
        assert tuple(stack[-1].suit for stack in after.open.kingdoms[1].stacks) == order


def test_ug11_the_winner_chooses_which_card_is_on_top_and_low_on_high_happens() -> None:
    state, _ = trick_of(table("red 3", "red 6", "red 1"), "red 3, red 6, red 1")
    assert {command.tops for command in placings(state)} == {cards("red 3"), cards("red 6"), cards("red 1")}
    after, _ = places(state, "red", "red 1")
    assert after.open.kingdoms[1].stacks == (cards("red 3, red 6, red 1"),)
    after, _ = places(state, "red", "red 3")
    assert after.open.kingdoms[1].stacks == (cards("red 6, red 1, red 3"),)


def test_ug11_all_cards_of_the_trick_must_be_placed_a_low_one_on_a_high_one_too() -> None:
    state = table("red 0", "blue 6", kingdoms={1: kingdom("red 8")})
    state, _ = trick_of(state, "red 0, blue 6")
    assert state.open.kingdoms[1].stacks == (cards("red 8, red 0"), cards("blue 6"))


def test_ug10_ug11_without_a_choice_the_trick_is_placed_at_once() -> None:
    one_new_suit = table("red 0, grey 1", "blue 6, grey 2", kingdoms={1: kingdom("red 8")})
    state, events = trick_of(one_new_suit, "red 0, blue 6")
    assert [type(event).__name__ for event in events] == ["CardPlayed", "TrickWon", "LandsPlaced"]
    assert placings(state) == []
    assert refusal(state, 1, PlaceLands(1, 2, (), ())).key == "ugo.not-placing"
    assert {type(command) for command in UGO.legal(UGO.view(state, 1))} == {PlayCard}


def test_ug10_ug11_with_a_choice_the_winner_is_asked() -> None:
    for hands, stacks in (("red 0|red 6", ["red 8"]), ("red 0|blue 6", [])):
        first, second = hands.split("|")
        state, events = trick_of(table(first, second, kingdoms={1: kingdom(*stacks)}), f"{first}, {second}")
        assert isinstance(events[-1], TrickWon)
        assert UGO.awaits(state).needed == (1,)
        assert {type(command) for command in UGO.legal(UGO.view(state, 1))} == {PlaceLands}
        assert UGO.legal(UGO.view(state, 0)) == []


def test_ug12_until_the_next_trick_is_led_a_placing_may_be_replaced() -> None:
    state, _ = trick_of(table("red 3, grey 1", "red 6, grey 2"), "red 3, red 6")
    state, _ = places(state, "red", "red 3")
    assert {type(command) for command in UGO.legal(UGO.view(state, 1))} == {PlayCard, PlaceLands}
    state, events = places(state, "red", "red 6")
    assert state.open.kingdoms[1].stacks == (cards("red 3, red 6"),)
    assert isinstance(events[0], LandsPlaced)
    assert (events[0].trick, state.open.trick) == (1, 2)
    state, _ = places(state, "red", "red 3")
    assert state.open.kingdoms[1].stacks == (cards("red 6, red 3"),)


def test_ug12_a_replaced_order_moves_whole_sections() -> None:
    state, _ = trick_of(table("red 3, grey 1", "blue 6, grey 2"), "red 3, blue 6")
    state, _ = places(state, "red blue")
    assert state.open.kingdoms[1].stacks == (cards("red 3"), cards("blue 6"))
    state, events = places(state, "blue red")
    assert state.open.kingdoms[1].stacks == (cards("blue 6"), cards("red 3"))
    placed = events[0]
    assert isinstance(placed, LandsPlaced)
    assert placed.sections == (Section("A", cards("blue 6")), Section("B", cards("red 3")))


def test_ug12_once_the_next_trick_is_led_nothing_may_be_changed() -> None:
    state, _ = trick_of(table("red 3, grey 1", "red 6, grey 2"), "red 3, red 6")
    state, _ = places(state, "red", "red 6")
    state, _ = plays(state, 1, "grey 2")
    assert placings(state) == []
    assert refusal(state, 1, PlaceLands(1, 1, ("red",), cards("red 3"))).key == "ugo.stale-trick"


def test_ug12_after_the_tenth_trick_the_first_placing_is_final() -> None:
    state, events = trick_of(table("red 3", "red 6", trick=10), "red 3, red 6")
    assert isinstance(events[-1], TrickWon)
    state, events = places(state, "red", "red 3")
    assert isinstance(events[1], RoundScored)
    assert refusal(state, 1, PlaceLands(1, 10, ("red",), cards("red 6"))).key == "ugo.not-placing"


def test_ug12_the_ninth_trick_may_still_be_placed_anew_before_the_tenth() -> None:
    state, _ = trick_of(table("red 3, grey 1", "red 6, grey 2", trick=9), "red 3, red 6")
    state, _ = places(state, "red", "red 3")
    state, events = places(state, "red", "red 6")
    assert [type(event) for event in events] == [LandsPlaced]
    assert (state.open.trick, state.open.turn) == (10, 1)


def test_ug12_covered_cards_may_be_looked_at_by_all() -> None:
    state = table("red 3", "red 6", kingdoms={0: kingdom("blue 2, blue 7, blue 1")})
    for seat in (0, 1, None):
        assert UGO.view(state, seat).open.kingdoms[0].stacks == (cards("blue 2, blue 7, blue 1"),)


def test_example_b_the_stacks_of_the_leader() -> None:
    state = table("blue 8", "green 6", "blue 1", "red 0", kingdoms={0: kingdom("red 6", "blue 5", farmers=1)})
    state, events = trick_of(state, "blue 8, green 6, blue 1, red 0")
    won = events[1]
    assert isinstance(won, TrickWon)
    assert (won.seat, won.card) == (0, card("blue 8"))
    assert won.gained == (0, 0, 1, 0), "an 8 gains none, the blue 1 has the suit of the winner"
    state, _ = places(state, "green", "blue 8")
    assert state.open.kingdoms[0] == kingdom("red 6, red 0", "blue 5, blue 1, blue 8", "green 6", farmers=1)


def test_the_choices_of_a_trick_are_all_orders_times_all_tops() -> None:
    state, _ = trick_of(table("red 3", "blue 6", "red 1", "blue 2"), "red 3, blue 6, red 1, blue 2")
    assert len(placings(state)) == len(set(placings(state))) == 2 * 2 * 2
    assert all(command.tops[0].suit == "blue" for command in placings(state)), "in the order of the suits"
    for command in placings(state):
        after, _ = done(state, 1, command)
        tops = {stack[-1] for stack in after.open.kingdoms[1].stacks}
        assert tops == set(command.tops)
