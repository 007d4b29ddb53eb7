from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

PieceName: TypeAlias = Literal["I2", "I3", "V3", "I4", "O4", "T4", "S4", "L4", "P5", "L5", "Y5", "Z5"]
Cell: TypeAlias = tuple[int, int]
Rows: TypeAlias = Sequence[str]
Region: TypeAlias = Rows | Sequence[Cell] | int
"""Rows of `#` and `.` (at most 8 columns and 7 rows), or cells as (column, row), or a mask with a stride of 9."""
Laid: TypeAlias = tuple[PieceName, int, bool, int, int]
"""A piece, its turn and flip, and the column and the row where its box begins."""

API: int
"""Raised whenever a caller of the last version would go wrong with this one."""
NAMES: tuple[PieceName, ...]
SHAPES: tuple[tuple[PieceName, int, bool, tuple[Cell, ...]], ...]
"""Every orientation that looks different: piece, turn, flip, cells."""

class BadRegion(ValueError):  # noqa: N818 - a finding about somebody's region
    """A region that cannot be one."""

    args: tuple[str, dict[str, int | str]]

class BadSet(ValueError):  # noqa: N818 - a finding about somebody's task
    """Pieces that no task can ask for."""

    args: tuple[str, dict[str, int | str]]

def count(region: Region, pieces: Sequence[str], limit: int | None = None) -> int:
    """The number of covers of a region by exactly these pieces, or `limit` if there are at least so many."""

def solve(region: Region, pieces: Sequence[str]) -> tuple[Laid, ...] | None:
    """The first cover, a placement for each piece in the order of UC-33, or None."""

def solutions(region: Region, pieces: Sequence[str]) -> Covers:
    """Every cover, one at a time, in the order in which the search comes upon them."""

def effort(region: Region, pieces: Sequence[str]) -> int:
    """How many pieces the search lays down before it has seen every cover."""

def census(region: Region, k: int) -> dict[tuple[PieceName, ...], int]:
    """Every set of k pieces that covers the region, in the order of UC-33, with its number of covers."""

def sets_for(region: Region, k: int) -> list[tuple[PieceName, ...]]:
    """Every set of k pieces that covers the region, in the order of UC-33."""

def tilings(region: Rows | Sequence[Cell], pieces: Sequence[Rows | Sequence[Cell]], limit: int | None = None) -> int:
    """The number of ways to cover a region with pieces of your own, each laid once, turned and flipped at will.

    The box of the region may have up to 128 cells, counting one more for each row along its longer side; the pieces may
    have up to 512 orientations that look different.
    """

def count_many(
    masks: NDArray[np.uint64], sets: NDArray[np.uint16], limit: int | None = None, threads: int = 1
) -> NDArray[np.uint64]:
    """The number of covers of each region (a mask with a stride of 9) by each set (a bit a piece), at most `limit`."""

def solve_many(masks: NDArray[np.uint64], sets: NDArray[np.uint16], threads: int = 1) -> NDArray[np.uint16]:
    """The first cover of each region: a row of twelve placements, by piece.

    A placement is the number of its shape in SHAPES times 64 plus the bit of the mask that its first cell lies on, or
    65535 where the piece is not laid.
    """

def areas(k: int) -> list[int]:
    """The areas that sets of k pieces can have."""

def survey(
    k: int,
    area: int,
    box: tuple[int, int] | None = None,
    threads: int = 1,
    keep: bool = True,
    progress: Callable[[float], Any] | None = None,
    exactly: bool = False,
) -> Sheet:
    """All regions of this area that some k pieces tile, up to turning and flipping, within the box lying or standing,
    or with exactly that box.

    `progress` hears ten times a second which share is done; what it raises ends the work. Without `keep` there are
    figures but no sections. For five pieces, a box of at most 116 cells is needed.
    """

class Covers:
    """The covers of a region, one at a time."""

    def __iter__(self) -> Iterator[tuple[Laid, ...]]: ...
    def __next__(self) -> tuple[Laid, ...]: ...

class Sheet:
    """All regions of one area."""

    @property
    def figures(self) -> dict[str, int]: ...
    @property
    def sections(self) -> list[Section]: ...

class Section:
    """The regions of one area and one box, in the order of their keys; numbers are little-endian."""

    @property
    def width(self) -> int: ...
    @property
    def height(self) -> int: ...
    @property
    def regions(self) -> int: ...
    @property
    def pairs(self) -> int: ...
    @property
    def keys(self) -> bytes:
        """A region: bit y * width + x for its cell (x, y), in (width * height + 7) // 8 bytes."""
    @property
    def sets(self) -> bytes:
        """A region: how many sets tile it, in 2 bytes."""
    @property
    def unique(self) -> bytes:
        """A region: how many of these in one way only, in 2 bytes."""
    @property
    def traits(self) -> bytes:
        """A region: bit 0 a hole, bit s symmetry s: swap x and y if s & 4, then mirror x if s & 1, y if s & 2."""
    @property
    def pieces(self) -> bytes:
        """A pair of region and set: the set, a bit a piece, in 2 bytes."""
    @property
    def covers(self) -> bytes:
        """A pair of region and set: in how many ways, in 2 bytes."""
