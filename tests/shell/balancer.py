"""A load balancer of the simplest kind: each connection goes to the next node that takes it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from shell.relay import Relay

_AGAIN_S = 0.05


class Balancer(Relay):
    """Stands before some ports for as long as the block lasts; while nobody is there it tries again."""

    def __init__(self, ports: Sequence[int]) -> None:
        super().__init__(ports[0], 0)
        self._ports = list(ports)

    async def _reaches(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        while True:
            self._ports.append(self._ports.pop(0))
            for port in self._ports:
                try:
                    return await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    continue
            await asyncio.sleep(_AGAIN_S)
