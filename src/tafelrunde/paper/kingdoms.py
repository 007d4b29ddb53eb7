"""The kingdoms of UGO!, the farmers and the sheets for the points. Must not know tricks."""

from __future__ import annotations

from tafelrunde.games.ugo.model import FARMERS_NEEDED, LETTERS, ROUNDS, SUPPLY
from tafelrunde.games.ugo.scoring import PENALTY, WITHOUT_LAND
from tafelrunde.games.ugo.trick import LOSERS_FARMERS_IN_OTHER_SUIT, LOSERS_FARMERS_IN_WINNING_SUIT, WINNERS_FARMERS
from tafelrunde.paper.pen import HAIRLINE, Pen
from tafelrunde.paper.sheets import heading
from tafelrunde.paper.sizes import Grid, Paper
from tafelrunde.paper.tokens import Token, draw_tokens
from tafelrunde.paper.typeface import fitting
from tafelrunde.paper.wish import Wish

_LAND = (50.0, 76.0)
_PITCH = 52.0
_FARMER = 15.0
_RIM = 4.0
_HIGH = _LAND[1] + 2 * _FARMER + 7
_TABLES = 2
_NAMES = 4


def kingdom(wish: Wish, seat: str, pen: Pen, paper: Paper) -> None:
    """UG-2: five sections in a row; what lies bare says what it costs or brings."""
    wide = len(LETTERS) * _PITCH - (_PITCH - _LAND[0])
    left, top = (paper.width - wide) / 2, (paper.height - 150) / 2 + 10
    pen.glyph(f"seat-{seat}", left + 3.6, top - 11.4, 7.2)
    heading(pen, left + 10.5, top - 9, wish.text("print-kingdom"))
    pen.text(paper.width / 2, top - 9, wish.text("print-name"), "text", 9, "right", "soft")
    pen.stroke((paper.width / 2 + 2, top - 8.6), (left + wide, top - 8.6), line="soft", weight=HAIRLINE)
    pen.box(left - _RIM, top - _RIM, wide + 2 * _RIM, _HIGH + 2 * _RIM, 3, fill="table", line="ink")
    for place in range(len(LETTERS)):
        with pen.moved(left + place * _PITCH, top):
            _section(pen, place)
    with pen.moved(left, top + _HIGH + 20):
        _reminder(wish, pen)


def _section(pen: Pen, place: int) -> None:
    """UG-19, UG-20: an empty farmer place below land costs five points; land that is missing may still bring some."""
    wide, high = _LAND
    pen.box(0, 0, wide, high, 2.5, fill="linen", line="soft", weight=0.3, dash=(2.2, 1.6))
    pen.text(wide / 2, high / 2 + 4, LETTERS[place], "voice", 34, "middle", pen.shade("table", 0.25))
    if WITHOUT_LAND[place]:
        pen.text(wide / 2, high - 6, f"+{WITHOUT_LAND[place]}", "number", 15, "middle", "soft")
    needed = FARMERS_NEEDED[place]
    for farmer in range(needed):
        row, column = divmod(farmer, 2)
        in_row = min(2, needed - 2 * row)
        x = wide / 2 + (column - (in_row - 1) / 2) * (_FARMER + 2)
        y = high + 5 + (row + 0.5) * _FARMER + row * 2
        pen.box(x - _FARMER / 2, y - _FARMER / 2, _FARMER, _FARMER, 2, fill="linen", line="soft", weight=0.3)
        pen.glyph("farmer", x, y, _FARMER * 0.78, weight=HAIRLINE, fill="paper")
        pen.text(x, y + 4.1, f"−{PENALTY}", "strong", 8.5, "middle", "soft")


def _reminder(wish: Wish, pen: Pen) -> None:
    """UG-14, UG-15, UG-16: which cards bring farmers, won and lost, a group below each section."""
    for place, text_id, room in ((0, "print-won", 3 * _PITCH), (3, "print-lost", 2 * _PITCH)):
        words = wish.text(text_id)
        pen.text(place * _PITCH, -7.4, words, "text", fitting(words, "text", 9, room - 2), colour="soft")
    for place, number in enumerate((2, 1, 0)):
        x = place * _PITCH
        for value, farmers in enumerate(WINNERS_FARMERS):
            if farmers == number and value not in (1, 2):
                x = _small_card(pen, x, value)
        _brings(pen, x + 1, number)
    for place, value in ((3, 1), (4, 2)):
        x = _small_card(pen, place * _PITCH, value)
        for sign, table in (("=", LOSERS_FARMERS_IN_WINNING_SUIT), ("≠", LOSERS_FARMERS_IN_OTHER_SUIT)):
            pen.text(x + 2, 1.7, sign, "strong", 12, "middle")
            x = _brings(pen, x + 4.2, table[value]) + 2.5


def _small_card(pen: Pen, x: float, value: int) -> float:
    pen.box(x, -4.2, 6, 8.4, 1, fill="linen", line="ink", weight=0.3)
    pen.text(x + 3, 1.6, str(value), "number", 11, "middle")
    return x + 7.4


def _brings(pen: Pen, x: float, number: int) -> float:
    for _ in range(number):
        pen.glyph("farmer", x + 3, 0, 6.4, fill="farmer")
        x += 6.6
    if not number:
        pen.stroke((x + 1.5, 0), (x + 4, 0), line="soft", weight=0.4)
        x += 5
    return x


def farmers_and_scores(wish: Wish, pen: Pen, paper: Paper) -> None:
    """UG-2, UG-21: all farmers, and tables for the points of two games."""
    most = max(SUPPLY.values())
    across = 12
    wide = across * _FARMER
    left, top = (paper.width - wide) / 2, (paper.height - 214) / 2
    heading(pen, left, top, wish.text("print-farmers"))
    grid = Grid(left, top + 7, across, most // across, _FARMER, _FARMER)
    draw_tokens(pen, grid, [Token("farmer")] * most)
    low = grid.bottom + 20
    heading(pen, left, low, wish.text("print-score-sheet"))
    for table in range(_TABLES):
        with pen.moved(left, low + 7 + table * 70):
            _scores(pen, wish, wide)


def _scores(pen: Pen, wish: Wish, wide: float) -> None:
    """A line for the names, one for each round, and the total."""
    first, row = 24.0, 9.6
    column = (wide - first) / _NAMES
    lines = ["", *(str(number + 1) for number in range(ROUNDS)), wish.text("print-total")]
    for number, words in enumerate(lines):
        y = number * row
        pen.text(0, y + row - 3.2, words, "strong", 9.5)
        heavy = number in (0, ROUNDS)
        pen.stroke((0, y + row), (wide, y + row), line="ink" if heavy else "hair", weight=0.3 if heavy else HAIRLINE)
    for number in range(_NAMES):
        x = first + number * column
        pen.stroke((x, 1), (x, len(lines) * row), line="hair", weight=HAIRLINE)
