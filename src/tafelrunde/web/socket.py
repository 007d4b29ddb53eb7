"""One browser at one table: origin and session before the door, then bytes, limits and words.
Must not know rules; what is said goes to the table's mailbox, what the table tells goes out as it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import assert_never

from starlette.websockets import WebSocket

from tafelrunde.core import game
from tafelrunde.core.game import Millis
from tafelrunde.platform import telling
from tafelrunde.platform.fairness import Meter
from tafelrunde.platform.house import House
from tafelrunde.platform.limits import Bucket
from tafelrunde.platform.measures import Measures
from tafelrunde.platform.ports import Clock, NotStored, Person
from tafelrunde.platform.session import Session
from tafelrunde.platform.table import Table
from tafelrunde.platform.telling import Company, Saying, Update
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
    PresenceNow,
    Progress,
    Progressed,
    Refused,
    Said,
    Say,
    Up,
    heard,
    said,
    said_update,
)
from tafelrunde.web.terms import Terms
from tafelrunde.web.wire import EXTENSION, Wire

log = logging.getLogger(__name__)

CLOSED_BY_US = 4000
_MOVING = said(Bye("house.moving"))
NO_DETAILS: Mapping[str, str | int] = {}


class Line:
    """The listener at a table that is a socket: what is said is encoded and sent at once, and never waits for long."""

    def __init__(self, session: Session, wire: Wire, terms: Terms, measures: Measures) -> None:
        self._refusals = measures.refusals
        self._session = session
        self._wire = wire
        self._unsent_bytes = terms.unsent_bytes
        self._meter = Meter()
        self._frames = Bucket(terms.burst, 1000 / terms.frames_per_second)
        self.dismissed = False

    @property
    def session(self) -> Session:
        return self._session

    @property
    def meter(self) -> Meter:
        return self._meter

    def may_speak(self, now: Millis) -> bool:
        """Every frame costs a credit, whatever it says; who has none left is sent away."""
        if not self._frames.spend(now):
            self.dismiss("wire.flood")
            return False
        return True

    def update(self, told: Update) -> None:
        """The table's word, encoded now, so that nothing later can change it."""
        self._send(said_update(told))

    def refuse(self, command_id: str | None, key: str, details: Mapping[str, str | int] = NO_DETAILS) -> None:
        """No, and why."""
        self._refusals[key] += 1
        self.say(Refused(command_id, key, details))

    def hear(self, news: Company | telling.Progress | Saying) -> None:
        """What happens beside the game."""
        match news:
            case Company(seats=seats, rtt=rtt, watchers=watchers):
                self.say(PresenceNow(seats, rtt, watchers))
            case telling.Progress(seat=seat, task=task, done=done, of=of):
                self.say(Progressed(seat, task, done, of))
            case Saying(seat=seat, name=name, phrase=phrase, text=text, at=at):
                self.say(Said(seat, name, phrase, text, at))
            case _:
                assert_never(news)

    def rename(self, person: Person) -> None:
        """Who looks on has another name than they came in with."""
        self._session = Session(self._session.token_hash, person)

    def dismiss(self, reason: str) -> None:
        """A last word."""
        if not self.dismissed:
            self.say(Bye(reason))
            self.dismissed = True
            self._wire.hang_up(CLOSED_BY_US)

    def say(self, message: Down) -> None:
        """Any other word."""
        self._send(said(message))

    def _send(self, frame: bytes) -> None:
        """Who cannot take so much any more is cut off, and will come back and look."""
        if self.dismissed:
            return
        if self._wire.unsent > self._unsent_bytes:
            self.dismissed = True
            self._wire.cut()
        else:
            self._wire.say(frame)


async def attend(websocket: WebSocket, house: House, terms: Terms) -> None:
    """Let somebody in, or not; then carry words both ways until one side ends it."""
    try:
        session = await guest(websocket, house.store) if comes_from_our_page(websocket, terms) else None
        record = None if session is None else await house.record(websocket.path_params["key"])
    except (game.Refused, NotStored):
        session = record = None
    if session is None or record is None:
        await websocket.close()  # before accept: a plain 403, whatever the reason
        return
    await websocket.accept()
    wire: Wire = websocket.scope["extensions"][EXTENSION]
    line = Line(session, wire, terms, house.measures)
    loop = asyncio.get_running_loop()
    impatience = loop.call_later(terms.hello_seconds, line.dismiss, "wire.hello-first")
    try:
        table = await _greeted(websocket, house, record.code, line)
    finally:
        impatience.cancel()
    if table is not None:
        try:
            wire.listen(partial(_hear, table, line, house.clock), partial(_tripped, table, line, house.clock), _MOVING)
            await _until_gone(websocket)
        finally:
            table.unlisten(line, wire.said_goodbye and not line.dismissed)


async def _greeted(websocket: WebSocket, house: House, code: str, line: Line) -> Table | None:
    """The first word must be a hello; None: they have gone, or have been sent away."""
    while not line.dismissed:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        word = _word((message.get("text") or "").encode(), line, house.clock.now_ms())
        if word is not None and (table := await _welcomed(word, house, code, line)) is not None:
            return table
    await _until_gone(websocket)
    return None


async def _until_gone(websocket: WebSocket) -> None:
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass  # after a last word nothing is heard any more


def _hear(table: Table, line: Line, clock: Clock, frame: bytes) -> None:
    now = clock.now_ms()
    if line.dismissed or (word := _word(frame, line, now)) is None:
        return
    try:
        _take(word, table, line, now)
    except game.Refused as refusal:
        line.refuse(None, refusal.key, refusal.details)
    except Exception:
        log.exception("a socket broke")
        line.dismiss("table.broken")


def _tripped(table: Table, line: Line, clock: Clock, seconds: float) -> None:
    """A line is no longer than the socket itself says, however late the page's own answers come."""
    now = clock.now_ms()
    line.meter.took(round(1000 * seconds), now)
    table.audience.company.measured(line, now)


def _word(frame: bytes, line: Line, now: Millis) -> Up | None:
    if not line.may_speak(now):
        return None
    try:
        return heard(frame)
    except Garbled:
        line.refuse(None, "wire.garbled")
        return None


async def _welcomed(word: Up, house: House, code: str, line: Line) -> Table | None:
    """The table, for who says hello in our protocol; a last word for everyone else."""
    match word:
        case Hello(protocol=protocol) if protocol != PROTOCOL:
            line.dismiss("wire.stale")
        case Hello(seq=seq):
            try:
                table = await house.find(code)
                if table is not None:
                    await table.twin.reach(seq)
            except NotStored:
                log.exception("table %s could not be brought back", code)
                line.dismiss("table.not-stored")
                return None
            if table is None:
                line.dismiss("table.unknown")
            elif (refusal := table.audience.company.bars(line.session.person)) is not None:
                line.dismiss(refusal.key)
            else:
                table.listen(line, seq)
                return table
        case _:
            line.dismiss("wire.hello-first")
    return None


def _take(word: Up, table: Table, line: Line, now: Millis) -> None:
    match word:
        case Do(id=command_id, command=command):
            table.submit(line, command_id, bytes(command))
        case Ping(token=token):
            line.say(Pong(token, table.now, line.meter.probe(now)))
        case Echo(probe=probe):
            if line.meter.answered(probe, now):
                table.audience.company.measured(line, now)
        case Progress(task=task, done=done, of=of):
            table.audience.company.progress(line, task, done, of, now)
        case Say(phrase=phrase, text=text):
            table.audience.company.say(line, phrase, text, now)
        case Hello():
            line.refuse(None, "wire.garbled")
        case _:
            assert_never(word)
