"""The environments for learners: PettingZoo's own tests, and the same games as the kernel and the rules play."""

from __future__ import annotations

import random
import warnings
from functools import partial
from typing import Any

import pytest

pytest.importorskip("tafelrunde_kernel.ugo", reason="the kernel is not built: `make kernel` needs a compiler")

import numpy as np
from pettingzoo.test import api_test, seed_test

from tafelrunde.research import gem_race, ugo_env
from tafelrunde.research.ugo_state import TERMINAL_PLAYER, UgoState
from tafelrunde.research.ugo_vector import UgoVector

ENVIRONMENTS = [
    *[pytest.param(partial(ugo_env.env, seats, 1), id=f"ugo {seats}") for seats in (2, 3, 4)],
    *[pytest.param(partial(gem_race.env, seats), id=f"gems {seats}") for seats in (2, 4)],
]


@pytest.mark.parametrize("make", ENVIRONMENTS)
def test_pettingzoo_itself_is_content(make: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # advice on spaces that are no pictures
        api_test(make(), num_cycles=150)
        seed_test(make, num_cycles=60)


@pytest.mark.parametrize("make", ENVIRONMENTS)
def test_what_the_mask_forbids_is_refused_and_rewards_cancel_out(make: Any) -> None:
    env, chance, decided = make(), random.Random(1), 0
    for seed in range(3):
        env.reset(seed=seed)
        sums = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            seen, reward, terminated, _, _ = env.last()
            sums[agent] += reward
            if terminated:
                env.step(None)
                continue
            allowed = np.flatnonzero(seen["action_mask"])
            forbidden = np.flatnonzero(seen["action_mask"] == 0)
            if len(forbidden):
                with pytest.raises(ValueError, match="not legal"):
                    env.step(int(forbidden[0]))
            others = [other for other in env.agents if other != agent]
            assert not any(env.observe(other)["action_mask"].any() for other in others)
            env.step(int(chance.choice(allowed)))
        assert sum(sums.values()) == pytest.approx(0, abs=1e-6)
        decided += any(abs(total) > 1e-9 for total in sums.values())
    assert decided > 1


def walked(state: UgoState, chance: random.Random, steps: int) -> UgoState:
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_is_kept_as_text_and_copied_without_a_trace(seats: int) -> None:
    chance = random.Random(f"state {seats}")
    for steps in (0, 7, 60, 100, 300):
        state = walked(UgoState(seats, seed=steps), chance, steps)
        again, twin = UgoState.deserialize(state.serialize()), state.clone()
        assert again.serialize() == state.serialize()
        for player in range(seats):
            assert (again.observation_tensor(player) == state.observation_tensor(player)).all()
        ends = [walked(one, random.Random(5), 500) for one in (again, twin)]
        assert ends[0].totals() == ends[1].totals()
        assert ends[0].current_player() == TERMINAL_PLAYER
        assert sum(ends[0].returns()) == pytest.approx(0)
        assert state.serialize() == UgoState.deserialize(state.serialize()).serialize()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_resampled_state_looks_the_same_to_the_player_and_plays_on_legally(seats: int) -> None:
    chance = random.Random(f"resampled {seats}")
    for steps in (3, 25, 70):
        state = walked(UgoState(seats, seed=9), chance, steps)
        player = state.current_player()
        other = state.resample_from_infostate(player, steps)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert (other.observation_tensor(player) == state.observation_tensor(player)).all()
        assert other.legal_actions() == state.legal_actions()
        assert UgoState.deserialize(other.serialize()).serialize() == other.serialize()
        texts = {state.resample_from_infostate(player, seed).serialize() for seed in range(8)}
        assert len(texts) == 8
        walked(other, chance, 500)
        assert other.is_terminal()


def test_bad_states_and_actions_are_refused() -> None:
    state = UgoState(2)
    with pytest.raises(ValueError, match="seats"):
        UgoState(5)
    with pytest.raises(ValueError, match="legal"):
        state.apply_action(68)
    assert state.legal_actions(1 - state.current_player()) == []
    assert state.action_to_string(0) == "green 0"


def test_many_tables_play_the_rounds_that_one_plays() -> None:
    tables, chance = UgoVector(64, seats=3, seed=4), np.random.default_rng(1)
    seen, ended = tables.reset(), 0
    for _ in range(120):
        legal = seen.legal.copy()
        assert legal.any(axis=1).all()
        actions = np.array([chance.choice(np.flatnonzero(row)) for row in legal], np.int32)
        seen = tables.step(actions)
        ended += int(seen.ended.sum())
        assert (seen.rewards[~seen.ended] == 0).all()
        assert ((seen.observations >= 0) & (seen.observations <= 1)).all()
    assert ended > 64
    with pytest.raises(ValueError, match="no table has changed"):
        tables.step(np.full(64, 68, np.int32))
    assert (tables.reset(4).observations == UgoVector(64, seats=3, seed=4).reset().observations).all()
