"""UGO! for 2 to 4 as a PettingZoo environment: one agent acts at a time, with a mask of what it may do.
Must not know how the game is played but by its state."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.ugo.model import ROUNDS
from tafelrunde.research.turns import Turns
from tafelrunde.research.ugo_state import UgoState


def env(seats: int = 4, rounds: int = ROUNDS, render_mode: str | None = None) -> UgoEnv:
    """What PettingZoo's tools call."""
    return UgoEnv(seats, rounds, render_mode)


class UgoEnv(Turns):
    """After each round everyone is rewarded with their points above the mean of the others."""

    metadata = {"name": "ugo_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - PettingZoo's word

    def __init__(self, seats: int = 4, rounds: int = ROUNDS, render_mode: str | None = None) -> None:
        self._rounds, self._state = rounds, UgoState(seats, rounds)
        shape, actions = self._state.observation_tensor_shape(), self._state.num_distinct_actions()
        super().__init__(seats, shape, actions, render_mode)

    def begin(self, seed: int) -> None:
        self._state = UgoState(len(self.possible_agents), self._rounds, seed)

    def to_act(self) -> int | None:
        return None if self._state.is_terminal() else self._state.current_player()

    def legal(self) -> list[int]:
        return self._state.legal_actions()

    def act(self, action: int) -> list[float]:
        before = self._state.returns()
        self._state.apply_action(action)
        return [now - then for now, then in zip(self._state.returns(), before, strict=True)]

    def seen(self, seat: int) -> Any:
        return self._state.observation_tensor(seat)

    def told(self) -> str:
        return str(self._state)
