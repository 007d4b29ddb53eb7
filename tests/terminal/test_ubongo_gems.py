"""Figures and gems by typed lines, in the classic game and in the hunt."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from terminal.open_boards import classic, hunt, own_board, ready, solved_then, solving
from terminal.table import Evening, evening


def test_uc8_a_figure_is_set_on_a_field_and_may_be_set_anew() -> None:
    here = evening("ubongo-classic", ["figure 3", "figure 6"], seats=2)
    here.play()
    assert here.said_after("figure 3")[0] == "North sets the figure on field 3."
    assert here.said_after("figure 6")[0] == "North sets the figure on field 6."
    assert here.desk.view(0).open.figures[0] == 5


@pytest.mark.parametrize("line", ["figure", "figure 0", "figure 7", "figure x", "figure 1 2", "f 99999999999999999999"])
def test_a_figure_needs_a_field_that_is_there(line: str) -> None:
    here = evening("ubongo-classic", [line], seats=2)
    here.play()
    assert here.said_after(line) == ["Give the number of a field, 1 to 6."]


def test_uc8_a_figure_that_is_not_set_in_time_is_set_by_chance() -> None:
    here = evening("ubongo-classic", [31_000], seats=2)
    here.play()
    assert "The time to place the figures is over." in here.console.said
    assert any(line.startswith("Chance chooses for North: field ") for line in here.console.said)


def test_the_question_for_a_figure_reads_every_field_briefly() -> None:
    here = evening("ubongo-classic", ["gems"], seats=2)
    here.play()
    asked = [line for line in here.console.said if line.startswith("Field ")]
    assert len(asked) == 12
    assert asked[0].endswith("… 12 left")
    assert asked[6].count(",") == 11


def test_uc13_who_does_not_roll_is_relieved_by_the_table() -> None:
    here = evening("ubongo-classic", ["1: figure 1", "2: figure 2", 11_000, 2_000], seats=2, people=2)
    here.play()
    assert "Nobody has rolled in time, so the table rolls the die." in here.console.said
    assert any(", your board has " in line for line in here.console.said)


@pytest.mark.parametrize(
    "line", ["board", "pieces", "place O4 a1", "L4 b2", "undo", "remove L4", "give up", "take", "move 3", "roll"]
)
def test_before_the_roll_nothing_of_a_round_can_be_done(line: str) -> None:
    here = evening("ubongo-classic", [line], seats=2)
    here.play()
    assert here.said_after(line) == ["The boards are still hidden. Wait for the roll."]


def test_somebody_else_may_not_roll() -> None:
    here = evening("ubongo-classic", ["1: figure 1", "2: figure 1", "1: roll", "2: roll"], seats=2, people=2)
    here.play()
    said = here.said_after("1: roll") + here.said_after("2: roll")
    assert "Somebody else rolls the die in this round." in said
    assert any(line.endswith(" rolls the die.") for line in said)


def test_ud6_the_youngest_rolls_first_or_chance_decides() -> None:
    assert "The youngest, who rolls first, is North." in hunt().console.said
    here = evening("ubongo-diamonds", [21_000], seats=2, people=2)
    here.play()
    assert any(line.startswith("Chance decides: the first to roll is ") for line in here.console.said)


def test_uc17_the_solver_hears_how_far_the_figure_may_go_and_what_lies_there() -> None:
    here = solved_then("1:")
    said = here.said_after("1:")
    assert said[0].startswith("North, you are on field 1. You may move up to 3 fields (move)")
    assert [line.partition(":")[0] for line in said[1:]] == ["Field 1", "Field 2", "Field 3", "Field 4"]


def test_uc19_take_takes_where_the_figure_stands() -> None:
    here = solved_then("1: take", "1:  take")
    assert here.said_after("1: take")[0].startswith("North takes from field 1: ")
    assert here.said_after("1:  take") == ["You have taken your gems in this round."]


def test_take_with_a_field_moves_there_first() -> None:
    here = solved_then("1: take 3", "1: move 2")
    said = here.said_after("1: take 3")
    assert said[0] == "North moves from field 1 to field 3."
    assert said[1].startswith("North takes from field 3: ")
    assert here.said_after("1: move 2") == ["You have taken your gems in this round."]


def test_take_with_the_field_of_the_figure_does_not_move() -> None:
    assert solved_then("1: take 1").said_after("1: take 1")[0].startswith("North takes from field 1: ")


def test_uc17_a_figure_moves_once_and_not_too_far() -> None:
    here = solved_then("1: take 5", "1: move 1", "1: move 2", "1: move 3", "1: move")
    assert here.said_after("1: take 5") == ["That is too far. Fields you may move: 3; fields you asked for: 4."]
    assert here.said_after("1: move 1") == ["Your figure stands on this field already. You may take at once."]
    assert here.said_after("1: move 2")[0] == "North moves from field 1 to field 2."
    assert here.said_after("1: move 3") == ["You have moved in this round. You may still take."]
    assert here.said_after("1: move") == ["Give the number of a field, 1 to 6."]


def test_uc22_nobody_moves_to_an_empty_row_unawares() -> None:
    """With 18 rounds and two players, six takes empty the row of field 1."""

    def lines(here: Evening) -> Iterable[str | int]:
        while here.desk.view(0).open.rows[0] != (None,) * 12:
            board, race = own_board(here), here.desk.view(0).open.race
            if board is not None and not race.finishes:
                yield from solving(here)
                yield "1: take"
                yield "2: give up"
            else:
                yield ready(here)
        while own_board(here) is None or here.desk.view(0).open.race.finishes:
            yield ready(here)
        yield from solving(here)
        yield "1:   take"
        yield "1: move 2"
        yield "1:  take 1"
        yield "1: take 1"

    here = classic(lines, seats=2, people=2, options={"all_boards": True})
    empty = ["There are no gems left at this field. If you may still move, try another one."]
    assert here.said_after("1:   take") == empty
    assert here.said_after("1: move 2")[0] == "North moves from field 1 to field 2."
    assert here.said_after("1:  take 1") == ["You have moved in this round. You may still take."]
    assert "Field 1: no gems" in here.console.said


def test_uc24_who_has_not_solved_neither_moves_nor_takes() -> None:
    here = classic(["1: move 2", "1: take", "1: take 2"])
    for line in ("1: move 2", "1: take", "1: take 2"):
        assert here.said_after(line) == ["First solve your board. Then you may move and take."]


def test_uc28_gems_and_players_lie_open_to_whoever_asks() -> None:
    here = solved_then("1: take", "gems", "players")
    gems, players = here.said_after("gems"), here.said_after("players")
    assert [line.partition(":")[0] for line in gems] == [f"Field {field}" for field in range(1, 7)]
    assert gems[0].endswith("; figures: North")
    assert players[0].startswith("North: field 1; ")
    assert players[1] == "East: field 2; no gems yet."
