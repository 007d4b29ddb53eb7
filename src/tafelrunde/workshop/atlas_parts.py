"""An atlas in parts that other processes and other machines find. Must not know what becomes of them.

A part is the areas of one size with exactly one box: no two parts share an area, and a large atlas falls into hundreds.
Who works on one keeps nothing; if a worker dies, its part is done again by another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, as_completed

from tafelrunde.polyomino import engine
from tafelrunde.polyomino.atlas import Box, Section, Sheet, areas

GROWTH = 1.7  # a cell more makes about so many times the work for the same number of sets
_LONGEST_PIECE = 4
_LONGEST_SIDE = 16


def parts(k: int, box: Box | None) -> list[tuple[int, Box]]:
    """Sizes and boxes that may have an area, those with the most work first."""
    longest = min(_LONGEST_SIDE, k * _LONGEST_PIECE)
    longer, shorter = (min(longest, max(box)), min(box)) if box else (longest, longest)
    found = [
        (size, (width, height))
        for size in areas(k)
        for width in range(1, longer + 1)
        for height in range(1, min(width, shorter) + 1)
        if width + height - 1 <= size <= width * height
    ]
    return sorted(found, key=_work, reverse=True)


def scattered(
    k: int, box: Box | None, hands: Executor, keep: bool, progress: Callable[[float], object]
) -> Iterator[tuple[int, Sheet]]:
    """Every part as soon as somebody has found it, in any order; none waits for a slower one."""
    wanted = parts(k, box)
    whole, done = sum(map(_work, wanted)), 0.0
    asked: dict[Future[Sheet], tuple[int, Box]] = {}
    for size, exact in wanted:
        asked[hands.submit(part, k, size, exact, keep)] = size, exact
    for future in as_completed(asked.copy()):
        size, exact = asked.pop(future)
        done += _work((size, exact))
        progress(done / whole)
        yield size, future.result()
        del future  # and with it what it found


def part(k: int, size: int, exact: Box, keep: bool) -> Sheet:
    """What a worker does: the areas of this size and box, as bytes that travel."""
    sheet = engine.survey(k, size, exact, keep=keep, exactly=True)
    sections = []
    for page in sheet.sections:
        columns = page.keys, page.sets, page.unique, page.traits, page.pieces, page.covers
        sections.append(Section(page.width, page.height, *map(bytes, columns)))
    return Sheet(sheet.figures, sections)


def _work(wanted: tuple[int, Box]) -> float:
    """A guess: more cells, more ways to lay them; more room, more of them fit."""
    size, (width, height) = wanted
    return GROWTH**size * width * height
