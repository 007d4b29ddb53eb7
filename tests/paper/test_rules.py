"""The leaflet says what the catalogue says, all of it, clause by clause, and nothing is set outside its column."""

from __future__ import annotations

import re

import pytest

from paper.pictures import pdf, texts, wish
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue
from tafelrunde.i18n.rulebook import GAMES, chapters, clauses, paragraphs
from tafelrunde.paper.diagrams import BANNERS, DIAGRAMS
from tafelrunde.paper.flow import Block, paged
from tafelrunde.paper.pen import Pen


def _squeezed(text: str) -> str:
    """Without spaces and line ends, which are the setter's business."""
    return re.sub(r"\s|\u00a0|\u0002|\ufffe", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_in_the_leaflet_word_for_word(game: str, language: str) -> None:
    pages = texts(pdf("rules", wish(language, games=(game,))))
    catalogue = Catalogue(language)
    title, *rest = chapters(game)
    foot = _squeezed(f"Tafelrunde · {catalogue.text(title.title)} · {catalogue.text('print-rules')}")
    said = "".join(
        _squeezed(page).removesuffix(f"{number}/{len(pages)}").removesuffix(foot)
        for number, page in enumerate(pages, start=1)
    )
    assert foot not in said
    assert _squeezed(catalogue.text(title.title)) in said
    for chapter in rest:
        assert _squeezed(catalogue.text(chapter.title)) in said
        for name in chapter.clauses:
            assert name in said
            for text in paragraphs(name, language):
                lines = [_squeezed(line) for line in re.split(r"(?<=[.;:,!?]) ", text)]
                assert [line for line in lines if line not in said] == [], name


def test_only_the_games_that_are_asked_for_are_printed() -> None:
    said = "".join(texts(pdf("rules", wish(games=("ugo",)))))
    assert "UG-1" in said
    assert "UC-1" not in said


def test_pictures_belong_to_clauses_and_every_game_has_its_banner() -> None:
    assert set(DIAGRAMS) <= set(clauses())
    assert set(BANNERS) == set(GAMES)


def _nothing(pen: Pen) -> None:
    """A block that only takes room."""


def _blocks(*heights: float, keep: int | None = None) -> list[Block]:
    return [Block(height, _nothing, before=1, keep=place == keep) for place, height in enumerate(heights)]


def test_columns_are_filled_in_order_and_the_last_page_is_level() -> None:
    pages = paged(_blocks(*[4] * 30), first=14, later=24)
    assert [len(column) for page in pages for column in page] == [3, 3, 5, 5, 5, 5, 2, 2]
    assert [at for at, _ in pages[0][0]] == [0, 5, 10]


def test_what_is_kept_together_moves_together() -> None:
    loose, tied = (paged(_blocks(4, 4, 4, keep=keep), first=12, later=12)[0] for keep in (None, 1))
    assert [len(column) for column in loose] == [2, 1]
    assert [len(column) for column in tied] == [1, 2]


def test_a_block_that_is_higher_than_a_page_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="higher than a page"):
        paged(_blocks(40), first=10, later=20)
