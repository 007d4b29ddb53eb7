"""The same two scripted games on three servers, in one run: ours with its log on the disk, boardgame.io and Colyseus in
memory; four seats at each table, a view of their own for each, after every move.

    python bench/servers [--tables 20] [--seconds 4] [--repeat 3] [--json]

`trick`: cards of four suits, one seat at a time, suit must be followed. `race`: all four sort their own numbers at
once, the server checks it, the earlier the better. Every table plays on once all four have heard of the last move. What
counts is moves per second of the server's processor time; the turns of the servers are interleaved. UGO! itself, on
ours, stands below: it has more rules than either. Node comes from PyPI, the peers from npm, into .tools/.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "web"))

from clientbuild import ROOT, node_from_pypi
from servers.peers import SEATS, BoardgameIo, Colyseus, Ours, Table
from tafelrunde.cli.serving import allow_many_sockets, loop_factory
from tafelrunde.web.messages import PROTOCOL
from tafelrunde.workshop.load_run import Plan, Process, run

HERE = Path(__file__).parent
ROOM = ROOT / ".tools" / "servers"
GAMES = ("trick", "race")
KINDS: dict[str, Any] = {"tafelrunde": Ours, "boardgame.io": BoardgameIo, "colyseus": Colyseus}
WARM_UP_S = 1.0
LIMITS = {"TAFELRUNDE_FRAMES_PER_SECOND": "100000", "TAFELRUNDE_REQUESTS_PER_SECOND": "0"}


class Line(msgspec.Struct, frozen=True):
    """What a server made of a game: medians of the repetitions."""

    server: str
    game: str
    moves_per_cpu_second: float
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    repetitions: list[float]


class Players:
    """Four players who answer at once, by the script; whoever has heard of a move has heard of all before it."""

    def __init__(self, game: str) -> None:
        self.moves = 0
        self.waits: list[float] = []
        self.going = False
        self._game = game
        self._table: Table | None = None
        self._views: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self._seen = [-1] * SEATS
        self._told = 0
        self._sent = 0.0

    async def sit(self, kind: Any, port: int) -> None:
        """Everyone has seen the first picture."""
        self._table = await kind.sit(port, self._game, self.hear)
        async with asyncio.timeout(20):
            while min(self._seen) < 0:
                await asyncio.sleep(0.005)

    def go(self) -> None:
        """From now on, play."""
        self.going = True
        self._next()

    def stop(self) -> None:
        """No more."""
        self.going = False
        if self._table is not None:
            self._table.close()

    def hear(self, seat: int, view: dict[str, Any]) -> None:
        """A seat has been shown its view; once all four have seen a move, it counts."""
        self._views[seat], self._seen[seat] = view, view["open"]["moves"]
        all_have_seen = min(self._seen)
        if self.going and all_have_seen > self._told:
            self.moves += all_have_seen - self._told
            self.waits.append(perf_counter() - self._sent)
            self._told = all_have_seen
            if self._game == "trick" or not any(view["open"]["done"] for view in self._views):
                self._next()

    def _next(self) -> None:
        assert self._table is not None
        self._sent = perf_counter()
        self._told = max(self._told, min(self._seen))
        if self._game == "trick":
            view = self._views[seat := self._views[0]["open"]["turn"]]
            led = [card for _, card in view["open"]["table"][:1]]
            fits = [card for card in view["hand"] if led and card // 10 == led[0] // 10]
            self._table.play(seat, min(fits or view["hand"]))
        else:
            for seat in range(SEATS):
                self._table.play(seat, sorted(self._views[seat]["task"]))


async def measured(
    kind: Any, server: Process, game: str, tables: int, seconds: float
) -> tuple[float, float, list[float]]:
    """Moves per CPU-second and per second, and how long each took from its sending to the last receipt."""
    loop = asyncio.get_running_loop()
    players = [Players(game) for _ in range(tables)]
    for start in range(0, tables, 5):
        await asyncio.gather(*(one.sit(kind, server.port) for one in players[start : start + 5]))
    for one in players:
        one.go()
    await asyncio.sleep(WARM_UP_S)
    for one in players:
        one.waits.clear()
    moves, used, start_s = sum(one.moves for one in players), server.cpu_seconds(), loop.time()
    await asyncio.sleep(seconds)
    moves, used, took = sum(one.moves for one in players) - moves, server.cpu_seconds() - used, loop.time() - start_s
    for one in players:
        one.stop()
    if any(not one.waits for one in players):
        raise RuntimeError(f"a table of {game} stood still with {kind.__name__}")
    return moves / used, moves / took, [wait for one in players for wait in one.waits]


def install() -> Path:
    """Node, and the peers beside their scripts in a folder of their own; where Node is."""
    node = node_from_pypi()
    binary = node / "bin" / "node"
    ROOM.mkdir(parents=True, exist_ok=True)
    lock = HERE / "package-lock.json"
    for file in HERE.iterdir():
        if file.suffix in (".json", ".cjs", ".mjs"):
            shutil.copy(file, ROOM)
    if not (ROOM / "node_modules" / ".package-lock.json").exists() or _older(ROOM / "node_modules", lock):
        npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        quiet = ["--no-fund", "--no-audit", "--no-save", "--omit=optional", "--ignore-scripts", "--loglevel=error"]
        subprocess.run([str(binary), str(npm), "install", *quiet], cwd=ROOM, check=True, stdout=sys.stderr)
        (ROOM / "node_modules").touch()
    return binary


def _older(made: Path, source: Path) -> bool:
    return made.stat().st_mtime < source.stat().st_mtime


def commands(node: Path, data: Path) -> dict[str, list[str]]:
    """How each server is started."""
    return {
        "tafelrunde": [sys.executable, str(HERE / "house.py"), "--port", "0", "--data", str(data)],
        "boardgame.io": [str(node), str(ROOM / "boardgame.cjs")],
        "colyseus": [str(node), str(ROOM / "colyseus.mjs")],
    }


async def compared(servers: dict[str, Process], tables: int, seconds: float, repeat: int) -> list[Line]:
    """Every server takes its turn with every game, again and again."""
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    waits: dict[tuple[str, str], list[float]] = {}
    for _ in range(repeat):
        for game in GAMES:
            for name, server in servers.items():
                per_cpu, per_second, took = await measured(KINDS[name], server, game, tables, seconds)
                found.setdefault((name, game), []).append((per_cpu, per_second))
                waits.setdefault((name, game), []).extend(took)
    return [_line(name, game, runs, sorted(waits[name, game])) for (name, game), runs in found.items()]


def _line(name: str, game: str, runs: Sequence[tuple[float, float]], waits: Sequence[float]) -> Line:
    per_cpu = [round(run[0]) for run in runs]
    rate = statistics.median(run[1] for run in runs)
    p50, p99 = (round(1000 * waits[int(share * (len(waits) - 1))], 2) for share in (0.5, 0.99))
    return Line(name, game, statistics.median(per_cpu), round(rate), p50, p99, [float(one) for one in per_cpu])


async def ugo_on_ours(server: Process, tables: int, seconds: float) -> Line:
    """UGO! with all its rules, in the same minutes."""
    found = await run(Plan("ugo", tables, SEATS, seconds, {}), server, PROTOCOL, lambda _: None)
    per_cpu = found.moves_per_cpu_second
    return Line("tafelrunde", "ugo", per_cpu, found.moves_per_second, found.p50_ms, found.p99_ms, [per_cpu])


def told(lines: Sequence[Line]) -> list[str]:
    """For people."""
    rows = [f"{'':<8}{'':<14}{'moves per CPU-second':>22}{'per second':>12}{'p50':>10}{'p99':>10}   repetitions"]
    rows += [
        f"{line.game:<8}{line.server:<14}{line.moves_per_cpu_second:>22.0f}{line.moves_per_second:>12.0f}"
        f"{line.p50_ms:>7.2f} ms{line.p99_ms:>7.2f} ms   " + " ".join(f"{one:.0f}" for one in line.repetitions)
        for line in sorted(lines, key=lambda one: (*GAMES, "ugo").index(one.game))
    ]
    return [*rows, "ours writes every move to the disk before it tells anyone; the others keep theirs in memory"]


def main() -> int:
    """Measure and say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20, help="at once (default: 20)")
    parser.add_argument("--seconds", type=float, default=4, help="for each turn of a server (default: 4)")
    parser.add_argument("--repeat", type=int, default=3, help="turns of each (default: 3)")
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    args = parser.parse_args()
    node = install()
    allow_many_sockets()
    servers: dict[str, Process] = {}
    with tempfile.TemporaryDirectory(prefix="tafelrunde-servers-") as data:
        try:
            for name, command in commands(node, Path(data)).items():
                servers[name] = Process(command, {**LIMITS, "NODE_ENV": "production"})
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                lines = runner.run(compared(servers, args.tables, args.seconds, args.repeat))
                lines.append(runner.run(ugo_on_ours(servers["tafelrunde"], args.tables, args.seconds)))
        finally:
            for server in servers.values():
                server.end()
    print(*told(lines), sep="\n", file=sys.stderr if args.json else sys.stdout)
    if args.json:
        print(msgspec.json.encode(lines).decode())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
