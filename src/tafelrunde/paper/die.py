"""Figures to fold and stand, and a die to fold and glue. Must not know games."""

from __future__ import annotations

from tafelrunde.paper.pen import HAIRLINE, Pen, polyline
from tafelrunde.paper.pieces import SEATS
from tafelrunde.paper.sheets import heading
from tafelrunde.paper.sizes import Paper
from tafelrunde.paper.wish import Wish
from tafelrunde.polyomino.deck import SYMBOLS

FACE = 25.0
_TAB = 6.0
_FACES = ((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2))
_TABS = ((1, 0, 0), (1, 0, 1), (1, 0, 3), (1, 2, 1), (1, 2, 2), (1, 2, 3), (3, 1, 1))
"""Where a flap is glued on: the face's column and row, and its upper, right, lower or left edge."""

_STRIP, _STAND, _FOOT, _BETWEEN = 25.0, 38.0, 12.0, 6.0


def figures_and_die(wish: Wish, pen: Pen, paper: Paper) -> None:
    """Both on one sheet."""
    wide = len(SEATS) * (_STRIP + _BETWEEN) - _BETWEEN
    left, top = (paper.width - wide) / 2, (paper.height - 214) / 2
    heading(pen, left, top, wish.text("print-figures"))
    for place, seat in enumerate(SEATS):
        with pen.moved(left + place * (_STRIP + _BETWEEN), top + 7):
            _figure(pen, seat)
    low = top + 7 + 2 * (_STAND + _FOOT) + 22
    heading(pen, left, low, wish.text("print-die"))
    with pen.moved((paper.width - 4 * FACE) / 2, low + 6):
        draw_net(pen)


def _figure(pen: Pen, seat: str) -> None:
    """A strip that is folded at the top, so that the figure is seen from both sides, and stands on two flaps."""
    high = 2 * (_STAND + _FOOT)
    pen.box(0, 0, _STRIP, high, line="soft", weight=HAIRLINE)
    for level in (_FOOT, _FOOT + _STAND, high - _FOOT):
        pen.stroke((0, level), (_STRIP, level), line="soft", weight=0.2, dash=(1.5, 1.2))
    for level in (0.0, high - _FOOT):
        _glue(pen, ((0, level), (_STRIP, level), (_STRIP, level + _FOOT), (0, level + _FOOT)))
    pen.glyph(f"figure-{seat}", _STRIP / 2, high - _FOOT - _STAND / 2 + 1, 28)
    with pen.moved(_STRIP / 2, _FOOT + _STAND / 2 - 1, turn=180):
        pen.glyph(f"figure-{seat}", 0, 0, 28)


def draw_net(pen: Pen) -> None:
    """UC-6: six faces in a cross, one symbol each, and seven flaps."""
    for column, row, edge in _TABS:
        _flap(pen, column * FACE, row * FACE, edge)
    for symbol, (column, row) in zip(SYMBOLS, _FACES, strict=True):
        x, y = column * FACE, row * FACE
        pen.box(x, y, FACE, FACE, fill="paper", line="ink", weight=0.3)
        pen.box(x + 1.6, y + 1.6, FACE - 3.2, FACE - 3.2, 3, line="hair", weight=0.25)
        pen.glyph(f"die-{symbol}", x + FACE / 2, y + FACE / 2, 15)


def _flap(pen: Pen, x: float, y: float, edge: int) -> None:
    corners = ((0.0, 0.0), (_TAB, -_TAB), (FACE - _TAB, -_TAB), (FACE, 0.0))
    with pen.moved(x + FACE / 2, y + FACE / 2, turn=90 * edge), pen.moved(-FACE / 2, -FACE / 2):
        _glue(pen, corners)


def _glue(pen: Pen, corners: tuple[tuple[float, float], ...]) -> None:
    """A flap is hatched, so that nobody asks where the glue goes."""
    path = polyline(corners, closed=True)
    across, down = [x for x, _ in corners], [y for _, y in corners]
    with pen.inside(path):
        start, end = min(across) - (max(down) - min(down)), max(across)
        while start < end:
            pen.stroke((start, max(down)), (start + max(down) - min(down), min(down)), line="hair", weight=0.2)
            start += 2.2
    pen.shape(path, line="soft", weight=HAIRLINE)
