"""What each round brought each seat, for those who measure players. Must not know who plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tafelrunde.games.ugo.events import RoundScored


def round_points(events: Iterable[Any], seats: int) -> tuple[tuple[int, ...], ...]:
    """UG-21: the points of the round."""
    return tuple(event.points for event in events if isinstance(event, RoundScored))
