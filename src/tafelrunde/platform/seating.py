"""A table's own words: who sits, by which house rules, and whether the game runs; folds `table.*` events.
Must not know names or persons, what is played, or who stores."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, assert_never

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.replay import Closed, Opened

PREFIX = "table."


class Arrangement(Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules of a table: who finds it, who may watch, who plays for those who left and how long they are
    waited for, how races are judged, whether hints may be asked for although there are other people."""

    public: bool = False
    watching: bool = True
    autostart: bool = False
    rated: bool = False
    leavers: Literal["bot", "wait"] = "bot"
    grace_seconds: Annotated[int, Meta(ge=0, le=600)] = 30
    fairness: Literal["compensated", "arrival"] = "compensated"
    chat: Literal["free", "phrases", "off"] = "phrases"
    practice: bool = False


class Seated(Struct, frozen=True, tag_field="kind", tag="table.seated"):
    """Somebody sits down."""

    seat: Seat


class BotSeated(Struct, frozen=True, tag_field="kind", tag="table.bot-seated"):
    """A bot of some level has a seat of its own."""

    seat: Seat
    level: str


class Left(Struct, frozen=True, tag_field="kind", tag="table.left"):
    """A seat is free again."""

    seat: Seat


class Arranged(Struct, frozen=True, tag_field="kind", tag="table.arranged"):
    """These are the house rules from now on."""

    arrangement: Arrangement


class Started(Struct, frozen=True, tag_field="kind", tag="table.started"):
    """The game begins and table time runs: which life of the process counts it, and since when by its clock."""

    run: int
    since: Millis


class Paused(Struct, frozen=True, tag_field="kind", tag="table.paused"):
    """Table time stands still until somebody resumes; `deserted`: because nobody was there."""

    deserted: bool = False


class Resumed(Struct, frozen=True, tag_field="kind", tag="table.resumed"):
    """Table time runs again, from where the pause, the last beat or the last event left it."""

    run: int
    since: Millis


class TookOver(Struct, frozen=True, tag_field="kind", tag="table.took-over"):
    """A bot plays for somebody who is away and keeps the seat; `absent`: they did not say that they leave."""

    seat: Seat
    level: str
    absent: bool = False


class Returned(Struct, frozen=True, tag_field="kind", tag="table.returned"):
    """Somebody is back and plays for themselves again."""

    seat: Seat


class GivenAway(Struct, frozen=True, tag_field="kind", tag="table.given-away"):
    """An abandoned seat: a bot plays it until somebody else sits down there."""

    seat: Seat
    level: str


class Muted(Struct, frozen=True, tag_field="kind", tag="table.muted"):
    """What a seat says is not passed on, or is again."""

    seat: Seat
    muted: bool


class Followed(Struct, frozen=True, tag_field="kind", tag="table.followed"):
    """There is a rematch: the code of the table where everyone keeps the seat they had."""

    code: str


class Shut(Struct, frozen=True, tag_field="kind", tag="table.shut"):
    """The operator of the house has closed the table for good."""


Event: TypeAlias = (
    Opened
    | Arranged
    | Seated
    | BotSeated
    | Left
    | Started
    | Paused
    | Resumed
    | TookOver
    | Returned
    | GivenAway
    | Muted
    | Followed
    | Shut
    | Closed
)
Phase: TypeAlias = Literal["waiting", "playing", "over"]


class Chair(Struct, frozen=True):
    """A place at the table: does a person hold it, which bot plays it now, is somebody looked for, is it silent, does
    the bot play because the person was not there."""

    taken: bool = False
    bot: str | None = None
    vacated: bool = False
    muted: bool = False
    absent: bool = False

    @property
    def open(self) -> bool:
        """May somebody sit down here?"""
        return not self.taken and (self.bot is None or self.vacated)


class Seating(Struct, frozen=True):
    """Who sits, by which house rules, where the table is in its life, and where it leads; `deserted`: it is paused
    because nobody was there, `shut`: the operator has closed it."""

    chairs: tuple[Chair, ...] = ()
    phase: Phase = "waiting"
    paused: bool = False
    host: Seat | None = None
    arrangement: Arrangement = Arrangement()
    next: str | None = None
    deserted: bool = False
    shut: bool = False

    @property
    def full(self) -> bool:
        """Does somebody, person or bot, play every seat?"""
        return not any(chair.open for chair in self.chairs)

    @property
    def alone(self) -> bool:
        """Is there one seat only, so that nobody is kept waiting and no clock needs to stand still?"""
        return len(self.chairs) == 1

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats that a bot plays now."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.bot is not None)


def evolve(seating: Seating, event: Event) -> Seating:
    """What has become of the seats."""
    match event:
        case Opened(seats=seats):
            return Seating((Chair(),) * seats)
        case Arranged(arrangement=arrangement):
            return replace(seating, arrangement=arrangement)
        case Seated(seat=seat):
            seated = _with_chair(seating, seat, Chair(taken=True))
            return replace(seated, host=seat) if seating.host is None else seated
        case BotSeated(seat=seat, level=level):
            return _with_chair(seating, seat, Chair(bot=level))
        case Left(seat=seat):
            return _host_passed(_with_chair(seating, seat, Chair()), seat)
        case TookOver(seat=seat, level=level, absent=absent):
            stood_in = replace(seating.chairs[seat], bot=level, absent=absent)
            return _host_passed(_with_chair(seating, seat, stood_in), seat)
        case Returned(seat=seat):
            return _with_chair(seating, seat, replace(seating.chairs[seat], bot=None, absent=False))
        case GivenAway(seat=seat, level=level):
            return _host_passed(_with_chair(seating, seat, Chair(bot=level, vacated=True)), seat)
        case Muted(seat=seat, muted=muted):
            return _with_chair(seating, seat, replace(seating.chairs[seat], muted=muted))
        case Started():
            return replace(seating, phase="playing")
        case Paused(deserted=deserted):
            return replace(seating, paused=True, deserted=deserted)
        case Resumed():
            return replace(seating, paused=False, deserted=False)
        case Followed(code=code):
            return replace(seating, next=code)
        case Shut():
            return replace(seating, shut=True)
        case Closed():
            return replace(seating, phase="over", paused=False, deserted=False)
        case _:
            assert_never(event)


def _with_chair(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    return replace(seating, chairs=(*seating.chairs[:seat], chair, *seating.chairs[seat + 1 :]))


def _host_passed(seating: Seating, gone: Seat) -> Seating:
    """A host who is away hands the table to the next who is there; with nobody there it stays with them."""
    if seating.host != gone:
        return seating
    there = [seat for seat, chair in enumerate(seating.chairs) if chair.taken and chair.bot is None]
    nobody = gone if seating.chairs[gone].taken else None
    return replace(seating, host=there[0] if there else nobody)


_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def decode_event(body: bytes) -> Event:
    """A stored table event, typed."""
    return _EVENT.decode(body)
