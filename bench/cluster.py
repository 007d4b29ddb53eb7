"""One house on several nodes: is anything lost while everything goes wrong, and what do the nodes cost and bring?

    python bench/cluster.py [--json] [--faults 200] [--seed TEXT]      torment: three nodes, real PostgreSQL, real NATS
    python bench/cluster.py --load [--json] [--seconds 5]              the embedded default, then one, two, three nodes

Torment: random games of all three games, whose seats are at whichever node lets them in. One node's clock is two
seconds wrong all the time. Nodes are killed (-9) and stopped, NATS is stopped and started, PostgreSQL is restarted,
one node is cut off from its bus or from its database. After that everything that anybody was told is held against the
log that is left (tests/proofs/history.py).

Load: the same tables on each; moves per CPU-second of our own processes, and the waiting at half load, from the
scheduled send to the last seat's receipt. With several nodes the seats of each table are spread over all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

import msgspec

from figures import Figure, tell

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from proofs.cluster import as_json, tormented
from shell.nats_server import NatsServer
from shell.postgres import PostgresServer
from tafelrunde.bus.nats import NatsBus
from tafelrunde.cli.serving import loop_factory
from tafelrunde.web.messages import PROTOCOL
from tafelrunde.workshop.load_run import Found, Plan, Process, run
from tafelrunde.workshop.load_wire import Door, Wire

NO_LIMITS = {"TAFELRUNDE_FRAMES_PER_SECOND": "1000000", "TAFELRUNDE_REQUESTS_PER_SECOND": "0"}
SHOWN = 20
WORDS = 2_000


def say(text: str) -> None:
    """How far it is."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


class Nodes:
    """Several servers that are one house."""

    def __init__(self, servers: Sequence[Process]) -> None:
        self.servers = servers
        self.port = servers[0].port

    def cpu_seconds(self) -> float:
        return sum(server.cpu_seconds() for server in self.servers)

    def kib(self) -> int:
        return sum(server.kib() for server in self.servers)


class Doors(Door):
    """People come in by one node after the other, so that the seats of each table are spread over all of them."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__("127.0.0.1", ports[0], PROTOCOL)
        self._others = [Door("127.0.0.1", port, PROTOCOL) for port in ports]
        self._next = 0

    async def enter(self, code: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> Wire:
        self._next += 1
        return await self._others[self._next % len(self._others)].enter(code, cookie, hear, lost)


def load(seconds: float, tables: int) -> dict[str, Found]:
    """The same load on the embedded default, and on one, two and three nodes."""
    found = {}
    plan = Plan("ugo", tables, 4, seconds, {})
    with tempfile.TemporaryDirectory(prefix="tafelrunde-cluster-") as folder, ExitStack() as stack:
        postgres, nats = PostgresServer(durable=True), NatsServer()  # the embedded default waits for its disk, too
        postgres.start()
        nats.start()
        stack.callback(postgres.remove)
        stack.callback(nats.stop)
        shared = ["--database", postgres.address(), "--bus", nats.address]
        for name, number in (("embedded", 0), ("one node", 1), ("two nodes", 2), ("three nodes", 3)):
            words = shared if number else ["--data", str(Path(folder) / "data")]
            servers = [
                Process([sys.executable, "-m", "tafelrunde", "serve", "--port", "0", *words], NO_LIMITS)
                for _ in range(max(1, number))
            ]
            try:
                doors = Doors([server.port for server in servers])
                with asyncio.Runner(loop_factory=loop_factory()) as runner:
                    found[name] = runner.run(run(plan, Nodes(servers), PROTOCOL, say, doors))
            finally:
                for server in servers:
                    server.end()
    return found


async def announced(address: str) -> float:
    """How many milliseconds a word takes from one node's bus to another's, at the median."""
    one, other = NatsBus(address), NatsBus(address)
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    for bus in (one, other):
        await bus.open(lambda: None)
    await other.listen("bench", heard.put_nowait)
    while True:  # until the subscription is known
        one.tell("bench", b"")
        try:
            await asyncio.wait_for(heard.get(), 0.1)
        except TimeoutError:
            continue
        break
    while not heard.empty():
        heard.get_nowait()
    took = []
    word = bytes(1_500)  # as long as a move with its rows
    for _ in range(WORDS):
        start = time.perf_counter()
        one.tell("bench", word)
        await heard.get()
        took.append(time.perf_counter() - start)
    for bus in (one, other):
        await bus.close()
    return 1000 * sorted(took)[WORDS // 2]


def measure(args: argparse.Namespace) -> int:
    """What the nodes cost and bring; 1 when a goal was missed."""
    nats = NatsServer()
    nats.start()
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            word_ms = runner.run(announced(nats.address))
    finally:
        nats.stop()
    found = load(args.seconds, args.tables)
    out = sys.stderr if args.json else sys.stdout
    print("\n                moves/s  moves/CPU-s    p50 ms    p99 ms", file=out)
    for name, one in found.items():
        numbers = (
            f"{one.moves_per_second:>8.0f} {one.moves_per_cpu_second:>12.0f} {one.p50_ms:>9.2f} {one.p99_ms:>9.2f}"
        )
        print(f"{name:<14} {numbers}   errors: {one.errors}", file=out)
    embedded, single = found["embedded"], found["one node"]
    share = 100 * single.moves_per_cpu_second / embedded.moves_per_cpu_second
    tell(
        [
            Figure("moves per CPU-second, one node of embedded", share, "%", 40, at_least=True),
            Figure("p99 at half load, one node", single.p99_ms, "ms", 25),
            Figure("an announcement between nodes, p50", word_ms, "ms", 2),
        ],
        args.json,
    )
    if args.json:
        print(msgspec.json.encode({name: msgspec.to_builtins(one) for name, one in found.items()}).decode())
    return int(any(one.errors for one in found.values()))


def torment(args: argparse.Namespace) -> int:
    """1 when anything was wrong."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-cluster-") as data:
        found, happened = asyncio.run(tormented(Path(data), args.faults, args.seed, say=say))
    out = sys.stderr if args.json else sys.stdout
    print(
        f"{found.kills} faults; {found.tables} tables, {found.finished} of them played to the end; {found.commands} "
        f"commands, {found.acknowledged} acknowledgements and {found.pictures} pictures held against {found.rows} rows",
        file=out,
    )
    for kind, number in sorted(happened.items()):
        print(f"  {kind:<40} {number:>4}", file=out)
    print(f"{len(found.faults)} faults" if found.faults else "nothing was lost, doubled or told otherwise", file=out)
    print(*found.faults[:SHOWN], sep="\n", file=out)
    if args.json:
        print(as_json(found, happened).decode())
    return bool(found.faults)


def main() -> int:
    """Whatever was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="JSON on the last lines")
    parser.add_argument("--faults", type=int, default=200, metavar="N", help="how many (default: 200)")
    parser.add_argument("--seed", default="cluster", metavar="TEXT", help="another one, other games and faults")
    parser.add_argument("--load", action="store_true", help="measure instead")
    parser.add_argument("--seconds", type=float, default=5, metavar="S", help="of each part of a load (default: 5)")
    parser.add_argument("--tables", type=int, default=30, metavar="N", help="of a load (default: 30)")
    args = parser.parse_args()
    return measure(args) if args.load else torment(args)


if __name__ == "__main__":
    raise SystemExit(main())
