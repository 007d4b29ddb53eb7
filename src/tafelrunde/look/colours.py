"""The colours by name, and how each piece and each suit is told from the others. Must not know who paints with them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from tafelrunde.games.ugo.model import Suit
from tafelrunde.polyomino.piece import PieceName

Rgb: TypeAlias = tuple[float, float, float]


class PieceLook(msgspec.Struct, frozen=True):
    """A piece's colour and the tile of its pattern: no two pieces share either, so colour is never the only carrier."""

    colour: str
    tile: str


class SuitLook(msgspec.Struct, frozen=True):
    """A suit's colour, the colour of what is written on it, its glyph and its land: two shapes beside the colour."""

    colour: str
    written: str
    glyph: str
    land: str


class _Look(msgspec.Struct, frozen=True):
    colours: dict[str, str]
    suits: dict[Suit, SuitLook]
    pieces: dict[PieceName, PieceLook]


_LOOK = msgspec.json.decode(files(__package__).joinpath("colours.json").read_bytes(), type=_Look)
COLOURS: Mapping[str, str] = MappingProxyType(_LOOK.colours)
SUITS: Mapping[Suit, SuitLook] = MappingProxyType(_LOOK.suits)
PIECES: Mapping[PieceName, PieceLook] = MappingProxyType(_LOOK.pieces)


def rgb(colour: str) -> Rgb:
    """The shares of red, green and blue of a name, or of a `#rrggbb`."""
    digits = COLOURS.get(colour, colour).removeprefix("#")
    return int(digits[:2], 16) / 255, int(digits[2:4], 16) / 255, int(digits[4:], 16) / 255


def mixed(under: Rgb, over: Rgb, share: float) -> Rgb:
    """What one sees of two colours when the upper one covers that share."""
    red, green, blue = (low + (high - low) * share for low, high in zip(under, over, strict=True))
    return red, green, blue
