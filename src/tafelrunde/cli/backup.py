"""`tafelrunde backup`: a whole copy of a house's database, also while it is open. Must not know what is in it."""

from __future__ import annotations

import argparse
from pathlib import Path

from tafelrunde.cli.failing import explained, failed
from tafelrunde.cli.settings import BadSetting, add_data_setting, data_folder, database_of, settings_from


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "backup",
        help="copy a house's database, also while it is open",
        description="Copies the whole database as it is at one instant. The file has its name only once it is whole "
        "and on the disk, so an older copy of the same name is never lost to a failed one. To go back to it, stop the "
        "server and put the file into the data folder as tafelrunde.sqlite3. A house on PostgreSQL is copied by "
        "pg_dump.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy")
    add_data_setting(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 once the copy is whole; 1 where it could not be made, and then nothing has changed; 2 for a bad setting."""
    from tafelrunde.storage.backup import back_up
    from tafelrunde.storage.directory import Unusable

    try:
        settings = settings_from(args)
        if (address := database_of(settings)) is not None:
            return failed("backup", f"PostgreSQL brings its own: pg_dump -Fc -f {args.file} -d {address.shown}", 2)
        size = back_up(data_folder(settings), args.file)
    except BadSetting as fault:
        return failed("backup", str(fault), 2)
    except Unusable as fault:
        return failed("backup", explained(fault))
    print(f"{args.file}: {size} bytes")
    return 0
