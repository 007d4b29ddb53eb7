"""What every table of a house shares. Must not know tables by more than their name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from tafelrunde.core.game import Seat
from tafelrunde.platform.elsewhere import Elsewhere, Nowhere
from tafelrunde.platform.measures import Measures
from tafelrunde.platform.nodes import Nodes
from tafelrunde.platform.ports import Clock, Person, Store, TableRecord
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.thinking import NOBODY, Thinking

Over: TypeAlias = Callable[[TableRecord, Standing, Mapping[Seat, Person]], None]
"""Hears of a table whose game has ended, where it then stands, and who sits there."""


@dataclass(frozen=True)
class World:
    """`over` is told once of every table whose game ends; `nodes` are the others that the house runs on."""

    store: Store
    clock: Clock
    run: int
    nodes: Nodes
    levels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    thinking: Thinking = NOBODY
    over: Over = lambda record, standing, holders: None
    measures: Measures = field(default_factory=Measures)

    def elsewhere(self, table_id: str) -> Nowhere:
        """A table on the other nodes, where there are any."""
        bus = self.nodes.bus
        return Nowhere() if bus is None else Elsewhere(self.nodes, bus, self.clock, table_id)

    async def may_be_kept(self, run: int) -> bool:
        """Could a node that cannot be asked let a table's time run?"""
        return not self.nodes.connected and await self.nodes.lives(run)
