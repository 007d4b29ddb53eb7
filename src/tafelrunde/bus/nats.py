"""The bus on NATS core: at most once, nothing kept; away for however long, it is there again by itself.
Must not know what is said. Words are dropped while it is away: who hears of it late would hear of what is past."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tafelrunde.core.game import Millis
from tafelrunde.platform.ending import ended
from tafelrunde.platform.measures import Outages
from tafelrunde.platform.ports import Answering, AnswersLate, Heard, Hush, NobodyAnswers, Word

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

AT_ONCE = 10_000
"""So many words may wait to be sent; more than that, and the bus is as good as away."""
_FIRST_WAIT_S, _LONGEST_WAIT_S = 0.25, 5.0
_PING_S = 2
_PATIENCE_S = 2
_SCHEMES = ("nats", "tls")

log = logging.getLogger(__name__)


class BadAddress(Exception):  # noqa: N818 - a finding about somebody's settings
    """Such an address cannot be one of NATS."""


class NatsBus:
    """One connection; everything that is listened to is listened to again after it broke."""

    def __init__(self, addresses: str) -> None:
        self._servers = [part.strip() for part in addresses.split(",") if part.strip()]
        self._shown = ", ".join(map(_shown, self._servers or [""]))
        self.outages = Outages()
        self._client: Client | None = None
        self._wanted: list[_Place] = []
        self._outgoing: asyncio.Queue[tuple[str, Word]] = asyncio.Queue(AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._answers: set[asyncio.Task[None]] = set()
        self._on_return: Callable[[], None] = lambda: None

    @property
    def connected(self) -> bool:
        """Is the line to the server there?"""
        return self._client is not None and self._client.is_connected

    async def open(self, on_return: Callable[[], None]) -> None:
        """Connect, or go on trying behind everyone's back."""
        self._on_return = on_return
        tried = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._stay_connected(tried), name="bus"),
            asyncio.create_task(self._send(), name="bus, outgoing"),
        ]
        await tried.wait()

    async def close(self) -> None:
        """What was said is sent; nothing more is heard."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._said(), _PATIENCE_S)
        await ended(*self._tasks, *self._answers, within_s=_PATIENCE_S)
        if self._client is not None:
            await asyncio.wait({asyncio.create_task(_closed(self._client))}, timeout=_PATIENCE_S)

    async def _said(self) -> None:
        """Everything is out."""
        while self.connected and not self._outgoing.empty():
            await asyncio.sleep(0)
        if self._client is not None and self.connected:
            await self._client.flush(_PATIENCE_S)

    def tell(self, subject: str, word: Word) -> None:
        """Into the line, where there is one."""
        if self.connected and not self._outgoing.full():
            self._outgoing.put_nowait((subject, word))

    async def listen(self, subject: str, heard: Heard) -> Hush:
        """Hear everything that is told under a subject."""

        async def take(message: Msg) -> None:
            heard(message.data)

        return await self._take_place(_Place(subject, "", take))

    async def answer(self, subject: str, answering: Answering, group: str = "") -> Hush:
        """Answer what is asked; each question in a task of its own, so that none waits for another."""

        async def answered(message: Msg) -> None:
            try:
                await message.respond(await answering(message.data))
            except Exception:
                log.debug("no answer to %s", subject, exc_info=True)

        async def take(message: Msg) -> None:
            task = asyncio.create_task(answered(message))
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)

        return await self._take_place(_Place(subject, group, take))

    async def ask(self, subject: str, word: Word, patience_ms: Millis) -> Word:
        """The first answer there is."""
        from nats.errors import Error
        from nats.errors import TimeoutError as Late

        if self._client is None or not self.connected:
            raise NobodyAnswers(subject)
        try:
            return (await self._client.request(subject, word, timeout=patience_ms / 1000)).data
        except Late as fault:
            raise AnswersLate(subject) from fault
        except (Error, OSError) as fault:
            raise NobodyAnswers(subject) from fault

    async def _take_place(self, place: _Place) -> Hush:
        self._wanted.append(place)
        if self._client is not None:
            with contextlib.suppress(Exception):  # the next connection takes it
                await place.take(self._client)

        def leave() -> None:
            self._wanted.remove(place)
            task = asyncio.create_task(place.leave())
            self._answers.add(task)
            task.add_done_callback(self._answers.discard)

        return leave

    async def _stay_connected(self, tried: asyncio.Event) -> None:
        """Our own loop, and a new connection each time: so there is one line for each thing that is wrong, whether it
        is wrong from the start or later."""
        said, wait = "", _FIRST_WAIT_S
        while True:
            gone = asyncio.Event()
            try:
                self._client = await self._connected_anew(gone)
            except Exception as fault:
                tried.set()
                self.outages.began()
                if (why := _in_words(fault)) != said:
                    log.warning("the bus at %s cannot be reached: %s; it is tried again", self._shown, why)
                    said = why
                await asyncio.sleep(wait)
                wait = min(_LONGEST_WAIT_S, 2 * wait)
                continue
            if said:
                log.warning("the bus at %s is there", self._shown)
            tried.set()
            self.outages.ended()
            self._on_return()
            await gone.wait()
            self.outages.began()
            self._client = None
            said, wait = "it went away", _FIRST_WAIT_S
            log.warning("the bus at %s is away: it is tried again, and the log is read meanwhile", self._shown)

    async def _connected_anew(self, gone: asyncio.Event) -> Client:
        from nats.aio.client import Client

        async def closed() -> None:
            gone.set()

        async def failed(fault: Exception) -> None:
            log.debug("the bus: %r", fault)

        client = Client()
        try:
            await client.connect(
                list(self._servers),
                allow_reconnect=False,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                connect_timeout=_PATIENCE_S,
                ping_interval=_PING_S,
                max_outstanding_pings=2,
                error_cb=failed,
                closed_cb=closed,
            )
            for place in list(self._wanted):
                await place.take(client)
            await client.flush()
        except BaseException:
            await _closed(client)
            raise
        return client

    async def _send(self) -> None:
        while True:
            subject, word = await self._outgoing.get()
            if self._client is not None and self._client.is_connected:
                try:
                    await self._client.publish(subject, word)
                except Exception as fault:
                    log.debug("a word was dropped: %r", fault)


async def _closed(client: Client) -> None:
    """However far it had come."""
    with contextlib.suppress(Exception):
        await client.close()
    transport: Any = client._transport
    if transport is not None:  # where it was refused its own way of closing leaves the socket open
        with contextlib.suppress(Exception):
            transport.close()
            await transport.wait_closed()


class _Place:
    """Something that is listened to or answered, on whichever connection there is."""

    def __init__(self, subject: str, group: str, heard: Callable[[Msg], Awaitable[None]]) -> None:
        self._subject = subject
        self._group = group
        self._heard = heard
        self._subscription: Subscription | None = None

    async def take(self, client: Client) -> None:
        """Subscribe."""
        self._subscription = await client.subscribe(self._subject, self._group, cb=self._heard)

    async def leave(self) -> None:
        """Subscribe no more."""
        if self._subscription is not None:
            with contextlib.suppress(Exception):
                await self._subscription.unsubscribe()


def _shown(address: str) -> str:
    """Without a password."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress(f"{address!r} is no address like nats://127.0.0.1:4222") from None
    if parts.scheme not in _SCHEMES or not parts.hostname:
        raise BadAddress(
            f"{parts._replace(netloc=parts.netloc.rpartition('@')[2]).geturl()!r} is no address like nats://127.0.0.1:4222"
        )
    return f"{parts.hostname}:{port or 4222}"


def _in_words(fault: Exception) -> str:
    from nats.errors import NoServersError

    return (
        "nobody listens there"
        if isinstance(fault, NoServersError | ConnectionRefusedError)
        else str(fault) or type(fault).__name__
    )
