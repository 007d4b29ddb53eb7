from collections import Counter

import pytest

from tafelrunde.core.chance import below, seed_from
from tafelrunde.polyomino.board import area, box, canonical, connected, has_holes
from tafelrunde.polyomino.cover import count, sets_for, solve
from tafelrunde.polyomino.deck import PIECES_ON, SIDES, SYMBOLS, Deck, Side, dump, face, load, tasks
from tafelrunde.polyomino.fit import is_cover
from tafelrunde.polyomino.generate import KINDS, cards
from tafelrunde.polyomino.piece import NAMES
from tafelrunde.polyomino.proof import check

SEED = "7"
STARTER = load("starter")


def test_uc3_the_base_set_has_432_tasks_and_all_54_cards_have_648() -> None:
    assert [card.id for card in STARTER.cards] == list(range(1, 55))
    assert len(list(tasks(STARTER))) == 648
    assert len(list(tasks(Deck("base", STARTER.cards[:36])))) == 36 * 2 * 6 == 432


def test_uc3_every_task_has_a_cover() -> None:
    check(STARTER, "starter")
    for _, _, _, asked in tasks(STARTER):
        cover = solve(asked.region, asked.pieces)
        assert cover
        assert is_cover(asked.region, asked.pieces, cover)


@pytest.mark.parametrize("side", SIDES)
def test_uc3_three_pieces_on_the_easy_side_four_on_the_hard(side: Side) -> None:
    assert PIECES_ON == {"easy": 3, "hard": 4}
    for card in STARTER.cards:
        rows = face(card, side).rows
        assert set(rows) == set(SYMBOLS)
        assert {len(set(pieces)) for pieces in rows.values()} == {PIECES_ON[side]}
        assert len(set(map(frozenset, rows.values()))) == 6


@pytest.mark.parametrize("side", SIDES)
def test_areas_are_of_the_class_of_the_printed_ones(side: Side) -> None:
    regions = [face(card, side).region for card in STARTER.cards]
    assert len({canonical(region) for region in regions}) == 54
    assert all(connected(region) and not has_holes(region) for region in regions)
    allowed = [sorted(within) for within in KINDS[side].boxes]
    for region in regions:
        short, long = sorted(box(region))
        assert any(short <= a and long <= b for a, b in allowed)
        assert len(sets_for(region, PIECES_ON[side])) in range(7, 78)
    assert Counter(area(region) for region in regions[:36]) == KINDS[side].areas


def test_classes_are_as_measured() -> None:
    assert KINDS["easy"].areas == {11: 5, 12: 11, 13: 18, 14: 2}
    assert KINDS["hard"].areas == {14: 1, 15: 5, 16: 12, 17: 14, 18: 4}
    assert sum(KINDS["easy"].use.values()) == 216 * 3
    assert sum(KINDS["hard"].use.values()) == 216 * 4


@pytest.mark.parametrize("side", SIDES)
def test_single_covers_and_piece_use_are_near_the_printed_ones(side: Side) -> None:
    asked = [task for _, _, _, task in tasks(STARTER, side)]
    covers = [count(task.region, task.pieces) for task in asked]
    assert abs(100 * covers.count(1) / len(covers) - KINDS[side].percent_single) < 3
    assert max(covers) <= KINDS[side].most_covers
    used = Counter(piece for task in asked for piece in task.pieces)
    share = sum(used.values()) / sum(KINDS[side].use.values())
    for piece in NAMES:
        assert used[piece] / share == pytest.approx(KINDS[side].use[piece], abs=13)


def test_no_symbol_is_harder_than_another() -> None:
    single = Counter(symbol for _, _, symbol, task in tasks(STARTER) if count(task.region, task.pieces) == 1)
    assert max(single.values()) < 1.5 * min(single.values())


def test_the_recorded_seed_makes_the_stored_deck_byte_for_byte() -> None:
    assert dump(Deck("starter", tuple(cards(54, below(seed_from(SEED), "deck"))))) == dump(STARTER)
