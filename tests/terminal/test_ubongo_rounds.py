"""Rounds, time, several people, solo and lines from a pipe."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tafelrunde.terminal.sitting import Ending
from terminal.open_boards import alone, classic, hunt, own_board, ready, solving
from terminal.person import cover_lines
from terminal.table import Evening, evening


def test_the_last_seconds_are_spoken_once_each() -> None:
    here = classic([59_000, 2_000])
    told = [line for line in here.console.said if line.startswith("Time")]
    assert told == ["Time left: 30 seconds.", "Time left: 10 seconds.", "Time left: 5 seconds.", "Time is up!"]


def test_time_says_what_is_left_and_when_nothing_runs() -> None:
    assert classic(["time"]).said_after("time") == ["Time left: 1 minute."]
    assert classic(["time"], options={"seconds": 0}).said_after("time") == ["No time is running."]


def test_uc26_the_second_glass_keeps_what_lies_on_the_board() -> None:
    here = classic(lambda here: [solving(here)[0], "1: board", 61_000, "1:  board"])
    assert any(line.startswith("Nobody has a solution, so the sandglass is turned") for line in here.console.said)
    assert here.said_after("1:  board") == here.said_after("1: board")[: len(here.said_after("1:  board"))]


def test_uc25_giving_up_can_be_thought_better_of() -> None:
    here = classic(["1: give up", "1: give-up", "1: giv"])
    assert here.said_after("1: give up") == ["North gives up on this board."]
    assert here.said_after("1: give-up") == ["North goes on after all."]
    assert here.said_after("1: giv") == ["North gives up on this board."]


def test_a_new_round_comes_with_an_empty_board() -> None:
    def lines(here: Evening) -> Iterable[str | int]:
        yield solving(here)[0]
        for who in (1, 2, 3):
            yield f"{who}: give up"
        while own_board(here) is None:
            yield ready(here)
        yield "1: board"

    here = classic(lines)
    assert here.desk.view(0).open.race.number == 2
    assert not any(letter.isupper() for row in here.said_after("1: board") for letter in row)


def test_bots_are_told_in_one_line_each_and_never_their_plans() -> None:
    here = evening("ubongo-classic", ["figure 1", 200_000, 200_000], seats=3, interactive=True)
    here.play()
    about = [line for line in here.console.said if "East" in line and not line.startswith(("Field", "Ubongo"))]
    assert about
    assert not any("place" in line and "lies on" in line for line in about)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("board", "Who is that? Begin with your number and a colon, as in 1: board"),
        ("L4 a1", "Who is that? Begin with your number and a colon, as in 1: L4 a1"),
        ("4: board", "There is no player 4 at this keyboard."),
        ("0: board", "There is no player 0 at this keyboard."),
        ("99999999999: board", "There is no player 99999999999 at this keyboard."),
    ],
)
def test_a_line_needs_to_say_whose_it_is(line: str, answer: str) -> None:
    assert classic([line]).said_after(line) == [answer]


def test_each_person_has_a_board_of_their_own() -> None:
    here = classic(lambda here: [*solving(here, 1), "1: board", "2: board"])
    assert here.said_after(here.console.typed[-3])[1] == "East: “Ubongo!”"
    assert not any(letter.isupper() for row in here.said_after("1: board") for letter in row)
    assert here.said_after("2: board") == ["You have solved this board already."]


def test_ud10_rewards_are_told_and_gems_can_be_counted() -> None:
    here = hunt(lambda here: [*solving(here), "2: give up", "3: give up", "gems", "players"])
    said = here.said_after("3: give up")
    assert any(line.startswith("North gets from the track: sapphire; from the bag: ") for line in said)
    assert here.said_after("gems")[0] == "On the track: 8 sapphires, 8 ambers."
    assert here.said_after("gems")[1].startswith("In the bag: ")
    assert here.said_after("players")[0].startswith("North: ")
    assert here.said_after("players")[1] == "East: no gems yet. Points: 0."


@pytest.mark.parametrize("line", ["1: take", "1: move 3", "1: figure 2", "1: skip", "1: hint"])
def test_commands_of_another_edition_are_not_known(line: str) -> None:
    assert hunt([line]).said_after(line)[0].startswith("I do not know the command")


def test_a_shootout_is_needed_to_propose() -> None:
    here = hunt(["1: propose new", "1: agree"])
    assert here.said_after("1: propose new") == ["That is possible only in a shoot-out."]
    assert here.said_after("1: agree") == ["Nothing has been proposed."]


def test_ud16_alone_one_rolls_skips_and_asks_for_hints() -> None:
    here = alone(["hint", "skip", "pieces", "hint ", 400_000])
    assert here.console.typed[0] == "roll"
    assert here.said_after("hint")[0].startswith("A hint: ")
    said = here.said_after("skip")
    assert said[0] == "Task 1 is laid aside."
    assert "Task 2 lies open." in said
    assert here.console.said[-2:] == [
        "The run is over, and no task is solved.",
        "You had hints, so this result counts for no record.",
    ]


def test_alone_nobody_else_is_spoken_of() -> None:
    here = alone(["help"])
    assert here.console.said[0] == "Ubongo diamond hunt, played alone."
    assert not any("player 2" in line for line in here.said_after("help"))
    others = evening("ubongo-diamonds", ["help"], seats=2)
    others.sitting.play()
    assert others.console.said[:2] == ["Ubongo diamond hunt is played by North and East.", "You are North."]
    assert any("player 2" in line for line in others.said_after("help"))


def test_hints_come_to_an_end() -> None:
    here = alone(["hint", "hint ", "hint  ", "hint   "])
    assert here.said_after("hint   ") == ["There are no more hints for this task: all its pieces have been shown."]


def test_ud16_task_after_task_until_all_are_solved() -> None:
    def lines(here: Evening) -> Iterable[str]:
        while (board := own_board(here)) is not None:
            yield from cover_lines(board)

    here = alone(lines, options={"solo_mode": "tasks", "solo_length": 5})
    assert here.desk.awaits.over
    assert here.console.said[-1].startswith("The run is over: 5 tasks solved.")


def test_alone_one_types_without_a_number_or_with_it() -> None:
    here = alone(["1: board", "board"])
    assert here.said_after("1: board") == here.said_after("board")


def test_lines_from_a_pipe_wait_until_somebody_may_act() -> None:
    here = evening("ubongo-classic", ["figure 2", "wait", "board", "wait 50", "time"], seats=2, interactive=False)
    assert here.play() is Ending.NO_INPUT
    assert here.said_after("figure 2")[0] == "North sets the figure on field 2."
    board = own_board(here)
    assert board is not None
    assert len(here.said_after("board")) >= len(board.region.rows)
    assert here.said_after("time") == ["Time left: 10 seconds."]


def test_wait_does_not_wait_for_what_is_there_already() -> None:
    here = evening("ubongo-classic", ["wait", "figure 2"], seats=2)
    here.play()
    assert here.said_after("wait") == []
    assert here.said_after("figure 2")[0] == "North sets the figure on field 2."
