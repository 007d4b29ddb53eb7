"""A random player of the template game. Must not know more than a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.core.game import Plan
from tafelrunde.games.null.model import Command, View


def choose(
    view: View, legal: Sequence[Command], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Plan[Command] | None:
    """Any command, after a moment."""
    return Plan(legal[below(len(legal))], 200 + below(800)) if legal else None
