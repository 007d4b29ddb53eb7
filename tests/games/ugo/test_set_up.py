"""UG-1 … UG-5: the box, the kingdoms, the deal."""

from __future__ import annotations

import msgspec
import pytest

from games.ugo.positions import dealt, done, given
from tafelrunde.core.game import Draw, Drawn, Refused, check_seats
from tafelrunde.core.secrecy import PerSeat, redact
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.events import DealerChosen, Dealt
from tafelrunde.games.ugo.model import CARDS, SUITS, Card, Options, Resign
from tafelrunde.games.ugo.scoring import missing_farmers
from tafelrunde.games.ugo.trick import WINNERS_FARMERS


def test_ug1_forty_five_cards_in_five_suits_with_values_from_0_to_8() -> None:
    assert len(CARDS) == len(set(CARDS)) == 45
    assert SUITS == ("green", "grey", "yellow", "blue", "red")
    for suit in SUITS:
        assert sorted(card.value for card in CARDS if card.suit == suit) == list(range(9))


def test_ug1_two_to_four_players() -> None:
    for seats in (2, 3, 4):
        check_seats(UGO, seats)
        assert len(UGO.new(Options(), seats).open.kingdoms) == seats
    for seats in (1, 5):
        with pytest.raises(Refused):
            check_seats(UGO, seats)


def test_a_card_on_the_wire() -> None:
    assert msgspec.json.encode(Card("blue", 7)) == b'{"suit":"blue","value":7}'


def test_ug2_a_and_b_have_their_farmers_and_c_d_e_need_two_three_and_four() -> None:
    assert missing_farmers(0) == (0, 0, 2, 3, 4)
    assert missing_farmers(9) == (0, 0, 0, 0, 0)
    for seats in (3, 4):
        assert UGO.new(Options(), seats).open.supply == 4 * sum(missing_farmers(0)) == 36


def test_ug3_the_farmers_printed_on_the_cards_stand_in_one_table() -> None:
    assert dict(enumerate(WINNERS_FARMERS)) == {0: 0, 1: 0, 2: 0, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ug4_chance_names_the_first_dealer_and_ten_cards_each_whatever_the_number_of_players(seats: int) -> None:
    state = UGO.new(Options(), seats)
    assert UGO.awaits(state).draw == Draw("dealer", seats, 1)
    state, events = given(state, Drawn(0, (seats - 1,)))
    assert events == [DealerChosen(seats - 1)]
    assert UGO.awaits(state).draw == Draw("deal", 45, 10 * seats), "the rest is not even drawn"
    state, events = given(state, Drawn(0, tuple(range(44, 44 - 10 * seats, -1))))
    assert state.open.hand_sizes == (10,) * seats
    assert state.hands[0] == CARDS[35:45]
    assert len({card for hand in state.hands for card in hand}) == 10 * seats


def test_ug4_the_table_may_say_who_deals_first() -> None:
    state = UGO.new(Options(dealer=2), 3)
    assert UGO.awaits(state).draw == Draw("deal", 45, 30)
    state, events = given(state, Drawn(0, tuple(range(30))))
    assert isinstance(events[0], Dealt)
    assert (events[0].dealer, events[0].leader) == (2, 0)


def test_ug4_hands_are_secret_and_their_sizes_are_open() -> None:
    state = dealt(3)
    assert UGO.view(state, 1).hand == state.hands[1]
    assert UGO.view(state, None).hand is None
    others = {msgspec.json.encode(card) for card in CARDS} - {msgspec.json.encode(card) for card in state.hands[1]}
    seen = msgspec.json.encode(UGO.view(state, 1))
    assert not any(card in seen for card in others)
    assert UGO.view(state, None).open.hand_sizes == (10, 10, 10)


def test_ug4_the_deal_tells_each_seat_its_own_hand_alone() -> None:
    state = UGO.new(Options(dealer=0), 3)
    _, events = given(state, Drawn(0, tuple(range(30))))
    deal = events[0]
    assert isinstance(deal, Dealt)
    told = redact(deal, 1)
    assert told.hands == PerSeat((None, deal.hands.of(1), None))
    assert redact(deal, None).hands == PerSeat((None, None, None))


def test_ug4_a_hand_does_not_tell_in_which_order_it_was_dealt() -> None:
    state = UGO.new(Options(dealer=0), 2)
    one = given(state, Drawn(0, tuple(range(20))))
    other = given(state, Drawn(0, (*range(9, -1, -1), *range(10, 20))))
    assert one == other


def test_ug5_the_player_left_of_the_dealer_leads_the_first_trick() -> None:
    for dealer in range(4):
        state = dealt(4, dealer=dealer)
        assert UGO.awaits(state).needed == ((dealer + 1) % 4,)


@pytest.mark.parametrize(("seats", "leaders"), [(2, [0, 1, 0]), (3, [2, 0, 1]), (4, [2, 3, 0])])
def test_ug5_in_each_round_the_neighbour_of_the_previous_first_leader_leads(seats: int, leaders: list[int]) -> None:
    state = dealt(seats)
    for seat in range(seats):
        state, _ = done(state, seat, Resign())
    found = []
    while UGO.awaits(state).draw is not None:
        state, events = given(state, Drawn(0, tuple(range(10 * seats))))
        found += [(event.leader, event.dealer) for event in events if isinstance(event, Dealt)]
    assert found == [(leader, (leader - 1) % seats) for leader in leaders]
