from itertools import combinations, islice
from typing import cast

import pytest
from hypothesis import given, settings

from polyomino import drawn, naive
from tafelrunde.polyomino.board import Region, area, parse
from tafelrunde.polyomino.cover import BadSet, census, count, effort, sets_for, solutions, solve
from tafelrunde.polyomino.fit import Placement, fault, placed_cells
from tafelrunde.polyomino.piece import NAMES, PIECES, PieceName, in_order, orientations

Task = tuple[Region, tuple[PieceName, ...]]


def as_cells(placements: tuple[Placement, ...]) -> frozenset[naive.Cells]:
    return frozenset(frozenset(complex(x, y) for x, y in placed_cells(placement)) for placement in placements)


def by_brute_force(task: Task) -> set[frozenset[naive.Cells]]:
    region, pieces = task
    return {frozenset(cover.values()) for cover in naive.covers(naive.cells_of(region), pieces)}


def agrees_with_brute_force(task: Task) -> None:
    found = list(solutions(*task))
    assert {as_cells(cover) for cover in found} == by_brute_force(task)
    assert len(set(found)) == len(found) == count(*task) == len(by_brute_force(task))
    assert solve(*task) == (found[0] if found else None)
    for cover in found:
        assert fault(*task, cover) is None
        assert tuple(placement.piece for placement in cover) == in_order(task[1])
        assert all((placement.turn, placement.flip) in orientations(placement.piece) for placement in cover)


@given(drawn.tasks(1, 3))
def test_uc34_the_covers_are_those_of_brute_force(task: Task) -> None:
    agrees_with_brute_force(task)


@settings(max_examples=60)
@given(drawn.covered(1, 4))
def test_uc34_an_area_made_of_pieces_has_the_covers_of_brute_force(laid: tuple[Region, tuple[Placement, ...]]) -> None:
    region, placements = laid
    pieces = tuple(placement.piece for placement in placements)
    agrees_with_brute_force((region, pieces))
    assert as_cells(placements) in {as_cells(cover) for cover in solutions(region, pieces)}


@given(drawn.covered(1, 4))
def test_the_order_of_the_pieces_does_not_matter(laid: tuple[Region, tuple[Placement, ...]]) -> None:
    region, placements = laid
    pieces = tuple(placement.piece for placement in placements)
    assert list(solutions(region, pieces)) == list(solutions(region, pieces[::-1]))
    assert effort(region, pieces) == effort(region, pieces[::-1]) >= count(region, pieces) > 0


@pytest.mark.parametrize(
    ("picture", "k"),
    [("####/####/####", 3), ("###/###/###", 4), (".##./####/####/.##.", 3), ("###/#.#", 2), ("####", 1)],
)
def test_the_census_of_an_area_is_that_of_brute_force(picture: str, k: int) -> None:
    region = parse(picture)
    sized = [s for s in combinations(NAMES, k) if sum(len(PIECES[piece].cells) for piece in s) == area(region)]
    expected = {pieces: len(by_brute_force((region, pieces))) for pieces in sized}
    assert census(region, k) == {pieces: covers for pieces, covers in expected.items() if covers}
    assert sets_for(region, k) == [pieces for pieces, covers in expected.items() if covers]


@pytest.mark.parametrize(
    ("picture", "k", "sets", "covers"),
    [
        ("###/#.#", 2, 1, 2),
        (".##./####/####/.##.", 3, 2, 24),
        ("####/####/####", 3, 17, 104),
        ("#####/#####/#####", 4, 54, 636),
        ("####/####/####/####", 4, 59, 1192),
    ],
)
def test_numbers_that_brute_force_once_found(picture: str, k: int, sets: int, covers: int) -> None:
    found = census(parse(picture), k)
    assert (len(found), sum(found.values())) == (sets, covers)


@settings(max_examples=15)
@given(drawn.regions(11))
def test_the_sets_for_an_area_are_those_that_have_a_cover(region: Region) -> None:
    for k in (3, 4):
        sized = [s for s in combinations(NAMES, k) if sum(len(PIECES[piece].cells) for piece in s) == 11]
        assert census(region, k) == {pieces: count(region, pieces) for pieces in sized if solve(region, pieces)}


def test_uc33_all_twelve_pieces_cover_6_by_8() -> None:
    board = parse("/".join(["########"] * 6))
    found = list(islice(solutions(board, NAMES), 25))
    assert len(set(found)) == 25
    assert all(fault(board, NAMES, cover) is None for cover in found)


def test_a_square_has_eight_views_of_each_cover_unless_it_is_symmetric() -> None:
    square = parse("####/####/####/####")
    for pieces, covers in census(square, 4).items():
        assert covers % 4 == 0, pieces


def test_counting_stops_at_the_limit() -> None:
    board = parse("/".join(["########"] * 6))
    assert count(board, NAMES, limit=3) == 3
    assert count(parse("####/####/####"), ("I3", "L4", "P5")) == 20
    assert count(parse("####/####/####"), ("I3", "L4", "P5"), limit=21) == 20
    assert count(parse("####/####/####"), ("I3", "L4", "P5"), limit=0) == 0


def test_no_set_has_no_pieces_or_more_than_there_are() -> None:
    assert [sets_for(parse("##"), k) for k in (-1, 0, 1, 2, 13)] == [[], [], [("I2",)], [], []]


def test_pieces_are_not_laid_over_the_ends_of_rows() -> None:
    assert sets_for(parse("#......#/########"), 2) == []
    assert sets_for(parse("########/#......#"), 3) == sets_for(parse("#......#/########"), 3) != []


@pytest.mark.parametrize(
    ("pieces", "key", "details"),
    [
        (("I2", "I2"), "set.twice", {"piece": "I2"}),
        (("I2", "I4", "I2"), "set.twice", {"piece": "I2"}),
        (("I2", "X5"), "set.unknown", {"piece": "X5"}),
        (("I2",), "set.size", {"pieces": 2, "region": 4}),
        ((), "set.size", {"pieces": 0, "region": 4}),
        (("I2", "I3"), "set.size", {"pieces": 5, "region": 4}),
    ],
)
def test_uc3_a_piece_twice_or_unknown_or_another_size_is_no_task(
    pieces: tuple[str, ...], key: str, details: dict[str, object]
) -> None:
    asked = cast("tuple[PieceName, ...]", pieces)
    for search in (solve, solutions, count, effort):
        with pytest.raises(BadSet, match=key) as raised:
            search(parse("##/##"), asked)
        assert (raised.value.key, raised.value.details) == (key, details)
