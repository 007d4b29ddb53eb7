"""`tafelrunde replay`: a stored log again, as any seat saw it. Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "replay",
        help="tell a stored game again, as any seat saw it",
        description="Tells a log again, event by event: as text, or with --json as one self-explaining object a "
        "line, so that an independent referee can check the game.",
    )
    parser.add_argument("log", type=Path, metavar="LOG", help="a log file")
    whose = parser.add_mutually_exclusive_group()
    whose.add_argument("--seat", type=int, metavar="K", help="as the player in seat K saw it, counted from 1")
    whose.add_argument("--spectator", action="store_true", help="as somebody without a seat saw it")
    whose.add_argument("--all", action="store_true", help="everything, hidden things too (the default)")
    parser.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Tell the log line by line; 1 when it does not hold, 2 when there is none."""
    from tafelrunde.cli.asking import Unanswerable, log_from
    from tafelrunde.cli.faults import explained
    from tafelrunde.core.replay import BadLog, states
    from tafelrunde.i18n.catalogue import spoken
    from tafelrunde.terminal.retelling import EVERYTHING, SPECTATOR, as_json, as_seen, as_text

    try:
        log = log_from(args.log)
        if args.seat is not None and args.seat not in range(1, log.seats + 1):
            raise Unanswerable(f"--seat {args.seat}: the seats of this game are 1 to {log.seats}")
        for _ in states(log, str(args.log)):
            pass  # a log that does not hold is refused before a word of it is told
    except Unanswerable as fault:
        print(f"tafelrunde replay: {fault}", file=sys.stderr)
        return 2
    except BadLog as fault:
        print(explained(fault, args.language), file=sys.stderr)
        return 1
    eye = args.seat - 1 if args.seat is not None else SPECTATOR if args.spectator else EVERYTHING
    seen = as_seen(log, eye)
    for text in as_json(seen) if args.json else as_text(seen, spoken(args.language)):
        print(text)
    return 0
