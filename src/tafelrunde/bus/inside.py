"""A bus for houses in one process: words arrive in a later turn of the loop, in order. Must not know what is said."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

from tafelrunde.core.game import Millis
from tafelrunde.platform.measures import Outages
from tafelrunde.platform.ports import Answering, AnswersLate, Heard, Hush, NobodyAnswers, Word

P = TypeVar("P")


class Hall:
    """Where everyone is within earshot; who is cut off neither hears nor is heard."""

    def __init__(self) -> None:
        self.listening: dict[str, list[tuple[InsideBus, Heard]]] = defaultdict(list)
        self.answering: dict[str, list[tuple[InsideBus, Answering, str]]] = defaultdict(list)
        self.turn = 0


class InsideBus:
    """One house's place in the hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.outages = Outages()
        self._connected = False
        self._on_return: Callable[[], None] = lambda: None
        self._asked: set[asyncio.Task[Word]] = set()

    @property
    def connected(self) -> bool:
        """Not before it is opened, nor while it is cut off."""
        return self._connected

    async def open(self, on_return: Callable[[], None]) -> None:
        """From now on within earshot."""
        self._on_return = on_return
        self._connected = True

    async def close(self) -> None:
        """Out of earshot."""
        self._connected = False
        for task in self._asked:
            task.cancel()

    def cut(self) -> None:
        """The line breaks."""
        self._connected = False
        self.outages.began()

    def mend(self) -> None:
        """The line is there again."""
        self._connected = True
        self.outages.ended()
        self._on_return()

    def tell(self, subject: str, word: Word) -> None:
        """In the next turn of the loop everyone has it."""
        if self._connected and subject in self._hall.listening:
            asyncio.get_running_loop().call_soon(self._arrive, subject, word)

    def _arrive(self, subject: str, word: Word) -> None:
        for bus, heard in list(self._hall.listening.get(subject, ())):
            if bus.connected:
                heard(word)

    async def listen(self, subject: str, heard: Heard) -> Hush:
        """Hear everything that is told under a subject."""
        place = (self, heard)
        self._hall.listening[subject].append(place)
        return lambda: _leave(self._hall.listening, subject, place)

    async def answer(self, subject: str, answering: Answering, group: str = "") -> Hush:
        """Answer what is asked; of a group only one is asked."""
        place = (self, answering, group)
        self._hall.answering[subject].append(place)
        return lambda: _leave(self._hall.answering, subject, place)

    async def ask(self, subject: str, word: Word, patience_ms: Millis) -> Word:
        """The first answer there is."""
        asked = self._those_asked(subject)
        tasks = [asyncio.ensure_future(answering(word)) for answering in asked]
        self._asked.update(tasks)
        for task in tasks:
            task.add_done_callback(self._asked.discard)
        for first in asyncio.as_completed(tasks, timeout=patience_ms / 1000) if tasks else ():
            try:
                return await first
            except TimeoutError:
                raise AnswersLate(subject) from None
            except Exception:
                continue
        raise NobodyAnswers(subject)

    def _those_asked(self, subject: str) -> list[Answering]:
        """Everyone who answers for themselves, and of each group one, in turn."""
        there = [place for place in self._hall.answering.get(subject, ()) if place[0].connected and self._connected]
        groups = {group for _, _, group in there if group}
        asked = [answering for _, answering, group in there if not group]
        for group in sorted(groups):
            members = [answering for _, answering, theirs in there if theirs == group]
            self._hall.turn += 1
            asked.append(members[self._hall.turn % len(members)])
        return asked


def _leave(places: dict[str, list[P]], subject: str, place: P) -> None:
    places[subject].remove(place)
    if not places[subject]:
        del places[subject]
