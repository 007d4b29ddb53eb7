"""Pieces laid on an area and the exact check of a claim; knows no search and no game."""

from typing import Literal

import msgspec

from tafelrunde.polyomino.board import MAX_HEIGHT, MAX_WIDTH, Region, cell_at, mask
from tafelrunde.polyomino.piece import NAMES, SHAPES, STRIDE, Cell, PieceName

FaultKind = Literal["wrong-piece", "piece-twice", "piece-missing", "outside", "overlap", "uncovered"]


class Placement(msgspec.Struct, frozen=True):
    """A piece, flipped first and then turned, whose bounding box begins at column x and row y from the top left."""

    piece: PieceName
    turn: int
    flip: bool
    x: int
    y: int


class Fault(msgspec.Struct, frozen=True):
    """Why a claim is no cover: the piece is the culprit, the cell the first in reading order that shows it."""

    kind: FaultKind
    piece: PieceName | None = None
    cell: Cell | None = None


def fault(region: Region, pieces: tuple[PieceName, ...], placements: tuple[Placement, ...]) -> Fault | None:
    """UC-14, UC-15: what is wrong with the claim: first the pieces, then each placement in turn, then what is bare."""
    return _wrong_pieces(pieces, placements) or _misfit(mask(region), placements)


def is_cover(region: Region, pieces: tuple[PieceName, ...], placements: tuple[Placement, ...]) -> bool:
    """UC-15, UC-34: nothing bare, nothing overlapping, nothing sticking out; any such cover counts."""
    return fault(region, pieces, placements) is None


def placed_cells(placement: Placement) -> tuple[Cell, ...]:
    """The cells of the grid a placement takes."""
    shape = SHAPES[placement.piece, placement.turn, placement.flip]
    return tuple((placement.x + x, placement.y + y) for x, y in shape.cells)


def _wrong_pieces(pieces: tuple[PieceName, ...], placements: tuple[Placement, ...]) -> Fault | None:
    """UC-14: the shown pieces, each once; a turn that is no quarter makes it another piece."""
    left = list(pieces)
    for laid in placements:
        if laid.piece in left and (laid.piece, laid.turn, laid.flip) in SHAPES:
            left.remove(laid.piece)
        elif laid.piece in pieces and laid.piece not in left:
            return Fault("piece-twice", laid.piece)
        else:
            return Fault("wrong-piece", laid.piece if laid.piece in NAMES else None)
    return Fault("piece-missing", left[0]) if left else None


def _misfit(free: int, placements: tuple[Placement, ...]) -> Fault | None:
    region = free
    for laid in placements:
        shape = SHAPES[laid.piece, laid.turn, laid.flip]
        if not (0 <= laid.x <= MAX_WIDTH - shape.width and 0 <= laid.y <= MAX_HEIGHT - shape.height):
            return Fault("outside", laid.piece)
        bits = shape.mask << laid.y * STRIDE + laid.x
        if bits & ~free:
            if beyond := bits & ~region:
                return Fault("outside", laid.piece, cell_at(beyond))
            return Fault("overlap", laid.piece, cell_at(bits & ~free))
        free ^= bits
    return Fault("uncovered", None, cell_at(free)) if free else None
