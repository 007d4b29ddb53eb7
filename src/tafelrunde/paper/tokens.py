"""Small squares to be cut in straight lines: gems and farmers. Must not know who wins them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from tafelrunde.paper.pen import HAIRLINE, Pen
from tafelrunde.paper.sizes import Grid

SIZE = 16.0


class Token(Struct, frozen=True):
    """What is drawn on a square, and the number in its corner, if any."""

    glyph: str
    number: str = ""


def draw_tokens(pen: Pen, grid: Grid, tokens: Sequence[Token | None]) -> None:
    """Squares side by side, row by row, with hairlines to cut along; nothing is drawn where there is no token."""
    for place, token in enumerate(tokens):
        if token is None:
            continue
        x, y = grid.place(place)
        pen.box(x, y, grid.width, grid.height, line="hair", weight=HAIRLINE)
        pen.glyph(token.glyph, x + grid.width / 2, y + grid.height / 2, grid.width * 0.66)
        if token.number:
            pen.text(x + grid.width - 1.4, y + grid.height - 1.5, token.number, "strong", 6.5, "right", "soft")
