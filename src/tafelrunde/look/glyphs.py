"""The drawn glyphs as paths, read from `glyphs.svg`. Must not know who draws them, nor how large."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import TypeAlias
from xml.etree import ElementTree

from msgspec import Struct

Step: TypeAlias = tuple[str, tuple[float, ...]]
Path: TypeAlias = tuple[Step, ...]

ROLES = ("ink", "farmer", "currentColor")
_SVG = "{http://www.w3.org/2000/svg}"
_STEP = re.compile(r"([A-Z])([^A-Z]*)")
_NUMBERS = {"M": 2, "L": 2, "C": 6, "Z": 0}


class Part(Struct, frozen=True):
    """One path: what fills it, if anything, and what draws its line; a line without a width is an outline."""

    path: Path
    fill: str | None
    stroke: str | None
    width: float | None
    opacity: float
    even_odd: bool


class Glyph(Struct, frozen=True):
    """A drawing in its own box; y grows downwards."""

    left: float
    top: float
    width: float
    height: float
    parts: tuple[Part, ...]


def glyph(name: str) -> Glyph:
    """The drawing of that name, such as `die-mask` or `gem-ruby`."""
    return glyphs()[name]


@cache
def glyphs() -> Mapping[str, Glyph]:
    """Every drawing by its name."""
    root = ElementTree.fromstring(files(__package__).joinpath("glyphs.svg").read_bytes())
    return MappingProxyType({symbol.attrib["id"]: _glyph(symbol) for symbol in root.iter(f"{_SVG}symbol")})


def path(text: str) -> Path:
    """A path of absolute moves, lines, curves and closings."""
    steps = []
    for letter, rest in _STEP.findall(text):
        numbers = tuple(float(number) for number in rest.split())
        if len(numbers) != _NUMBERS.get(letter):
            raise ValueError(f"{letter}{rest}: a path is written in M, L, C and Z alone")
        steps.append((letter, numbers))
    return tuple(steps)


def _glyph(symbol: ElementTree.Element) -> Glyph:
    left, top, width, height = (float(number) for number in symbol.attrib["viewBox"].split())
    return Glyph(left, top, width, height, tuple(_part(part) for part in symbol.iter(f"{_SVG}path")))


def _part(part: ElementTree.Element) -> Part:
    width = part.get("stroke-width")
    return Part(
        path=path(part.attrib["d"]),
        fill=_paint(part.get("fill", "none")),
        stroke=_paint(part.get("stroke", "none")),
        width=None if width is None else float(width),
        opacity=float(part.get("opacity", 1)),
        even_odd=part.get("fill-rule") == "evenodd",
    )


def _paint(value: str) -> str | None:
    return None if value == "none" else value
