"""The words of a round: boards, commands, events and the round as everyone sees it. Must not know the rules."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.secrecy import Sealed
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.deck import Side, Symbol
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.piece import Cell, PieceName


class Board(Struct, frozen=True):
    """UC-3: one side of a card with the pieces that it shows for the rolled symbol."""

    card: int
    side: Side
    region: Region
    pieces: tuple[PieceName, ...]
    grade: int | None = None  # how hard, from 1 to 5, if the deck says so


class Laid(Struct, frozen=True):
    """A piece on the board, with the cells that it covers written out for any reader."""

    placement: Placement
    cells: tuple[Cell, ...]


class Roll(Struct, frozen=True, tag_field="kind", tag="roll", forbid_unknown_fields=True):
    """Roll the die and turn the sandglass."""

    round: int


class Claim(Struct, frozen=True, tag_field="kind", tag="claim", forbid_unknown_fields=True):
    """The call, Ubongo: the whole cover, piece by piece."""

    round: int
    placements: tuple[Placement, ...]


class GiveUp(Struct, frozen=True, tag_field="kind", tag="give-up", forbid_unknown_fields=True):
    """Stop looking for a cover in this glass; once more means to go on after all."""

    round: int
    glass: int


class Resign(Struct, frozen=True, tag_field="kind", tag="resign", forbid_unknown_fields=True):
    """Leave for good; the table sends it when no bot may take over."""


class BoardsDealt(Struct, frozen=True, tag_field="kind", tag="ubongo.boards-dealt"):
    """Everyone in the round has a card, face down; the start player may roll."""

    round: int
    starter: Seat
    seats: tuple[Seat, ...]
    cards: Sealed[tuple[int, ...]]
    roll_by: Millis
    reshuffled: bool = False


class Rolled(Struct, frozen=True, tag_field="kind", tag="ubongo.rolled"):
    """The die rolls; by nobody's hand when the start player was too slow. The boards open at `reveal_at`."""

    round: int
    seat: Seat | None
    reveal_at: Millis


class DieFell(Struct, frozen=True, tag_field="kind", tag="ubongo.die-fell"):
    """The symbol for this round."""

    round: int
    symbol: Symbol


class Revealed(Struct, frozen=True, tag_field="kind", tag="ubongo.revealed"):
    """The boards lie open, one a seat that takes part, and the sand runs `until` its bell (none: no sandglass)."""

    round: int
    at: Millis
    symbol: Symbol
    boards: tuple[Board | None, ...]
    until: Millis | None


class Solved(Struct, frozen=True, tag_field="kind", tag="ubongo.solved"):
    """A seat has covered its board; its rank is sure at `settled_by`."""

    round: int
    seat: Seat
    at: Millis
    cover: tuple[Laid, ...]
    settled_by: Millis


class Ranked(Struct, frozen=True, tag_field="kind", tag="ubongo.ranked"):
    """The order is sure: the seat has this rank, after solving for `took` milliseconds."""

    round: int
    seat: Seat
    rank: int
    at: Millis
    took: Millis


class GaveUp(Struct, frozen=True, tag_field="kind", tag="ubongo.gave-up"):
    """A seat does not look for a cover any more in this glass."""

    round: int
    glass: int
    seat: Seat


class ThoughtBetter(Struct, frozen=True, tag_field="kind", tag="ubongo.thought-better"):
    """A seat that had given up goes on after all."""

    round: int
    glass: int
    seat: Seat


class GlassTurned(Struct, frozen=True, tag_field="kind", tag="ubongo.glass-turned"):
    """Nobody has solved: the sandglass runs once more."""

    round: int
    glass: int
    until: Millis


class RoundEnded(Struct, frozen=True, tag_field="kind", tag="ubongo.round-ended"):
    """The boards are put aside."""

    round: int
    finishers: tuple[Seat, ...]


class Resigned(Struct, frozen=True, tag_field="kind", tag="ubongo.resigned"):
    """A seat has left for good."""

    seat: Seat


RaceEvent: TypeAlias = (
    Rolled | DieFell | Revealed | Solved | Ranked | GaveUp | ThoughtBetter | GlassTurned | RoundEnded | Resigned
)


class Finish(Struct, frozen=True):
    """A cover that was found: whose, when, and until when an earlier one could still arrive."""

    seat: Seat
    at: Millis
    cover: tuple[Laid, ...]
    settled_by: Millis


class Race(Struct, frozen=True):
    """A round as everyone sees it; `seats` take part, `gone` have left the table for good."""

    number: int
    starter: Seat
    seats: tuple[Seat, ...]
    roll_by: Millis
    gone: tuple[Seat, ...] = ()
    reveal_at: Millis | None = None
    symbol: Symbol | None = None
    revealed_at: Millis | None = None
    boards: tuple[Board | None, ...] = ()
    glass: int = 0
    until: Millis | None = None
    settling: tuple[Finish, ...] = ()
    finishes: tuple[Finish, ...] = ()
    given_up: tuple[Seat, ...] = ()
    over: bool = False
