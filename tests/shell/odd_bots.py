"""Bots of the template game that try what no bot should; each can be sent to another process."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.core.game import Plan
from tafelrunde.games.null.bots import choose
from tafelrunde.platform.thinking import SIMPLEST, Question, thought


class AtOnce:
    """Bots that answer in the test's own process."""

    def __init__(self, bots: dict[str, Any]) -> None:
        self._bots = bots

    def wake(self) -> None:
        """They are."""

    async def plan(self, question: Question) -> Plan[Any] | None:
        return thought(self._bots[question.game], question, think_ms=1, patience_ms=20_000)


def odd(
    view: Any, legal: Sequence[Any], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Plan[Any] | None:
    """What its level says; the simplest level is honest."""
    match level:
        case "tells its process":
            return Plan(legal[0], os.getpid())
        case "fails":
            raise ZeroDivisionError
        case "never ends":
            while True:
                more()
        case "dies":
            os._exit(3)
        case _:
            return choose(view, legal, level, below, more)


def hopeless(
    view: Any, legal: Sequence[Any], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Plan[Any] | None:
    """Fails at every level."""
    raise RuntimeError(SIMPLEST)
