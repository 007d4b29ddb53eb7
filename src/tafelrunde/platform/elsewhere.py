"""One table as it is known on the other nodes: what is stored there, who looks on there, what is said beside the game.
Must not know rules, nor how words travel. A house on one node has nobody elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from tafelrunde.core.game import Millis
from tafelrunde.platform.between import (
    Appended,
    AtTable,
    Known,
    Present,
    Progressed,
    Spoke,
    at_table,
    encode,
    holder_subject,
    known,
    table_subject,
)
from tafelrunde.platform.company import Company
from tafelrunde.platform.nodes import Nodes
from tafelrunde.platform.ports import AnswersLate, Bus, Clock, Hush, NobodyAnswers, Row
from tafelrunde.platform.presence import There
from tafelrunde.platform.telling import Progress, Saying

ASKED_MS: Millis = 250
"""So long a holder may take to say that it holds a table; where there is none that is known at once."""

log = logging.getLogger(__name__)


class Beside(Protocol):
    """The table at this node, as far as the others concern it."""

    @property
    def seq(self) -> int: ...

    @property
    def company(self) -> Company: ...

    @property
    def others_changed(self) -> Callable[[], None]: ...

    def stored_elsewhere(self, rows: Sequence[Row], seq: int) -> None: ...


class Nowhere:
    """There are no other nodes."""

    may_know_more = False
    """Could another node have stored what we have not heard of, also where we know of none that holds the table?"""

    async def open(self, twin: Beside) -> bool:
        """Reach out to the other nodes; does one of them hold the table?"""
        return False

    def close(self) -> None:
        """Hold it no more."""

    def announce(self, rows: Sequence[Row]) -> None:
        """These have been stored."""

    def relay(self, news: There | Progress | Saying) -> None:
        """This has happened beside the game."""

    def beat(self) -> None:
        """Say again how it stands, in case that somebody has missed a word."""

    def call(self) -> None:
        """Whoever holds the table shall say so."""

    def died(self, node: int) -> None:
        """Nobody looks on from there any more."""


class Elsewhere(Nowhere):
    """The same table on other nodes."""

    may_know_more = True

    def __init__(self, nodes: Nodes, bus: Bus, clock: Clock, table_id: str) -> None:
        self._bus = bus
        self._nodes = nodes
        self._clock = clock
        self._subject = table_subject(table_id)
        self._holders = holder_subject(table_id)
        self._twin: Beside | None = None
        self._others: set[int] = set()
        self._hush: list[Hush] = []

    async def open(self, twin: Beside) -> bool:
        """Listen first, then ask who holds it, so that nothing is missed in between."""
        self._twin = twin
        self._hush.append(await self._bus.listen(self._subject, self._hear))
        found = await self._ask(twin)
        self._hush.append(await self._bus.answer(self._holders, self._answer))
        self._tell_presence()
        return found

    def close(self) -> None:
        """Nobody looks on from here any more."""
        for hush in self._hush:
            hush()
        self._hush.clear()
        if self._twin is not None:
            self._tell(Present(self._nodes.run, self._twin.seq, None))

    def announce(self, rows: Sequence[Row]) -> None:
        """Whoever holds the table need not read them."""
        self._tell(Appended(self._nodes.run, tuple(rows)))

    def relay(self, news: There | Progress | Saying) -> None:
        """For those who look on from elsewhere."""
        match news:
            case There():
                self._tell_presence(news)
            case Progress():
                self._tell(Progressed(self._nodes.run, news))
            case Saying():
                self._tell(Spoke(self._nodes.run, news))

    def beat(self) -> None:
        """A lost word is noticed by the next one."""
        if self._others:
            self._tell_presence()

    def call(self) -> None:
        """After a silence the others are strangers: whoever is met again is told who is here."""
        self._others.clear()
        self._tell_presence()

    def died(self, node: int) -> None:
        """A node that is no more holds no table."""
        if node in self._others and self._twin is not None:
            self._others.discard(node)
            self._looks_from(node, None)

    async def _ask(self, twin: Beside) -> bool:
        try:
            answer = known.decode(await self._bus.ask(self._holders, encode(self._nodes.run), ASKED_MS))
        except AnswersLate:
            return True
        except (NobodyAnswers, msgspec.MsgspecError):
            return False
        self._met(answer.node)
        now = self._clock.now_ms()
        twin.company.takes_over(answer.progress, answer.sayings, answer.sent_away, now)
        twin.company.looks_from(answer.node, answer.there, now)
        return True

    async def _answer(self, word: bytes) -> bytes:
        assert self._twin is not None
        self._met(msgspec.msgpack.decode(word, type=int))
        company = self._twin.company
        return encode(Known(self._nodes.run, self._twin.seq, company.here, *company.beside_the_game()))

    def _tell(self, word: AtTable) -> None:
        self._bus.tell(self._subject, encode(word))

    def _tell_presence(self, there: There | None = None) -> None:
        if self._twin is not None:
            self._tell(Present(self._nodes.run, self._twin.seq, there or self._twin.company.here))

    def _hear(self, word: bytes) -> None:
        twin = self._twin
        try:
            told = at_table.decode(word)
        except msgspec.MsgspecError:
            log.debug("a word of another node could not be read")
            return
        if twin is None or told.node == self._nodes.run:
            return
        match told:
            case Appended(rows=rows):
                self._met(told.node)
                twin.stored_elsewhere(rows, rows[-1].seq if rows else 0)
            case Present(node=node, there=None):
                self.died(node)
            case Present(node=node, seq=seq, there=there):
                self._met(node)
                self._looks_from(node, there)
                if seq > twin.seq:
                    twin.stored_elsewhere((), seq)
            case Progressed(progress=progress):
                twin.company.shown(progress)
            case Spoke(saying=saying):
                twin.company.pass_on(saying)

    def _met(self, node: int) -> None:
        """Who is new is told who is here."""
        self._nodes.met(node)
        if node not in self._others:
            self._others.add(node)
            self._tell_presence()

    def _looks_from(self, node: int, there: There | None) -> None:
        assert self._twin is not None
        self._twin.company.looks_from(node, there, self._clock.now_ms())
        self._twin.others_changed()
