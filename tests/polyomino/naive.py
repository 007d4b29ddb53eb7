"""The pieces and the cover search once more, told another way, to check the real ones against.

A cell is a complex number (column + row·i), a piece is walked from its first cell, a quarter turn is a multiplication,
and the search goes piece by piece over sets of cells.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.piece import PieceName

Cells = frozenset[complex]

# Right, left, down, up; a walk may cross its own cells.
WALKS: dict[PieceName, str] = {
    "I2": "r",
    "I3": "rr",
    "V3": "dr",
    "I4": "rrr",
    "O4": "rdl",
    "T4": "rdur",
    "S4": "drd",
    "L4": "ddr",
    "P5": "rdld",
    "L5": "dddr",
    "Y5": "rdurr",
    "Z5": "rddr",
}
STEPS = {"r": 1, "l": -1, "d": 1j, "u": -1j}


def pushed(cells: Iterable[complex]) -> Cells:
    """The same form with its box at 0."""
    cells = list(cells)
    corner = complex(min(cell.real for cell in cells), min(cell.imag for cell in cells))
    return frozenset(cell - corner for cell in cells)


def oriented(piece: PieceName, turn: int, flip: bool) -> Cells:
    at: complex = 0
    cells = {at}
    for step in WALKS[piece]:
        at += STEPS[step]
        cells.add(at)
    # In a grid whose rows run downwards a factor of i turns clockwise.
    return pushed((-cell.conjugate() if flip else cell) * 1j**turn for cell in cells)


@cache
def forms(piece: PieceName) -> set[Cells]:
    return {oriented(piece, turn, flip) for turn in range(4) for flip in (False, True)}


def cells_of(region: Region) -> Cells:
    return frozenset(complex(x, y) for y, row in enumerate(region.rows) for x, c in enumerate(row) if c == "#")


def covers(bare: Cells, pieces: tuple[PieceName, ...]) -> Iterator[dict[PieceName, Cells]]:
    """Every way to lay all the pieces on bare cells without overlap so that none is left."""
    if len(pieces) == 1:
        if bare and pushed(bare) in forms(pieces[0]):
            yield {pieces[0]: bare}
        return
    for form in forms(pieces[0]):
        for corner in {cell - first for cell in bare for first in form}:
            laid = frozenset(corner + cell for cell in form)
            if laid <= bare:
                for rest in covers(bare - laid, pieces[1:]):
                    yield {pieces[0]: laid, **rest}
