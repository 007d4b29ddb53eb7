"""How long is the blink when a node is stopped, or killed, under people who play?

    python bench/blink.py [--json] [--times 10] [--door caddy]

Two nodes with a real PostgreSQL and a real NATS behind a load balancer: the small one of the tests, or with `--door` a
real Caddy with deploy/Caddyfile.nodes. Two people sit at a table and come back as the page does: after 0.28 to 0.52 s,
then twice as long. In turn one node is stopped and one killed; told is how long it took whoever had to move from the
last word, or from the break of the line, to the next picture; then the node is started again.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path

from figures import Figure, tell

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from shell.balancer import Balancer
from shell.nats_server import NatsServer
from shell.postgres import PostgresServer
from shell.process import ServerProcess
from shell.site import Address, Guest, Line

ROOT = Path(__file__).parents[1]
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
FIRST_S, LONGEST_S = 0.4, 5.0


@contextlib.contextmanager
def caddy(program: str, ports: Sequence[int]) -> Iterator[int]:
    """A real door, on a free port, with our own Caddyfile but for the nodes' names."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port = int(asking.getsockname()[1])
    text = (ROOT / "deploy" / "Caddyfile.nodes").read_text()
    nodes = " ".join(f"127.0.0.1:{port}" for port in ports)
    text = re.sub(r"(?:node\d+:8421 ?)+", nodes + " ", text).replace(":8080", f":{port}")
    with tempfile.TemporaryDirectory(prefix="tafelrunde-caddy-") as folder:
        path = Path(folder) / "Caddyfile"
        path.write_text("{\n\tadmin off\n}\n" + text)
        command = [program, "run", "--config", str(path), "--adapter", "caddyfile"]
        with subprocess.Popen(command, stderr=subprocess.DEVNULL, env={"HOME": folder}) as running:
            try:
                yield port
            finally:
                running.terminate()


class Player:
    """Somebody at the table, who comes back as the page does, and notes how long they were away."""

    def __init__(self, guest: Guest, code: str) -> None:
        self.away: list[float] = []
        self.online = asyncio.Event()
        self._guest = guest
        self._code = code

    async def play(self) -> None:
        """Until cancelled."""
        lost, tries = 0.0, 0
        while True:
            line: Line | None = None
            try:
                line = await self._guest.enters(self._code)
                if lost:
                    self.away.append(time.perf_counter() - lost)
                lost, tries = 0.0, 0
                self.online.set()
                while (await line.next())["t"] != "bye":
                    pass
            except GONE:
                pass
            self.online.clear()
            lost = lost or time.perf_counter()
            if line is not None:
                await line.wire.close()
            await asyncio.sleep(min(LONGEST_S, FIRST_S * 2**tries) * (0.7 + 0.6 * random.random()))
            tries += 1


async def blinked(nodes: Sequence[ServerProcess], port: int, times: int) -> dict[str, list[float]]:
    """How long everybody was away, by what had happened."""
    address = Address(port)
    while True:
        with contextlib.suppress(OSError):
            if (await address.ask("GET", "/readyz")).status == 200:
                break
        await asyncio.sleep(0.1)
    guests = [await address.guest(name) for name in ("North", "South")]
    code = await guests[0].opens("ugo", 2)
    players = [Player(guest, code) for guest in guests]
    playing = [asyncio.create_task(player.play()) for player in players]
    found: dict[str, list[float]] = {"stopped": [], "killed": []}
    for number in range(times):
        for kind, end in (("stopped", ServerProcess.stop), ("killed", ServerProcess.kill)):
            for player in players:
                await player.online.wait()
                player.away.clear()
            node = nodes[(number + (kind == "killed")) % len(nodes)]
            await asyncio.to_thread(end, node)
            await asyncio.sleep(2.5)  # whoever was there has noticed by now
            for player in players:
                await player.online.wait()
                found[kind] += player.away
            await asyncio.to_thread(node.start)
            await asyncio.sleep(1.5)  # until the door knows that it is there again
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return found


def main() -> int:
    """The figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="JSON on the last lines")
    parser.add_argument("--times", type=int, default=10, metavar="N", help="each of both (default: 10)")
    parser.add_argument("--door", default="", metavar="CADDY", help="a real Caddy (default: a small one of our own)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-blink-") as data, ExitStack() as stack:
        postgres, nats = PostgresServer(durable=True), NatsServer()
        stack.callback(postgres.remove)
        stack.callback(nats.stop)
        postgres.start()
        nats.start()
        shared = ["--database", postgres.address(), "--bus", nats.address, "--log-level", "error"]
        shared += ["--requests-per-second", "0"]
        nodes = [stack.enter_context(ServerProcess(Path(data) / str(place), "all", *shared)) for place in range(2)]
        ports = [node.port for node in nodes]
        port = stack.enter_context(caddy(args.door, ports)) if args.door else stack.enter_context(Balancer(ports)).port
        found = asyncio.run(blinked(nodes, port, args.times))
    figures = []
    for (kind, goal), seconds in zip((("stopped", 1.0), ("killed", 2.0)), found.values(), strict=True):
        ordered = sorted(seconds) or [0.0]
        figures.append(Figure(f"{kind}: away, in the middle of {len(seconds)}", ordered[len(ordered) // 2], "s", goal))
        figures.append(Figure(f"{kind}: away, the longest", ordered[-1], "s", goal))
    tell(figures, args.json)
    if args.json:
        print(json.dumps(found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
