"""What a table says to those who look at it: the whole picture for one seat. Must not know the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.game import AnyGame, Awaits, Millis, Outcome, Seat
from tafelrunde.core.secrecy import is_open, redact
from tafelrunde.platform import hosting
from tafelrunde.platform.fairness import Meter
from tafelrunde.platform.ports import Person, TableRecord
from tafelrunde.platform.seating import Arrangement, Phase, Seating
from tafelrunde.platform.session import Session
from tafelrunde.platform.standing import Standing, awaits

PHRASES = (
    "hello",
    "good-luck",
    "have-fun",
    "well-played",
    "good-game",
    "thanks",
    "oops",
    "so-close",
    "wow",
    "hurry-up",
    "take-your-time",
    "one-moment",
    "back-again",
    "sorry",
    "again",
    "goodbye",
)
"""What can be said in every language: each has its text `say-…`."""

Presence: TypeAlias = Literal["free", "bot", "here", "away"]


class SeatFace(Struct, frozen=True):
    """A seat as everyone sees it: whose it is, which bot plays it now, may somebody sit there, is it silent."""

    name: str | None
    bot: str | None
    open: bool
    muted: bool


class Face(Struct, frozen=True):
    """The table around the game, the same for everyone who looks at it."""

    code: str
    link: str
    game: str
    phase: Phase
    paused: bool
    host: Seat | None
    seats: tuple[SeatFace, ...]
    options: Any
    arrangement: Arrangement
    commitment: str
    seed: str | None
    next: str | None


class Timing(Struct, frozen=True):
    """How a command was judged: done at `at`, arrived at `received`, `credit` made up for of a line of `rtt`."""

    seat: Seat
    at: Millis
    received: Millis
    credit: Millis
    rtt: Millis | None


class Alike(Struct, frozen=True, omit_defaults=True):
    """What is told to everyone in the same words at `seq`; the events where everyone may know all of them."""

    seq: int
    running: bool
    table: Face
    awaits: Awaits
    timings: tuple[Timing, ...]
    outcome: Outcome | None
    events: Sequence[Any] | None = None


class Update(Struct, frozen=True):
    """Everything that one onlooker may know at `seq`, and the events that led there since they were last told."""

    alike: Alike
    now: Millis
    you: Seat | None
    view: Any
    legal: Sequence[Any]
    events: Sequence[Any]
    ack: str | None

    @property
    def seq(self) -> int:
        """Of the last event that led there."""
        return self.alike.seq

    @property
    def running(self) -> bool:
        """Does table time run?"""
        return self.alike.running

    @property
    def table(self) -> Face:
        """The table around the game."""
        return self.alike.table

    @property
    def awaits(self) -> Awaits:
        """What the game waits for."""
        return self.alike.awaits

    @property
    def timings(self) -> tuple[Timing, ...]:
        """How commands were judged."""
        return self.alike.timings

    @property
    def outcome(self) -> Outcome | None:
        """Who stands where, once the game is over."""
        return self.alike.outcome


class Company(Struct, frozen=True):
    """Who is there: for each seat; how long each seat's round trip takes where it was measured; who watches."""

    seats: tuple[Presence, ...]
    rtt: tuple[Millis | None, ...]
    watchers: tuple[str, ...]


class Progress(Struct, frozen=True):
    """How far a seat says that it has come with a task."""

    seat: Seat
    task: int
    done: int
    of: int


class Saying(Struct, frozen=True):
    """Somebody (a seat, or by name alone one who watches) has said something, `at` milliseconds since 1970."""

    seat: Seat | None
    name: str
    phrase: str | None
    text: str | None
    at: Millis


class Listener(Protocol):
    """Somebody who looks at a table; none of these may wait."""

    @property
    def session(self) -> Session: ...

    @property
    def meter(self) -> Meter: ...

    def hear(self, news: Company | Progress | Saying) -> None: ...

    def update(self, update: Update) -> None: ...

    def refuse(self, command_id: str, key: str, details: Mapping[str, str | int]) -> None: ...

    def dismiss(self, reason: str) -> None: ...

    def rename(self, person: Person) -> None: ...


def face(game: AnyGame, record: TableRecord, standing: Standing, holders: Mapping[Seat, Person]) -> Face:
    """The table around the game as it stands."""
    seating = standing.seating
    names = [holders[seat].name if seat in holders else None for seat in range(len(seating.chairs))]
    seats = (
        SeatFace(name if chair.taken else None, chair.bot, chair.open, chair.muted)
        for name, chair in zip(names, seating.chairs, strict=True)
    )
    return Face(
        code=record.code,
        link=record.link,
        game=game.name,
        phase=seating.phase,
        paused=seating.paused,
        host=seating.host,
        seats=tuple(seats),
        options=standing.options,
        arrangement=seating.arrangement,
        commitment=standing.commitment,
        seed=standing.seed,
        next=seating.next,
    )


def told(events: Sequence[Any], seat: Seat | None) -> list[Any]:
    """The events as one seat may know them."""
    return [redact(event, seat) for event in events]


class Acts:
    """What each seat may do with the table itself: worked out once for as long as the seats are what they are."""

    def __init__(self, levels: Sequence[str]) -> None:
        self._levels = levels
        self._seating = Seating()
        self._found: dict[Seat | None, list[hosting.Command]] = {}

    def of(self, seating: Seating, seat: Seat | None) -> list[hosting.Command]:
        """The very same list until something changes, so that it need be encoded only once, too."""
        if seating is not self._seating:
            self._seating = seating
            self._found.clear()
        if seat not in self._found:
            self._found[seat] = hosting.legal(seating, seat, self._levels)
        return self._found[seat]


class Telling:
    """One thing to tell, prepared once for each seat that hears it; all who watch hear the same."""

    def __init__(
        self,
        game: AnyGame,
        standing: Standing,
        table: Face,
        acts: Acts,
        now: Millis,
        events: Sequence[Any] = (),
        timings: tuple[Timing, ...] = (),
    ) -> None:
        self._game = game
        self._standing = standing
        self._acts = acts
        self._now = now
        self._events = list(events)
        self._alike = Alike(
            standing.seq,
            standing.time.running,
            table,
            awaits(standing, game),
            timings,
            None if standing.state is None else game.outcome(standing.state),
            self._events if all(map(is_open, events)) else None,
        )
        self._told: dict[Seat | None, Update] = {}

    def to(self, seat: Seat | None, ack: str | None = None, now: Millis | None = None) -> Update:
        """The whole picture for a seat, or for who watches; `now` where it has waited to be told."""
        if seat not in self._told:
            self._told[seat] = self._prepared(seat)
        update = self._told[seat]
        if ack is None and now is None:
            return update
        return replace(update, ack=ack, now=update.now if now is None else now)

    def _prepared(self, seat: Seat | None) -> Update:
        standing, alike = self._standing, self._alike
        view = None if standing.state is None else self._game.view(standing.state, seat)
        plays = seat is not None and alike.running and standing.seating.chairs[seat].bot is None
        acts, moves = self._acts.of(standing.seating, seat), self._game.legal(view) if plays else ()
        legal = [*acts, *moves] if moves else acts
        events = told(self._events, seat) if alike.events is None else alike.events
        return Update(alike, self._now, seat, view, legal, events, None)
