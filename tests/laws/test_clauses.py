"""Law 7, first half: every clause has a text in every language, code and a test; nothing names one that is not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tafelrunde.i18n.catalogue import LANGUAGES
from tafelrunde.i18n.rulebook import GAMES, as_markdown, clauses

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"\b(U[CDG])-(\d+)")
TESTED = re.compile(r"def test_(u[cdg])(\d+)_")
CLAUSES = clauses()
SIZES = {"UC": 34, "UD": 16, "UG": 23}


def _sources(folder: str) -> Iterator[str]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        if path.name != Path(__file__).name:
            yield path.read_text(encoding="utf-8")


CITED = {f"{game}-{number}" for text in _sources("src") for game, number in NAMED.findall(text)}
PROVEN = {f"{game.upper()}-{number}" for text in _sources("tests") for game, number in TESTED.findall(text)}


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_code_and_a_test(clause: str) -> None:
    assert clause in CITED, f"no function under src/ says which rule {clause} is"
    assert clause in PROVEN, f"no test is called test_{clause.lower().replace('-', '')}_…"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_clause_in_the_same_order(language: str) -> None:
    assert clauses(language) == CLAUSES
    assert tuple(f"{game}-{number}" for game, size in SIZES.items() for number in range(1, size + 1)) == CLAUSES


def test_nothing_cites_a_clause_that_is_not_there() -> None:
    cited_in_tests = {f"{game}-{number}" for text in _sources("tests") for game, number in NAMED.findall(text)}
    assert CITED | cited_in_tests | PROVEN <= set(CLAUSES)


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_rules_are_fresh(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert page == as_markdown(game, "en"), "run `make docs`"
