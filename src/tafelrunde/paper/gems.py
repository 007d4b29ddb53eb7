"""Ubongo on the table: the gem board and its gems, the hunt, figures and the die. Must not know rounds."""

from __future__ import annotations

from functools import partial

from tafelrunde.games.ubongo.classic.gems import ALLOWANCES, FIELDS, holes
from tafelrunde.games.ubongo.classic.model import COLOURS
from tafelrunde.paper.die import figures_and_die
from tafelrunde.paper.hunt import hunt
from tafelrunde.paper.pen import HAIRLINE, Pen
from tafelrunde.paper.sheets import Page, heading
from tafelrunde.paper.sizes import Paper, centred
from tafelrunde.paper.tokens import SIZE, Token, draw_tokens
from tafelrunde.paper.wish import Wish

_ON_A_BOARD = 12
_PITCH, _ROW = 18.0, 27.0
_FIELD = 30.0
_PAD = 6.0
_FIRST = _PAD + _FIELD + 8 + _PITCH / 2
_JOIN = 10.0


def pages(wish: Wish) -> list[Page]:
    """First what Ubongo classic needs, then what the hunt needs, then figures and the die for both."""
    foot = wish.foot(f"{wish.text('print-gem-board')} · {wish.text('game-ubongo-classic')}")
    length = holes(max(wish.players, 2))
    parts = 1 if length <= _ON_A_BOARD else 2
    made = [Page(partial(_board, wish, length // parts, part, parts), foot, lying=True) for part in range(parts)]
    made.append(Page(partial(_gems, wish, length), wish.foot(wish.text("print-gems"))))
    made.append(Page(partial(hunt, wish), wish.foot(wish.text("game-ubongo-diamonds"))))
    both = f"{wish.text('print-figures')} · {wish.text('print-die')}"
    made.append(Page(partial(figures_and_die, wish), wish.foot(both)))
    return made


def _board(wish: Wish, columns: int, part: int, parts: int, pen: Pen, paper: Paper) -> None:
    """UC-5, UC-31: six red fields in a line, each with its row of holes; the longer rows go on on a second sheet."""
    wide = _FIRST + (columns - 0.5) * _PITCH + _PAD if part == 0 else columns * _PITCH + _PAD + _JOIN
    high = FIELDS * _ROW + 2 * _PAD
    left, top = (paper.width - wide) / 2, (paper.height - high) / 2 + 3
    if part == 0:
        heading(pen, left, top - 7, wish.text("print-gem-board"))
        draw_allowances(pen, left + wide, top - 8.6)
    else:
        pen.text(left, top - 4, wish.text("print-join"), "text", 8.5, colour="soft")
    with pen.moved(left, top):
        pen.box(0, 0, wide, high, 3, fill="paper", line="ink")
        if part == 0:
            _fields(pen)
            first = _FIRST
        else:
            first = _JOIN + _PITCH / 2
            pen.stroke((_JOIN / 2, 0), (_JOIN / 2, high), line="soft", weight=HAIRLINE, dash=(2, 1.5))
        for row in range(FIELDS):
            for hole in range(columns):
                pen.circle(first + hole * _PITCH, _PAD + (row + 0.5) * _ROW, 6.4, fill="well", line="soft", weight=0.2)
            if row:
                level = _PAD + row * _ROW
                begin = _FIRST - _PITCH / 2 if part == 0 else _JOIN
                pen.stroke((begin, level), (wide - _PAD, level), line="hair", weight=HAIRLINE)


def _fields(pen: Pen) -> None:
    middle = _PAD + _FIELD / 2
    pen.stroke((middle, _PAD + _ROW / 2), (middle, _PAD + (FIELDS - 0.5) * _ROW), line="ink", weight=2.2)
    for row in range(FIELDS):
        pen.box(_PAD, _PAD + row * _ROW + 2, _FIELD, _ROW - 4, 2, fill="field", line="ink")


def draw_allowances(pen: Pen, right: float, level: float) -> None:
    """UC-17: who finishes first may move three fields, the second two, the third one, the fourth none."""
    x = right - 1.5
    for rank, steps in reversed(list(enumerate(ALLOWANCES[:4], start=1))):
        if not steps:
            pen.stroke((x - 2.2, level), (x, level), line="soft", weight=0.3)
            x -= 4.6
        for _ in range(steps):
            pen.box(x - 2.6, level - 1.3, 2.6, 2.6, 0.4, fill="field", line="ink", weight=0.25)
            x -= 4
        pen.text(x - 0.6, level + 1.4, f"{rank}.", "strong", 9, "right")
        x -= 11


def _gems(wish: Wish, length: int, pen: Pen, paper: Paper) -> None:
    """UC-4, UC-31: twelve gems of each colour, eighteen with five or six players: two rows a colour."""
    grid = centred(paper, length // 2, 2 * len(COLOURS), SIZE, SIZE)
    heading(pen, grid.left, grid.top - 10, wish.text("print-gems"), wish.text("game-ubongo-classic"))
    draw_tokens(pen, grid, [Token(f"gem-{colour}") for colour in COLOURS for _ in range(length)])
