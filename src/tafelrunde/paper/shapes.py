"""Areas and pieces as drawings: outlines of cells, with their patterns. Must not know pages."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.look.colours import PIECES, Rgb
from tafelrunde.look.glyphs import Path, Step, glyph
from tafelrunde.paper.pen import OUTLINE, Pen
from tafelrunde.polyomino.board import Region, box, cells
from tafelrunde.polyomino.piece import Cell, PieceName, Shape, shape

Point = tuple[float, float]

_CORNER = 0.1
_HEAVIEST = 0.6
_TILE_SHARE = 0.24  # how dark a pattern is on its colour


def outline(filled: Iterable[Cell], radius: float = 0, inset: float = 0) -> Path:
    """The border of some cells, one unit wide each: pulled in by `inset`, the corners rounded."""
    steps: list[Step] = []
    for loop in _loops(set(filled)):
        steps += _rounded([_pulled_in(loop, place, inset) for place in range(len(loop))], radius)
    return tuple(steps)


def inner_lines(filled: Iterable[Cell]) -> Path:
    """The lines between neighbouring cells."""
    taken = set(filled)
    steps: list[Step] = []
    for x, y in sorted(taken):
        if (x + 1, y) in taken:
            steps += [("M", (x + 1, y)), ("L", (x + 1, y + 1))]
        if (x, y + 1) in taken:
            steps += [("M", (x, y + 1)), ("L", (x + 1, y + 1))]
    return tuple(steps)


def draw_cells(
    pen: Pen, name: PieceName, filled: Iterable[Cell], cell: float, inset: float = 0, weight: float = OUTLINE
) -> None:
    """Cells of a grid that begins here, as the piece that lies on them."""
    taken = tuple(filled)
    look = PIECES[name]
    tint = pen.shade(look.colour, 0.75 if pen.patterns_only else _TILE_SHARE)
    border = outline(taken, _CORNER, inset)
    with pen.moved(0, 0, cell):
        pen.shape(border, fill=look.colour)
        with pen.inside(border):
            for x, y in taken:
                _tile(pen, look.tile, x, y, 1, tint)
        pen.shape(border, line="ink", weight=weight)


def tiled(pen: Pen, tile: str, x: float, y: float, times: Cell, size: float, tint: Rgb) -> None:
    """A pattern over so many columns and rows of tiles."""
    for column in range(times[0]):
        for row in range(times[1]):
            _tile(pen, tile, x + column * size, y + row * size, size, tint)


def _tile(pen: Pen, tile: str, x: float, y: float, size: float, tint: Rgb) -> None:
    drawing = glyph(f"tile-{tile}")
    with pen.moved(x, y, size / drawing.width):
        for part in drawing.parts:
            weight = min(pen.lasting(part.width), _HEAVIEST)
            pen.shape(part.path, fill=part.fill and tint, line=part.stroke and tint, weight=weight)


def draw_piece(pen: Pen, name: PieceName, x: float, y: float, cell: float, weight: float = OUTLINE) -> Shape:
    """A piece the way up it is shown everywhere, its top left corner here."""
    lying = standing(name)
    with pen.moved(x, y):
        draw_cells(pen, name, lying.cells, cell, weight=weight)
    return lying


def standing(name: PieceName) -> Shape:
    """Bars stand, so that four pieces fit into a row; the others lie as in UC-33."""
    lying = shape(name, 0, False)
    return shape(name, 1, False) if (lying.width > lying.height and lying.width > 3) or name in ("I2", "I3") else lying


def draw_area(pen: Pen, region: Region, x: float, y: float, cell: float) -> None:
    """UC-3: the area to be covered, as if it were cut out of the card."""
    taken = cells(region)
    border = outline(taken, 0.03)
    with pen.moved(x, y, cell):
        pen.shape(border, fill="cut")
        with pen.inside(border), pen.moved(0, 0.06):
            pen.shape(border, fill="paper")
        pen.shape(inner_lines(taken), line="hair", weight=0.2)
        pen.shape(border, line="ink", weight=0.5)


def area_size(region: Region, cell: float) -> Point:
    """How wide and high an area is, in millimetres."""
    across, down = box(region)
    return across * cell, down * cell


def _loops(taken: set[Cell]) -> list[list[Cell]]:
    """The corners of every closed border, the cells always on the right hand."""
    edges: dict[Cell, list[Cell]] = {}
    for x, y in sorted(taken):
        for beside, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if beside not in taken:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        start = next(iter(edges))
        loop, at, way = [start], start, (0, 0)
        while True:
            after = _next(edges, at, way)
            step = (after[0] - at[0], after[1] - at[1])
            if step == way:
                loop.pop()
            if after == start:
                break
            loop.append(after)
            at, way = after, step
        loops.append(loop)
    return loops


def _next(edges: dict[Cell, list[Cell]], at: Cell, way: Cell) -> Cell:
    """The border goes on from here; where two cells touch at a corner it turns right and stays with its own."""
    ways = edges[at]
    right = (at[0] - way[1], at[1] + way[0])
    after = right if right in ways else ways[0]
    ways.remove(after)
    if not ways:
        del edges[at]
    return after


def _pulled_in(loop: list[Cell], place: int, inset: float) -> Point:
    before, (x, y), after = loop[place - 1], loop[place], loop[(place + 1) % len(loop)]
    came, goes = _sign(before, (x, y)), _sign((x, y), after)
    return x - inset * (came[1] + goes[1]), y + inset * (came[0] + goes[0])


def _sign(start: Cell, end: Cell) -> Cell:
    across, down = end[0] - start[0], end[1] - start[1]
    return (across > 0) - (across < 0), (down > 0) - (down < 0)


def _rounded(corners: list[Point], radius: float) -> list[Step]:
    if not radius:
        return [("M" if place == 0 else "L", corner) for place, corner in enumerate(corners)] + [("Z", ())]
    steps: list[Step] = []
    for place, corner in enumerate(corners):
        begin = _towards(corner, corners[place - 1], radius)
        end = _towards(corner, corners[(place + 1) % len(corners)], radius)
        near, far = _towards(corner, begin, radius * 0.45), _towards(corner, end, radius * 0.45)
        steps += [("L" if steps else "M", begin), ("C", (*near, *far, *end))]
    return [*steps, ("Z", ())]


def _towards(start: Point, end: Point, far: float) -> Point:
    across, down = end[0] - start[0], end[1] - start[1]
    length = max(abs(across), abs(down))
    return start[0] + across / length * far, start[1] + down / length * far
