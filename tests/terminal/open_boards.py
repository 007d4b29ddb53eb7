"""Ubongo at the moment when boards lie open, for tests that go on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tafelrunde.games.ubongo.race.model import Board
from terminal.person import cover_lines
from terminal.table import Evening, evening

SOON = 100
Lines = Iterable[str | int] | Callable[[Evening], Iterable[str | int]]


def own_board(here: Evening, seat: int = 0) -> Board | None:
    view = here.desk.view(seat)
    if hasattr(view.open, "board"):
        board = view.open.board
    else:
        race = view.open.race
        board = race.boards[seat] if race is not None and race.boards and not race.over else None
    assert board is None or isinstance(board, Board)
    return board


def classic(lines: Lines = (), **table: Any) -> Evening:
    """The first person is ready at once; the lines are typed as soon as the first board lies open."""
    return _at_the_board("ubongo-classic", lines, **table)


def hunt(lines: Lines = (), **table: Any) -> Evening:
    return _at_the_board("ubongo-diamonds", lines, **table)


def alone(lines: Lines = (), **table: Any) -> Evening:
    return _at_the_board("ubongo-diamonds", lines, **{"seats": 1, "people": 1, **table})


def _at_the_board(game: str, lines: Lines, **table: Any) -> Evening:
    left: list[Any] = []

    def typed(here: Evening) -> str | int | None:
        if not left:
            if own_board(here) is None:
                return ready(here)
            left.append(iter(lines(here) if callable(lines) else lines))
        return next(left[0], None)

    here = evening(game, typed, **{"seats": 3, "bots": {}, "people": 3, **table})
    here.play()
    return here


def ready(here: Evening) -> str | int:
    """Whatever is needed until boards lie open, by whoever is asked."""
    view = here.desk.view(0)
    several = len(here.talk.people) > 1
    for seat in here.talk.people:
        who = f"{seat + 1}: " if several else ""
        if hasattr(view.open, "figures") and view.open.starter is not None and view.open.figures[seat] is None:
            return f"{who}figure {seat + 1}"
        if getattr(view.open, "starter", 0) is None and getattr(view.open, "youngest_by", None):
            return f"{who}youngest"
        race = getattr(view.open, "race", None)
        if race is not None and race.reveal_at is None and race.starter == seat:
            return f"{who}roll"
        if not hasattr(view.open, "race") and not view.open.begun:
            return "roll"
    return SOON


def solving(here: Evening, seat: int = 0) -> list[str]:
    """The lines that cover the board of a seat."""
    board = own_board(here, seat)
    assert board is not None
    return [f"{seat + 1}: {line}" for line in cover_lines(board)]


def solved_then(*lines: str | int, **table: Any) -> Evening:
    return classic(lambda here: [*solving(here), *lines], **table)
