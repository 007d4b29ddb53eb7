"""Draws in millimetres from the top left of a page, in colour or in black alone. Must not know what is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal, TypeAlias, TypedDict, Unpack

from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from tafelrunde.look.colours import Rgb, mixed, rgb
from tafelrunde.look.glyphs import Part, Path, glyph
from tafelrunde.paper.sizes import MM
from tafelrunde.paper.typeface import Face, width

Paint: TypeAlias = str | Rgb
Align = Literal["left", "middle", "right"]

OUTLINE = 0.4
HAIRLINE = 0.15
_BLACK, _WHITE = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)
_GREYS = {"ink": 0.0, "soft": 0.33, "hair": 0.72}
_SHIFTS: dict[Align, float] = {"left": 0.0, "middle": 0.5, "right": 1.0}
_ROUND = 0.5523  # how far a curve's handles reach to draw a quarter of a circle


class Style(TypedDict, total=False):
    """How a shape is drawn: colours by name or as numbers, the weight of the line and its dashes in millimetres."""

    fill: Paint | None
    line: Paint | None
    weight: float
    dash: tuple[float, ...]


class Pen:
    """One page after the other on a canvas; with `patterns_only` every colour is left out and shapes carry all."""

    def __init__(self, canvas: Canvas, patterns_only: bool) -> None:
        self.canvas = canvas
        self.patterns_only = patterns_only
        self._scale = 1.0

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1, turn: float = 0, mirrored: bool = False) -> Iterator[None]:
        """Draw with the origin elsewhere, larger, turned clockwise by degrees, or mirrored; lines keep their weight."""
        before = self._scale
        self.canvas.saveState()
        self.canvas.translate(x, y)
        if turn:
            self.canvas.rotate(turn)
        self.canvas.scale(-scale if mirrored else scale, scale)
        self._scale = before * scale
        yield
        self._scale = before
        self.canvas.restoreState()

    @contextmanager
    def inside(self, path: Path) -> Iterator[None]:
        """Draw only what falls within the path."""
        self.canvas.saveState()
        self.canvas.clipPath(self._traced(path), stroke=0, fill=0)
        yield
        self.canvas.restoreState()

    def shape(self, path: Path, even_odd: bool = False, **style: Unpack[Style]) -> None:
        """A path, filled, outlined, or both."""
        fill, line = style.get("fill"), style.get("line")
        self.canvas.saveState()
        if fill is not None:
            self._dip(fill)
        if line is not None:
            self._line(line, style.get("weight", OUTLINE), style.get("dash", ()))
        traced = self._traced(path)
        self.canvas.drawPath(traced, stroke=line is not None, fill=fill is not None, fillMode=0 if even_odd else 1)
        self.canvas.restoreState()

    def box(self, x: float, y: float, wide: float, high: float, radius: float = 0, **style: Unpack[Style]) -> None:
        """A rectangle, its corners rounded if wanted."""
        self.shape(rounded_box(x, y, wide, high, radius), **style)

    def circle(self, x: float, y: float, radius: float, **style: Unpack[Style]) -> None:
        """A circle around its centre."""
        self.shape(rounded_box(x - radius, y - radius, 2 * radius, 2 * radius, radius), **style)

    def stroke(
        self, *points: tuple[float, float], line: Paint = "ink", weight: float = OUTLINE, dash: tuple[float, ...] = ()
    ) -> None:
        """A line from point to point."""
        self.shape(polyline(points), line=line, weight=weight, dash=dash)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face = "text",
        size: float = 9,
        align: Align = "left",
        colour: Paint = "ink",
        spaced: float = 0,
    ) -> None:
        """One line of text on its base line, its size in points; `spaced` is what is added to each letter."""
        extra = spaced * len(text) / MM
        shift = _SHIFTS[align] * (width(text, face, size) + extra)
        self.canvas.saveState()
        self.canvas.transform(1 / MM, 0, 0, -1 / MM, x - shift, y)
        self._dip(colour)
        self.canvas.setFont(face, size)
        self.canvas.drawString(0, 0, text, charSpace=spaced)
        self.canvas.restoreState()

    def glyph(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        tint: Paint = "ink",
        weight: float = 0.3,
        fill: Paint | None = None,
    ) -> None:
        """A drawing, so many millimetres high, around a point; `tint` is its current colour, `fill` its body's."""
        drawing = glyph(name)
        scale = size / drawing.height
        left, top = drawing.left + drawing.width / 2, drawing.top + drawing.height / 2
        with self.moved(x - left * scale, y - top * scale, scale):
            under = _WHITE
            for part in drawing.parts:
                under = self._part(part, tint, weight, fill, under)

    def _part(self, part: Part, tint: Paint, weight: float, body: Paint | None, under: Rgb) -> Rgb:
        roles: dict[str, Paint] = {"currentColor": tint}
        fill = roles.get(part.fill or "", part.fill)
        if fill is not None and part.opacity < 1:
            over = _BLACK if fill == "#000" else _WHITE
            fill = mixed(_WHITE if self.patterns_only else under, over, part.opacity)
        elif fill is not None:
            fill = body or fill
            under = self._rgb(fill)
        stroke = roles.get(part.stroke or "", part.stroke)
        heavy = weight if part.width is None else self.lasting(part.width)
        self.shape(part.path, part.even_odd, fill=fill, line=stroke, weight=heavy)
        return under

    def lasting(self, width: float | None) -> float:
        """The weight in millimetres of a line that grows with the drawing it is part of."""
        return (width or 0) * self._scale

    def shade(self, colour: str, share: float) -> Rgb:
        """A colour darkened; without colours the grey that is as dark."""
        return mixed(self._rgb(colour), _BLACK, share)

    def _rgb(self, colour: Paint) -> Rgb:
        if not isinstance(colour, str):
            return colour
        if colour in _GREYS:
            return (_GREYS[colour],) * 3
        return _WHITE if self.patterns_only else rgb(colour)

    def _dip(self, colour: Paint) -> None:
        """What follows is filled so; greys are greys, so that a printer mixes no black from its colours."""
        red, green, blue = self._rgb(colour)
        if red == green == blue:
            self.canvas.setFillGray(red)
        else:
            self.canvas.setFillColorRGB(red, green, blue)

    def _line(self, colour: Paint, weight: float, dash: tuple[float, ...]) -> None:
        red, green, blue = self._rgb(colour)
        if red == green == blue:
            self.canvas.setStrokeGray(red)
        else:
            self.canvas.setStrokeColorRGB(red, green, blue)
        self.canvas.setLineWidth(weight / self._scale)
        self.canvas.setLineJoin(1)
        self.canvas.setLineCap(0 if dash else 1)
        if dash:
            self.canvas.setDash([length / self._scale for length in dash])

    def _traced(self, path: Path) -> PDFPathObject:
        traced = self.canvas.beginPath()
        for letter, numbers in path:
            match letter:
                case "M":
                    traced.moveTo(*numbers)
                case "L":
                    traced.lineTo(*numbers)
                case "C":
                    traced.curveTo(*numbers)
                case _:
                    traced.close()
        return traced


def polyline(points: tuple[tuple[float, float], ...], closed: bool = False) -> Path:
    """A path straight from point to point."""
    steps: list[tuple[str, tuple[float, ...]]] = [("M" if place == 0 else "L", at) for place, at in enumerate(points)]
    return (*steps, ("Z", ())) if closed else tuple(steps)


def rounded_box(x: float, y: float, wide: float, high: float, radius: float) -> Path:
    """A rectangle whose corners are quarters of a circle."""
    if not radius:
        return polyline(((x, y), (x + wide, y), (x + wide, y + high), (x, y + high)), closed=True)
    r, k = radius, radius * (1 - _ROUND)
    right, bottom = x + wide, y + high
    return (
        ("M", (x + r, y)),
        ("L", (right - r, y)),
        ("C", (right - k, y, right, y + k, right, y + r)),
        ("L", (right, bottom - r)),
        ("C", (right, bottom - k, right - k, bottom, right - r, bottom)),
        ("L", (x + r, bottom)),
        ("C", (x + k, bottom, x, bottom - k, x, bottom - r)),
        ("L", (x, y + r)),
        ("C", (x, y + k, x + k, y, x + r, y)),
        ("Z", ()),
    )
