"""Boards: two to a sheet, the easy sides in front and the hard ones behind. Must not know where a deck comes from."""

from __future__ import annotations

from functools import partial

from tafelrunde.paper.pen import HAIRLINE, Pen, rounded_box
from tafelrunde.paper.shapes import area_size, draw_area, draw_piece, standing, tiled
from tafelrunde.paper.sheets import Page
from tafelrunde.paper.sizes import BLEED, CELL, Grid, Paper, centred
from tafelrunde.paper.typeface import width
from tafelrunde.paper.wish import Wish
from tafelrunde.polyomino.deck import GRADES, PIECES_ON, SYMBOLS, Card, Face, Side, face

WIDTH, HEIGHT, GAP = 180.0, 120.0, 6.0
ON_A_SHEET = 2
_ROW = 17.0
_TOP = (HEIGHT - len(SYMBOLS) * _ROW) / 2
_MINI = 3.4
_SYMBOL = 12.0
_SLOT = 11.8
_SLOTS_END = 62.0
_ROOM = 98.0
_EDGE = 8.0
_BAND = 5.0
_BANDS: dict[Side, str] = {"easy": "dots", "hard": "stripes"}


def pages(wish: Wish) -> list[Page]:
    """Easy and hard of the same cards in turn, so that a sheet printed on both sides is cut into whole cards."""
    grid = centred(wish.paper, 1, ON_A_SHEET, WIDTH, HEIGHT, GAP)
    made = []
    for start in range(0, len(wish.cards), ON_A_SHEET):
        cards = wish.cards[start : start + ON_A_SHEET]
        for side in wish.sides:
            behind = side == "hard" and len(wish.sides) == 2
            foot = f"{wish.deck.name} · {wish.text(f'side-{side}')}"
            made.append(Page(partial(_page, wish, cards, side, grid, behind), wish.foot(foot), cuts=grid))
    return made


def _page(wish: Wish, cards: tuple[Card, ...], side: Side, grid: Grid, behind: bool, pen: Pen, paper: Paper) -> None:
    for number, card in enumerate(cards):
        x, y = grid.place(number, wish.flip if behind else None)
        with pen.moved(x, y):
            draw_board(pen, wish, card, side)


def draw_board(pen: Pen, wish: Wish, card: Card, side: Side) -> None:
    """UC-3: the area, and beside each symbol the pieces to cover it with."""
    shown = face(card, side)
    across, down = area_size(shown.region, CELL)
    left = WIDTH - _EDGE - _ROOM + (_ROOM - across) / 2 if across <= _ROOM else WIDTH - _EDGE + 2 - across
    _ground(pen, side)
    _rows(pen, side, shown, min(left, WIDTH - _EDGE - _ROOM) - 4)
    draw_area(pen, shown.region, left, (HEIGHT - down) / 2, CELL)
    right, low = WIDTH - _EDGE, HEIGHT - 4.2
    number = str(card.id)
    pen.text(right, low, number, "number", 11, "right")
    pen.text(right - width(number, "number", 11) - 2, low, wish.text(f"side-{side}"), "text", 8.5, "right")


def _ground(pen: Pen, side: Side) -> None:
    """The colour of the side, and at its edge a band that says the same without colour."""
    pen.box(-BLEED, -BLEED, WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED, fill=side)
    band = rounded_box(-BLEED, -BLEED, BLEED + _BAND, HEIGHT + 2 * BLEED, 0)
    with pen.inside(band):
        tiled(pen, _BANDS[side], -BLEED, -BLEED, (2, 24), 5.5, pen.shade(side, 0.22))
    pen.stroke((_BAND, -BLEED), (_BAND, HEIGHT + BLEED), line=pen.shade(side, 0.22), weight=0.2)
    if pen.patterns_only:
        pen.box(0, 0, WIDTH, HEIGHT, line="hair", weight=HAIRLINE)


def _rows(pen: Pen, side: Side, shown: Face, room: float) -> None:
    """The six symbols of the die from top to bottom, each with its pieces."""
    start = 13.0 if room > _SLOTS_END else 8.0
    slot = min(_SLOT, (room - start - _SYMBOL) / PIECES_ON[side])
    mini = min(_MINI, (slot - 0.7) / 3)
    for number, symbol in enumerate(SYMBOLS):
        middle = _TOP + _ROW * (number + 0.5)
        grade = shown.grades.get(symbol)
        pen.glyph(f"die-{symbol}", start + 4.8, middle - (1.1 if grade else 0), 9.6)
        if grade:
            _grade(pen, side, grade, start + 4.8, middle + 6)
        for place, piece in enumerate(shown.rows[symbol]):
            lying = standing(piece)
            x = start + _SYMBOL + slot * (place + 0.5) - lying.width * mini / 2
            draw_piece(pen, piece, x, middle - lying.height * mini / 2, mini, 0.3)
        if number:
            pen.stroke((start, middle - _ROW / 2), (room, middle - _ROW / 2), line=pen.shade(side, 0.22), weight=0.2)


def _grade(pen: Pen, side: Side, grade: int, x: float, y: float) -> None:
    """How hard a task is, as pips from one to five."""
    for pip in range(GRADES):
        fill = "ink" if pip < grade else pen.shade(side, 0.18)
        pen.circle(x + (pip - (GRADES - 1) / 2) * 1.9, y, 0.5, fill=fill)
