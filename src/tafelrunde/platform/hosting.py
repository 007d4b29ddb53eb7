"""What people may do with the table itself: sit, leave, begin, pause, and what the host alone may; pure.
Must not know names or persons, what is played, or who stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

import msgspec
from msgspec import Struct

from tafelrunde.core.game import Refused, Seat
from tafelrunde.platform import seating as words
from tafelrunde.platform.seating import Arranged, Arrangement, BotSeated, GivenAway, Left, Muted, Seated, Seating


class Sit(Struct, frozen=True, tag_field="kind", tag="table.sit", forbid_unknown_fields=True):
    """Take this seat, or the first free one."""

    seat: Seat | None = None


class Leave(Struct, frozen=True, tag_field="kind", tag="table.leave", forbid_unknown_fields=True):
    """Give the seat back; once the game has begun the seat is kept and a bot plays for the time being."""


class Return(Struct, frozen=True, tag_field="kind", tag="table.return", forbid_unknown_fields=True):
    """Play again for oneself."""


class Start(Struct, frozen=True, tag_field="kind", tag="table.start", forbid_unknown_fields=True):
    """Begin the game; the sand of table time runs from here."""


class Pause(Struct, frozen=True, tag_field="kind", tag="table.pause", forbid_unknown_fields=True):
    """Let table time stand still."""


class Resume(Struct, frozen=True, tag_field="kind", tag="table.resume", forbid_unknown_fields=True):
    """Let table time run again."""


class SeatBot(Struct, frozen=True, tag_field="kind", tag="table.seat-bot", forbid_unknown_fields=True):
    """Put a bot of this level on this free seat, or on the first one."""

    level: str
    seat: Seat | None = None


class Remove(Struct, frozen=True, tag_field="kind", tag="table.remove", forbid_unknown_fields=True):
    """Send away who sits there; once the game has begun a bot plays until somebody else sits down."""

    seat: Seat


class Mute(Struct, frozen=True, tag_field="kind", tag="table.mute", forbid_unknown_fields=True):
    """Pass on nothing that this seat says, or pass it on again."""

    seat: Seat
    muted: bool


class Arrange(Struct, frozen=True, tag_field="kind", tag="table.arrange", forbid_unknown_fields=True):
    """Other house rules; once the game has begun only those of the chat may change."""

    arrangement: Arrangement


Command: TypeAlias = Sit | Leave | Return | Start | Pause | Resume | SeatBot | Remove | Mute | Arrange


class Stamp(Struct, frozen=True):
    """Which life of the process asks its clock, and what the clock says."""

    run: int
    since: int


def decide(
    seating: Seating, seat: Seat | None, command: Command, levels: Sequence[str], stamp: Stamp
) -> list[words.Event]:
    """What a command of this seat (None: of somebody who watches) leads to; raises Refused."""
    match command:
        case Sit(seat=wish):
            return _begun_where_full(seating, sit(seating, seat, wish), stamp)
        case Leave():
            return [leave(seating, seat, levels)]
        case Return():
            return [back(seating, seat)]
        case SeatBot(level=level, seat=wish):
            check_host(seating, seat)
            return _begun_where_full(seating, seat_bot(seating, level, wish, levels), stamp)
        case Start():
            check_host(seating, seat)
            return [start(seating, stamp)]
        case Pause():
            check_host(seating, seat)
            return [pause(seating)]
        case Resume():
            check_host(seating, seat)
            return [resume(seating, stamp)]
        case Remove(seat=other):
            check_host(seating, seat)
            return [remove(seating, seat, other, levels)]
        case Mute(seat=other, muted=muted):
            check_host(seating, seat)
            return [] if _chair(seating, other).muted == muted else [Muted(other, muted)]
        case Arrange(arrangement=arrangement):
            check_host(seating, seat)
            return [arrange(seating, arrangement)]
        case _:
            assert_never(command)


def _begun_where_full(seating: Seating, seated: Seated | BotSeated, stamp: Stamp) -> list[words.Event]:
    """A table that is to begin by itself begins with its last seat."""
    after = words.evolve(seating, seated)
    begins = after.arrangement.autostart and after.phase == "waiting" and after.full
    return [seated, start(after, stamp)] if begins else [seated]


def check_host(seating: Seating, seat: Seat | None) -> None:
    """Some things are for the host alone."""
    if seat is None:
        raise Refused("table.not-seated")
    if seat != seating.host:
        raise Refused("table.not-host")


def sit(seating: Seating, seat: Seat | None, wish: Seat | None) -> Seated:
    """Who has no seat takes the wished or the first free one; during a game that is a seat somebody gave up."""
    if seat is not None:
        raise Refused("table.already-seated")
    if seating.phase == "over":
        raise Refused("table.has-begun")
    free = [place for place, chair in enumerate(seating.chairs) if chair.open]
    if not free:
        raise Refused("table.full" if seating.phase == "waiting" else "table.has-begun")
    if wish is None:
        return Seated(free[0])
    if wish not in free:
        raise Refused("table.seat-taken")
    return Seated(wish)


def leave(seating: Seating, seat: Seat | None, levels: Sequence[str]) -> words.Event:
    """Before the game a seat is given back; during it the seat is kept, and a bot plays at once where one may."""
    if seat is None:
        raise Refused("table.not-seated")
    if seating.phase == "waiting":
        return Left(seat)
    taken_over = None if seating.chairs[seat].bot is not None else took_over(seating, seat, levels)
    if taken_over is None:
        raise Refused("table.has-begun")
    return taken_over


def took_over(seating: Seating, seat: Seat, levels: Sequence[str]) -> words.TookOver | None:
    """A bot for somebody who is away, where the house rules and the house have one; nobody plays alone by proxy."""
    chair = seating.chairs[seat]
    plays = seating.phase == "playing" and chair.taken and chair.bot is None
    may = plays and seating.arrangement.leavers == "bot" and len(seating.chairs) > 1
    return words.TookOver(seat, levels[0]) if may and levels else None


def back(seating: Seating, seat: Seat | None) -> words.Returned:
    """Who has a seat that a bot plays may play again."""
    if seat is None:
        raise Refused("table.not-seated")
    if seating.phase != "playing":
        raise Refused("table.not-playing")
    if seating.chairs[seat].bot is None:
        raise Refused("table.already-seated")
    return words.Returned(seat)


def seat_bot(seating: Seating, level: str, wish: Seat | None, levels: Sequence[str]) -> BotSeated:
    """Before the game a bot can have any free seat."""
    if seating.phase != "waiting":
        raise Refused("table.has-begun")
    if level not in levels:
        raise Refused("table.no-such-bot")
    free = [place for place, chair in enumerate(seating.chairs) if chair.open]
    if not free:
        raise Refused("table.full")
    if wish is not None and wish not in free:
        raise Refused("table.seat-taken")
    return BotSeated(free[0] if wish is None else wish, level)


def start(seating: Seating, stamp: Stamp) -> words.Started:
    """Once every seat is taken the game can begin."""
    if seating.phase != "waiting":
        raise Refused("table.has-begun")
    if not seating.full:
        raise Refused("table.not-full")
    return words.Started(stamp.run, stamp.since)


def pause(seating: Seating) -> words.Paused:
    """A running game can be paused, but not by somebody who plays alone against the clock (UD-16)."""
    if seating.phase != "playing":
        raise Refused("table.not-playing")
    if seating.alone:
        raise Refused("table.alone")
    if seating.paused:
        raise Refused("table.paused")
    return words.Paused()


def resume(seating: Seating, stamp: Stamp) -> words.Resumed:
    """A paused game can go on."""
    if not seating.paused:
        raise Refused("table.not-paused")
    return words.Resumed(stamp.run, stamp.since)


def remove(seating: Seating, host: Seat | None, other: Seat, levels: Sequence[str]) -> words.Event:
    """Before the game a seat is cleared; during it a person's seat goes to a bot until somebody else sits down."""
    chair = _chair(seating, other)
    if other == host:
        raise Refused("table.not-yourself")
    if seating.phase == "over" or (not chair.taken and (chair.bot is None or seating.phase == "playing")):
        raise Refused("table.nobody-there")
    if seating.phase == "waiting":
        return Left(other)
    if not levels:
        raise Refused("table.no-such-bot")
    return GivenAway(other, levels[0])


def arrange(seating: Seating, arrangement: Arrangement) -> Arranged:
    """House rules: before the game all of them, afterwards how people talk; strangers get no free text."""
    check_arrangement(arrangement)
    before = seating.arrangement
    if seating.phase != "waiting" and arrangement != msgspec.structs.replace(before, chat=arrangement.chat):
        raise Refused("table.has-begun")
    return Arranged(arrangement)


def check_arrangement(arrangement: Arrangement) -> None:
    """Free text is for tables that nobody finds without being told, and where hints are given nothing counts."""
    if arrangement.rated and arrangement.practice:
        raise Refused("table.practice-or-rated")
    if arrangement.public and arrangement.chat == "free":
        raise Refused("table.chat-in-private")


def _chair(seating: Seating, seat: Seat) -> words.Chair:
    if not 0 <= seat < len(seating.chairs):
        raise Refused("table.nobody-there")
    return seating.chairs[seat]


def legal(seating: Seating, seat: Seat | None, levels: Sequence[str]) -> list[Command]:
    """What somebody may do with the table itself."""
    if seating.phase == "over":
        return []
    if seat is None:
        return [Sit()] if any(chair.open for chair in seating.chairs) else []
    own = _legal_for_anyone(seating, seat, levels)
    return own if seat != seating.host else [*_legal_for_the_host(seating, seat, levels), *own]


def _legal_for_anyone(seating: Seating, seat: Seat, levels: Sequence[str]) -> list[Command]:
    if seating.phase == "waiting":
        return [Leave()]
    if seating.chairs[seat].bot is not None:
        return [Return()]
    return [Leave()] if took_over(seating, seat, levels) else []


def _legal_for_the_host(seating: Seating, host: Seat, levels: Sequence[str]) -> list[Command]:
    chairs = list(enumerate(seating.chairs))
    if seating.phase == "waiting":
        others = [seat for seat, chair in chairs if seat != host and not chair.open]
        bots: list[Command] = [] if seating.full else [SeatBot(level) for level in levels]
        return [*([Start()] if seating.full else bots), *(Remove(seat) for seat in others)]
    removable = [seat for seat, chair in chairs if seat != host and chair.taken and levels]
    time: list[Command] = [Resume()] if seating.paused else [] if seating.alone else [Pause()]
    return [*time, *(Remove(seat) for seat in removable)]
