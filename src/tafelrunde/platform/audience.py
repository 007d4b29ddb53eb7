"""What a table tells to whom, and when: the same picture to all who may know the same, a reveal to each at an instant
of their own. Must not know how anything is decided or stored, nor how words travel."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from tafelrunde.core.game import AnyGame, Millis, Seat
from tafelrunde.platform.company import Company, Relay
from tafelrunde.platform.fairness import ARRIVAL, Lags, lead
from tafelrunde.platform.measures import Durations
from tafelrunde.platform.ports import Clock, Person, TableRecord
from tafelrunde.platform.standing import Standing
from tafelrunde.platform.telling import Acts, Face, Listener, Telling, Timing, face

TAIL = 64
TIMINGS = 16

log = logging.getLogger(__name__)


class Audience:
    """Everyone who looks at one table, and what they may see of it."""

    def __init__(
        self,
        game: AnyGame,
        record: TableRecord,
        levels: Sequence[str],
        clock: Clock,
        standing: Standing,
        holders: dict[Seat, Person],
        sending: Durations,
        relay: Relay,
    ) -> None:
        self._game = game
        self._record = record
        self._acts = Acts(levels)
        self._clock = clock
        self._standing = standing
        self._holders = holders
        self._seats = _seats_in(holders)
        self._sending = sending
        self.company = Company(standing.seating, self.seat_of, relay)
        self._face: Face | None = None
        self._tail: deque[tuple[int, Any]] = deque(maxlen=TAIL)
        self._timings: deque[Timing] = deque(maxlen=TIMINGS)
        self._curtain: Curtain | None = None
        self._held: dict[Listener, list[Callable[[], None]]] = {}
        self._raising: set[asyncio.Task[None]] = set()

    @property
    def now(self) -> Millis:
        """Table time."""
        return self._standing.time.now(self._clock.now_ms())

    @property
    def lags(self) -> Lags:
        """How long the seats' lines are, where that is made up for."""
        return self.company.lags if self.compensates else ARRIVAL

    @property
    def compensates(self) -> bool:
        """Is a slow line made up for at this table?"""
        return self._standing.seating.arrangement.fairness == "compensated"

    def seat_of(self, person: Person) -> Seat | None:
        """Which seat somebody holds."""
        return self._seats.get(person.id)

    def people(self) -> dict[Seat, Person]:
        """Who holds which seat."""
        return {seat: person for seat, person in self._holders.items() if self._standing.seating.chairs[seat].taken}

    def names(self) -> tuple[str | None, ...]:
        """Who sits, by name; None where nobody does, or a bot of its own."""
        people = self.people()
        return tuple(people[seat].name if seat in people else None for seat in range(self._record.seats))

    # --- looking on ------------------------------------------------------------------------------------------------

    def listen(self, listener: Listener, seen_seq: int) -> None:
        """Look on from now; the first picture comes at once, with the events missed since `seen_seq` if still known."""
        seq = self._standing.seq
        missed = [event for number, event in self._tail if number > seen_seq]
        complete = 0 < seen_seq < seq and len(missed) == seq - seen_seq
        telling = self._telling(missed if complete else (), tuple(self._timings))
        self._hold_back(listener)
        self._tell_one(listener, telling)
        self.company.joined(listener, self._clock.now_ms())

    def unlisten(self, listener: Listener) -> None:
        """Look away."""
        self._held.pop(listener, None)
        self.company.left(listener, self._clock.now_ms())

    def rename(self, person: Person) -> None:
        """Somebody has another name; who sits here, looks on or talks is shown with it at once."""
        self.company.rename(person, self._clock.now_ms())
        seats = [seat for seat, holder in self._holders.items() if holder.id == person.id]
        if seats:
            self._holders.update(dict.fromkeys(seats, person))
            self._look_at_holders()
            self.tell()

    def forget(self, person: Person) -> None:
        """Somebody is nobody any more: the seat has no name, and whoever looked on as them looks on no longer."""
        for seat in [seat for seat, holder in self._holders.items() if holder.id == person.id]:
            del self._holders[seat]
        self._look_at_holders()
        self.company.forget(person)
        self._see_out()
        self.tell()

    def stop(self) -> None:
        """Tell nothing more."""
        for task in self._raising:
            task.cancel()

    # --- what has become so ----------------------------------------------------------------------------------------

    def show(self, standing: Standing, events: Sequence[Any], seats_changed: bool) -> None:
        """The table stands so from now on; these events led there."""
        self._tail.extend(enumerate(events, start=self._standing.seq + 1))
        self._standing = standing
        if seats_changed:
            self._look_at_holders()
            self.company.look(standing.seating, self._clock.now_ms())
            self._see_out()
        if standing.last > self.now:
            self._draw_the_curtain()

    def tell(
        self,
        events: Sequence[Any] = (),
        timings: tuple[Timing, ...] = (),
        asker: Listener | None = None,
        ack: str | None = None,
    ) -> None:
        """The whole picture to everyone, to the asker with the answer to a command."""
        self._timings.extend(timings)
        telling = self._telling(events, timings)
        start = perf_counter()
        tell_one = self._tell_one if self._held else self._say
        for listener in list(self.company.listeners):
            tell_one(listener, telling, ack if listener is asker else None)
        self._sending.since(start)

    def answer(self, listener: Listener, ack: str) -> None:
        """The whole picture to one who asked for what is so already."""
        self._tell_one(listener, self._telling(), ack)

    def _look_at_holders(self) -> None:
        """Who holds which seat may have changed."""
        self._seats = _seats_in(self._holders)
        self._face = None

    def _see_out(self) -> None:
        """Who may look on no more is told why."""
        for listener, reason in self.company.barred():
            listener.dismiss(reason)
            self.unlisten(listener)

    def _telling(self, events: Sequence[Any] = (), timings: tuple[Timing, ...] = ()) -> Telling:
        if self._face is None:
            self._face = face(self._game, self._record, self._standing, self._holders)
        return Telling(self._game, self._standing, self._face, self._acts, self.now, events, timings)

    def _tell_one(self, listener: Listener, telling: Telling, ack: str | None = None) -> None:
        if self.defers(listener, lambda: self._say(listener, telling, ack, self.now)):
            return
        self._say(listener, telling, ack)

    def _say(self, listener: Listener, telling: Telling, ack: str | None, now: Millis | None = None) -> None:
        try:
            listener.update(telling.to(self._seats.get(listener.session.person.id), ack, now))
        except Exception:
            log.exception("table %s could not show itself", self._record.code)
            listener.dismiss("table.broken")

    # --- a reveal comes to everybody at the same time ----------------------------------------------------------------

    def defers(self, listener: Listener, what: Callable[[], None]) -> bool:
        """Put off whatever concerns somebody who may not see yet how the table stands; is there such a reason?"""
        if not self._held or (waiting := self._held.get(listener)) is None:
            return False
        waiting.append(what)
        return True

    def _draw_the_curtain(self) -> None:
        """What happens at `last` was stored a moment early: nobody sees it before it can be `last` for them."""
        at = self._standing.time.on_the_clock(self._standing.last)
        if at is None or (self._curtain is not None and self._curtain.at == at):
            return
        self._curtain = Curtain(at, lead(self.lags))
        for listener in self.company.listeners:
            self._hold_back(listener)

    def _hold_back(self, listener: Listener) -> None:
        now = self._clock.now_ms()
        if self._curtain is None or listener in self._held:
            return
        if (instant := self._curtain.rises_for(listener, now)) > now:
            self._held[listener] = []
            task = asyncio.create_task(self._raise_for(listener, instant))
            self._raising.add(task)
            task.add_done_callback(self._raising.discard)

    async def _raise_for(self, listener: Listener, instant: Millis) -> None:
        await self._clock.until(instant)
        for what in self._held.pop(listener, ()):
            what()


def _seats_in(holders: dict[Seat, Person]) -> dict[str, Seat]:
    """Each person's seat, the first where they hold several."""
    return {person.id: seat for seat, person in reversed(holders.items())}


class Curtain:
    """Behind it lies what everybody is to see at one instant of the clock, and the table knows a moment earlier."""

    def __init__(self, at: Millis, early: Millis) -> None:
        self.at = at
        self._early = early

    def rises_for(self, listener: Listener, now: Millis) -> Millis:
        """When a listener's share sets out, so as to be there in time."""
        return self.at - min(self._early, listener.meter.owd(now))
