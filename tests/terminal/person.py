"""Somebody who knows the rules and the commands, and types what may be done: a whole game by lines alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tafelrunde.core.game import Millis, Seat
from tafelrunde.games.ubongo.classic import model as classic
from tafelrunde.games.ubongo.diamonds import model as hunt
from tafelrunde.games.ubongo.race.model import Board, GiveUp, Race, Roll
from tafelrunde.games.ubongo.race.rules import has_solved
from tafelrunde.games.ubongo.solo import model as solo
from tafelrunde.games.ugo.model import PlaceLands, PlayCard
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.piece import SHAPES
from tafelrunde.terminal.vocabulary import plain
from tafelrunde.terminal.wording import cell_name
from terminal.table import Evening, Person

IDLE: Millis = 1_000


def line_for(placement: Placement) -> str:
    """`place` with what brings the piece into place: flipped first, then turned."""
    x, y = SHAPES[placement.piece, placement.turn, placement.flip].cells[0]
    ways = ["f"] * placement.flip + ["r"] * placement.turn
    return " ".join(["place", placement.piece, *ways, cell_name((placement.x + x, placement.y + y))])


def cover_lines(board: Board) -> list[str]:
    """A whole solution, a line a piece."""
    cover = solve(board.region, board.pieces)
    assert cover is not None
    return [line_for(placement) for placement in cover]


def own_words(evening: Evening) -> str | Millis:
    """UGO! in the player's own words, without their accents."""
    texts = evening.talk.words.catalogue
    for command in evening.desk.legal(0):
        match command:
            case PlayCard(card=card):
                return plain(f"{texts.text('command-play')} {texts.text(f'suit-{card.suit}')} {card.value}")
            case PlaceLands(order=order, tops=tops):
                suits = [texts.text(f"suit-{suit}") for suit in order]
                cards = [f"{texts.text(f'suit-{card.suit}')}{card.value}" for card in tops]
                return " ".join([texts.text("command-place"), *suits, texts.text("word-top"), *cards])
            case _:
                pass
    return IDLE


def ugo_person(seed: str, mine: tuple[Seat, ...] = (0,)) -> Person:
    """Plays any card that may be played, said in any of the ways."""
    dice = Random(seed)

    def typed(evening: Evening) -> str | Millis:
        for seat in mine:
            legal = evening.desk.legal(seat)
            if legal:
                return _ugo_line(evening, seat, dice.choice(list(legal)), dice)
        return IDLE

    return typed


def _ugo_line(evening: Evening, seat: Seat, command: Any, dice: Random) -> str:
    if evening.console.said[-1].endswith("press Enter when nobody else is looking."):
        return ""
    match command:
        case PlayCard(card=card):
            hand = evening.desk.view(seat).hand
            return dice.choice(
                [
                    f"play {card.suit} {card.value}",
                    f"p {card.value}{card.suit[:4]}",
                    f"play {hand.index(card) + 1}",
                    f"PLAY {card.suit}{card.value}",
                ]
            )
        case PlaceLands(order=order, tops=tops):
            return " ".join(["place", *order, "top", *(f"{card.suit} {card.value}" for card in tops)])
        case _:
            raise AssertionError(command)


def ubongo_person(seed: str, mine: tuple[Seat, ...] = (0,), solves: float = 0.8) -> Person:
    """Solves most boards piece by piece, then moves and takes; now and then gives up and thinks better of it."""
    dice = Random(seed)
    waiting: dict[Seat, list[str]] = {seat: [] for seat in mine}
    seen: dict[Seat, int] = {}

    def typed(evening: Evening) -> str | Millis:
        for seat in mine:
            line = _ubongo_line(evening, seat, dice, waiting, seen, solves)
            if line is not None:
                return f"{seat + 1}: {line}" if len(mine) > 1 else line
        return IDLE

    return typed


def _ubongo_line(
    evening: Evening, seat: Seat, dice: Random, waiting: dict[Seat, list[str]], seen: dict[Seat, int], solves: float
) -> str | None:
    view = evening.desk.view(seat)
    found = _own_board(view, seat)
    if found is not None and seen.get(seat) != found[0]:
        seen[seat] = found[0]
        waiting[seat] = cover_lines(found[1]) if dice.random() < solves else []
    if found is None:
        waiting[seat] = []
    if waiting[seat]:
        return waiting[seat].pop(0)
    return _act(view, seat, list(evening.desk.legal(seat)), dice)


def _act(view: Any, seat: Seat, legal: list[Any], dice: Random) -> str | None:
    if any(isinstance(command, GiveUp) for command in legal) and dice.random() < 0.9:
        return None
    if isinstance(view, classic.View) and view.open.figures[seat] is not None:
        legal = [command for command in legal if not isinstance(command, classic.PlaceFigure)]
    if not legal:
        return None
    return _SPOKEN[type(command := dice.choice(legal))](command)


_SPOKEN: dict[type, Callable[[Any], str]] = {
    Roll: lambda _: "roll",
    GiveUp: lambda _: "give up",
    classic.PlaceFigure: lambda command: f"figure {command.field + 1}",
    classic.MoveFigure: lambda command: f"move {command.field + 1}",
    classic.Take: lambda _: "take",
    hunt.ClaimYoungest: lambda _: "youngest",
    hunt.Propose: lambda command: f"propose {command.wish}",
    hunt.Agree: lambda _: "agree",
    solo.Skip: lambda _: "skip",
    solo.Hint: lambda _: "hint",
}


def _own_board(view: Any, seat: Seat) -> tuple[int, Board] | None:
    if isinstance(view, solo.View):
        return None if view.open.board is None else (view.open.task, view.open.board)
    race: Race | None = view.open.race
    if race is None or race.over or not race.boards or has_solved(race, seat):
        return None
    board = race.boards[seat]
    return None if board is None else (race.number, board)
