"""One's own board at the keyboard: what lies on it, laying a piece by words, and the board as lines.
Must not know rounds, gems or who sits where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tafelrunde.games.ubongo.race.model import Board
from tafelrunde.polyomino.board import box, cells
from tafelrunde.polyomino.fit import Placement, placed_cells
from tafelrunde.polyomino.piece import NAMES, SHAPES, Cell, PieceName
from tafelrunde.terminal.vocabulary import Misunderstood, Names, plain
from tafelrunde.terminal.wording import COLUMNS, Wording, cell_name, cell_names, listed

Way: TypeAlias = Literal["turn", "flip"]

OUTSIDE = ".."
_CODES: dict[str, PieceName] = {name.casefold(): name for name in NAMES}
_CELL = re.compile(rf"([{COLUMNS}])([1-9])")
_TURNS = re.compile(r"(r+)(\d?)")


@dataclass
class Tray:
    """What somebody has laid on one board so far, and every earlier stage of it."""

    number: int
    laid: tuple[Placement, ...] = ()
    stages: list[tuple[Placement, ...]] = field(default_factory=list)

    def change(self, laid: tuple[Placement, ...]) -> None:
        self.stages.append(self.laid)
        self.laid = laid

    def undo(self) -> bool:
        """Take the last change back; whether there was one."""
        if not self.stages:
            return False
        self.laid = self.stages.pop()
        return True

    def without(self, piece: PieceName) -> tuple[Placement, ...]:
        return tuple(placement for placement in self.laid if placement.piece != piece)


@dataclass(frozen=True)
class Laying:
    """A piece as somebody wants to have it: turned and flipped, and where its first square goes, if they said so."""

    piece: PieceName
    turn: int
    flip: bool
    cell: Cell | None

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The squares as if it lay in the top left corner."""
        return SHAPES[self.piece, self.turn, self.flip].cells

    def placed(self, cell: Cell) -> Placement:
        """UC-15: the first square in reading order goes on the cell."""
        return Placement(self.piece, self.turn, self.flip, cell[0] - self.cells[0][0], cell[1])


def piece_in(typed: str) -> PieceName | None:
    """The piece whose code this is."""
    return _CODES.get(plain(typed))


def laying(typed: str, ways: Names[Way]) -> Laying:
    """`L4 r f b3`: a piece, what is done to it from left to right, and the square for its first square.

    `r` is a quarter clockwise (`rr` and `r2` two), `f` turns it over from left to right as it lies then."""
    first, *others = typed.split() or [""]
    piece = piece_in(first)
    if piece is None:
        raise Misunderstood("no-such-piece", typed=first) if first else Misunderstood("place-how")
    turn, flip, cell = 0, False, None
    for word in map(plain, others):
        if found := _CELL.fullmatch(word):
            cell = COLUMNS.index(found[1]), int(found[2]) - 1
        elif found := _TURNS.fullmatch(word):
            turn += len(found[1]) - 1 + int(found[2] or 1)
        elif word == "f" or ways.exactly(word) == "flip":
            turn, flip = -turn, not flip
        elif ways.exactly(word) == "turn":
            turn += 1
        else:
            raise Misunderstood("place-word", typed=word)
    return Laying(piece, turn % 4, flip, cell)


def checked(board: Board, tray: Tray, wanted: Laying) -> Placement:
    """UC-14, UC-15: the piece is one of the task, lies within the area and on no other piece; else Misunderstood."""
    check_shown(board, wanted.piece)
    if wanted.cell is None:
        raise Misunderstood("place-where", piece=wanted.piece, cells=cell_names(wanted.cells))
    placement = wanted.placed(wanted.cell)
    taken = placed_cells(placement)
    width, height = box(board.region)
    if any(x not in range(width) or y not in range(height) for x, y in taken):
        raise Misunderstood("place-over-the-edge", piece=wanted.piece, cell=cell_name(wanted.cell))
    if outside := set(taken) - set(cells(board.region)):
        raise Misunderstood("place-outside", piece=wanted.piece, cells=cell_names(outside))
    for other in tray.without(wanted.piece):
        if shared := set(taken) & set(placed_cells(other)):
            raise Misunderstood("place-overlap", piece=wanted.piece, other=other.piece, cells=cell_names(shared))
    return placement


def check_shown(board: Board, piece: PieceName) -> None:
    """UC-14: only the pieces that stand beside the symbol."""
    if piece not in board.pieces:
        raise Misunderstood("piece-not-shown", piece=piece, pieces=listed(board.pieces))


def open_cells(board: Board, tray: Tray) -> list[Cell]:
    """The squares that no piece covers yet."""
    covered = {cell for placement in tray.laid for cell in placed_cells(placement)}
    return [cell for cell in cells(board.region) if cell not in covered]


def missing(board: Board, tray: Tray) -> list[PieceName]:
    """The pieces that do not lie on the board yet."""
    laid = [placement.piece for placement in tray.laid]
    return [piece for piece in board.pieces if piece not in laid]


def rows(board: Board, tray: Tray) -> list[str]:
    """The board row by row: an open square by its own name, a covered one by its piece, what is outside by dots."""
    shown = {cell: cell_name(cell) for cell in cells(board.region)}
    for placement in tray.laid:
        shown |= dict.fromkeys(placed_cells(placement), placement.piece)
    width, height = box(board.region)
    return [" ".join(shown.get((x, y), OUTSIDE) for x in range(width)) for y in range(height)]


def piece_lines(board: Board, tray: Tray, words: Wording) -> list[str]:
    """Each piece of the task: what it looks like, its squares as it is printed, and where it lies."""
    lying = {placement.piece: placed_cells(placement) for placement in tray.laid}
    return [
        words.text("piece-lies", piece=piece, look=words.text(f"piece-{piece}"), cells=cell_names(lying[piece]))
        if piece in lying
        else words.text("piece-free", piece=piece, look=words.text(f"piece-{piece}"), cells=_as_printed(piece))
        for piece in board.pieces
    ]


def turned_line(wanted: Laying, words: Wording) -> str:
    """How a piece lies after turning and flipping."""
    return words.text("piece-turned", piece=wanted.piece, cells=cell_names(wanted.cells))


def question(player: str, board: Board, tray: Tray, words: Wording) -> Sequence[str]:
    """All that one needs to begin: the area, then the pieces."""
    squares, pieces = len(cells(board.region)), listed(board.pieces)
    first = words.text("board", player=player, count=squares, pieces=pieces)
    return [first, *rows(board, tray), *piece_lines(board, tray, words)]


def _as_printed(piece: PieceName) -> str:
    return cell_names(SHAPES[piece, 0, False].cells)
