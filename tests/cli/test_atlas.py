"""`atlas`: what it finds, writes and draws; what it says to files that are none."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.running import tafelrunde
from tafelrunde.workshop.atlas_file import Atlas, BadAtlas
from tafelrunde.workshop.atlas_run import run

FIGURES = {
    "arrangements": 2776,
    "pairs": 2360,
    "unique_pairs": 2227,
    "regions": 1749,
    "hole_free": 1710,
    "most_sets": 8,
}


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every area of two pieces."""
    path = tmp_path_factory.mktemp("atlas") / "two.atlas"
    run(2, None, 1, path, lambda share: None)
    return path


def query(file: Path, *words: str) -> Any:
    return tafelrunde("atlas", "query", str(file), *words, "--json").result()


def test_figures_are_told_and_kept(tmp_path: Path) -> None:
    out = tmp_path / "two.atlas"
    ran = tafelrunde("atlas", "--pieces", "2", "--workers", "2", "--out", str(out), "--json")
    assert (ran.status, ran.err) == (0, "")
    told = ran.result()
    assert {name: told[name] for name in FIGURES} == FIGURES
    assert set(told) >= {"six_sets", "six_sets_hole_free", "six_unique", "six_unique_hole_free", "seconds", "peak_mib"}
    assert sum(of["regions"] for of in told["by_area"].values()) == told["regions"]
    checked = tafelrunde("atlas", "check", str(out), "--json").result()
    assert (checked["ok"], checked["regions"], os.listdir(tmp_path)) == (True, 1749, ["two.atlas"])


def test_a_box_counts_only_what_fits_lying_or_standing() -> None:
    lying = tafelrunde("atlas", "--pieces", "2", "--box", "4x2", "--json").result()
    standing = tafelrunde("atlas", "--pieces", "2", "--box", "2x4", "--json").result()
    assert lying["regions"] == standing["regions"] < 100
    assert lying["by_area"] == standing["by_area"]


def test_a_query_filters(file: Path) -> None:
    assert query(file)["found"] == 1749
    assert query(file, "--hole-free")["found"] == 1710
    found = query(file, "--area", "8", "--sets", "2..", "--symmetric", "--box", "4x4", "--limit", "1000")
    assert found["found"] == len(found["shown"]) > 0
    for shown in found["shown"]:
        rows = shown["region"]
        assert (shown["area"], shown["symmetric"]) == (8, True)
        assert len(shown["sets"]) >= 2
        assert max(len(rows), len(rows[0])) <= 4
    unique = query(file, "--sets", "3..", "--unique", "--limit", "1000")["shown"]
    assert all(sum(of["covers"] == 1 for of in shown["sets"]) >= 3 for shown in unique)
    assert len(unique) < query(file, "--sets", "3..")["found"]


def test_who_reads_no_further_gets_no_traceback(file: Path) -> None:
    asked = [sys.executable, "-m", "tafelrunde", "atlas", "query", str(file), "--json", "--limit", "1749"]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.read(9) == b'{"found":'
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


def test_one_area_is_found_however_it_lies(file: Path) -> None:
    for region in ("###/##.", "##/##/#.", ".##/###"):
        (shown,) = query(file, "--region", region)["shown"]
        assert {"pieces": ["I2", "I3"], "covers": 1} in shown["sets"]
    assert query(file, "--region", "#.#")["found"] == 0


def test_areas_are_drawn(file: Path) -> None:
    ran = tafelrunde("atlas", "query", str(file), "--region", "##/##/#.", "--language", "de")
    assert "┌───" in ran.out
    assert "I2+I3 1" in ran.out
    assert ran.out.endswith("Gefunden: 1. Gezeigt: 1.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "--pieces 3"),
        (("--pieces", "0"), "1 to 5"),
        (("--pieces", "6"), "1 to 5"),
        (("--pieces", "5"), "--box"),
        (("--pieces", "2", "--box", "0x3"), "--box"),
        (("--pieces", "2", "--box", "wide"), "--box"),
        (("--pieces", "two"), "--pieces"),
        (("--pieces", "2", "--workers", "0"), "--workers"),
        (("query", "x.atlas", "--area", "9..8"), "--area"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused(words: tuple[str, ...], said: str) -> None:
    ran = tafelrunde("atlas", *words)
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err


def fault_of(file: Path) -> str:
    with pytest.raises(BadAtlas) as raised:
        Atlas(file)
    return raised.value.key


def test_a_file_cut_anywhere_is_not_whole(file: Path, tmp_path: Path) -> None:
    data, cut = file.read_bytes(), tmp_path / "cut.atlas"
    for length in (8, 63, 64, len(data) // 2, len(data) - 1):
        cut.write_bytes(data[:length])
        assert fault_of(cut) == "atlas.truncated"
    cut.write_bytes(data + b"x")
    assert fault_of(cut) == "atlas.truncated"
    for action in ("check", "query"):
        ran = tafelrunde("atlas", action, str(cut))
        assert (ran.status, ran.out) == (1, "")
        assert "not whole" in ran.err


def test_foreign_newer_and_damaged_files_are_recognised(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.atlas"
    data = file.read_bytes()
    for content, key in (
        (b"", "atlas.foreign"),
        (b"%PDF-1.7 and so on", "atlas.foreign"),
        (data[:8] + b"\x02" + data[9:], "atlas.newer"),
        (data[:24] + b"\xff" + data[25:], "atlas.damaged"),
        (data[:-40] + b"\xff" + data[-39:], "atlas.damaged"),
    ):
        other.write_bytes(content)
        assert fault_of(other) == key
    other.write_bytes(data[:100] + bytes([data[100] ^ 1]) + data[101:])
    ran = tafelrunde("atlas", "check", str(other), "--language", "nl")
    assert (ran.status, ran.out) == (1, "")
    assert "beschadigd" in ran.err
    assert "No such file" in tafelrunde("atlas", "check", str(tmp_path / "none")).err
    assert tafelrunde("atlas", "check", str(tmp_path)).status == 1


def test_a_device_is_not_replaced_by_a_file() -> None:
    ran = tafelrunde("atlas", "--pieces", "1", "--out", "/dev/null")
    assert ran.status == 1
    assert Path("/dev/null").is_char_device()


def test_summaries_in_the_file_are_those_that_were_told(file: Path) -> None:
    told = json.loads(tafelrunde("atlas", "check", str(file), "--json").out)
    assert {name: told[name] for name in FIGURES} == FIGURES
