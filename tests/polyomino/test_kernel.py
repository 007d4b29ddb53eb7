"""The kernel and the twin give the same answers in the same order; what is said of one holds for both."""

from collections.abc import Iterator
from itertools import combinations, islice
from types import ModuleType
from typing import Any, cast

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from polyomino import drawn
from tafelrunde.polyomino import cover, engine
from tafelrunde.polyomino.board import MAX_HEIGHT, MAX_WIDTH, Region, area, cells, mask, parse, region_of
from tafelrunde.polyomino.cover import BadSet
from tafelrunde.polyomino.fit import Placement, placed_cells
from tafelrunde.polyomino.piece import NAMES, PIECES, SHAPES, PieceName, orientations

kernel = pytest.importorskip("tafelrunde_kernel", reason="the kernel is not built: `make kernel` needs a compiler")

Task = tuple[Region, tuple[PieceName, ...]]
FRAME = parse("/".join(["#" * MAX_WIDTH] * MAX_HEIGHT))


def sized(size: int, k: int) -> list[tuple[PieceName, ...]]:
    return [pieces for pieces in combinations(NAMES, k) if sum(len(PIECES[piece].cells) for piece in pieces) == size]


@st.composite
def any_tasks(draw: st.DrawFn) -> Task:
    """An area in one part or many, with holes or without, and a set that nearly always has its size."""
    region = draw(st.one_of(drawn.scattered(), drawn.regions(), drawn.covered(1, 5).map(lambda laid: laid[0])))
    fitting = [pieces for k in range(1, 6) for pieces in sized(area(region), k)]
    sets = st.one_of(st.sampled_from(fitting), drawn.sets(0, 12)) if fitting else drawn.sets(0, 12)
    return region, draw(sets.flatmap(st.permutations).map(tuple))


@st.composite
def wide_tasks(draw: st.DrawFn) -> Task:
    """Pieces strewn over the whole frame, so that every bit of a mask is used somewhere."""
    free = set(cells(FRAME))
    laid = []
    for piece in draw(drawn.sets(3, 9)):
        turn, flip = draw(st.sampled_from(orientations(piece)))
        shape = SHAPES[piece, turn, flip]
        spots = [
            Placement(piece, turn, flip, x, y)
            for x in range(MAX_WIDTH - shape.width + 1)
            for y in range(MAX_HEIGHT - shape.height + 1)
        ]
        if spots := [spot for spot in spots if free.issuperset(placed_cells(spot))]:
            laid.append(draw(st.sampled_from(spots)))
            free.difference_update(placed_cells(laid[-1]))
    return region_of(set(cells(FRAME)) - free), tuple(spot.piece for spot in laid)


def agree(task: Task) -> None:
    if not fitting(task):
        assert refused(engine, task) == refused(cover, task)
        return
    found = list(islice(engine.solutions(*task), 500))
    assert found == list(islice(cover.solutions(*task), 500))
    assert engine.solve(*task) == cover.solve(*task) == (found[0] if found else None)
    for limit in (None, 0, 1, 2, 7) if len(found) < 500 else (0, 1, 2, 7):
        assert engine.count(*task, limit) == cover.count(*task, limit)
    if len(task[1]) <= 5:
        assert engine.effort(*task) == cover.effort(*task)


def fitting(task: Task) -> bool:
    region, pieces = task
    return sum(len(PIECES[piece].cells) for piece in pieces) == area(region)


def refused(engine: ModuleType, task: Task) -> list[tuple[str, dict[str, str | int]]]:
    """What each search says of a task that is none."""
    said = []
    for search in ("solve", "solutions", "count", "effort"):
        with pytest.raises(BadSet) as raised:
            getattr(engine, search)(*task)
        said.append((raised.value.key, raised.value.details))
    return said


@pytest.fixture(autouse=True)
def the_kernel_answers() -> Iterator[None]:
    engine.use_kernel()
    assert engine.engine() == "kernel"
    yield
    engine.use_kernel()


@settings(max_examples=200)
@given(any_tasks())
def test_uc34_the_same_covers_in_the_same_order(task: Task) -> None:
    agree(task)


@settings(max_examples=100)
@given(wide_tasks())
def test_uc34_the_same_covers_all_over_the_frame(task: Task) -> None:
    agree(task)


@settings(max_examples=60)
@given(st.one_of(drawn.scattered(), drawn.regions()), st.integers(-1, 4))
def test_the_same_sets_in_the_same_order(region: Region, k: int) -> None:
    found = cover.census(region, k)
    assert list(engine.census(region, k).items()) == list(found.items())
    assert engine.sets_for(region, k) == list(found)


@pytest.mark.parametrize(
    ("picture", "k"), [("####/####/####", 4), ("#####/#####/####./##...", 4), ("####/####/####", 5)]
)
def test_the_same_sets_where_there_are_many(picture: str, k: int) -> None:
    assert list(engine.census(parse(picture), k).items()) == list(cover.census(parse(picture), k).items())


@pytest.mark.slow
@settings(max_examples=20_000)
@given(st.one_of(any_tasks(), wide_tasks()))
def test_uc34_the_same_covers_for_a_long_time(task: Task) -> None:
    agree(task)


@given(any_tasks())
def test_an_area_can_be_given_as_rows_as_cells_or_as_a_mask(task: Task) -> None:
    region, pieces = task
    assume(fitting(task))
    found = kernel.solve(region.rows, pieces)
    assert kernel.solve(list(region.rows), list(pieces)) == found
    assert kernel.solve(mask(region), pieces) == found
    assert kernel.solve(cells(region), pieces) == found
    moved = kernel.solve([[x - 5, y + 1000] for x, y in cells(region)], pieces)
    assert moved == (None if found is None else tuple((p, t, f, x - 5, y + 1000) for p, t, f, x, y in found))


def test_uc33_the_same_pieces() -> None:
    assert kernel.NAMES == NAMES
    twin = [(name, t, f, SHAPES[name, t, f].cells) for name in NAMES for t, f in orientations(name)]
    assert list(kernel.SHAPES) == twin


@pytest.mark.parametrize(
    "pieces", [("I2", "I2"), ("I2", "I4", "I2"), ("I2", "X5"), ("I2", ""), ("I2", "i3"), ("ÄÖ",), (), ("I2",)]
)
def test_uc3_a_piece_twice_or_unknown_or_another_size_is_refused_alike(pieces: tuple[str, ...]) -> None:
    task = parse("##/##"), cast("tuple[PieceName, ...]", pieces)
    assert refused(engine, task) == refused(cover, task)


def test_a_limit_below_zero_is_refused_alike() -> None:
    for count in (engine.count, cover.count):
        with pytest.raises(ValueError, match=r"limit|islice"):
            count(parse("##"), ("I2",), -1)


def test_many_at_once_are_one_after_another() -> None:
    region = parse("####/####/####")
    tasks = [(region, pieces) for pieces in sized(12, 3)]
    assert engine.count_many(tasks) == [cover.count(*task) for task in tasks]
    assert engine.count_many(tasks, limit=1) == [cover.count(*task, 1) for task in tasks]


def test_the_twin_can_be_asked_instead() -> None:
    region, pieces = parse("####/####/####"), sized(12, 3)[-1]
    found = engine.solve(region, pieces), engine.count(region, pieces), engine.sets_for(region, 3)
    engine.use_twin()
    assert engine.engine() == "twin"
    assert (engine.solve(region, pieces), engine.count(region, pieces), engine.sets_for(region, 3)) == found


@pytest.mark.parametrize("threads", [1, 3])
@settings(max_examples=30)
@given(tasks=st.lists(any_tasks(), max_size=40), limit=st.sampled_from([None, 0, 1, 5]))
def test_arrays_are_searched_like_single_tasks(threads: int, tasks: list[Task], limit: int | None) -> None:
    np: Any = pytest.importorskip("numpy")
    tasks = [task for task in tasks if len(task[1]) <= 6]
    masks = np.array([mask(region) for region, _ in tasks], dtype=np.uint64)
    sets = np.array([sum(1 << NAMES.index(piece) for piece in pieces) for _, pieces in tasks], dtype=np.uint16)
    expected = [cover.count(*task, limit) if fitting(task) else 0 for task in tasks]
    assert kernel.count_many(masks, sets, limit, threads).tolist() == expected
    found = kernel.solve_many(masks, sets, threads)
    assert found.shape == (len(tasks), 12)
    for row, task in zip(found.tolist(), tasks, strict=True):
        assert unpacked(row) == ((cover.solve(*task) if fitting(task) else None) or ())


def unpacked(row: list[int]) -> tuple[Placement, ...]:
    laid = []
    for number in row:
        if number != 65535:
            piece, turn, flip, form = kernel.SHAPES[number >> 6]
            y, x = divmod(number & 63, 9)
            laid.append(Placement(piece, turn, flip, x - form[0][0], y))
    return tuple(laid)
