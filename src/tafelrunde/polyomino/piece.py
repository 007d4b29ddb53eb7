"""The twelve pieces and every way to lay one down; knows no area, no player and no game."""

from typing import Literal, TypeAlias, get_args

import msgspec

PieceName = Literal["I2", "I3", "V3", "I4", "O4", "T4", "S4", "L4", "P5", "L5", "Y5", "Z5"]
Cell: TypeAlias = tuple[int, int]

NAMES: tuple[PieceName, ...] = get_args(PieceName)
STRIDE = 9  # bits a row takes in a mask: eight cells and a pad that stops wrap-around
TURNS = range(4)

_PICTURES: dict[PieceName, str] = {
    "I2": "##",
    "I3": "###",
    "V3": "#./##",
    "I4": "####",
    "O4": "##/##",
    "T4": "###/.#.",
    "S4": "#./##/.#",
    "L4": "#./#./##",
    "P5": "##/##/#.",
    "L5": "#./#./#./##",
    "Y5": "####/.#..",
    "Z5": "##./.#./.##",
}


class Piece(msgspec.Struct, frozen=True):
    """UC-33: one of the twelve pieces, lying as it is printed."""

    name: PieceName
    cells: tuple[Cell, ...]


class Shape(msgspec.Struct, frozen=True):
    """A piece turned and flipped, its bounding box pushed into the top left corner."""

    cells: tuple[Cell, ...]
    width: int
    height: int
    mask: int


def cells_in(rows: tuple[str, ...]) -> tuple[Cell, ...]:
    """The (column, row) of every `#`, row by row from the top left."""
    return tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


def mask_of(cells: tuple[Cell, ...]) -> int:
    """One bit a cell; the top left is the lowest, so the lowest bit is the first cell in reading order."""
    return sum(1 << y * STRIDE + x for x, y in cells)


def _oriented(cells: tuple[Cell, ...], turn: int, flip: bool) -> Shape:
    """UC-2: flipped left to right first, then turned clockwise by quarters."""
    if flip:
        cells = tuple((-x, y) for x, y in cells)
    for _ in range(turn):
        cells = tuple((-y, x) for x, y in cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    cells = tuple(sorted(((x - left, y - top) for x, y in cells), key=lambda cell: (cell[1], cell[0])))
    width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    return Shape(cells, width, height, mask_of(cells))


PIECES: dict[PieceName, Piece] = {name: Piece(name, cells_in(tuple(_PICTURES[name].split("/")))) for name in NAMES}
SHAPES: dict[tuple[PieceName, int, bool], Shape] = {
    (name, turn, flip): _oriented(piece.cells, turn, flip)
    for name, piece in PIECES.items()
    for turn in TURNS
    for flip in (False, True)
}


def shape(name: PieceName, turn: int, flip: bool) -> Shape:
    """The piece flipped first, if at all, and then turned clockwise by `turn` (0–3) quarters."""
    return SHAPES[name, turn, flip]


def _orientations(name: PieceName) -> tuple[tuple[int, bool], ...]:
    first: dict[int, tuple[int, bool]] = {}
    for turn in TURNS:
        for flip in (False, True):
            first.setdefault(SHAPES[name, turn, flip].mask, (turn, flip))
    return tuple(first.values())


_ORIENTATIONS = {name: _orientations(name) for name in NAMES}


def orientations(name: PieceName) -> tuple[tuple[int, bool], ...]:
    """The (turn, flip) that look different, each the lowest of those that look the same."""
    return _ORIENTATIONS[name]


def in_order(pieces: tuple[PieceName, ...]) -> tuple[PieceName, ...]:
    """The pieces in the order of UC-33, which every list of pieces here follows."""
    return tuple(sorted(pieces, key=NAMES.index))
