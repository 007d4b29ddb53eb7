"""What may be asked about finished games, records and oneself, as data. Must not know how it is answered."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.platform.advising import Explained
from tafelrunde.platform.archive import Attempt, Rating, Statistics, Visit
from tafelrunde.platform.retold import Retold
from tafelrunde.web.endpoint import CHANGES, Endpoint

AccountName: TypeAlias = Annotated[str, Meta(max_length=200)]
Passphrase: TypeAlias = Annotated[str, Meta(max_length=1000)]


class Place(Struct, frozen=True):
    """How a seat ended: by name where a person sat there who is still known; `you`: it was the one who asks."""

    seat: Seat
    name: str | None
    rank: int
    points: tuple[int, ...]
    you: bool


class Played(Struct, frozen=True):
    """A finished game: when it ended (milliseconds since 1970), how long it took, and how everyone did."""

    id: str
    game: str
    ended: Millis
    took: Millis
    rated: bool
    public: bool
    places: tuple[Place, ...]


class Skill(Struct, frozen=True):
    """A place on a game's leaderboard: `points` is what somebody's skill certainly is, in hundredths."""

    name: str
    points: int
    games: int
    you: bool


class SoloKind(Struct, frozen=True):
    """A kind of solo run that there are records of."""

    game: str
    kind: str


class Best(Struct, frozen=True):
    """Somebody's best run of a kind; points are compared number by number, and more is better."""

    game: str
    kind: str
    name: str
    points: tuple[int, ...]
    id: str
    ended: Millis
    you: bool


class Chair(Struct, frozen=True):
    """A seat that somebody holds at a table."""

    code: str
    game: str
    seat: Seat


class MyData(Struct, frozen=True):
    """Everything that the house keeps of who asks; other people's names stand as they were known at the table."""

    name: str
    language: str
    since: Millis
    account: str | None
    visits: tuple[Visit, ...]
    seats: tuple[Chair, ...]
    results: tuple[Played, ...]
    ratings: dict[str, Rating]
    solo: tuple[Best, ...]
    days: dict[str, Attempt]


class AccountNow(Struct, frozen=True):
    """The name by which one can come back; none without an account."""

    name: str | None


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to come back by, and the passphrase for it."""

    name: AccountName
    passphrase: Passphrase


class Recovering(Struct, frozen=True, forbid_unknown_fields=True):
    """The recovery code instead of a passphrase that was forgotten, and a new passphrase."""

    name: AccountName
    code: Annotated[str, Meta(max_length=100)]
    passphrase: Passphrase


class Recovery(Struct, frozen=True):
    """A recovery code; it is shown this once."""

    code: str


class Done(Struct, frozen=True):
    """It is done, and there is nothing more to say."""

    done: bool = True


_ME = (401,)
ARCHIVE_ENDPOINTS = (
    Endpoint("GET", "/api/results", "results", "The latest public games.", tuple[Played, ...], query=("before",)),
    Endpoint("GET", "/api/results/{id}", "result", "How a finished game ended.", Played, refusals=(404,)),
    Endpoint(
        "GET",
        "/api/results/{id}/replay",
        "replay",
        "A finished game step by step, as a seat saw it, or as who watched did.",
        Retold,
        refusals=(404,),
        query=("seat",),
    ),
    Endpoint(
        "GET",
        "/api/results/{id}/explained",
        "explained",
        "Every choice of a seat in a finished game, with what an expert would have thought.",
        Explained,
        refusals=(404, 422),
        query=("seat",),
    ),
    Endpoint(
        "GET",
        "/api/results/{id}/log.jsonl",
        "exported",
        "A finished game's log as a file, for `tafelrunde verify`.",
        "application/x-ndjson",
        refusals=(404,),
    ),
    Endpoint(
        "POST",
        "/api/results",
        "bring_in",
        "A finished game from a file like that; the body is the file.",
        Played,
        "application/x-ndjson",
        (201,),
        (401, *CHANGES),
    ),
    Endpoint("GET", "/api/ratings/{game}", "ratings", "Who is good at a game, the best first.", tuple[Skill, ...]),
    Endpoint("GET", "/api/solo", "solo_kinds", "The kinds of solo runs with records.", tuple[SoloKind, ...]),
    Endpoint(
        "GET", "/api/solo/{game}/{kind}", "solo_records", "The best runs of a kind.", tuple[Best, ...], refusals=(404,)
    ),
    Endpoint(
        "GET",
        "/api/me/results",
        "my_results",
        "The latest games of who asks.",
        tuple[Played, ...],
        refusals=_ME,
        query=("before",),
    ),
    Endpoint(
        "GET",
        "/api/me/statistics",
        "my_statistics",
        "What who asks has reached, by game and size.",
        tuple[Statistics, ...],
        refusals=_ME,
    ),
    Endpoint("GET", "/api/me/solo", "my_solo", "The best solo runs of who asks.", tuple[Best, ...], refusals=_ME),
    Endpoint("GET", "/api/me/data", "my_data", "Everything that is kept of who asks.", MyData, refusals=_ME),
    Endpoint("POST", "/api/me/forget", "forget_me", "Remove who asks, for good.", Done, refusals=(401, 403)),
    Endpoint("POST", "/api/me/leave", "leave", "This device is nobody's any more.", Done, refusals=(401, 403)),
    Endpoint("GET", "/api/account", "account", "Has who asks an account?", AccountNow, refusals=_ME),
    Endpoint(
        "POST",
        "/api/account",
        "open_account",
        "An account for who is a guest so far.",
        Recovery,
        Opening,
        (201,),
        (401, *CHANGES),
    ),
    Endpoint(
        "POST",
        "/api/account/enter",
        "enter",
        "Come back on this device.",
        Done,
        Opening,
        refusals=CHANGES,
    ),
    Endpoint(
        "POST",
        "/api/account/recover",
        "recover",
        "A new passphrase by the recovery code; every other device must come in anew.",
        Recovery,
        Recovering,
        refusals=CHANGES,
    ),
)
