"""What the sides of the printed boards are like, as figures; knows no way to make another."""

import msgspec

from tafelrunde.polyomino.deck import Side
from tafelrunde.polyomino.piece import NAMES, PieceName

BASE = 36  # boards of the base set, on which everything here was measured


class Kind(msgspec.Struct, frozen=True):
    """One side: the largest boxes, boards by area, sets that cover one, covers of a task, uses of each piece."""

    boxes: tuple[tuple[int, int], ...]
    areas: dict[int, int]
    sets: range
    median_covers: int
    most_covers: int
    percent_single: int
    use: dict[PieceName, int]


def _each(*shares: int) -> dict[PieceName, int]:
    return dict(zip(NAMES, shares, strict=True))


KINDS: dict[Side, Kind] = {
    "easy": Kind(
        boxes=((4, 5), (5, 4), (3, 6), (6, 3)),
        areas={11: 5, 12: 11, 13: 18, 14: 2},
        sets=range(7, 31),
        median_covers=1,
        most_covers=9,
        percent_single=66,
        use=_each(21, 52, 45, 26, 29, 60, 60, 114, 106, 63, 45, 27),
    ),
    "hard": Kind(
        boxes=((5, 6), (6, 5)),
        areas={14: 1, 15: 5, 16: 12, 17: 14, 18: 4},
        sets=range(19, 78),
        median_covers=3,
        most_covers=48,
        percent_single=29,
        use=_each(60, 78, 51, 47, 65, 61, 63, 100, 123, 86, 86, 44),
    ),
}


def fits(kind: Kind, width: int, height: int) -> bool:
    """It lies within one of the boxes."""
    return any(width <= across and height <= down for across, down in kind.boxes)
