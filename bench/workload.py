"""The puzzles that solvers are compared with, from a seed: areas made of pieces that were laid side by side in a box.

Every puzzle has a solution, no two of one kind are alike, and nothing here asks a solver.
"""

from __future__ import annotations

from functools import cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from tafelrunde.polyomino.piece import NAMES, SHAPES, STRIDE, Cell, PieceName, orientations

SEED = 20_261_119
BOX = 6  # cells a side

_PATIENCE = 400  # tries for a place before a puzzle is given up


class Puzzle(msgspec.Struct, frozen=True):
    """An area and the names of the pieces that cover it."""

    cells: tuple[Cell, ...]
    pieces: tuple[PieceName, ...]


class Batch(msgspec.Struct, frozen=True):
    """Many puzzles as arrays: areas as masks with a stride of 9, sets with a bit a piece."""

    masks: NDArray[np.uint64]
    sets: NDArray[np.uint16]

    def puzzles(self, number: int) -> list[Puzzle]:
        """The first so many, as a user would write them."""
        rows = zip(self.masks[:number].tolist(), self.sets[:number].tolist(), strict=True)
        return [Puzzle(_cells(mask), _names(pieces)) for mask, pieces in rows]


def batch(k: int, number: int) -> Batch:
    """So many different puzzles of k pieces, areas within 6 by 6."""
    chance = np.random.default_rng([SEED, k])
    masks, sets = _laid(k, number + number // 4 + 1000, chance)
    _, first = np.unique(np.stack([masks, sets.astype(np.uint64)]), axis=1, return_index=True)
    kept = np.sort(first)[:number]
    return Batch(masks[kept], sets[kept])


def _laid(k: int, number: int, chance: np.random.Generator) -> tuple[NDArray[np.uint64], NDArray[np.uint16]]:
    """Piece after piece is put anywhere until it lies on bare cells and touches what lies; all places are as likely."""
    spots, sizes = _spots()
    taken = np.zeros(number, np.uint64)
    order = chance.permuted(np.tile(np.arange(len(NAMES)), (number, 1)), axis=1)[:, :k]
    for step in range(k):
        waiting = np.arange(number)
        for _ in range(_PATIENCE):
            piece = order[waiting, step]
            spot = spots[piece, chance.integers(0, sizes[piece])]
            fits = (spot & taken[waiting]) == 0
            if step:
                fits &= (_beside(spot) & taken[waiting]) != 0
            taken[waiting[fits]] |= spot[fits]
            waiting = waiting[~fits]
        taken, order = np.delete(taken, waiting), np.delete(order, waiting, axis=0)
    return _pushed(taken), np.bitwise_or.reduce(1 << order, axis=1).astype(np.uint16)


@cache
def _spots() -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """For each piece every place in the box as a mask, and how many those are."""
    all_spots = [[mask << y * STRIDE + x for mask, x, y in _places(name)] for name in NAMES]
    table = np.zeros((len(NAMES), max(map(len, all_spots))), np.uint64)
    for piece, spots in enumerate(all_spots):
        table[piece, : len(spots)] = spots
    return table, np.array([len(spots) for spots in all_spots])


def _places(name: PieceName) -> list[tuple[int, int, int]]:
    found = []
    for turn, flip in orientations(name):
        shape = SHAPES[name, turn, flip]
        across, down = range(BOX + 1 - shape.width), range(BOX + 1 - shape.height)
        found += [(shape.mask, x, y) for x in across for y in down]
    return found


def _beside(mask: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The neighbours by a side; the pad column of the stride keeps rows apart."""
    one, row = np.uint64(1), np.uint64(STRIDE)
    around: NDArray[np.uint64] = mask << one | mask >> one | mask << row | mask >> row
    return around


def _pushed(masks: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Into the top left corner, so that like areas are alike."""
    top, left = (1 << STRIDE) - 1, sum(1 << y * STRIDE for y in range(BOX))
    for edge, step in ((top, STRIDE), (left, 1)):
        for _ in range(BOX):
            masks = np.where(masks & np.uint64(edge), masks, masks >> np.uint64(step))
    return masks


def _cells(mask: int) -> tuple[Cell, ...]:
    return tuple((bit % STRIDE, bit // STRIDE) for bit in range(mask.bit_length()) if mask >> bit & 1)


def _names(pieces: int) -> tuple[PieceName, ...]:
    return tuple(name for place, name in enumerate(NAMES) if pieces >> place & 1)


PENTOMINOES = tuple(
    tuple((x, y) for y, row in enumerate(rows.split("/")) for x, mark in enumerate(row) if mark == "#")
    for rows in (
        ".##/##./.#.", "#####", "#./#./#./##", ".#/.#/##/#.", "##/##/#.", "###/.#./.#.",
        "#.#/###", "#../#../###", "#../##./.##", ".#./###/.#.", ".#/##/.#/.#", "##./.#./.##",
    )
)  # fmt: skip
FRAME = tuple((x, y) for y in range(6) for x in range(10))
TILINGS = 9356  # of that frame, known since 1960


def turned(form: tuple[Cell, ...]) -> list[tuple[Cell, ...]]:
    """Its orientations that look different, as cells in reading order."""
    found: dict[tuple[Cell, ...], None] = {}
    for symmetry in range(8):
        across, down = 1 - 2 * (symmetry & 1), 1 - (symmetry & 2)
        cells = [(across * a, down * b) for a, b in (((y, x) if symmetry & 4 else (x, y)) for x, y in form)]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        found[tuple(sorted(((x - left, y - top) for x, y in cells), key=lambda cell: cell[::-1]))] = None
    return list(found)
