"""Every refusal of the rules has its own key, and nothing changes: one situation for each key that the source names."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, get_args

import msgspec
import pytest

import tafelrunde.games.ubongo
from games.ubongo.table import Table, classic, figures_on, hunt, hunting, racing, tied
from tafelrunde.core.game import Refused
from tafelrunde.games.ubongo.classic.model import MoveFigure, PlaceFigure, Take
from tafelrunde.games.ubongo.diamonds.model import Agree, ClaimYoungest, Propose
from tafelrunde.games.ubongo.options import check_cards
from tafelrunde.games.ubongo.race.model import Board, Claim, GiveUp, Resign, Roll, RoundEnded
from tafelrunde.games.ubongo.race.rules import checked_cover
from tafelrunde.games.ubongo.solo.model import Hint, Skip
from tafelrunde.polyomino.board import parse
from tafelrunde.polyomino.fit import FaultKind, Placement

Situation: TypeAlias = tuple[Table, int, Any]
SOURCE = Path(tafelrunde.games.ubongo.__path__[0])


def boards_open(*solvers: int, **how: Any) -> Table:
    """Two figures on field 2, the boards open, and some have solved."""
    table = racing(2, 2, **how)
    for seat in solvers:
        table.solve(seat)
    return table


def moved() -> Table:
    table = boards_open(0)
    table.move(0, 3)
    return table


def taken() -> Table:
    table = boards_open(0)
    table.take(0)
    return table


def left() -> Table:
    table = boards_open()
    table.resign(1)
    return table


def row_emptied() -> Table:
    table = figures_on(2, 2)
    for _ in range(3):
        table.play_round(0, 1)
    table.begin()
    table.solve(0)
    return table


def put_aside() -> Table:
    """Between the end of a round and the next cards, which no command can reach at a table."""
    table = boards_open(0)
    table.state = table.game.evolve(table.state, RoundEnded(1, (0,)))
    return table


def sand_run_out() -> Table:
    table = boards_open(0)
    table.now = table.bell
    return table


def shootout(*, proposed: bool = False, opened: bool = False) -> Table:
    table = tied()
    if proposed:
        table.act(0, Propose(10, "shared-win"))
    if opened:
        table.begin()
    return table


def shootout_of_two_of_three() -> Table:
    table = hunting(3, no_luck=True)
    for order in ((0, 1), (1, 0), (), (), (), (), (), (), ()):
        table.play_round(*order)
    table.begin()
    return table


def won() -> Table:
    table = shootout(opened=True)
    table.solve(0)
    return table


def alone(*, hints: int = 0) -> Table:
    table = hunt(1)
    table.act(0, Roll(1))
    for _ in range(hints):
        table.act(0, Hint(1))
    return table


def claim(table: Table, cover: tuple[Placement, ...], **first: Any) -> Situation:
    """Seat 0 claims this cover, its first piece laid elsewhere."""
    laid = msgspec.structs.replace(cover[0], **first)
    return table, 0, Claim(table.round, (laid, *cover[1:]))


def pieces_on_one_spot() -> Situation:
    """Some way to lay the first piece over another one, within the area."""
    table = boards_open()
    cover = table.cover(0)
    width, height = len(table.race.boards[0].region.rows[0]), len(table.race.boards[0].region.rows)
    spots = [(x, y) for x in range(width) for y in range(height) if (x, y) != (cover[0].x, cover[0].y)]
    found = (claim(table, cover, x=x, y=y) for x, y in spots)
    return next(one for one in found if one[0].refusal(one[1], one[2]) == "ubongo.overlap")


SITUATIONS: dict[str, Callable[[], Situation]] = {
    "ubongo.stale-round": lambda: (boards_open(0), 0, Take(2)),
    "ubongo.round-over": lambda: (put_aside(), 0, Take(1)),
    "ubongo.late": lambda: (sand_run_out(), 0, Take(1)),
    "ubongo.rolled-already": lambda: (boards_open(), 0, Roll(1)),
    "ubongo.not-the-starter": lambda: (figures_on(0, 0), 1, Roll(1)),
    "ubongo.no-board": lambda: (shootout_of_two_of_three(), 2, Claim(10, ())),
    "ubongo.not-revealed": lambda: (figures_on(0, 0), 0, GiveUp(1, 1)),
    "ubongo.solved-already": lambda: (boards_open(0), 0, GiveUp(1, 1)),
    "ubongo.stale-glass": lambda: (boards_open(), 0, GiveUp(1, 2)),
    "ubongo.wrong-piece": lambda: claim(boards_open(), boards_open().cover(1)),
    "ubongo.piece-twice": lambda: claim(boards_open(), boards_open().cover(0) * 2),
    "ubongo.piece-missing": lambda: claim(boards_open(), boards_open().cover(0)[1:]),
    "ubongo.outside": lambda: claim(boards_open(), boards_open().cover(0), x=10**30),
    "ubongo.overlap": pieces_on_one_spot,
    "ubongo.figures-stand": lambda: (boards_open(), 1, PlaceFigure(0)),
    "ubongo.no-such-field": lambda: (classic(), 1, PlaceFigure(6)),
    "ubongo.not-solved": lambda: (boards_open(0), 1, MoveFigure(1, 3)),
    "ubongo.settling": lambda: (boards_open(0, settle=100), 0, MoveFigure(1, 3)),
    "ubongo.moved-already": lambda: (moved(), 0, MoveFigure(1, 4)),
    "ubongo.already-there": lambda: (boards_open(0), 0, MoveFigure(1, 2)),
    "ubongo.too-far": lambda: (boards_open(1, 0), 0, MoveFigure(1, 5)),
    "ubongo.row-empty": lambda: (row_emptied(), 0, Take(4)),
    "ubongo.taken-already": lambda: (taken(), 0, Take(1)),
    "ubongo.gone": lambda: (left(), 1, Resign()),
    "ubongo.over": lambda: (won(), 1, Resign()),
    "ubongo.starter-known": lambda: (hunting(), 0, ClaimYoungest()),
    "ubongo.no-giving-up": lambda: (shootout(opened=True), 0, GiveUp(10, 1)),
    "ubongo.no-shootout": lambda: (hunting(), 0, Propose(1, "shared-win")),
    "ubongo.not-tied": lambda: (shootout_of_two_of_three(), 2, Propose(10, "shared-win")),
    "ubongo.proposed-already": lambda: (shootout(proposed=True), 1, Propose(10, "shared-win")),
    "ubongo.not-proposed": lambda: (shootout(), 1, Agree(10, "shared-win")),
    "ubongo.agreed-already": lambda: (shootout(proposed=True), 0, Agree(10, "shared-win")),
    "ubongo.not-in-this-game": lambda: (hunting(), 0, Skip(1)),
    "ubongo.stale-task": lambda: (alone(), 0, Hint(2)),
    "ubongo.no-more-hints": lambda: (alone(hints=3), 0, Hint(1)),
}
OPTIONS: dict[str, list[tuple[Callable[..., Table], int, dict[str, Any]]]] = {
    "ubongo.option-seconds": [(play, 2, {"seconds": n}) for play in (classic, hunt) for n in (-1, 1, 29, 601)],
    "ubongo.option-grace": [(classic, 2, {"grace_seconds": seconds}) for seconds in (-3, 1, 4, 60)],
    "ubongo.option-sides": [(classic, 2, {"sides": ("easy",) * number}) for number in (0, 1, 3)],
    "ubongo.option-all-boards": [
        (classic, 4, {"all_boards": True}),
        (classic, 2, {"all_boards": True, "expansion": True}),
    ],
    "ubongo.option-starter": [(classic, 2, {"starter": 2}), (classic, 2, {"starter": -1})],
    "ubongo.option-deck": [(classic, 2, {"deck": "none"}), (hunt, 2, {"deck": "none"}), (hunt, 1, {"deck": "../x"})],
    "ubongo.option-solo-length": [(hunt, 1, {"solo_length": length}) for length in (0, 6, 30)],
}
OUT_OF_REACH = {"ubongo.uncovered"}


def named_in_the_source() -> set[str]:
    """Every key in a `Refused(…)`, those made of a fault's kind written out."""
    keys: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for arguments in re.findall(r"Refused\(((?:[^()]|\([^()]*\))*)\)", path.read_text(encoding="utf-8")):
            keys |= set(re.findall(r'"(ubongo\.[a-z-]+)"', arguments))
            if "{found.kind}" in arguments:
                keys |= {f"ubongo.{kind}" for kind in get_args(FaultKind)}
    return keys


def test_every_refusal_that_the_source_names_has_its_situation_here() -> None:
    assert named_in_the_source() == {*SITUATIONS, *OPTIONS, *OUT_OF_REACH}


@pytest.mark.parametrize("key", SITUATIONS)
def test_a_refusal_has_its_own_key_and_nothing_changes(key: str) -> None:
    table, seat, command = SITUATIONS[key]()
    before, state = msgspec.json.encode(table.state), table.state
    assert table.refusal(seat, command) == key
    assert table.refusal(seat, command) == key, "and again"
    assert table.state is state
    assert msgspec.json.encode(table.state) == before
    assert key == "ubongo.late" or command not in table.legal(seat)


@pytest.mark.parametrize("key", OPTIONS)
def test_an_option_that_the_rules_do_not_know_opens_no_table(key: str) -> None:
    for opened, seats, options in OPTIONS[key]:
        with pytest.raises(Refused) as refused:
            opened(seats, **options)
        assert refused.value.key == key


def test_uc30_a_deck_with_too_few_cards_opens_no_table() -> None:
    check_cards("starter", 54)
    with pytest.raises(Refused, match=r"ubongo\.option-deck"):
        check_cards("starter", 55)


def test_uc15_a_bare_cell_is_out_of_reach_at_a_table_since_a_tasks_pieces_fill_its_area() -> None:
    board = Board(0, "easy", parse("###/###"), ("I2",))
    with pytest.raises(Refused) as refused:
        checked_cover(board, (Placement("I2", 0, False, 0, 0),))
    assert refused.value.key == "ubongo.uncovered"


FOREIGN = {
    1: [PlaceFigure(0), ClaimYoungest(), GiveUp(1, 1), Propose(1, "new-cards"), Agree(1, "new-cards"), Take(1)],
    2: [PlaceFigure(0), Skip(1), Hint(1), Take(1), MoveFigure(1, 1)],
}


@pytest.mark.parametrize("seats", FOREIGN)
def test_ud1_a_command_of_the_other_way_to_play_is_refused_and_breaks_nothing(seats: int) -> None:
    table = hunt(seats)
    for command in FOREIGN[seats]:
        assert table.refusal(0, command) == "ubongo.not-in-this-game"


@pytest.mark.parametrize(
    ("key", "details"),
    [
        ("ubongo.too-far", {"allowed": 2, "asked": 3}),
        ("ubongo.stale-round", {"round": 2}),
        ("ubongo.no-such-field", {"fields": 6}),
        ("ubongo.not-proposed", {"wish": "shared-win"}),
        ("ubongo.stale-task", {"task": 2}),
    ],
)
def test_a_refusal_says_what_its_text_needs(key: str, details: dict[str, object]) -> None:
    table, seat, command = SITUATIONS[key]()
    with pytest.raises(Refused) as refused:
        table.act(seat, command)
    assert refused.value.details == details
