"""What every table of a house shares. Must not know tables by more than their name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tafelrunde.core.game import Seat
from tafelrunde.platform.measures import Measures
from tafelrunde.platform.ports import Clock, Person, Store, TableRecord
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.thinking import NOBODY, Thinking

Over: TypeAlias = Callable[[TableRecord, Standing, Mapping[Seat, Person]], None]
"""Hears of a table whose game has ended, where it then stands, and who sits there."""


@dataclass(frozen=True)
class World:
    """`over` is told once of every table whose game ends."""

    store: Store
    clock: Clock
    run: int
    levels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    thinking: Thinking = NOBODY
    over: Over = lambda record, standing, holders: None
    measures: Measures = field(default_factory=Measures)
