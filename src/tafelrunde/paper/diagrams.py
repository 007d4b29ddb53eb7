"""Small pictures for the rules, by clause. Must not know pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from tafelrunde.games.ubongo.classic.gems import GEMS_A_TAKE
from tafelrunde.games.ubongo.classic.model import COLOURS, Colour
from tafelrunde.games.ubongo.diamonds.gems import VALUES
from tafelrunde.games.ubongo.diamonds.model import GEMS
from tafelrunde.games.ugo.model import Card, Suit
from tafelrunde.paper.cards import HEIGHT, WIDTH, small_card
from tafelrunde.paper.gems import draw_allowances
from tafelrunde.paper.hunt import draw_rewards
from tafelrunde.paper.pen import HAIRLINE, Pen
from tafelrunde.paper.shapes import draw_area, draw_cells, draw_piece, standing
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.fit import placed_cells
from tafelrunde.polyomino.piece import NAMES, PieceName


class Drawing(Struct, frozen=True):
    """A picture that is drawn into a given width."""

    height: float
    draw: Callable[[Pen, float], None]


_AREA = Region((".##.", "####", "####", "#..#"))
_PIECES: tuple[PieceName, ...] = ("I3", "P5", "T4")
_CELL = 7.5


def _task(pen: Pen, wide: float) -> None:
    """UC-13, UC-14, UC-15: a symbol, its pieces, and the area covered by them."""
    high, middle = 4 * _CELL, 2 * _CELL
    spans = [standing(name).width * _CELL for name in _PIECES]
    loose = wide - 18 - sum(spans) - 4 * _CELL - 10
    gap = loose / 7  # one on each side of the two arrows, one between the pieces
    pen.box(0, middle - 9, 18, 18, 3.6, fill="paper", line="ink")
    pen.glyph("die-mask", 9, middle, 11.5)
    pen.glyph("i-arrow", 18 + gap, middle, 8)
    x = 18 + 2 * gap
    for name, span in zip(_PIECES, spans, strict=True):
        draw_piece(pen, name, x, middle - standing(name).height * _CELL / 2, _CELL)
        x += span + gap
    pen.glyph("i-arrow", wide - 4 * _CELL - 10 - gap, middle, 8)
    pen.box(wide - 4 * _CELL - 10, -4, 4 * _CELL + 10, high + 8, 2, fill="easy", line="ink")
    with pen.moved(wide - 4 * _CELL - 5, 0):
        draw_area(pen, _AREA, 0, 0, _CELL)
        for laid in solve(_AREA, _PIECES) or ():
            draw_cells(pen, laid.piece, placed_cells(laid), _CELL)


def _pieces(pen: Pen, wide: float) -> None:
    """UC-33: the twelve pieces with their names."""
    cell, pitch = 2.6, wide / 6
    for place, name in enumerate(NAMES):
        row, column = divmod(place, 6)
        lying = standing(name)
        x = column * pitch + (pitch - lying.width * cell) / 2
        y = row * 17 + 10.4 - lying.height * cell
        draw_piece(pen, name, x, y, cell, 0.25)
        pen.text(column * pitch + pitch / 2, row * 17 + 13.6, name, "text", 7, "middle", "soft")


_ROW: tuple[Colour | None, ...] = (None, None, "red", "blue", "green", "yellow", "red", "violet")


def _nearest(pen: Pen, wide: float) -> None:
    """UC-19: however many holes lie bare, the two gems in front are taken."""
    pen.box(0, 0, 10, 10, 1, fill="field", line="ink", weight=0.3)
    pen.glyph("figure-disc", 5, 5, 8.2, weight=0.25)
    pitch = (wide - 14) / len(_ROW)
    first = _ROW.index(next(filter(None, _ROW)))
    pen.box(14 + first * pitch, 0.6, GEMS_A_TAKE * pitch, 8.8, 4.4, fill="sun", line="ink", weight=0.3)
    for place, gem in enumerate(_ROW):
        x = 14 + (place + 0.5) * pitch
        if gem:
            pen.glyph(f"gem-{gem}", x, 5, 5.4, weight=0.25)
        else:
            pen.circle(x, 5, 1.5, fill="well", line="soft", weight=0.2)


_EXAMPLE: Mapping[str, tuple[int, ...]] = {"A": (6, 4, 2, 2, 2, 2), "B": (2, 2, 0, 1, 2, 3), "C": (4, 3, 2, 6, 1, 0)}


def _places(pen: Pen, wide: float) -> None:
    """UC-29: the example of the text as a table; the winner's counts in the order in which they are compared."""
    pitch = (wide - 10) / len(COLOURS)
    for column, colour in enumerate(COLOURS):
        pen.glyph(f"gem-{colour}", 10 + (column + 0.5) * pitch, 2.6, 4.8, weight=0.25)
    for row, (player, counts) in enumerate(_EXAMPLE.items()):
        y = 7 + row * 6
        pen.stroke((0, y), (wide, y), line="hair", weight=HAIRLINE)
        won = counts == max(_EXAMPLE.values(), key=lambda held: sorted(held, reverse=True))
        pen.text(1, y + 4.2, player, "strong", 9)
        for column, count in enumerate(counts):
            x = 10 + (column + 0.5) * pitch
            if won and count >= sorted(counts)[-3]:
                pen.circle(x, y + 3, 2.4, fill="sun", line="ink", weight=0.2)
            pen.text(x, y + 4.2, str(count), "strong" if won else "text", 9, "middle")


def _values(pen: Pen, wide: float) -> None:
    """UD-3: what a gem is worth."""
    for place, gem in enumerate(GEMS):
        x = place * wide / len(GEMS)
        pen.glyph(f"gem-{gem}", x + 4, 4, 8)
        pen.text(x + 10.5, 6, str(VALUES[gem]), "number", 13)


def _cards(cards: Sequence[Card], scale: float, chosen: int | None) -> Callable[[Pen, float], None]:
    """Cards in a row, in the order in which they are played; the one that wins is ringed."""

    def draw(pen: Pen, wide: float) -> None:
        across, gap = WIDTH * scale, WIDTH * scale * 0.18
        x = (wide - len(cards) * (across + gap) + gap) / 2
        for place, card in enumerate(cards):
            if place == chosen:
                pen.box(x - 1.3, 0.1, across + 2.6, HEIGHT * scale + 2.6, 2.2, fill="sun", line="ink", weight=0.3)
            small_card(pen, card, x, 1.4, scale)
            x += across + gap

    return draw


def _trick(*cards: tuple[Suit, int], chosen: int) -> Drawing:
    scale = 0.27
    return Drawing(HEIGHT * scale + 3, _cards([Card(suit, value) for suit, value in cards], scale, chosen))


def _land_cards() -> Drawing:
    shown = [Card("green", 4), Card("grey", 8), Card("yellow", 6), Card("blue", 1), Card("red", 5)]
    return Drawing(HEIGHT * 0.5 + 3, _cards(shown, 0.5, None))


BANNERS: Mapping[str, Drawing] = {
    "ubongo-classic": Drawing(4 * _CELL + 4, _task),
    "ubongo-diamonds": Drawing(10, lambda pen, wide: _moved(pen, 5, draw_rewards, wide)),
    "ugo": _land_cards(),
}
"""What a game is about, in one picture."""

DIAGRAMS: Mapping[str, Drawing] = {
    "UC-17": Drawing(4, lambda pen, wide: draw_allowances(pen, wide - 4, 2)),
    "UC-19": Drawing(10, _nearest),
    "UC-29": Drawing(25.5, _places),
    "UC-33": Drawing(32, _pieces),
    "UD-3": Drawing(8, _values),
    "UG-8": _trick(("blue", 3), ("green", 7), ("red", 1), ("blue", 7), chosen=3),
    "UG-14": _trick(("red", 3), ("blue", 5), ("red", 6), ("red", 4), chosen=2),
}
"""Pictures that stand below the first sentence of a clause."""


def _moved(pen: Pen, y: float, draw: Callable[[Pen, float], None], wide: float) -> None:
    with pen.moved(0, y):
        draw(pen, wide)
