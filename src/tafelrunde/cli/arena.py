"""`tafelrunde arena`: bots measured against bots, one deal replayed in every seat. Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tafelrunde.cli.arguments import OPTIONS, at_least_one

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tafelrunde.terminal.wording import Wording
    from tafelrunde.workshop.arena import Bout, Row

    Kept = dict[tuple[bytes, int], Row]

INTERRUPTED = 130


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "arena",
        help="measure bots against one another",
        description="Plays blocks: one deal, replayed until every bot has had every seat. The first bot is the\n"
        "challenger; its points are told above the mean of the others, with the 95 % interval by blocks.\n"
        "Bots that are alike come out at exactly 0. In Ubongo a round's points are the rivals that were slower.",
        epilog=OPTIONS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", required=True, metavar="GAME", help="ugo, ubongo-classic or ubongo-diamonds")
    parser.add_argument("--bots", metavar="LEVELS", help="one a seat, the challenger first: expert,greedy,greedy")
    parser.add_argument("--ladder", action="store_true", help="all bots of the game against one another, in one order")
    parser.add_argument("--seats", type=int, metavar="N", help="of a ladder (default: as many as may, up to 4)")
    parser.add_argument("--blocks", type=at_least_one, default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text (default: 1)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--spells", type=at_least_one, default=8, metavar="N", help="how long they may think (default: 8 spells)"
    )
    budget.add_argument("--ms", type=_above_0, metavar="MS", help="the same in processor time: no run is like another")
    parser.add_argument(
        "--stop", type=_above_0, metavar="POINTS", help="stop when it is sure: better by so many a round, or not at all"
    )
    parser.add_argument("--workers", type=at_least_one, metavar="N", help="processes (default: one a processor)")
    parser.add_argument("--scheduler", metavar="URL", help="a Dask cluster instead, such as tcp://host:8786")
    parser.add_argument("--rows", type=Path, metavar="FILE", help="keep every block; none is played twice")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the result as SVG")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="of the table; see below")
    parser.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    parser.set_defaults(run=run)


def _above_0(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError("must be above 0")
    return number


def run(args: argparse.Namespace) -> int:
    """0 when it is measured, 2 when such a bout cannot be, 130 after Ctrl-C."""
    from tafelrunde.cli.asking import answered
    from tafelrunde.cli.engines import heed_choice

    heed_choice()
    return answered("arena", args.language, lambda words: _measure(args, words))


def _measure(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.terminal.vocabulary import Misunderstood
    from tafelrunde.workshop.executors import NoScheduler

    bouts = _bouts(args)
    kept = {} if args.rows is None else _kept(args.rows)
    try:
        rows = _played(args, bouts, kept)
    except NoScheduler as fault:
        raise Misunderstood(fault.key, address=fault.address) from None
    except KeyboardInterrupt:
        print(f"tafelrunde arena: {words.text('arena-interrupted')}", file=sys.stderr)
        return INTERRUPTED
    _tell(args, rows, words)
    return 0


def _bouts(args: argparse.Namespace) -> list[tuple[Bout, int]]:
    """What is to be played, block by block."""
    from itertools import islice

    from msgspec import Raw, json

    from tafelrunde.cli.asking import game_named, levels_of, table_options
    from tafelrunde.terminal.vocabulary import Misunderstood
    from tafelrunde.workshop.arena import Bout, line_ups

    if args.ladder == (args.bots is not None):
        raise Misunderstood("arena-whom")
    game, seats = game_named(args.game, args.seats)
    levels = () if args.ladder else levels_of(game, args.bots)
    if not args.ladder:
        game, seats = game_named(args.game, len(levels))
    if seats < 2:
        raise Misunderstood("arena-alone")
    options = Raw(json.encode(table_options(game, seats, args.option)))
    names = line_ups(game.name, seats, args.seed) if args.ladder else iter(lambda: levels, None)
    return [
        (Bout(game.name, bots, args.seed, options, args.spells, args.ms), number)
        for number, bots in enumerate(islice(names, args.blocks))
    ]


def _kept(path: Path) -> Kept:
    """The blocks that a file has already; files that were put behind one another are one."""
    import msgspec

    from tafelrunde.terminal.vocabulary import Misunderstood
    from tafelrunde.workshop.arena import Row

    try:
        rows = [msgspec.json.decode(line, type=Row) for line in path.read_bytes().splitlines()] if path.exists() else []
    except OSError as fault:
        raise Misunderstood("bad-file", path=str(path), reason=fault.strerror or "?") from None
    except msgspec.DecodeError as fault:
        raise Misunderstood("bad-file", path=str(path), reason=str(fault)) from None
    return {(msgspec.json.encode(row.bout), row.block): row for row in rows}


def _played(args: argparse.Namespace, bouts: Sequence[tuple[Bout, int]], kept: Kept) -> list[Row]:
    """All rows in the order of their blocks, as far as they are needed."""
    import os

    import msgspec

    from tafelrunde.cli.progress import bar
    from tafelrunde.workshop.arena import rows
    from tafelrunde.workshop.arena_result import lead, verdict
    from tafelrunde.workshop.executors import executor

    missing = [(bout, number) for bout, number in bouts if (msgspec.json.encode(bout), number) not in kept]
    workers = min(args.workers or (64 if args.scheduler else os.cpu_count() or 1), max(1, len(missing)))
    found: list[Row] = []
    leads: list[float] = []
    show = bar()
    with executor(workers, args.scheduler) as hands:
        fresh = rows(missing, hands, workers)
        for bout, number in bouts:
            row = kept.get((msgspec.json.encode(bout), number))
            if row is None:
                row = next(fresh)
                _keep(args.rows, row)
            found.append(row)
            show(len(found) / len(bouts))
            leads.append(float(lead(row)))
            if args.stop is not None and not args.ladder and verdict(leads, args.stop) != "open":
                show(1)
                break
        fresh.close()
    return found


def _keep(path: Path | None, row: Row) -> None:
    import msgspec

    from tafelrunde.terminal.vocabulary import Misunderstood

    if path is None:
        return
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")
    except OSError as fault:
        raise Misunderstood("bad-path", path=str(path), reason=fault.strerror or "?") from None


def _tell(args: argparse.Namespace, rows: Sequence[Row], words: Wording) -> None:
    import msgspec

    from tafelrunde.terminal.vocabulary import Misunderstood
    from tafelrunde.workshop.arena_ladder import ladder
    from tafelrunde.workshop.arena_plot import of_ladder, of_leads
    from tafelrunde.workshop.arena_result import result

    rungs = ladder(rows) if args.ladder else []
    found: dict[str, Any] = {"blocks": len(rows)} if rungs else msgspec.to_builtins(result(rows, args.stop))
    if rungs:
        found["ladder"] = msgspec.to_builtins(rungs)
    if args.plot is not None:
        try:
            args.plot.write_text(of_ladder(rungs) if rungs else of_leads(rows), encoding="utf-8")
        except OSError as fault:
            raise Misunderstood("bad-path", path=str(args.plot), reason=fault.strerror or "?") from None
    if args.json:
        print(msgspec.json.encode(found).decode())
        return
    for line in _lines(found, words):
        print(line)


def _lines(found: dict[str, Any], words: Wording) -> Iterator[str]:
    verdict, rungs = found.pop("verdict", None), found.pop("ladder", [])
    for name, value in found.items():
        shown = " … ".join(f"{one:g}" for one in value) if isinstance(value, list | tuple) else value
        yield f"{name:<18} {shown}"
    for rung in rungs:
        low, high = rung["elo_ci95"]
        yield (
            f"{words.text('level-' + rung['bot']):<14} {rung['elo']:>7.0f}  ({low:.0f} … {high:.0f})  "
            f"openskill {rung['mu']:.1f} ± {rung['sigma']:.1f}  {rung['game_win_share']:.1%}  {rung['games']}"
        )
    if verdict is not None:
        yield words.text(f"arena-{verdict.replace(' ', '-')}")
