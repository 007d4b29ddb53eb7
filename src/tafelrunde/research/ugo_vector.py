"""Many tables of UGO! at once as numpy arrays, each step for all of them in C++. Must not know one table from another.

tables = UgoVector(4096, seats=4, seed=1)
seen = tables.reset()
while learning:
    actions = policy(seen.observations, seen.legal)
    seen = tables.step(actions)          # rewards where a round has ended; the next one is dealt already
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from tafelrunde_kernel.ugo import ACTIONS, OBSERVATION, Tables


class Seen(NamedTuple):
    """A row a table: whose turn it is, what that seat may do and sees; whether a round has just ended, and its points.
    The arrays are used again by the next step: copy what is to be kept."""

    turns: NDArray[np.int32]
    legal: NDArray[np.bool_]
    observations: NDArray[np.float32]
    ended: NDArray[np.bool_]
    rewards: NDArray[np.float32]


class UgoVector:
    """So many tables that play round after round."""

    def __init__(self, number: int, seats: int = 4, seed: int = 0) -> None:
        self.number, self.seats = number, seats
        self._tables = Tables(number, seats, seed)
        self._turns = np.zeros(number, np.int32)
        self._legal = np.zeros((number, ACTIONS), np.uint8)
        self._observations = np.zeros((number, OBSERVATION), np.float32)
        self._ended = np.zeros(number, np.uint8)
        self._rewards = np.zeros((number, seats), np.float32)

    def reset(self, seed: int | None = None) -> Seen:
        """Where all tables stand; with a seed, at new ones."""
        if seed is not None:
            self._tables = Tables(self.number, self.seats, seed)
        return self._look()

    def step(self, actions: NDArray[np.int32]) -> Seen:
        """An action a table; ValueError where one is not legal, and then nothing has changed."""
        self._tables.step(np.ascontiguousarray(actions, np.int32))
        return self._look()

    def _look(self) -> Seen:
        self._tables.look(self._turns, self._legal, self._observations)
        self._tables.results(self._ended, self._rewards)
        return Seen(
            self._turns, self._legal.view(np.bool_), self._observations, self._ended.view(np.bool_), self._rewards
        )
