"""The answers about the task of the day: which it is, and how long everyone needed, by the server's clock.
Must not know the games, nor any person but by name."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.core.game import Millis, Refused
from tafelrunde.platform.house import House
from tafelrunde.polyomino.daily import task_of_the_day
from tafelrunde.polyomino.deck import BUILT_IN, load
from tafelrunde.polyomino.fit import fault
from tafelrunde.web.answering import Handler, as_json, body_of, somebody
from tafelrunde.web.daily_api import Covered, Daily, Seen, Timed
from tafelrunde.web.guests import guest


def day_of(now: Millis) -> str:
    """The day of an instant, by UTC, so that it is the same for everyone."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def _day_before(now: Millis) -> str:
    return (datetime.fromtimestamp(now / 1000, UTC) - timedelta(days=1)).date().isoformat()


async def daily(request: Request, house: House) -> Response:
    """The task of the day."""
    day, deck = day_of(house.clock.now_ms()), load(BUILT_IN[0])
    card, side, symbol, task = task_of_the_day(deck, day)
    return as_json(Daily(day, deck.name, card.id, side, symbol, task.region, task.pieces, task.grade))


async def daily_times(request: Request, house: House) -> Response:
    """Who has solved it today."""
    session = await guest(request, house.store)
    me = None if session is None else session.person.id
    found = await house.store.archive.day_times(day_of(house.clock.now_ms()))
    return as_json([Timed(one.person.name, one.took, one.person.id == me) for one in found])


async def daily_begin(request: Request, house: House) -> Response:
    """Their time runs from the first time they see it."""
    me = (await somebody(request, house)).person
    now = house.clock.now_ms()
    attempt = await house.store.archive.begin_day(day_of(now), me.id, now)
    return as_json(Seen(day_of(now), now - attempt.began, attempt.took))


async def daily_solve(request: Request, house: House) -> Response:
    """The first cover counts; whoever began before midnight may still end after it."""
    me = (await somebody(request, house)).person
    covered = await body_of(request, Covered)
    now = house.clock.now_ms()
    attempt = await house.store.archive.attempt(covered.day, me.id)
    if attempt is None or covered.day not in (day_of(now), _day_before(now)):
        raise Refused("daily.not-begun")
    _, _, _, task = task_of_the_day(load(BUILT_IN[0]), covered.day)
    found = fault(task.region, task.pieces, covered.placements)
    if found is not None:
        raise Refused(f"ubongo.{found.kind}", piece=found.piece or "")
    took = now - attempt.began if attempt.took is None else attempt.took
    if attempt.took is None:
        await house.store.archive.end_day(covered.day, me.id, took)
    return as_json(Seen(covered.day, now - attempt.began, took))


ANSWERS: Mapping[str, Handler] = {
    "daily": daily,
    "daily_times": daily_times,
    "daily_begin": daily_begin,
    "daily_solve": daily_solve,
}
"""By the names of their endpoints."""
