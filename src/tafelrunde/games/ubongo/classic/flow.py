"""Whom and what the table awaits in Ubongo classic. Must not know what a seat may see, nor decide anything."""

from __future__ import annotations

from tafelrunde.core.game import NOTHING, Awaits, Deadline, Draw, Millis, Seat
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.model import (
    Event,
    FigurePlaced,
    GemsLaid,
    Open,
    Options,
    Row,
    StarterChosen,
    State,
)
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import BoardsDealt, DieFell, Race
from tafelrunde.polyomino.deck import Side

PATIENCE_TO_PLACE: Millis = 30_000


def glass_ms(options: Options) -> Millis | None:
    """UC-6: one sandglass of one minute, or as long as the table has chosen, or none."""
    return 1000 * options.seconds or None


def side_of(options: Options, seat: Seat) -> Side:
    """UC-9: one side for all, or, as a handicap, each player their own."""
    return options.side if options.sides is None else options.sides[seat]


def unplaced(table: Open) -> tuple[Seat, ...]:
    """UC-8: whose figure does not stand yet."""
    return tuple(seat for seat, field in enumerate(table.figures) if field is None)


def may_place(table: Open) -> bool:
    """UC-8: figures are placed at the same time, and may be set elsewhere until the first roll."""
    return table.race is None or (table.race.number == 1 and table.race.reveal_at is None)


def needs_boards(table: Open) -> bool:
    """UC-13, UC-27: figures stand and no round is on: boards are dealt."""
    return not unplaced(table) and (table.race is None or (table.race.over and not is_last_round(table)))


def is_last_round(table: Open) -> bool:
    """UC-10: the last round is over."""
    return table.race is not None and table.race.over and table.race.number == table.rounds


def acts_until(table: Open, race: Race) -> Millis | None:
    """UC-23: until when solvers may act: the sand and the grace, whether or not the bell has been heard yet."""
    if race.until is None or table.grace_until is not None:
        return table.grace_until
    return race.until + 1000 * table.options.grace_seconds


def steps_left(table: Open, race: Race, seat: Seat) -> int:
    """UC-17: how far the figure may still move in this round."""
    rank = race_rules.rank_of(race, seat)
    return 0 if rank is None or seat in table.moved else gems.allowance(rank)


def may_act(table: Open, race: Race, seat: Seat) -> bool:
    """UC-19, UC-25: has solved, has not taken, and has a move left or gems before the figure."""
    done = table.taken + table.gone + tuple(reach.seat for reach in table.reaching)
    if seat in done or race_rules.rank_of(race, seat) is None:
        return False
    return steps_left(table, race, seat) > 0 or not gems.is_empty(row_of(table, seat))


def row_of(table: Open, seat: Seat) -> Row:
    """UC-5: the row that belongs to the field where the figure stands."""
    field = table.figures[seat]
    assert field is not None
    return table.rows[field]


def acting(table: Open, race: Race) -> tuple[Seat, ...]:
    """Solvers who can still do something."""
    return tuple(seat for seat in race.seats if may_act(table, race, seat))


def nobody_can_act(table: Open, race: Race) -> bool:
    """UC-25: everyone has solved or given up, and every solver is done; nothing is being settled."""
    busy = race.settling or table.reaching or acting(table, race)
    return not busy and (table.grace_until is not None or not race_rules.searching(race))


def awaits(state: State) -> Awaits:
    """The flow of the whole game; see docs/moments.md."""
    table, race = state.open, state.open.race
    if table.ended:
        return NOTHING
    if not table.rows:
        among = gems.FIELDS * gems.holes(table.seats)
        return Awaits(draw=Draw("gems", among, among))
    if table.starter is None:
        return Awaits(draw=None if table.options.starter is not None else Draw("starter", table.seats, 1))
    if missing := unplaced(table):
        return _placing(table, missing)
    if needs_boards(table):
        return Awaits(draw=Draw("cards", len(state.stock), table.seats))
    if race is None or race.over:
        return NOTHING
    if race.boards:
        return _racing(table, race)
    others = tuple(s for s in range(table.seats) if s != race.starter and s not in table.gone)
    return race_rules.awaits_before_reveal(race, others if may_place(table) else ())


def is_drawn(event: Event) -> bool:
    """UC-7, UC-8, UC-10, UC-12: only chance lays gems, deals boards, rolls, names the first and places for the slow."""
    if isinstance(event, FigurePlaced):
        return event.by_the_table
    return isinstance(event, GemsLaid | StarterChosen | BoardsDealt | DieFell)


def _placing(table: Open, missing: tuple[Seat, ...]) -> Awaits:
    waiting = tuple(seat for seat in missing if seat not in table.gone)
    if table.placing_closed or not waiting:
        return Awaits(draw=Draw("field", gems.FIELDS, 1))
    placed = tuple(s for s in range(table.seats) if s not in missing and s not in table.gone)
    return Awaits(needed=waiting, may=placed, deadline=Deadline(table.place_by))


def _racing(table: Open, race: Race) -> Awaits:
    """UC-25: who searches is waited for; without a sandglass solvers are too, since nothing else ends the round."""
    solvers = acting(table, race)
    unsure = [finish.settled_by for finish in race.settling] + [reach.settled_by for reach in table.reaching]
    until = race.until if table.grace_until is None else table.grace_until
    deadline = Deadline(min(unsure), "settling") if unsure else Deadline(until) if until is not None else None
    if table.grace_until is not None:
        return Awaits(may=solvers, deadline=deadline)
    searching, may_think_better = race_rules.searching(race), race_rules.may_think_better(race)
    if until is None:
        return Awaits(searching + solvers, may_think_better, deadline=deadline)
    return Awaits(searching, may_think_better + solvers, deadline=deadline)
