"""Frames that make no sense, on real sockets, while others play at these tables: does anything break or leak?

    python bench/fuzz.py [--json] [--frames 100000] [--seed TEXT] [--brittle]

At a table of each game one player and one who watches send garbled words (mutated commands that were legal a moment
ago, odd values, texts that are cut or flipped) and broken frames. Every word must be answered: refused with a key that
has a text, or executed; or the socket is closed with a reason. At the end everything that anybody was told is held
against the log (tests/proofs/history.py): nothing refused has happened, nothing acknowledged is missing.
`--brittle` plants a fault and must find it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from crash import SHOWN, say
from proofs.fuzzing import fuzzed


def main() -> int:
    """1 when anything was wrong; with the planted fault, when nothing was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    parser.add_argument("--frames", type=int, default=100_000, metavar="N", help="how many (default: 100000)")
    parser.add_argument("--seed", default="fuzz", metavar="TEXT", help="another one, other frames")
    parser.add_argument("--brittle", action="store_true", help="plant a fault")
    args = parser.parse_args()
    how = ("--brittle",) if args.brittle else ()
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tafelrunde-fuzz-") as data:
        found = asyncio.run(fuzzed(Path(data), args.frames, args.seed, how, say))
    out = sys.stderr if args.json else sys.stdout
    print(
        f"{found.frames} frames, {found.broken} of them broken, on {found.sockets} sockets in "
        f"{time.monotonic() - start:.0f} s; {found.tables} tables, {found.finished} of them played to the end; "
        f"{found.executed} commands were legal after all and are among {found.rows} rows",
        file=out,
    )
    for name, counted in (("answers", found.answers), ("refusals", found.refusals), ("closed with", found.closes)):
        print(f"{name}: " + ", ".join(f"{key} {times}" for key, times in counted.most_common()), file=out)
    print(
        f"{len(found.faults)} faults" if found.faults else "everything was answered, and nothing else happened",
        file=out,
    )
    print(*found.faults[:SHOWN], sep="\n", file=out)
    if args.json:
        print(msgspec.json.encode(found).decode())
    return bool(found.faults) is not args.brittle


if __name__ == "__main__":
    raise SystemExit(main())
