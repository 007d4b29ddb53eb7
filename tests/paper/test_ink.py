"""Fonts are in the file, every letter is in the fonts, and without colours there are none."""

from __future__ import annotations

from importlib.resources import files
from typing import get_args

import pytest
from reportlab.pdfbase.pdfmetrics import getFont

from paper.pictures import fonts, pdf, pictures, texts, wish
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue
from tafelrunde.i18n.rulebook import clauses, paragraphs
from tafelrunde.look.colours import PIECES
from tafelrunde.paper.printing import DOCUMENTS
from tafelrunde.paper.typeface import Face, register, tied, width, wrapped
from tafelrunde.paper.wish import What

STEMS = ("print", "rules", "names")


@pytest.mark.parametrize("what", DOCUMENTS)
def test_every_font_is_embedded(what: What) -> None:
    used = set(fonts(pdf(what)))
    assert used
    assert all(embedded for _, embedded in used), used


@pytest.mark.parametrize("face", get_args(Face))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_any_language_is_missing_from_a_face(language: str, face: Face) -> None:
    register()
    drawn = getFont(face).face.charToGlyph  # type: ignore[attr-defined]
    for stem in STEMS:
        source = (files("tafelrunde.i18n") / "catalogues" / language / f"{stem}.ftl").read_text(encoding="utf-8")
        assert {letter for letter in source if letter != "\n" and ord(letter) not in drawn} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", DOCUMENTS)
def test_every_sheet_speaks_the_language_it_is_asked_for(what: What, language: str) -> None:
    page = texts(pdf(what, wish(language, players=1)))[0]
    assert Catalogue(language).text("print-rules" if what == "rules" else "print-scale") in page


@pytest.mark.parametrize("what", DOCUMENTS)
def test_pattern_only_has_no_colour_at_all(what: What) -> None:
    for page in pictures(pdf(what, patterns_only=True), 60):
        red, green, blue = page.split()
        assert red.tobytes() == green.tobytes() == blue.tobytes()
        dark = page.convert("L").histogram()
        assert sum(value * count for value, count in enumerate(dark)) > 0.72 * 255 * sum(dark), "it saves ink"


def test_in_colour_there_are_colours() -> None:
    red, _, blue = pictures(pdf("pieces"), 60)[0].split()
    assert red.tobytes() != blue.tobytes()


def test_no_two_pieces_share_a_colour_or_a_pattern() -> None:
    assert len({look.tile for look in PIECES.values()}) == len({look.colour for look in PIECES.values()}) == 12


def test_the_same_wish_gives_the_same_bytes() -> None:
    assert pdf("boards") == pdf("boards")


def test_a_czech_line_never_ends_in_a_lonely_letter() -> None:
    assert tied("v kole a s kostkou k 3 polím", "cs") == "v\u00a0kole a\u00a0s\u00a0kostkou k\u00a03\u00a0polím"
    assert tied("a round, 36 × 2 × 6 = 432 tasks", "en") == "a round, 36\u00a0×\u00a02\u00a0×\u00a06 = 432 tasks"


def test_lines_are_even_and_as_few_as_fit() -> None:
    assert wrapped("one two three", "text", 10, 14) == ["one two", "three"]
    room = width("no word should ever stand", "text", 10)
    assert wrapped("no word should ever stand so", "text", 10, room) == ["no word should ever", "stand so"]
    assert wrapped("unbreakable", "text", 10, 1) == ["unbreakable"]
    assert wrapped("", "text", 10, 10) == [""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_rules_is_wider_than_its_column(language: str) -> None:
    room = 72.0
    for clause in clauses(language):
        for text in paragraphs(clause, language):
            for face in get_args(Face):
                lines = wrapped(tied(text, language), face, 9, room)
                assert [line for line in lines if width(line, face, 9) > room] == []
                assert " ".join(lines).replace("\u00a0", " ") == text.replace("\u00a0", " ")
