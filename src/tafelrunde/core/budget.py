"""How long a bot may think, counted in questions: the same number, the same thoughts. Must not know a clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

More: TypeAlias = Callable[[], bool]
Budget: TypeAlias = Callable[[], More]
"""Asked anew for each decision: whether there is time for another spell of thinking."""


def spells(number: int) -> Budget:
    """So many spells of thinking for each decision; a bot takes one at least."""

    def begun() -> More:
        left = iter(range(number - 1))
        return lambda: next(left, None) is not None

    return begun


ONE_SPELL = spells(1)
