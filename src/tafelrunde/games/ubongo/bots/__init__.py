"""Players of all editions of Ubongo without a person. Must not know more than a seat's view.

pace          how long they need, from solving.toml, which says that its numbers are guesses
picking       which gems they want
anyhow        random players, the yardstick and the last resort
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tafelrunde.core.game import Plan, Seat
from tafelrunde.games.ubongo.bots import anyhow, picking
from tafelrunde.games.ubongo.bots.anyhow import own_board
from tafelrunde.games.ubongo.bots.pace import (
    before_rolling_ms,
    pause_ms,
    solving_ms,
    spent_ms,
    steps_ms,
    still_needed_ms,
)
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.model import MoveFigure, Open, PlaceFigure, Take
from tafelrunde.games.ubongo.classic.model import View as ClassicView
from tafelrunde.games.ubongo.diamonds.model import Agree
from tafelrunde.games.ubongo.diamonds.model import View as HuntView
from tafelrunde.games.ubongo.race.model import Board, Claim, Race, Roll
from tafelrunde.games.ubongo.solo.model import View as SoloView
from tafelrunde.polyomino.engine import solve

Below: TypeAlias = Callable[[int], int]
View: TypeAlias = ClassicView | HuntView | SoloView

LEVELS = ("calm", "quick", "sharp")
"""Whom people may play against, the gentlest first."""

REFERENCES = ("random",)
"""Whom they are measured against."""


def choose(view: View, legal: Sequence[Any], level: str, below: Below, more: Callable[[], bool]) -> Plan[Any] | None:
    """Cover the board, roll, place the figure, take gems; whoever is the youngest, it is not a bot."""
    if level == "random":
        return anyhow.choose(view, legal, level, below, more)
    if level not in LEVELS:
        raise ValueError(f"no level of Ubongo: {level}")
    if view.seat is None:
        return None
    found = own_board(view)
    if found is not None and not any(isinstance(command, Agree) for command in legal):
        return _cover(*found, view, level, below)
    for command in legal:
        if isinstance(command, Agree):
            return Plan(command, pause_ms(level, below))
        if isinstance(command, Roll):
            race = None if isinstance(view, SoloView) else view.open.race
            return Plan(command, before_rolling_ms(level, race, below))
    if isinstance(view, ClassicView):
        return _with_figure(view.open, view.seat, legal, level, below)
    return None


def _cover(number: int, board: Board, view: View, level: str, below: Below) -> Plan[Any] | None:
    """The cover is found by search, and called out after as long as a player of this level needs."""
    cover = solve(board.region, board.pieces)
    if cover is None:
        return None
    needed = solving_ms(board, level, below)
    race: Race | None = None if isinstance(view, SoloView) else view.open.race
    if race is not None and (spent := spent_ms(race, 1000 * view.open.options.seconds or None)):
        needed = still_needed_ms(board, level, spent, below)
    return Plan(Claim(number, cover), needed, number, steps_ms(len(board.pieces), needed, below))


def _with_figure(table: Open, seat: Seat, legal: Sequence[Any], level: str, below: Below) -> Plan[Any] | None:
    places = [command for command in legal if isinstance(command, PlaceFigure)]
    if places:
        if table.figures[seat] is not None:
            return None
        return Plan(_place(table, places, level, below), 2 * pause_ms(level, below))
    acts = [command for command in legal if isinstance(command, MoveFigure | Take)]
    return Plan(_act(table, seat, acts, level, below), pause_ms(level, below)) if acts else None


def _place(table: Open, places: Sequence[PlaceFigure], level: str, below: Below) -> PlaceFigure:
    """UC-8: the sharper the player, the more fields it compares."""
    looked_at = [places[below(len(places))] for _ in range({"calm": 1, "quick": 2, "sharp": 24}[level])]
    return max(looked_at, key=lambda command: picking.starting_wish(table, command.field))


def _act(table: Open, seat: Seat, acts: Sequence[MoveFigure | Take], level: str, below: Below) -> MoveFigure | Take:
    """UC-17, UC-19: move where the wish is greatest, and take; who stands there takes at once."""
    by_field = {command.field: command for command in acts if isinstance(command, MoveFigure)}
    takes = [command for command in acts if isinstance(command, Take)]
    if takes and level == "calm" and below(2):
        return takes[0]
    wish = picking.sharp_wish if level == "sharp" else picking.own_wish
    full = [field for field in picking.fields_within_reach(table, seat) if not gems.is_empty(table.rows[field])]
    best = max(full, key=lambda field: wish(table, seat, field), default=None)
    if best in by_field:
        return by_field[best]
    return takes[0] if takes else acts[0]
