"""What a house counts while it runs: how long things take, and how many of them there were.
Must not know who reads it; counting costs less than a microsecond, as it is done for every move."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter

BOUNDS = (0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)
"""Seconds: so many took no longer than that."""


class Durations:
    """How often something took how long."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def since(self, instant: float) -> float:
        """It took from that instant until now, which is returned."""
        now = perf_counter()
        self.add(now - instant)
        return now


class Outages:
    """How often something that a house needs has gone away, and for how many seconds in all."""

    __slots__ = ("_seconds", "_since", "times")

    def __init__(self) -> None:
        self.times = 0
        self._seconds = 0.0
        self._since: float | None = None

    def began(self) -> None:
        """It is away; that may be noticed more than once."""
        if self._since is None:
            self.times += 1
            self._since = perf_counter()

    def ended(self) -> None:
        """It is there."""
        if self._since is not None:
            self._seconds += perf_counter() - self._since
            self._since = None

    @property
    def lasts(self) -> bool:
        """Is it away now?"""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """All of them, and that which lasts as far as it has come."""
        return self._seconds + (0.0 if self._since is None else perf_counter() - self._since)


@dataclass
class Measures:
    """Of one house; `decide`, `append` and `send` are the three parts of a move. `conflicts` are races for a place in
    the log that another node has won, `gaps` words of other nodes that were missing and were read from the log."""

    decide: Durations = field(default_factory=Durations)
    append: Durations = field(default_factory=Durations)
    send: Durations = field(default_factory=Durations)
    lag: Durations = field(default_factory=Durations)
    moves: int = 0
    conflicts: int = 0
    gaps: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
