"""Who looks on at one node, who is there at a table, and when a change of it is worth a word; values alone.
Must not know who is told."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.platform.seating import Chair
from tafelrunde.platform.telling import Company as Present
from tafelrunde.platform.telling import Presence

_RTT_STEP = 10


class There(Struct, frozen=True):
    """Who looks on from one node: each seat's round trip and how long one way takes, and who watches, by their ids."""

    seats: dict[Seat, tuple[Millis | None, Millis]]
    watchers: dict[str, str]


NOBODY_THERE = There({}, {})


def presence_of(there: bool, chair: Chair) -> Presence:
    """A seat as everyone sees it."""
    if chair.bot is not None:
        return "bot"
    if not chair.taken:
        return "free"
    return "here" if there else "away"


def are_alike(one: There, other: There) -> bool:
    """A line that is a little longer than a moment ago is not worth a word to other nodes either."""
    if one.seats.keys() != other.seats.keys() or one.watchers != other.watchers:
        return False
    return all(_is_near(one.seats[seat][0], other.seats[seat][0]) for seat in one.seats)


def _is_near(new: Millis | None, old: Millis | None) -> bool:
    return (new is None) == (old is None) and abs((new or 0) - (old or 0)) < max(_RTT_STEP, (old or 0) // 4)


def looks_the_same(one: Present, other: Present) -> bool:
    """A round trip that is a little longer than a moment ago is not worth a word."""
    if (one.seats, one.watchers) != (other.seats, other.watchers):
        return False
    return all(_is_near(new, old) for new, old in zip(one.rtt, other.rtt, strict=True))
