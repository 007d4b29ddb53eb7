"""What is understood of what somebody types."""

from __future__ import annotations

import pytest

from tafelrunde.games.ugo.model import SUITS
from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.terminal.sitting import GENERAL
from tafelrunde.terminal.vocabulary import (
    Misunderstood,
    Names,
    Vocabulary,
    names_of,
    number_in,
    parts,
    plain,
    speaker,
    whole_number,
)

UGO = ("play", "place", "hand", "table", "kingdoms", "players", *GENERAL)


def test_accents_and_capitals_make_no_difference() -> None:
    assert plain("Červený KOPEC") == "cerveny kopec"
    assert plain("Straße") == "strasse"
    assert parts("b5") == parts("B 5") == ["b", "5"]
    assert parts("give-up!") == ["give", "up"]
    assert parts(" … ") == []


def test_a_name_in_full_goes_before_what_it_begins() -> None:
    names = Names({"place": 1, "places": 2, "player": 3})
    assert names.matching("place") == [1]
    assert names.matching("pla") == [1, 2, 3]
    assert names.matching("x") == []
    assert names.exactly("play") is None


def test_every_word_of_a_suit_and_its_land_means_the_suit() -> None:
    suits = names_of({suit: [f"suit-{suit}", f"land-{suit}"] for suit in SUITS}, Catalogue("en"))
    assert suits.matching("hill") == ["red"]
    assert suits.matching("gre") == ["green", "grey"]
    assert suits.matching("m") == ["green", "grey"]
    assert suits.matching("mo") == ["grey"]


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("play blue 5", "play", "blue 5"),
        ("PLAY blue 5", "play", "blue 5"),
        ("p b5", "play", "b5"),
        ("ki all", "kingdoms", "all"),
        ("h", "hand", ""),
        ("he", "help", ""),
        ("? place", "help", "place"),
        ("  rules   UC-20 ", "rules", "UC-20"),
        ("quit", "quit", ""),
    ],
)
def test_a_command_is_known_in_full_begun_or_by_its_letter(line: str, command: str, rest: str) -> None:
    assert Vocabulary(UGO, Catalogue("en")).command(line) == (command, rest)


def test_a_command_of_several_words_may_be_written_in_any_way() -> None:
    vocabulary = Vocabulary(("give-up", "gems"), Catalogue("en"))
    for line in ("give up", "Give-Up", "give", "giv u"):
        assert vocabulary.command(line)[0] == "give-up"


@pytest.mark.parametrize("line", ["qui", "q", "pl", "nonsense", "…", "5"])
def test_what_is_unclear_is_not_guessed(line: str) -> None:
    with pytest.raises(Misunderstood):
        Vocabulary(UGO, Catalogue("en")).command(line)


def test_numbers_are_small_and_whole() -> None:
    assert number_in("12") == 12
    assert number_in("９") == 9
    assert number_in("1" * 5000) is None
    assert number_in("a") is None
    assert whole_number(" 3 ", range(1, 7), "which-field") == 3
    for typed in ("", "0", "7", "-1", "3 4", "three"):
        if typed != "-1":
            with pytest.raises(Misunderstood):
                whole_number(typed, range(1, 7), "which-field")


def test_a_number_and_a_colon_say_who_speaks() -> None:
    assert speaker("2: take 3", (0, 1)) == (1, "take 3")
    assert speaker(" 1 :take", (0, 1)) == (0, "take")
    assert speaker("take 3", (0, 1)) == (None, "take 3")
    with pytest.raises(Misunderstood):
        speaker("3: take", (0, 1))
