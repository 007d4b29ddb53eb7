"""A table beside the same table on other nodes: what they stored is posted to it, who is there is looked at again, and
its time is counted here where whoever counted it has died. Must not know what is played, nor how words travel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from tafelrunde.core.game import Millis
from tafelrunde.platform.company import Company
from tafelrunde.platform.deciding import Batch, Terms, on_keeping
from tafelrunde.platform.elsewhere import Nowhere
from tafelrunde.platform.ledger import Ledger
from tafelrunde.platform.letters import Inside, Letter, Mailbox, Stored
from tafelrunde.platform.ports import Row
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.world import World

ON_THE_WAY_MS: Millis = 50
"""What was done in time at another node is stored no later than this; so much later a bell rings for it."""
AFTER_THE_KEEPER_MS: Millis = 200
"""One node counts a table's time and rings; the others hear of it, or ring themselves so much later."""

log = logging.getLogger(__name__)


class Twin:
    """One table of this node, as far as the others concern it."""

    def __init__(
        self,
        ledger: Ledger,
        company: Company,
        world: World,
        elsewhere: Nowhere,
        mail: Mailbox,
        others_changed: Callable[[], None],
    ) -> None:
        self.company = company
        self.others_changed = others_changed
        self._ledger = ledger
        self._world = world
        self._elsewhere = elsewhere
        self._mail = mail

    @property
    def seq(self) -> int:
        """Of the last row that is known here."""
        return self._ledger.standing.seq

    @property
    def keeps_time(self) -> bool:
        """Is it this node that counts the table's time, rings, and asks bots?"""
        return self._ledger.standing.run in (None, self._world.run)

    async def open(self) -> bool:
        """Reach out to the other nodes; does one of them let the table's time run, as far as one can know?"""
        held = await self._elsewhere.open(self)
        if held:
            await self._ledger.catch_up()
        return self.keeps_time or held or await self._world.may_be_kept(self._ledger.standing.run or 0)

    def close(self) -> None:
        """This node holds it no more."""
        self._elsewhere.close()

    def stored_elsewhere(self, rows: Sequence[Row], seq: int) -> None:
        """Another node has stored these rows, or all that are missing up to that seq."""
        self._post(Stored(tuple(rows), seq))

    async def reach(self, seq: int) -> None:
        """Who has been shown more at another node is shown no less here: read first."""
        if seq > self.seq and self._world.nodes.bus is not None:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.stored_elsewhere((), seq)
            await self._mail.put(Inside(lambda terms, standing: None, done))
            await done

    def lost(self, node: int) -> None:
        """A node is no more, and nobody looks on from there."""
        self._elsewhere.died(node)

    def missed_words(self) -> None:
        """Other nodes may have said anything meanwhile: read the log, and say again who is here."""
        self._elsewhere.call()
        self.stored_elsewhere((), self.seq + 1)

    async def beat(self) -> None:
        """Tell the others, read what cannot be heard, and count the time where whoever did so has died."""
        self._elsewhere.beat()
        if not self._world.nodes.connected:
            self.stored_elsewhere((), self.seq + 1)
        standing = self._ledger.standing
        if standing.time.running and not self.keeps_time and not await self._world.nodes.lives(standing.run or 0):
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            done.add_done_callback(lambda done: done.cancelled() or done.exception())
            self._post(Inside(self._kept_from_now, done))

    def _kept_from_now(self, terms: Terms, standing: Standing) -> Batch | None:
        if not standing.time.running or self.keeps_time:
            return None
        clock_ms = self._world.clock.now_ms()
        return on_keeping(terms, standing, standing.time.now(clock_ms), clock_ms)

    def _post(self, letter: Letter) -> None:
        try:
            self._mail.put_nowait(letter)
        except asyncio.QueueFull:
            log.warning("a table has no time for other nodes; it hears of them later")
