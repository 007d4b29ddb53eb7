"""Who somebody is: cookies, sessions, and where a request comes from. Must not know tables."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tafelrunde.platform.ports import Records
from tafelrunde.platform.session import Session, session_of
from tafelrunde.web.terms import Terms

COOKIE = "tafelrunde"
_YEAR_S = 365 * 24 * 3600
_SECURE = ("https", "wss")


def cookie_name(scheme: str) -> str:
    """On https the browser itself guarantees that nobody else has set it; plain http in a LAN cannot have that."""
    return f"__Host-{COOKIE}" if scheme in _SECURE else COOKIE


async def guest(connection: HTTPConnection, records: Records) -> Session | None:
    """Whose token came with the request: a program says it, a browser has it in a cookie."""
    told = bearer(connection)
    cookie = connection.cookies.get(cookie_name(connection.url.scheme))
    return await session_of(records, cookie if told is None else told)


def bearer(connection: HTTPConnection) -> str | None:
    """The token that a program has said in so many words; no other site's page can make a browser say one."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def give_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    """The browser keeps the token and no script can read it."""
    scheme = connection.url.scheme
    response.set_cookie(
        cookie_name(scheme), token, max_age=_YEAR_S, httponly=True, samesite="lax", secure=scheme in _SECURE
    )


def take_cookie(connection: HTTPConnection, response: Response) -> None:
    """The browser forgets its token."""
    scheme = connection.url.scheme
    response.delete_cookie(cookie_name(scheme), httponly=True, samesite="lax", secure=scheme in _SECURE)


def comes_from_our_page(connection: HTTPConnection, terms: Terms) -> bool:
    """The browser says that the page it comes from is ours; who sends no origin is no browser page of ours, but who
    says a token is a program of its owner's."""
    if bearer(connection) is not None:
        return True
    origin, host = connection.headers.get("origin"), connection.headers.get("host")
    if not origin or not host:
        return False
    if terms.origin:
        return origin.lower() == terms.origin
    parts = urlsplit(origin)
    secure = connection.url.scheme in _SECURE
    return parts.scheme == ("https" if secure else "http") and parts.netloc.lower() == host.lower()


def invitation(connection: HTTPConnection, terms: Terms, link: str) -> str:
    """Where others come in to a table: at the public address, or at the one in the network where this one is only
    for the machine itself, or at the one that was asked."""
    asked = f"{connection.url.scheme}://{connection.headers.get('host', '')}"
    local = urlsplit(asked).hostname in ("localhost", "127.0.0.1", "::1")
    return f"{terms.origin or (local and terms.inside_url) or asked}/t/{link}"
