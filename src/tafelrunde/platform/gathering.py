"""How people find one another: the lobby, a game with whoever comes, and the same game once more.
Must not know how anybody asks."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tafelrunde.core.game import Refused, Seat
from tafelrunde.platform.deciding import Asked, Batch, Terms, on_command, on_rematch
from tafelrunde.platform.house import House
from tafelrunde.platform.letters import Decide
from tafelrunde.platform.ports import Holder, TableRecord
from tafelrunde.platform.seating import Arrangement, BotSeated, Phase, Seated
from tafelrunde.platform.session import Session
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.table import Table

MOST = 100
REMEMBERED_MS = 7 * 24 * 3600 * 1000
SIT = b'{"kind":"table.sit"}'
WHOEVER_COMES = Arrangement(public=True, autostart=True)


class Listed(Struct, frozen=True):
    """A public table in the lobby; `free` is how many more it waits for."""

    code: str
    game: str
    phase: Phase
    names: tuple[str | None, ...]
    free: int
    watching: bool
    options: Any


class Mine(Struct, frozen=True):
    """A table where who asks holds a seat and the game is not over; no phase where it sleeps until somebody looks."""

    code: str
    game: str
    phase: Phase | None
    names: tuple[str | None, ...]


async def unfinished(house: House, session: Session) -> list[Mine]:
    """The tables that somebody may want to come back to, the youngest first."""
    me = session.person
    records = await house.store.archive.unfinished(me.id, house.clock.now_ms() - REMEMBERED_MS)
    awake = {table.record.code: table.standing.seating.phase for table in house.tables}
    found = []
    for record in records:
        people = await house.store.holders(record.id)
        names = tuple(people[seat].name if seat in people else None for seat in range(record.seats))
        found.append(Mine(record.code, record.game, awake.get(record.code), names))
    return found


def lobby(house: House) -> list[Listed]:
    """The public tables where somebody is: first those that wait for players, each group by age."""
    found = [listed(table) for table in sorted(house.tables, key=lambda one: one.record.opened) if is_listed(table)]
    return sorted(found, key=lambda one: (one.phase != "waiting", one.free == 0))[:MOST]


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


async def match(house: House, session: Session, game_name: str, seats: int | None) -> tuple[TableRecord, bool]:
    """A seat at a public table that waits, or at a new one; is it new?"""
    game = house.catalogue.get(game_name)
    if game is None:
        raise Refused("table.unknown-game")
    for table in sorted(house.tables, key=lambda one: one.record.opened):
        if not (_waits_for_strangers(table, game_name) and seats in (None, table.record.seats)):
            continue
        if table.audience.seat_of(session.person) is not None:
            return table.record, False
        try:
            await table.ask(_sits_down(house, session, table))
        except Refused:
            continue  # somebody was faster, or they may not
        return table.record, False
    number = max(2, game.seats[0]) if seats is None else seats
    return await house.open_table(session, game_name, number, arrangement=WHOEVER_COMES), True


def _sits_down(house: House, session: Session, table: Table) -> Decide:
    """To be decided: somebody takes the first free seat."""
    now, clock_ms = table.now, house.clock.now_ms()

    def decide(terms: Terms, standing: Standing) -> Batch:
        if (refusal := table.audience.company.bars(session.person)) is not None:
            raise refusal
        seat = table.audience.seat_of(session.person)
        return on_command(terms, standing, Asked(SIT, session.person, seat, now, clock_ms))

    return decide


def _waits_for_strangers(table: Table, game: str) -> bool:
    seating = table.standing.seating
    waits = seating.phase == "waiting" and not seating.full and seating.arrangement.public
    return waits and table.record.game == game and bool(table.audience.company.listeners)


async def rematch(house: House, session: Session, table: Table) -> TableRecord:
    """The same game with the same people, bots and house rules, each in the seat they had; it is asked for once."""
    seating = table.standing.seating
    if seating.phase != "over":
        raise Refused("table.not-over")
    seat = table.audience.seat_of(session.person)
    if seat is None:
        raise Refused("table.not-seated")
    async with house.rematches:
        if table.standing.seating.next is None:
            seated, holders = _as_they_sat(table, seat)
            again = await house.set_up(
                table.game, table.record.seats, table.standing.options, seating.arrangement, seated, holders
            )
            await table.ask(lambda terms, standing: on_rematch(terms, standing, again.code))
    found = await house.record(table.standing.seating.next or "")
    if found is None:
        raise Refused("table.unknown")
    return found


def _as_they_sat(table: Table, asking: Seat) -> tuple[list[Seated | BotSeated], list[Holder]]:
    """People and bots in their seats, the host first, or whoever asks where there is none; others' seats are free."""
    seating = table.standing.seating
    people = table.audience.people()
    host = seating.host if seating.host in people else asking
    seated: list[Seated | BotSeated] = [Seated(seat) for seat in sorted(people, key=lambda seat: seat != host)]
    seated += [
        BotSeated(seat, chair.bot)
        for seat, chair in enumerate(seating.chairs)
        if seat not in people and chair.bot is not None
    ]
    return seated, [Holder(seat, person) for seat, person in people.items()]
