"""The nodes of one house as one of them knows them: who lives, what is told to all, what stands in their lobbies.
Must not know tables, nor how words travel. A house on one node has no bus, and nobody to tell."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from tafelrunde.core.game import Millis
from tafelrunde.platform.between import HOUSE, Attempted, Gone, Here, InHouse, Listed, encode, in_house
from tafelrunde.platform.ports import Bus, Clock, Hush, NotStored, Store

BEAT_MS: Millis = 500
"""How often a node says that it is there, by the bus and in the records."""
SILENT_MS: Millis = 1_250
"""Who has been silent for so long on both is dead, or as good as dead."""

log = logging.getLogger(__name__)


class Nodes:
    """Everyone else; a node that does not hear of them asks the records before it believes that they are dead."""

    def __init__(self, store: Store, clock: Clock, bus: Bus | None = None) -> None:
        self.bus = bus
        self.run = 0
        self._store = store
        self._clock = clock
        self._heard_at: dict[int, Millis] = {}
        self._lobbies: dict[int, tuple[tuple[Millis, Listed], ...]] = {}
        self.on_attempt: Callable[[str], None] = lambda account: None
        self._died: Callable[[int], None] = lambda run: None
        self._heard: Callable[[InHouse], None] = lambda word: None
        self._hush: Hush = lambda: None

    @property
    def connected(self) -> bool:
        """Can the others be reached, where there may be others?"""
        return self.bus is None or self.bus.connected

    @property
    def number(self) -> int:
        """Of nodes that live, this one included."""
        return 1 + len(self._heard_at)

    @property
    def lobby(self) -> list[tuple[Millis, Listed]]:
        """The public tables of all other nodes, each with the instant it was opened at."""
        return [listed for tables in self._lobbies.values() for listed in tables]

    async def open(
        self, run: int, heard: Callable[[InHouse], None], died: Callable[[int], None], on_return: Callable[[], None]
    ) -> None:
        """Be one of them from now on, under the number of this life."""
        self.run, self._heard, self._died = run, heard, died
        if self.bus is not None:
            await self.bus.open(on_return)
            self._hush = await self.bus.listen(HOUSE, self._hear)

    async def close(self) -> None:
        """Tell the others that nobody is here any more."""
        if self.bus is not None:
            self._hush()
            self.tell(Gone(self.run))
            await self.bus.close()

    def tell(self, word: InHouse) -> None:
        """Tell all other nodes."""
        if self.bus is not None:
            self.bus.tell(HOUSE, encode(word))

    async def beat(self, lobby: tuple[tuple[Millis, Listed], ...]) -> None:
        """Say that we are there, and look after those who have not said so."""
        self.tell(Here(self.run, lobby))
        for run in list(self._heard_at):
            if not await self.lives(run):
                self._bury(run)

    async def lives(self, run: int) -> bool:
        """Has a node been heard of lately, by whichever way? While the records cannot be read nobody is dead."""
        now = self._clock.now_ms()
        if run == self.run or self._heard_at.get(run, 0) > now - SILENT_MS:
            return True
        try:
            beat = await self._store.last_beat(run)
        except NotStored:
            return True
        return beat is not None and beat > now - SILENT_MS

    def met(self, run: int) -> None:
        """A node has said something, so it lives."""
        self._heard_at[run] = self._clock.now_ms()

    def _hear(self, word: bytes) -> None:
        try:
            told = in_house.decode(word)
        except msgspec.MsgspecError:  # of a node that is newer than we are
            log.debug("a word of another node could not be read")
            return
        if told.node == self.run:
            return
        self.met(told.node)
        match told:
            case Here(node=node, lobby=lobby):
                self._lobbies[node] = lobby
            case Gone(node=node):
                self._bury(node)
            case Attempted(account=account):
                self.on_attempt(account)
            case _:
                self._heard(told)

    def _bury(self, run: int) -> None:
        self._heard_at.pop(run, None)
        self._lobbies.pop(run, None)
        self._died(run)
