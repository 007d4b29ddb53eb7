"""The words that nodes of one house tell one another. Whatever must not be lost is in the log: each of these may be.
Must not know how they travel."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from tafelrunde.core.game import Millis
from tafelrunde.platform.ports import Person, Row
from tafelrunde.platform.presence import There
from tafelrunde.platform.seating import Phase
from tafelrunde.platform.telling import Progress, Saying


class Appended(Struct, frozen=True, tag=0, array_like=True):
    """Somebody at this node has done something at the table: it is stored."""

    node: int
    rows: tuple[Row, ...]


class Present(Struct, frozen=True, tag=1, array_like=True):
    """The node holds the table as it stands at `seq`, and these look on from there; None: it holds it no more."""

    node: int
    seq: int
    there: There | None


class Progressed(Struct, frozen=True, tag=2, array_like=True):
    """How far a seat at this node has come."""

    node: int
    progress: Progress


class Spoke(Struct, frozen=True, tag=3, array_like=True):
    """Somebody at this node has said something."""

    node: int
    saying: Saying


AtTable: TypeAlias = Appended | Present | Progressed | Spoke


class Known(Struct, frozen=True, array_like=True):
    """The answer of a node that holds a table to one that comes to hold it."""

    node: int
    seq: int
    there: There
    progress: tuple[Progress, ...]
    sayings: tuple[Saying, ...]
    sent_away: tuple[str, ...]


class Listed(Struct, frozen=True):
    """A public table in the lobby; `free` is how many more it waits for."""

    code: str
    game: str
    phase: Phase
    names: tuple[str | None, ...]
    free: int
    watching: bool
    options: Any


class Here(Struct, frozen=True, tag=0, array_like=True):
    """The node is there, with these public tables, each with the instant it was opened at."""

    node: int
    lobby: tuple[tuple[Millis, Listed], ...]


class Gone(Struct, frozen=True, tag=1, array_like=True):
    """The node has closed its doors."""

    node: int


class Renamed(Struct, frozen=True, tag=2, array_like=True):
    """Somebody has another name."""

    node: int
    person: Person


class Forgotten(Struct, frozen=True, tag=3, array_like=True):
    """Somebody is nobody any more."""

    node: int
    person: Person


class SentOut(Struct, frozen=True, tag=4, array_like=True):
    """Somebody is kept out of the house."""

    node: int
    person_id: str


class Announced(Struct, frozen=True, tag=5, array_like=True):
    """The house says something to everyone."""

    node: int
    text: str


class Attempted(Struct, frozen=True, tag=6, array_like=True):
    """Somebody has tried a passphrase for an account; its name is hashed."""

    node: int
    account: str


InHouse: TypeAlias = Here | Gone | Renamed | Forgotten | SentOut | Announced | Attempted

HOUSE = "house"


def table_subject(table_id: str) -> str:
    """Where the nodes that hold a table tell one another of it."""
    return f"table.{table_id}"


def holder_subject(table_id: str) -> str:
    """Where one asks who holds a table."""
    return f"holder.{table_id}"


encode = msgspec.msgpack.Encoder().encode
at_table: msgspec.msgpack.Decoder[AtTable] = msgspec.msgpack.Decoder(AtTable)
in_house: msgspec.msgpack.Decoder[InHouse] = msgspec.msgpack.Decoder(InHouse)
known: msgspec.msgpack.Decoder[Known] = msgspec.msgpack.Decoder(Known)
