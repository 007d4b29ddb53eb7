"""What a player does with figure and gems: placing, moving, taking. Must not know whose turn comes next."""

from __future__ import annotations

from tafelrunde.core.game import Move, Refused, Seat
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.flow import acts_until, may_act, may_place, row_of, steps_left
from tafelrunde.games.ubongo.classic.model import (
    Command,
    Event,
    FigureMoved,
    FigurePlaced,
    MoveFigure,
    Open,
    PlaceFigure,
    Row,
    Take,
    TakeAsked,
    Taken,
)
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import Race


def place(table: Open, move: Move[Command], command: PlaceFigure) -> list[Event]:
    """UC-8: every player sets a figure on any field of their choice; fields may be shared."""
    if not may_place(table):
        raise Refused("ubongo.figures-stand")
    race_rules.check_in_time(move.at, table.place_by if table.race is None else table.race.roll_by)
    _check_field(command.field)
    return [FigurePlaced(move.seat, command.field)]


def move_figure(table: Open, move: Move[Command], command: MoveFigure) -> list[Event]:
    """UC-17: a move is one act and final, at any time before the sand has run out."""
    race = _check_solver(table, move, command.round)
    if move.seat in table.moved:
        raise Refused("ubongo.moved-already")
    _check_field(command.field)
    origin = table.figures[move.seat]
    assert origin is not None
    if command.field == origin:
        raise Refused("ubongo.already-there")
    steps = steps_left(table, race, move.seat)
    if command.field not in gems.reachable(origin, steps):
        raise Refused("ubongo.too-far", allowed=steps, asked=abs(command.field - origin))
    return [FigureMoved(race.number, move.seat, origin, command.field)]


def take(table: Open, move: Move[Command], command: Take) -> list[Event]:
    """UC-19, UC-20: moving and taking are two acts; who takes first takes first."""
    race = _check_solver(table, move, command.round)
    if gems.is_empty(row_of(table, move.seat)):
        raise Refused("ubongo.row-empty")
    field = table.figures[move.seat]
    assert field is not None
    if is_contested(table, race, move.seat, field) and (move.settle or table.reaching):
        return [TakeAsked(race.number, move.seat, field, move.at, move.at + move.settle)]
    return [Taken(race.number, move.seat, field, gems.nearest(table.rows[field]))]


def is_contested(table: Open, race: Race, seat: Seat, field: int) -> bool:
    """UC-20: another seat already reaches for the row, or may still take and stands there or can get there."""
    if any(reach.field == field for reach in table.reaching):
        return True
    return any(
        other != seat and may_act(table, race, other) and _gets_to(table, race, other, field) for other in race.seats
    )


def _gets_to(table: Open, race: Race, seat: Seat, field: int) -> bool:
    stands = table.figures[seat]
    return stands is not None and abs(stands - field) <= steps_left(table, race, seat)


def settled(table: Open, race: Race, at: int) -> list[Event]:
    """UC-18, UC-20: what is sure by now: ranks by the instant of solving, takes by the instant of reaching."""
    events: list[Event] = [*race_rules.settled(race, at)]
    in_order = sorted(table.reaching, key=lambda reach: reach.at)
    sure = max((place for place, reach in enumerate(in_order, start=1) if reach.settled_by <= at), default=0)
    rows: list[Row] = list(table.rows)
    for reach in in_order[:sure]:
        events.append(Taken(race.number, reach.seat, reach.field, gems.nearest(rows[reach.field])))
        rows[reach.field] = gems.without_nearest(rows[reach.field])
    return events


def _check_field(field: int) -> None:
    if field not in range(gems.FIELDS):
        raise Refused("ubongo.no-such-field", fields=gems.FIELDS)


def _check_solver(table: Open, move: Move[Command], number: int) -> Race:
    """UC-24: who has not solved neither moves nor takes; UC-21: a take, once per round, ends the player's acts."""
    race = race_rules.check_round(table.race, number)
    race_rules.check_in_time(move.at, acts_until(table, race))
    if not race_rules.has_solved(race, move.seat):
        raise Refused("ubongo.not-solved")
    if move.seat in table.taken:
        raise Refused("ubongo.taken-already")
    reaching = any(reach.seat == move.seat for reach in table.reaching)
    if reaching or race_rules.rank_of(race, move.seat) is None:
        raise Refused("ubongo.settling")
    return race
