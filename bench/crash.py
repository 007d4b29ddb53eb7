"""kill -9 at random moments of random games with real sockets: is anything lost, doubled or told otherwise?

    python bench/crash.py [--json] [--kills 100] [--seed TEXT] [--forgetful] [--postgres]

A server plays one table of each game at sixty times the usual pace. It is killed after at most half a second, started
again, and everybody comes back and sends again what was not acknowledged. At the end everything that anybody was told
is held against the log that is left (tests/proofs/history.py). `--forgetful` plants a fault, a log that says too early
that it has stored, and must find it. `--postgres`: the house is kept in a real PostgreSQL, which lives on.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from proofs.crashing import GAMES, Place, crashed
from shell.postgres import PostgresServer

SHOWN = 20


def say(text: str) -> None:
    """How far it is."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def main() -> int:
    """1 when anything was wrong; with the planted fault, when nothing was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    parser.add_argument("--kills", type=int, default=100, metavar="N", help="how often (default: 100)")
    parser.add_argument("--seed", default="crash", metavar="TEXT", help="another one, other games and moments")
    parser.add_argument("--forgetful", action="store_true", help="plant a fault")
    parser.add_argument("--postgres", action="store_true", help="keep the house in PostgreSQL")
    args = parser.parse_args()
    how = ("--forgetful",) if args.forgetful else ()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-crash-") as data, ExitStack() as stack:
        place = Place(Path(data))
        if args.postgres:
            postgres = PostgresServer()
            stack.callback(postgres.remove)
            postgres.start()
            place = Place(Path(data), postgres.address())
        found = asyncio.run(crashed(place, args.kills, args.seed, GAMES, *how, say=say))
    out = sys.stderr if args.json else sys.stdout
    print(
        f"{found.kills} kills; {found.tables} tables, {found.finished} of them played to the end; {found.commands} "
        f"commands, {found.acknowledged} acknowledgements and {found.pictures} pictures held against {found.rows} rows",
        file=out,
    )
    print(f"{len(found.faults)} faults" if found.faults else "nothing was lost, doubled or told otherwise", file=out)
    print(*found.faults[:SHOWN], sep="\n", file=out)
    if args.json:
        print(msgspec.json.encode(found).decode())
    return bool(found.faults) is not args.forgetful


if __name__ == "__main__":
    raise SystemExit(main())
