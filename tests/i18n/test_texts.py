"""Texts by id: found, filled in, missed, chosen by language, and not loaded before they are needed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue, NoSuchText, choose, spoken, stems


def test_a_text_is_found_by_its_id_whatever_file_it_is_in() -> None:
    texts = Catalogue("en")
    assert texts.text("page-missing-terminal", command="x").endswith("x")
    assert "UC-20" in texts
    assert texts.text("UC-20")


@pytest.mark.parametrize("text_id", ["no-such-text", "", "page_table", "-brand"])
def test_a_missing_text_is_an_error(text_id: str) -> None:
    assert text_id not in Catalogue("en")
    with pytest.raises(NoSuchText):
        Catalogue("en").text(text_id)


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(NoSuchText, match="page-table"):
        Catalogue("en").text("page-table")


def test_there_is_no_other_language() -> None:
    with pytest.raises(NoSuchText):
        Catalogue("fr")


def test_what_is_put_in_keeps_its_direction_on_the_web_and_stands_bare_in_the_terminal() -> None:
    assert Catalogue("de", isolating=True).text("over-place", rank=1, name="X").endswith("\u2068X\u2069")
    assert Catalogue("de").text("over-place", rank=1, name="X").endswith(" X")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_in_two_files(language: str) -> None:
    texts = Catalogue(language)
    written = sum(text.count("\n") >= 0 for stem in stems(language) for text in texts.ids(stem))
    found = {text_id for stem in stems(language) for text_id in texts.ids(stem)}
    assert written == len(found)


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, nl-BE;q=0.4, cs;q=0.8", "cs"),
        ("FR;q=1, SK;q=0.1", "sk"),
        ("*", "en"),
        ("fr", "en"),
        ("es;q=0", "en"),
        ("es;q=zero, nl", "nl"),
        (",;=,q=,;;q", "en"),
        ("de;q=0.5;q=0.5", "en"),
        ("x" * 10_000, "en"),
    ],
)
def test_the_language_that_suits_best_is_chosen(wishes: str | None, language: str) -> None:
    assert choose(wishes) == language


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("nl", {"LANG": "de_DE.UTF-8"}, "nl"),
        (None, {"LANG": "de_DE.UTF-8"}, "de"),
        (None, {"LC_ALL": "cs_CZ", "LANG": "de_DE.UTF-8"}, "cs"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "de"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_somebody_asked_for_comes_before_the_one_their_system_speaks(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert spoken(asked, environment) == language


def test_nothing_of_fluent_is_loaded_before_a_text_is_asked_for() -> None:
    program = "import sys; from tafelrunde.i18n.catalogue import Catalogue; texts = Catalogue('en')\n"
    program += "'page-table' in texts; print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
