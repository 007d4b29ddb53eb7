"""How every plain request is read and answered: bodies typed, refusals as data. Must not know what is asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tafelrunde.core.game import Refused
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import NotStored
from tafelrunde.platform.session import Session
from tafelrunde.web.endpoint import No
from tafelrunde.web.guests import comes_from_our_page, guest
from tafelrunde.web.terms import Terms

BODY_BYTES = 8 * 1024

T = TypeVar("T")
Handler: TypeAlias = Callable[[Request, House], Awaitable[Response]]
Answer: TypeAlias = Callable[[Request], Awaitable[Response]]


class Unanswered(Exception):  # noqa: N818 - an answer about one request
    """There is no other answer than this refusal."""

    def __init__(self, key: str, status: int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status


def as_json(value: object, status: int = 200) -> Response:
    """Data as an answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def body_of(request: Request, words: type[T], most: int = BODY_BYTES) -> T:
    """What was sent, typed, and not more of it than anyone needs."""
    try:
        return msgspec.json.decode(await bytes_of(request, most), type=words)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Unanswered("web.garbled", 400) from None


async def bytes_of(request: Request, most: int = BODY_BYTES) -> bytes:
    """What was sent, as it came."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Unanswered("web.too-much", 413)
    return body


async def somebody(request: Request, house: House) -> Session:
    """Who asks; nobody without a name gets further."""
    session = await guest(request, house.store)
    if session is None:
        raise Unanswered("web.who-are-you", 401)
    return session


class Resource:
    """One address with an answer to each method that it takes; whoever asks by another one hears which they are."""

    def __init__(self) -> None:
        self._answers: dict[str, Answer] = {}

    def take(self, method: str, answer: Answer) -> None:
        """One more method."""
        self._answers[method] = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive, send)
        answer = self._answers.get("GET" if request.method == "HEAD" else request.method)
        response = self._no_such_method() if answer is None else await answer(request)
        await response(scope, receive, send)

    def _no_such_method(self) -> Response:
        allowed = {"HEAD", *self._answers} if "GET" in self._answers else set(self._answers)
        response = as_json(No("web.no-such-page", {}), 405)
        response.headers["allow"] = ", ".join(sorted(allowed))
        return response


def answering(handler: Handler, house: House, terms: Terms) -> Answer:
    """Every handler's refusals as answers; what changes something must come from our own page."""

    async def answer(request: Request) -> Response:
        if request.method == "POST" and not comes_from_our_page(request, terms):
            return as_json(No("web.not-our-page", {}), 403)
        try:
            return await handler(request, house)
        except Refused as refusal:
            house.measures.refusals[refusal.key] += 1
            return as_json(No(refusal.key, refusal.details), 422)
        except Unanswered as fault:
            house.measures.refusals[fault.key] += 1
            return as_json(No(fault.key, {}), fault.status)
        except NotStored:
            house.measures.refusals["table.not-stored"] += 1
            return as_json(No("table.not-stored", {}), 503)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it

    return answer
