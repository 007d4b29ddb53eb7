"""The rules of a game as a leaflet: clause by clause from the catalogue, with pictures. Must not know a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tafelrunde.i18n.rulebook import chapters, paragraphs
from tafelrunde.look.glyphs import glyph
from tafelrunde.paper.diagrams import BANNERS, DIAGRAMS, Drawing
from tafelrunde.paper.flow import Block, Column, paged
from tafelrunde.paper.pen import HAIRLINE, Pen
from tafelrunde.paper.sheets import SIDE, Page, empty
from tafelrunde.paper.sizes import Paper
from tafelrunde.paper.typeface import Face, fitting, tied, wrapped
from tafelrunde.paper.wish import Wish

_TOP, _FOOT = 18.0, 19.0
_BETWEEN = 10.0
_MARGIN = 11.0
_SIZE, _LEADING = 9.0, 4.25
_TITLE_END = 21.0
_BANNER_GAP = 11.0
_TITLE, _MARK = 30.0, 6.0
_ABOVE = (3.4, 1.3)  # the room above a clause, and above what more there is to say


def pages(wish: Wish) -> list[Page]:
    """A leaflet a game, one after the other, each on sheets of its own."""
    made: list[Page] = []
    for game in wish.games:
        if len(made) % 2:
            made.append(empty(made[-1]))
        made += _leaflet(wish, game)
    return made


def _leaflet(wish: Wish, game: str) -> Iterator[Page]:
    title, *_ = chapters(game)
    name = wish.text(title.title)
    room = (wish.paper.width - 2 * SIDE - _BETWEEN) / 2
    high = wish.paper.height - _TOP - _FOOT
    head = _TITLE_END + BANNERS[game].height + _BANNER_GAP
    for number, columns in enumerate(paged(list(_blocks(wish, game, room)), high - head, high)):
        yield Page(
            partial(_page, columns, room, game if number == 0 else None, name, _TOP + (0 if number else head)),
            wish.foot(f"{name} · {wish.text('print-rules')}"),
            ruler=False,
        )


def _page(columns: list[Column], room: float, game: str | None, name: str, top: float, pen: Pen, paper: Paper) -> None:
    if game:
        _head(pen, paper, game, name)
    low = max((at + block.height for column in columns for at, block in column), default=0.0)
    middle = paper.width / 2
    pen.stroke((middle, top), (middle, top + low), line="hair", weight=HAIRLINE)
    for number, column in enumerate(columns):
        for at, block in column:
            with pen.moved(SIDE + number * (room + _BETWEEN), top + at):
                block.draw(pen)


def _head(pen: Pen, paper: Paper, game: str, name: str) -> None:
    """The title, the mark of the house, and one picture that says what the game is about."""
    wide = paper.width - 2 * SIDE
    mark = glyph("wordmark")
    broad = _MARK * mark.width / mark.height
    pen.text(SIDE, _TOP + 7.5, name, "voice", fitting(name, "voice", _TITLE, wide - broad - 10))
    pen.glyph("wordmark", SIDE + wide - broad / 2, _TOP + 4.6, _MARK)
    with pen.moved(SIDE, _TOP + _TITLE_END):
        BANNERS[game].draw(pen, wide)


def _blocks(wish: Wish, game: str, room: float) -> Iterator[Block]:
    _, *rest = chapters(game)
    for chapter in rest:
        yield from _heading(wish.text(chapter.title), room)
        for clause in chapter.clauses:
            yield from _clause(wish, clause, room)


def _heading(words: str, room: float) -> Iterator[Block]:
    lines = wrapped(words, "voice", 14, room)
    for number, line in enumerate(lines):
        yield Block(6.6, partial(_line, line, "voice", 14.0, 0.0, 4.6), 8 if number == 0 else 0, keep=True)


def _clause(wish: Wish, clause: str, room: float) -> Iterator[Block]:
    """The rule in strong letters with its name in the margin, what there is to say about it, its picture."""
    picture = DIAGRAMS.get(clause)
    texts = paragraphs(clause, wish.language)
    for number, text in enumerate(texts):
        face: Face = "text" if number else "strong"
        lines = wrapped(tied(text, wish.language), face, _SIZE, room - _MARGIN)
        for place, line in enumerate(lines):
            name = clause if number == place == 0 else ""
            before = 0 if place else _ABOVE[min(number, 1)] + (1.4 if picture and number == 1 else 0)
            last = place == len(lines) - 1
            keep = number == 0 and (len(texts) > 1 or bool(picture)) if last else place in (0, len(lines) - 2)
            yield Block(_LEADING, partial(_text, line, face, name), before, keep)
        if number == 0 and picture:
            yield Block(picture.height, partial(_picture, picture, room - _MARGIN), 2.6, keep=len(texts) > 1)


def _line(line: str, face: Face, size: float, x: float, base: float, pen: Pen) -> None:
    pen.text(x, base, line, face, size)


def _text(line: str, face: Face, name: str, pen: Pen) -> None:
    pen.text(_MARGIN, 3.2, line, face, _SIZE)
    if name:
        pen.text(0, 3.2, name, "text", 6.8, colour="soft")


def _picture(drawing: Drawing, wide: float, pen: Pen) -> None:
    with pen.moved(_MARGIN, 0):
        drawing.draw(pen, wide)
