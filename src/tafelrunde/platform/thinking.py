"""Bots asked off the event loop: in processes of their own, begun with the first question, never longer than a table
waits. Must not know tables; a bot is a function and a question all that it may know."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from time import monotonic
from typing import Any, Protocol

from msgspec import Struct

from tafelrunde.core.budget import ONE_SPELL
from tafelrunde.core.chance import below
from tafelrunde.core.game import Bot, Millis, Plan, Seat

THINK_MS: Millis = 80
PATIENCE_MS: Millis = 3_000  # also for the line in front of the processes, and for their start
SIMPLEST = "random"
"""The level that every game's bot knows, and that cannot take long."""
_NICER = 5

log = logging.getLogger(__name__)


class Question(Struct, frozen=True):
    """What a bot is told: its game and level, what its seat sees and may do, and chance of its own."""

    game: str
    level: str
    view: Any
    legal: tuple[Any, ...]
    seed: bytes


class Thinking(Protocol):
    """Whoever answers for bots."""

    def wake(self) -> None:
        """Questions will come soon."""
        ...

    async def plan(self, question: Question) -> Plan[Any] | None:
        """What the bot means to do; it always answers, and soon."""
        ...


class Meant(Struct, frozen=True):
    """A plan that has fallen due: which seat's, and its command."""

    seat: Seat
    command: Any


class Nobody:
    """A house without bots."""

    def wake(self) -> None:
        """There is nobody to wake."""

    async def plan(self, question: Question) -> None:
        """Nobody means to do anything."""


NOBODY: Thinking = Nobody()


class Overrun(Exception):  # noqa: N818 - a finding about a bot
    """A bot has thought for longer than anybody waits."""


def processes(number: int | None = None) -> Executor:
    """A few processes that leave the table's own work the first place."""
    number = number or max(1, min(4, (os.cpu_count() or 2) - 1))
    return ProcessPoolExecutor(number, multiprocessing.get_context("spawn"), initializer=_begun)


class Thinkers:
    """Bots in an executor; who fails or overruns is replaced by the simplest one, for this answer."""

    def __init__(
        self,
        bots: Mapping[str, Bot],
        executor: Callable[[], Executor] = processes,
        think_ms: Millis = THINK_MS,
        patience_ms: Millis = PATIENCE_MS,
    ) -> None:
        self._bots = bots
        self._open = executor
        self._think_ms = think_ms
        self._patience_ms = patience_ms
        self._executor: Executor | None = None

    def wake(self) -> None:
        """Start the processes where there are none, so that the first question need not wait for them."""
        if self._executor is None:
            self._executor = self._open()
            self._executor.submit(_here)

    async def plan(self, question: Question) -> Plan[Any] | None:
        """The bot's plan, or the simplest bot's."""
        try:
            return await asyncio.wait_for(self._asked(question), self._patience_ms / 1000)
        except (Exception, Overrun) as fault:
            log.warning("the bot %s of %s is replaced: %r", question.level, question.game, fault)
            if isinstance(fault, BrokenExecutor):
                self.close()
            return simplest(self._bots[question.game], question)

    def close(self) -> None:
        """Wait for nobody; whoever is asked again begins anew."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _asked(self, question: Question) -> Plan[Any] | None:
        self.wake()
        assert self._executor is not None
        bot = self._bots[question.game]
        return await asyncio.wrap_future(
            self._executor.submit(thought, bot, question, self._think_ms, self._patience_ms)
        )


def simplest(bot: Bot, question: Question) -> Plan[Any] | None:
    """The simplest level of the same bot, and if that fails anything that is listed."""
    chance = below(question.seed, "simplest")
    try:
        return bot(question.view, question.legal, SIMPLEST, chance, ONE_SPELL())
    except Exception:
        log.exception("even the simplest bot of %s fails", question.game)
        return Plan(question.legal[chance(len(question.legal))], 1_000) if question.legal else None


def thought(bot: Bot, question: Question, think_ms: Millis, patience_ms: Millis) -> Plan[Any] | None:
    """One answer in a process of bots: it stops by itself, or is stopped."""
    until = monotonic() + think_ms / 1000
    ring = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if ring:
        signal.signal(signal.SIGALRM, _overrun)
        signal.setitimer(signal.ITIMER_REAL, patience_ms / 1000)
    try:
        return bot(
            question.view, question.legal, question.level, below(question.seed, "bot"), lambda: monotonic() < until
        )
    finally:
        if ring:
            signal.setitimer(signal.ITIMER_REAL, 0)


def _overrun(number: int, frame: object) -> None:
    raise Overrun


def _here() -> None:
    """The first question to a process is whether it is there."""


def _begun() -> None:
    """A process of bots gives way to the tables, is ended by them alone, and does not outlive them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICER)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_leave_with, args=(parent.join,), daemon=True).start()


def _leave_with(joined: Callable[[], object]) -> None:
    joined()
    os._exit(0)
