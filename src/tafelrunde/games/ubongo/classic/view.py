"""What a seat sees of Ubongo classic, what it may do, and who has won. Must not read face-down cards."""

from __future__ import annotations

from tafelrunde.core.game import Outcome, Seat
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.flow import may_act, may_place, row_of, steps_left
from tafelrunde.games.ubongo.classic.model import Command, MoveFigure, Open, PlaceFigure, State, Take, View
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import GiveUp, Race, Roll


def view(state: State, seat: Seat | None) -> View:
    """UC-28: gems, figures and revealed boards are open to all; only face-down cards are hidden."""
    return View(seat, state.open)


def legal(view: View) -> list[Command]:
    """What the seat may do; a claim is composed by the player and never listed."""
    table, seat, race = view.open, view.seat, view.open.race
    if seat is None or seat in table.gone or table.ended:
        return []
    commands: list[Command] = []
    if may_place(table):
        commands += [PlaceFigure(field) for field in range(gems.FIELDS)]
    if race is None or race.over:
        return commands
    if race.reveal_at is None:
        return [*commands, Roll(race.number)] if seat == race.starter else commands
    if not race.boards:
        return commands
    return commands + _gem_acts(table, race, seat) + _giving_up(table, race, seat)


def _gem_acts(table: Open, race: Race, seat: Seat) -> list[Command]:
    if not may_act(table, race, seat):
        return []
    field = table.figures[seat]
    assert field is not None
    moves: list[Command] = [
        MoveFigure(race.number, other) for other in gems.reachable(field, steps_left(table, race, seat))
    ]
    return moves if gems.is_empty(row_of(table, seat)) else [Take(race.number), *moves]


def _giving_up(table: Open, race: Race, seat: Seat) -> list[Command]:
    if race_rules.has_solved(race, seat) or table.grace_until is not None:
        return []
    return [GiveUp(race.number, race.glass)]


def outcome(state: State) -> Outcome | None:
    """UC-29: the places, once the last round is over."""
    return gems.places(state.open.gems) if state.open.ended else None
