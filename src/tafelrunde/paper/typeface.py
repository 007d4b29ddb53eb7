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
_TIMES = re.compile(r"(\d) × (?=\d)")
_COUNTED = re.compile(r"(\d) (?=[%\w])")
_A_LINE = 1.0  # one line more is worse than any unevenness
_SHORTEST = 0.72  # a last line may be short, but should not be a single word
_LONELINESS = 2.5


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


def fitting(text: str, face: Face, size: float, room: float) -> float:
    """The size, or a smaller one in which the line has room."""
    return min(size, size * room / width(text, face, size))


def wrapped(text: str, face: Face, size: float, room: float) -> list[str]:
    """The text in as few lines as fit into so many millimetres, and as even as can be; too long a word sticks out."""
    words = text.split(" ")
    best: list[tuple[float, int]] = [
        (0.0, 0)
    ]  # how uneven the first words are at best, and where their last line begins
    for end in range(1, len(words) + 1):
        tries = []
        for start in range(end - 1, -1, -1):
            slack = 1 - width(" ".join(words[start:end]), face, size) / room
            if slack < 0 and start < end - 1:
                break
            last = end == len(words)
            uneven = (_LONELINESS * max(0.0, slack - _SHORTEST) if last else slack) ** 2
            tries.append((best[start][0] + _A_LINE + uneven, start))
        best.append(min(tries))
    lines: list[str] = []
    end = len(words)
    while end:
        start = best[end][1]
        lines.insert(0, " ".join(words[start:end]))
        end = start
    return lines


def tied(text: str, language: str) -> str:
    """The text with its ties: no sum is torn; in Czech and Slovak no line ends in `k`, nor in a number that counts."""
    text = _TIMES.sub("\\1\u00a0×\u00a0", text)
    if language not in ("cs", "sk"):
        return text
    return _LONELY.sub("\\1\u00a0", _COUNTED.sub("\\1\u00a0", text))
