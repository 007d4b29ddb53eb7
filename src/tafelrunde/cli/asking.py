"""What several commands ask for: a game by name, seats, options, a log file. Must not print."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.core.game import AnyGame, Refused
from tafelrunde.core.replay import Log, read
from tafelrunde.games import CATALOGUE


class Unanswerable(Exception):  # noqa: N818 - a finding about somebody's command line
    """A command line that cannot be answered, with the reason as a sentence."""


def game_named(name: str) -> AnyGame:
    """The game of the catalogue."""
    game = CATALOGUE.get(name)
    if game is None:
        raise Unanswerable(f"there is no game {name!r}; there are {', '.join(sorted(CATALOGUE))}")
    return game


def seats_for(game: AnyGame, wanted: int | None) -> int:
    """As many seats as were asked for, or as many as the game allows up to four."""
    if wanted is None:
        return min(4, game.seats[-1])
    if wanted not in game.seats:
        raise Unanswerable(f"{game.name} is played by {game.seats[0]} to {game.seats[-1]}, not by {wanted}")
    return wanted


def options_from(game: AnyGame, pairs: list[str], seats: int) -> Any:
    """Options from `key=value` words; a value is JSON where it can be read so, else a text."""
    given: dict[str, Any] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Unanswerable(f"--option {pair}: write it as key=value")
        try:
            given[key] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            given[key] = value
    try:
        options = msgspec.convert(given, game.options_type)
        game.new(options, seats)
    except msgspec.ValidationError as fault:
        known = ", ".join(field.name for field in msgspec.structs.fields(game.options_type))
        raise Unanswerable(f"--option: {fault}; {game.name} knows {known}") from None
    except Refused as refusal:
        details = ", ".join(f"{name} {value}" for name, value in refusal.details.items())
        raise Unanswerable(f"--option: {refusal.key}{f' ({details})' if details else ''}") from None
    return options


def log_from(path: Path) -> Log:
    """A log file, read and checked for form."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise Unanswerable(f"{path}: {fault.strerror}") from None
    return read(data, str(path), CATALOGUE)
