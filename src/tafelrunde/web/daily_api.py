"""What may be asked about the task of the day, as data. Must not know how it is answered."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from tafelrunde.core.game import Millis
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.deck import Side, Symbol
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.piece import PieceName
from tafelrunde.web.endpoint import CHANGES, Endpoint

Day: TypeAlias = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\d$")]


class Daily(Struct, frozen=True):
    """The task of a day (by UTC), the same for everyone: an area, and the pieces that cover it exactly."""

    day: str
    deck: str
    card: int
    side: Side
    symbol: Symbol
    region: Region
    pieces: tuple[PieceName, ...]
    grade: int | None


class Seen(Struct, frozen=True):
    """So many milliseconds ago who asks saw the task of the day first; `took` where it is solved."""

    day: str
    ago: Millis
    took: Millis | None


class Covered(Struct, frozen=True, forbid_unknown_fields=True):
    """A cover of the task of a day, piece by piece."""

    day: Day
    placements: Annotated[tuple[Placement, ...], Meta(max_length=12)]


class Timed(Struct, frozen=True):
    """How long somebody needed; `you`: it was the one who asks."""

    name: str
    took: Millis
    you: bool


DAILY_ENDPOINTS = (
    Endpoint("GET", "/api/daily", "daily", "The task of the day.", Daily),
    Endpoint(
        "GET", "/api/daily/times", "daily_times", "Who has solved it today, the fastest first.", tuple[Timed, ...]
    ),
    Endpoint(
        "POST",
        "/api/daily/begin",
        "daily_begin",
        "Who asks sees the task: their time runs from the first time on.",
        Seen,
        refusals=(401, 403),
    ),
    Endpoint(
        "POST",
        "/api/daily/solve",
        "daily_solve",
        "A cover of the task; the first one counts.",
        Seen,
        Covered,
        refusals=(401, *CHANGES),
    ),
)
