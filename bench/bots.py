"""How fast the players of UGO! think, beside OpenSpiel: rounds, simulations, deals, what a learner sees, and moves.

    make bench            or, with the peer installed:
    python bench/bots.py [--json] [--rounds 200000]

OpenSpiel's nearest game is oh_hell with 10 tricks for 4 players, which has 52 cards and no kingdoms. Its figures
come from the same run, ours and theirs in turn: rounds from its own loop in C++ (`evaluate_bots`, uniformly random
bots, deal and bids included), simulations from its ISMCTS in C++ with one random rollout each, after deal and bids;
its sampler and its tensor by a call from Python, as ours. Rates are processor time of one thread, the best of some
goes. The moves at a table are by the clock on the wall, from the question to the plan, through the process in which
bots think: the median of a whole round's.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np
from tafelrunde_kernel import ugo

from figures import Figure, Peer, tell
from tafelrunde.core.chance import seed_from
from tafelrunde.core.game import Move
from tafelrunde.core.play import advance, chance_of, opened
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.games.ugo.bots.thinking import policy_logits
from tafelrunde.platform.thinking import Question, Thinkers, processes

UGO = CATALOGUE["ugo"]
SEATS = 4
GOES = 5
OPENSPIEL = "OpenSpiel"


def rate(action: Callable[[int], object], number: int) -> float:
    """So many things a second of processor time, by an action that does them all."""
    times = []
    for _ in range(GOES):
        began = time.process_time()
        action(number)
        times.append(time.process_time() - began)
    return number / min(times)


def each(action: Callable[[], object], number: int) -> float:
    """Microseconds for one call."""

    def many(number: int) -> None:
        for _ in range(number):
            action()

    return 1e6 / rate(many, number)


def in_mid_round() -> ugo.Position:
    """Five tricks on, with suits that somebody is known to lack."""
    chance = random.Random(3)
    position = ugo.Position.shuffled(SEATS, 0, 1)
    while position.tricks < 5 or position.is_placing:
        position.apply(chance.choice(position.legal_actions()))
    return position


class OpenSpiel:
    """The same things by the peer."""

    def __init__(self) -> None:
        import pyspiel

        self._spiel: Any = pyspiel
        self._game = pyspiel.load_game(f"oh_hell(players={SEATS},num_tricks_fixed=10)")
        self._bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(SEATS)]

    def rounds(self, number: int) -> None:
        """In its own loop, deal included."""
        for seed in range(number):
            self._spiel.evaluate_bots(self._game.new_initial_state(), self._bots, seed)

    def simulations(self, number: int) -> None:
        """By its ISMCTS, from the first card on."""
        evaluator = self._spiel.RandomRolloutEvaluator(1, 1)
        policy = self._spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        self._spiel.ISMCTSBot(1, evaluator, 1.4, number, -1, policy, False, True).step(self._at(SEATS))

    def sampler(self) -> Callable[[], object]:
        """In mid-round."""
        state, chance = self._at(SEATS + 5 * SEATS), random.Random(1).random
        return lambda: state.resample_from_infostate(state.current_player(), chance)

    def tensor(self) -> Callable[[], object]:
        """What a player knows, as numbers."""
        state = self._at(SEATS + 5 * SEATS)
        return lambda: state.information_state_tensor(0)

    def _at(self, moves: int) -> Any:
        chance, state = random.Random(1), self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        for _ in range(moves):
            state.apply_action(chance.choice(state.legal_actions()))
        return state


def openspiel() -> OpenSpiel | None:
    """Where it is installed."""
    try:
        return OpenSpiel()
    except ImportError:
        return None


def speeds(peer: OpenSpiel | None, rounds: int) -> list[Figure]:
    """Ours and theirs, one after the other."""

    def beside(measure: Callable[[OpenSpiel], float]) -> Peer | None:
        return None if peer is None else Peer(OPENSPIEL, measure(peer))

    first, middle, logits = ugo.Position.shuffled(SEATS, 0, 1), in_mid_round(), policy_logits()
    seen = np.zeros(ugo.OBSERVATION, np.float32)

    def simulations(logits: Any) -> float:
        return rate(lambda number: ugo.Search(first, logits=logits, seed=1).run(number), max(1, rounds // 8))

    return [
        Figure(
            "random rounds, deal included",
            rate(lambda number: ugo.rounds(SEATS, number, 1), rounds),
            "a second",
            1_800_000,
            at_least=True,
            peer=beside(lambda peer: rate(peer.rounds, max(1, rounds // 100))),
        ),
        Figure(
            "simulations of ISMCTS, random rollouts",
            simulations(None),
            "a second",
            700_000,
            at_least=True,
            peer=beside(lambda peer: rate(peer.simulations, max(1, rounds // 20))),
        ),
        Figure("the same, rollouts by the learned policy", simulations(logits), "a second", at_least=True),
        Figure(
            "a deal that agrees with what was seen, C++",
            1e6 / rate(lambda number: ugo.sample(middle, number, 1), rounds),
            "us",
            1,
        ),
        Figure(
            "the same, a position a call from Python",
            each(lambda: middle.resampled(middle.turn, 1), max(1, rounds // 20)),
            "us",
            peer=beside(lambda peer: each(peer.sampler(), max(1, rounds // 100))),
        ),
        Figure(
            "an observation tensor, a call from Python",
            each(lambda: middle.observe(0, seen), max(1, rounds // 10)),
            "us",
            1,
            peer=beside(lambda peer: each(peer.tensor(), max(1, rounds // 400))),
        ),
    ]


def questions(level: str) -> list[Question]:
    """Every choice of a round between greedy players, put to a bot of this level."""
    answer = chance_of(seed_from("bench"))
    found: list[Question] = []
    step = opened(UGO, UGO.options_type(), SEATS, answer)
    while not step.state.open.points:
        (seat,) = UGO.awaits(step.state).needed
        view = UGO.view(step.state, seat)
        legal = tuple(UGO.legal(view))
        if len(legal) > 1:
            found.append(Question("ugo", level, view, legal, seed_from(f"bench {len(found)}")))
        plan = BOTS["ugo"](view, legal, "greedy", lambda _: 0, lambda: False)
        assert plan is not None
        step = advance(UGO, step.state, Move(seat, 0, 0, 0, plan.command), answer, step.draws)
    return found


async def moves(level: str) -> float:
    """Milliseconds on the wall for a move of this level at a table."""
    thinkers = Thinkers(BOTS, lambda: processes(1))
    try:
        for question in questions(level)[:3]:  # the process starts, and imports what it needs
            await thinkers.plan(question)
        times = []
        for question in questions(level):
            began = time.perf_counter()
            assert await thinkers.plan(question) is not None
            times.append(time.perf_counter() - began)
    finally:
        thinkers.close()
    return 1000 * median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    parser.add_argument("--rounds", type=int, default=200_000, help="of random play; all else goes by it")
    args = parser.parse_args()
    figures = speeds(openspiel(), args.rounds)
    figures += [
        Figure("an expert's move at a table", asyncio.run(moves("expert")), "ms", 200),
        Figure("a beginner's move at a table", asyncio.run(moves("beginner")), "ms", 2),
    ]
    tell(figures, args.json)


if __name__ == "__main__":
    main()
