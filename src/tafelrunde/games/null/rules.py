"""The rules of the template game: seven pure functions. Must not know clocks, chance or the network."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from tafelrunde.core.game import (
    NOTHING,
    Awaits,
    Deadline,
    Draw,
    Drawn,
    Move,
    Outcome,
    Refused,
    Seat,
    TimeUp,
    ranked,
)
from tafelrunde.core.secrecy import PerSeat, Sealed
from tafelrunde.games.null.model import (
    Command,
    Dealt,
    Event,
    Keep,
    Kept,
    Options,
    Shown,
    State,
    Swap,
    Swapped,
    Table,
    View,
)

NUMBERS = 20


def new(options: Options, seats: int) -> State:
    """An empty table; nothing is decided yet."""
    if not 5 <= options.seconds <= 600:
        raise Refused("null.seconds", fewest=5, most=600)
    return State(Table(seats, options.seconds, (False,) * seats))


def awaits(state: State) -> Awaits:
    """First the deal, then everyone who has not decided, until the bell."""
    table = state.table
    if table.shown is not None:
        return NOTHING
    if table.until is None:
        return Awaits(draw=Draw("numbers", NUMBERS, 2 * table.seats))
    undecided = tuple(seat for seat in range(table.seats) if not table.decided[seat])
    return Awaits(needed=undecided, deadline=Deadline(table.until))


def decide(state: State, given: Move[Command] | Drawn | TimeUp) -> list[Event]:
    """What an input leads to, or why it is refused."""
    match given:
        case Drawn(at=at, result=numbers):
            seats, until = state.table.seats, at + 1000 * state.table.seconds
            return [Dealt(PerSeat(numbers[:seats]), Sealed(numbers[seats:]), until)]
        case TimeUp():
            return [Shown(state.hands)]
        case Move():
            return _with_the_end(state, _choice(state, given))
        case _:
            assert_never(given)


def _choice(state: State, move: Move[Command]) -> Event:
    table, seat = state.table, move.seat
    if table.until is None or table.shown is not None or table.decided[seat]:
        raise Refused("null.not-now")
    if move.at >= table.until:
        raise Refused("null.late")
    match move.command:
        case Keep():
            return Kept(seat)
        case Swap():
            return Swapped(seat, Sealed(state.stock[0], to=(seat,)))
        case _:
            assert_never(move.command)


def _with_the_end(state: State, event: Event) -> list[Event]:
    after = evolve(state, event)
    return [event, Shown(after.hands)] if all(after.table.decided) else [event]


def evolve(state: State, event: Event) -> State:
    """What the table has become."""
    match event:
        case Dealt(hands=hands, stock=stock, until=until):
            known = tuple(hands.of(seat) for seat in range(state.table.seats))
            return State(replace(state.table, until=until), known, stock.opened())
        case Kept(seat=seat):
            return replace(state, table=_decided(state.table, seat))
        case Swapped(seat=seat, hand=hand):
            new_hands = (*state.hands[:seat], hand.opened(), *state.hands[seat + 1 :])
            return State(_decided(state.table, seat), new_hands, state.stock[1:])
        case Shown(hands=hands):
            return replace(state, table=replace(state.table, shown=hands))
        case _:
            assert_never(event)


def _decided(table: Table, seat: Seat) -> Table:
    return replace(table, decided=(*table.decided[:seat], True, *table.decided[seat + 1 :]))


def view(state: State, seat: Seat | None) -> View:
    """The only censor of the state: the open table, and one's own number."""
    own = state.hands[seat] if seat is not None and state.hands else None
    return View(seat, state.table, own)


def legal(view: View) -> list[Command]:
    """What the seat may do, judged from what it sees."""
    table, seat = view.table, view.seat
    if seat is None or table.until is None or table.shown is not None or table.decided[seat]:
        return []
    return [Keep(), Swap()]


def is_drawn(event: Event) -> bool:
    """Only chance deals."""
    return isinstance(event, Dealt)


def outcome(state: State) -> Outcome | None:
    """The highest number wins."""
    shown = state.table.shown
    return None if shown is None else ranked([(number,) for number in shown])
