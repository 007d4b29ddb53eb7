"""What our PettingZoo environments share: whose turn it is, masks, rewards, the end. Must not know any game."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

_SEEDS = 1 << 63


class Turns(AECEnv[str, Any, Any]):  # type: ignore[misc] # it has no types that pass
    """An environment in which one seat acts at a time; a game fills in the six functions below."""

    def __init__(self, seats: int, shape: tuple[int, ...], actions: int, render_mode: str | None = None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        observed = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._count = actions
        self._random, _ = seeding.np_random(None)

    def begin(self, seed: int) -> None:
        """A new game, the same for the same seed."""
        raise NotImplementedError

    def to_act(self) -> int | None:
        """Whose turn it is; none when the game is over."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """What whose turn it is may do."""
        raise NotImplementedError

    def act(self, action: int) -> list[float]:
        """Do it; what each seat gets for what followed."""
        raise NotImplementedError

    def seen(self, seat: int) -> Any:
        """What a seat sees."""
        raise NotImplementedError

    def told(self) -> str:
        """The game in a line."""
        raise NotImplementedError

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed with what chance has come to."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.begin(int(self._random.integers(_SEEDS)))
        self._turn()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and what it may do: nothing while it is not its turn."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._count, np.int8)
        if seat == self.to_act():
            mask[self.legal()] = 1
        return {"observation": self.seen(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The act of the agent whose turn it is; who is done says None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in self.legal():
            raise ValueError(f"{action} is not legal for {agent}")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.act(int(action)), strict=True))
        self._accumulate_rewards()
        self._turn()

    def render(self) -> str | None:
        return self.told() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _turn(self) -> None:
        seat = self.to_act()
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]
