"""Sheets of paper and their measures, in millimetres. Must not know what is printed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from msgspec import Struct

MM = 72 / 25.4
"""Points a millimetre: what a PDF counts in."""

CELL = 15.0
"""A cell of a board and of a piece is 15 mm wide."""

BLEED = 3.0

Flip = Literal["long", "short"]
"""The edge over which a printer turns a sheet that it prints on both sides."""


class Paper(Struct, frozen=True):
    """A sheet, held upright or lying."""

    width: float
    height: float

    @property
    def lying(self) -> Paper:
        return Paper(self.height, self.width)


PAPERS: Mapping[str, Paper] = MappingProxyType({"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)})


class Grid(Struct, frozen=True):
    """Cards of one size in rows and columns in the middle of a sheet."""

    left: float
    top: float
    columns: int
    rows: int
    width: float
    height: float
    gap: float = 0

    def place(self, number: int, turned: Flip | None = None) -> tuple[float, float]:
        """The top left corner of a card, counted row by row; or of its back, when the sheet is turned over an edge."""
        row, column = divmod(number, self.columns)
        if turned == "long":
            column = self.columns - 1 - column
        elif turned == "short":
            row = self.rows - 1 - row
        return self.left + column * (self.width + self.gap), self.top + row * (self.height + self.gap)

    @property
    def right(self) -> float:
        return self.left + self.columns * (self.width + self.gap) - self.gap

    @property
    def bottom(self) -> float:
        return self.top + self.rows * (self.height + self.gap) - self.gap

    @property
    def size(self) -> int:
        return self.columns * self.rows


def centred(paper: Paper, columns: int, rows: int, width: float, height: float, gap: float = 0) -> Grid:
    """So many cards in the middle of the sheet, so that fronts and backs meet."""
    whole = columns * (width + gap) - gap, rows * (height + gap) - gap
    return Grid((paper.width - whole[0]) / 2, (paper.height - whole[1]) / 2, columns, rows, width, height, gap)
