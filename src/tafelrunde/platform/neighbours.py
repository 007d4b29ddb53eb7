"""What the other nodes of a house tell all of it, and what becomes of it here. Must not know how words travel."""

from __future__ import annotations

import logging

from tafelrunde.core.game import Millis, Refused
from tafelrunde.platform.between import Announced, Forgotten, InHouse, Listed, Renamed, SentOut
from tafelrunde.platform.lobby import MOST, is_listed, listed
from tafelrunde.platform.ports import NotStored
from tafelrunde.platform.table import Table

VOICE = "Tafelrunde"
"""Who says it when the house says something."""

log = logging.getLogger(__name__)


def heard(tables: list[Table], word: InHouse, now: Millis) -> None:
    """Another node has said something to the whole house."""
    match word:
        case Renamed(person=person):
            for table in tables:
                table.audience.rename(person)
        case Forgotten(person=person):
            for table in tables:
                table.audience.forget(person)
        case SentOut(person_id=person_id):
            send_out(tables, person_id)
        case Announced(text=text):
            announce(tables, text, now)
        case _:
            pass


def announce(tables: list[Table], text: str, now: Millis) -> int:
    """A word of the house at every table where somebody is; how many tables that were."""
    there = [table for table in tables if table.company.listeners]
    for table in there:
        table.company.announce(VOICE, text, now)
    return len(there)


def send_out(tables: list[Table], person_id: str) -> None:
    """Wherever somebody looks on, they look on no more."""
    for table in tables:
        for listener in [one for one in table.company.listeners if one.session.person.id == person_id]:
            listener.dismiss("web.banned")
            table.unlisten(listener)


def our_lobby(tables: list[Table]) -> tuple[tuple[Millis, Listed], ...]:
    """The public tables where somebody is at this node, the oldest first, each with the instant it was opened at."""
    there = sorted((table for table in tables if is_listed(table)), key=lambda one: one.record.opened)
    return tuple((table.record.opened, listed(table)) for table in there[:MOST])


async def looked_after(tables: list[Table]) -> None:
    """Each table's own beat; one that fails keeps no other from it."""
    for table in tables:
        try:
            await table.twin.beat()
        except (NotStored, Refused):
            log.info("table %s missed a beat", table.record.code)
