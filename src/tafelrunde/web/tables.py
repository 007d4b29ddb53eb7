"""The plain requests about tables: open one, find one, the lobby, whoever comes, once more, and the code to scan.
Must not know rules, nor how a request is read."""

from __future__ import annotations

import io
from collections.abc import Awaitable
from typing import Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.core.game import Refused
from tafelrunde.platform import gathering
from tafelrunde.platform.advising import TooMany
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import TableRecord
from tafelrunde.web.answering import Unanswered, as_json, body_of, somebody
from tafelrunde.web.api import Found, Match, Wish
from tafelrunde.web.guests import invitation
from tafelrunde.web.terms import Terms


class Handler(Protocol):
    """Answers one request on the terms of the house."""

    def __call__(self, request: Request, house: House, terms: Terms) -> Awaitable[Response]: ...


def found(record: TableRecord, request: Request, terms: Terms) -> Found:
    """A table, and where others come in."""
    return Found(record.code, record.link, record.game, record.seats, invitation(request, terms, record.link))


async def open_table(request: Request, house: House, terms: Terms) -> Response:
    """A new table; who opens it sits already."""
    session = await somebody(request, house)
    wish = await body_of(request, Wish)
    options = None if wish.options is None else msgspec.json.encode(wish.options)
    record = await house.open_table(session, wish.game, wish.seats, options, wish.arrangement, wish.bots)
    return as_json(found(record, request, terms), 201)


async def look_up(request: Request, house: House, terms: Terms) -> Response:
    """Is there such a table?"""
    return as_json(found(await _asked(request, house), request, terms))


async def lobby(request: Request, house: House, terms: Terms) -> Response:
    """The public tables, to play or to watch."""
    return as_json(gathering.lobby(house))


async def my_tables(request: Request, house: House, terms: Terms) -> Response:
    """Where who asks may want to come back to."""
    return as_json(await gathering.unfinished(house, await somebody(request, house)))


async def match(request: Request, house: House, terms: Terms) -> Response:
    """A seat at an open table, or at a new one."""
    session = await somebody(request, house)
    wish = await body_of(request, Match)
    record, new = await gathering.match(house, session, wish.game, wish.seats)
    return as_json(found(record, request, terms), 201 if new else 200)


async def rematch(request: Request, house: House, terms: Terms) -> Response:
    """The same game once more."""
    session = await somebody(request, house)
    table = await house.find((await _asked(request, house)).code)
    if table is None:
        raise Unanswered("table.unknown", 404)
    return as_json(found(await gathering.rematch(house, session, table), request, terms))


async def hint(request: Request, house: House, terms: Terms) -> Response:
    """What is good now; for nobody but who asks."""
    session = await somebody(request, house)
    table = await house.find((await _asked(request, house)).code)
    seat = None if table is None else table.audience.seat_of(session.person)
    if table is None or seat is None:
        raise Refused("table.not-seated")
    try:
        return as_json(await house.study.hint(table.record.id, table.game, table.standing, seat))
    except TooMany:
        raise Unanswered("web.too-many", 429) from None


async def qr(request: Request, house: House, terms: Terms) -> Response:
    """The table's link as a code to scan; black on white also in the dark, as cameras want it."""
    import segno  # not needed for a start

    record = await _asked(request, house)
    drawn = io.BytesIO()
    code = segno.make(invitation(request, terms, record.link), error="m", micro=False)
    code.save(drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


async def _asked(request: Request, house: House) -> TableRecord:
    record = await house.record(request.path_params["key"])
    if record is None:
        raise Unanswered("table.unknown", 404)
    return record
