"""`tafelrunde atlas`: find every area that some pieces cover, look through what was found. Must not search itself."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tafelrunde.polyomino.atlas import Box, Entry
    from tafelrunde.terminal.wording import Wording
    from tafelrunde.workshop.atlas_file import Atlas

FAULTY, UNANSWERABLE, INTERRUPTED = 1, 2, 130
_LONGEST_SIDE = 16


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "atlas",
        help="find every area that some pieces can cover",
        description="Finds every connected area that some k of the twelve pieces cover, up to turning and flipping, "
        "with all its sets and their numbers of covers.",
    )
    parser.add_argument("--pieces", type=int, metavar="K", help="how many pieces a set has: 1 to 5")
    parser.add_argument("--box", type=_box, metavar="WxH", help="only areas that fit, lying or standing")
    parser.add_argument("--workers", type=_from_1, metavar="N", help="threads (default: one a processor)")
    parser.add_argument("--scheduler", metavar="URL", help="a Dask cluster instead, such as tcp://host:8786")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep what was found")
    _common(parser)
    parser.set_defaults(run=run)
    actions = parser.add_subparsers(dest="action", metavar="query|check")

    query = actions.add_parser(
        "query", help="look through a file", description="Filters and draws the areas of a file."
    )
    query.add_argument("file", type=Path, metavar="FILE", help="as written with --out")
    query.add_argument("--area", type=_span, metavar="N|A..B", help="how many squares")
    query.add_argument("--sets", type=_span, metavar="N|A..B", help="how many sets cover it; 12.. is 12 or more")
    query.add_argument("--unique", action="store_true", help="count only sets with a single cover")
    query.add_argument("--symmetric", action="store_true", help="only areas that some turn or flip leaves as they are")
    query.add_argument("--hole-free", action="store_true", help="only areas without holes")
    query.add_argument("--box", type=_box, metavar="WxH", help="only areas that fit, lying or standing")
    query.add_argument("--region", metavar="REGION", help="this very area, such as ##./###, turned or flipped")
    query.add_argument("--limit", type=_from_0, default=5, metavar="N", help="how many to draw (default: 5)")
    _common(query)

    check = actions.add_parser("check", help="prove that every byte of a file is as it was written")
    check.add_argument("file", type=Path, metavar="FILE", help="as written with --out")
    _common(check)


def _common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def run(args: argparse.Namespace) -> int:
    """0 when all is well, 1 when a file is not, 2 when the wish cannot be met, 130 after Ctrl-C."""
    from tafelrunde.cli.asking import answered
    from tafelrunde.cli.engines import heed_choice

    heed_choice()
    return answered("atlas", args.language, lambda words: _act(args, words))


def _act(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.cli.progress import broken_off

    try:
        return _make(args, words) if args.action is None else _look(args, words)
    except KeyboardInterrupt:
        broken_off()
        _failed(words.text("atlas-interrupted"))
        return INTERRUPTED


def _look(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.workshop.atlas_file import Atlas, BadAtlas

    try:
        atlas = Atlas(args.file)
    except BadAtlas as fault:
        return _failed(words.text(fault.key.replace(".", "-"), file=fault.source))
    except OSError as fault:
        return _failed(words.text("atlas-file", file=str(args.file), reason=fault.strerror or "?"))
    with atlas:
        return _query(args, words, atlas) if args.action == "query" else _check(args, words, atlas)


def _make(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.polyomino.atlas import BadPlan
    from tafelrunde.polyomino.engine import engine
    from tafelrunde.terminal.vocabulary import Misunderstood
    from tafelrunde.workshop.executors import NoScheduler

    if args.pieces is None:
        raise Misunderstood("atlas-what")
    if args.pieces > 2 and engine() == "twin" and args.scheduler is None:
        print(words.text("atlas-slow"), file=sys.stderr)
    try:
        summary = _surveyed(args)
    except NoScheduler as fault:
        raise Misunderstood(fault.key, address=fault.address) from None
    except BadPlan as fault:
        raise Misunderstood(fault.key.replace(".", "-")) from None
    except OSError as fault:
        return _failed(words.text("atlas-file", file=str(args.out), reason=fault.strerror or "?"))
    if args.json:
        _print_json(summary)
        return 0
    by_area = summary.pop("by_area")
    for name, value in summary.items():
        print(f"{name:<22} {value}")
    assert isinstance(by_area, dict)
    for size, figures in by_area.items():
        print(f"area {size:<17} {figures['regions']}")
    return 0


def _surveyed(args: argparse.Namespace) -> dict[str, object]:
    from tafelrunde.cli.progress import bar
    from tafelrunde.workshop.atlas_run import run as survey
    from tafelrunde.workshop.executors import executor

    workers = min(args.workers or _processors(), 256)
    if args.scheduler is None:
        return survey(args.pieces, args.box, workers, args.out, bar())
    with executor(workers, args.scheduler) as hands:
        return survey(args.pieces, args.box, workers, args.out, bar(), hands)


def _query(args: argparse.Namespace, words: Wording, atlas: Atlas) -> int:
    from tafelrunde.workshop.atlas_run import Wanted, found, looked_up

    every = Wanted()
    wanted = Wanted(
        args.area or every.area, args.sets or every.sets, args.unique, args.symmetric, args.hole_free, args.box
    )
    shown: list[Entry] = []
    number = 0
    if args.region is not None:
        entry = looked_up(atlas, _cells(args.region))
        shown, number = ([entry], 1) if entry else ([], 0)
    else:
        for number, (reader, place) in enumerate(found(atlas, wanted), start=1):
            if number <= args.limit:
                shown.append(reader.at(place))
    if args.json:
        _print_json({"found": number, "shown": [_told(entry) for entry in shown]})
    else:
        for entry in shown:
            print("\n".join(_drawn(entry, words)), end="\n\n")
        print(words.text("atlas-found", found=number, shown=len(shown)))
    return 0


def _check(args: argparse.Namespace, words: Wording, atlas: Atlas) -> int:
    if any(True for _ in atlas.faulty_sections()):
        return _failed(words.text("atlas-damaged", file=str(args.file)))
    if args.json:
        _print_json({"ok": True, **atlas.summary})
    else:
        regions = sum(section.regions for section in atlas.sections)
        print(words.text("atlas-sound", file=str(args.file), regions=regions))
    return 0


def _cells(text: str) -> list[tuple[int, int]]:
    from tafelrunde.polyomino.piece import cells_in
    from tafelrunde.terminal.vocabulary import Misunderstood

    rows = tuple(text.replace("\n", "/").split("/"))
    cells = [*cells_in(rows)]
    if not cells or set("".join(rows)) - {"#", "."}:
        raise Misunderstood("atlas-region")
    return cells


def _told(entry: Entry) -> dict[str, Any]:
    sets = [{"pieces": pieces, "covers": covers} for pieces, covers in entry.sets.items()]
    return {
        "region": entry.picture,
        "area": "".join(entry.picture).count("#"),
        "unique": entry.unique,
        "hole_free": not entry.hole,
        "symmetric": entry.symmetric,
        "sets": sets,
    }


def _drawn(entry: Entry, words: Wording) -> Iterable[str]:
    from textwrap import wrap

    from tafelrunde.polyomino.piece import cells_in
    from tafelrunde.polyomino.sketch import drawn

    cells = dict.fromkeys(cells_in(entry.picture), "")
    yield from drawn(cells, len(entry.picture[0]), len(entry.picture))
    yield words.text("atlas-entry", area=len(cells), sets=len(entry.sets), unique=entry.unique)
    yield from wrap(", ".join(f"{'+'.join(pieces)} {covers}" for pieces, covers in entry.sets.items()), 100)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _print_json(value: object) -> None:
    import msgspec

    print(msgspec.json.encode(value).decode())


def _failed(reason: str) -> int:
    print(f"tafelrunde atlas: {reason}", file=sys.stderr)
    return FAULTY


def _box(text: str) -> Box:
    width, _, height = text.lower().replace("×", "x").partition("x")
    sides = int(width), int(height)
    if min(sides) < 1:
        raise argparse.ArgumentTypeError("a box is at least 1x1")
    return min(sides[0], _LONGEST_SIDE), min(sides[1], _LONGEST_SIDE)


def _span(text: str) -> range:
    low, dots, high = text.partition("..")
    first = int(low or 0)
    last = int(high or (1 << 16) - 1) if dots else first
    if first < 0 or last < first:
        raise argparse.ArgumentTypeError("write 13, 12..14, 12.. or ..14")
    return range(first, last + 1)


def _from_1(text: str) -> int:
    if int(text) < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return int(text)


def _from_0(text: str) -> int:
    if int(text) < 0:
        raise argparse.ArgumentTypeError("not below 0")
    return int(text)
