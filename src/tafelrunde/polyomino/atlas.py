"""The atlas: every area there is for some k pieces, its sets and their covers; knows no file and no terminal.

An area stands here in its canonical picture: of its eight images, those at least as wide as high, with their cells at
least as much to the left as to the right and above as below, and, if square, more clearly to the left than above; of
these the one with the least key. The key of a picture has bit y * width + x for the cell (x, y).
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Protocol, TypeAlias

import msgspec

from tafelrunde.polyomino.piece import NAMES, PIECES, Cell, PieceName

Bytes: TypeAlias = bytes | memoryview
Box: TypeAlias = tuple[int, int]
Picture: TypeAlias = tuple[str, ...]

MOST_PIECES = 5
MANY = 6  # sets, as many as a card has rows
_FIVE_NEED = 116  # the cells of the largest box for five pieces


class Pages(Protocol):
    """The areas of one size and one box, in the order of their keys, as arrays of little-endian numbers."""

    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def keys(self) -> Bytes:
        """An area: (width * height + 7) // 8 bytes."""

    @property
    def sets(self) -> Bytes:
        """An area: how many sets cover it, in 2 bytes."""

    @property
    def unique(self) -> Bytes:
        """An area: how many of those in one way only, in 2 bytes."""

    @property
    def traits(self) -> Bytes:
        """An area: bit 0 for a hole, bits 1 to 7 for its symmetries, in 1 byte."""

    @property
    def pieces(self) -> Bytes:
        """A pair of area and set: the set, a bit a piece, in 2 bytes."""

    @property
    def covers(self) -> Bytes:
        """A pair of area and set: in how many ways, in 2 bytes."""


class Figures(msgspec.Struct, frozen=True):
    """What a survey counts; `arrangements` has the least symmetric piece of a set held still, so that an arrangement
    comes once for each symmetry of that piece, `distinct_arrangements` has every one once."""

    arrangements: int = 0
    distinct_arrangements: int = 0
    pairs: int = 0
    unique_pairs: int = 0
    regions: int = 0
    hole_free: int = 0
    six_sets: int = 0
    six_sets_hole_free: int = 0
    six_unique: int = 0
    six_unique_hole_free: int = 0
    most_sets: int = 0

    def plus(self, other: Figures) -> Figures:
        """Both together."""
        mine, theirs = msgspec.structs.asdict(self), msgspec.structs.asdict(other)
        most = max(self.most_sets, other.most_sets)
        return Figures(**{name: mine[name] + theirs[name] for name in mine} | {"most_sets": most})


class Section(msgspec.Struct, frozen=True):
    """`Pages` as plain bytes."""

    width: int
    height: int
    keys: bytes
    sets: bytes
    unique: bytes
    traits: bytes
    pieces: bytes
    covers: bytes


class Sheet(msgspec.Struct, frozen=True):
    """All areas of one size."""

    figures: Figures
    sections: Sequence[Pages]


class Entry(msgspec.Struct, frozen=True):
    """One area of the atlas."""

    picture: Picture
    sets: dict[tuple[PieceName, ...], int]
    unique: int
    hole: bool
    symmetric: bool


class BadPlan(ValueError):  # noqa: N818 - a finding about what somebody asks for
    """An atlas that cannot be made; `key` says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def areas(k: int) -> list[int]:
    """The sizes that sets of k pieces have."""
    sizes = {0: {0}}
    for piece in NAMES:
        longer = {n + 1: {size + len(PIECES[piece].cells) for size in sizes[n]} for n in sizes}
        sizes = {n: sizes.get(n, set()) | longer.get(n, set()) for n in sizes.keys() | longer.keys()}
    return sorted(sizes.get(k, set())) if k > 0 else []


def check_plan(k: int, box: Box | None) -> None:
    """More than five pieces, or five without a box, are beyond what a key can hold."""
    if not 1 <= k <= MOST_PIECES:
        raise BadPlan("atlas.pieces")
    if box is not None and min(box) < 1:
        raise BadPlan("atlas.box")
    if k == MOST_PIECES and (box is None or min(box[0], 16) * min(box[1], 16) > _FIVE_NEED):
        raise BadPlan("atlas.five-need-a-box")


def key_of(cells: Iterable[Cell]) -> tuple[int, int, int]:
    """Width, height and key of the canonical picture of these cells."""
    ways = []
    for symmetry, turned in enumerate(_images(cells)):
        width, height = max(x for x, _ in turned) + 1, max(y for _, y in turned) + 1
        right = sum(2 * x + 1 - width for x, _ in turned)
        below = sum(2 * y + 1 - height for _, y in turned)
        if width >= height and right <= 0 and below <= 0 and (width > height or right <= below):
            ways.append((sum(1 << y * width + x for x, y in turned), width, height, symmetry))
    key, width, height, _ = min(ways)
    return width, height, key


def symmetries(cells: Iterable[Cell]) -> list[int]:
    """The symmetries that leave the form as it is: swap x and y if s & 4, then mirror x if s & 1, y if s & 2."""
    images = _images(cells)
    return [symmetry for symmetry in range(8) if images[symmetry] == images[0]]


def _images(cells: Iterable[Cell]) -> list[frozenset[Cell]]:
    cells = list(cells)
    images = []
    for symmetry in range(8):
        across, down = -1 if symmetry & 1 else 1, -1 if symmetry & 2 else 1
        turned = [(across * a, down * b) for a, b in (((y, x) if symmetry & 4 else (x, y)) for x, y in cells)]
        left, top = min(x for x, _ in turned), min(y for _, y in turned)
        images.append(frozenset((x - left, y - top) for x, y in turned))
    return images


def picture(width: int, height: int, key: int) -> Picture:
    """The rows of an area, `#` a cell and `.` none."""
    cells = f"{key:0{width * height}b}"[::-1].replace("1", "#").replace("0", ".")
    return tuple([cells[begin : begin + width] for begin in range(0, width * height, width)])


def cells_of(width: int, height: int, key: int) -> list[Cell]:
    """The (column, row) of every cell in reading order."""
    return [(x, y) for y in range(height) for x in range(width) if key >> y * width + x & 1]


def walled_in(cells: Iterable[Cell]) -> bool:
    """Some space without a cell is not joined by edges to the outside."""
    filled = set(cells)
    right, bottom = max(x for x, _ in filled) + 1, max(y for _, y in filled) + 1
    outside, edge = {(-1, -1)}, [(-1, -1)]
    while edge:
        x, y = edge.pop()
        for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if -1 <= a <= right and -1 <= b <= bottom and (a, b) not in filled and (a, b) not in outside:
                outside.add((a, b))
                edge.append((a, b))
    return len(outside) + len(filled) < (right + 2) * (bottom + 2)


def section_of(width: int, height: int, found: Mapping[int, Mapping[tuple[PieceName, ...], int]]) -> Section:
    """The areas of one box as arrays."""
    size = (width * height + 7) // 8
    sets, unique, traits, pieces, covers = (array(kind) for kind in "HHBHH")
    for key in sorted(found):
        form = cells_of(width, height, key)
        numbers = found[key]
        sets.append(len(numbers))
        unique.append(list(numbers.values()).count(1))
        traits.append(sum(1 << symmetry for symmetry in symmetries(form) if symmetry) | walled_in(form))
        for names in sorted(numbers, key=lambda names: [NAMES.index(name) for name in names]):
            pieces.append(sum(1 << NAMES.index(name) for name in names))
            covers.append(numbers[names])
    keys = b"".join(key.to_bytes(size, "little") for key in sorted(found))
    return Section(width, height, keys, *(_little(numbers) for numbers in (sets, unique, traits, pieces, covers)))


def _little(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


class Sift:
    """Looks through a section without making anything of what is not asked for."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.size = (pages.width * pages.height + 7) // 8
        self.sets, self.unique, self.pieces, self.covers = (
            _numbers(numbers) for numbers in (pages.sets, pages.unique, pages.pieces, pages.covers)
        )
        self.traits = memoryview(pages.traits)
        self._keys = memoryview(pages.keys)

    def figures(self) -> Figures:
        """What the section adds to the atlas, arrangements aside."""
        many = [(n, u, t & 1) for n, u, t in zip(self.sets, self.unique, self.traits, strict=True)]
        return Figures(
            pairs=sum(self.sets),
            unique_pairs=sum(self.unique),
            regions=len(many),
            hole_free=sum(not hole for _, _, hole in many),
            six_sets=sum(n >= MANY for n, _, _ in many),
            six_sets_hole_free=sum(n >= MANY and not hole for n, _, hole in many),
            six_unique=sum(u >= MANY for _, u, _ in many),
            six_unique_hole_free=sum(u >= MANY and not hole for _, u, hole in many),
            most_sets=max(self.sets, default=0),
        )

    def key(self, place: int) -> int:
        """The key of the area at this place."""
        return int.from_bytes(self._keys[place * self.size : (place + 1) * self.size], "little")

    def entry(self, place: int, first_pair: int) -> Entry:
        """The area at this place, whose pairs begin there."""
        end = first_pair + self.sets[place]
        sets = dict(zip(map(names_in, self.pieces[first_pair:end]), self.covers[first_pair:end], strict=True))
        traits = self.traits[place]
        form = picture(self.pages.width, self.pages.height, self.key(place))
        return Entry(form, sets, self.unique[place], bool(traits & 1), bool(traits >> 1))

    def entries(self) -> Iterator[Entry]:
        """All of them."""
        pair = 0
        for place, number in enumerate(self.sets):
            yield self.entry(place, pair)
            pair += number


@cache
def names_in(pieces: int) -> tuple[PieceName, ...]:
    """The pieces of a set that is given a bit a piece."""
    return tuple(name for place, name in enumerate(NAMES) if pieces >> place & 1)


def _numbers(data: Bytes) -> Sequence[int]:
    if sys.byteorder == "little":
        return memoryview(data).cast("H")
    numbers = array("H", bytes(data))
    numbers.byteswap()
    return numbers
