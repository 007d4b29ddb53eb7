"""The bots at one table: asked when what they may do has changed, heard when their plan falls due.
Must not know how they think, nor decide anything: what they mean to do goes into the mailbox like everyone's."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from tafelrunde.core.game import AnyGame, Millis, Seat
from tafelrunde.platform.ports import Clock
from tafelrunde.platform.seating import Seating
from tafelrunde.platform.standing import Standing, awaits
from tafelrunde.platform.thinking import Meant, Question, Thinking

Post: TypeAlias = Callable[[Meant], Awaitable[None]]
Show: TypeAlias = Callable[[Seat, int, int, int], None]
"""A bot's progress: its seat, the task, so many parts done, of so many."""


class Sitters:
    """One task for each seat of a bot that may act."""

    def __init__(
        self,
        game: AnyGame,
        seed: bytes,
        clock: Clock,
        thinking: Thinking,
        post: Post,
        delay: Callable[[], Millis],
        show: Show,
    ) -> None:
        self._game = game
        self._seed = seed
        self._clock = clock
        self._thinking = thinking
        self._post = post
        self._delay = delay
        self._show = show
        self._without_bots: Seating | None = None
        self._asked: dict[Seat, tuple[str, tuple[Any, ...]]] = {}
        self._tasks: dict[Seat, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Does somebody think, or wait for the moment to act?"""
        return any(not task.done() for task in self._tasks.values())

    def look(self, standing: Standing) -> None:
        """Who may do something new is asked; whose question is the same goes on; everyone else need not think."""
        seating = standing.seating
        if seating is self._without_bots:
            return  # what nearly always happens: only people play, and they are who they were
        self._without_bots = None if seating.bots or self._asked else seating
        if seating.bots and seating.phase != "over":
            self._thinking.wake()
        waited_for = awaits(standing, self._game).seats if standing.time.running else ()
        for seat in [seat for seat in self._asked if seat not in waited_for or seating.chairs[seat].bot is None]:
            self.forget(seat)
        for seat in waited_for:
            if (level := seating.chairs[seat].bot) is not None:
                self._ask(seat, level, standing)

    def forget(self, seat: Seat) -> None:
        """Its plan is carried out or void."""
        self._asked.pop(seat, None)
        if (task := self._tasks.pop(seat, None)) is not None and task is not asyncio.current_task():
            task.cancel()

    def stop(self) -> None:
        """Nobody thinks any more."""
        for seat in list(self._asked):
            self.forget(seat)

    def _ask(self, seat: Seat, level: str, standing: Standing) -> None:
        view = self._game.view(standing.state, seat)
        legal = tuple(self._game.legal(view))
        if self._asked.get(seat) == (level, legal):
            return
        self.forget(seat)
        self._asked[seat] = (level, legal)
        seed = hmac.digest(self._seed, b"bot %d after %d" % (seat, standing.seq), "sha256")
        question = Question(self._game.name, level, view, legal, seed)
        self._tasks[seat] = asyncio.create_task(self._play(seat, question), name=f"bot on seat {seat}")

    async def _play(self, seat: Seat, question: Question) -> None:
        """Thinking is part of the pause that the bot makes before it acts; its line is as long as other people's."""
        began = self._clock.now_ms() + self._delay()
        plan = await self._thinking.plan(question)
        if plan is not None:
            for done, instant in enumerate(plan.parts_ms, 1):
                await self._clock.until(began + instant)
                self._show(seat, plan.task, done, len(plan.parts_ms) + 1)
            await self._clock.until(began + plan.after_ms)
            await self._post(Meant(seat, plan.command))
