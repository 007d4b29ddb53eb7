"""The seam: what a game is. Knows no particular game, no clock, no chance and nobody's name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct

Seat: TypeAlias = int
Millis: TypeAlias = int

S = TypeVar("S")
C = TypeVar("C")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, beside state, command, event and view


class Refused(Exception):  # noqa: N818 - it is an answer to a player, not an error of ours
    """A command that the rules forbid: a message key and what its text needs; nothing has changed."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Move(Struct, Generic[C], frozen=True):
    """A seat's command: done at `at`, arrived at `received`; `settle` is the largest credit a rival may still have."""

    seat: Seat
    at: Millis
    received: Millis
    settle: Millis
    command: C


class Drawn(Struct, frozen=True):
    """What chance answered to the draw that was awaited."""

    at: Millis
    result: tuple[int, ...]


class TimeUp(Struct, frozen=True):
    """The awaited deadline has passed."""

    at: Millis


class Draw(Struct, frozen=True):
    """A question to chance: `take` different numbers below `among`, in random order."""

    what: str
    among: int
    take: int


class Deadline(Struct, frozen=True):
    """An instant the table must act at; the kind says whether it is shown early, rung late, or neither."""

    at: Millis
    kind: Literal["bell", "reveal", "settling"] = "bell"


class Awaits(Struct, frozen=True):
    """The whole flow control: seats we wait for, seats that may act but need not, chance, time; nothing means over."""

    needed: tuple[Seat, ...] = ()
    may: tuple[Seat, ...] = ()
    draw: Draw | None = None
    deadline: Deadline | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everyone who may act now, those we wait for first."""
        return self.needed + self.may

    @property
    def over(self) -> bool:
        """Nothing is awaited any more: the game is over."""
        return not (self.needed or self.may or self.draw or self.deadline)


NOTHING = Awaits()


class Outcome(Struct, frozen=True):
    """Who stands where: rank 1 is first, equal ranks share the place; a score is compared number by number."""

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]


def ranked(scores: Sequence[tuple[int, ...]]) -> Outcome:
    """Highest score first, compared number by number; equal scores share the place."""
    return Outcome(ranks=tuple(1 + sum(other > score for other in scores) for score in scores), scores=tuple(scores))


class Plan(Struct, Generic[C], frozen=True):
    """What a bot means to do, and after how long a pause; for a task of several parts also when each part but the last
    is seen to be done."""

    command: C
    after_ms: Millis = 0
    task: int = 0
    parts_ms: tuple[Millis, ...] = ()


class Bot(Protocol):
    """A player without a person: chance and budget come from outside; no plan means waiting."""

    def __call__(
        self,
        view: Any,
        legal: Sequence[Any],
        level: str,
        below: Callable[[int], int],
        more: Callable[[], bool],
    ) -> Plan[Any] | None: ...


@dataclass(frozen=True)
class Game(Generic[O, S, C, E, V]):
    """A game is seven pure functions, the types they speak in, and which of its events are chance's alone."""

    name: str
    seats: range
    options_type: type[O]
    command_type: type[C]
    event_type: type[E]
    view_type: type[V]
    new: Callable[[O, int], S]
    decide: Callable[[S, Move[C] | Drawn | TimeUp], list[E]]
    evolve: Callable[[S, E], S]
    awaits: Callable[[S], Awaits]
    view: Callable[[S, Seat | None], V]
    legal: Callable[[V], list[C]]
    outcome: Callable[[S], Outcome | None]
    is_drawn: Callable[[E], bool]


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def check_seats(game: AnyGame, seats: int) -> None:
    """A table has as many seats as its game allows."""
    if seats not in game.seats:
        raise Refused("table.seats", fewest=game.seats[0], most=game.seats[-1], seats=seats)
