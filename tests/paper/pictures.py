"""PDFs as pictures and as text, for tests that look at what was printed."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pypdfium2
import pypdfium2.raw as pdfium
from PIL import Image

from tafelrunde.paper.printing import printed
from tafelrunde.paper.sizes import PAPERS
from tafelrunde.paper.wish import What, Wish
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.deck import BUILT_IN, SIDES, SYMBOLS, Card, Deck, Face, load

DPI = 254
DOTS = DPI / 25.4
"""Dots a millimetre."""

DECK = load(BUILT_IN[0])


def with_area(*rows: str, grade: int | None = None) -> Deck:
    """A deck of one card whose easy side has this very area, and grades if wanted."""
    model = DECK.cards[0]
    grades = {} if grade is None else dict.fromkeys(SYMBOLS, grade)
    easy = Face(Region(rows), model.easy.rows, grades=grades)
    return Deck("one", (Card(1, easy, model.hard),))


def wish(language: str = "en", paper: str = "a4", cards: int = 2, deck: Deck = DECK, **more: object) -> Wish:
    """A small job; whatever is named differs from it."""
    told: dict[str, object] = {"sides": SIDES, "games": ("ubongo-classic", "ubongo-diamonds", "ugo"), **more}
    return Wish(language, PAPERS[paper], deck, deck.cards[:cards], **told)  # type: ignore[arg-type]


def pdf(what: What, job: Wish | None = None, patterns_only: bool = False) -> bytes:
    """The file."""
    return printed(what, job or wish(), patterns_only, lambda share: None)[0]


def pictures(data: bytes, dpi: float = DPI) -> list[Image.Image]:
    """Every page as a picture."""
    with pypdfium2.PdfDocument(data) as document:
        return [page.render(scale=dpi / 72).to_pil().convert("RGB") for page in document]


def sizes(data: bytes) -> list[tuple[float, float]]:
    """Every page's width and height in millimetres."""
    with pypdfium2.PdfDocument(data) as document:
        return [(page.get_width() / 72 * 25.4, page.get_height() / 72 * 25.4) for page in document]


def texts(data: bytes) -> list[str]:
    """What a reader can copy from every page."""
    with pypdfium2.PdfDocument(data) as document:
        return [page.get_textpage().get_text_range() for page in document]


def fonts(data: bytes) -> Iterator[tuple[str, bool]]:
    """The font of every piece of text, and whether the file carries it."""
    with pypdfium2.PdfDocument(data) as document:
        for page in document:
            for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
                font = pdfium.FPDFTextObj_GetFont(item.raw)
                name = ctypes.create_string_buffer(200)
                pdfium.FPDFFont_GetBaseFontName(font, name, 200)
                yield name.value.decode(), bool(pdfium.FPDFFont_GetIsEmbedded(font))


def edges(line: list[int], dark: int = 128) -> list[float]:
    """The middles of the dark stretches along a line of grey values, in millimetres."""
    found, start = [], None
    for place, value in enumerate([*line, 255]):
        if value < dark and start is None:
            start = place
        elif value >= dark and start is not None:
            found.append((start + place - 1) / 2 / DOTS)
            start = None
    return found


def row(picture: Image.Image, y: float, left: float, right: float) -> list[int]:
    """The grey values of a level line between two places, all in millimetres."""
    grey = picture.convert("L")
    at = round(y * DOTS)
    return [int(grey.getpixel((x, at))) for x in range(round(left * DOTS), round(right * DOTS))]  # type: ignore[arg-type]


Rect = tuple[float, float, float, float]


def lines(data: bytes) -> list[list[tuple[str, Rect]]]:
    """Every piece of text of every page with where it stands: left, bottom, right and top in millimetres."""
    found: list[list[tuple[str, Rect]]] = []
    with pypdfium2.PdfDocument(data) as document:
        for page in document:
            words = page.get_textpage()
            found.append([])
            for item in page.get_objects(filter=[pdfium.FPDF_PAGEOBJ_TEXT]):
                bounds = item.get_bounds()
                if text := words.get_text_bounded(*bounds).strip():
                    left, bottom, right, top = (side / 72 * 25.4 for side in bounds)
                    found[-1].append((text, (left, bottom, right, top)))
    return found
