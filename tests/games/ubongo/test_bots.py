"""Bots of Ubongo: how long they take, what they call out, and which gems they want."""

from __future__ import annotations

from statistics import median
from typing import Any

import pytest
from msgspec.structs import replace

from games.ubongo.table import Table, racing
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import AnyGame, Plan
from tafelrunde.core.playout import playout
from tafelrunde.games import BOTS, LEVELS
from tafelrunde.games.ubongo.bots import choose
from tafelrunde.games.ubongo.bots.pace import calibration, solving_ms, spent_ms, still_needed_ms
from tafelrunde.games.ubongo.classic.model import COLOURS, MoveFigure, PlaceFigure, Row, Take
from tafelrunde.games.ubongo.editions import CLASSIC, DIAMONDS
from tafelrunde.games.ubongo.race.model import Board, Claim, Ranked
from tafelrunde.games.ubongo.race.rules import board
from tafelrunde.polyomino.fit import is_cover

EASY, HARD = board("starter", 0, "easy", "sun"), board("starter", 0, "hard", "sun")


def chance(text: str) -> Any:
    return below(seed_from(text), "bot")


def plan(table: Table, seat: int, level: str, text: str = "") -> Plan[Any] | None:
    """What a bot on this seat means to do."""
    view = table.game.view(table.state, seat)
    return choose(view, table.game.legal(view), level, chance(text), lambda: False)


def needs(task: Board, level: str) -> float:
    number = chance(f"{level} {len(task.pieces)}")
    return median(solving_ms(task, level, number) for _ in range(400))


def test_sharper_bots_are_faster_and_hard_boards_take_longer() -> None:
    for task in (EASY, HARD):
        assert needs(task, "sharp") < needs(task, "quick") < needs(task, "calm")
    for level in LEVELS["ubongo-classic"]:
        assert needs(replace(EASY, grade=1), level) < needs(replace(EASY, grade=5), level) < needs(HARD, level) * 2
        assert needs(EASY, level) < needs(HARD, level)


def test_a_level_is_a_line_of_the_calibration() -> None:
    assert tuple(calibration().levels) == LEVELS["ubongo-classic"] == LEVELS["ubongo-diamonds"]


def test_who_has_not_found_it_in_the_first_glass_needs_longer_than_that() -> None:
    table = racing(0, 0)
    assert spent_ms(table.race, 60_000) == 0
    table.now = table.bell
    table.rings("bell")
    assert spent_ms(table.race, 60_000) == 60_000
    number = chance("second glass")
    for _ in range(50):
        assert 0 < still_needed_ms(EASY, "calm", 60_000, number) <= 1000 * calibration().longest
    late = plan(table, 0, "sharp")
    assert late is not None
    assert table.act(0, late.command, at=table.now + 1)


@pytest.mark.parametrize("level", LEVELS["ubongo-classic"])
def test_a_cover_is_called_after_its_pieces_were_seen_to_lie_one_by_one(level: str) -> None:
    table = racing(0, 0, 0)
    meant = plan(table, 1, level)
    assert meant is not None
    assert isinstance(meant.command, Claim)
    own = table.race.boards[1]
    assert is_cover(own.region, own.pieces, meant.command.placements)
    assert meant.task == table.round
    assert list(meant.parts_ms) == sorted(meant.parts_ms)
    assert 0 < meant.parts_ms[0] <= meant.parts_ms[-1] <= meant.after_ms
    assert len(meant.parts_ms) == len(own.pieces) - 1


@pytest.mark.parametrize(("game", "seats"), [(CLASSIC, 2), (CLASSIC, 6), (DIAMONDS, 2), (DIAMONDS, 4), (DIAMONDS, 1)])
@pytest.mark.parametrize("options", [{}, {"seconds": 0, "side": "hard"}], ids=["usual", "no glass"])
def test_whole_games_end_and_no_bot_is_ever_refused(game: AnyGame, seats: int, options: dict[str, Any]) -> None:
    for number in range(3):
        played = playout(
            game, game.options_type(**options), seats, BOTS[game.name], f"{number}", LEVELS[game.name], settle=200
        )
        assert game.outcome(played.state) is not None


def test_a_figure_is_placed_once_and_nobody_claims_to_be_the_youngest() -> None:
    table = Table(CLASSIC, 2, seed="placing")
    meant = plan(table, 0, "calm")
    assert meant is not None
    assert isinstance(meant.command, PlaceFigure)
    table.act(0, meant.command)
    assert plan(table, 0, "calm") is None
    assert plan(Table(DIAMONDS, 3), 0, "sharp") is None


def choosing(rows: dict[int, str], collections: tuple[dict[str, int], dict[str, int]]) -> Table:
    """Two figures side by side; the first player has solved, these gems lie in front, and each has some already."""
    table = racing(2, 3)
    table.wait(1_000)
    table.solve(0)
    assert isinstance(table.log[-1], Ranked) or table.race.finishes
    filled: tuple[Row, ...] = tuple(tuple(rows.get(field, "").split()) for field in range(6))  # type: ignore[arg-type]
    counts = tuple(tuple(own.get(colour, 0) for colour in COLOURS) for own in collections)
    table.state = replace(table.state, open=replace(table.open, rows=filled, gems=counts))
    return table


def test_a_quick_bot_moves_to_the_gems_of_its_best_colour_and_takes_them() -> None:
    table = choosing({0: "red red", 2: "blue green", 5: "red blue"}, ({"red": 3}, {}))
    meant = plan(table, 0, "quick")
    assert meant == Plan(MoveFigure(1, 0), meant.after_ms if meant else 0)
    table.move(0, 0)
    taken = plan(table, 0, "quick")
    assert taken is not None
    assert taken.command == Take(1)


def test_a_sharp_bot_takes_from_two_equal_rows_the_one_that_a_rival_needs() -> None:
    table = choosing({1: "red brown", 3: "red violet"}, ({"red": 3}, {"violet": 5}))
    denying = plan(table, 0, "sharp")
    assert denying is not None
    assert denying.command == MoveFigure(1, 3)
    other_way_round = choosing({1: "red violet", 3: "red brown"}, ({"red": 3}, {"violet": 5}))
    denying = plan(other_way_round, 0, "sharp")
    assert denying is not None
    assert denying.command == MoveFigure(1, 1)


def test_where_nothing_is_left_a_solver_still_does_what_is_waited_for() -> None:
    table = choosing({}, ({}, {}))
    meant = plan(table, 0, "sharp")
    assert meant is not None
    assert isinstance(meant.command, MoveFigure)
