"""Random players of all editions: they find covers by search, at a random moment. Must not know more than a view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tafelrunde.core.game import Plan, Seat
from tafelrunde.games.ubongo.classic.model import PlaceFigure
from tafelrunde.games.ubongo.classic.model import View as ClassicView
from tafelrunde.games.ubongo.diamonds.model import View as HuntView
from tafelrunde.games.ubongo.race.model import Board, Claim, GiveUp, Race
from tafelrunde.games.ubongo.race.rules import has_solved
from tafelrunde.games.ubongo.solo.model import View as SoloView
from tafelrunde.polyomino.engine import solve

SLOWEST_MS = 80_000  # some covers come after the bell: then they do not come at all


def choose(
    view: ClassicView | HuntView | SoloView,
    legal: Sequence[Any],
    level: str,
    below: Callable[[int], int],
    more: Callable[[], bool],
) -> Plan[Any] | None:
    """Cover the board at a random moment where there is one to cover, else do anything that is listed."""
    found = own_board(view)
    if found is not None:
        number, board = found
        if below(8) == 0 and legal:
            return Plan(legal[below(len(legal))], 1_000 + below(SLOWEST_MS))
        cover = solve(board.region, board.pieces)
        return None if cover is None else Plan(Claim(number, cover), 2_000 + below(SLOWEST_MS))
    wishes = [command for command in legal if _is_worth_doing(view, command)]
    if not wishes or (_is_optional(view) and below(6) == 0):
        return None
    return Plan(wishes[below(len(wishes))], 500 + below(3_000))


def _is_worth_doing(view: ClassicView | HuntView | SoloView, command: Any) -> bool:
    """A figure that stands may stay, and who has given up does not think better of it every other second."""
    if isinstance(command, PlaceFigure) and isinstance(view, ClassicView) and view.seat is not None:
        return view.open.figures[view.seat] is None
    return not isinstance(command, GiveUp)


def own_board(view: ClassicView | HuntView | SoloView) -> tuple[int, Board] | None:
    """The board that the seat has still to cover, and the number that a claim names."""
    if view.seat is None:
        return None
    if isinstance(view, SoloView):
        return None if view.open.board is None else (view.open.task, view.open.board)
    race = view.open.race
    if race is None or race.over or not race.boards or _is_idle(race, view.seat):
        return None
    board = race.boards[view.seat]
    return None if board is None else (race.number, board)


def _is_idle(race: Race, seat: Seat) -> bool:
    return has_solved(race, seat) or seat in race.given_up or seat in race.gone


def _is_optional(view: ClassicView | HuntView | SoloView) -> bool:
    """Solvers and those who have given up need not act: the sand will run out."""
    if isinstance(view, SoloView) or view.seat is None or view.open.race is None:
        return False
    return bool(view.open.race.boards) and view.open.race.until is not None
