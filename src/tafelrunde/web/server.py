"""How the site is carried: one place for every setting of the server under it. Must not know addresses or signals."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import uvicorn

from tafelrunde.platform.house import House
from tafelrunde.web.app import site
from tafelrunde.web.messages import FRAME_BYTES
from tafelrunde.web.patience import patient
from tafelrunde.web.terms import ORDINARY, Terms
from tafelrunde.web.wire import Wire

_FAREWELL_S = 3


class Beside(uvicorn.Server):
    """A second server in the same process: signals are for the first one, which ends this one, too."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None of them."""
        yield


def operator_server(house: House, host: str) -> uvicorn.Server:
    """The operator's port; it has few guests, and says nothing about them."""
    from tafelrunde.web.operator.app import operator_site  # most houses are started without it

    return Beside(
        uvicorn.Config(
            operator_site(house, host),
            http=patient(ORDINARY.request_seconds),
            ws="none",
            lifespan="off",
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_config=None,
            log_level="warning",
            timeout_graceful_shutdown=_FAREWELL_S,
        )
    )


def server_of(house: House, terms: Terms = ORDINARY) -> uvicorn.Server:
    """A server for a house whose doors are open; it takes sockets that are bound already."""
    return uvicorn.Server(
        uvicorn.Config(
            site(house, terms),
            http=patient(terms.request_seconds),
            ws=Wire,
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=terms.ping_seconds or None,
            ws_ping_timeout=terms.ping_seconds or None,
            lifespan="off",
            proxy_headers=bool(terms.trusted_proxies),
            forwarded_allow_ips=list(terms.trusted_proxies),
            server_header=False,
            access_log=terms.log_addresses,
            log_config=None,
            log_level="info" if terms.log_addresses else "warning",
            timeout_graceful_shutdown=_FAREWELL_S,
        )
    )
