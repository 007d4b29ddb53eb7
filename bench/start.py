"""How long a house takes from its start to the first page, alone and with many stored tables, and on how much memory;
beside it a server of nothing but uvicorn and one line, started the same way.

    uv run python bench/start.py [--times 7] [--tables 1000] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec

from tafelrunde.games import CATALOGUE
from tafelrunde.platform.clock import SystemClock
from tafelrunde.platform.house import House
from tafelrunde.platform.session import begin_session
from tafelrunde.storage.log import SqliteStore

PEER = """
import asyncio, socket, uvicorn
async def app(scope, receive, send):
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"ok"})
door = socket.create_server(("127.0.0.1", 0))
print(f"http://127.0.0.1:{door.getsockname()[1]}/", flush=True)
uvicorn.Server(uvicorn.Config(app, lifespan="off", log_config=None)).run(sockets=[door])
"""


def first_page(command: list[str]) -> float:
    """Seconds from the start of the process to the last byte of the first page."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().partition("http://")[2].split("/")[0]
        with urllib.request.urlopen(f"http://{address}/", timeout=30) as answer:
            answer.read()
        took = time.perf_counter() - start
        server.terminate()
    return took


async def fill(data: Path, tables: int) -> None:
    """A house with so many tables, each opened by somebody of their own."""
    store = SqliteStore(data)
    house = House(CATALOGUE, store, SystemClock(), secrets.token_bytes)
    await house.open_doors()
    for number in range(tables):
        _, session = await begin_session(store, house.entropy, f"Guest {number}")
        await house.open_table(session, list(CATALOGUE)[number % len(CATALOGUE)], 4)
    await house.close_doors()
    store.close()


def main() -> int:
    """Measure, interleaved, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7, help="starts of each (default: 7)")
    parser.add_argument("--tables", type=int, default=1000, help="stored tables (default: 1000)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-start-") as room:
        empty, full = Path(room) / "empty", Path(room) / "full"
        asyncio.run(fill(empty, 0))
        asyncio.run(fill(full, args.tables))
        serve = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--data"]
        commands = {
            "first_page_s": [*serve, str(empty)],
            f"first_page_with_{args.tables}_tables_s": [*serve, str(full)],
            "uvicorn_alone_s": [sys.executable, "-c", PEER],
        }
        took: dict[str, list[float]] = {name: [] for name in commands}
        for turn in range(args.times + 1):
            for name, command in commands.items():
                seconds = first_page(command)
                if turn:  # the first turn warms the caches of the disk and of bytecode
                    took[name].append(seconds)
    found = {name: round(statistics.median(times), 3) for name, times in took.items()}
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        for name, seconds in found.items():
            print(f"{name:<32} {seconds:.3f} (best {min(took[name]):.3f})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
