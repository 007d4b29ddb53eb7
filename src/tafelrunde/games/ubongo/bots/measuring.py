"""What each round brought each seat, for those who measure players. Must not know who plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tafelrunde.games.ubongo.race.model import RoundEnded


def round_points(events: Iterable[Any], seats: int) -> tuple[tuple[int, ...], ...]:
    """Rounds have no points of their own: how many rivals each seat was faster than; none for who found nothing."""
    finishes = (event.finishers for event in events if isinstance(event, RoundEnded))
    return tuple(tuple(_beaten(seat, finishers, seats) for seat in range(seats)) for finishers in finishes)


def _beaten(seat: int, finishers: tuple[int, ...], seats: int) -> int:
    return seats - 1 - finishers.index(seat) if seat in finishers else 0
