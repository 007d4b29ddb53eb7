"""Whoever writes a file shows how far it is, and leaves what was there when it is stopped or the disk is full."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tafelrunde.polyomino import engine

PIECES = "4" if engine.engine() == "kernel" else "3"
LONG = {
    "atlas": ["atlas", "--pieces", PIECES],
    "deck": ["deck", "make", "--cards", "54"],
    "print": ["print", "boards"],
}
SHORT = {
    "atlas": ["atlas", "--pieces", "2"],
    "deck": ["deck", "make", "--cards", "3"],
    "print": ["print", "pieces", "--players", "1"],
}
BEFORE = "what was there"


def command(words: list[str], out: Path) -> list[str]:
    return [sys.executable, "-m", "tafelrunde", *words, "--out", str(out), "--language", "en"]


@pytest.fixture
def out(tmp_path: Path) -> Path:
    path = tmp_path / "mine"
    path.write_text(BEFORE)
    return path


def untouched(out: Path) -> bool:
    return os.listdir(out.parent) == [out.name] and out.read_text() == BEFORE


@pytest.mark.parametrize("words", LONG.values(), ids=LONG)
def test_ctrl_c_on_the_way_leaves_what_was_there_and_says_so(words: list[str], out: Path) -> None:
    """Its messages go to a terminal, so there is a bar."""
    ours, theirs = os.openpty()
    with subprocess.Popen(command(words, out), stdout=subprocess.DEVNULL, stderr=theirs) as running:
        os.close(theirs)
        said = b""
        while b"%" not in said:
            said += os.read(ours, 1024)
        running.send_signal(signal.SIGINT)
        while more := rest(ours):
            said += more
        status = running.wait()
    os.close(ours)
    told = said.decode()
    assert status == 130, told
    assert "░" in told
    assert told.splitlines()[-1] == f"tafelrunde {words[0]}: Stopped. Nothing was written."
    assert "Traceback" not in told
    assert untouched(out)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
@pytest.mark.parametrize("all_covers", [["--all"], []])
def test_a_full_disk_behind_standard_output_is_told_in_a_line(all_covers: list[str]) -> None:
    """At once where there is much to say, at the end where it is little."""
    words = ["solve", "####/####/####", "--pieces", "L4,I3,P5", *all_covers]
    with open("/dev/full", "w") as full:
        asked = [sys.executable, "-m", "tafelrunde", *words]
        done = subprocess.run(asked, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "tafelrunde: No space left on device\n"


@pytest.mark.parametrize("words", [["atlas", "query"], ["atlas", "check"], ["deck", "check"], ["verify"]])
def test_ctrl_c_ends_what_only_reads_without_a_traceback(words: list[str], tmp_path: Path) -> None:
    """The file is a pipe from which nothing comes, so it is certain where the signal finds it."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    asked = [sys.executable, "-m", "tafelrunde", *words, str(pipe)]
    with subprocess.Popen(asked, stderr=subprocess.PIPE, text=True) as running:
        writer = os.open(pipe, os.O_WRONLY)  # as soon as somebody reads
        running.send_signal(signal.SIGINT)
        _, err = running.communicate()
        os.close(writer)
    assert running.returncode == 130
    assert "Traceback" not in err


def rest(terminal: int) -> bytes:
    """What is still to be read; the end of a terminal is an error on some systems."""
    try:
        return os.read(terminal, 1024)
    except OSError:
        return b""


@pytest.mark.parametrize("words", SHORT.values(), ids=SHORT)
def test_a_full_disk_loses_nothing_that_was_there(words: list[str], out: Path) -> None:
    """No file may grow beyond a few bytes here, which is how a disk that is full looks to a program."""
    done = subprocess.run(
        command(words, out),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"tafelrunde {words[0]}: {out}")
    assert untouched(out)
