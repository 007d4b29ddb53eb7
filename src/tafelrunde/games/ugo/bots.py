"""A random player of UGO!. Must not know more than a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.core.game import Plan
from tafelrunde.games.ugo.model import Command, View


def choose(
    view: View, legal: Sequence[Command], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Plan[Command] | None:
    """Any move that the rules allow, after a moment."""
    return Plan(legal[below(len(legal))], 300 + below(1500)) if legal else None
