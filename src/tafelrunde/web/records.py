"""The answers about finished games: results, replays, files, leaderboards. Must not know the games, nor any person
but by name: ids are never sent."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Mapping

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.core.game import Refused
from tafelrunde.core.replay import BadLog
from tafelrunde.platform.advising import TooMany
from tafelrunde.platform.archive import Result, SoloRecord
from tafelrunde.platform.bringing import bring_in
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import Person, Row
from tafelrunde.platform.retold import exported, retold
from tafelrunde.web.answering import Handler, Unanswered, as_json, bytes_of, somebody
from tafelrunde.web.archive_api import Best, Place, Played, Skill, SoloKind
from tafelrunde.web.endpoint import MOST
from tafelrunde.web.guests import guest

LOG_BYTES = 2 * 1024 * 1024
_DOUBT = 3
_NUMBER = re.compile(r"[0-9]{1,16}")
_FOR_EVER = "private, max-age=31536000, immutable"


async def results(request: Request, house: House) -> Response:
    """The latest public games."""
    me = await _me(request, house)
    found = await house.store.archive.results(None, whole(request, "before"))
    return as_json([played(one, me) for one in found])


async def result(request: Request, house: House) -> Response:
    """How a finished game ended."""
    return as_json(played(await _result(request, house), await _me(request, house)))


async def replay(request: Request, house: House) -> Response:
    """A finished game step by step; it never changes, so it is asked for once."""
    found = await _result(request, house)
    seat = whole(request, "seat")
    if seat is not None and not 0 <= seat < len(found.scores):
        raise Unanswered("results.unknown", 404)
    rows = await house.store.read(found.id, 0)
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": _FOR_EVER, "vary": "accept-encoding"} | ({"content-encoding": "gzip"} if zipped else {})
    body = await asyncio.to_thread(_told, rows, house, seat, zipped)
    return Response(body, headers=headers, media_type="application/json")


async def explained(request: Request, house: House) -> Response:
    """A finished game with the eyes of an expert."""
    found = await _result(request, house)
    seat = whole(request, "seat") or 0
    if not 0 <= seat < len(found.scores):
        raise Unanswered("results.unknown", 404)
    game = house.catalogue[found.game]
    rows = await house.store.read(found.id, 0)
    try:
        told = await house.study.explained(rows, found.id, house.catalogue, game, seat)
    except TooMany:
        raise Unanswered("web.too-many", 429) from None
    return as_json(told)


async def exported_log(request: Request, house: House) -> Response:
    """A finished game's log as a file."""
    found = await _result(request, house)
    name = f"{found.game}-{found.id[:8]}.jsonl"
    return Response(
        exported(await house.store.read(found.id, 0)),
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": _FOR_EVER},
        media_type="application/x-ndjson",
    )


async def bring(request: Request, house: House) -> Response:
    """A finished game from a file."""
    session = await somebody(request, house)
    data = await bytes_of(request, LOG_BYTES)
    try:
        brought = await bring_in(house.store.archive, house.catalogue, house.clock, house.entropy, data, "log")
    except BadLog as fault:
        raise Refused("results.here-already" if fault.key == "log.here-already" else "results.bad-log") from None
    return as_json(played(brought, session.person), 201)


async def ratings(request: Request, house: House) -> Response:
    """Who is certainly good at a game, the best first."""
    me = await _me(request, house)
    found = await house.store.archive.ratings(request.path_params["game"])
    return as_json(
        [
            Skill(
                one.person.name,
                round(100 * (one.rating.mu - _DOUBT * one.rating.sigma)),
                one.rating.games,
                _is(me, one.person),
            )
            for one in found
        ]
    )


async def solo_kinds(request: Request, house: House) -> Response:
    """The kinds of solo runs with records."""
    return as_json([SoloKind(game, kind) for game, kind in await house.store.archive.solo_kinds()])


async def solo_records(request: Request, house: House) -> Response:
    """The best runs of a kind."""
    me = await _me(request, house)
    found = await house.store.archive.solo_records(request.path_params["game"], request.path_params["kind"])
    return as_json([best(one, me) for one in found])


def played(result: Result, me: Person | None) -> Played:
    """A result in words of the wire."""
    places = (
        Place(one.seat, None if one.person is None else one.person.name, one.rank, one.points, _is(me, one.person))
        for one in result.scores
    )
    return Played(result.id, result.game, result.ended, result.took, result.rated, result.public, tuple(places))


def best(record: SoloRecord, me: Person | None) -> Best:
    """A solo record in words of the wire."""
    return Best(
        record.game,
        record.kind,
        record.person.name,
        record.points,
        record.id,
        record.ended,
        _is(me, record.person),
    )


async def _me(request: Request, house: House) -> Person | None:
    session = await guest(request, house.store)
    return None if session is None else session.person


async def _result(request: Request, house: House) -> Result:
    """By the game's own id, or by its table's code or link."""
    key = request.path_params["id"]
    record = await house.record(key)
    found = await house.store.archive.result(key if record is None else record.id)
    if found is None:
        raise Unanswered("results.unknown", 404)
    return found


def _told(rows: list[Row], house: House, seat: int | None, zipped: bool) -> bytes:
    body = msgspec.json.encode(retold(rows, house.catalogue, seat))
    return gzip.compress(body, 3, mtime=0) if zipped else body


def _is(me: Person | None, other: Person | None) -> bool:
    return me is not None and other is not None and me.id == other.id


def whole(request: Request, name: str) -> int | None:
    """A whole number from 0 behind the question mark, which stands there once at most."""
    texts = request.query_params.getlist(name)
    if not texts:
        return None
    if len(texts) > 1 or not _NUMBER.fullmatch(texts[0]) or int(texts[0]) > MOST:
        raise Unanswered("web.garbled", 400)
    return int(texts[0])


ANSWERS: Mapping[str, Handler] = {
    "results": results,
    "result": result,
    "replay": replay,
    "explained": explained,
    "exported": exported_log,
    "bring_in": bring,
    "ratings": ratings,
    "solo_kinds": solo_kinds,
    "solo_records": solo_records,
}
"""By the names of their endpoints."""
