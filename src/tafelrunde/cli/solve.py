"""`tafelrunde solve`: cover an area with pieces, one or a stream of them. Must not search itself."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any, TypedDict, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tafelrunde.polyomino.board import Region
    from tafelrunde.polyomino.fit import Placement
    from tafelrunde.polyomino.piece import Cell, PieceName
    from tafelrunde.terminal.wording import Wording

FOUND, NOTHING_FOUND, SOME_BROKEN, INTERRUPTED = 0, 1, 1, 130


class _Line(TypedDict):
    region: list[str]
    pieces: list[str]


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "solve",
        help="cover an area with pieces",
        description="Draws a way to cover an area exactly with the given pieces. With --jsonl it reads a task from "
        'each line of standard input, {"region": ["##.", "###"], "pieces": ["I2", "I3"]}, and answers line by line.',
    )
    parser.add_argument("region", nargs="?", metavar="REGION", help="its rows, # a cell and . none, such as ##./###")
    parser.add_argument("--pieces", metavar="NAMES", help="such as L4,P5,T4")
    parser.add_argument("--all", action="store_true", help="draw every way there is")
    parser.add_argument("--jsonl", action="store_true", help="read tasks from standard input, write answers in order")
    parser.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 when there is a cover, 1 when there is none or a line was broken, 2 when the task is none, 130 after Ctrl-C."""
    from tafelrunde.cli.asking import answered
    from tafelrunde.cli.engines import heed_choice

    heed_choice()
    return answered("solve", args.language, lambda words: _act(args, words))


def _act(args: argparse.Namespace, words: Wording) -> int:
    try:
        return _stream(sys.stdin.buffer, sys.stdout) if args.jsonl else _solve(args, words)
    except KeyboardInterrupt:
        print(f"tafelrunde solve: {words.text('solve-interrupted')}", file=sys.stderr)
        return INTERRUPTED


def _solve(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.polyomino.board import BadTask
    from tafelrunde.polyomino.engine import solutions
    from tafelrunde.terminal.vocabulary import Misunderstood

    if args.region is None or args.pieces is None:
        raise Misunderstood("solve-what")
    try:
        region, _ = _area(args.region.replace("\n", "/").split("/"))
        covers = solutions(region, _named([name.strip().upper() for name in args.pieces.split(",")]))
    except BadTask as fault:
        row = fault.details.get("row")
        told = fault.details | ({"row": row + 1} if isinstance(row, int) else {})  # people count from 1
        raise Misunderstood(f"solve-{fault.key.replace('.', '-')}", **told) from None
    found = 0
    for cover in covers:
        found += 1
        print("\n".join(_drawn(region, cover)), end="\n\n")
        if not args.all:
            return FOUND
    print(words.text("solve-count", count=found))
    return FOUND if found else NOTHING_FOUND


def _drawn(region: Region, cover: tuple[Placement, ...]) -> Iterator[str]:
    """The borders of the pieces with their names in their first cells, and below, for readers, where each lies."""
    from tafelrunde.polyomino.fit import placed_cells
    from tafelrunde.polyomino.sketch import outline

    lines = outline(region, cover)
    for laid in cover:
        x, y = placed_cells(laid)[0]
        row, column = 2 * y + 1, 4 * x + 1
        lines[row] = lines[row][:column] + laid.piece.ljust(3) + lines[row][column + 3 :]
    yield from lines
    for laid in cover:
        yield f"{laid.piece}: " + " ".join(f"{'abcdefgh'[x]}{y + 1}" for x, y in placed_cells(laid))


def _stream(lines: Iterable[bytes], out: Any) -> int:
    """An answer a line, each written before the next is read; 1 if any line was broken."""
    import msgspec

    from tafelrunde.polyomino.board import BadTask

    status = FOUND
    for line in lines:
        try:
            answer = _answer(line)
        except BadTask as fault:
            answer = {"error": fault.key, "detail": fault.details}
            status = SOME_BROKEN
        out.write(msgspec.json.encode(answer).decode() + "\n")
        out.flush()
    return status


def _answer(line: bytes) -> dict[str, Any]:
    import msgspec

    from tafelrunde.polyomino.board import BadTask
    from tafelrunde.polyomino.engine import count, solve
    from tafelrunde.polyomino.fit import placed_cells

    try:
        task = msgspec.json.decode(line, type=_Line)
    except msgspec.ValidationError as fault:
        raise BadTask("line.shape", message=str(fault)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadTask("line.json", message=str(fault)) from None
    region, (left, top) = _area(task["region"])
    pieces = _named(task["pieces"])
    cover = solve(region, pieces)
    first = cover and [
        {"piece": laid.piece, "cells": [[x + left, y + top] for x, y in placed_cells(laid)]} for laid in cover
    ]
    return {"solutions": count(region, pieces), "first": first}


def _area(rows: list[str]) -> tuple[Region, Cell]:
    """The area, cut to its box, and where that began; nobody minds bare rows and columns around it."""
    from tafelrunde.polyomino.board import BadRegion, Region, region_of
    from tafelrunde.polyomino.piece import cells_in

    try:
        return Region(tuple(rows)), (0, 0)
    except BadRegion as fault:
        if fault.key not in ("region.margin", "region.too-large"):
            raise
    cells = cells_in(tuple(rows))
    return region_of(cells), (min(x for x, _ in cells), min(y for _, y in cells))


def _named(names: list[str]) -> tuple[PieceName, ...]:
    """What somebody called pieces; the search says of those that are none."""
    return cast("tuple[PieceName, ...]", tuple(names))
