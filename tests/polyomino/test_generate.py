from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.chance import below, seed_from
from tafelrunde.polyomino import engine
from tafelrunde.polyomino.board import Region, area, box, canonical, connected, has_holes
from tafelrunde.polyomino.deck import PIECES_ON, SIDES, SYMBOLS, Card, Deck, Side, dump, face
from tafelrunde.polyomino.deck import parse as read
from tafelrunde.polyomino.generate import UsedUp, cards, grow, grown, is_rich, sizes, stairs
from tafelrunde.polyomino.grading import difficulty
from tafelrunde.polyomino.kinds import KINDS
from tafelrunde.polyomino.proof import check


@cache
def made(number: int, seed: str) -> list[Card]:
    return cards(number, below(seed_from(seed), "deck"), grown(below(seed_from(seed), "areas"), number))


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
    decks = []
    for seed in ("1", "another"):
        deck = Deck(seed, tuple(made(4, seed)))
        assert read(dump(deck), seed) == deck
        check(deck, seed)
        assert [card.id for card in deck.cards] == [1, 2, 3, 4]
        decks.append(deck.cards)
    assert decks[0] != decks[1]


def test_the_same_seed_makes_the_same_cards_with_either_engine() -> None:
    once = made(1, "twins")
    made.cache_clear()
    engine.use_twin()
    try:
        assert made(1, "twins") == once
    finally:
        engine.use_kernel()


@pytest.mark.parametrize("side", SIDES)
def test_areas_come_in_their_shares(side: Side) -> None:
    assert Counter(sizes(KINDS[side], 36)) == KINDS[side].areas
    assert Counter(sizes(KINDS[side], 72)) == {size: 2 * share for size, share in KINDS[side].areas.items()}


def test_no_two_areas_are_congruent_and_each_is_rich() -> None:
    shown = [(side, face(card, side).region) for card in made(8, "many") for side in SIDES]
    assert len({canonical(region) for _, region in shown}) == 16
    for side, region in shown:
        assert not has_holes(region)
        assert is_rich(side, Region(canonical(region)))


def test_the_rows_of_a_side_go_from_easy_to_hard_and_each_step_stands_beside_every_symbol() -> None:
    hardest_at = Counter[str]()
    for card in made(8, "many"):
        for side in SIDES:
            shown = face(card, side)
            steps = stairs(side, shown.region)
            assert all(any(shown.rows[symbol] in step for symbol in SYMBOLS) for step in steps)
            z = {symbol: difficulty(shown.region, shown.rows[symbol]) for symbol in SYMBOLS}
            hardest_at[max(SYMBOLS, key=lambda symbol: z[symbol])] += 1
    assert max(hardest_at.values()) <= 6
    assert len(hardest_at) >= 5


def test_stairs_hold_all_sets_in_the_order_of_their_difficulty() -> None:
    region = Region(("####.", "#####", ".####"))
    steps = stairs("easy", region)
    assert len(steps) == 6
    hardest = [max(difficulty(region, pieces) for pieces in step) for step in steps]
    assert hardest == sorted(hardest)
    assert {pieces for step in steps for pieces in step} <= set(engine.sets_for(region, PIECES_ON["easy"]))


def test_a_pool_that_is_too_small_is_used_up() -> None:
    def pool(side: Side, size: int) -> Iterator[Region]:
        yield from list(grown(below(seed_from("few"), "areas"), 1)(side, size))[:3]

    with pytest.raises(UsedUp) as raised:
        cards(36, below(seed_from("few"), "deck"), pool)
    assert raised.value.side == "easy"
