"""The operator's port: the page, what can be done there, metrics, and whether all is well.
Whoever reaches this port may do all of it, so it listens on this machine alone unless somebody wishes otherwise."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from typing import TypeAlias
from urllib.parse import parse_qs, quote, urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp

from tafelrunde.core.game import Refused
from tafelrunde.i18n.catalogue import DEFAULT, Catalogue
from tafelrunde.platform import operating
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import NotStored
from tafelrunde.web.answering import Unanswered, bytes_of
from tafelrunde.web.app import Guarded, ready, well
from tafelrunde.web.operator.metrics import CONTENT_TYPE, Metrics
from tafelrunde.web.operator.page import STYLE, page

Act: TypeAlias = Callable[[House, dict[str, str]], Awaitable[str]]


async def announce(house: House, form: dict[str, str]) -> str:
    """Say something to everyone."""
    return f"Said at {operating.announce(house, form.get('text', ''))} tables."


async def close(house: House, form: dict[str, str]) -> str:
    """Close a table for good."""
    code = form.get("code", "")
    await operating.shut(house, code)
    return f"Table {code} is closed."


async def ban(house: House, form: dict[str, str]) -> str:
    """Let somebody in no more."""
    await operating.ban(house, form.get("person", ""))
    return "They are kept out from now on."


async def pardon(house: House, form: dict[str, str]) -> str:
    """Let somebody in again."""
    await operating.pardon(house, form.get("person", ""))
    return "They may come in again."


ACTS: dict[str, Act] = {"/announce": announce, "/close": close, "/ban": ban, "/pardon": pardon}


def is_asked_directly(request: Request, host: str) -> bool:
    """By an address, not by a name that some page on the internet has made to point here; and where something is to
    be done, from our own page."""
    asked = request.headers.get("host", "")
    try:
        name = urlsplit(f"//{asked}").hostname or ""
    except ValueError:
        return False
    origin = request.headers.get("origin")
    if request.method == "POST" and (origin is None or urlsplit(origin).netloc.lower() != asked.lower()):
        return False
    return name in ("localhost", host) or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def operator_site(house: House, host: str = "") -> ASGIApp:
    """The operator's pages of a house; `host` is the name of the machine they are asked by, besides its addresses."""
    metrics = Metrics(house)

    def guarded(answer: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        async def asked(request: Request) -> Response:
            if not is_asked_directly(request, host):
                return PlainTextResponse("ask by an address of this machine, from the operator's own page", 403)
            return await answer(request)

        return asked

    async def look(request: Request) -> Response:
        now = await operating.house_now(house)
        return HTMLResponse(page(now, house.clock.now_ms(), request.query_params.get("done", "")))

    async def scrape(request: Request) -> Response:
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    async def style(request: Request) -> Response:
        return Response(STYLE, media_type="text/css")

    def doing(act: Act) -> Callable[[Request], Awaitable[Response]]:
        async def done(request: Request) -> Response:
            try:
                sent = parse_qs((await bytes_of(request)).decode("utf-8", "replace"))
                note = await act(house, {name: values[0] for name, values in sent.items()})
            except Refused as refusal:
                text_id = "refused-" + refusal.key.replace(".", "-")
                note = Catalogue(DEFAULT).text(text_id, **refusal.details)
            except NotStored:
                note = "That could not be stored: is the disk full?"
            except Unanswered as fault:
                return PlainTextResponse(fault.key, fault.status)
            return RedirectResponse(f"/?done={quote(note)}", 303)

        return done

    async def alive(request: Request) -> Response:
        return await well(request, house)

    async def is_ready(request: Request) -> Response:
        return await ready(request, house)

    routes = [
        Route("/", guarded(look)),
        Route("/style.css", guarded(style)),
        Route("/metrics", scrape),
        Route("/healthz", alive),
        Route("/readyz", is_ready),
        *(Route(path, guarded(doing(act)), methods=["POST"]) for path, act in ACTS.items()),
    ]
    return Guarded(Starlette(routes=routes))
