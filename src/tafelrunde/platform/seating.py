"""A table's own words: who sits, and whether the game runs; pure, like a game.
Must not know names or persons, what is played, or who stores."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.game import Millis, Refused, Seat
from tafelrunde.core.replay import Closed, Opened

PREFIX = "table."


class Sit(Struct, frozen=True, tag_field="kind", tag="table.sit", forbid_unknown_fields=True):
    """Take this seat, or the first free one."""

    seat: Seat | None = None


class Leave(Struct, frozen=True, tag_field="kind", tag="table.leave", forbid_unknown_fields=True):
    """Give the seat back before the game has begun."""


class Start(Struct, frozen=True, tag_field="kind", tag="table.start", forbid_unknown_fields=True):
    """Begin the game; the sand of table time runs from here."""


class Seated(Struct, frozen=True, tag_field="kind", tag="table.seated"):
    """Somebody sits down."""

    seat: Seat


class Left(Struct, frozen=True, tag_field="kind", tag="table.left"):
    """A seat is free again."""

    seat: Seat


class Started(Struct, frozen=True, tag_field="kind", tag="table.started"):
    """The game begins and table time runs: which life of the process counts it, and since when by its clock."""

    run: int
    since: Millis


class Resumed(Struct, frozen=True, tag_field="kind", tag="table.resumed"):
    """Table time runs again, from where the last beat or the last event left it."""

    run: int
    since: Millis


Command: TypeAlias = Sit | Leave | Start
Event: TypeAlias = Opened | Seated | Left | Started | Resumed | Closed
Phase: TypeAlias = Literal["waiting", "playing", "over"]


class Seating(Struct, frozen=True):
    """Which seats are taken, and where the table is in its life."""

    taken: tuple[bool, ...] = ()
    phase: Phase = "waiting"

    @property
    def full(self) -> bool:
        """Is every seat taken?"""
        return all(self.taken)


@cache
def _decoder(words: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(words)


def decode_event(body: bytes) -> Event:
    """A stored table event, typed."""
    return _decoder(Event).decode(body)  # type: ignore[no-any-return]


def decode_command(body: bytes) -> Command:
    """A table command from outside; whatever does not fit raises msgspec's error."""
    return _decoder(Command).decode(body)  # type: ignore[no-any-return]


def evolve(seating: Seating, event: Event) -> Seating:
    """What has become of the seats."""
    match event:
        case Opened(seats=seats):
            return Seating((False,) * seats)
        case Seated(seat=seat):
            return replace(seating, taken=_changed(seating.taken, seat, True))
        case Left(seat=seat):
            return replace(seating, taken=_changed(seating.taken, seat, False))
        case Started():
            return replace(seating, phase="playing")
        case Resumed():
            return seating
        case Closed():
            return replace(seating, phase="over")
        case _:
            assert_never(event)


def _changed(taken: tuple[bool, ...], seat: Seat, now: bool) -> tuple[bool, ...]:
    return (*taken[:seat], now, *taken[seat + 1 :])


def sit(seating: Seating, seat: Seat | None, wish: Seat | None) -> Seated:
    """Who has no seat takes the wished or the first free one, before the game has begun."""
    if seat is not None:
        raise Refused("table.already-seated")
    if seating.phase != "waiting":
        raise Refused("table.has-begun")
    free = [place for place, taken in enumerate(seating.taken) if not taken]
    if not free:
        raise Refused("table.full")
    if wish is None:
        return Seated(free[0])
    if wish not in free:
        raise Refused("table.seat-taken")
    return Seated(wish)


def leave(seating: Seating, seat: Seat | None) -> Left:
    """A seat is given back only before the game has begun: afterwards who leaves keeps it."""
    if seat is None:
        raise Refused("table.not-seated")
    if seating.phase != "waiting":
        raise Refused("table.has-begun")
    return Left(seat)


def start(seating: Seating, seat: Seat | None, run: int, since: Millis) -> Started:
    """Once every seat is taken, anyone who sits may begin the game."""
    if seat is None:
        raise Refused("table.not-seated")
    if seating.phase != "waiting":
        raise Refused("table.has-begun")
    if not seating.full:
        raise Refused("table.not-full")
    return Started(run, since)


def legal(seating: Seating, seat: Seat | None) -> list[Command]:
    """What somebody may do with the table itself."""
    if seating.phase != "waiting":
        return []
    if seat is None:
        return [] if seating.full else [Sit()]
    return [Start(), Leave()] if seating.full else [Leave()]
