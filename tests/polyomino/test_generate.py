from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.chance import below, seed_from
from tafelrunde.polyomino.board import area, box, canonical, connected, has_holes, parse
from tafelrunde.polyomino.cover import census, effort
from tafelrunde.polyomino.deck import PIECES_ON, SIDES, SYMBOLS, Deck, Side, dump
from tafelrunde.polyomino.deck import parse as read
from tafelrunde.polyomino.generate import KINDS, UsedUp, cards, faces, grow, most_behind, plainness
from tafelrunde.polyomino.proof import check


@given(st.integers(0, 1_000_000), st.sampled_from(SIDES), st.data())
def test_a_grown_area_is_connected_and_stays_in_its_box(seed: int, side: Side, data: st.DataObject) -> None:
    width, height = data.draw(st.sampled_from(KINDS[side].boxes))
    size = data.draw(st.sampled_from(sorted(KINDS[side].areas)))
    region = grow(size, (width, height), below(seed_from(str(seed)), "area"))
    assert area(region) == size
    assert connected(region)
    assert box(region)[0] <= width
    assert box(region)[1] <= height


def test_uc3_cards_from_any_seed_make_a_sound_deck() -> None:
    for seed in ("1", "another"):
        deck = Deck(seed, tuple(cards(5, below(seed_from(seed), "deck"))))
        assert read(dump(deck), seed) == deck
        check(deck, seed)
        assert [card.id for card in deck.cards] == [1, 2, 3, 4, 5]


def test_the_same_chance_makes_the_same_cards_however_many_are_asked_for() -> None:
    few, many = (list(cards(number, below(seed_from("s"), "deck"))) for number in (2, 4))
    assert few == many[:2]
    assert list(cards(2, below(seed_from("t"), "deck"))) != few


def test_areas_come_in_their_shares() -> None:
    made: Counter[int] = Counter()
    for _ in range(72):
        made[most_behind(KINDS["easy"].areas, made)] += 1
        assert made.total() != 36 or made == KINDS["easy"].areas
    assert made == {size: 2 * share for size, share in KINDS["easy"].areas.items()}


def test_handsome_is_compact_and_symmetric_without_thin_arms() -> None:
    ranked = ["####/####/####", "####/####/###./#...", "####/###./###./#.../#...", "#..#/####/#..#/#..#/#..."]
    assert sorted(ranked, key=lambda picture: plainness(parse(picture))) == ranked


@pytest.mark.parametrize("side", SIDES)
def test_the_rows_of_a_side_go_from_easy_to_hard_in_any_order(side: Side) -> None:
    hardest_at = set()
    for shown in islice(faces(side, below(seed_from("rows"), "deck")), 12):
        covers = {
            pieces: covers
            for pieces, covers in census(shown.region, PIECES_ON[side]).items()
            if covers <= KINDS[side].most_covers
        }
        ranked = sorted(covers, key=lambda pieces: Fraction(effort(shown.region, pieces), covers[pieces]))
        ranks = [ranked.index(shown.rows[symbol]) for symbol in SYMBOLS]
        sixths = [next(part for part in range(6) if rank < len(ranked) * (part + 1) // 6) for rank in ranks]
        assert sorted(sixths) == list(range(6))
        hardest_at.add(sixths.index(5))
    assert len(hardest_at) > 2


def test_chance_without_variety_uses_the_areas_up() -> None:
    with pytest.raises(UsedUp):
        list(islice(faces("easy", lambda n: 0), 40))


def test_no_two_areas_are_congruent_and_none_has_a_hole() -> None:
    for side in SIDES:
        regions = [shown.region for shown in islice(faces(side, below(seed_from("many"), "deck")), 30)]
        assert len({canonical(region) for region in regions}) == 30
        assert not any(has_holes(region) for region in regions)
