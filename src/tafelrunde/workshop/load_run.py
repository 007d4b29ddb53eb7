"""A load run: a server in a process of its own, tables played at full speed, then at half of it.
Must not know any game, nor how a server is started: it is handed the command."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from tafelrunde.workshop.load import LoadTable, Tally, guests
from tafelrunde.workshop.load_wire import Door

WARM_UP_S = 1.0
SETTLING_S = 5.0
"""A house does its chores three seconds after it has opened; what that takes is no part of a table, nor of a move."""
_AT_ONCE = 8
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Plan(Struct, frozen=True):
    """What is played: `seconds` at full speed, and as long again at half of it."""

    game: str
    tables: int
    seats: int
    seconds: float
    options: dict[str, Any]


class Found(Struct, frozen=True):
    """What came of it; the latencies are those at half load, from the scheduled send to the last seat's receipt."""

    game: str
    tables: int
    seats: int
    moves: int
    moves_per_second: float
    moves_per_cpu_second: float
    p50_ms: float
    p99_ms: float
    p999_ms: float
    kib_per_table: float
    errors: int


class NoServer(Exception):  # noqa: N818 - a finding about this machine
    """The server did not come up, and what it said."""


class Measured(Protocol):
    """A server, or several that are one."""

    @property
    def port(self) -> int: ...

    def cpu_seconds(self) -> float: ...

    def kib(self) -> int: ...


class Process:
    """A server, and what the system says of it."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        if found is None:
            self.end()
            raise NoServer(said.strip() or f"exit status {self._process.returncode}")
        self.port = int(found[1])

    def cpu_seconds(self) -> float:
        """What all its threads have used so far."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        if stat.exists():
            numbers = stat.read_text().rpartition(")")[2].split()
            return (int(numbers[11]) + int(numbers[12])) / _TICKS
        clock = re.findall(r"[\d.]+", self._ps("time"))
        return sum(float(part) * 60.0**place for place, part in enumerate(reversed(clock)))

    def kib(self) -> int:
        """Its resident memory."""
        return int(self._ps("rss"))

    def _ps(self, what: str) -> str:
        command = ["ps", "-o", f"{what}=", "-p", str(self._process.pid)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def end(self) -> None:
        """Stop it in good order."""
        with self._process as process:
            process.terminate()


async def run(
    plan: Plan, server: Measured, protocol: int, say: Callable[[str], None], door: Door | None = None
) -> Found:
    """Seat everyone, play, and count; `door` where people come in by more than one."""
    tally = Tally()
    door = door or Door("127.0.0.1", server.port, protocol)
    warm = [await _table(door, plan, tally) for _ in range(2)]
    await asyncio.sleep(min(SETTLING_S, plan.seconds))
    before = server.kib()
    tables: list[LoadTable] = []
    while len(tables) < plan.tables:
        some = min(_AT_ONCE, plan.tables - len(tables))
        tables += await asyncio.gather(*(_table(door, plan, tally) for _ in range(some)))
        say(f"{len(tables)} of {plan.tables} tables")
    kib = (server.kib() - before) / plan.tables
    for table in tables:
        table.go()
    say(f"full speed, {plan.seconds:g} s")
    moves, used, rate = await _counted(plan, server, tally)
    for table in tables:
        table.pace(2 * plan.tables / max(rate, 1))
    tally.waits.clear()
    say(f"half speed, {plan.seconds:g} s")
    half, _, _ = await _counted(plan, server, tally)
    for table in (*warm, *tables):
        await table.stop()
    return Found(
        game=plan.game,
        tables=plan.tables,
        seats=plan.seats,
        moves=moves + half,
        moves_per_second=round(rate, 1),
        moves_per_cpu_second=round(moves / used, 1) if used else 0.0,
        p50_ms=round(tally.percentile(0.5), 3),
        p99_ms=round(tally.percentile(0.99), 3),
        p999_ms=round(tally.percentile(0.999), 3),
        kib_per_table=round(kib, 1),
        errors=tally.errors,
    )


async def _table(door: Door, plan: Plan, tally: Tally) -> LoadTable:
    table = LoadTable(door, plan.game, plan.options, await guests(door, plan.seats), tally)
    await table.sit()
    return table


async def _counted(plan: Plan, server: Measured, tally: Tally) -> tuple[int, float, float]:
    """Moves, the server's CPU-seconds, and moves a second."""
    loop = asyncio.get_running_loop()
    await asyncio.sleep(WARM_UP_S)
    tally.moves, used, start = 0, server.cpu_seconds(), loop.time()
    tally.open = True
    await asyncio.sleep(plan.seconds)
    tally.open = False
    return tally.moves, server.cpu_seconds() - used, tally.moves / (loop.time() - start)
