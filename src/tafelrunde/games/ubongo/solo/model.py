"""The words of solo: commands, events, state and view. Must not know the rules, nor earlier results."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.secrecy import Sealed
from tafelrunde.games.ubongo.diamonds.model import Options
from tafelrunde.games.ubongo.race.model import Board, Claim, DieFell, Laid, Resign, Roll
from tafelrunde.polyomino.deck import Symbol


class Skip(Struct, frozen=True, tag_field="kind", tag="skip", forbid_unknown_fields=True):
    """Lay the task aside for a new card."""

    task: int


class Hint(Struct, frozen=True, tag_field="kind", tag="hint", forbid_unknown_fields=True):
    """Ask where one piece may lie; the run is no record any more."""

    task: int


class RunBegan(Struct, frozen=True, tag_field="kind", tag="solo.run-began"):
    """The first roll; the clock starts with the first task."""


class TaskRevealed(Struct, frozen=True, tag_field="kind", tag="solo.task-revealed"):
    """A new card lies open; `until` is the end of the run, where minutes are played."""

    task: int
    at: Millis
    board: Board
    until: Millis | None
    reshuffled: bool = False


class TaskSolved(Struct, frozen=True, tag_field="kind", tag="solo.task-solved"):
    """A task is done, so many milliseconds after the first reveal."""

    task: int
    at: Millis
    since_start: Millis
    cover: tuple[Laid, ...]


class TaskLaidAside(Struct, frozen=True, tag_field="kind", tag="solo.task-laid-aside"):
    """A task was not to the player's liking."""

    task: int


class HintGiven(Struct, frozen=True, tag_field="kind", tag="solo.hint-given"):
    """One piece of a cover, for the player alone."""

    task: int
    laid: Sealed[Laid]


class RunEnded(Struct, frozen=True, tag_field="kind", tag="solo.run-ended"):
    """The result: how many tasks, and when the last of them was done; only a complete run without hints counts."""

    tasks: int
    took: Millis
    hints: int
    complete: bool


Command: TypeAlias = Roll | Claim | Skip | Hint | Resign
Event: TypeAlias = RunBegan | DieFell | TaskRevealed | TaskSolved | TaskLaidAside | HintGiven | RunEnded


class Done(Struct, frozen=True):
    """A task that was solved."""

    task: int
    board: Board
    cover: tuple[Laid, ...]
    since_start: Millis


class Open(Struct, frozen=True):
    """What everyone sees of a run; `task` counts the cards revealed so far."""

    options: Options
    begun: bool = False
    task: int = 0
    symbol: Symbol | None = None
    board: Board | None = None
    started_at: Millis = 0
    until: Millis | None = None
    done: tuple[Done, ...] = ()
    laid_aside: int = 0
    hints: int = 0
    hints_here: int = 0
    result: RunEnded | None = None


class State(Struct, frozen=True):
    """What everyone sees, the cards not yet drawn, and the hints for this task."""

    open: Open
    stock: tuple[int, ...]
    hinted: tuple[Laid, ...] = ()


class View(Struct, frozen=True, tag="solo"):
    """The run as the player sees it; a spectator sees no hints."""

    seat: Seat | None
    open: Open
    hinted: tuple[Laid, ...]
