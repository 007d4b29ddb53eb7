"""What a player of Ubongo is asked, all three ways to play it. Must not know what is typed in answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from tafelrunde.core.game import Seat
from tafelrunde.games.ubongo.classic import model as classic
from tafelrunde.games.ubongo.diamonds import model as hunt
from tafelrunde.games.ubongo.race.model import Race
from tafelrunde.games.ubongo.race.rules import has_solved, is_open
from tafelrunde.games.ubongo.solo import model as solo
from tafelrunde.terminal import ubongo_board as boards
from tafelrunde.terminal import ubongo_gems as gems
from tafelrunde.terminal.talk import Situation
from tafelrunde.terminal.ubongo_board import Tray
from tafelrunde.terminal.wording import Wording

View: TypeAlias = classic.View | hunt.View | solo.View
TrayOf: TypeAlias = Callable[[Seat, int], Tray]


def situation(view: View, seat: Seat, legal: Sequence[object], tray_of: TrayOf, words: Wording) -> Situation | None:
    """The one thing that is asked of a seat just now."""
    player = words.player(seat)
    if isinstance(view, solo.View):
        return _alone(view, tray_of, words)
    race = view.open.race
    if race is not None and race.reveal_at is None and race.starter == seat and not race.over:
        return Situation(("roll", race.number), [words.text("roll-now", player=player)])
    asked = _classic(view, seat, legal, words) if isinstance(view, classic.View) else _hunt(view, seat, legal, words)
    return asked or (None if race is None else _to_solve(race, seat, tray_of, words))


def _to_solve(race: Race, seat: Seat, tray_of: TrayOf, words: Wording) -> Situation | None:
    """UC-13: the boards lie open, and this one is not covered yet."""
    board = race.boards[seat] if is_open(race) and not has_solved(race, seat) else None
    if board is None:
        return None
    lines = boards.question(words.player(seat), board, tray_of(seat, race.number), words)
    return Situation(("board", race.number), lines)


def _classic(view: classic.View, seat: Seat, legal: Sequence[object], words: Wording) -> Situation | None:
    """UC-8, UC-17, UC-19: a figure to place, or gems to fetch."""
    table, race = view.open, view.open.race
    if table.starter is not None and table.figures[seat] is None:
        first = words.text("choose-field", player=words.player(seat))
        return Situation(("figure",), [first, *gems.field_lines(table, words, whole=False)])
    if race is None or not any(isinstance(do, classic.Take | classic.MoveFigure) for do in legal):
        return None
    return Situation(("gems", race.number, seat in table.moved), gems.reach_lines(table, race, seat, words))


def _hunt(view: hunt.View, seat: Seat, legal: Sequence[object], words: Wording) -> Situation | None:
    """UD-6, UD-14: who is youngest, and what is proposed in a shoot-out."""
    table, race = view.open, view.open.race
    player = words.player(seat)
    if table.starter is None:
        return Situation(("youngest",), [words.text("youngest-now", player=player)])
    if race is None or table.proposal is None or not any(isinstance(do, hunt.Agree) for do in legal):
        return None
    proposal = table.proposal
    wish = words.text(f"wish-{proposal.wish}")
    key = ("agree", race.number, proposal.wish, proposal.agreed[0])
    return Situation(key, [words.text("agree-now", player=player, wish=wish)])


def _alone(view: solo.View, tray_of: TrayOf, words: Wording) -> Situation | None:
    """UD-16: the roll that starts the clock, then task after task."""
    run = view.open
    if not run.begun:
        return Situation(("begin",), [words.text("begin-now", player=words.player(0))])
    if run.board is None:
        return None
    return Situation(("board", run.task), boards.question(words.player(0), run.board, tray_of(0, run.task), words))
