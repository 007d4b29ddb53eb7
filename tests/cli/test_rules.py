"""`rules` and the help."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cli.running import tafelrunde
from tafelrunde.cli.arguments import OPTIONS
from tafelrunde.core.game import AnyGame
from tafelrunde.games import CATALOGUE
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_can_be_read_in_every_language(language: str) -> None:
    ran = tafelrunde("rules", "uc-20", "--language", language)
    assert ran.status == 0
    assert ran.out.startswith("UC-20  ")


def test_the_language_is_the_systems_unless_another_is_asked_for() -> None:
    czech = tafelrunde("rules", "UG-6", language="cs_CZ.UTF-8")
    assert czech.out == tafelrunde("rules", "UG-6", "--language", "cs").out != tafelrunde("rules", "UG-6").out


def test_all_rules_of_a_game_stand_in_chapters() -> None:
    out = tafelrunde("rules", "ugo").out
    assert all(f"UG-{number}  " in out for number in range(1, 24))


@pytest.mark.parametrize("words", [[], ["chess"], ["UG-none"]])
def test_rules_that_are_not_there_are_refused_with_what_is(words: list[str]) -> None:
    ran = tafelrunde("rules", *words)
    assert (ran.status, ran.out) == (2, "")
    assert "ubongo-diamonds" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_said_in_the_language(language: str) -> None:
    ran = tafelrunde("rules", "UC-none", "--language", language)
    assert (ran.status, ran.out) == (2, "")
    assert Catalogue(language).text("no-such-rules", asked="UC-none") in ran.err


def test_rules_that_cannot_be_written_are_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ran = tafelrunde("rules", "--write", str(tmp_path / "file"))
    assert (ran.status, ran.err.count("\n")) == (2, 1)


@pytest.mark.parametrize("words", [("rules", "ugo"), ("play", "ugo"), ("simulate", "ugo")])
def test_a_language_that_is_not_there_is_refused_with_those_that_are(words: tuple[str, ...]) -> None:
    ran = tafelrunde(*words, "--language", "klingon")
    assert (ran.status, ran.out) == (2, "")
    assert "klingon" in ran.err
    assert "en, de, nl, es, cs, sk" in ran.err


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_the_help_names_every_option_of_every_game(game: AnyGame) -> None:
    for field in msgspec.structs.fields(game.options_type):
        assert f"{field.name}=" in OPTIONS.partition(f"  {game.name} ")[2].partition("\n  u")[0], field.name


def test_help_names_every_command_and_how_to_begin() -> None:
    out = tafelrunde("--help").out
    for command in ("play", "serve", "simulate", "replay", "verify", "rules", "deck"):
        assert f"    {command} " in out
    assert "first steps" in out


@pytest.mark.parametrize("command", ["play", "serve", "simulate", "replay", "verify", "rules", "deck"])
def test_every_command_explains_itself(command: str) -> None:
    ran = tafelrunde(command, "--help")
    assert ran.status == 0
    assert "usage: tafelrunde" in ran.out
