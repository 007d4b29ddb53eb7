"""Who is at a table, how far away, and what they do there beside the game: progress and talk. Nothing of it is logged.
Must not know rules, the log, or how words travel."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from tafelrunde.core.game import Millis, Refused, Seat
from tafelrunde.platform.fairness import Allowance, Lags
from tafelrunde.platform.limits import Bucket
from tafelrunde.platform.ports import Person
from tafelrunde.platform.presence import NOBODY_THERE, There, are_alike, looks_the_same, presence_of
from tafelrunde.platform.seating import Seating
from tafelrunde.platform.telling import PHRASES, Listener, Progress, Saying
from tafelrunde.platform.telling import Company as Present

LETTERS = 300
KEPT = 50
_PHRASES = frozenset(PHRASES)
_TALK, _TALK_MS = 6, 2_000
_PROGRESS, _PROGRESS_MS = 30, 100

SeatOf: TypeAlias = Callable[[Person], Seat | None]


Relay: TypeAlias = Callable[[There | Progress | Saying], None]
"""Tells the other nodes what has happened at this one."""


class Company:
    """Everyone who looks at one table."""

    def __init__(self, seating: Seating, seat_of: SeatOf, relay: Relay = lambda news: None) -> None:
        self.listeners: list[Listener] = []
        self.lags = Lags()
        self._seat_of = seat_of
        self._seating = seating
        self._relay = relay
        self._here = NOBODY_THERE
        self._elsewhere: dict[int, There] = {}
        self._present = Present((), (), ())
        self._allowances: dict[str, Allowance] = {}
        self._progress: dict[Seat, Progress] = {}
        self._sayings: deque[tuple[str | None, Saying]] = deque(maxlen=KEPT)
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._sent_away: set[str] = set()
        self._forgotten: set[str] = set()

    # --- coming and going ------------------------------------------------------------------------------------------

    def joined(self, listener: Listener, now: Millis) -> None:
        """Somebody looks on: everyone hears who is there now, and they hear what was said and how far everyone is."""
        self.listeners.append(listener)
        if not self.look(self._seating, now):
            listener.hear(self._present)
        for come in self._progress.values():
            listener.hear(come)
        for _, saying in self._sayings:
            listener.hear(saying)

    def left(self, listener: Listener, now: Millis) -> None:
        """Somebody looks away."""
        if listener in self.listeners:
            self.listeners.remove(listener)
            self.look(self._seating, now)

    def look(self, seating: Seating, now: Millis) -> bool:
        """Tell everyone who is there, where that has changed; was there anything to tell?"""
        if seating.phase != self._seating.phase:
            self._progress.clear()
        self._seating = seating
        present = self._who_is_there(now)
        if looks_the_same(present, self._present):
            return False
        self._present = present
        for listener in self.listeners:
            listener.hear(present)
        return True

    def _who_is_there(self, now: Millis) -> Present:
        here = self._who_is_here(now)
        if not are_alike(here, self._here):
            self._here = here
            self._relay(here)
        rtts: dict[Seat, Millis | None] = {}
        lags = [0] * len(self._seating.chairs)
        watchers: dict[str, str] = {}
        for there in (*self._elsewhere.values(), here):
            watchers |= there.watchers
            for seat, (rtt, owd) in there.seats.items():
                rtts[seat] = rtt
                lags[seat] = max(lags[seat], owd)
        self.lags = Lags(tuple(lags))
        seats = tuple(presence_of(seat in rtts, chair) for seat, chair in enumerate(self._seating.chairs))
        return Present(seats, tuple(rtts.get(seat) for seat in range(len(seats))), tuple(sorted(watchers.values())))

    def _who_is_here(self, now: Millis) -> There:
        seats: dict[Seat, tuple[Millis | None, Millis]] = {}
        watchers: dict[str, str] = {}
        for listener in self.listeners:
            person = listener.session.person
            seat = self._seat_of(person)
            if seat is None:
                watchers[person.id] = person.name
            else:
                owd = listener.meter.owd(now)
                seats[seat] = listener.meter.rtt(now), max(owd, seats.get(seat, (None, 0))[1])
        return There(seats, watchers)

    def is_there(self, seat: Seat) -> bool:
        """Does whoever holds the seat look on, from here or from elsewhere?"""
        here = any(self._seat_of(listener.session.person) == seat for listener in self.listeners)
        return here or self.is_elsewhere((seat,))

    def is_elsewhere(self, seats: Collection[Seat]) -> bool:
        """Does one of them look on from another node?"""
        return any(seat in there.seats for there in self._elsewhere.values() for seat in seats)

    # --- other nodes -----------------------------------------------------------------------------------------------

    @property
    def here(self) -> There:
        """Who looks on from this node, as the others were last told."""
        return self._here

    @property
    def watched(self) -> bool:
        """Does anybody look on, from wherever?"""
        return bool(self.listeners) or any(there != NOBODY_THERE for there in self._elsewhere.values())

    def looks_from(self, node: int, there: There | None, now: Millis) -> None:
        """These look on from another node; None: it holds the table no more."""
        if there is None:
            self._elsewhere.pop(node, None)
        else:
            self._elsewhere[node] = there
        self.look(self._seating, now)

    def beside_the_game(self) -> tuple[tuple[Progress, ...], tuple[Saying, ...], tuple[str, ...]]:
        """What a node that knows nothing yet needs: how far everyone is, what was said, and who was sent away."""
        return tuple(self._progress.values()), tuple(saying for _, saying in self._sayings), tuple(self._sent_away)

    def takes_over(
        self, progress: Sequence[Progress], sayings: Sequence[Saying], sent_away: Collection[str], now: Millis
    ) -> None:
        """What another node knew beside the game is known here, too."""
        self._progress |= {come.seat: come for come in progress if come.seat not in self._progress}
        if not self._sayings:
            self._sayings.extend((None, saying) for saying in sayings)
        self._sent_away.update(sent_away)

    def send_away(self, person: Person) -> None:
        """The host wants somebody here no more."""
        self._sent_away.add(person.id)

    def rename(self, person: Person, now: Millis) -> None:
        """Somebody has another name, and whatever they look on by is told so."""
        for listener in self.listeners:
            if listener.session.person.id == person.id:
                listener.rename(person)
        self.look(self._seating, now)

    def forget(self, person: Person) -> None:
        """Somebody is nobody any more, and has said nothing, under whatever name; at other nodes the last one."""
        self._forgotten.add(person.id)
        self._sayings = deque((one for one in self._sayings if not _is_of(person, *one)), maxlen=KEPT)

    def barred(self) -> list[tuple[Listener, str]]:
        """Who looks on and may not any more, and why."""
        refusals = [(listener, self.bars(listener.session.person)) for listener in self.listeners]
        return [(listener, refusal.key) for listener, refusal in refusals if refusal is not None]

    def bars(self, person: Person) -> Refused | None:
        """Why somebody may not look on, or nothing."""
        if person.id in self._forgotten:
            return Refused("web.forgotten")
        if person.id in self._sent_away:
            return Refused("table.kicked")
        seating = self._seating
        if seating.shut:
            return Refused("table.shut")
        among_themselves = not seating.arrangement.watching and seating.phase == "playing" and seating.full
        return Refused("table.no-watchers") if among_themselves and self._seat_of(person) is None else None

    # --- lines -----------------------------------------------------------------------------------------------------

    def measured(self, listener: Listener, now: Millis) -> None:
        """A line was measured anew."""
        self._allowance(listener).measured(listener.meter.owd(now), now)
        self.look(self._seating, now)

    def median_lag(self) -> Millis:
        """How long people's lines are at this table; 0 where none is measured."""
        seats = [seat for seat, presence in enumerate(self._present.seats) if presence == "here"]
        ordered = sorted(self.lags.of[seat] for seat in seats)
        return ordered[len(ordered) // 2] if ordered else 0

    def credit(self, listener: Listener, now: Millis) -> Millis:
        """How long before its arrival what somebody sends now counts as done."""
        owd = listener.meter.owd(now)
        return self._allowance(listener).credit(owd, now) if owd else 0

    def spend(self, listener: Listener, credit: Millis, now: Millis) -> None:
        """It has been credited."""
        if credit:
            self._allowance(listener).spend(credit, listener.meter.owd(now), now)

    def _allowance(self, listener: Listener) -> Allowance:
        return self._allowances.setdefault(listener.session.person.id, Allowance())

    # --- beside the game -------------------------------------------------------------------------------------------

    def progress(self, listener: Listener, task: int, done: int, of: int, now: Millis) -> None:
        """How far somebody has come: for the others, and for those who come later."""
        seat = self._seat_of(listener.session.person)
        if seat is None:
            raise Refused("table.not-seated")
        if self._seating.phase != "playing" or self._seating.paused:
            raise Refused("table.not-playing")
        if not self._bucket(listener, "progress", _PROGRESS, _PROGRESS_MS).spend(now):
            raise Refused("progress.too-fast")
        self.show(seat, task, done, of, listener)

    def show(self, seat: Seat, task: int, done: int, of: int, but: Listener | None = None) -> None:
        """A seat's progress, a person's or a bot's, for everyone but who has said it."""
        news = Progress(seat, task, min(done, of), of)
        self._relay(news)
        self.shown(news, but)

    def shown(self, news: Progress, but: Listener | None = None) -> None:
        """For everyone who looks on from here."""
        self._progress[news.seat] = news
        for other in self.listeners:
            if other is not but:
                other.hear(news)

    def say(self, listener: Listener, phrase: str | None, text: str | None, now: Millis) -> None:
        """Something for everyone who is there, if the house rules allow it."""
        person = listener.session.person
        seat = self._seat_of(person)
        rules = self._seating.arrangement
        if rules.chat == "off" or (seat is None and rules.public):
            raise Refused("chat.off")
        if seat is not None and self._seating.chairs[seat].muted:
            raise Refused("chat.muted")
        words = None if text is None else clean_text(text)
        if (phrase is None) == (not words):
            raise Refused("chat.empty", most=LETTERS)
        if words is not None and rules.chat != "free":
            raise Refused("chat.phrases-only")
        if phrase is not None and phrase not in _PHRASES:
            raise Refused("chat.no-such-phrase")
        if not self._bucket(listener, "chat", _TALK, _TALK_MS).spend(now):
            raise Refused("chat.too-fast")
        saying = Saying(seat, person.name, phrase, words, now)
        self._relay(saying)
        self.pass_on(saying, person)

    def announce(self, name: str, text: str, now: Millis) -> None:
        """A word of the house itself, which no rule of the table keeps from anybody."""
        self.pass_on(Saying(None, name, None, text, now))

    def pass_on(self, saying: Saying, who: Person | None = None) -> None:
        """For everyone who looks on from here; whose word it is, where they have said it here."""
        self._sayings.append((None if who is None else who.id, saying))
        for each in self.listeners:
            each.hear(saying)

    def _bucket(self, listener: Listener, what: str, burst: int, each_ms: Millis) -> Bucket:
        return self._buckets.setdefault((what, listener.session.person.id), Bucket(burst, each_ms))


def _is_of(person: Person, who: str | None, saying: Saying) -> bool:
    """Is it their word? What comes from another node bears a name alone."""
    return saying.name == person.name if who is None else who == person.id


def clean_text(text: str) -> str | None:
    """What somebody typed as everyone may see it: no control or direction characters, not empty, not endless."""
    letters = (" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text))
    words = " ".join("".join(mark for mark in letters if unicodedata.category(mark)[0] != "C").split())
    return words if 0 < len(words) <= LETTERS else None
