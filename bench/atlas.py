"""What the atlas costs: time and memory of the kernel's surveys, beside our Python twin where that can follow, and of
looking through a file. Nobody else enumerates these areas, so there is no other peer.

    python bench/atlas.py [--json] [--short]

Every run is the command as a user types it, in a process of its own; its figures are compared with what is known.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.workshop.atlas_file import Atlas
from tafelrunde.workshop.atlas_pool import samples

KNOWN: dict[str, dict[str, int]] = {
    "3": {"arrangements": 984_720, "pairs": 869_279, "unique_pairs": 806_531, "regions": 499_708, "most_sets": 30},
    "4 in 6x5": {"arrangements": 24_935_582, "pairs": 17_147_436, "regions": 3_322_130, "most_sets": 94},
    "4": {"arrangements": 361_357_690, "pairs": 311_434_060, "regions": 146_187_552, "most_sets": 94},
}


class Line(msgspec.Struct):
    """One run: seconds by the wall and of processors, MiB at the peak, and what they should be."""

    name: str
    seconds: float
    cpu: float | None = None
    peak_mib: int | None = None
    goal_seconds: float | None = None
    goal_mib: int | None = None

    @property
    def holds(self) -> bool:
        slow = self.goal_seconds is not None and self.seconds > self.goal_seconds
        return not slow and not (self.goal_mib is not None and self.peak_mib and self.peak_mib > self.goal_mib)


def surveyed(words: Sequence[str], kernel: bool = True) -> dict[str, Any]:
    """The JSON of one run of `tafelrunde atlas`."""
    environment = {**os.environ, "TAFELRUNDE_KERNEL": "on" if kernel else "off"}
    command = [sys.executable, "-m", "tafelrunde", "atlas", *words, "--json"]
    before = _spent()
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, env=environment)
    found: dict[str, Any] = {**msgspec.json.decode(done.stdout), "cpu": _spent() - before}
    if found.get("engine", "kernel") != ("kernel" if kernel else "twin"):
        raise SystemExit("the kernel is not built: `make kernel` needs a C++ compiler")
    return found


def _spent() -> float:
    """CPU seconds of all commands so far, their start included: what they took, however busy the machine is."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def agree(name: str, found: Mapping[str, Any], expected: Mapping[str, Any]) -> None:
    """A figure that is not what it was is no figure of speed."""
    wrong = {key: (found[key], value) for key, value in expected.items() if found[key] != value}
    if wrong:
        raise SystemExit(f"{name}: {wrong}")


def line(name: str, found: Mapping[str, Any], goal: float | None = None, goal_mib: int | None = None) -> Line:
    return Line(name, found["seconds"], found["cpu"], found["peak_mib"], goal, goal_mib)


def both(name: str, words: Sequence[str]) -> list[Line]:
    """Kernel and twin, which must find the same."""
    ours, theirs = surveyed(words), surveyed(words, kernel=False)
    agree(name, ours["by_area"], theirs["by_area"])
    return [line(f"{name}, kernel", ours), line(f"{name}, Python twin", theirs)]


def importing() -> Line:
    """`import tafelrunde_kernel` in a fresh interpreter; the best of several, as noise only adds."""
    code = "import time; t = time.process_time(); import tafelrunde_kernel; print(time.process_time() - t)"
    times = [
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True).stdout) for _ in range(9)
    ]
    return Line("import of the kernel", min(times), goal_seconds=0.005)


def queried(name: str, file: Path, *words: str) -> Line:
    """A whole command that looks through a file and draws what it found first."""
    start = time.perf_counter()
    surveyed(["query", str(file), *words])
    return Line(name, time.perf_counter() - start)


def sampled(file: Path, number: int = 70_000) -> Line:
    """Hard cards drawn at random; before the first one, where all areas of their class lie is written down."""
    with Atlas(file) as atlas:
        drawn = samples(atlas, "hard", random.Random(7).random)
        first = next(drawn)
        start = time.process_time()
        cards = [first, *islice(drawn, number - 1)]
        seconds = time.process_time() - start
    if {len(set(card.rows)) for card in cards} != {6}:
        raise SystemExit("a card without six rows")
    return Line(f"{number:,} hard cards drawn from it", seconds, goal_seconds=1.0)


def lines(folder: Path, short: bool) -> list[Line]:
    """Everything, smallest first."""
    told = [importing(), *both("all of 2 pieces", ["--pieces", "2"])]
    told += both("3 pieces in 4x4", ["--pieces", "3", "--box", "4x4"])
    best = min((surveyed(["--pieces", "3"]) for _ in range(5)), key=lambda run: float(run["seconds"]))
    agree("3", best, KNOWN["3"])
    told.append(line("all of 3 pieces", best, 0.25))
    boxed = folder / "boxed.atlas"
    small = surveyed(["--pieces", "4", "--box", "5x6", "--workers", "2", "--out", str(boxed)])
    agree("4 in 6x5", small, KNOWN["4 in 6x5"])
    told.append(line("4 pieces in 5x6, written", small, 5.0, 300))
    told.append(
        queried("query: hard cards, in that file", boxed, "--area", "14..18", "--sets", "19..77", "--hole-free")
    )
    told.append(sampled(boxed))
    told.append(queried("query: one area, in that file", boxed, "--region", "####/####/####/####"))
    if not short:
        whole = surveyed(["--pieces", "4", "--workers", "2"])
        agree("4", whole, KNOWN["4"])
        told.append(line("all of 4 pieces", whole, 75.0, 5 * 1024))
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    parser.add_argument("--short", action="store_true", help="without all of 4 pieces, which takes a minute")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = lines(Path(folder), args.short)
    out = sys.stderr if args.json else sys.stdout
    for each in found:
        cpu = f"{each.cpu:>8.2f} s CPU" if each.cpu else f"{'':>14}"
        memory = f"{each.peak_mib:>7,} MiB" if each.peak_mib else f"{'':>11}"
        goals = [f"{each.goal_seconds:g} s"] if each.goal_seconds else []
        goals += [f"{each.goal_mib:,} MiB"] if each.goal_mib else []
        goal = f"   goal {', '.join(goals)}{'' if each.holds else '   MISSED'}" if goals else ""
        print(f"{each.name:<34}{each.seconds:>9.4f} s{cpu}{memory}{goal}", file=out)
    print("all figures are as known", file=out)
    if args.json:
        print(msgspec.json.encode([{**msgspec.to_builtins(each), "holds": each.holds} for each in found]).decode())


if __name__ == "__main__":
    main()
