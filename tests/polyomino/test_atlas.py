"""The atlas: kernel and twin page by page, and both against areas grown a cell at a time."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given

from polyomino import drawn, naive
from tafelrunde.polyomino import cover, engine
from tafelrunde.polyomino import survey as twin
from tafelrunde.polyomino.atlas import (
    BadPlan,
    Box,
    Entry,
    Figures,
    Pages,
    Sheet,
    Sift,
    areas,
    cells_of,
    key_of,
    picture,
    symmetries,
    walled_in,
)
from tafelrunde.polyomino.board import MAX_HEIGHT, MAX_WIDTH, Region, cells, eight_views, has_holes
from tafelrunde.polyomino.piece import NAMES, PIECES, Cell, PieceName

FREE = {8: 369, 9: 1285, 10: 4655}  # known since long


@pytest.fixture(params=["kernel", "twin"])
def asked(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "kernel":
        pytest.importorskip("tafelrunde_kernel", reason="the kernel is not built: `make kernel` needs a compiler")
        engine.use_kernel()
    else:
        engine.use_twin()
    yield request.param
    engine.use_kernel()


def grown(size: int) -> set[naive.Cells]:
    """Every connected area, a cell at a time, each as the least of its eight images."""
    forms = {frozenset({complex(0)})}
    for _ in range(size - 1):
        beside = {(form, cell + step) for form in forms for cell in form for step in (1, -1, 1j, -1j)}
        forms = {least(form | {cell}) for form, cell in beside if cell not in form}
    return forms


def least(form: naive.Cells) -> naive.Cells:
    images = [
        naive.pushed((-cell.conjugate() if flip else cell) * 1j**turn for cell in form)
        for turn in range(4)
        for flip in (False, True)
    ]
    return min(images, key=lambda image: sorted((cell.real, cell.imag) for cell in image))


def covered(form: naive.Cells) -> dict[tuple[PieceName, ...], int]:
    """By the twin where a mask can hold the area, else by brute force."""
    across, down = int(max(cell.real for cell in form)) + 1, int(max(cell.imag for cell in form)) + 1
    if across < down:
        form, across, down = frozenset(complex(cell.imag, cell.real) for cell in form), down, across
    if across <= MAX_WIDTH and down <= MAX_HEIGHT:
        rows = ("".join(".#"[complex(x, y) in form] for x in range(across)) for y in range(down))
        return cover.census(Region(tuple(rows)), 3)
    sets = [s for s in combinations(NAMES, 3) if sum(len(PIECES[piece].cells) for piece in s) == len(form)]
    number = {pieces: sum(1 for _ in naive.covers(form, pieces)) for pieces in sets}
    return {pieces: covers for pieces, covers in number.items() if covers}


def entries(sheet: Sheet) -> list[Entry]:
    return [entry for section in sheet.sections for entry in Sift(section).entries()]


@pytest.mark.parametrize("size", [8, pytest.param(9, marks=pytest.mark.slow), pytest.param(10, marks=pytest.mark.slow)])
def test_the_areas_are_those_that_grow_a_cell_at_a_time_and_have_a_cover(size: int, asked: str) -> None:
    forms = grown(size)
    assert len(forms) == FREE[size]
    expected = {form: sets for form in forms if (sets := covered(form))}
    sheet = engine.survey(3, size)
    found = {
        least(frozenset(complex(x, y) for x, y in cells_in(entry.picture))): entry.sets for entry in entries(sheet)
    }
    assert found == expected
    assert sheet.figures.regions == len(expected)
    assert sheet.figures.pairs == sum(map(len, expected.values()))


def plain(pages: Pages) -> tuple[object, ...]:
    columns = pages.keys, pages.sets, pages.unique, pages.traits, pages.pieces, pages.covers
    return pages.width, pages.height, *map(bytes, columns)


@pytest.mark.parametrize(
    ("k", "box"), [(1, None), (2, None), (3, (4, 3)), (3, (6, 2)), pytest.param(3, (4, 4), marks=pytest.mark.slow)]
)
def test_kernel_and_twin_write_the_same_pages(k: int, box: Box | None) -> None:
    pytest.importorskip("tafelrunde_kernel", reason="the kernel is not built: `make kernel` needs a compiler")
    for area in areas(k):
        ours, theirs = engine.survey(k, area, box, threads=2), twin.survey(k, area, box, None)
        assert ours.figures == theirs.figures
        assert [plain(pages) for pages in ours.sections] == [plain(pages) for pages in theirs.sections]


def test_the_figures_of_all_sets_of_two(asked: str) -> None:
    total = Figures()
    for area in areas(2):
        total = total.plus(engine.survey(2, area).figures)
    assert total == Figures(
        arrangements=2776,
        distinct_arrangements=2382,
        pairs=2360,
        unique_pairs=2227,
        regions=1749,
        hole_free=1710,
        six_sets=3,
        six_sets_hole_free=3,
        six_unique=2,
        six_unique_hole_free=2,
        most_sets=8,
    )


def test_a_survey_of_the_smallest_areas(asked: str) -> None:
    (bar,) = entries(engine.survey(1, 2))
    assert bar == Entry(("##",), {("I2",): 1}, 1, hole=False, symmetric=True)


def test_what_is_said_of_an_area_is_so(asked: str) -> None:
    found = entries(engine.survey(2, 9))
    assert {entry.hole for entry in found} == {entry.symmetric for entry in found} == {True, False}
    for entry in found:
        form = cells_in(entry.picture)
        assert entry.hole == walled_in(form)
        assert entry.symmetric == (len(symmetries(form)) > 1)
        assert entry.unique == [*entry.sets.values()].count(1)


def test_who_listens_to_the_twin_can_end_it() -> None:
    def enough(share: float) -> None:
        assert 0 <= share <= 1
        raise LookupError

    with pytest.raises(LookupError):
        twin.survey(2, 8, None, enough)


NO_PLANS: list[tuple[int, Box | None, str]] = [
    (0, None, "pieces"),
    (6, None, "pieces"),
    (3, (0, 5), "box"),
    (5, None, "five-need-a-box"),
    (5, (12, 10), "five-need-a-box"),
]


@pytest.mark.parametrize(("k", "box", "key"), NO_PLANS)
def test_an_atlas_that_cannot_be_made(k: int, box: Box | None, key: str) -> None:
    with pytest.raises(BadPlan, match=f"atlas.{key}"):
        engine.survey(k, 12, box)


def test_the_sizes_of_sets() -> None:
    for k in range(14):
        sums = {sum(len(PIECES[piece].cells) for piece in pieces) for pieces in combinations(NAMES, k)} if k else set()
        assert areas(k) == sorted(sums)


@given(drawn.regions())
def test_all_images_of_an_area_have_one_key(region: Region) -> None:
    width, height, key = key_of(cells(region))
    canonical = picture(width, height, key)
    assert canonical in eight_views(region.rows)
    assert width >= height
    for view in eight_views(region.rows):
        assert key_of(cells_in(view)) == (width, height, key)
    assert cells_of(width, height, key) == cells_in(canonical)


def cells_in(rows: tuple[str, ...]) -> list[Cell]:
    return [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#"]


@given(drawn.regions())
def test_symmetries_and_holes_are_those_of_the_board(region: Region) -> None:
    assert len(symmetries(cells(region))) == eight_views(region.rows).count(region.rows)
    assert walled_in(cells(region)) == has_holes(region)
