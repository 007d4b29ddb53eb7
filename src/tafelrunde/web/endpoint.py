"""What is said of an endpoint: how it is asked, what it takes and answers, why it may refuse. Must not know any."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class No(Struct, frozen=True):
    """Why not, as a message key."""

    key: str
    details: dict[str, str | int]


class Endpoint(Struct, frozen=True):
    """One plain request: what it takes (`query` behind the `?`), what it answers, and why it may be refused."""

    method: Literal["GET", "POST"]
    path: str
    name: str
    summary: str
    answer: Any
    body: Any = None
    statuses: tuple[int, ...] = (200,)
    refusals: tuple[int, ...] = ()
    query: tuple[str, ...] = ()


MEANINGS = {
    400: "That could not be read.",
    401: "Nobody without a name.",
    403: "It did not come from the house's own page.",
    404: "There is no such thing.",
    413: "That is too long.",
    422: "The rules forbid it.",
    429: "Too much at once.",
    503: "It could not be stored.",
}
EVERYWHERE = (429, 503)
CHANGES = (400, 403, 413, 422)
MOST = (1 << 53) - 1
"""No whole number is larger, so that every language can hold it."""
PARAMETERS: dict[str, dict[str, Any]] = {
    "key": {"type": "string", "description": "A table's code of six letters, or its link of 32."},
    "language": {"type": "string", "pattern": "^[a-z]{2}$"},
    "id": {"type": "string", "description": "The id of a finished game, or its table's code or link."},
    "game": {"type": "string", "description": "Its name in the catalogue."},
    "kind": {"type": "string", "description": "mode/length/side/deck"},
    "before": {
        "type": "integer",
        "minimum": 0,
        "maximum": MOST,
        "description": "Milliseconds since 1970: only games that ended before that.",
    },
    "seat": {
        "type": "integer",
        "minimum": 0,
        "maximum": MOST,
        "description": "Counted from 0; without it what who watched saw.",
    },
}
"""What stands in a path, or behind the question mark."""
