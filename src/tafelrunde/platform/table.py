"""The single writer of a table: a mailbox, then decide, store, adopt, tell, in this order and no other.
Must not know sockets or SQL, nor any game but by its seven functions."""

from __future__ import annotations

import asyncio
import logging

from tafelrunde.core.game import AnyGame, Awaits, Deadline, Millis, Refused, Seat
from tafelrunde.platform.absence import Absences
from tafelrunde.platform.alarms import Alarm
from tafelrunde.platform.audience import Audience
from tafelrunde.platform.company import Company
from tafelrunde.platform.deciding import (
    Asked,
    Batch,
    Terms,
    on_bot,
    on_command,
    on_time_up,
    on_waking,
    timings_of,
)
from tafelrunde.platform.fairness import rings_at
from tafelrunde.platform.ledger import Ledger, News
from tafelrunde.platform.letters import Decide, Do, Inside, Mailbox, Rang, Stored
from tafelrunde.platform.ports import NotStored, Person, TableRecord
from tafelrunde.platform.session import cause_of
from tafelrunde.platform.sitters import Sitters
from tafelrunde.platform.standing import Standing, awaits
from tafelrunde.platform.telling import Listener
from tafelrunde.platform.thinking import Meant
from tafelrunde.platform.twin import AFTER_THE_KEEPER_MS, ON_THE_WAY_MS, Twin
from tafelrunde.platform.world import World

MAILBOX = 1000
RETRY_MS = 1000

log = logging.getLogger(__name__)


class Table:
    """One asyncio task decides for one table; everything else only posts to its mailbox or looks on."""

    def __init__(
        self,
        record: TableRecord,
        game: AnyGame,
        seed: bytes,
        standing: Standing,
        causes: set[str],
        holders: dict[Seat, Person],
        world: World,
    ) -> None:
        self.record = record
        self.game = game
        self.quiet_since: Millis = world.clock.now_ms()
        self._terms = Terms(game, seed, world.run, world.levels.get(game.name, ()))
        self._world = world
        elsewhere = world.elsewhere(record.id)
        self._ledger = Ledger(record.id, self._terms, standing, causes, holders, world, elsewhere, self._adopted)
        self.audience = Audience(
            game, record, self._terms.levels, world.clock, standing, holders, world.measures.send, elsewhere.relay
        )
        self._mail = Mailbox(MAILBOX)
        self._alarm = Alarm(world.clock, self._ring)
        self._sitters = Sitters(
            game, seed, world.clock, world.thinking, self._mail.put, self._delay_of_bots, self.company.show
        )
        self._absences = Absences(world.clock, self.company.is_there, self.ask)
        self.twin = Twin(self._ledger, self.company, world, elsewhere, self._mail, self._others_changed)
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Bring table time to life again where nobody has let it run, then open the mailbox."""
        try:
            is_kept = await self.twin.open()
            if self.standing.time.running and not is_kept:
                beat = await self._world.store.last_beat(self.standing.run or 0)
                await self._ledger.store(on_waking(self._terms, self.standing, beat, self._world.clock.now_ms()))
        except BaseException:
            await self.stop()
            raise
        self._look_ahead()
        self._absences.look(self.standing.seating)
        self._task = asyncio.create_task(self._work(), name=f"table {self.record.code}")

    async def stop(self) -> None:
        """Decide nothing more."""
        self._alarm.set(None)
        self._sitters.stop()
        self._absences.stop()
        self.audience.stop()
        self.twin.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @property
    def standing(self) -> Standing:
        """How the table stands."""
        return self._ledger.standing

    @property
    def company(self) -> Company:
        """Who looks on."""
        return self.audience.company

    @property
    def now(self) -> Millis:
        """Table time."""
        return self.standing.time.now(self._world.clock.now_ms())

    @property
    def asleep(self) -> bool:
        """Nobody looks on, nothing is to be decided and no sand runs: it could as well be in the log alone."""
        waits = self.standing.time.running and awaits(self.standing, self.game).deadline is not None
        busy = self._sitters.busy or self._absences.busy or not self._mail.empty()
        return not (self.company.watched or waits or busy)

    def listen(self, listener: Listener, seen_seq: int = 0) -> None:
        """Look on from now."""
        self.audience.listen(listener, seen_seq)
        if (seat := self.audience.seat_of(listener.session.person)) is not None:
            self._absences.came(seat, self.standing)

    def unlisten(self, listener: Listener, on_purpose: bool = False) -> None:
        """Look away; who was cut off is waited for longer than who went on purpose."""
        self.quiet_since = self._world.clock.now_ms()
        self.audience.unlisten(listener)
        seat = self.audience.seat_of(listener.session.person)
        self._absences.look(self.standing.seating, seat if on_purpose else None)

    def submit(self, listener: Listener, command_id: str, body: bytes) -> None:
        """Post a command; this moment is the one it has arrived in."""
        clock_ms = self._world.clock.now_ms()
        letter = Do(listener, command_id, body, self.standing.time.now(clock_ms), clock_ms)
        if not self.audience.defers(listener, lambda: self._post(letter)):
            self._post(letter)

    async def ask(self, decide: Decide) -> None:
        """Have something decided in its turn that is no command of somebody who looks on; raises Refused, NotStored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._mail.put(Inside(decide, done))
        await done

    def _post(self, letter: Do) -> None:
        try:
            self._mail.put_nowait(letter)
        except asyncio.QueueFull:
            letter.listener.refuse(letter.id, "table.busy", {})

    def _ring(self) -> None:
        deadline = awaits(self.standing, self.game).deadline
        if deadline is not None:
            try:
                self._mail.put_nowait(Rang(deadline))
            except asyncio.QueueFull:
                self._ring_again()

    def _ring_again(self) -> None:
        self._alarm.set(self._world.clock.now_ms() + RETRY_MS)

    async def _work(self) -> None:
        while True:
            letter = await self._mail.get()
            try:
                match letter:
                    case Do():
                        await self._do(letter)
                    case Rang():
                        await self._time_up(letter)
                    case Meant():
                        await self._bot_moves(letter)
                    case Inside():
                        await self._from_inside(letter)
                    case Stored(rows=rows, seq=seq):
                        await self._ledger.hear(rows, seq)
            except Exception:
                log.exception("table %s could not take an input; nothing has changed", self.record.code)
                if isinstance(letter, Do):
                    letter.listener.refuse(letter.id, "table.broken", {})

    async def _do(self, letter: Do) -> None:
        listener: Listener = letter.listener
        cause = cause_of(listener.session, self.record.id, letter.id)
        try:
            batch = await self._ledger.stored(
                lambda: None if cause in self._ledger.causes else self._decided(letter), cause
            )
        except Refused as refusal:
            listener.refuse(letter.id, refusal.key, refusal.details)
        except NotStored as fault:
            log.warning("table %s could not store a command: %s", self.record.code, fault)
            listener.refuse(letter.id, "table.not-stored", {})
        else:
            if batch is None or not batch.events:
                self.audience.answer(listener, letter.id)
            else:
                self.company.spend(listener, batch.spent, letter.clock_ms)
                self.audience.tell(batch.events, timings_of(batch), listener, letter.id)

    async def _from_inside(self, letter: Inside) -> None:
        try:
            batch = await self._ledger.stored(lambda: letter.decide(self._terms, self.standing), None)
        except Exception as fault:
            letter.done.set_exception(fault)
        else:
            if batch is not None and batch.events:
                self.audience.tell(batch.events)
            letter.done.set_result(None)

    def _decided(self, letter: Do) -> Batch:
        listener: Listener = letter.listener
        person, company = listener.session.person, self.company
        if (refusal := company.bars(person)) is not None:
            raise refusal
        seat, rtt = self.audience.seat_of(person), listener.meter.rtt(letter.clock_ms)
        credit = company.credit(listener, letter.clock_ms) if self.audience.compensates else 0
        asked = Asked(letter.body, person, seat, letter.received, letter.clock_ms, credit, rtt, self.audience.lags)
        return on_command(self._terms, self.standing, asked)

    async def _time_up(self, letter: Rang) -> None:
        def decided() -> Batch | None:
            waiting = awaits(self.standing, self.game)
            early = self._rings_at(letter.deadline, waiting) > self.now
            if early or waiting.deadline != letter.deadline:
                return None
            return on_time_up(self._terms, self.standing, letter.deadline, self.now)

        try:
            batch = await self._ledger.stored(decided, None)
        except (NotStored, Refused) as fault:
            log.warning("table %s could not store that time is up, and tries again: %s", self.record.code, fault)
            self._ring_again()
        else:
            if batch is None:
                self._look_ahead()
            else:
                self.audience.tell(batch.events)

    async def _bot_moves(self, meant: Meant) -> None:
        """A plan that cannot be carried out any more is dropped, and the bot is asked again."""
        self._sitters.forget(meant.seat)
        try:
            batch = await self._ledger.stored(
                lambda: on_bot(self._terms, self.standing, meant, self.now, self.audience.lags), None
            )
        except (NotStored, Refused) as fault:
            log.info("table %s: the bot on seat %d came too late: %r", self.record.code, meant.seat, fault)
            batch = None
        if batch is None:
            self._look_ahead()
        else:
            self.audience.tell(batch.events)

    def _adopted(self, news: News) -> None:
        """Show what is so from now on, and see what comes of it; what another node has stored is told at once."""
        for person in news.sent_away:
            self.company.send_away(person)
        self.audience.show(self.standing, news.events, news.seats_changed)
        if news.seats_changed:
            self._absences.look(self.standing.seating)
        self._look_ahead()
        if news.foreign:
            self.audience.tell(news.events, news.timings)
            for seat in self.company.here.seats:
                self._absences.came(seat, self.standing)
        elif self.standing.seating.phase == "over" != news.before.phase:
            self._world.over(self.record, self.standing, self._ledger.holders)

    def _others_changed(self) -> None:
        """Other people than before look on from elsewhere."""
        self.quiet_since = self._world.clock.now_ms()
        self._absences.look(self.standing.seating)

    def _delay_of_bots(self) -> Millis:
        """Bots, too, see a reveal when it has come, and are charged the median of the lines at the table."""
        return max(0, self.standing.last - self.now) + self.company.median_lag()

    def _look_ahead(self) -> None:
        """What comes next without a person: a deadline, and what bots mean to do."""
        if self.twin.keeps_time:
            self._sitters.look(self.standing)
        else:
            self._sitters.stop()
        waiting = awaits(self.standing, self.game)
        due = None if waiting.deadline is None else self._rings_at(waiting.deadline, waiting)
        late = 0 if self.twin.keeps_time else AFTER_THE_KEEPER_MS
        self._alarm.set(None if due is None else self.standing.time.on_the_clock(due + late))

    def _rings_at(self, deadline: Deadline, waiting: Awaits) -> Millis:
        """When the alarm acts: for who plays at another node a moment later."""
        elsewhere = deadline.kind != "reveal" and self.company.is_elsewhere(waiting.seats)
        return rings_at(deadline, waiting.seats, self.audience.lags) + ON_THE_WAY_MS * elsewhere
