"""`tafelrunde verify`: was every shuffle of a log the one that its seed gives? Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "verify",
        help="check that a log's chance was honest",
        description="Checks that the seed at the end of a log is the one whose hash was shown when the table opened, "
        "and that every shuffle, die and draw in it follows from that seed.",
    )
    parser.add_argument("log", type=Path, metavar="LOG", help="a log file, as written by simulate --logs or exported")
    parser.add_argument("--language", help="en, de, nl, es, cs or sk, for what is found")
    parser.add_argument("--json", action="store_true", help="print the finding as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 when all is well, 1 when something is wrong with the log, 2 when there is no log to read."""
    import msgspec

    from tafelrunde.cli.asking import Unanswerable, log_from
    from tafelrunde.cli.faults import explained
    from tafelrunde.core.replay import BadLog, verify

    try:
        log = log_from(args.log)
        draws = verify(log, str(args.log))
    except Unanswerable as fault:
        print(f"tafelrunde verify: {fault}", file=sys.stderr)
        return 2
    except BadLog as fault:
        text = explained(fault, args.language)
        if args.json:
            print(text, file=sys.stderr)
            finding = {"ok": False, "line": fault.line, "fault": fault.key, "details": fault.details}
            print(msgspec.json.encode(finding).decode())
        else:
            print(text)
        return 1
    if args.json:
        print(msgspec.json.encode({"ok": True, "game": log.game.name, "draws": draws}).decode())
    else:
        print(f"{args.log}: {log.game.name}, {draws} draws, all of them as the seed says")
    return 0
