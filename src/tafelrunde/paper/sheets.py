"""Pages into a PDF: feet, cut marks, the ruler that proves the scale, a count. Must not know what is on the pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import BytesIO

from msgspec import Struct
from reportlab.pdfgen.canvas import Canvas

from tafelrunde.paper.pen import HAIRLINE, Pen
from tafelrunde.paper.sizes import BLEED, MM, Grid, Paper
from tafelrunde.paper.typeface import register, width

_MARK = 3.0
_AWAY = BLEED + 1
_RULER = 50
_FOOT = 7.2

SIDE = 17.0
"""The margin beside text."""


class Page(Struct, frozen=True):
    """One side of a sheet: what draws it, the words at its foot, and where it is to be cut."""

    draw: Callable[[Pen, Paper], None]
    foot: str
    lying: bool = False
    cuts: Grid | None = None
    ruler: bool = True


def empty(before: Page) -> Page:
    """The back of a sheet that must have none: with the same foot, so that nobody takes it for a mistake."""
    return Page(lambda pen, paper: None, before.foot, before.lying, ruler=False)


class Make(Struct, frozen=True):
    """How pages become a file: the sheet, with or without colour, what the foot says of the scale, the binding."""

    paper: Paper
    patterns_only: bool
    title: str
    language: str
    scale: str
    binding: str


def pdf(pages: Sequence[Page], make: Make, progress: Callable[[float], object]) -> bytes:
    """The file; the same pages give the same bytes."""
    register()
    held = BytesIO()
    canvas = Canvas(
        held,
        invariant=1,
        pageCompression=1,
        initialFontName="text",  # type: ignore[arg-type] # the stubs take the name for a number
        lang=make.language,
    )
    canvas.setTitle(make.title)
    canvas.setAuthor("Tafelrunde")
    canvas.setCreator("tafelrunde print")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("Duplex", make.binding)
    pen = Pen(canvas, make.patterns_only)
    for number, page in enumerate(pages, start=1):
        paper = make.paper.lying if page.lying else make.paper
        canvas.setPageSize((paper.width * MM, paper.height * MM))
        canvas.transform(MM, 0, 0, -MM, 0, paper.height * MM)
        page.draw(pen, paper)
        if page.cuts:
            _cut_marks(pen, page.cuts)
        _foot(pen, paper, page.foot, f"{number} / {len(pages)}")
        if page.ruler:
            _ruler(pen, paper, make.scale)
        canvas.showPage()
        progress(number / len(pages))
    canvas.save()
    return held.getvalue()


def heading(pen: Pen, x: float, y: float, words: str, beside: str = "") -> None:
    """What a sheet is, above it."""
    pen.text(x, y, words, "voice", 17)
    if beside:
        pen.text(x + width(words, "voice", 17) + 3.5, y, beside, "text", 11, colour="soft")


def _foot(pen: Pen, paper: Paper, words: str, count: str) -> None:
    low = paper.height - _FOOT
    pen.text(SIDE, low, words, "text", 7.5, colour="soft")
    pen.text(paper.width - SIDE, low, count, "text", 7.5, "right", colour="soft")


def _ruler(pen: Pen, paper: Paper, scale: str) -> None:
    """Five centimetres, and the words that ask for them beside it: many printers do not reach what is below."""
    low = paper.height - _FOOT
    left = (paper.width - _RULER) / 2
    pen.stroke((left, low), (left + _RULER, low), line="soft", weight=HAIRLINE)
    for tick in range(6):
        high = 2.0 if tick in (0, 5) else 1.2
        pen.stroke((left + 10 * tick, low), (left + 10 * tick, low - high), line="soft", weight=HAIRLINE)
    pen.text(left + _RULER + 3, low, scale, "text", 6.5, colour="soft")


def _cut_marks(pen: Pen, cuts: Grid) -> None:
    """Short lines outside the bleed, where a ruler is laid; the same on the back, held against the light."""
    for column in range(cuts.columns):
        left = cuts.left + column * (cuts.width + cuts.gap)
        for x in {left, left + cuts.width}:
            _upright(pen, x, cuts.top - _AWAY - _MARK)
            _upright(pen, x, cuts.bottom + _AWAY)
    for row in range(cuts.rows):
        top = cuts.top + row * (cuts.height + cuts.gap)
        for y in {top, top + cuts.height}:
            _level(pen, cuts.left - _AWAY - _MARK, y)
            _level(pen, cuts.right + _AWAY, y)


def _upright(pen: Pen, x: float, y: float) -> None:
    pen.stroke((x, y), (x, y + _MARK), weight=HAIRLINE)


def _level(pen: Pen, x: float, y: float) -> None:
    pen.stroke((x, y), (x + _MARK, y), weight=HAIRLINE)
