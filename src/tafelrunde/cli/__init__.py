"""The composition root: one module per command; the only package that knows all others.

Every command's module has `add_parser` and `run`; what is slow to import is imported in `run`, so that `--help`
answers at once. With `--json` everything but the result goes to standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from tafelrunde import __version__
from tafelrunde.cli import (
    arena,
    atlas,
    backup,
    bench,
    deck,
    describe,
    doctor,
    games,
    migrate,
    play,
    printing,
    replay,
    rules,
    serve,
    simulate,
    solve,
    verify,
    worker,
)

COMMANDS = (
    *(play, serve, worker, doctor, backup, migrate, games, simulate, arena, replay, verify),
    *(rules, deck, printing, solve, atlas, bench, describe),
)
EPILOG = """first steps:
  tafelrunde play ugo --language cs          a game of cards against gentle bots, here in the terminal
  tafelrunde play ubongo-classic --seats 3   cover your board before the sand has run out
  tafelrunde serve --open                    a table in the browser
"""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = argparse.ArgumentParser(
        prog="tafelrunde",
        description="A digital game table for Ubongo, the diamond hunt and UGO!.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"tafelrunde {__version__}")
    subparsers = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_parser(subparsers)
    return whole


def main(argv: Sequence[str] | None = None) -> None:
    """Run one command; its number is the exit status."""
    args = parser().parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        _say_no_more()
        status = 0
    except OSError as fault:  # a full disk, say, wherever it was met
        _say_no_more()
        place = f"{fault.filename}: " if fault.filename else ""
        print(f"tafelrunde: {place}{fault.strerror or fault}", file=sys.stderr)
        status = 1
    except KeyboardInterrupt:  # a command that has more to say of it has said it
        status = 130
    raise SystemExit(status)


def _say_no_more() -> None:
    """What could not be written is not tried again on the way out."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
