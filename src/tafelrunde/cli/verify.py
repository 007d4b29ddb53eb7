"""`tafelrunde verify`: was every shuffle of a log the one that its seed gives? Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.terminal.wording import Wording


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
    from tafelrunde.cli.asking import answered

    return answered("verify", args.language, lambda words: _verify(args, words))


def _verify(args: argparse.Namespace, words: Wording) -> int:
    import msgspec

    from tafelrunde.cli.asking import FAULTY, explained, log_from
    from tafelrunde.core.replay import BadLog, verify

    try:
        log = log_from(args.log)
        draws = verify(log, str(args.log))
    except BadLog as fault:
        finding: dict[str, object] = {"ok": False, "line": fault.line, "fault": fault.key, "details": fault.details}
        text = explained(fault, words)
    else:
        finding = {"ok": True, "game": log.game.name, "draws": draws}
        text = words.text("log-verified", path=str(args.log), draws=draws)
    print(text, file=sys.stderr if args.json else sys.stdout)
    if args.json:
        print(msgspec.json.encode(finding).decode())
    return 0 if finding["ok"] else FAULTY
