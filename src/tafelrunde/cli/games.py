"""`tafelrunde export` and `tafelrunde import`: finished games out of a house and into one, as files that anyone can
verify. Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.cli.failing import explained, failed
from tafelrunde.cli.keeping import opened_store, where
from tafelrunde.cli.settings import BadSetting, Settings, add_data_setting, data_folder, database_of, settings_from

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tafelrunde.platform.ports import Row


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How they are called."""
    out = subparsers.add_parser(
        "export",
        help="write a finished game to a file",
        description="Writes the log of a finished game, as the page's own download does; also while the server runs. "
        "`tafelrunde replay` and `tafelrunde verify` read it.",
    )
    out.add_argument("game", metavar="GAME", help="its table's code or link, or the game's id")
    out.add_argument("file", type=Path, nargs="?", metavar="FILE", help="where to (default: standard output)")
    add_data_setting(out)
    out.set_defaults(run=run_export)
    into = subparsers.add_parser(
        "import",
        help="take finished games from files into a house",
        description="Takes games from files that were exported somewhere; each is verified first, draw by draw. The "
        "server must not run meanwhile (unless it keeps them in PostgreSQL): while it does, the page takes such files.",
    )
    into.add_argument("files", type=Path, nargs="+", metavar="FILE", help="a log file")
    into.add_argument("--language", help="en, de, nl, es, cs or sk, for what is wrong with a file")
    add_data_setting(into)
    into.set_defaults(run=run_import)


def run_export(args: argparse.Namespace) -> int:
    """0 once it is written; 1 where there is no such game; 2 for a bad setting."""
    from tafelrunde.cli.writing import write_whole
    from tafelrunde.platform.retold import exported
    from tafelrunde.storage.directory import Unusable

    try:
        rows = _finished(settings_from(args), args.game)
    except BadSetting as fault:
        return failed("export", str(fault), 2)
    except Unusable as fault:
        return failed("export", explained(fault))
    data = exported(rows)
    if args.file is None:
        sys.stdout.buffer.write(data)
        return 0
    try:
        write_whole(args.file, data)
    except OSError as fault:
        return failed("export", f"{args.file} could not be written: {fault.strerror}")
    return 0


def run_import(args: argparse.Namespace) -> int:
    """0 once all are taken; 1 where one does not hold (those before it are taken), or the house is open."""
    from tafelrunde.cli.asking import answered

    return answered("import", args.language, lambda _: _taken(args))


def _finished(settings: Settings, key: str) -> list[Row]:
    import asyncio

    from tafelrunde.platform.clock import SystemClock
    from tafelrunde.storage.directory import Unusable
    from tafelrunde.storage.taking import closed, finished_game

    if database_of(settings) is None:
        return finished_game(data_folder(settings), key)

    async def found() -> list[Row]:
        async with opened_store(settings, SystemClock(), patient=False) as (store, _):
            code = "".join(key.split()).replace("-", "").upper()
            record = await store.table(code) or await store.table_by_link(key) or await store.table_by_id(key)
            if record is None:
                raise Unusable("game-unknown", path=where(settings), game=key)
            return closed(await store.read(record.id, 0), where(settings), key)

    return asyncio.run(found())


def _taken(args: argparse.Namespace) -> int:
    import asyncio

    from tafelrunde.platform.ports import NotStored
    from tafelrunde.storage.directory import Unusable

    try:
        return asyncio.run(_taken_into(settings_from(args), args.files))
    except BadSetting as fault:
        return failed("import", str(fault), 2)
    except Unusable as fault:
        return failed("import", explained(fault))
    except NotStored as fault:
        return failed("import", f"could not be stored: {fault}")


async def _taken_into(settings: Settings, files: Sequence[Path]) -> int:
    import secrets

    from tafelrunde.core.replay import BadLog
    from tafelrunde.games import CATALOGUE
    from tafelrunde.platform.bringing import bring_in
    from tafelrunde.platform.clock import SystemClock

    async with opened_store(settings, SystemClock(), patient=False) as (store, clock):
        for path in files:
            try:
                data = path.read_bytes()
            except OSError as fault:
                return failed("import", f"{path} could not be read: {fault.strerror}", 2)
            try:
                taken = await bring_in(store.archive, CATALOGUE, clock, secrets.token_bytes, data, str(path))
            except BadLog as fault:
                if fault.key != "log.here-already":
                    raise
                print(f"{path}: is here already")
            else:
                print(f"{path}: {taken.game}, kept as {taken.id}")
    return 0
