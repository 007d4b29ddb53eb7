"""Calls everything with whatever comes, as long or as often as told; meant for the build with sanitizers.

    python kernel/tests/fuzz.py [--seconds 10 | --calls N] [--seed 1]

Whatever happens must be an answer or one of the exceptions that are promised.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from contextlib import suppress
from itertools import islice
from typing import Any

import junk
import numpy as np
import tafelrunde_kernel as kernel

PROMISED = (kernel.BadRegion, kernel.BadSet, TypeError, ValueError, IndexError, KeyError, RecursionError, UnicodeError)


def one(chance: random.Random) -> None:
    call = chance.choice(CALLS)
    with suppress(*PROMISED):
        call(chance)


def _count(chance: random.Random) -> None:
    kernel.count(junk.region(chance), junk.pieces(chance), chance.choice([None, 0, 1, 10**30, junk.junk(chance)]))


def _made(chance: random.Random) -> None:
    """A task that has a cover, by laying pieces; everything must find one."""
    free, laid = set[tuple[int, int]](), []
    for name in chance.sample(kernel.NAMES, chance.randrange(1, 6)):
        form = chance.choice([cells for piece, _, _, cells in kernel.SHAPES if piece == name])
        x, y = chance.randrange(8), chance.randrange(7)
        spot = {(x + a, y + b) for a, b in form}
        if not spot & free and all(a < 8 and b < 7 for a, b in spot):
            free |= spot
            laid.append(name)
    if laid:
        number = kernel.count(list(free), laid)
        covers = list(kernel.solutions(list(free), laid))
        assert len(covers) == number >= 1
        assert kernel.solve(list(free), laid) == covers[0]
        assert tuple(sorted(laid, key=kernel.NAMES.index)) in kernel.sets_for(list(free), len(laid))


def _iterate(chance: random.Random) -> None:
    list(islice(kernel.solutions(junk.region(chance), junk.pieces(chance)), 50))


def _census(chance: random.Random) -> None:
    call = chance.choice([kernel.census, kernel.sets_for])
    call(junk.region(chance), chance.choice([3, 4, junk.junk(chance)]))


def _effort(chance: random.Random) -> None:
    kernel.effort(junk.region(chance), junk.pieces(chance))


def _tilings(chance: random.Random) -> None:
    forms = [junk.region(chance) for _ in range(chance.randrange(4))]
    kernel.tilings(junk.region(chance), chance.choice([forms, junk.junk(chance)]), chance.choice([None, 1, 3]))


def _many(chance: random.Random) -> None:
    n = chance.randrange(50)
    frame = sum(0xFF << 9 * y for y in range(7))
    masks = np.array([chance.getrandbits(63) & frame for _ in range(n)], dtype=np.uint64)
    if n and chance.random() < 0.1:
        masks[0] = chance.getrandbits(64)
    some = [sum(1 << p for p in chance.sample(range(12), 3)) for _ in range(n + (chance.random() < 0.1))]
    sets: Any = np.array(some, dtype=chance.choice([np.uint16, np.uint16, np.uint8 if not some else np.int64]))
    getattr(kernel, chance.choice(["count_many", "solve_many"]))(masks, sets, threads=chance.choice([0, 1, 2, 3]))


def _survey(chance: random.Random) -> None:
    box = chance.choice([None, (3, 4), (5, 3), (0, 1), (1, 1), (8, 2), (99, 99), junk.junk(chance)])
    sheet = kernel.survey(chance.randrange(-1, 4), chance.randrange(-2, 12), box, chance.choice([1, 2]))
    for section in sheet.sections:
        assert section.regions * 2 == len(section.sets) == len(section.unique)
        assert section.pairs * 2 == len(section.pieces) == len(section.covers)


def _wrong(chance: random.Random) -> None:
    names = ["count", "solve", "solutions", "census", "sets_for", "effort", "tilings", "survey"]
    call = getattr(kernel, chance.choice(names))
    keywords = {chance.choice(["region", "pieces", "k", "limit", "lim", "ß"]): junk.junk(chance)}
    call(*(junk.junk(chance) for _ in range(chance.randrange(4))), **(keywords if chance.random() < 0.5 else {}))


CALLS = (_count, _count, _made, _made, _iterate, _census, _effort, _tilings, _many, _survey, _wrong)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--calls", type=int)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    end, calls = time.monotonic() + args.seconds, 0
    while calls < args.calls if args.calls else time.monotonic() < end:
        chance = random.Random(f"{args.seed}:{calls}")
        try:
            one(chance)
        except BaseException:
            print(f"call {calls} of seed {args.seed}", file=sys.stderr)
            raise
        calls += 1
    print(f"{calls} calls, all answered as promised")


if __name__ == "__main__":
    main()
