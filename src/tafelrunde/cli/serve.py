"""`tafelrunde serve`: the house in a browser, from one process and one directory. Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.cli.arguments import port

if TYPE_CHECKING:
    import asyncio
    import socket
    from collections.abc import Callable

    from tafelrunde.core.replay import Catalogue
    from tafelrunde.platform.house import House
    from tafelrunde.platform.ports import Clock
    from tafelrunde.storage.directory import Unusable
    from tafelrunde.storage.log import SqliteStore

HOST = "127.0.0.1"
PORT = 8421


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "serve",
        help="open a house with tables in the browser",
        description="Opens a house: whoever can reach the address can open a table or sit down at one. Everything is "
        "kept in one directory; a house that was stopped, or cut off, goes on where it stood.",
    )
    parser.add_argument("--host", default=HOST, help=f"the address to listen on (default: {HOST}, this machine alone)")
    parser.add_argument("--port", type=port, default=PORT, help=f"the port, 0 for any free one (default: {PORT})")
    parser.add_argument("--data", type=Path, metavar="DIR", help="where everything is kept (default: your data folder)")
    parser.add_argument("--open", action="store_true", help="show the page in your browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from tafelrunde.games import CATALOGUE
    from tafelrunde.platform.clock import SystemClock
    from tafelrunde.storage.directory import own_directory

    return serve(CATALOGUE, SystemClock(), args.data or own_directory(), args.host, args.port, show=args.open)


def serve(catalogue: Catalogue, clock: Clock, data: Path, host: str, port: int, *, show: bool = False) -> int:
    """Open the directory and the port, or say in one line why not; 0 once it has been stopped."""
    import asyncio

    from tafelrunde.storage.directory import Unusable
    from tafelrunde.storage.log import SqliteStore

    try:
        listening = _listening(host, port)
    except OSError as fault:
        return _failed(f"cannot listen on {_address(host, port)}: {fault.strerror or fault}")
    with listening:
        try:
            store = SqliteStore(data)
        except Unusable as fault:
            return _failed(_explained(fault))
        address = f"http://{_address(host, listening.getsockname()[1])}/"
        try:
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                runner.run(_serve(catalogue, clock, store, listening, address, show))
        finally:
            store.close()
    return 0


async def _serve(
    catalogue: Catalogue, clock: Clock, store: SqliteStore, listening: socket.socket, address: str, show: bool
) -> None:
    import secrets
    import webbrowser

    from tafelrunde.games import LEVELS
    from tafelrunde.platform.house import House

    house = House(catalogue, store, clock, secrets.token_bytes, levels=LEVELS)
    await house.open_doors()
    try:
        print(f"Tafelrunde is open at {address} (Ctrl+C closes it)", flush=True)
        if show:
            webbrowser.open(address)
        await _until_stopped(house, listening)
    finally:
        await house.close_doors()


async def _until_stopped(house: House, listening: socket.socket) -> None:
    """Uvicorn repeats the signal that stopped it once it is done; by then there is nothing left to interrupt."""
    import signal

    from tafelrunde.web.server import server_of

    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        await server_of(house).serve(sockets=[listening])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _listening(host: str, port: int) -> socket.socket:
    import socket

    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two programs share the port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen()
        listening.setblocking(False)
    except OSError:
        listening.close()
        raise
    return listening


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _explained(fault: Unusable) -> str:
    match fault.key:
        case "directory-in-use":
            return "{path} is in use by another Tafelrunde (process {process})".format(**fault.details)
        case "directory-newer":
            return "{path} was written by a newer Tafelrunde; update this one".format(**fault.details)
        case "directory-not-migrated":
            return "{path} could not be brought up to date, and is as it was: {reason}".format(**fault.details)
        case _:
            return "{path} cannot be used: {reason}".format(**fault.details)


def _failed(reason: str) -> int:
    print(f"tafelrunde serve: {reason}", file=sys.stderr)
    return 1


def _address(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
