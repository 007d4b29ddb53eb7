"""Bots' moves thought out by whichever worker is free; where there is none, at home.
Must not know tables; a question goes as the words of its game, and comes back as a plan."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from tafelrunde.core.game import Plan
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform.ports import Bus, Hush, NobodyAnswers
from tafelrunde.platform.thinking import PATIENCE_MS, Question, Thinking

SUBJECT = "bots.plan"
GROUP = "workers"


class _Asked(Struct, frozen=True, array_like=True):
    game: str
    level: str
    view: Raw
    legal: Raw
    seed: bytes


class _Planned(Struct, frozen=True, array_like=True):
    command: Raw
    after_ms: int
    task: int
    parts_ms: tuple[int, ...]


_ASKED = msgspec.msgpack.Decoder(_Asked)
_PLANNED = msgspec.msgpack.Decoder(_Planned | None)


class BotsElsewhere:
    """Asks the workers; who is alone, or does not hear from them in time, thinks for themselves."""

    def __init__(self, bus: Bus, catalogue: Catalogue, home: Thinking) -> None:
        self._bus = bus
        self._catalogue = catalogue
        self._home = home

    def wake(self) -> None:
        """Processes at home begin with the first question that nobody else answers."""

    async def plan(self, question: Question) -> Plan[Any] | None:
        """What the bot means to do."""
        encode = msgspec.msgpack.encode
        asked = _Asked(
            question.game, question.level, Raw(encode(question.view)), Raw(encode(question.legal)), question.seed
        )
        try:
            answer = _PLANNED.decode(await self._bus.ask(SUBJECT, encode(asked), PATIENCE_MS))
            if answer is None:
                return None
            command = msgspec.msgpack.decode(answer.command, type=self._catalogue[question.game].command_type)
        except (NobodyAnswers, msgspec.MsgspecError):
            return await self._home.plan(question)
        return Plan(command, answer.after_ms, answer.task, answer.parts_ms)


async def answer_for_bots(bus: Bus, catalogue: Catalogue, thinking: Thinking) -> Hush:
    """Be one of the workers, of whom exactly one is asked."""

    async def answered(word: bytes) -> bytes:
        asked = _ASKED.decode(word)
        game = catalogue[asked.game]
        view = msgspec.msgpack.decode(asked.view, type=game.view_type)
        legal = tuple(msgspec.msgpack.decode(asked.legal, type=list[game.command_type]))  # type: ignore[name-defined]
        plan = await thinking.plan(Question(asked.game, asked.level, view, legal, asked.seed))
        return msgspec.msgpack.encode(
            None
            if plan is None
            else _Planned(Raw(msgspec.msgpack.encode(plan.command)), plan.after_ms, plan.task, plan.parts_ms)
        )

    return await bus.answer(SUBJECT, answered, GROUP)
