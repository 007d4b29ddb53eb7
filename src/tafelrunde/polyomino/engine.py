"""The one way to ask for covers: the kernel where it is installed, else the twin in `cover`; knows no card and no game.

Both give the same answers in the same order, so nobody can tell which it was but by the clock.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import starmap
from typing import Literal, TypeVar

from tafelrunde.polyomino import cover
from tafelrunde.polyomino import survey as surveyor
from tafelrunde.polyomino.atlas import Box, Figures, Sheet, check_plan
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import BadSet
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.piece import PieceName

_API = 3
_Answer = TypeVar("_Answer")

try:
    import tafelrunde_kernel as kernel
except ImportError:
    _installed = False
else:
    _installed = kernel.API == _API  # one from before an update may still lie about
_chosen = _installed


def engine() -> Literal["kernel", "twin"]:
    """Which of the two answers."""
    return "kernel" if _chosen else "twin"


def use_twin() -> None:
    """Ask the twin from now on, even where the kernel is installed."""
    global _chosen
    _chosen = False


def use_kernel() -> None:
    """Ask the kernel again where it is installed."""
    global _chosen
    _chosen = _installed


def solve(region: Region, pieces: tuple[PieceName, ...]) -> tuple[Placement, ...] | None:
    """The first cover with exactly these pieces, if there is one."""
    if not _chosen:
        return cover.solve(region, pieces)
    found = _asked(kernel.solve, region, pieces)
    return None if found is None else tuple(starmap(Placement, found))


def solutions(region: Region, pieces: tuple[PieceName, ...]) -> Iterator[tuple[Placement, ...]]:
    """UC-34: every cover with exactly these pieces, once, its placements in the order of UC-33."""
    if not _chosen:
        return cover.solutions(region, pieces)
    found = _asked(kernel.solutions, region, pieces)
    return (tuple(starmap(Placement, laid)) for laid in found)


def count(region: Region, pieces: tuple[PieceName, ...], limit: int | None = None) -> int:
    """How many covers there are, or `limit` if there are at least so many."""
    if not _chosen:
        return cover.count(region, pieces, limit)
    return _asked(kernel.count, region, pieces, limit)


def count_many(tasks: Iterable[tuple[Region, tuple[PieceName, ...]]], limit: int | None = None) -> list[int]:
    """The same for many tasks; where they are arrays already, the kernel's own `count_many` is faster still."""
    return [count(region, pieces, limit) for region, pieces in tasks]


def census(region: Region, k: int) -> dict[tuple[PieceName, ...], int]:
    """Every set of k pieces that covers the area, in the order of UC-33, with its number of covers."""
    return kernel.census(region.rows, k) if _chosen else cover.census(region, k)


def sets_for(region: Region, k: int) -> list[tuple[PieceName, ...]]:
    """Every set of k pieces that covers the area, in the order of UC-33."""
    return kernel.sets_for(region.rows, k) if _chosen else cover.sets_for(region, k)


def effort(region: Region, pieces: tuple[PieceName, ...]) -> int:
    """How many pieces the search lays down before it has seen every cover: the raw measure of difficulty."""
    return _asked(kernel.effort, region, pieces) if _chosen else cover.effort(region, pieces)


def _asked(call: Callable[..., _Answer], region: Region, pieces: tuple[PieceName, ...], *more: object) -> _Answer:
    """The kernel's answer, or what it refuses, in the words of the twin."""
    try:
        return call(region.rows, pieces, *more)
    except kernel.BadSet as bad:
        key, details = bad.args
        raise BadSet(key, **details) from None


def survey(
    k: int,
    area: int,
    box: Box | None = None,
    *,
    threads: int = 1,
    keep: bool = True,
    progress: Callable[[float], object] | None = None,
    exactly: bool = False,
) -> Sheet:
    """All areas of this size that some k pieces cover, up to turning and flipping, within the box lying or standing, or
    with `exactly` that box.

    Without `keep` the kernel gives figures alone; `progress` hears now and then which share is done, and what it raises
    ends the work.
    """
    check_plan(k, box)
    if not _chosen:
        return surveyor.survey(k, area, box, progress, exactly)
    found = kernel.survey(k, area, box, threads, keep, progress, exactly)
    return Sheet(Figures(**found.figures), found.sections)
