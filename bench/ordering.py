"""How many appends can one database order in a second, each on the disk before it is acknowledged?

    python bench/ordering.py [--json] [--seconds 3]

A real PostgreSQL that waits for its disk (fsync and full_page_writes on, as it comes), asked by one node's store and by
three in processes of their own; beside it the embedded SQLite in the same run. So many tables append at once as fast as
they can, three rows of the usual length each time; a table has one append under way, as in play.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from figures import Figure, Peer, tell

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from shell.postgres import PostgresServer
from tafelrunde.cli.serving import loop_factory
from tafelrunde.platform.ports import Row
from tafelrunde.storage.address import address_in
from tafelrunde.storage.log import SqliteStore
from tafelrunde.storage.postgres.store import PostgresStore

BODY = b'{"kind":"ugo.card-played","seat":2,"card":{"colour":"green","value":11}}'
ROWS = 3
TABLES = (1, 16, 256)


async def appended(store: SqliteStore | PostgresStore, name: str, tables: int, seconds: float) -> float:
    """How many appends a second there were."""
    until = time.perf_counter() + seconds

    async def plays(table: str) -> int:
        seq, done = 0, 0
        while time.perf_counter() < until:
            rows = [Row(seq + 1 + n, seq, seq, 0, 0, "ugo.card-played", BODY) for n in range(ROWS)]
            await store.append(table, seq, rows)
            seq, done = seq + ROWS, done + 1
        return done

    start = time.perf_counter()
    done = await asyncio.gather(*(plays(f"{name} {number}") for number in range(tables)))
    return sum(done) / (time.perf_counter() - start)


async def on_postgres(address: str, name: str, tables: int, seconds: float) -> float:
    """One node's share."""
    store = PostgresStore(address_in(address))
    await store.open()
    try:
        return await appended(store, name, tables, seconds)
    finally:
        await store.close()


def one_node(address: str, name: str, tables: int, seconds: float) -> float:
    """In a process of its own."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(on_postgres(address, name, tables, seconds))


def embedded(tables: int, seconds: float) -> float:
    """The same on SQLite."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-ordering-") as folder:
        store = SqliteStore(Path(folder))
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                return runner.run(appended(store, "t", tables, seconds))
        finally:
            store.close()


def main() -> int:
    """The figures, side by side."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="JSON on the last lines")
    parser.add_argument("--seconds", type=float, default=3, metavar="S", help="of each part (default: 3)")
    args = parser.parse_args()
    out = sys.stderr if args.json else sys.stdout
    server, found = PostgresServer(durable=True), list[Figure]()
    server.start()
    try:
        with ProcessPoolExecutor(3, multiprocessing.get_context("spawn")) as nodes:
            print("appends a second   SQLite   PostgreSQL, one node   three nodes", file=out)
            for tables in TABLES:
                lite = embedded(tables, args.seconds)
                one = nodes.submit(one_node, server.address(), f"one {tables}", tables, args.seconds).result()
                asked = [
                    nodes.submit(one_node, server.address(), f"{node} of 3 {tables}", tables, args.seconds)
                    for node in range(3)
                ]
                three = sum(each.result() for each in asked)
                print(f"{tables:>4} at a time {lite:>12.0f} {one:>22.0f} {three:>13.0f}", file=out)
                found += [
                    Figure(f"PostgreSQL, one node, {tables} at a time", one, "a second", peer=Peer("SQLite", lite)),
                    Figure(f"PostgreSQL, three nodes, {tables} each", three, "a second", peer=Peer("one", one)),
                ]
    finally:
        server.remove()
    tell(found, args.json)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
