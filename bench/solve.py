"""How fast puzzles are solved: the kernel, its Python twin, and the solvers that a Python user would pick.

    make bench            or, with the peers installed:
    python bench/solve.py [--json] [--puzzles 2000] [--rounds 3] [--patience 60]

The workload is seeded and the same for all; each answer is compared. A figure is CPU time of a whole loop over puzzles
that are each seen once in it, the best of some rounds. `whole` begins with cells and names of pieces and ends with the
answer; `model` is what comes before the search, `search` the rest. The kernel makes no model; its batch takes puzzles
as arrays. A peer's model is made by the fastest plain Python we could write for it (bench/peers.py), which more than
halves its time; what one would write at first, looking up every cell, would flatter us.
"""

from __future__ import annotations

import argparse
import gc
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import tafelrunde_kernel as kernel

from peers import Forms, Missing, Peer, forms_of, peers
from tafelrunde.polyomino import cover
from tafelrunde.polyomino.board import region_of
from workload import FRAME, PENTOMINOES, TILINGS, Batch, Puzzle, batch, turned

T = TypeVar("T")

LONG = 2.0  # seconds after which noise is small enough
COLD = 400_000  # puzzles for a batch
MANY = 50_000  # puzzles for single calls of the kernel, the shared ones first
FRESH = 50
WORKLOADS = {"3 pieces, one": (3, 1), "3 pieces, all": (3, None), "4 pieces, one": (4, 1), "4 pieces, all": (4, None)}
CALL_GOALS = dict.fromkeys(WORKLOADS, 90)
BATCH_GOALS = dict(zip(WORKLOADS, (450, 220, 270, 120), strict=True))
PENTOMINO_GOAL = 0.65  # seconds


class Rates(msgspec.Struct):
    """Puzzles a second; `times` is how many times the best peer's, models and all, and `goal` what it should be."""

    solver: str
    whole: float
    model: float | None = None
    search: float | None = None
    peer: bool = False
    times: float | None = None
    goal: float | None = None


class Tilings(msgspec.Struct):
    """Seconds for all tilings of 6 by 10 by the twelve pentominoes, None where patience ended."""

    solver: str
    seconds: float | None


def cpu(action: Callable[[], T], rounds: int) -> tuple[float, T]:
    """The least CPU time of some goes, fewer where one takes seconds, and what came out of the last."""
    times: list[float] = []
    while not times or (len(times) < rounds and sum(times) < LONG):
        start = time.process_time()
        answer = action()
        times.append(time.process_time() - start)
    return min(times), answer


def agree(solver: str, found: Sequence[int], expected: Sequence[int]) -> None:
    """All solvers must say the same of every puzzle."""
    wrong = sum(ours != theirs for ours, theirs in zip(found, expected, strict=True))
    if wrong:
        raise SystemExit(f"{solver} disagrees about {wrong} of {len(expected)} puzzles")


def kernel_batch(tasks: Batch, limit: int | None, rounds: int) -> tuple[Rates, list[int]]:
    """Hundreds of thousands at once, arrays in and out, on one thread."""
    seconds, found = cpu(lambda: kernel.count_many(tasks.masks, tasks.sets, limit), rounds)
    return Rates("kernel, batch", len(tasks.masks) / seconds), found.tolist()


def kernel_calls(puzzles: Sequence[Puzzle], limit: int | None) -> tuple[Rates, list[int]]:
    """A call from Python for each: a list of cells and a list of names in, a number out.

    Many more puzzles than the peers get, or a processor would learn its way through them; and a few at a time: a caller
    has just made its lists, and to fetch old ones from far memory takes longer than to solve them.
    """
    count, seconds = kernel.count, 0.0
    found: list[int] = []
    for start in range(0, len(puzzles), FRESH):
        some = puzzles[start : start + FRESH]
        tasks = [([(x, y) for x, y in puzzle.cells], [*puzzle.pieces]) for puzzle in some]
        begun = time.process_time()
        answers = [count(cells, pieces, limit) for cells, pieces in tasks]
        seconds += time.process_time() - begun
        found += answers
    return Rates("kernel, a call each", len(found) / seconds), found


def twin(puzzles: Sequence[Puzzle], limit: int | None, rounds: int) -> tuple[Rates, list[int]]:
    """The same search in Python."""
    tasks = [(puzzle.cells, puzzle.pieces) for puzzle in puzzles]
    models = [(region_of(puzzle.cells), puzzle.pieces) for puzzle in puzzles]
    whole, found = cpu(lambda: [cover.count(region_of(cells), pieces, limit) for cells, pieces in tasks], rounds)
    model, _ = cpu(lambda: [region_of(cells) for cells, _ in tasks], rounds)
    search, _ = cpu(lambda: [cover.count(region, pieces, limit) for region, pieces in models], rounds)
    return _rates("our Python twin", len(tasks), whole, model, search), found


def of_peer(peer: Peer, puzzles: Sequence[Puzzle], limit: int | None, rounds: int) -> tuple[Rates, list[int]] | None:
    """A peer, if it can do this at all."""
    ask = peer.one if limit == 1 else peer.every
    if ask is None:
        return None
    tasks = [(puzzle.cells, forms_of(puzzle.pieces)) for puzzle in puzzles]
    ask(peer.model(*tasks[0]))  # what is compiled when first used is compiled now
    whole, found = cpu(lambda: [int(ask(peer.model(*task))) for task in tasks], rounds)
    splits = [_split(peer, ask, tasks) for _ in range(rounds if whole < LONG / rounds else 1)]
    model, search = (min(seconds) for seconds in zip(*splits, strict=True))
    return _rates(peer.name, len(tasks), whole, model, search, peer=True), found


def _rates(solver: str, number: int, whole: float, model: float, search: float, peer: bool = False) -> Rates:
    return Rates(solver, number / whole, number / model, number / search, peer)


def _split(peer: Peer, ask: Callable[[Any], int], tasks: Sequence[tuple[Any, Forms]]) -> tuple[float, float]:
    model, models = cpu(lambda: [peer.model(*task) for task in tasks], 1)
    search, _ = cpu(lambda: [ask(one) for one in models], 1)
    return model, search


def compared(name: str, found: Sequence[Peer], number: int, rounds: int) -> list[Rates]:
    """All solvers on one workload."""
    k, limit = WORKLOADS[name]
    cold = batch(k, COLD)
    puzzles = cold.puzzles(max(MANY, number))
    shared = puzzles[:number]
    lines = [kernel_batch(cold, limit, rounds), kernel_calls(puzzles, limit), twin(shared, limit, rounds)]
    lines += [line for peer in found if (line := of_peer(peer, shared, limit, rounds))]
    expected = lines[0][1]
    for rates, answers in lines:
        agree(rates.solver, answers, expected[: len(answers)])
    table = [rates for rates, _ in lines]
    best = max((rates.whole for rates in table if rates.peer), default=None)
    table[0].goal, table[1].goal = BATCH_GOALS[name], CALL_GOALS[name]
    for rates in table:
        rates.times = rates.whole / best if best else None
    return table


def tilings(solver: str) -> float:
    """CPU seconds that one solver takes for all tilings of 6 by 10, its model included."""
    if solver == "kernel":
        seconds, number = cpu(lambda: kernel.tilings(FRAME, PENTOMINOES), 1)
    else:
        peer = next(peer for peer in peers() if peer.name == solver)
        assert isinstance(peer, Peer)
        assert peer.every
        every = peer.every
        every(peer.model(FRAME[:10], [turned(PENTOMINOES[1])] * 2))  # compiled when first used
        forms = [turned(form) for form in PENTOMINOES]
        seconds, number = cpu(lambda: every(peer.model(FRAME, forms)), 1)
    agree(solver, [number], [TILINGS])
    return seconds


def all_tilings(found: Sequence[Peer], patience: float) -> list[Tilings]:
    """Each solver in a process of its own that is ended when patience is."""
    lines = []
    for solver in ["kernel", *(peer.name for peer in found if peer.every)]:
        words = [sys.executable, __file__, "--tilings", solver]
        try:
            done = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True, timeout=patience)
            lines.append(Tilings(solver, float(done.stdout)))
        except subprocess.TimeoutExpired:
            lines.append(Tilings(solver, None))
    return lines


def _told(rates: Sequence[Rates]) -> list[str]:
    lines = [f"{'':<24}{'whole':>12}{'model':>12}{'search':>12}{'times best peer':>18}"]
    for line in rates:
        figures = "".join(
            f"{value:>12,.0f}" if value else f"{'':>12}" for value in (line.whole, line.model, line.search)
        )
        times = f"{line.times:>18,.2f}" if line.times else ""
        goal = (
            ""
            if line.goal is None or line.times is None
            else f"   goal {line.goal:g}{_verdict(line.times >= line.goal)}"
        )
        lines.append(f"{line.solver:<24}{figures}{times}{goal}")
    return lines


def _verdict(holds: bool) -> str:
    return "" if holds else "   MISSED"


def _machine() -> str:
    text = Path("/proc/cpuinfo").read_text() if Path("/proc/cpuinfo").exists() else ""
    model = next((line.partition(": ")[2] for line in text.splitlines() if line.startswith("model name")), "")
    return f"{model or platform.machine()}, {platform.python_implementation()} {platform.python_version()}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    parser.add_argument("--puzzles", type=int, default=2000, metavar="N", help="shared by all solvers (default: 2000)")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="of which the best counts (default: 3)")
    parser.add_argument(
        "--patience", type=float, default=60, metavar="S", help="for all pentomino tilings (default: 60)"
    )
    parser.add_argument("--tilings", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.tilings:
        print(tilings(args.tilings))
        return
    out = sys.stderr if args.json else sys.stdout
    installed = [*peers()]
    found = [peer for peer in installed if isinstance(peer, Peer)]
    missing = [peer for peer in installed if isinstance(peer, Missing)]
    releases = {peer.name: peer.release for peer in found}
    print(_machine(), *(f"{name} {release}" for name, release in releases.items()), sep="\n  ", file=out)
    for peer in missing:
        print(f"  not here: {peer.name}: {peer.reason}", file=out)
    workloads = {}
    gc.disable()  # what else lies about must not be counted, as with timeit
    for name in WORKLOADS:
        gc.collect()
        workloads[name] = compared(name, found, args.puzzles, args.rounds)
        print(f"\n{name}: puzzles a second of CPU time", *_told(workloads[name]), sep="\n", file=out, flush=True)
    frame = all_tilings(found, args.patience)
    print("\n12 pentominoes in 6 by 10, all 9,356 tilings: seconds of CPU time", file=out)
    for line in frame:
        goal = f"   goal {PENTOMINO_GOAL}{_verdict(bool(line.seconds and line.seconds <= PENTOMINO_GOAL))}"
        spent = f"{line.seconds:>12.2f}" if line.seconds else f"{'over ' + format(args.patience, 'g'):>12}"
        print(f"{line.solver:<24}{spent}{goal if line.solver == 'kernel' else ''}", file=out)
    print("\nall answers agree", file=out)
    if args.json:
        told = {"machine": _machine(), "releases": releases, "missing": missing, "puzzles": args.puzzles}
        print(msgspec.json.encode({**told, "workloads": workloads, "tilings": frame}).decode())


if __name__ == "__main__":
    main()
