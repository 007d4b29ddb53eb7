"""`tafelrunde replay`: a stored log again, as any seat saw it. Must not know any game's rules."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.terminal.wording import Wording


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
    """Tell the log line by line; 1 when it does not hold, 2 when there is none or it has no such seat."""
    from tafelrunde.cli.asking import answered

    return answered("replay", args.language, lambda words: _retell(args, words))


def _retell(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.cli.asking import log_from
    from tafelrunde.core.replay import states
    from tafelrunde.terminal.retelling import EVERYTHING, SPECTATOR, as_json, as_seen, as_text
    from tafelrunde.terminal.vocabulary import Misunderstood

    log = log_from(args.log)
    if args.seat is not None and args.seat not in range(1, log.seats + 1):
        raise Misunderstood("bad-seat", seats=log.seats, seat=args.seat)
    for _ in states(log, str(args.log)):
        pass  # a log that does not hold is refused before a word of it is told, here or by `list` below
    eye = args.seat - 1 if args.seat is not None else SPECTATOR if args.spectator else EVERYTHING
    seen = as_seen(log, eye)
    lines = as_json(seen) if args.json else list(as_text(seen, str(args.log), words.catalogue))
    for text in lines:
        print(text)
    return 0
