"""Fits how the players of a simulation of UGO! play to what the search chooses when it plays against itself.
Must not know how the search uses the weights.

    python -m tafelrunde.workshop.ugo_policy --turns 3 --rounds 400 --out src/tafelrunde/games/ugo/bots/policy.json

Each turn plays rounds with the weights found so far, keeps for every choice of a card what the search thought of each
card, and fits a softmax over the cards' features to that. In the end the weights are taken half as much again: people
and bots are surer of their best card than the search, which looks at all of them. It needs the kernel.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

    Floats = NDArray[float32]

SEATS = (4, 4, 4, 3, 3, 2)
_STEPS, _RATE, _SHRINK = 400, 0.05, 2e-5
_MIX = 1 << 20


class Choice(msgspec.Struct, frozen=True):
    """A choice of a card: the features of each, and the share of its visits that the search gave it."""

    features: list[list[int]]
    shares: list[float]


def choices(number: int, iterations: int, logits: Floats, seed: int) -> list[Choice]:
    """What the search thinks, in a round that it plays against itself."""
    from tafelrunde_kernel.ugo import Position, Search

    seats = SEATS[number % len(SEATS)]
    position = Position.shuffled(seats, number % seats, seed * _MIX + number)
    found = []
    while not position.over:
        search = Search(position, logits=logits, seed=number * _MIX + position.tricks, solve_tricks=0)
        search.run(iterations)
        verdicts = {action: visits for action, visits, _ in search.verdicts()}
        cards = position.features()
        if len(cards) > 1:
            whole = sum(verdicts.values())
            found.append(Choice([features for _, features in cards], [verdicts[card] / whole for card, _ in cards]))
        position.apply(max(verdicts, key=lambda action: verdicts[action]))
    return found


def fitted(found: list[Choice], sharpness: float, logits: Floats) -> tuple[Floats, float]:
    """The weights under which the search's choices are likeliest, and how surprising they remain, in nats a choice."""
    import numpy as np

    owner = np.repeat(np.arange(len(found)), [len(choice.shares) for choice in found])
    features = np.array([row for choice in found for row in choice.features], np.int64)
    shares = np.array([share for choice in found for share in choice.shares]) ** sharpness
    wanted = shares / np.bincount(owner, shares)[owner]
    theta = logits.astype(np.float64)
    mean, square, surprise = np.zeros_like(theta), np.zeros_like(theta), 0.0
    for step in range(1, _STEPS + 1):  # Adam
        raw = np.exp(theta[features].sum(axis=1))
        given = raw / np.bincount(owner, raw)[owner]
        slope = -np.bincount(features.ravel(), np.repeat(wanted - given, features.shape[1]), len(theta)) / len(found)
        slope += _SHRINK * theta
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        theta -= _RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
        surprise = float(-(wanted * np.log(given)).sum() / len(found))
    return theta.astype(np.float32), surprise


def main() -> None:
    """Fit, and write the weights."""
    import numpy as np
    from tafelrunde_kernel.ugo import FEATURES

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=3, help="how often to play and fit (default: 3)")
    parser.add_argument("--rounds", type=int, default=400, help="rounds in each turn (default: 400)")
    parser.add_argument("--iterations", type=int, default=2_000, help="of the search, a choice (default: 2000)")
    parser.add_argument("--sharpness", type=float, default=1.0, help="power of the visits (default: 1)")
    parser.add_argument("--surer", type=float, default=1.5, help="what is found is taken so many times (default: 1.5)")
    parser.add_argument("--begin", type=Path, help="a file of weights to play the first turn with (default: at random)")
    parser.add_argument("--workers", type=int, help="processes (default: one a processor)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file of weights")
    args = parser.parse_args()
    logits = np.zeros(FEATURES, np.float32)
    if args.begin is not None:
        logits = np.array(msgspec.json.decode(args.begin.read_bytes(), type=list[float]), np.float32)
    with ProcessPoolExecutor(args.workers) as executor:
        for turn in range(args.turns):
            play = partial(choices, iterations=args.iterations, logits=logits, seed=args.seed + turn)
            found = list(chain.from_iterable(executor.map(play, range(args.rounds), chunksize=4)))
            logits, surprise = fitted(found, args.sharpness, logits)
            print(f"turn {turn + 1}: {len(found)} choices, {surprise:.4f} nats each", file=sys.stderr, flush=True)
    args.out.write_text(
        msgspec.json.encode([round(args.surer * float(weight), 3) for weight in logits]).decode() + "\n"
    )


if __name__ == "__main__":
    main()
