"""`tafelrunde bench`: what this machine's server can carry. Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any, TypeVar

from tafelrunde.cli.arguments import at_least_one

if TYPE_CHECKING:
    from collections.abc import Coroutine

T = TypeVar("T")

_NO_LIMITS = {
    "TAFELRUNDE_FRAMES_PER_SECOND": "1000000",
    "TAFELRUNDE_REQUESTS_PER_SECOND": "0",
}  # the guards against floods are not what is measured


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "bench",
        help="measure what a server carries on this machine",
        description="Starts a server with a database of its own in a process of its own, lets players play over real "
        "sockets, and counts.",
    )
    loads = parser.add_subparsers(title="measurements", metavar="WHAT", required=True)
    load = loads.add_parser(
        "load",
        help="tables played at full speed, then at half of it",
        description="Plays scripted tables: for so many seconds as fast as they go, which gives the moves per "
        "CPU-second of the server, and as long again at half that speed, which gives the waiting from the scheduled "
        "send of a move to its receipt by the last seat. The log is durable all the while.",
    )
    load.add_argument("--game", default="ugo", metavar="GAME", help="whose legal moves are listed (default: ugo)")
    load.add_argument("--tables", type=at_least_one, default=50, metavar="N", help="how many tables (default: 50)")
    load.add_argument("--seats", type=at_least_one, default=4, metavar="N", help="seats at each (default: 4)")
    load.add_argument("--seconds", type=float, default=10, metavar="S", help="of each of the two parts (default: 10)")
    load.add_argument(
        "--database",
        default="",
        metavar="ADDRESS",
        help="an empty PostgreSQL database to play on (default: a file of its own, whatever the environment says)",
    )
    load.add_argument("--json", action="store_true", help="print the result as one JSON object")
    load.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure; 1 when the server does not come up or a move was lost, 2 when such a table cannot be."""
    import tempfile

    import msgspec

    from tafelrunde.core.game import Refused, check_seats
    from tafelrunde.games import CATALOGUE
    from tafelrunde.workshop.load_run import NoServer, Plan, Process
    from tafelrunde.workshop.load_run import run as load

    game = CATALOGUE.get(args.game)
    if game is None:
        return _failed(f"no game is called {args.game!r}: {', '.join(CATALOGUE)}", 2)
    try:
        check_seats(game, args.seats)
    except Refused:
        return _failed(f"{args.game} is for {game.seats[0]} to {game.seats[-1]}", 2)
    plan = Plan(args.game, args.tables, args.seats, args.seconds, {})
    with tempfile.TemporaryDirectory(prefix="tafelrunde-load-") as data:
        command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--data", data]
        try:
            server = Process(command, {**_NO_LIMITS, "TAFELRUNDE_DATABASE": args.database})
        except NoServer as fault:
            return _failed(f"the server did not start: {fault}", 1)
        try:
            found = _in_a_loop(load(plan, server, _protocol(), _say))
        finally:
            server.end()
    values = msgspec.to_builtins(found)
    if args.json:
        print(msgspec.json.encode(values).decode())
    else:
        for name, value in values.items():
            print(f"{name:<22} {value}")
    return 1 if found.errors else 0


def _in_a_loop(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    from tafelrunde.cli.serving import loop_factory

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(work)


def _protocol() -> int:
    from tafelrunde.web.messages import PROTOCOL

    return PROTOCOL


def _say(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def _failed(reason: str, status: int) -> int:
    print(f"tafelrunde bench: {reason}", file=sys.stderr)
    return status
