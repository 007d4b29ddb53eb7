"""The catalogue and the code that reads it: nothing missing, nothing left over, no word that means two things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tafelrunde.core.game import Refused
from tafelrunde.games.ugo.model import SUITS
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue, stems
from tafelrunde.i18n.rulebook import GAMES, chapters
from tafelrunde.terminal.rulebook import example
from tafelrunde.terminal.sitting import GENERAL
from tafelrunde.terminal.ubongo_keys import _CLASSIC, _HUNT, _SOLO
from tafelrunde.terminal.ugo_keys import UgoKeys
from tafelrunde.terminal.vocabulary import Misunderstood, Vocabulary, names_of, parts, plain
from tafelrunde.terminal.wording import Wording

SOURCES = Path(__file__).parents[2] / "src" / "tafelrunde"
SPOKEN = [language for language in LANGUAGES if {"terminal", "names", "events", "refusals"} <= set(stems(language))]
COMMANDS = {"ugo": UgoKeys.commands, "classic": _CLASSIC, "hunt": _HUNT, "solo": _SOLO}
MADE_UP: tuple[str, ...] = (
    "command-",
    "help-",
    "more-",
    "record-",
    "suit-",
    "land-",
    "card-",
    "colour-",
    "gem-",
    "gems-",
    "symbol-",
)
MADE_UP += ("side-", "piece-", "wish-", "game-", "diamonds-proposed-", "name-of-")


def _sources() -> str:
    paths = [path for folder in ("terminal", "cli") for path in (SOURCES / folder).glob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_no_text_of_the_terminal_is_left_over() -> None:
    code = _sources()
    texts = Catalogue("en")
    left = [
        name
        for stem in ("terminal", "names", "events")
        for name in texts.ids(stem)
        if f'"{name}"' not in code and not name.startswith(MADE_UP)
    ]
    assert left == []


def test_every_command_has_a_word_and_a_line_of_help() -> None:
    texts = Catalogue("en")
    for commands in COMMANDS.values():
        for name in (*commands, *GENERAL):
            assert f"command-{name}" in texts
            assert f"help-{name}" in texts


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", sorted(COMMANDS))
def test_no_word_stands_for_two_commands(game: str, language: str) -> None:
    commands = (*COMMANDS[game], *GENERAL)
    texts = Catalogue(language)
    words = [" ".join(parts(texts.text(f"command-{name}"))) for name in commands]
    assert len(set(words)) == len(words)
    vocabulary = Vocabulary(commands, texts)
    for name in commands:
        assert vocabulary.command(texts.text(f"command-{name}")) == (name, "")
        assert vocabulary.command(Catalogue("en").text(f"command-{name}")) == (name, "")


@pytest.mark.parametrize("language", SPOKEN)
def test_shortcuts_name_commands_and_no_command_hides_them(language: str) -> None:
    texts = Catalogue(language)
    pairs = [pair.split() for pair in texts.text("shortcuts").split(",")]
    known = {name for commands in COMMANDS.values() for name in (*commands, *GENERAL)}
    for pair in pairs:
        assert len(pair) == 2, pair
        assert pair[1] in known, pair
    for commands in COMMANDS.values():
        here = {plain(short) for short, name in pairs if name in (*commands, *GENERAL)}
        words = {" ".join(parts(texts.text(f"command-{name}"))) for name in commands}
        assert not words & here


@pytest.mark.parametrize("language", SPOKEN)
def test_every_suit_can_be_said_in_the_language_and_in_english(language: str) -> None:
    texts = Catalogue(language)
    suits = names_of({suit: [f"suit-{suit}", f"land-{suit}"] for suit in SUITS}, texts)
    for suit in SUITS:
        for said in (texts.text(f"suit-{suit}"), suit):
            for word in parts(said):
                assert suits.matching(word) == [suit], (said, word)


@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_of_a_suit_is_a_command_since_a_card_may_be_named_alone(language: str) -> None:
    texts = Catalogue(language)
    suits = names_of({suit: [f"suit-{suit}", f"card-{suit}", f"land-{suit}"] for suit in SUITS}, texts, value=0)
    vocabulary = Vocabulary((*COMMANDS["ugo"], *GENERAL), texts)
    for word in suits.words:
        with pytest.raises(Misunderstood):
            vocabulary.command(word)


@pytest.mark.parametrize(
    ("language", "typed", "command"),
    [
        ("cs", "hraj", "play"),
        ("sk", "zahraj", "play"),
        ("de", "Spiele", "play"),
        ("nl", "leggen", "place"),
        ("es", "juega", "play"),
        ("cs", "nápověda", "help"),
        ("es", "salir", "quit"),
    ],
)
def test_commands_are_understood_as_people_say_them(language: str, typed: str, command: str) -> None:
    vocabulary = Vocabulary((*COMMANDS["ugo"], *GENERAL), Catalogue(language))
    assert vocabulary.command(typed) == (command, "")


@pytest.mark.parametrize("language", SPOKEN)
def test_how_long_somebody_took_is_told_to_the_tenth_that_has_gone_by(language: str) -> None:
    words = Wording(Catalogue(language), [])
    comma = "." if language == "en" else ","
    assert f" 29{comma}9 " in f" {words.measured(29_999)}"
    assert words.measured(61_050).startswith(words.span(60_000))
    assert f"1{comma}0 " in words.measured(61_050)


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_named_as_an_example_is_one_of_the_game(game: str) -> None:
    own = {name for chapter in chapters(game) for name in chapter.clauses}
    assert example(game) in own


@pytest.mark.parametrize("language", SPOKEN)
def test_words_for_turning_are_no_squares_and_no_pieces(language: str) -> None:
    for text_id in ("word-turn", "word-flip", "word-all", "word-top"):
        assert not re.search(r"\d", Catalogue(language).text(text_id))


def _refusals() -> Iterator[tuple[str, set[str]]]:
    """Every refusal in the code with the names of its details."""
    for folder in ("core", "games", "platform"):
        for path in (SOURCES / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                    details = {keyword.arg for keyword in node.keywords if keyword.arg}
                    for key in _keys(node.args[0]):
                        yield key, details


def _keys(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(value=str(key)):
            return [key]
        case ast.IfExp(body=body, orelse=other):
            return _keys(body) + _keys(other)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]):
            kinds = ("wrong-piece", "piece-twice", "piece-missing", "outside", "overlap", "uncovered")
            return [start + kind for kind in kinds]
        case _:
            raise AssertionError(ast.dump(node))


REFUSALS = sorted({(key, tuple(sorted(details))) for key, details in _refusals()})


@pytest.mark.parametrize("language", SPOKEN)
def test_every_refusal_can_be_said_with_the_details_it_has(language: str) -> None:
    words = Wording(Catalogue(language), ["North"])
    for key, details in REFUSALS:
        values: dict[str, str | int] = dict.fromkeys(details, 3) | {"suit": "red", "wish": "new-cards"}
        assert words.refusal(Refused(key, **{name: values[name] for name in details})).endswith((".", "!", "…"))


def test_no_refusal_is_left_over() -> None:
    """Those that rules raise, and those that stand anywhere else as a word of the wire."""
    places = [*SOURCES.rglob("*.py"), *(SOURCES.parents[1] / "web" / "src").rglob("*.ts")]
    written = {key for path in places for key in re.findall(r'"([a-z-]+\.[a-z-]+)"', path.read_text(encoding="utf-8"))}
    used = {f"refused-{key.replace('.', '-')}" for key in written | {key for key, _ in REFUSALS}}
    told = {name for name in Catalogue("en").ids("refusals") if name.startswith("refused-")}
    assert told - used == set()


FAULTS = ("polyomino/deck.py", "polyomino/board.py", "core/replay.py")


def test_every_fault_of_a_file_has_a_text() -> None:
    texts = Catalogue("en")
    keys = {
        key
        for path in FAULTS
        for key in re.findall(r'"((?:deck|region|log)\.[a-z-]+)"', (SOURCES / path).read_text(encoding="utf-8"))
    }
    assert len(keys) > 30
    for key in keys:
        assert f"fault-{key.replace('.', '-')}" in texts


@pytest.mark.parametrize("language", SPOKEN)
def test_texts_are_short_enough_to_be_put_together(language: str) -> None:
    """Fluent cuts nothing off: it fails where a text becomes too long."""
    for stem in ("terminal", "events", "names"):
        source = files("tafelrunde.i18n").joinpath("catalogues", language, f"{stem}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, fluent.Message):
                assert entry.span is not None
                assert entry.span.end - entry.span.start < 1500
