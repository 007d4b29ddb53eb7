"""`tafelrunde serve`: the house in a browser, from one process and one directory. Must not know any game's rules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tafelrunde.cli.failing import explained, failed
from tafelrunde.cli.keeping import bus_of, opened_store, where
from tafelrunde.cli.settings import BadSetting, Settings, add_settings, as_page, settings_from

if TYPE_CHECKING:
    import socket
    from collections.abc import Sequence

    from tafelrunde.core.replay import Catalogue
    from tafelrunde.platform.ports import Clock


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "serve",
        help="open a house with tables in the browser",
        description="Opens a house: whoever can reach the address can open a table or sit down at one. Everything is "
        "kept in one directory; a house that was stopped, or cut off, goes on where it stood. Nothing needs to be set.",
        epilog="Every setting can also stand in the environment (TAFELRUNDE_PORT=8000) or in a file (port = 8000); "
        "see docs/reference/settings.md.",
    )
    add_settings(parser)
    parser.add_argument("--settings", action="store_true", help="print the table of all settings, and end")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve what people play."""
    if args.settings:
        print(as_page(), end="")
        return 0
    from tafelrunde.games import CATALOGUE
    from tafelrunde.platform.clock import SystemClock

    return serve(args, CATALOGUE, SystemClock())


def serve(args: argparse.Namespace, catalogue: Catalogue, clock: Clock, pace: int = 1) -> int:
    """Serve until told to stop; 2 when a setting cannot be so."""
    try:
        settings = settings_from(args)
    except BadSetting as fault:
        return failed("serve", str(fault), 2)
    return _opened(catalogue, clock, pace, settings)


def _opened(catalogue: Catalogue, clock: Clock, pace: int, settings: Settings) -> int:
    """Open the directory and the ports, or say in one line why not; 0 once it has been stopped."""
    import asyncio
    import contextlib

    from tafelrunde.cli.serving import bound, loop_factory, shown_address
    from tafelrunde.platform.ports import NotStored
    from tafelrunde.storage.directory import Unusable

    with contextlib.ExitStack() as opened:
        listening = []
        for host, port in doors_of(settings):
            try:
                listening.append(opened.enter_context(bound(host, port)))
            except OSError as fault:
                return failed("serve", f"cannot listen on {shown_address(host, port)}: {fault.strerror or fault}")
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            try:
                runner.run(_kept_open(catalogue, clock, pace, settings, listening))
            except BadSetting as fault:
                return failed("serve", str(fault), 2)
            except Unusable as fault:
                return failed("serve", explained(fault))
            except NotStored as fault:
                return failed("serve", f"{where(settings)} cannot be written: {fault}")
            except KeyboardInterrupt:  # before the doors were open; from then on a signal closes them
                return 130
    return 0


async def _kept_open(
    catalogue: Catalogue, clock: Clock, pace: int, settings: Settings, listening: Sequence[socket.socket]
) -> None:
    from tafelrunde.cli.serving import stay_open

    bus = bus_of(settings)
    async with opened_store(settings, clock, pace) as (store, common):
        await stay_open(catalogue, common, store, bus, settings, listening)


def doors_of(settings: Settings) -> list[tuple[str, int]]:
    """Where a house listens: the public door, and the operator's where there is one."""
    doors = [(settings.host, settings.port)]
    return doors if settings.operator_port < 0 else [*doors, (settings.operator_host, settings.operator_port)]
