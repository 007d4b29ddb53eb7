"""A house that is open: its sockets, its loop, its signals, and what is said at the door. Must not know any rules."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.cli.settings import Settings
    from tafelrunde.core.replay import Catalogue
    from tafelrunde.platform.archive import Keeping
    from tafelrunde.platform.house import House
    from tafelrunde.platform.ports import Bus, Clock
    from tafelrunde.web.terms import Terms

_FILES = 65_536
ANYWHERE = ("0.0.0.0", "::", "")
_YOUNG = (
    50_000  # what a move leaves behind dies by itself; looking for cycles after every 700 objects cost 8 % of a move
)


async def stay_open(
    catalogue: Catalogue,
    clock: Clock,
    store: Keeping,
    bus: Bus | None,
    settings: Settings,
    listening: Sequence[socket.socket],
) -> None:
    """Open the doors, say so, and stay until a signal comes."""
    import secrets

    from tafelrunde.cli.logs import set_up_logs
    from tafelrunde.games import ADVISERS, BOTS, LEVELS, RUNS
    from tafelrunde.platform.advising import Study
    from tafelrunde.platform.chores import Chores
    from tafelrunde.platform.house import House
    from tafelrunde.platform.thinking import Thinkers, Thinking

    set_up_logs(settings.log_level, settings.log_format)
    allow_many_sockets()
    thinkers = Thinkers(BOTS)
    study = Study(ADVISERS)
    thinking: Thinking = thinkers
    if bus is not None:
        from tafelrunde.bus.bots import BotsElsewhere

        thinking = BotsElsewhere(bus, catalogue, thinkers)
    house = House(catalogue, store, clock, secrets.token_bytes, LEVELS, thinking, RUNS, study, bus)
    await house.open_doors()
    chores = Chores(store, clock, house.recorder, settings.guest_days)
    chores.begin()
    try:
        await _until_stopped(house, listening, settings)
    finally:
        await chores.stop()
        await house.close_doors()
        thinkers.close()
        study.close()


async def _until_stopped(house: House, listening: Sequence[socket.socket], settings: Settings) -> None:
    """From the moment at which the doors are said to be open, a signal closes them in good order. Uvicorn repeats the
    one that stopped it once it is done; by then there is nothing left to interrupt."""
    import signal

    from tafelrunde.cli.ending import soon
    from tafelrunde.web.server import server_of

    server = server_of(house, terms_of(settings, listening[0].getsockname()[1]))
    before = {number: signal.signal(number, server.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        _say_where(listening, settings)
        gc.collect()
        gc.freeze()
        gc.set_threshold(_YOUNG, 20, 50)
        async with _beside(house, listening[1:], settings):
            await server.serve(sockets=[listening[0]])
            soon()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _say_where(listening: Sequence[socket.socket], settings: Settings) -> None:
    port = listening[0].getsockname()[1]
    for line in greeting(settings, port):
        print(line, flush=True)
    for door in listening[1:]:
        address = shown_address(settings.operator_host, door.getsockname()[1])
        print(f"The operator's page is at http://{address}/", flush=True)
    if settings.open:
        _show(settings.public_url or f"http://{shown_address('127.0.0.1', port)}/")


@contextlib.asynccontextmanager
async def _beside(house: House, listening: Sequence[socket.socket], settings: Settings) -> AsyncIterator[None]:
    """The operator's port for as long as the block lasts, where there is one."""
    if not listening:
        yield
        return
    from tafelrunde.web.operator.lag import watch
    from tafelrunde.web.server import operator_server

    server = operator_server(house, settings.operator_host)
    serving = asyncio.create_task(server.serve(sockets=list(listening)))
    watching = asyncio.create_task(watch(house.measures.lag))
    try:
        yield
    finally:
        watching.cancel()
        server.should_exit = True
        await asyncio.gather(serving, watching, return_exceptions=True)


def terms_of(settings: Settings, port: int) -> Terms:
    """What the settings mean for the site."""
    from tafelrunde.web.terms import Terms

    inside = _address_in_the_network() if settings.host in ANYWHERE else None
    proxies = tuple(part.strip() for part in settings.trusted_proxy.split(",") if part.strip())
    return Terms(
        public_url=settings.public_url,
        inside_url=f"http://{shown_address(inside, port)}" if inside else "",
        trusted_proxies=proxies,
        frames_per_second=settings.frames_per_second,
        requests_per_second=settings.requests_per_second,
        log_addresses=settings.log_addresses,
    )


def greeting(settings: Settings, port: int) -> list[str]:
    """Where the house is open, and how others can come in; a code to scan where it can be seen."""
    here = f"http://{shown_address('127.0.0.1' if settings.host in ANYWHERE else settings.host, port)}/"
    lines = [f"Tafelrunde is open at {here} (Ctrl+C closes it)"]
    inside = _address_in_the_network()
    if settings.public_url:
        invitation = settings.public_url.rstrip("/") + "/"
        lines.append(f"Everyone comes in at {invitation}")
    elif settings.host in ANYWHERE and inside:
        invitation = f"http://{shown_address(inside, port)}/"
        lines.append(f"Others in your network come in at {invitation}")
    else:
        if inside and settings.host in ("127.0.0.1", "localhost"):
            lines.append(f"For others in your network: --host 0.0.0.0, then http://{shown_address(inside, port)}/")
        return lines
    return [*lines, _qr(invitation)] if settings.open or sys.stdout.isatty() else lines


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    family, kind, protocol, _, where = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(1024)
        listening.setblocking(False)
    except OSError:
        listening.close()
        raise
    return listening


def allow_many_sockets() -> None:
    """As many files at once as the system lets a process have: each guest at a table is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(_FILES, hard) if hard != resource.RLIM_INFINITY else _FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The fastest loop that there is for this system."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def shown_address(host: str, port: int) -> str:
    """As it stands in a URL."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _address_in_the_network() -> str | None:
    """Which address this machine would speak from; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = asking.getsockname()[0]
        return None if address.startswith("127.") else address


def _qr(text: str) -> str:
    import io

    import segno

    drawn = io.StringIO()
    segno.make(text, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def _show(address: str) -> None:
    """In a thread: some browsers do not let go before they are closed."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
