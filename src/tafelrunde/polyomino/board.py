"""An area to be covered, and what can be said of its form; knows no piece set and no game."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from tafelrunde.polyomino.piece import STRIDE, Cell, cells_in

MAX_WIDTH = STRIDE - 1
MAX_HEIGHT = 63 // STRIDE
_FRAME = (1 << STRIDE * (MAX_HEIGHT + 2)) - 1

Rows: TypeAlias = tuple[str, ...]
RegionFault = Literal["region.empty", "region.ragged", "region.character", "region.too-large", "region.margin"]


class BadTask(ValueError):  # noqa: N818 - a finding about what somebody asks for
    """Nothing that can be asked for; `key` says why, `details` which."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key + "".join(f" {name}={value}" for name, value in details.items()))
        self.key = key
        self.details = details


class BadRegion(BadTask):
    """Rows that are no area."""

    key: RegionFault

    def __init__(self, key: RegionFault, **details: str | int) -> None:
        super().__init__(key, **details)


class Region(msgspec.Struct, frozen=True):
    """An area as its rows, `#` a cell and `.` none, cut to its box; always well formed."""

    rows: Rows

    def __post_init__(self) -> None:
        """A form that the masks cannot hold must not come into being, wherever the rows come from."""
        if not any("#" in row for row in self.rows):
            raise BadRegion("region.empty")
        width, height = len(self.rows[0]), len(self.rows)
        for y, row in enumerate(self.rows):
            if len(row) != width:
                raise BadRegion("region.ragged", row=y)
            if strange := row.replace("#", "").replace(".", "")[:1]:
                raise BadRegion("region.character", row=y, character=strange)
        if width > MAX_WIDTH or height > MAX_HEIGHT:
            raise BadRegion("region.too-large", width=width, height=height)
        left = all(row[0] == "." for row in self.rows)
        right = all(row[-1] == "." for row in self.rows)
        if left or right or "#" not in self.rows[0] or "#" not in self.rows[-1]:
            raise BadRegion("region.margin")


def parse(text: str) -> Region:
    """The area of a picture whose rows are separated by `/` or by line ends."""
    return Region(tuple(text.replace("\n", "/").split("/")))


def region_of(cells: Iterable[Cell]) -> Region:
    """The area of these cells, wherever they lie, cut to their box."""
    filled = set(cells)
    if not filled:
        raise BadRegion("region.empty")
    columns, lines = [x for x, _ in filled], [y for _, y in filled]
    width, height = max(columns) - min(columns) + 1, max(lines) - min(lines) + 1
    if width > MAX_WIDTH or height > MAX_HEIGHT:
        raise BadRegion("region.too-large", width=width, height=height)
    return Region(
        tuple(
            "".join("#" if (x, y) in filled else "." for x in range(min(columns), max(columns) + 1))
            for y in range(min(lines), max(lines) + 1)
        )
    )


@lru_cache(maxsize=4096)
def mask(region: Region) -> int:
    """One bit a cell, row stride 9, the top left lowest."""
    picture = "".join(row.ljust(STRIDE, ".") for row in region.rows)
    return int(picture[::-1].replace("#", "1").replace(".", "0"), 2)


def cells(region: Region) -> tuple[Cell, ...]:
    """The (column, row) of every cell in reading order."""
    return cells_in(region.rows)


def area(region: Region) -> int:
    """How many cells there are to cover."""
    return mask(region).bit_count()


def box(region: Region) -> tuple[int, int]:
    """Width and height."""
    return len(region.rows[0]), len(region.rows)


def cell_at(bits: int) -> Cell:
    """The first cell of a mask in reading order."""
    y, x = divmod((bits & -bits).bit_length() - 1, STRIDE)
    return x, y


def _flood(start: int, within: int) -> int:
    """What can be reached from `start` by steps to a side; the pad column keeps rows apart."""
    reached = 0
    while start != reached:
        reached = start
        start |= (start << 1 | start >> 1 | start << STRIDE | start >> STRIDE) & within
    return reached


def connected(region: Region) -> bool:
    """Every cell can be reached from every other by steps to a side."""
    bits = mask(region)
    return _flood(bits & -bits, bits) == bits


def has_holes(region: Region) -> bool:
    """Some cell outside the area is walled in; a gap that opens at a corner only is a hole too."""
    bare = _FRAME & ~(mask(region) << STRIDE)
    return _flood(1, bare) != bare


def eight_views(rows: Rows) -> tuple[Rows, ...]:
    """The rows as they look after each of the four turns, then the same for their mirror image."""
    views: list[Rows] = []
    for view in (rows, tuple(row[::-1] for row in rows)):
        for _ in range(4):
            views.append(view)
            view = tuple("".join(column) for column in zip(*reversed(view), strict=True))
    return tuple(views)


def canonical(region: Region) -> Rows:
    """The least of the eight views: equal exactly for congruent areas."""
    return min(eight_views(region.rows))


def congruent(one: Region, other: Region) -> bool:
    """One can be turned and flipped onto the other."""
    return canonical(one) == canonical(other)
