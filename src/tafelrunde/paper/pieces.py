"""The twelve pieces of every player, front and back, so that they may be flipped. Must not know what they cover."""

from __future__ import annotations

from functools import partial

from tafelrunde.paper.pen import HAIRLINE, Pen
from tafelrunde.paper.shapes import draw_cells, outline
from tafelrunde.paper.sheets import Page
from tafelrunde.paper.sizes import CELL, Flip, Grid, Paper, centred
from tafelrunde.paper.wish import Wish
from tafelrunde.polyomino.piece import NAMES, Cell, PieceName

SEATS = ("disc", "square", "triangle", "diamond", "pentagon", "ring")
SLAB: tuple[str, ...] = (
    "I2 L4 L4 I4 O4 O4",
    "I2 Y5 L4 I4 O4 O4",
    "I3 Y5 L4 I4 V3 V3",
    "I3 Y5 Y5 I4 V3 T4",
    "I3 Y5 Z5 L5 T4 T4",
    "Z5 Z5 Z5 L5 S4 T4",
    "Z5 P5 P5 L5 S4 S4",
    "P5 P5 P5 L5 L5 S4",
)
"""UC-33: all twelve pieces in a rectangle without waste, cut in two by one straight line, with many more long ones."""

_ACROSS, _DOWN = 6, len(SLAB)
_INSET = 0.45 / CELL
_GAP = 6.0


def slab_cells(name: PieceName, turned: Flip | None = None) -> tuple[Cell, ...]:
    """Where a piece lies in the rectangle, or where one sees it from behind."""
    rows = [row.split() for row in SLAB]
    if turned == "long":
        rows = [row[::-1] for row in rows]
    elif turned == "short":
        rows.reverse()
    return tuple((x, y) for y, row in enumerate(rows) for x, at in enumerate(row) if at == name)


def pages(wish: Wish) -> list[Page]:
    """Four players on a sheet; behind each sheet the same in a mirror, for cards cut from both."""
    grid = centred(wish.paper, 2, 2, _ACROSS * CELL, _DOWN * CELL, _GAP)
    made = []
    for start in range(0, wish.players, grid.size):
        seats = SEATS[start : min(start + grid.size, wish.players)]
        for behind in (False, True):
            foot = f"{wish.text('print-pieces')} · {wish.text('print-back' if behind else 'print-front')}"
            made.append(Page(partial(_page, wish, seats, grid, behind), wish.foot(foot), cuts=grid))
    return made


def _page(wish: Wish, seats: tuple[str, ...], grid: Grid, behind: bool, pen: Pen, paper: Paper) -> None:
    for number, seat in enumerate(seats):
        turned = wish.flip if behind else None
        x, y = grid.place(number, turned)
        with pen.moved(x, y):
            draw_slab(pen, seat, turned)


def draw_slab(pen: Pen, seat: str, turned: Flip | None) -> None:
    """One player's pieces, each with the mark of the seat so that mixed sets can be sorted again."""
    for name in NAMES:
        cells = slab_cells(name, turned)
        with pen.moved(0, 0, CELL):
            pen.shape(outline(cells), line="hair", weight=HAIRLINE)
        draw_cells(pen, name, cells, CELL, _INSET, weight=0.35)
        x, y = min(cells, key=lambda cell: (cell[1], cell[0]))
        middle = (x + 0.5) * CELL, (y + 0.5) * CELL
        pen.circle(*middle, 3.2, fill="paper")
        pen.glyph(f"seat-{seat}", *middle, 3.7, fill="paper")
