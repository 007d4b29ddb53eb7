"""`tafelrunde play` as a process of its own, with the streams that it is given."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.core.replay import read, verify
from tafelrunde.games import CATALOGUE
from terminal.person import ubongo_person
from terminal.table import evening

RUN = (
    "import argparse, sys; from tafelrunde.cli import play; parser = argparse.ArgumentParser(); "
    "play.add_parser(parser.add_subparsers()); sys.exit(play.run(parser.parse_args(sys.argv[1:])))"
)


def command(*words: str) -> list[str]:
    return [sys.executable, "-c", RUN, "play", *words]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "error", **more}


def play(*words: str, given: str | None = "", **more: str) -> subprocess.CompletedProcess[str]:
    """The whole command; None is no input at all."""
    return subprocess.run(
        command(*words),
        input=given,
        stdin=subprocess.DEVNULL if given is None else None,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        check=False,
        timeout=60,
    )


@pytest.mark.parametrize("given", [None, ""])
def test_without_anything_to_read_it_says_so_and_ends_well(given: str | None) -> None:
    done = play("ugo", given=given)
    assert done.returncode == 0
    assert done.stdout.startswith("There is nobody to play with")
    assert done.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such shell")
def test_with_its_input_closed_it_says_so_and_ends_well() -> None:
    closing = ["sh", "-c", 'exec "$@" <&-', "sh", *command("ubongo-classic", "--language", "en")]
    done = subprocess.run(closing, capture_output=True, encoding="utf-8", env=environment(), check=False, timeout=60)
    assert done.returncode == 0
    assert done.stdout.startswith("There is nobody to play with")
    assert done.stderr == ""


def test_lines_from_a_pipe_are_played_and_their_end_ends_the_game(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    done = play("ubongo-classic", "--seats", "2", "--log", str(log), "--names", "North", given="figure 3\ngems\n")
    assert done.returncode == 0
    assert "North sets the figure on field 3." in done.stdout
    assert "The input has ended in the middle of the game, so we stop here." in done.stdout
    assert done.stderr == ""
    found = read(log.read_bytes(), "log", CATALOGUE)
    assert found.seed is None
    assert len(found.lines) >= 3


def test_quit_leaves_and_keeps_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    done = play("ubongo-diamonds", "--seats", "1", "--log", str(log), given="help\nquit\nroll\n")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-2:] == [
        "You have left the game. Goodbye!",
        f"The log of this game is in {log}.",
    ]
    assert read(log.read_bytes(), "log", CATALOGUE).lines == ()


def test_the_same_seed_is_the_same_game() -> None:
    first, again, other = (
        play("ubongo-classic", "--seed", seed, given="figure 1\ngems\nquit\n").stdout for seed in ("a", "a", "b")
    )
    assert first == again
    assert first != other


def test_ud16_a_whole_solo_run_is_kept_as_a_record_and_its_log_holds(tmp_path: Path) -> None:
    options = {"solo_mode": "tasks", "solo_length": 5}
    rehearsal = evening(
        "ubongo-diamonds", ubongo_person("run", solves=1.0), seats=1, options=options, seed="a real run"
    )
    rehearsal.play()
    lines = "".join(f"{line}\n" for line in rehearsal.console.typed)
    words = ["ubongo-diamonds", "--seats", "1", "--seed", "a real run", "--data", str(tmp_path / "data")]
    words += ["--option", "solo_mode=tasks", "--log", str(tmp_path / "log")]
    first = play(*words, given=lines)
    assert first.returncode == 0
    assert "The run is over: 5 tasks solved." in first.stdout
    assert "This is the first result of its kind, so it is the record for now." in first.stdout
    assert (tmp_path / "data" / "solo-records.json").exists()
    assert verify(read((tmp_path / "log").read_bytes(), "log", CATALOGUE), "log") == 10
    again = play(*words, given=lines)
    assert "record for now" not in again.stdout
    assert "record" in again.stdout


def test_records_go_into_the_folder_of_the_system(tmp_path: Path) -> None:
    done = play("ubongo-diamonds", "--seats", "1", given="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["chess"], "There is no such game here."),
        (["ugo", "--seats", "5"], "For this game choose 2 to 4 seats, not 5."),
        (["ubongo-classic", "--seats", "1"], "For this game choose 2 to 6 seats, not 1."),
        (["ugo", "--seats", "2", "--people", "3"], "At this table there are 2 seats"),
        (["ugo", "--people", "0"], "At this table there are 4 seats"),
        (["ugo", "--seats", "2", "--names", "A,B,C"], "There are more names (3) than seats (2)."),
        (["ugo", "--names", "A,,C"], "Please enter a name"),
        (["ugo", "--names", "x" * 99], "This name is too long."),
        (["ugo", "--side", "hard"], "This game has no option “side”. It has: turn_seconds, dealer."),
        (["ugo", "--seconds", "3"], "The turn clock takes 10 to 300 seconds"),
        (["ubongo-classic", "--side", "left"], "The option side cannot be “left”. Choose one of: easy, hard."),
        (["ubongo-classic", "--seconds", "x"], "The option seconds takes a whole number, not “x”."),
        (["ubongo-classic", "--option", "deck=" + "d" * 3000], "There is no set of boards with this name"),
        (["ubongo-classic", "--option", "hard"], "Write options as key=value, not “hard”."),
        (["ubongo-diamonds", "--seats", "1", "--option", "solo_length=7"], "Choose 5, 10 or 20 minutes or tasks."),
        (["ugo", "--log", "/nowhere/at/all"], "This file cannot be written: /nowhere/at/all"),
    ],
)
def test_what_cannot_be_set_up_so_is_explained_with_exit_status_2(words: list[str], answer: str) -> None:
    done = play(*words, given="quit\n")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"tafelrunde play: {answer}")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_an_interrupt_leaves_politely_and_keeps_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    words = command("ubongo-classic", "--log", str(log))
    with subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write("gems\n")
        process.stdin.flush()
        for line in process.stdout:
            if line.startswith("Field 6"):
                break
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait(60) == 130
        assert "You have left the game. Goodbye!" in rest
        assert process.stderr.read() == ""
    assert read(log.read_bytes(), "log", CATALOGUE).seed is None
