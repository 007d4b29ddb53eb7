"""`tafelrunde migrate`: a whole house from its file to a PostgreSQL that several machines can share.
Must not know what is moved."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.cli.failing import explained, failed
from tafelrunde.cli.settings import DEFAULTS, data_folder

if TYPE_CHECKING:
    from tafelrunde.storage.address import Address

_SQLITE = "sqlite:///"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "migrate",
        help="move a house from its file to PostgreSQL",
        description="Moves everything: games, persons, sessions, results. The server must not run meanwhile, and the "
        "database must be empty. What was interrupted goes on where it was when the same command is given again; at "
        "the end both sides are read and compared. The file stays as it is.",
    )
    parser.add_argument(
        "--from",
        dest="source",
        default="",
        metavar="sqlite:///FILE",
        help="the file to move (default: the one in your data folder)",
    )
    parser.add_argument(
        "--to",
        required=True,
        metavar="ADDRESS",
        help="where to: postgresql+asyncpg://USER@HOST/NAME; a secret is better kept in ~/.pgpass or PGPASSWORD",
    )
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 once all is there and compared; 1 where it could not be, 2 for a bad address; 130 where it was interrupted."""
    from tafelrunde.storage.address import BadAddress, address_in
    from tafelrunde.storage.directory import Unusable

    try:
        return _moved(_file(args.source), address_in(args.to), args.json)
    except BadAddress as fault:
        return failed("migrate", f"--to: {fault}", 2)
    except Unusable as fault:
        return failed("migrate", explained(fault))
    except KeyboardInterrupt:
        return failed("migrate", "interrupted; the same command goes on from here", 130)


def _file(text: str) -> Path:
    """The file that is meant."""
    from tafelrunde.storage.log import FILE

    path = Path(text.removeprefix(_SQLITE)).expanduser() if text else data_folder(DEFAULTS)
    return path / FILE if path.is_dir() else path


def _moved(source: Path, target: Address, as_json: bool) -> int:
    import asyncio

    import msgspec

    from tafelrunde.cli.keeping import with_driver
    from tafelrunde.cli.progress import bar

    moving = with_driver(target, "tafelrunde.storage.postgres.moving")
    try:
        moved = asyncio.run(moving.move(source, target, bar()))
    except moving.FAULTS as fault:
        return failed("migrate", f"{target.shown}: {fault or type(fault).__name__}; the same command goes on from here")
    if as_json:
        print(msgspec.json.encode(moved).decode())
    else:
        print(f"{source} is in {target.shown}: {sum(moved.rows.values())} rows, compared; digest {moved.digest[:16]}")
    return 0
