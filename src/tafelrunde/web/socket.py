"""One browser at one table: origin and session before the door, then bytes, limits and words.
Must not know rules; what is said goes to the table's mailbox, what the table tells goes out as it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from tafelrunde.platform.house import House
from tafelrunde.platform.ports import Clock, NotStored
from tafelrunde.platform.session import Session
from tafelrunde.platform.table import Table
from tafelrunde.platform.telling import Update
from tafelrunde.web.guests import comes_from_our_page, guest
from tafelrunde.web.messages import (
    PROTOCOL,
    Bye,
    Do,
    Down,
    Echo,
    Garbled,
    Hello,
    Ping,
    Pong,
    Progress,
    Refused,
    Say,
    Up,
    heard,
    said,
    update,
)

log = logging.getLogger(__name__)

CREDITS = 50
CREDIT_MS = 50  # 20 a second
QUEUE = 64
CLOSED_BY_US = 4000
NO_DETAILS: Mapping[str, str | int] = {}


class Credits:
    """A bucket of frames that refills by the clock; who empties it is sent away."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._full_at = clock.now_ms()

    def spend(self) -> bool:
        """One frame; False where there was none left."""
        self._full_at = max(self._full_at, self._clock.now_ms()) + CREDIT_MS
        return self._full_at - self._clock.now_ms() <= CREDITS * CREDIT_MS


class Line:
    """The listener at a table that is a socket: everything to be sent waits in one bounded queue."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self._dismissed = False
        self.cut = asyncio.Event()

    @property
    def session(self) -> Session:
        return self._session

    def update(self, told: Update) -> None:
        """The table's word, encoded now, so that nothing later can change it."""
        self.say(update(told))

    def refuse(self, command_id: str | None, key: str, details: Mapping[str, str | int] = NO_DETAILS) -> None:
        """No, and why."""
        self.say(Refused(command_id, key, details))

    def dismiss(self, reason: str) -> None:
        """A last word."""
        self.say(Bye(reason))
        self._dismissed = True
        self._out.put_nowait(None)

    def say(self, message: Down) -> None:
        """Queue a word; who cannot take so many any more is cut off, and will come back and look."""
        if self._dismissed:
            return
        if self._out.qsize() >= QUEUE:
            self._dismissed = True
            self.cut.set()
        else:
            self._out.put_nowait(said(message))

    async def next_frame(self) -> str | None:
        """What is to be sent next; None: nothing any more."""
        return await self._out.get()


async def attend(websocket: WebSocket, house: House) -> None:
    """Let somebody in, or not; then carry words both ways until one side ends it."""
    session = await guest(websocket, house.store) if comes_from_our_page(websocket) else None
    record = None if session is None else await house.record(websocket.path_params["key"])
    if session is None or record is None:
        await websocket.close()  # before accept: a plain 403, whatever the reason
        return
    await websocket.accept()
    line = Line(session)
    work = [
        asyncio.create_task(_listen(websocket, house, record.code, line)),
        asyncio.create_task(_send(websocket, line)),
        asyncio.create_task(line.cut.wait()),
    ]
    try:
        await asyncio.wait(work, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in work:
            task.cancel()
        for outcome in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                log.error("a socket broke", exc_info=outcome)


async def _send(websocket: WebSocket, line: Line) -> None:
    while (frame := await line.next_frame()) is not None:
        await websocket.send_text(frame)
    await websocket.close(CLOSED_BY_US)


async def _listen(websocket: WebSocket, house: House, code: str, line: Line) -> None:
    """Every frame costs a credit; the first must be a hello; after a last word nothing is heard any more."""
    purse = Credits(house.clock)
    table: Table | None = None
    try:
        while (frame := await _frame(websocket)) is not None:
            if not purse.spend():
                line.dismiss("wire.flood")
                break
            try:
                word = heard(frame)
            except Garbled:
                line.refuse(None, "wire.garbled")
                continue
            if table is None:
                if (table := await _welcomed(word, house, code, line)) is None:
                    break
            else:
                _take(word, table, line)
        else:
            return
        await asyncio.Event().wait()  # the last word is on its way; whoever sends it ends this, too
    finally:
        if table is not None:
            table.unlisten(line)


async def _welcomed(word: Up, house: House, code: str, line: Line) -> Table | None:
    """The table, for who says hello in our protocol; a last word for everyone else."""
    match word:
        case Hello(protocol=protocol) if protocol != PROTOCOL:
            line.dismiss("wire.stale")
        case Hello(seq=seq):
            try:
                table = await house.find(code)
            except NotStored:
                log.exception("table %s could not be brought back", code)
                line.dismiss("table.not-stored")
                return None
            if table is not None:
                table.listen(line, seq)
                return table
            line.dismiss("table.unknown")
        case _:
            line.dismiss("wire.hello-first")
    return None


def _take(word: Up, table: Table, line: Line) -> None:
    match word:
        case Do(id=command_id, command=command):
            table.submit(line, command_id, bytes(command))
        case Ping(token=token):
            line.say(Pong(token, table.now, 0))
        case Echo() | Progress() | Say():
            pass
        case Hello():
            line.refuse(None, "wire.garbled")
        case _:
            assert_never(word)


async def _frame(websocket: WebSocket) -> str | None:
    """The next frame, empty where it is not text; None: they have gone."""
    message = await websocket.receive()
    return None if message["type"] == "websocket.disconnect" else message.get("text") or ""
