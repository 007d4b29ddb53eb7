"""How much is too much: a bucket that holds so many at once and refills by the clock. Must not know what is counted."""

from __future__ import annotations

from tafelrunde.core.game import Millis


class Bucket:
    """So many at once, and after that one in every so many milliseconds."""

    __slots__ = ("_deep_ms", "_each_ms", "_full_at")

    def __init__(self, burst: int, each_ms: float) -> None:
        self._each_ms = each_ms
        self._deep_ms = burst * each_ms
        self._full_at: float = 0

    def spend(self, now: Millis) -> bool:
        """Take one out; False where there is none, and then nothing is taken."""
        full_at = max(self._full_at, now) + self._each_ms
        if full_at - now > self._deep_ms:
            return False
        self._full_at = full_at
        return True

    def is_empty(self, now: Millis) -> bool:
        """There is nothing to take out."""
        return max(self._full_at, now) + self._each_ms - now > self._deep_ms

    def is_full(self, now: Millis) -> bool:
        """Nothing has been taken out that is not back."""
        return self._full_at <= now
