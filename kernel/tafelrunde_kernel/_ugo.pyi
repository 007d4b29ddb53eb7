from array import array
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Cards: TypeAlias = Sequence[int]
"""Cards as numbers: suit * 9 + value."""
Lands: TypeAlias = tuple[Sequence[tuple[int, int]], int]
"""A kingdom: its sections from the left as suit and value on top, and its farmers."""
Verdict: TypeAlias = tuple[int, int, float]
"""An action, how often it was looked at, and what it is worth."""

Logits: TypeAlias = NDArray[np.float32] | array[float]
"""FEATURES floats."""

ACTIONS: int
"""Actions are numbers: a card, or behind the cards the number that a placing has in the list of games/ugo."""
CARDS: int
FEATURES: int
OBSERVATION: int

class Position:
    """A round with what has been seen of it."""

    @staticmethod
    def dealt(hands: Sequence[Cards], leader: int) -> Position:
        """A round with these hands."""

    @staticmethod
    def shuffled(seats: int, leader: int, seed: int) -> Position:
        """A round with hands from this seed."""

    @staticmethod
    def seen(
        seat: int,
        hand: Cards,
        played: Cards,
        placing: bool,
        tricks: int,
        lands: Sequence[Lands],
        shown: Sequence[Cards],
        voids: Sequence[int],
    ) -> Position:
        """A round as the seat whose turn it is knows it; `voids` are bits of suits, `shown` includes the trick."""

    def copy(self) -> Position: ...
    def apply(self, action: int) -> None: ...
    def legal_actions(self) -> list[int]: ...
    def sensible_actions(self) -> list[int]:
        """Legal ones without placings that can never be better than another."""

    def placing(self, action: int) -> tuple[list[int], list[int]]:
        """A way to place: the new suits from the left, and the tops of the piles."""

    def hand(self, seat: int) -> list[int]: ...
    def points(self) -> list[int]: ...
    def farmers(self) -> list[int]: ...
    def resampled(self, seat: int, seed: int) -> Position:
        """The same for all that the seat can see, the hidden cards dealt anew; every deal is equally likely."""

    def deals(self, seat: int) -> float:
        """How many deals agree with what a seat has seen."""

    def features(self) -> list[tuple[int, list[int]]]:
        """For each card that may be played the features by which the policy judges it."""

    def observe(self, seat: int, out: NDArray[np.float32]) -> None:
        """What a seat sees, as OBSERVATION floats."""

    @property
    def seats(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def tricks(self) -> int: ...
    @property
    def supply(self) -> int: ...
    @property
    def is_placing(self) -> bool: ...
    @property
    def over(self) -> bool: ...

class Search:
    """A search for the seat whose turn it is; with `totals` the whole game is at stake, else points. Who has `logits`
    lets everyone in a simulation play by them, else at random."""

    def __init__(
        self,
        position: Position,
        totals: Sequence[int] | None = None,
        logits: Logits | None = None,
        seed: int = 0,
        curiosity: float = ...,
        solve_tricks: int = ...,
    ) -> None: ...
    def run(self, iterations: int) -> None:
        """So many simulations; in the last tricks each deal is solved instead, and counts as several."""
    def verdicts(self) -> list[Verdict]:
        """Every sensible action, the best one first."""

class Tables:
    """Many tables that play round after round, each step for all of them at once."""

    def __init__(self, number: int, seats: int, seed: int) -> None: ...
    def step(self, actions: NDArray[np.int32]) -> None: ...
    def look(self, turns: NDArray[np.int32], legal: NDArray[np.uint8], observations: NDArray[np.float32]) -> None: ...
    def results(self, ended: NDArray[np.uint8], rewards: NDArray[np.float32]) -> None: ...
    def position(self, table: int) -> Position: ...

def flat(position: Position, deals: int, totals: Sequence[int] | None = None, seed: int = 0) -> list[Verdict]:
    """Every sensible action, the best one first, by playing that many deals on at random after each."""

def rounds(seats: int, number: int, seed: int, logits: Logits | None = None) -> float:
    """What random rounds, or rounds by a policy, bring a seat on average."""

def sample(position: Position, number: int, seed: int) -> int:
    """So many deals of the hidden cards, for the bench; the number mixes them."""
