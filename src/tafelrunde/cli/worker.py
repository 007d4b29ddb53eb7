"""`tafelrunde worker`: thinks out bots' moves for the nodes of a house, and does nothing else. Must not know tables."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tafelrunde.cli.failing import failed

if TYPE_CHECKING:
    from tafelrunde.platform.ports import Bus


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "worker",
        help="think out bots' moves for the nodes of a house",
        description="Answers what nodes of a house ask for their bots; of all workers exactly one is asked for each "
        "move. Nodes think for themselves where there is no worker.",
    )
    parser.add_argument("--bus", required=True, metavar="ADDRESS", help="where NATS is, as nats://HOST:4222")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Until a signal comes; 2 where the address cannot be one."""
    import asyncio

    from tafelrunde.cli.keeping import bus_at
    from tafelrunde.cli.logs import set_up_logs
    from tafelrunde.cli.serving import loop_factory
    from tafelrunde.cli.settings import BadSetting

    set_up_logs("info", "auto")
    try:
        bus = bus_at(args.bus)
    except BadSetting as fault:
        return failed("worker", str(fault), 2)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_work(bus, args.bus.rpartition("@")[2].removeprefix("nats://")))
    return 0


async def _work(bus: Bus, shown: str) -> None:
    import asyncio
    import signal

    from tafelrunde.bus.bots import answer_for_bots
    from tafelrunde.games import BOTS, CATALOGUE
    from tafelrunde.platform.thinking import Thinkers

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    thinkers = Thinkers(BOTS)
    await bus.open(lambda: None)
    hush = await answer_for_bots(bus, CATALOGUE, thinkers)
    thinkers.wake()
    print(f"Tafelrunde thinks for bots, asked through {shown} (Ctrl+C ends it)", flush=True)
    await stop.wait()
    hush()
    await bus.close()
    thinkers.close()
