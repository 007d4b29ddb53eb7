"""How much of a slow line is made up for: measured round trips, credits that run out, and when a bell rings.
Must not know sockets, tables or rules: delays come in as numbers, instants of the rules come in as deadlines."""

from __future__ import annotations

from collections.abc import Collection
from math import inf

from msgspec import Struct

from tafelrunde.core.game import Deadline, Millis, Seat

MOST: Millis = 150
"""No more than this is made up for, led by at a reveal, or waited for at the end of a race."""
AHEAD: Millis = 100
"""A reveal is stored so much before the first share of it sets out: a busy disk is no handicap of the longest line."""
WINDOW: Millis = 30_000
REFILL_PER_SECOND: Millis = 40
"""What two acts of the longest line cost comes back in the shortest round that anybody plays, of eight seconds."""
ACTS = 2
"""Who has claimed takes a second later: both count from when they were done."""
TOO_CLOSE: Millis = 15
"""Two instants that lie nearer than this are shown as too close to tell."""
_UNANSWERED = 8


class Meter:
    """One line as the server itself measures it: the round trips of its own probes in the last thirty seconds."""

    def __init__(self) -> None:
        self._sent: dict[int, Millis] = {}
        self._trips: list[tuple[Millis, Millis]] = []  # a handful; an empty deque is larger than a full list
        self._shortest: Millis | None = None
        self._shortest_until: float = inf
        self._number = 0

    def probe(self, now: Millis) -> int:
        """A number that is to come back at once."""
        self._number += 1
        self._sent[self._number] = now
        if len(self._sent) > _UNANSWERED:
            del self._sent[min(self._sent)]
        return self._number

    def answered(self, probe: int, now: Millis) -> bool:
        """It is back; False where nobody asked for it, or it has been back before."""
        sent = self._sent.pop(probe, None)
        if sent is None:
            return False
        self.took(now - sent, now)
        return True

    def took(self, trip: Millis, now: Millis) -> None:
        """Something was there and back in so long; by whichever way it went, the line is no longer than that."""
        self._trips.append((now, trip))
        self._look(now)

    def rtt(self, now: Millis) -> Millis | None:
        """The shortest round trip of late: what is longer was held up on the way, by whomever."""
        if now >= self._shortest_until:
            self._look(now)
        return self._shortest

    def _look(self, now: Millis) -> None:
        """Every move asks, and a new answer comes only with a new trip or when the oldest one is too old."""
        self._trips = [(at, trip) for at, trip in self._trips if at > now - WINDOW]
        self._shortest = min((trip for _, trip in self._trips), default=None)
        self._shortest_until = self._trips[0][0] + WINDOW if self._trips else inf

    def owd(self, now: Millis) -> Millis:
        """How long one way takes; 0 where nothing is known, and never more than can be made up for."""
        rtt = self.rtt(now)
        return 0 if rtt is None else min(MOST, rtt // 2)


class Allowance:
    """What somebody may still be credited. It grows slowly, and only as far as the measured line is long:
    who holds back echoes to look slow gains little, late, and in the log."""

    def __init__(self) -> None:
        self._left: float = 0
        self._since: Millis | None = None

    def measured(self, owd: Millis, now: Millis) -> None:
        """The line is so long now; the first time all that may ever be left is allowed at once."""
        grown = ACTS * MOST if self._since is None else self._left + (now - self._since) * REFILL_PER_SECOND / 1000
        self._left, self._since = min(ACTS * owd, grown), now

    def credit(self, owd: Millis, now: Millis) -> Millis:
        """How long before its arrival a command counts as done; nothing is taken yet."""
        if self._since is None:
            return 0
        return int(min(owd, self._left + (now - self._since) * REFILL_PER_SECOND / 1000))

    def spend(self, credit: Millis, owd: Millis, now: Millis) -> None:
        """It has been credited."""
        self.measured(owd, now)
        self._left -= credit


class Lags(Struct, frozen=True):
    """How long each seat's line is, one way; by arrival there are none."""

    of: tuple[Millis, ...] = ()

    def largest(self, seats: Collection[Seat]) -> Millis:
        """The largest credit that one of these seats may still have."""
        return max((self.of[seat] for seat in seats), default=0) if self.of else 0


ARRIVAL = Lags()


def lead(lags: Lags) -> Millis:
    """How early the first share of a reveal sets out, so that the slowest line, too, can bring it in time."""
    return max(lags.of, default=0)


def rings_at(deadline: Deadline, waiting: Collection[Seat], lags: Lags) -> Millis:
    """When the alarm acts on a deadline: a reveal is stored a moment early, a bell waits for what was done in time and
    is still on its way, and what is being settled is settled when it was said."""
    match deadline.kind:
        case "reveal":
            return deadline.at - lead(lags) - AHEAD * bool(lags.of)
        case "bell":
            return deadline.at + lags.largest(waiting)
        case "settling":
            return deadline.at
