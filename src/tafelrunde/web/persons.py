"""The answers about oneself: what is kept, going for good, and coming back with an account. Must not know tables."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from tafelrunde.platform.accounts import Accounts
from tafelrunde.platform.forgetting import forget
from tafelrunde.platform.house import House
from tafelrunde.web.answering import Handler, Unanswered, as_json, body_of, somebody
from tafelrunde.web.archive_api import AccountNow, Chair, Done, MyData, Opening, Recovering, Recovery
from tafelrunde.web.guests import give_cookie, take_cookie
from tafelrunde.web.records import best, played, whole


async def my_results(request: Request, house: House) -> Response:
    """The latest games of who asks."""
    me = (await somebody(request, house)).person
    found = await house.store.archive.results(me.id, whole(request, "before"))
    return as_json([played(one, me) for one in found])


async def my_statistics(request: Request, house: House) -> Response:
    """What who asks has reached."""
    me = (await somebody(request, house)).person
    return as_json(await house.store.archive.statistics(me.id))


async def my_solo(request: Request, house: House) -> Response:
    """The best solo runs of who asks."""
    me = (await somebody(request, house)).person
    return as_json([best(one, me) for one in await house.store.archive.solo_best(me.id)])


async def my_data(request: Request, house: House) -> Response:
    """Everything that is kept of who asks."""
    me = (await somebody(request, house)).person
    kept = await house.store.archive.personal_data(me.id)
    if kept is None:
        raise Unanswered("web.who-are-you", 401)
    return as_json(
        MyData(
            name=kept.person.name,
            language=kept.person.language,
            since=kept.since,
            account=kept.account,
            visits=kept.visits,
            seats=tuple(Chair(held.code, held.game, held.seat) for held in kept.seats),
            results=tuple(played(one, me) for one in kept.results),
            ratings=kept.ratings,
            solo=tuple(best(one, me) for one in kept.solo),
            days=kept.days,
        )
    )


async def forget_me(request: Request, house: House) -> Response:
    """Remove who asks, for good."""
    await forget(house, (await somebody(request, house)).person)
    return _gone(request)


async def leave(request: Request, house: House) -> Response:
    """This device is nobody's any more."""
    await house.store.archive.revoke((await somebody(request, house)).token_hash)
    return _gone(request)


async def account(request: Request, house: House) -> Response:
    """Has who asks an account?"""
    kept = await house.store.archive.personal_data((await somebody(request, house)).person.id)
    return as_json(AccountNow(None if kept is None else kept.account))


ANSWERS: Mapping[str, Handler] = {
    "my_results": my_results,
    "my_statistics": my_statistics,
    "my_solo": my_solo,
    "my_data": my_data,
    "forget_me": forget_me,
    "leave": leave,
    "account": account,
}
"""By the names of their endpoints."""


def account_handlers(accounts: Accounts) -> Mapping[str, Handler]:
    """What has to do with passphrases, by the names of the endpoints."""

    async def open_account(request: Request, house: House) -> Response:
        session = await somebody(request, house)
        opening = await body_of(request, Opening)
        return as_json(Recovery(await accounts.open(session, opening.name, opening.passphrase)), 201)

    async def enter(request: Request, house: House) -> Response:
        opening = await body_of(request, Opening)
        token, _ = await accounts.enter(opening.name, opening.passphrase)
        return _given(request, as_json(Done()), token)

    async def recover(request: Request, house: House) -> Response:
        asked = await body_of(request, Recovering)
        token, _, code = await accounts.recover(asked.name, asked.code, asked.passphrase)
        return _given(request, as_json(Recovery(code)), token)

    return {"open_account": open_account, "enter": enter, "recover": recover}


def _given(request: Request, response: Response, token: str) -> Response:
    give_cookie(request, response, token)
    return response


def _gone(request: Request) -> Response:
    response = as_json(Done())
    take_cookie(request, response)
    return response
