"""What an event makes of a table of Ubongo classic: total, without clock, chance or refusal."""

from __future__ import annotations

from msgspec.structs import replace

from tafelrunde.core.game import Seat
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.model import (
    Event,
    FigureMoved,
    FigurePlaced,
    GameEnded,
    GemsLaid,
    GraceBegan,
    Open,
    PlacingClosed,
    Reach,
    StarterChosen,
    State,
    TakeAsked,
    Taken,
)
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import BoardsDealt, Resigned


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    match event:
        case BoardsDealt(cards=cards):
            dealt = cards.opened()
            race = race_rules.dealt(event, state.open.gone)
            table = replace(state.open, race=race, moved=(), taken=(), reaching=(), grace_until=None)
            return State(table, tuple(card for card in state.stock if card not in dealt), dealt)
        case _:
            return State(_open(state.open, event), state.stock, state.dealt)


def _open(table: Open, event: Event) -> Open:
    match event:
        case GemsLaid(rows=rows):
            return replace(table, rows=rows)
        case StarterChosen(seat=seat, place_by=place_by):
            return replace(table, starter=seat, place_by=place_by)
        case PlacingClosed():
            return replace(table, placing_closed=True)
        case FigurePlaced(seat=seat, field=field):
            return _with_figure(table, seat, field)
        case FigureMoved(seat=seat, field=field):
            return replace(_with_figure(table, seat, field), moved=(*table.moved, seat))
        case TakeAsked(seat=seat, field=field, at=at, settled_by=settled_by):
            return replace(table, reaching=(*table.reaching, Reach(seat, field, at, settled_by)))
        case Taken():
            return _taken(table, event)
        case GraceBegan(until=until):
            return replace(table, grace_until=until)
        case GameEnded():
            return replace(table, ended=True)
        case Resigned(seat=seat):
            race = None if table.race is None else race_rules.evolve(table.race, event)
            return replace(table, race=race, gone=(*table.gone, seat))
        case BoardsDealt():
            raise AssertionError("dealt cards are folded into the state, not into what is open")
        case _:
            assert table.race is not None
            return replace(table, race=race_rules.evolve(table.race, event))


def _with_figure(table: Open, seat: Seat, field: int) -> Open:
    return replace(table, figures=(*table.figures[:seat], field, *table.figures[seat + 1 :]))


def _taken(table: Open, event: Taken) -> Open:
    seat, field = event.seat, event.field
    row = gems.without_nearest(table.rows[field])
    collection = gems.with_gems(table.gems[seat], event.gems)
    return replace(
        table,
        rows=(*table.rows[:field], row, *table.rows[field + 1 :]),
        gems=(*table.gems[:seat], collection, *table.gems[seat + 1 :]),
        taken=(*table.taken, seat),
        reaching=tuple(reach for reach in table.reaching if reach.seat != seat),
    )
