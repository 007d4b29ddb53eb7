"""What may be said about a choice: how good each move is and why, as values that any language can tell.
Must not know any game, nor who may be told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec import Struct

from tafelrunde.core.budget import More
from tafelrunde.core.game import Seat


class Reason(Struct, frozen=True):
    """A sentence: the id of its text, and the numbers in it."""

    text: str
    values: dict[str, int]


class Advice(Struct, frozen=True):
    """A move and what it is expected to bring: points of this round above the others' mean, in hundredths, and, where
    the whole game is at stake, the chance of winning it in percent."""

    command: Any
    points: int
    chance: int | None
    reasons: tuple[Reason, ...]


class Advise(Protocol):
    """From a seat's own view alone: every sensible move, the best first."""

    def __call__(
        self, view: Any, legal: Sequence[Any], below: Callable[[int], int], more: More
    ) -> tuple[Advice, ...]: ...


@dataclass(frozen=True)
class Adviser:
    """Who gives advice in a game, and who finds in what happened what a seat chose: nothing where it did not."""

    advise: Advise
    made: Callable[[Seat, Sequence[Any]], Any | None]
