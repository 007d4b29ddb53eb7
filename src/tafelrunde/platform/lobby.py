"""Which tables strangers may know of, and how they see them. Must not know how anybody asks."""

from __future__ import annotations

from tafelrunde.platform.between import Listed
from tafelrunde.platform.table import Table

MOST = 100


def is_listed(table: Table) -> bool:
    """May strangers know of it, and is there something for them to do?"""
    seating = table.standing.seating
    lively = seating.phase != "over" and bool(table.audience.company.listeners)
    return seating.arrangement.public and lively and (not seating.full or seating.arrangement.watching)


def listed(table: Table) -> Listed:
    """A table as strangers see it."""
    seating, names = table.standing.seating, table.audience.names()
    free = sum(chair.open for chair in seating.chairs)
    return Listed(
        table.record.code,
        table.record.game,
        seating.phase,
        names,
        free,
        seating.arrangement.watching,
        table.standing.options,
    )
