"""How long a bot needs: for a cover, for each piece of it, and between its acts; solving.toml has the numbers.
Must not know a clock, nor what is done in that time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from math import exp

import msgspec

from tafelrunde.core.game import Millis
from tafelrunde.games.ubongo.race.model import Board, Race

_DICE = 12  # that many even numbers make a normal one, nearly
_FINE = 1 << 20
_TRIES = 50
_OF_PIECES = {3: -0.5, 4: 0.5}
_OF_GRADES = 0.35
_MIDDLE_GRADE = 3


class Level(msgspec.Struct, frozen=True):
    """A line of the file."""

    skill: float
    pauses: tuple[float, float]


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file, in seconds."""

    a_piece: float
    middle: float
    hardness: float
    spread: float
    longest: float
    between_rounds: tuple[float, float]
    levels: dict[str, Level]


@cache
def calibration() -> Calibration:
    """The numbers in use."""
    return msgspec.toml.decode(resources.files(__package__).joinpath("solving.toml").read_bytes(), type=Calibration)


def hardness(board: Board) -> float:
    """The z of a board, from the number of its pieces and its grade."""
    grade = _MIDDLE_GRADE if board.grade is None else board.grade
    return _OF_PIECES.get(len(board.pieces), 0.0) + _OF_GRADES * (grade - _MIDDLE_GRADE)


def solving_ms(board: Board, level: str, below: Callable[[int], int]) -> Millis:
    """From the reveal to the call."""
    by = calibration()
    thinking = exp(by.middle + by.hardness * hardness(board) - by.levels[level].skill + by.spread * _normal(below))
    return round(1000 * min(by.longest, by.a_piece * len(board.pieces) + thinking))


def still_needed_ms(board: Board, level: str, spent: Millis, below: Callable[[int], int]) -> Millis:
    """Who has looked for so long without finding is one who needs longer."""
    for _ in range(_TRIES):
        whole = solving_ms(board, level, below)
        if whole > spent:
            return whole - spent
    return round(1000 * calibration().a_piece * len(board.pieces)) + below(30_000)


def spent_ms(race: Race, glass_ms: Millis | None) -> Millis:
    """How long everyone has had the boards when this glass began."""
    if race.until is None or race.revealed_at is None or glass_ms is None:
        return 0
    return max(0, race.until - glass_ms - race.revealed_at)


def steps_ms(pieces: int, needed: Millis, below: Callable[[int], int]) -> tuple[Millis, ...]:
    """When each piece but the last has come to lie for good: slowly at first, the last ones fall into place."""
    instants = (needed * (45 + 40 * place // pieces + below(15)) // 100 for place in range(pieces - 1))
    return tuple(sorted(instants))


def pause_ms(level: str, below: Callable[[int], int]) -> Millis:
    """A moment, as people take it."""
    return _within(calibration().levels[level].pauses, below)


def before_rolling_ms(level: str, race: Race | None, below: Callable[[int], int]) -> Millis:
    """Nobody rolls away the round that people still look at; before the first one there is nothing to look at."""
    return pause_ms(level, below) if race is None or race.number == 1 else _within(calibration().between_rounds, below)


def _within(seconds: tuple[float, float], below: Callable[[int], int]) -> Millis:
    shortest, longest = (round(1000 * limit) for limit in seconds)
    return shortest + below(longest - shortest)


def _normal(below: Callable[[int], int]) -> float:
    return sum(below(_FINE) for _ in range(_DICE)) / _FINE - _DICE / 2
