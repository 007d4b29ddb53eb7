"""How people find one another: the lobby, a game with whoever comes, and the same game once more.
Must not know how anybody asks."""

from __future__ import annotations

from msgspec import Struct

from tafelrunde.core.game import Refused, Seat
from tafelrunde.platform.between import Listed
from tafelrunde.platform.deciding import Asked, Batch, Terms, on_command, on_rematch, on_shutting
from tafelrunde.platform.house import House
from tafelrunde.platform.letters import Decide
from tafelrunde.platform.lobby import MOST
from tafelrunde.platform.neighbours import our_lobby
from tafelrunde.platform.ports import Holder, TableRecord
from tafelrunde.platform.seating import Arrangement, BotSeated, Phase, Seated
from tafelrunde.platform.session import Session
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.table import Table

REMEMBERED_MS = 7 * 24 * 3600 * 1000
SIT = b'{"kind":"table.sit"}'
WHOEVER_COMES = Arrangement(public=True, autostart=True)


class Mine(Struct, frozen=True):
    """A table where who asks holds a seat and the game is not over; no phase where it sleeps until somebody looks;
    `bot`: one plays for who asks."""

    code: str
    game: str
    phase: Phase | None
    names: tuple[str | None, ...]
    bot: bool


async def unfinished(house: House, session: Session) -> list[Mine]:
    """The tables that somebody may want to come back to, the youngest first."""
    me = session.person
    records = await house.store.archive.unfinished(me.id, house.clock.now_ms() - REMEMBERED_MS)
    awake = {table.record.code: table.standing.seating for table in house.tables}
    found = []
    for record in records:
        people = await house.store.holders(record.id)
        names = tuple(people[seat].name if seat in people else None for seat in range(record.seats))
        seating = awake.get(record.code)
        own = [] if seating is None else [seating.chairs[seat] for seat, one in people.items() if one.id == me.id]
        bot = any(chair.bot is not None for chair in own)
        found.append(Mine(record.code, record.game, seating.phase if seating else None, names, bot))
    return found


def lobby(house: House) -> list[Listed]:
    """The public tables where somebody is: first those that wait for players, each group by age."""
    return sorted(_by_age(house), key=lambda one: (one.phase != "waiting", one.free == 0))[:MOST]


def _by_age(house: House) -> list[Listed]:
    """Whatever node they are at; what is known here of a table counts for more than what was told."""
    known = {table.code: (opened, table) for opened, table in (*house.nodes.lobby, *our_lobby(house.tables))}
    return [table for _, table in sorted(known.values(), key=lambda one: one[0])]


async def match(house: House, session: Session, game_name: str, seats: int | None) -> tuple[TableRecord, bool]:
    """A seat at a public table that waits, or at a new one; is it new?"""
    game = house.catalogue.get(game_name)
    if game is None:
        raise Refused("table.unknown-game")
    for one in _by_age(house):
        if not (_waits_for_strangers(one, game_name) and seats in (None, len(one.names))):
            continue
        table = await house.find(one.code)
        if table is None:
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


def _waits_for_strangers(one: Listed, game: str) -> bool:
    return one.phase == "waiting" and one.free > 0 and one.game == game


def _sits_down(house: House, session: Session, table: Table) -> Decide:
    """To be decided: somebody takes the first free seat."""
    now, clock_ms = table.now, house.clock.now_ms()

    def decide(terms: Terms, standing: Standing) -> Batch:
        if (refusal := table.audience.company.bars(session.person)) is not None:
            raise refusal
        seat = table.audience.seat_of(session.person)
        return on_command(terms, standing, Asked(SIT, session.person, seat, now, clock_ms))

    return decide


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
            if table.standing.seating.next != again.code:
                await _close(house, again.code)  # it was asked for at another node, too, which was faster
    found = await house.record(table.standing.seating.next or "")
    if found is None:
        raise Refused("table.unknown")
    return found


async def _close(house: House, code: str) -> None:
    if (table := await house.find(code)) is not None:
        await table.ask(lambda terms, standing: on_shutting(terms, standing, table.now))


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
