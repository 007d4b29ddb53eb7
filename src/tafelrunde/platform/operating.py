"""What the operator of a house may do: look around, close a table, keep somebody out, say something to everyone.
Must not know how they ask, nor rules."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.core.game import Millis, Refused
from tafelrunde.platform.archive import Banned
from tafelrunde.platform.between import Announced, SentOut
from tafelrunde.platform.company import LETTERS, clean_text
from tafelrunde.platform.deciding import on_shutting
from tafelrunde.platform.house import House
from tafelrunde.platform.neighbours import announce as announce_at
from tafelrunde.platform.neighbours import send_out
from tafelrunde.platform.seating import Phase
from tafelrunde.platform.table import Table


class TableNow(Struct, frozen=True):
    """A table that is in memory: what is played, how far it is, who sits there and how many look on."""

    code: str
    game: str
    opened: Millis
    phase: Phase
    paused: bool
    public: bool
    names: tuple[str | None, ...]
    sockets: int


class PersonNow(Struct, frozen=True):
    """Somebody who is there, once for each table they look at."""

    id: str
    name: str
    code: str
    seated: bool


class HouseNow(Struct, frozen=True):
    """All that an operator sees at a glance; `kept` is how much lies in the database."""

    tables: tuple[TableNow, ...]
    people: tuple[PersonNow, ...]
    banned: tuple[Banned, ...]
    kept: dict[str, int]


async def house_now(house: House) -> HouseNow:
    """How it stands."""
    tables = sorted(house.tables, key=lambda one: one.record.opened)
    people = [somebody for table in tables for somebody in _people_at(table)]
    banned, kept = await house.store.archive.banned(), await house.store.archive.counts()
    return HouseNow(tuple(_table_now(table) for table in tables), tuple(people), tuple(banned), kept)


def _table_now(table: Table) -> TableNow:
    record, seating = table.record, table.standing.seating
    return TableNow(
        record.code,
        record.game,
        record.opened,
        seating.phase,
        seating.paused,
        seating.arrangement.public,
        table.audience.names(),
        len(table.audience.company.listeners),
    )


def _people_at(table: Table) -> list[PersonNow]:
    there = {one.session.person.id: one.session.person for one in table.audience.company.listeners}
    seated = {person.id for person in table.audience.people().values()}
    return [PersonNow(one.id, one.name, table.record.code, one.id in seated) for one in there.values()]


async def shut(house: House, code: str) -> None:
    """Close a table for good: whoever is there is told why, and nobody comes in any more."""
    table = await house.find(code)
    if table is None:
        raise Refused("table.unknown")
    await table.ask(lambda terms, standing: on_shutting(terms, standing, table.now))


async def ban(house: House, person_id: str) -> None:
    """Let somebody in no more; wherever they are, they are sent away."""
    await house.store.archive.ban(person_id, house.clock.now_ms())
    send_out(house.tables, person_id)
    house.nodes.tell(SentOut(house.nodes.run, person_id))


async def pardon(house: House, person_id: str) -> None:
    """Let somebody in again."""
    await house.store.archive.ban(person_id, None)


def announce(house: House, text: str) -> int:
    """Say something at every table where somebody is; how many tables of this node that were."""
    words = clean_text(text)
    if not words:
        raise Refused("chat.empty", most=LETTERS)
    house.nodes.tell(Announced(house.nodes.run, words))
    return announce_at(house.tables, words, house.clock.now_ms())
