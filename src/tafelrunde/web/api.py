"""The plain requests as data: every endpoint with what it takes and answers. Must not know how it is answered."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from tafelrunde.platform.advising import Hint
from tafelrunde.platform.between import Listed
from tafelrunde.platform.gathering import Mine
from tafelrunde.platform.seating import Arrangement
from tafelrunde.web.archive_api import ARCHIVE_ENDPOINTS
from tafelrunde.web.daily_api import DAILY_ENDPOINTS
from tafelrunde.web.endpoint import CHANGES, Endpoint

Language: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Level: TypeAlias = Annotated[str, Meta(max_length=40)]
Name: TypeAlias = Annotated[str, Meta(max_length=200)]
SeatCount: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Guest(Struct, frozen=True):
    """What the page knows of the one before it; nobody yet without a name. `protocol`: reload where it is another."""

    name: str | None
    language: str
    protocol: int


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called, and in which language to be spoken to (null: as it is)."""

    name: Name
    language: Language | None = None


class Offered(Struct, frozen=True):
    """A game of the catalogue, for how many it is, and the levels of its bots, the gentlest first."""

    name: str
    seats: tuple[int, ...]
    levels: tuple[str, ...]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """The table somebody wants to open (null: usual options); `bots` are the levels of those on the last seats."""

    game: Name
    seats: SeatCount
    options: Any = None
    arrangement: Arrangement = Arrangement()
    bots: Annotated[tuple[Level, ...], Meta(max_length=99)] = ()


class Match(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with whoever comes: for so many (null: any number), now."""

    game: Name
    seats: SeatCount | None = None


class Found(Struct, frozen=True):
    """A table that is there: its page is /t/ and the link, or /t/ and the code; `invitation` is for others."""

    code: str
    link: str
    game: str
    seats: int
    invitation: str


ENDPOINTS = (
    Endpoint("GET", "/api/me", "me", "Who is there, and which language suits them.", Guest),
    Endpoint("POST", "/api/me", "name_me", "A new guest, or another name.", Guest, Naming, (200, 201), CHANGES),
    Endpoint("GET", "/api/games", "games", "What can be played here.", tuple[Offered, ...]),
    Endpoint("GET", "/api/tables", "lobby", "The public tables, to play or to watch.", tuple[Listed, ...]),
    Endpoint(
        "POST",
        "/api/tables",
        "open_table",
        "A new table; the opener sits already.",
        Found,
        Wish,
        (201,),
        (401, *CHANGES),
    ),
    Endpoint("GET", "/api/tables/{key}", "look_up", "Is there such a table?", Found, refusals=(404,)),
    Endpoint("GET", "/api/tables/{key}/qr.svg", "qr", "The table's link to scan.", "image/svg+xml", refusals=(404,)),
    Endpoint(
        "POST",
        "/api/tables/{key}/rematch",
        "rematch",
        "The same game once more: everyone keeps their seat.",
        Found,
        refusals=(401, 403, 404, 422),
    ),
    Endpoint(
        "GET",
        "/api/tables/{key}/hint",
        "hint",
        "What is good now and why, for the seat of who asks: against bots alone, or where the table is for practice.",
        Hint,
        refusals=(401, 404, 422),
    ),
    Endpoint(
        "POST",
        "/api/match",
        "match",
        "A seat at an open table, or at a new one.",
        Found,
        Match,
        (200, 201),
        (401, *CHANGES),
    ),
    Endpoint(
        "GET",
        "/api/me/tables",
        "my_tables",
        "Where who asks sits and the game is not over, the youngest first.",
        tuple[Mine, ...],
        refusals=(401,),
    ),
    *ARCHIVE_ENDPOINTS,
    *DAILY_ENDPOINTS,
)
"""Everything that a page may ask for."""
