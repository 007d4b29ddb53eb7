"""Whole games by typed lines alone, against bots and with others at the same keyboard."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tafelrunde.core.game import Seat
from tafelrunde.core.replay import read, states, verify
from tafelrunde.games import CATALOGUE
from tafelrunde.games.ubongo.race.model import Roll
from tafelrunde.i18n.catalogue import LANGUAGES, stems
from tafelrunde.terminal.sitting import Ending
from terminal.person import IDLE, own_words, ubongo_person, ugo_person
from terminal.table import Evening, evening

GAMES: list[tuple[str, int, int, Mapping[str, object]]] = [
    ("ugo", 2, 1, {}),
    ("ugo", 3, 1, {"turn_seconds": 10}),
    ("ugo", 4, 2, {}),
    ("ugo", 3, 3, {}),
    ("ubongo-classic", 2, 1, {}),
    ("ubongo-classic", 4, 2, {"side": "hard", "grace_seconds": 5}),
    ("ubongo-classic", 6, 1, {}),
    ("ubongo-classic", 2, 2, {"all_boards": True}),
    ("ubongo-classic", 3, 1, {"seconds": 0}),
    ("ubongo-diamonds", 2, 1, {}),
    ("ubongo-diamonds", 4, 4, {"no_luck": True}),
    ("ubongo-diamonds", 1, 1, {}),
    ("ubongo-diamonds", 1, 1, {"solo_mode": "tasks", "side": "hard"}),
]


def played(game: str, seats: int, people: int, options: Mapping[str, object], language: str = "en") -> Evening:
    mine = tuple(range(people))
    person = ugo_person("a game", mine) if game == "ugo" else ubongo_person("a game", mine)
    here = evening(game, person, seats=seats, people=people, options=options, language=language)
    assert here.play() is Ending.PLAYED
    return here


@pytest.mark.parametrize(("game", "seats", "people", "options"), GAMES)
def test_a_person_plays_a_whole_game_by_lines(
    game: str, seats: int, people: int, options: Mapping[str, object]
) -> None:
    here = played(game, seats, people, options)
    assert here.desk.game.outcome(here.desk.state) is not None
    assert len(here.console.typed) > 10
    assert not [line for line in here.console.said if line.startswith(("I do not", "There is no", "Which"))]


@pytest.mark.parametrize(("game", "seats", "people", "options"), GAMES)
def test_its_log_can_be_read_and_its_chance_verified(
    game: str, seats: int, people: int, options: Mapping[str, object]
) -> None:
    here = played(game, seats, people, options)
    log = read(here.desk.log(), "log", CATALOGUE)
    *_, (_, state) = states(log, "log")
    assert state == here.desk.state
    assert verify(log, "log") > 0


def test_the_same_seed_and_the_same_lines_are_the_same_game() -> None:
    first, again = (played("ugo", 3, 1, {}).console.said for _ in range(2))
    assert first == again


def test_bots_sit_where_no_person_sits() -> None:
    here = played("ubongo-classic", 3, 1, {})
    assert any(line.startswith("South rolls") for line in here.console.said)
    assert not any(line.startswith("> 3:") for line in here.console.typed)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if "terminal" in stems(language)])
@pytest.mark.parametrize("game", sorted(CATALOGUE))
def test_every_language_speaks_through_a_whole_game(game: str, language: str) -> None:
    here = played(game, 2, 1, {}, language)
    assert all(line.strip() for line in here.console.said if not line.startswith(">"))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if "terminal" in stems(language)])
def test_a_game_can_be_played_in_the_words_of_each_language(language: str) -> None:
    here = evening("ugo", own_words, language=language)
    assert here.play() is Ending.PLAYED
    assert len(here.console.typed) >= 40


def _giving_up(after: list[str]) -> Evening:
    """Both give up in every round, so that nobody has a point: a shoot-out, in which the lines `after` are typed."""
    left = iter(after)

    def typed(here: Evening) -> str | int | None:
        table = here.desk.view(None).open
        if table.starter is None:
            return "1: youngest"
        race = table.race
        if race is not None and race.reveal_at is None:
            return f"{race.starter + 1}: roll"
        if race is None or not race.boards:
            return IDLE
        if table.tied:
            return next(left, None)
        seats: list[Seat] = [seat for seat in race.seats if seat not in race.given_up]
        return f"{seats[0] + 1}: give up"

    return evening("ubongo-diamonds", typed, seats=2, people=2, options={"seconds": 30})


def test_ud14_the_tied_may_share_the_win() -> None:
    here = _giving_up(["1:give up", "1: agree", "1: propose", "1: propose shared win", "1: propose sha", "2: agree"])
    assert here.play() is Ending.PLAYED
    assert here.said_after("1:give up") == [
        "In a shoot-out you cannot give up. You may propose new boards or a shared win."
    ]
    assert here.said_after("1: agree") == ["Nothing has been proposed."]
    assert here.said_after("1: propose")[0].startswith("Propose what?")
    assert here.said_after("1: propose shared win") == [
        "North proposes to share the win.",
        "East, if you agree to this, type agree: shared win.",
    ]
    assert here.said_after("1: propose sha") == ["The same has been proposed already. You may agree to it."]
    assert "The game is over, and the winners are North and East!" in here.said_after("2: agree")


def test_ud14_the_tied_may_take_new_boards() -> None:
    here = _giving_up(["2: propose new boards", "1: agree", "1: board"])
    assert here.play() is Ending.NO_INPUT
    assert here.said_after("2: propose new boards")[0] == "East proposes new boards for the shoot-out."
    assert any(line.startswith("Round 11:") for line in here.said_after("1: agree"))
    assert isinstance(here.desk.view(0).open.race.boards[0].region.rows, tuple)


def test_a_roll_is_asked_only_of_the_start_player() -> None:
    here = played("ubongo-diamonds", 3, 2, {})
    asked = [line for line in here.console.said if "for you to roll" in line]
    assert {line.partition(",")[0] for line in asked} == {"North", "East"}
    assert not [seat for seat in (0, 1) if any(isinstance(do, Roll) for do in here.desk.legal(seat))]
