"""Somebody goes for good: first from the tables, where a seat must not stay that nobody will ever come back to.
Must not know how anybody asks."""

from __future__ import annotations

import logging

from tafelrunde.core.game import Refused, Seat
from tafelrunde.platform.between import Forgotten
from tafelrunde.platform.deciding import Batch, Terms, with_own
from tafelrunde.platform.house import House
from tafelrunde.platform.letters import Decide
from tafelrunde.platform.ports import Holder, NotStored, Person
from tafelrunde.platform.seating import Event, GivenAway, Left, Seating
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.table import Table

log = logging.getLogger(__name__)


async def forget(house: House, person: Person) -> None:
    """Remove somebody: from the tables that are awake, from the records, and from every device."""
    for table in house.tables:
        if (seat := table.audience.seat_of(person)) is not None:
            try:
                await table.ask(_gives_up(table, seat))
            except (Refused, NotStored):
                log.warning("somebody who is forgotten has kept a seat at table %s", table.record.code)
    await house.store.archive.forget(person.id)
    for table in house.tables:
        table.audience.forget(person)
    house.nodes.tell(Forgotten(house.nodes.run, person))


def _gives_up(table: Table, seat: Seat) -> Decide:
    def decide(terms: Terms, standing: Standing) -> Batch | None:
        event = given_up(standing.seating, seat, terms.levels)
        if event is None:
            return None
        batch = Batch((), standing, table.now, table.now, seat=seat, holders=(Holder(seat, None),))
        return with_own(terms, batch, event)

    return decide


def given_up(seating: Seating, seat: Seat, levels: tuple[str, ...]) -> Event | None:
    """Before the game the seat is free again; during it a bot keeps it warm for whoever comes, where there is one."""
    match seating.phase:
        case "waiting":
            return Left(seat)
        case "playing" if levels and not seating.alone:
            return GivenAway(seat, levels[0])
        case _:
            return None
