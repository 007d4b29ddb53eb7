"""What is kept of finished games and of persons beside the log: values, and the port that keeps them.
Must not know who provides it, nor what the games are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.platform.ports import Person, Row, Store, TableRecord


class Score(Struct, frozen=True):
    """How one seat ended; a seat without a person was a bot's, or somebody's who has been forgotten."""

    seat: Seat
    rank: int
    points: tuple[int, ...]
    person: Person | None = None


class Result(Struct, frozen=True):
    """A finished game: when it ended by the clock, how long it took by table time, and how everyone did."""

    id: str
    game: str
    ended: Millis
    took: Millis
    scores: tuple[Score, ...]
    rated: bool = False
    public: bool = False


class Run(Struct, frozen=True):
    """A result of somebody alone; results are compared within their kind, number by number, and more is better."""

    kind: str
    points: tuple[int, ...]


class SoloRecord(Struct, frozen=True):
    """Somebody's best run of a kind, and the game it was reached in."""

    game: str
    kind: str
    points: tuple[int, ...]
    person: Person
    id: str
    ended: Millis


class Rating(Struct, frozen=True):
    """A belief about somebody's skill at a game: its mean, its doubt, and how many games it rests on."""

    mu: float
    sigma: float
    games: int = 0


class Rated(Struct, frozen=True):
    """Somebody in the order of a game's ratings."""

    person: Person
    rating: Rating


class Statistics(Struct, frozen=True):
    """What somebody has reached in one game at tables of one size."""

    game: str
    seats: int
    games: int
    wins: int
    mean_rank: float
    best: tuple[int, ...]
    last: Millis


class Attempt(Struct, frozen=True):
    """When somebody saw the task of a day, and how long they needed (None: not solved so far)."""

    began: Millis
    took: Millis | None = None


class DayTime(Struct, frozen=True):
    """How long somebody needed for the task of a day."""

    person: Person
    took: Millis


class Visit(Struct, frozen=True):
    """One device somebody has come with."""

    since: Millis
    seen: Millis


class Held(Struct, frozen=True):
    """A seat somebody holds."""

    code: str
    game: str
    seat: Seat


class Banned(Struct, frozen=True):
    """Somebody whom the operator keeps out, and since when."""

    person: Person
    since: Millis


class PersonalData(Struct, frozen=True):
    """Everything that is kept of one person."""

    person: Person
    since: Millis
    account: str | None
    visits: tuple[Visit, ...]
    seats: tuple[Held, ...]
    results: tuple[Result, ...]
    ratings: dict[str, Rating]
    solo: tuple[SoloRecord, ...]
    days: dict[str, Attempt]


class Account(Struct, frozen=True):
    """A person who can come back from another device: the name in small letters, and two hashes."""

    person: Person
    folded: str
    passphrase: str
    recovery: str


Rate: TypeAlias = Callable[[Sequence[Rating | None], Sequence[int]], Sequence[Rating]]
"""New ratings from the old ones (None: nobody knows them yet) and the ranks."""


class Archive(Protocol):
    """Finished games and persons; nothing of it is needed to play on."""

    async def unrecorded(self) -> list[str]:
        """Tables whose log has ended and whose result is not kept yet."""
        ...

    async def note(self, result: Result, run: Run | None = None, rate: Rate | None = None) -> None:
        """Keep a result, its solo run and the ratings that follow, at once; a second time it changes nothing."""
        ...

    async def bring_in(self, record: TableRecord, brought: Result, rows: Sequence[Row], chance: bytes) -> bool:
        """A finished game from elsewhere, with its log; False where it is here already."""
        ...

    async def result(self, table_id: str) -> Result | None: ...

    async def results(self, person_id: str | None, before: Millis | None = None, most: int = 20) -> list[Result]:
        """The latest results of a person, or the public ones, those that ended before an instant."""
        ...

    async def statistics(self, person_id: str) -> list[Statistics]: ...

    async def ratings(self, game: str, most: int = 20) -> list[Rated]:
        """Whoever is certainly good at a game, the best first."""
        ...

    async def solo_kinds(self) -> list[tuple[str, str]]:
        """The games and kinds of solo runs that there are records of."""
        ...

    async def solo_records(self, game: str, kind: str, most: int = 20) -> list[SoloRecord]: ...

    async def solo_best(self, person_id: str) -> list[SoloRecord]: ...

    async def begin_day(self, day: str, person_id: str, now: Millis) -> Attempt:
        """Somebody sees the task of a day; only the first time counts."""
        ...

    async def attempt(self, day: str, person_id: str) -> Attempt | None: ...

    async def end_day(self, day: str, person_id: str, took: Millis) -> None:
        """Somebody has solved the task of a day; a second solution changes nothing."""
        ...

    async def day_times(self, day: str, most: int = 100) -> list[DayTime]:
        """Whoever has solved the task of a day, the fastest first."""
        ...

    async def personal_data(self, person_id: str) -> PersonalData | None: ...

    async def unfinished(self, person_id: str, opened_after: Millis, most: int = 5) -> list[TableRecord]:
        """The youngest tables where a person holds a seat and the game is not over."""
        ...

    async def forget(self, person_id: str) -> None:
        """Remove a person: the name, the devices, the seats, the records; the games stay, without them."""
        ...

    async def forget_idle(self, seen_before: Millis) -> int:
        """Forget the guests without an account whom nobody has seen since; how many they were."""
        ...

    async def devices(self, person_id: str) -> list[str]: ...

    async def revoke(self, token_hash: str) -> None: ...

    async def add_account(self, new: Account) -> None:
        """Raises Conflict where the name is taken, or the person has an account."""
        ...

    async def account(self, folded: str) -> Account | None: ...

    async def change_account(self, changed: Account) -> None:
        """Another passphrase and recovery code; every device must come in anew."""
        ...

    async def add_device(self, token_hash: str, person_id: str, now: Millis) -> None: ...

    async def ban(self, person_id: str, since: Millis | None) -> None:
        """Keep somebody out from now on; None: no longer."""
        ...

    async def banned(self) -> list[Banned]: ...

    async def expire_codes(self, ended_before: Millis, opened_before: Millis) -> int:
        """Codes of games that ended, or of tables that were opened and came to no end, before that; how many."""
        ...

    async def counts(self) -> dict[str, int]:
        """How much is kept, for the operator."""
        ...


class Keeping(Store, Protocol):
    """All that a house stands on: what the game needs at once, and the archive, which nothing waits for."""

    @property
    def archive(self) -> Archive: ...
