"""How the site is carried: one place for every setting of the server under it. Must not know addresses or signals."""

from __future__ import annotations

import uvicorn

from tafelrunde.platform.house import House
from tafelrunde.web.app import site
from tafelrunde.web.messages import FRAME_BYTES

_FAREWELL_S = 3


def server_of(house: House) -> uvicorn.Server:
    """A server for a house whose doors are open; it takes sockets that are bound already."""
    return uvicorn.Server(
        uvicorn.Config(
            site(house),
            http="h11",
            ws="websockets-sansio",
            ws_max_size=FRAME_BYTES,
            ws_per_message_deflate=False,
            lifespan="off",
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=_FAREWELL_S,
        )
    )
