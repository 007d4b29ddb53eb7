"""The two voices of the paper: a serif speaks in sentences, a sans does all else; both with every letter of our six
languages, from packages of their own. Must not know pages."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Literal

from reportlab.lib.fonts import addMapping
from reportlab.pdfbase.pdfmetrics import registerFont, stringWidth
from reportlab.pdfbase.ttfonts import TTFont

from tafelrunde.paper.sizes import MM

Face = Literal["voice", "text", "strong", "italic", "number"]

_FILES: dict[Face, tuple[str, str]] = {
    "voice": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
    "text": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "strong": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "italic": ("font_source_sans_pro", "SourceSansPro-It.ttf"),
    "number": ("font_source_sans_pro", "SourceSansPro-Black.ttf"),
}
_LONELY = re.compile(r"(?<![^\W\d_])([kvszouaiKVSZOUAI]) (?=\w)")
_UNIT = re.compile(r"(\d) (?=[×%\w])|(?<=[×]) (?=\d)")


@cache
def register() -> None:
    """Make the faces known; doing it twice does no harm."""
    for face, (package, name) in _FILES.items():
        registerFont(TTFont(face, str(files(package).joinpath("files", name))))
    addMapping("text", 0, 0, "text")
    addMapping("text", 1, 0, "strong")
    addMapping("text", 0, 1, "italic")


def width(text: str, face: Face, size: float) -> float:
    """How wide a line is, in millimetres; the size is in points."""
    register()
    return float(stringWidth(text, face, size)) / MM


def wrapped(text: str, face: Face, size: float, room: float) -> list[str]:
    """The text in lines that fit into so many millimetres; a word that is too long stands alone."""
    lines: list[str] = []
    for word in text.split(" "):
        if lines and width(f"{lines[-1]} {word}", face, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def tied(text: str, language: str) -> str:
    """The text with its ties: a number stays with what it counts; in Czech and Slovak no line ends in `k` or `v`."""
    text = _UNIT.sub(lambda found: f"{found[1] or ''}\u00a0", text)
    return _LONELY.sub("\\1\u00a0", text) if language in ("cs", "sk") else text
