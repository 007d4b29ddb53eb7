"""Bots' moves thought out elsewhere: by exactly one worker, the same move as at home; at home where there is none."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from shell.odd_bots import AtOnce
from shell.rooms import run
from tafelrunde.bus.bots import BotsElsewhere, answer_for_bots
from tafelrunde.bus.inside import Hall, InsideBus
from tafelrunde.core.budget import ONE_SPELL
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Plan
from tafelrunde.core.play import chance_of, opened
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.platform.thinking import Question

OPTIONS = {name: game.options_type() for name, game in CATALOGUE.items()}


class Counting(AtOnce):
    """How often somebody was asked."""

    def __init__(self) -> None:
        super().__init__(dict(BOTS))
        self.asked = 0

    async def plan(self, question: Question) -> Plan[Any] | None:
        self.asked += 1
        return await super().plan(question)


def first_question(name: str) -> Question:
    """What a seat is asked when the game has begun."""
    game = CATALOGUE[name]
    state = opened(game, OPTIONS[name], 2, chance_of(seed_from(name))).state
    seat = game.awaits(state).seats[0]
    view = game.view(state, seat)
    return Question(name, "random", view, tuple(game.legal(view)), seed_from(name))


@pytest.mark.parametrize("name", CATALOGUE)
def test_a_worker_means_to_do_what_would_be_done_at_home(name: str) -> None:
    async def story() -> None:
        hall, question = Hall(), first_question(name)
        node, free = InsideBus(hall), [InsideBus(hall) for _ in range(3)]
        workers, home = [Counting() for _ in free], Counting()
        for bus in (node, *free):
            await bus.open(lambda: None)
        for bus, worker in zip(free, workers, strict=True):
            await answer_for_bots(bus, CATALOGUE, worker)
        asked = BotsElsewhere(node, CATALOGUE, home)
        expected = BOTS[name](question.view, question.legal, "random", below(question.seed, "bot"), ONE_SPELL())
        assert await asked.plan(question) == expected
        assert (sum(worker.asked for worker in workers), home.asked) == (1, 0)
        await asyncio.gather(*(asked.plan(question) for _ in range(5)))
        assert [worker.asked for worker in workers] == [2, 2, 2]
        for bus in free:
            bus.cut()
        assert await asked.plan(question) == expected
        assert home.asked == 1

    run(story())
