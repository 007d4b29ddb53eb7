from collections import Counter
from math import log
from statistics import fmean, pstdev

import pytest

from tafelrunde.core.chance import below, seed_from
from tafelrunde.polyomino.board import parse
from tafelrunde.polyomino.cover import census
from tafelrunde.polyomino.deck import PIECES_ON, SIDES, Side
from tafelrunde.polyomino.generate import grow, is_rich, sizes
from tafelrunde.polyomino.grading import TWO_FACED, calibration, difficulty, features, grade
from tafelrunde.polyomino.kinds import KINDS


def test_features_can_be_counted_by_hand() -> None:
    """I2 lies in 5 places, I3 in 1; the search lays I2 twice and I3 once after it or before it, for a single cover."""
    assert features(parse("###/##."), ("I2", "I3")) == {
        "search": log(4),
        "placements": log(6),
        "flips": 0,
        "symmetric": 2,
    }


def test_pieces_with_two_faces_are_those_that_no_turn_makes_alike() -> None:
    assert {"S4", "L4", "P5", "L5", "Y5", "Z5"} == TWO_FACED


def test_a_piece_that_must_be_flipped_makes_a_task_harder() -> None:
    as_shown, mirrored = features(parse("#./#./##"), ("L4",)), features(parse(".#/.#/##"), ("L4",))
    assert (as_shown["flips"], mirrored["flips"]) == (0, 1)
    assert all(weight > 0 for name, weight in calibration().weights.items() if name != "symmetric")


@pytest.mark.parametrize("side", SIDES)
def test_the_calibration_fits_areas_like_those_of_a_deck(side: Side) -> None:
    """A fresh sample: z has its middle near 0 and a spread near 1, and no grade is rare."""
    draw, zs, grades = below(seed_from("another sample"), side), [], Counter[int]()
    for size in sizes(KINDS[side], 12):
        while True:
            region = grow(size, KINDS[side].boxes[draw(len(KINDS[side].boxes))], draw)
            if is_rich(side, region):
                break
        for pieces in census(region, PIECES_ON[side]):
            zs.append(difficulty(region, pieces))
            grades[grade(region, pieces)] += 1
    assert abs(fmean(zs)) < 0.4
    assert 0.75 < pstdev(zs) < 1.25
    assert all(grades[level] > len(zs) * 0.1 for level in range(1, 6))


def test_the_bounds_between_grades_rise() -> None:
    for of in calibration().pieces.values():
        assert list(of.bounds) == sorted(of.bounds)
        assert set(of.features) == set(calibration().weights)
