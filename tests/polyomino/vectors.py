"""Shared vectors: what every twin of the shapes, of the claim check and of the day's choice must agree on.

`python tests/polyomino/vectors.py` writes tests/vectors/*.json anew; a test says when that is due.
"""

from pathlib import Path

import msgspec

from tafelrunde.polyomino.board import Region, parse
from tafelrunde.polyomino.daily import task_of_the_day
from tafelrunde.polyomino.deck import BUILT_IN, load
from tafelrunde.polyomino.fit import Fault, Placement
from tafelrunde.polyomino.piece import SHAPES, PieceName

FILE = Path(__file__).parent.parent / "vectors" / "geometry.json"
DAILY_FILE = FILE.with_name("daily.json")
DAYS = ("2024-02-29", "2026-11-19", "2026-12-31", *(f"2027-01-{day:02}" for day in range(1, 10)), "2099-06-15")


class Claim(msgspec.Struct, frozen=True):
    """A claim and, said by hand, what is wrong with it; None is a cover."""

    why: str
    region: Region
    pieces: tuple[PieceName, ...]
    placements: tuple[Placement, ...]
    fault: Fault | None


BLOCK = parse("####/####/####")
BENT = parse(".##/###/##./#..")
COURT = parse("###/#.#")
GRID = parse("/".join(["########"] * 7))

I3 = Placement("I3", 0, False, 0, 0)
O4 = Placement("O4", 0, False, 0, 1)
P5 = Placement("P5", 2, False, 2, 0)


def _block(why: str, fault: Fault | None, *placements: Placement) -> Claim:
    return Claim(why, BLOCK, ("I3", "O4", "P5"), placements, fault)


def _at(piece: PieceName, x: int, y: int, turn: int = 0, flip: bool = False) -> Placement:
    return Placement(piece, turn, flip, x, y)


CLAIMS = (
    _block("a cover", None, I3, O4, P5),
    _block("a cover, laid in another order", None, P5, I3, O4),
    _block("a cover, O4 turned and flipped onto itself", None, I3, _at("O4", 0, 1, 3, True), P5),
    _block("a cover, I3 by half a turn", None, _at("I3", 0, 0, 2), O4, P5),
    _block("another cover", None, _at("I3", 0, 2), _at("O4", 0, 0), _at("P5", 2, 0, 0, True)),
    Claim("one piece", parse("##"), ("I2",), (_at("I2", 0, 0),), None),
    Claim("one piece upright", parse("#/#"), ("I2",), (_at("I2", 0, 0, 1),), None),
    Claim("a bent area", BENT, ("I3", "P5"), (_at("I3", 0, 1, 1), _at("P5", 1, 0)), None),
    Claim("a flipped L4 and a turned one differ", parse(".#/.#/##"), ("L4",), (_at("L4", 0, 0, 0, True),), None),
    Claim("flip first, then turn", parse("#../###"), ("L4",), (_at("L4", 0, 0, 1, True),), None),
    Claim("not turn first, then flip", parse("###/..#"), ("L4",), (_at("L4", 0, 0, 3, True),), None),
    Claim(
        "four pieces",
        parse("#####/#####/####."),
        ("I2", "I3", "T4", "Y5"),
        (
            _at("I2", 3, 1),
            _at("I3", 1, 2),
            _at("T4", 0, 0, 3),
            _at("Y5", 1, 0),
        ),
        None,
    ),
    _block("nothing laid", Fault("piece-missing", "I3")),
    _block("a piece not laid", Fault("piece-missing", "P5"), O4, I3),
    _block("missing goes before outside", Fault("piece-missing", "O4"), _at("I3", 9, 9), P5),
    _block("a piece that is not shown", Fault("wrong-piece", "L4"), I3, _at("L4", 0, 0), P5),
    _block("a fourth piece", Fault("wrong-piece", "Z5"), I3, O4, P5, _at("Z5", 0, 0)),
    _block("a piece twice", Fault("piece-twice", "I3"), I3, I3, O4, P5),
    _block("a piece twice instead of another", Fault("piece-twice", "O4"), O4, _at("O4", 2, 1), P5),
    _block("the first wrong one is named", Fault("piece-twice", "I3"), I3, I3, _at("Z5", 0, 0)),
    Claim("an exact cover with other pieces", BLOCK, ("I3", "T4", "P5"), (I3, O4, P5), Fault("wrong-piece", "O4")),
    _block("no such turn", Fault("wrong-piece", "I3"), _at("I3", 0, 0, 4), O4, P5),
    _block("a turn below 0", Fault("wrong-piece", "O4"), I3, _at("O4", 0, 1, -1), P5),
    _block("a turn far off", Fault("wrong-piece", "P5"), I3, O4, _at("P5", 2, 0, 1_000_000_000)),
    _block("out on the right", Fault("outside", "P5", (4, 0)), I3, O4, _at("P5", 3, 0, 2)),
    _block("out below", Fault("outside", "O4", (0, 3)), I3, _at("O4", 0, 2), P5),
    _block("out on the left", Fault("outside", "I3"), _at("I3", -1, 0), O4, P5),
    _block("out above", Fault("outside", "O4"), I3, _at("O4", 0, -1), P5),
    _block("far out", Fault("outside", "P5"), I3, O4, _at("P5", 1_000_000_000, -1_000_000_000)),
    _block(
        "outside goes before overlap within a piece",
        Fault("outside", "O4", (0, 3)),
        _at("I3", 0, 2),
        _at("O4", 0, 2),
        P5,
    ),
    Claim(
        "on the bare cell of a court",
        COURT,
        ("I2", "V3"),
        (_at("I2", 0, 0, 1), _at("V3", 1, 0, 3)),
        Fault("outside", "V3", (1, 1)),
    ),
    Claim(
        "beside a bent area", BENT, ("I3", "P5"), (_at("I3", 0, 0, 1), _at("P5", 1, 0)), Fault("outside", "I3", (0, 0))
    ),
    Claim("over the edge of the grid", GRID, ("I4",), (_at("I4", 5, 0),), Fault("outside", "I4")),
    Claim("under the edge of the grid", GRID, ("I4",), (_at("I4", 0, 4, 1),), Fault("outside", "I4")),
    Claim("an end does not go on in the next row", GRID, ("L4",), (_at("L4", 7, 0),), Fault("outside", "L4")),
    Claim("in the last corner of the grid", GRID, ("O4",), (_at("O4", 6, 5),), Fault("uncovered", None, (0, 0))),
    _block("an overlap", Fault("overlap", "O4", (0, 0)), I3, _at("O4", 0, 0), P5),
    _block("the one laid later is named", Fault("overlap", "I3", (0, 0)), _at("O4", 0, 0), I3, P5),
    _block("the first cell of an overlap in reading order", Fault("overlap", "P5", (2, 0)), I3, O4, _at("P5", 2, 0, 0)),
    Claim("fewer cells than the area", BLOCK, ("I3", "O4"), (I3, O4), Fault("uncovered", None, (3, 0))),
    Claim("no pieces at all", BLOCK, (), (), Fault("uncovered", None, (0, 0))),
    Claim(
        "more cells than the area",
        COURT,
        ("P5", "I2"),
        (_at("I2", 0, 0), _at("P5", 0, 0)),
        Fault("outside", "P5", (1, 1)),
    ),
)


def geometry() -> bytes:
    """The vectors as a file: every shape, and every claim with its fault, one a line."""
    shapes = [
        {
            "piece": piece,
            "turn": turn,
            "flip": flip,
            "width": shape.width,
            "height": shape.height,
            "cells": shape.cells,
        }
        for (piece, turn, flip), shape in SHAPES.items()
    ]
    parts = {"shapes": shapes, "claims": CLAIMS}
    lines = [
        f'"{part}":[\n' + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]"
        for part, rows in parts.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def daily() -> bytes:
    """The vectors of the task of the day as a file, one day a line."""
    deck = load(BUILT_IN[0])
    rows = []
    for day in DAYS:
        card, side, symbol, _ = task_of_the_day(deck, day)
        rows.append(msgspec.json.encode({"day": day, "card": card.id, "side": side, "symbol": symbol}).decode())
    return ("[\n" + ",\n".join(rows) + "\n]\n").encode()


if __name__ == "__main__":
    FILE.write_bytes(geometry())
    DAILY_FILE.write_bytes(daily())
