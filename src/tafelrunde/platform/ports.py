"""What the platform needs of the world, as protocols. Must not know who provides it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.platform.measures import Outages

Entropy: TypeAlias = Callable[[int], bytes]
"""So many bytes that nobody can guess."""


class Clock(Protocol):
    """Time as an interface that tests can jump."""

    def now_ms(self) -> Millis:
        """Milliseconds since 1970; within one process it never runs back, whatever the wall clock does."""
        ...

    async def until(self, instant: Millis) -> None:
        """Return once `now_ms()` has reached the instant."""
        ...

    @property
    def ahead(self) -> Millis:
        """How far it is ahead of this machine's own clock; 0 where it is that one."""
        ...


class Conflict(Exception):  # noqa: N818 - it says who came first; nothing is broken
    """Somebody else has appended at this place: read what they wrote and decide again."""


class NotStored(Exception):  # noqa: N818 - an answer about this append alone
    """The append failed (a full disk, say): nothing has happened, nobody was told."""


class Row(Struct, frozen=True):
    """One event as the log keeps it; only the first of a batch carries the cause and the sender's round trip."""

    seq: int
    at: Millis
    received: Millis
    credit: Millis
    seat: Seat | None
    kind: str
    body: bytes
    cause: str | None = None
    rtt: Millis | None = None


class Person(Struct, frozen=True):
    """Somebody with a name and a language; the id is opaque and never sent to others."""

    id: str
    name: str
    language: str = "en"


class Holder(Struct, frozen=True):
    """Who holds a seat from now on (None: nobody); kept beside the log, so that a person can be forgotten."""

    seat: Seat
    person: Person | None


class TableRecord(Struct, frozen=True):
    """What is known of a table without reading its log; `link` is 32 letters that nobody can guess."""

    id: str
    code: str
    link: str
    game: str
    seats: int
    opened: Millis


class EventLog(Protocol):
    """The one log: appends are all or nothing, and stored for good when they return."""

    async def append(
        self, table_id: str, expected_seq: int, rows: Sequence[Row], holders: Sequence[Holder] = ()
    ) -> None:
        """Append after `expected_seq`, the last seq the writer knows; raises Conflict or NotStored."""
        ...

    async def read(self, table_id: str, after_seq: int) -> list[Row]:
        """All rows with a greater seq, in order."""
        ...


class Records(Protocol):
    """What is stored beside the log: tables, seeds, persons, sessions, beats."""

    @property
    def outages(self) -> Outages:
        """How often it could not be reached."""
        ...

    async def add_table(self, record: TableRecord, seed: bytes, rows: Sequence[Row], holders: Sequence[Holder]) -> None:
        """A new table with its first rows, at once; raises Conflict where the id or the code is taken."""
        ...

    async def table(self, code: str) -> TableRecord | None: ...

    async def table_by_id(self, table_id: str) -> TableRecord | None: ...

    async def table_by_link(self, link: str) -> TableRecord | None: ...

    async def seed(self, table_id: str) -> bytes: ...

    async def holders(self, table_id: str) -> dict[Seat, Person]: ...

    async def add_session(self, token_hash: str, person: Person) -> None: ...

    async def session(self, token_hash: str) -> Person | None:
        """Whose session this is; raises Refused for who is kept out."""
        ...

    async def rename(self, person: Person) -> None:
        """Another name or language for the same person."""
        ...

    async def begin_run(self, now: Millis) -> int:
        """A new life of this process; the number that its beats are kept under."""
        ...

    async def beat(self, run: int, now: Millis) -> None: ...

    async def last_beat(self, run: int) -> Millis | None: ...


class Store(EventLog, Records, Protocol):
    """The log and the records together."""


Word: TypeAlias = bytes
Heard: TypeAlias = Callable[[Word], None]
Answering: TypeAlias = Callable[[Word], Awaitable[Word]]
Hush: TypeAlias = Callable[[], None]
"""Listen, or answer, no more."""


class NobodyAnswers(Exception):  # noqa: N818 - an answer, too: there is nobody, or they were too slow
    """Nobody has answered a question, or not in time."""


class AnswersLate(NobodyAnswers):
    """There is somebody, but they were too slow."""


class Bus(Protocol):
    """What nodes tell one another: each word at most once, perhaps late. What must not be lost is in the log."""

    @property
    def connected(self) -> bool:
        """Can anybody be reached now?"""
        ...

    @property
    def outages(self) -> Outages:
        """How often nobody could be reached."""
        ...

    async def open(self, on_return: Callable[[], None]) -> None:
        """Begin to connect, and return soon, connected or not; `on_return` is called whenever it is connected again."""
        ...

    async def close(self) -> None:
        """Say what is still unsaid, then leave."""
        ...

    def tell(self, subject: str, word: Word) -> None:
        """Tell everyone who listens, ourselves included; never waits and never fails."""
        ...

    async def listen(self, subject: str, heard: Heard) -> Hush:
        """Hear everything that is told under a subject."""
        ...

    async def ask(self, subject: str, word: Word, patience_ms: Millis) -> Word:
        """The first answer of somebody who answers under a subject; raises AnswersLate, or NobodyAnswers at once."""
        ...

    async def answer(self, subject: str, answering: Answering, group: str = "") -> Hush:
        """Answer what is asked; of a group only one is asked."""
        ...
