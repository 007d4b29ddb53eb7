"""A random player of UGO!. Must not know more than a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.core.game import Plan
from tafelrunde.games.ugo.model import Command, PlayCard, View


def choose(
    view: View, legal: Sequence[Command], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Plan[Command] | None:
    """Any card that may be played or any way to place, after a moment; what is placed stays as it is."""
    wishes = [command for command in legal if isinstance(command, PlayCard)] or legal
    return Plan(wishes[below(len(wishes))], 300 + below(1500)) if wishes else None
