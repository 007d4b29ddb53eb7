"""The whole vocabulary of the wire, up and down. Must not know how it is carried."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, Struct
from msgspec.structs import replace

from tafelrunde.core.game import Awaits, Millis, Outcome, Seat
from tafelrunde.platform import telling
from tafelrunde.platform.telling import Face, Presence, Timing

T = TypeVar("T")

PROTOCOL = 2
FRAME_BYTES = 16 * 1024

Small: TypeAlias = Annotated[int, Meta(ge=0, le=1 << 53)]
Few: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
CommandId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]


class Hello(Struct, frozen=True, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first word: which protocol the client speaks, and the last seq it has seen of this table (0: none)."""

    protocol: Small
    seq: Small


class Do(Struct, frozen=True, tag_field="t", tag="do", forbid_unknown_fields=True):
    """A command; sent again with the same id it is acknowledged again and not executed again."""

    id: CommandId
    command: Raw


class Ping(Struct, frozen=True, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there, and what time is it?"""

    token: Small


class Echo(Struct, frozen=True, tag_field="t", tag="echo", forbid_unknown_fields=True):
    """The answer, at once, to the probe in a pong: so the server measures the line, and lets nobody else measure it."""

    probe: Small


class Progress(Struct, frozen=True, tag_field="t", tag="progress", forbid_unknown_fields=True):
    """How far one has come with a task (a round, say): so many pieces laid, of so many; for the others to see."""

    task: Small
    done: Few
    of: Few


class Say(Struct, frozen=True, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Something for everyone at the table: one of the phrases, or a text; exactly one of the two."""

    phrase: str | None = None
    text: Annotated[str, Meta(max_length=1000)] | None = None


class Update(Struct, frozen=True, tag_field="t", tag="update"):
    """The whole picture at `seq` for the one who gets it, and the events since they were last told."""

    seq: int
    now: Millis
    running: bool
    table: Face
    you: Seat | None
    awaits: Awaits
    view: Any
    legal: Any
    events: Any
    timings: tuple[Timing, ...]
    outcome: Outcome | None
    ack: str | None


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """A frame or command that changed nothing, with the key of the reason; `id` where one could be read."""

    id: str | None
    key: str
    details: Mapping[str, str | int]


class Pong(Struct, frozen=True, tag_field="t", tag="pong"):
    """Here we are; table time is `now`. Where `probe` is not 0 the client echoes it at once."""

    token: int
    now: Millis
    probe: int


class PresenceNow(Struct, frozen=True, tag_field="t", tag="presence"):
    """Who is there: for each seat; how long each seat's round trip takes where it was measured; who watches."""

    seats: tuple[Presence, ...]
    rtt: tuple[Millis | None, ...]
    watchers: tuple[str, ...]


class Progressed(Struct, frozen=True, tag_field="t", tag="progress"):
    """How far a seat says that it has come."""

    seat: Seat
    task: int
    done: int
    of: int


class Said(Struct, frozen=True, tag_field="t", tag="said"):
    """Somebody (a seat, or by name alone one who watches) has said something, `at` milliseconds since 1970."""

    seat: Seat | None
    name: str
    phrase: str | None
    text: str | None
    at: Millis


class Bye(Struct, frozen=True, tag_field="t", tag="bye"):
    """The last word before the socket closes."""

    reason: str


Up: TypeAlias = Hello | Do | Ping | Echo | Progress | Say
Down: TypeAlias = Update | Refused | Pong | PresenceNow | Progressed | Said | Bye

_UP: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)
_DOWN = msgspec.json.Encoder()


class Garbled(Exception):  # noqa: N818 - an answer about one frame
    """A frame that says nothing in this vocabulary."""


def heard(frame: bytes) -> Up:
    """A frame from a client; raises Garbled for whatever is not in the vocabulary."""
    try:
        return _UP.decode(frame)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Garbled from None


class _Own(Struct, frozen=True):
    """The words of an update that are for one alone; its events, too, where not everyone may know all of them."""

    now: Millis
    you: Seat | None
    view: Any
    legal: Sequence[Any]
    ack: str | None
    events: Any = UNSET


class _Again(Generic[T]):
    """What is told to everyone at a table is put into words for the first of them and copied for the others."""

    def __init__(self, words: Callable[[Any], T]) -> None:
        self._words = words
        self._value: object = self
        self._said: T

    def of(self, value: object) -> T:
        """The words for a value; it is remembered by what it is, not by what it is equal to."""
        if value is not self._value:
            self._value, self._said = value, self._words(value)
        return self._said


def said(message: Down) -> bytes:
    """A frame for a client."""
    return _DOWN.encode(message)


def said_update(told: telling.Update) -> bytes:
    """What a table tells, in words of the wire: those for everyone, then those for one alone, as one `Update`."""
    view, alike = told.view, told.alike
    if hasattr(view, "open"):  # every game keeps there what everyone sees
        view = replace(view, open=_OPEN.of(view.open))
    events = told.events if alike.events is None else UNSET
    own = _Own(told.now, told.you, view, told.legal, told.ack, events)
    return _ALIKE.of(alike) + _DOWN.encode(own)[1:]


def _said_alike(alike: telling.Alike) -> bytes:
    return b'{"t":"update",' + _DOWN.encode(alike)[1:-1] + b","


def _raw(value: object) -> Raw:
    return Raw(_DOWN.encode(value))


_ALIKE, _OPEN = _Again(_said_alike), _Again(_raw)
