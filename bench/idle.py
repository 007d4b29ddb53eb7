"""How much memory idle sockets take: many guests who look at tables and do nothing, on a real server.

    uv run python bench/idle.py [--sockets 5000] [--each 10] [--json]

Beside it the same number of bare sockets on a server of websockets alone.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import tempfile

import msgspec

from tafelrunde.cli.serving import allow_many_sockets, loop_factory
from tafelrunde.web.messages import PROTOCOL
from tafelrunde.workshop.load_run import Process
from tafelrunde.workshop.load_wire import Door, Wire

PEER = """
import asyncio, socket
from websockets.asyncio.server import serve
async def idle(wire):
    await wire.wait_closed()
async def main():
    door = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"http://127.0.0.1:{door.getsockname()[1]}/", flush=True)
    async with serve(idle, sock=door, compression=None, ping_interval=None) as server:
        await server.serve_forever()
import resource
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, hard), hard))
asyncio.run(main())
"""
LIMITS = {"TAFELRUNDE_REQUESTS_PER_SECOND": "0"}
AT_ONCE = 16


async def ours(server: Process, sockets: int, each: int) -> list[Wire]:
    """Guests at tables, so many at each, and everyone has heard the first picture."""
    door = Door("127.0.0.1", server.port, PROTOCOL)
    heard = [0]
    wires: list[Wire] = []

    def hear(text: bytes) -> None:
        heard[0] += text.startswith(b'{"t":"update"')

    async def table(number: int) -> None:
        cookies = [await door.newcomer(f"Guest {number}.{place}") for place in range(min(each, sockets - number))]
        opened = await door.post("/api/tables", {"game": "ugo", "seats": 4, "options": {}}, cookies[0])
        wires.extend([await door.enter(opened["code"], cookie, hear, lambda: None) for cookie in cookies])

    for start in range(0, sockets, each * AT_ONCE):
        await asyncio.gather(*(table(number) for number in range(start, min(sockets, start + each * AT_ONCE), each)))
    while heard[0] < sockets:
        await asyncio.sleep(0.05)
    return wires


async def peers(server: Process, sockets: int) -> list[Wire]:
    """The same number of sockets that say nothing."""
    door = Door("127.0.0.1", server.port, 0)
    return [await door.enter("x", "a=b", lambda _: None, lambda: None) for _ in range(sockets)]


async def measured(sockets: int, each: int) -> dict[str, float]:
    """KiB for each socket, and MiB in all."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-idle-") as data:
        server = Process([sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--data", data], LIMITS)
        try:
            before = server.kib()
            wires = await ours(server, sockets, each)
            after = server.kib()
        finally:
            server.end()
        for wire in wires:
            wire.close()
    peer = Process([sys.executable, "-c", PEER], {})
    try:
        bare = peer.kib()
        wires = await peers(peer, sockets)
        await asyncio.sleep(0.5)
        full = peer.kib()
    finally:
        peer.end()
    for wire in wires:
        wire.close()
    return {
        "sockets": sockets,
        "empty_mib": round(before / 1024, 1),
        "full_mib": round(after / 1024, 1),
        "kib_per_socket": round((after - before) / sockets, 1),
        "websockets_alone_mib": round(full / 1024, 1),
        "websockets_alone_kib_per_socket": round((full - bare) / sockets, 1),
    }


def main() -> int:
    """Measure and say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=5000, help="how many (default: 5000)")
    parser.add_argument("--each", type=int, default=10, help="at each table (default: 10)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    allow_many_sockets()
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < args.sockets + 100:
        print("this system allows fewer open files than that: raise `ulimit -Hn`", file=sys.stderr)
        return 1
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        found = runner.run(measured(args.sockets, args.each))
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        for name, value in found.items():
            print(f"{name:<34} {value:g}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
