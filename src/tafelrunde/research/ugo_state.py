"""Whole games of UGO! under the names that OpenSpiel's users know, on the kernel. Must not know any environment.

Actions are numbers: a card by suit and value (0 to 44), or behind them a way to place the trick just won (45 to 68).
What chance will deal is not a player: it follows from a seed, and `resample_from_infostate` deals it anew.
"""

from __future__ import annotations

import random

import msgspec
import numpy as np
from numpy.typing import NDArray
from tafelrunde_kernel.ugo import ACTIONS, CARDS, OBSERVATION, Position

from tafelrunde.core.chance import below, seed_from
from tafelrunde.games.ugo.model import CARDS as LANDS
from tafelrunde.games.ugo.model import ROUNDS

TERMINAL_PLAYER = -4
_SEEDS = 1 << 32


class _Kept(msgspec.Struct, frozen=True):
    """A state as text: the deal of this round, what was done since, what came before, and what is to come."""

    seats: int
    rounds: int
    seed: str
    first_leader: int
    points: list[list[int]]
    hands: list[list[int]]
    actions: list[int]


class UgoState:
    """A game of so many rounds; `returns` are points above the mean of the others."""

    def __init__(self, seats: int = 4, rounds: int = ROUNDS, seed: int | str = 0) -> None:
        if seats not in range(2, 5):
            raise ValueError("seats: from 2 to 4")
        self._seats, self._rounds, self._seed = seats, rounds, str(seed)
        self._first_leader = below(seed_from(self._seed), "leader")(seats)
        self._points: list[list[int]] = []
        self._deal()

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return ACTIONS

    def observation_tensor_shape(self) -> tuple[int]:
        return (OBSERVATION + 1 + self._seats,)

    def current_player(self) -> int:
        """Whose turn it is, or TERMINAL_PLAYER."""
        return TERMINAL_PLAYER if self.is_terminal() else self._position.turn

    def is_terminal(self) -> bool:
        return len(self._points) == self._rounds

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Rising numbers; none for who is not to act."""
        if self.is_terminal() or player not in (None, self._position.turn):
            return []
        return self._position.legal_actions()

    def apply_action(self, action: int) -> None:
        """Play a card, or place; ValueError where it is not legal."""
        if self.is_terminal():
            raise ValueError("the game is over")
        player, card = self._position.turn, action < CARDS
        self._position.apply(action)
        self._actions.append(action)
        if card:
            self._shown[player].append(action)
        if self._position.over:
            self._points.append(self._position.points())
            if not self.is_terminal():
                self._deal()

    def returns(self) -> list[float]:
        """So far, over all rounds: own points less the mean of the others'."""
        totals = self.totals()
        return [total - (sum(totals) - total) / (self._seats - 1) for total in totals]

    def totals(self) -> list[int]:
        """The points of the rounds that are over."""
        return [sum(points) for points in zip(*self._points, strict=True)] if self._points else [0] * self._seats

    def observation_tensor(self, player: int) -> NDArray[np.float32]:
        """What a player sees, all numbers about from 0 to 1, the own seat first; then the round and the totals."""
        out = np.zeros(self.observation_tensor_shape(), np.float32)
        self._position.observe(player, out[:OBSERVATION])
        totals = self.totals()
        out[OBSERVATION] = len(self._points) / self._rounds
        for step in range(self._seats):
            out[OBSERVATION + 1 + step] = 0.5 + totals[(player + step) % self._seats] / 400
        return np.clip(out, 0, 1, out=out)

    def information_state_string(self, player: int) -> str:
        """All that a player can know: the own hand, and everything that was played."""
        known = (player, self._first_leader, self._points, self._own_deal(player), self._actions)
        return msgspec.json.encode(known).decode()

    def resample_from_infostate(self, player: int, seed: int) -> UgoState:
        """Another state that the player cannot tell from this one, every one equally likely: the hidden hands, the
        cards that nobody has, and all deals to come."""
        chance = random.Random(seed)
        other = self.clone()
        other._seed = str(chance.getrandbits(64))
        if not self.is_terminal():
            other._position = self._position.resampled(player, chance.getrandbits(64))
            other._hands = [[*other._position.hand(seat), *self._shown[seat]] for seat in range(self._seats)]
        return other

    def clone(self) -> UgoState:
        """The same state on its own."""
        other = object.__new__(UgoState)
        other.__dict__.update(self.__dict__)
        other._position = self._position.copy()
        other._points, other._hands = [*self._points], [*self._hands]
        other._actions, other._shown = [*self._actions], [[*shown] for shown in self._shown]
        return other

    def serialize(self) -> str:
        """As text."""
        before = self._points[:-1] if self.is_terminal() else self._points
        kept = _Kept(self._seats, self._rounds, self._seed, self._first_leader, before, self._hands, self._actions)
        return msgspec.json.encode(kept).decode()

    @classmethod
    def deserialize(cls, text: str) -> UgoState:
        """From `serialize`; ValueError where such a state cannot be."""
        kept = msgspec.json.decode(text, type=_Kept)
        state = cls(kept.seats, kept.rounds)
        state._seed, state._first_leader, state._points = kept.seed, kept.first_leader, kept.points
        state._begin(kept.hands)
        for action in kept.actions:
            state.apply_action(action)
        return state

    def action_to_string(self, action: int) -> str:
        """A card, or the suits from the left and the tops of a placing."""
        if action < CARDS:
            return f"{LANDS[action].suit} {LANDS[action].value}"
        suits, tops = self._position.placing(action)
        order = ", ".join(LANDS[suit * 9].suit for suit in suits)
        highest = ", ".join(self.action_to_string(top) for top in tops)
        return f"from the left {order or 'nothing new'}, on top {highest or 'nothing to choose'}"

    def __str__(self) -> str:
        rounds, trick = f"{len(self._points) + 1} of {self._rounds}", self._position.tricks + 1
        return f"round {rounds}, trick {trick}, totals {self.totals()}"

    def _deal(self) -> None:
        leader = (self._first_leader + len(self._points)) % self._seats
        number = below(seed_from(self._seed), f"deal {len(self._points)}")
        dealt = Position.shuffled(self._seats, leader, number(_SEEDS) << 32 | number(_SEEDS))
        self._begin([dealt.hand(seat) for seat in range(self._seats)])

    def _begin(self, hands: list[list[int]]) -> None:
        leader = (self._first_leader + len(self._points)) % self._seats
        self._hands = hands
        self._position = Position.dealt(hands, leader)
        self._actions: list[int] = []
        self._shown: list[list[int]] = [[] for _ in range(self._seats)]

    def _own_deal(self, player: int) -> list[int]:
        return sorted(self._hands[player])
