"""The pages and the few plain requests. Must not know rules: the CATALOGUE comes as a value, with the house."""

from __future__ import annotations

from functools import partial

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from tafelrunde.core.game import Refused
from tafelrunde.i18n.catalogue import LANGUAGES, choose
from tafelrunde.platform.accounts import Accounts
from tafelrunde.platform.between import Attempted
from tafelrunde.platform.house import House
from tafelrunde.platform.ports import NotStored
from tafelrunde.platform.session import begin_session
from tafelrunde.web import days, persons, records, tables
from tafelrunde.web.answering import Handler, Resource, answering, as_json, body_of
from tafelrunde.web.api import Guest, Naming, Offered
from tafelrunde.web.archive_api import ARCHIVE_ENDPOINTS
from tafelrunde.web.client import client_file, wanted_next
from tafelrunde.web.daily_api import DAILY_ENDPOINTS
from tafelrunde.web.endpoint import No
from tafelrunde.web.gate import Gate
from tafelrunde.web.guests import give_cookie, guest
from tafelrunde.web.messages import PROTOCOL
from tafelrunde.web.persons import account_handlers
from tafelrunde.web.socket import attend
from tafelrunde.web.terms import ORDINARY, Terms
from tafelrunde.web.unbuilt import unbuilt

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-cache",
}


async def me(request: Request, house: House) -> Response:
    """Who is there, and which language suits them."""
    session = await guest(request, house.store)
    if session is None:
        return as_json(Guest(None, choose(request.headers.get("accept-language")), PROTOCOL))
    return as_json(Guest(session.person.name, session.person.language, PROTOCOL))


async def name_me(request: Request, house: House) -> Response:
    """A new guest with a name, or another name for the same."""
    naming = await body_of(request, Naming)
    if naming.language not in (None, *LANGUAGES):
        raise Refused("web.no-such-language")
    session = await guest(request, house.store)
    if session is not None:
        session = await house.rename(session, naming.name, naming.language)
        return as_json(Guest(session.person.name, session.person.language, PROTOCOL))
    language = naming.language or choose(request.headers.get("accept-language"))
    token, session = await begin_session(house.store, house.entropy, naming.name, language)
    response = as_json(Guest(session.person.name, session.person.language, PROTOCOL), 201)
    give_cookie(request, response, token)
    return response


async def games(request: Request, house: House) -> Response:
    """What can be played here."""
    offers = house.catalogue.items()
    return as_json([Offered(name, tuple(game.seats), house.levels.get(name, ())) for name, game in offers])


async def well(request: Request, house: House) -> Response:
    """Alive."""
    return Response("ok", media_type="text/plain")


async def ready(request: Request, house: House) -> Response:
    """Able to store a move now."""
    try:
        await house.ready()
    except NotStored:
        return Response("database: nothing can be stored", 503, media_type="text/plain")
    without = "" if house.nodes.connected else "; bus: away, the log is read instead"
    return Response(f"ready{without}", media_type="text/plain")


async def page(request: Request, house: House) -> Response:
    """A file of the client, or the one page, whatever it will show; while no client is built, a plain page."""
    name = request.path_params.get("path", "")
    if (found := client_file(request, name)) is not None:
        return found
    if "." in name.rpartition("/")[2] or name.startswith("api/"):
        return as_json(No("web.no-such-page", {}), 404)
    language = choose(request.headers.get("accept-language"))
    found = client_file(request, "index.html")
    if found is None:
        return HTMLResponse(unbuilt(language))
    found.headers["link"] = wanted_next(name, language)
    return found


class Guarded:
    """The same few headers on every answer, also where something broke."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)


def _in_starlette(path: str) -> str:
    """A kind has slashes in it."""
    return path.replace("{kind}", "{kind:path}")


def site(house: House, terms: Terms = ORDINARY) -> ASGIApp:
    """The whole site of a house whose doors are open."""

    resources: dict[str, Resource] = {}

    def route(path: str, handler: Handler, method: str = "GET") -> None:
        resources.setdefault(path, Resource()).take(method, answering(handler, house, terms))

    def tried(account: str) -> None:
        house.nodes.tell(Attempted(house.nodes.run, account))

    known = Accounts(house.store, house.clock, house.entropy, tried)
    house.nodes.on_attempt = known.tried
    accounts = account_handlers(known)
    answers = {**records.ANSWERS, **persons.ANSWERS, **days.ANSWERS, **accounts}

    def table(path: str, handler: tables.Handler, method: str = "GET") -> None:
        route(path, partial(handler, terms=terms), method)

    async def socket(websocket: WebSocket) -> None:
        await attend(websocket, house, terms)

    route("/healthz", well)
    route("/readyz", ready)
    route("/api/me", me)
    route("/api/me", name_me, "POST")
    route("/api/games", games)
    table("/api/tables", tables.lobby)
    table("/api/tables", tables.open_table, "POST")
    table("/api/tables/{key}", tables.look_up)
    table("/api/tables/{key}/qr.svg", tables.qr)
    table("/api/tables/{key}/rematch", tables.rematch, "POST")
    table("/api/tables/{key}/hint", tables.hint)
    table("/api/match", tables.match, "POST")
    table("/api/me/tables", tables.my_tables)
    for one in (*ARCHIVE_ENDPOINTS, *DAILY_ENDPOINTS):
        route(_in_starlette(one.path), answers[one.name], one.method)
    routes: list[BaseRoute] = [
        *(Route(path, resource) for path, resource in resources.items()),
        WebSocketRoute("/t/{key}/socket", socket),
        Route("/{path:path}", answering(page, house, terms)),
    ]
    return Guarded(Gate(Starlette(routes=routes), house, terms))
