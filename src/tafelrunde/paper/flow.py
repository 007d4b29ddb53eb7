"""Text and pictures into columns and pages. Must not know what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from tafelrunde.paper.pen import Pen


class Block(Struct, frozen=True):
    """A line of text or a picture: `before` is the room above it inside a column; `keep` ties it to the next one."""

    height: float
    draw: Callable[[Pen], None]
    before: float = 0
    keep: bool = False


Placed: TypeAlias = tuple[float, Block]
Column: TypeAlias = list[Placed]
_STEP = 1.0


def paged(blocks: Sequence[Block], first: float, later: float, columns: int = 2) -> list[list[Column]]:
    """Pages of columns, the columns of the last page equally long; `first` and `later` are how high columns may be."""
    left = list(_runs(blocks))
    pages: list[list[Column]] = []
    while left:
        high = first if not pages else later
        page, rest = _filled(left, high, columns)
        if not rest:
            page = _level(left, high, columns)
        elif len(rest) == len(left):
            raise ValueError("a block is higher than a page")
        pages.append(page)
        left = rest
    return pages


def _runs(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """Blocks that must stay together."""
    run: list[Block] = []
    for block in blocks:
        run.append(block)
        if not block.keep:
            yield run
            run = []
    if run:
        yield run


def _filled(runs: list[list[Block]], high: float, columns: int) -> tuple[list[Column], list[list[Block]]]:
    """As much as goes into these columns, and what is left."""
    page: list[Column] = []
    rest = list(runs)
    for _ in range(columns):
        column: Column = []
        low = 0.0
        while rest:
            placed, end = _below(rest[0], low if column else None)
            if end > high:
                break
            column += placed
            low = end
            rest.pop(0)
        page.append(column)
    return page, rest


def _below(run: list[Block], low: float | None) -> tuple[Column, float]:
    """Where the blocks of a run come to lie; at the head of a column nothing is left free above them."""
    placed: Column = []
    at = low
    for block in run:
        top = 0.0 if at is None else at + block.before
        placed.append((top, block))
        at = top + block.height
    return placed, at or 0.0


def _level(runs: list[list[Block]], high: float, columns: int) -> list[Column]:
    """The lowest columns that hold everything."""
    lowest = high
    while lowest > _STEP and not _filled(runs, lowest - _STEP, columns)[1]:
        lowest -= _STEP
    return _filled(runs, lowest, columns)[0]
