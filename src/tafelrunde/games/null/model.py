"""The words of the template game: options, commands, events, state and view. Must not know the rules."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.secrecy import PerSeat, Sealed


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: how long everyone may think."""

    seconds: int = 30


class Keep(Struct, frozen=True, tag_field="kind", tag="keep", forbid_unknown_fields=True):
    """Keep the number."""


class Swap(Struct, frozen=True, tag_field="kind", tag="swap", forbid_unknown_fields=True):
    """Change the number, unseen, for the next one from the stock."""


class Dealt(Struct, frozen=True, tag_field="kind", tag="null.dealt"):
    """Everyone has a number; the stock lies face down."""

    hands: PerSeat[int]
    stock: Sealed[tuple[int, ...]]
    until: Millis


class Kept(Struct, frozen=True, tag_field="kind", tag="null.kept"):
    """A seat keeps its number."""

    seat: Seat


class Swapped(Struct, frozen=True, tag_field="kind", tag="null.swapped"):
    """A seat has a new number, which only that seat sees."""

    seat: Seat
    hand: Sealed[int]


class Shown(Struct, frozen=True, tag_field="kind", tag="null.shown"):
    """All numbers lie open."""

    hands: tuple[int, ...]


Command: TypeAlias = Keep | Swap
Event: TypeAlias = Dealt | Kept | Swapped | Shown


class Table(Struct, frozen=True):
    """What everyone sees."""

    seats: int
    seconds: int
    decided: tuple[bool, ...]
    until: Millis | None = None
    shown: tuple[int, ...] | None = None


class State(Struct, frozen=True):
    """What everyone sees, and what not everyone sees."""

    table: Table
    hands: tuple[int, ...] = ()
    stock: tuple[int, ...] = ()


class View(Struct, frozen=True):
    """The table as one seat sees it; a spectator has neither seat nor hand."""

    seat: Seat | None
    table: Table
    hand: int | None
