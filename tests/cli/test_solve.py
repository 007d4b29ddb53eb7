"""`solve`: drawn for people, line by line for programs, and what it says to a task that is none."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import Any

import pytest

from cli.running import tafelrunde
from tafelrunde.polyomino.board import parse
from tafelrunde.polyomino.cover import count, solve
from tafelrunde.polyomino.fit import placed_cells


def answers(*lines: str) -> tuple[int, list[Any]]:
    ran = tafelrunde("solve", "--jsonl", given="".join(line + "\n" for line in lines))
    assert ran.err == ""
    return ran.status, [json.loads(line) for line in ran.out.splitlines()]


def test_a_cover_is_drawn_and_told() -> None:
    ran = tafelrunde("solve", "####/####/####", "--pieces", "L4,I3,P5")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out == (
        "┌───────────┬───┐\n"
        "│I3   ·   · │L4 │\n"
        "├───────────┤   │\n"
        "│P5   ·   · │ · │\n"
        "│       ┌───┘   │\n"
        "│ ·   · │ ·   · │\n"
        "└───────┴───────┘\n"
        "I3: a1 b1 c1\n"
        "L4: d1 d2 c3 d3\n"
        "P5: a2 b2 c2 a3 b3\n\n"
    )


def test_all_covers_are_drawn_and_counted() -> None:
    ran = tafelrunde("solve", "####/####/####", "--pieces", "L4, i3 ,P5", "--all", "--language", "cs")
    assert ran.status == 0
    assert ran.out.count("┘\n") >= 20
    assert ran.out.count("I3: ") == 20
    assert ran.out.endswith("20 způsobů, jak plochu zakrýt.\n")


def test_no_cover_is_said() -> None:
    ran = tafelrunde("solve", "#.#", "--pieces", "I2", "--language", "de")
    assert (ran.status, ran.err) == (1, "")
    assert "nicht abdecken" in ran.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "solve \"##./###\" --pieces I2,I3"),
        (("##",), "--pieces"),
        (("", "--pieces", "I2"), "no squares"),
        (("../..", "--pieces", "I2"), "no squares"),
        (("##/#", "--pieces", "I3"), "row 2"),
        (("#x", "--pieces", "I2"), "“x”"),
        (("#########", "--pieces", "I3"), "9 wide and 1 high"),
        (("##", "--pieces", "X9"), "X9"),
        (("##", "--pieces", ""), "no piece"),
        (("##", "--pieces", "I2,I2"), "twice"),
        (("##", "--pieces", "I3"), "3 squares"),
    ],
)  # fmt: skip
def test_a_task_that_is_none_is_refused(words: tuple[str, ...], said: str) -> None:
    ran = tafelrunde("solve", *words, "--language", "en")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("tafelrunde solve: ")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_lines_are_answered_in_order() -> None:
    region = parse("####/####/####")
    cover = solve(region, ("I3", "L4", "P5"))
    assert cover is not None
    first = [{"piece": laid.piece, "cells": [list(cell) for cell in placed_cells(laid)]} for laid in cover]
    status, found = answers(
        '{"region": ["####","####","####"], "pieces": ["P5","L4","I3"]}',
        '{"region": ["#.#"], "pieces": ["I2"], "note": "not asked for"}',
    )
    assert status == 0
    assert found == [
        {"solutions": count(region, ("I3", "L4", "P5")), "first": first},
        {"solutions": 0, "first": None},
    ]


def test_the_cells_are_those_of_the_rows_as_they_were_given() -> None:
    _, found = answers('{"region": [".........", "........#", "........#"], "pieces": ["I2"]}')
    assert found == [{"solutions": 1, "first": [{"piece": "I2", "cells": [[8, 1], [8, 2]]}]}]


def test_a_broken_line_is_told_and_the_rest_goes_on() -> None:
    broken = {
        "": "line.json",
        "{": "line.json",
        '{"region": ' + "[" * 5000: "line.shape",
        "[1]": "line.shape",
        '{"region": 5, "pieces": []}': "line.shape",
        '{"pieces": ["I2"]}': "line.shape",
        '{"region": [], "pieces": ["I2"]}': "region.empty",
        '{"region": ["##", "#"], "pieces": ["I2"]}': "region.ragged",
        '{"region": ["#?"], "pieces": ["I2"]}': "region.character",
        '{"region": ["#########"], "pieces": ["I2"]}': "region.too-large",
        '{"region": ["##"], "pieces": ["I2", "I9"]}': "set.unknown",
        '{"region": ["##"], "pieces": ["I2", "I2"]}': "set.twice",
        '{"region": ["##"], "pieces": []}': "set.size",
    }
    whole = '{"region": ["##"], "pieces": ["I2"]}'
    status, found = answers(*broken, whole)
    assert status == 1
    assert [line.get("error") for line in found] == [*broken.values(), None]
    assert all(list(line) == ["error", "detail"] and isinstance(line["detail"], dict) for line in found[:-1])
    assert found[-1]["solutions"] == 1


def test_the_twin_answers_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    line = '{"region": ["####", "####", "####"], "pieces": ["I3", "L4", "P5"]}'
    before = answers(line)
    monkeypatch.setenv("TAFELRUNDE_KERNEL", "off")
    assert answers(line) == before


def test_ctrl_c_ends_a_stream_with_a_word_and_no_traceback() -> None:
    command = [sys.executable, "-m", "tafelrunde", "solve", "--jsonl", "--language", "de"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write('{"region": ["##"], "pieces": ["I2"]}\n')
        running.stdin.flush()
        assert json.loads(running.stdout.readline())["solutions"] == 1
        running.send_signal(signal.SIGINT)  # while it waits for the next line
        assert running.wait() == 130
        err = running.stderr.read()
    assert err == "tafelrunde solve: Angehalten. Was bis dahin gefunden war, steht oben.\n"
