"""The built-in deck: all that it promises, counted again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from statistics import median

import pytest

from cli.running import tafelrunde
from tafelrunde.polyomino import engine
from tafelrunde.polyomino.board import area, box, canonical, connected, has_holes
from tafelrunde.polyomino.cover import count, sets_for, solve
from tafelrunde.polyomino.deck import PIECES_ON, SIDES, SYMBOLS, Card, Deck, Side, dump, face, load, tasks
from tafelrunde.polyomino.fit import is_cover
from tafelrunde.polyomino.kinds import BASE, KINDS, fits
from tafelrunde.polyomino.looks import difference
from tafelrunde.polyomino.piece import NAMES
from tafelrunde.polyomino.proof import check

STARTER = load("starter")
BOXES = {"base": STARTER.cards[:BASE], "expansion": STARTER.cards[BASE:]}
each_box = pytest.mark.parametrize("cards", BOXES.values(), ids=BOXES)
each_side = pytest.mark.parametrize("side", SIDES)


def test_uc3_the_base_set_has_432_tasks_and_all_54_cards_have_648() -> None:
    assert [card.id for card in STARTER.cards] == list(range(1, 55))
    assert len(list(tasks(STARTER))) == 648
    assert len(list(tasks(Deck("base", STARTER.cards[:BASE])))) == 36 * 2 * 6 == 432


def test_uc3_every_task_has_a_cover_and_says_how_many_and_how_hard() -> None:
    check(STARTER, "starter")
    for _, _, _, asked in tasks(STARTER):
        cover = solve(asked.region, asked.pieces)
        assert cover
        assert is_cover(asked.region, asked.pieces, cover)
        assert asked.covers == count(asked.region, asked.pieces)
        assert asked.grade in range(1, 6)


@each_side
def test_uc3_three_pieces_on_the_easy_side_four_on_the_hard(side: Side) -> None:
    assert PIECES_ON == {"easy": 3, "hard": 4}
    for card in STARTER.cards:
        rows = face(card, side).rows
        assert set(rows) == set(SYMBOLS)
        assert {len(set(pieces)) for pieces in rows.values()} == {PIECES_ON[side]}
        assert len(set(map(frozenset, rows.values()))) == 6


def test_no_two_areas_of_the_deck_are_congruent_or_nearly_so() -> None:
    regions = [face(card, side).region for card in STARTER.cards for side in SIDES]
    assert len({canonical(region) for region in regions}) == 108
    for side in SIDES:
        regions = [face(card, side).region for card in STARTER.cards]
        assert min(difference(one, other) for place, one in enumerate(regions) for other in regions[:place]) >= 2


@each_side
def test_areas_are_of_the_class_of_the_printed_ones(side: Side) -> None:
    regions = [face(card, side).region for card in STARTER.cards]
    assert all(connected(region) and not has_holes(region) for region in regions)
    for region in regions:
        assert fits(KINDS[side], *box(region))
        assert len(sets_for(region, PIECES_ON[side])) in KINDS[side].sets
    assert Counter(area(region) for region in regions[:BASE]) == KINDS[side].areas


def test_classes_are_as_measured() -> None:
    assert KINDS["easy"].areas == {11: 5, 12: 11, 13: 18, 14: 2}
    assert KINDS["hard"].areas == {14: 1, 15: 5, 16: 12, 17: 14, 18: 4}
    assert (KINDS["easy"].sets, KINDS["hard"].sets) == (range(7, 31), range(19, 78))
    assert sum(KINDS["easy"].use.values()) == 216 * 3
    assert sum(KINDS["hard"].use.values()) == 216 * 4


@each_side
@each_box
def test_covers_and_piece_use_are_those_of_the_printed_ones(side: Side, cards: tuple[Card, ...]) -> None:
    asked = [task for *_, task in tasks(Deck("box", cards), side)]
    kind, covers = KINDS[side], [task.covers or 0 for task in asked]
    assert abs(100 * covers.count(1) / len(covers) - kind.percent_single) < 1.5
    assert median(covers) == kind.median_covers
    assert max(covers) <= kind.most_covers
    used = Counter(piece for task in asked for piece in task.pieces)
    for piece in NAMES:
        assert used[piece] == pytest.approx(kind.use[piece] * len(cards) / BASE, abs=7.5)


@each_side
def test_every_grade_is_met_often_and_the_rows_of_a_side_are_not_alike(side: Side) -> None:
    grades = Counter(task.grade for *_, task in tasks(STARTER, side))
    assert all(grades[level] > 324 * 0.1 for level in range(1, 6))
    spans = [max(shown.values()) - min(shown.values()) for shown in (face(card, side).grades for card in STARTER.cards)]
    assert min(spans) >= 1
    assert sum(spans) / len(spans) > 2


def test_no_symbol_is_harder_than_another() -> None:
    sums = Counter[str]()
    for _, _, symbol, task in tasks(STARTER):
        sums[symbol] += task.grade or 0
    assert max(sums.values()) < 1.15 * min(sums.values())


@pytest.mark.slow
@pytest.mark.skipif(engine.engine() == "twin", reason="finding every area of four pieces takes the kernel")
def test_the_recorded_commands_make_the_stored_deck_byte_for_byte(tmp_path: Path) -> None:
    easy, hard, out = (str(tmp_path / name) for name in ("easy.atlas", "hard.atlas", "starter.json"))
    assert tafelrunde("atlas", "--pieces", "3", "--box", "5x6", "--out", easy).status == 0
    assert tafelrunde("atlas", "--pieces", "4", "--box", "5x6", "--out", hard).status == 0
    words = ["--cards", "54", "--seed", "7", "--name", "starter", "--atlas", easy, hard, "--out", out]
    assert tafelrunde("deck", "make", *words).status == 0
    assert Path(out).read_bytes() == dump(STARTER)
