"""Hypothesis strategies: areas, sets of pieces, placements."""

from hypothesis import strategies as st

from tafelrunde.polyomino.board import MAX_HEIGHT, MAX_WIDTH, Region, region_of
from tafelrunde.polyomino.fit import Placement, placed_cells
from tafelrunde.polyomino.piece import NAMES, PIECES, SHAPES, Cell, PieceName

names = st.sampled_from(NAMES)
turns = st.integers(0, 3)


def sets(smallest: int, largest: int) -> st.SearchStrategy[tuple[PieceName, ...]]:
    return st.lists(names, min_size=smallest, max_size=largest, unique=True).map(tuple)


@st.composite
def placements(draw: st.DrawFn) -> Placement:
    """A piece that lies within the largest grid."""
    piece, turn, flip = draw(names), draw(turns), draw(st.booleans())
    shape = SHAPES[piece, turn, flip]
    x = draw(st.integers(0, MAX_WIDTH - shape.width))
    return Placement(piece, turn, flip, x, draw(st.integers(0, MAX_HEIGHT - shape.height)))


@st.composite
def regions(draw: st.DrawFn, size: int | None = None) -> Region:
    """A connected area, grown a cell at a time."""
    filled: set[Cell] = {(MAX_WIDTH // 2, MAX_HEIGHT // 2)}
    for _ in range((size or draw(st.integers(1, 24))) - 1):
        near = {spot for x, y in filled for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))} - filled
        filled.add(draw(st.sampled_from(sorted((x, y) for x, y in near if 0 <= x < MAX_WIDTH and 0 <= y < MAX_HEIGHT))))
    return region_of(filled)


def scattered() -> st.SearchStrategy[Region]:
    """Any cells at all: in parts, with holes."""
    cell = st.tuples(st.integers(0, MAX_WIDTH - 1), st.integers(0, MAX_HEIGHT - 1))
    return st.sets(cell, min_size=1).map(region_of)


@st.composite
def tasks(draw: st.DrawFn, smallest: int, largest: int) -> tuple[Region, tuple[PieceName, ...]]:
    """An area of the size of the set; it may or may not have a cover."""
    pieces = draw(sets(smallest, largest))
    return draw(regions(sum(len(PIECES[piece].cells) for piece in pieces))), pieces


@st.composite
def covered(draw: st.DrawFn, smallest: int, largest: int) -> tuple[Region, tuple[Placement, ...]]:
    """An area made of laid pieces, each touching those before."""
    laid: list[Placement] = []
    taken: set[Cell] = set()
    for piece in draw(sets(smallest, largest)):
        turn, flip = draw(turns), draw(st.booleans())
        shape = SHAPES[piece, turn, flip]
        spots = [
            Placement(piece, turn, flip, x, y)
            for x in range(MAX_WIDTH - shape.width + 1)
            for y in range(MAX_HEIGHT - shape.height + 1)
        ]
        free = [spot for spot in spots if taken.isdisjoint(placed_cells(spot))]
        close = [spot for spot in free if not taken or _touches(placed_cells(spot), taken)]
        if close:
            laid.append(draw(st.sampled_from(close)))
            taken.update(placed_cells(laid[-1]))
    left, top = min(x for x, _ in taken), min(y for _, y in taken)
    moved = [Placement(p.piece, p.turn, p.flip, p.x - left, p.y - top) for p in laid]
    return region_of(taken), tuple(moved)


def _touches(cells: tuple[Cell, ...], taken: set[Cell]) -> bool:
    return any(abs(x - a) + abs(y - b) == 1 for x, y in cells for a, b in taken)
