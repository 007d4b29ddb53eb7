"""How often one may ask: each browser, each address, and less often what costs more or could be guessing.
Must not know what is asked for; this machine itself is not limited by its address."""

from __future__ import annotations

import ipaddress
from functools import cache

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tafelrunde.platform.house import House
from tafelrunde.platform.limits import Bucket
from tafelrunde.web.endpoint import No
from tafelrunde.web.guests import cookie_name
from tafelrunde.web.terms import Terms

TOO_MANY = "web.too-many"
_KEPT = 10_000
_COSTLY = ("/api/tables", "/api/match")


class Budgets:
    """So many requests at once and so many a second, in proportion to one number of the settings."""

    def __init__(self, a_second: int) -> None:
        each = 1000 / a_second
        self.browser = (30 * a_second, each)
        self.address = (300 * a_second, each / 10)
        self.newcomers = (6 * a_second, each * 100)
        self.tables = (3 * a_second, each * 60)
        self.misses = (2 * a_second, each * 40)


class Gate:
    """Stands before the site; who asks too much hears so at once, and nothing is done."""

    def __init__(self, app: ASGIApp, house: House, terms: Terms) -> None:
        self._app = app
        self._house = house
        self._budgets = Budgets(terms.requests_per_second) if terms.requests_per_second else None
        self._buckets: dict[tuple[str, str], Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        asks = scope["type"] == "websocket" or (scope["type"] == "http" and path.startswith("/api/"))
        if self._budgets is None or not asks:
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        browser = connection.cookies.get(cookie_name(connection.url.scheme))
        address = None if connection.client is None or _is_here(connection.client.host) else connection.client.host
        if not self._lets_in(scope, path, browser, address):
            self._house.measures.refusals[TOO_MANY] += 1
            await _turn_away(scope, send)
            return
        guesses = scope["type"] == "websocket" or path.startswith("/api/tables/")
        await self._app(scope, receive, self._noting(send, address) if guesses and address else send)

    def _lets_in(self, scope: Scope, path: str, browser: str | None, address: str | None) -> bool:
        assert self._budgets is not None
        wanted = []
        posts = scope.get("method") == "POST"
        if browser is not None:
            wanted.append(self._bucket("browser", browser, self._budgets.browser))
            if posts and path in _COSTLY:
                wanted.append(self._bucket("tables", browser, self._budgets.tables))
        if address is not None:
            wanted.append(self._bucket("address", address, self._budgets.address))
            if posts and path == "/api/me" and browser is None:
                wanted.append(self._bucket("newcomers", address, self._budgets.newcomers))
        now = self._house.clock.now_ms()
        if address is not None and self._bucket("misses", address, self._budgets.misses).is_empty(now):
            return False
        return all(bucket.spend(now) for bucket in wanted)

    def _noting(self, send: Send, address: str) -> Send:
        """A table that is not there was guessed."""
        assert self._budgets is not None
        bucket = self._bucket("misses", address, self._budgets.misses)

        async def noted(message: Message) -> None:
            if message.get("status") == 404 or message["type"] == "websocket.close":
                bucket.spend(self._house.clock.now_ms())
            await send(message)

        return noted

    def _bucket(self, what: str, whose: str, budget: tuple[int, float]) -> Bucket:
        found = self._buckets.get((what, whose))
        if found is None:
            if len(self._buckets) >= _KEPT:
                now = self._house.clock.now_ms()
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.is_full(now)}
            found = self._buckets[what, whose] = Bucket(*budget)
        return found


@cache
def _is_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


async def _turn_away(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
        return
    body = msgspec.json.encode(No(TOO_MANY, {}))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"60")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})
