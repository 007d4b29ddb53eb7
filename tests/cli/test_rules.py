"""`rules` and the help."""

from __future__ import annotations

import pytest

from cli.running import tafelrunde
from tafelrunde.i18n.catalogue import LANGUAGES


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
