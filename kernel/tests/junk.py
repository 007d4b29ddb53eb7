"""Arguments that nobody should give, and tasks that somebody might, from a seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tafelrunde_kernel import NAMES

Draw = Callable[[random.Random], Any]


def junk(chance: random.Random) -> Any:
    """Anything at all."""
    draws: tuple[Draw, ...] = (
        lambda c: None,
        lambda c: c.choice([True, 1.5, b"##", "##", "", "\ud800", "é#", {}, {"##"}, object(), iter("##"), range(3)]),
        lambda c: c.choice([-1, 0, 1, 5, 62, 63, 64, 2**31, 2**63, 2**64, -(2**64), 10**30]),
        lambda c: [junk(c) for _ in range(c.randrange(4))],
        lambda c: tuple(junk(c) for _ in range(c.randrange(4))),
        Failing,
    )
    return chance.choice(draws)(chance)


class Failing:
    """A sequence that lies about its length, changes its mind or fails half-way."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def __len__(self) -> int:
        return self.chance.randrange(100)

    def __getitem__(self, at: int) -> Any:
        if self.chance.random() < 0.2:
            raise self.chance.choice([IndexError, ValueError, KeyError, RecursionError])
        return self.chance.choice(["##", "I2", "L4", (0, 1), (at, -at), 7, [1, 2], "#"])


def rows(chance: random.Random) -> Any:
    width, height = chance.randrange(10), chance.randrange(9)
    marks = chance.choice(["#", "#.", "##.", "#.x", "#.ß", "#.😀"])
    made = ["".join(chance.choice(marks) for _ in range(width)) for _ in range(height)]
    if made and chance.random() < 0.1:
        made[chance.randrange(height)] += chance.choice(["#", "." * 99, "\0"])
    if made and chance.random() < 0.05:
        made[chance.randrange(height)] = junk(chance)
    return made if chance.random() < 0.5 else tuple(made)


def cells(chance: random.Random) -> Any:
    far = chance.choice([3, 5, 8, 10, 100, 10**9, 10**12])
    made = [
        chance.choice([tuple, list])((chance.randrange(-far, far), chance.randrange(far)))
        for _ in range(chance.choice([1, 4, 13, 70]))
    ]
    if chance.random() < 0.1:
        made[0] = junk(chance)
    return made


def region(chance: random.Random) -> Any:
    draws: tuple[Draw, ...] = (rows, rows, cells, lambda c: c.getrandbits(c.randrange(70)), junk)
    return chance.choice(draws)(chance)


def pieces(chance: random.Random) -> Any:
    named = [chance.choice([*NAMES, "X5", "i2", "I22", "Ä2"] if chance.random() < 0.1 else NAMES) for _ in range(4)]
    if chance.random() < 0.8:
        named = chance.sample(NAMES, chance.randrange(1, 5))
    return junk(chance) if chance.random() < 0.05 else tuple(named) if chance.random() < 0.5 else named
