"""A line to a server that can be cut and mended: what was on its way is lost, and nobody new comes through.
Or it falls silent: nothing is answered and nothing refused, as when a switch between two machines has died."""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType


class Cuttable:
    """A port that leads to another one, as long as nobody cuts it."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._carrying: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Cuttable:
        self._server = await asyncio.start_server(self._come_in, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()
        self._flows.set()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def cut(self) -> None:
        """From now on nothing comes through, and whoever was connected hears so."""
        self.is_cut = True
        for end in self._ends:
            end.transport.abort()

    def fall_silent(self) -> None:
        """From now on nothing comes through, and nobody hears so."""
        self._flows.clear()

    def mend(self) -> None:
        """Who comes now comes through; what was kept back by the silence, too."""
        self.is_cut = False
        self._flows.set()

    async def _come_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.transport.abort()
            return
        await self._flows.wait()
        try:
            there, out = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, out}
        for source, sink in ((reader, out), (there, writer)):
            task = asyncio.create_task(self._carry(source, sink))
            self._carrying.add(task)
            task.add_done_callback(self._carrying.discard)

    async def _carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await self._flows.wait()
                sink.write(data)
                await sink.drain()
        self._ends.discard(sink)
        sink.transport.abort()
