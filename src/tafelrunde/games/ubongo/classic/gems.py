"""The gem board: rows, fields, reach, and who has the most of one colour. Must not know rounds or time."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.game import Outcome, ranked
from tafelrunde.games.ubongo.classic.model import COLOURS, Colour, Row

FIELDS = 6
ALLOWANCES = (3, 2, 1, 0, 0, 0)
GEMS_A_TAKE = 2


def holes(seats: int) -> int:
    """UC-5, UC-31: 12 holes a row and 72 gems; with five or six players 18 holes a row and 108 gems."""
    return 12 if seats <= 4 else 18


def laid(seats: int, order: Sequence[int]) -> tuple[tuple[Colour, ...], ...]:
    """UC-4, UC-7: all gems, as many of each colour, go at random into the holes, one each."""
    length = holes(seats)
    gems = [COLOURS[number // length] for number in order]
    return tuple(tuple(gems[field * length : (field + 1) * length]) for field in range(FIELDS))


def allowance(rank: int) -> int:
    """UC-17, UC-18, UC-32: the first may move 3 fields, the second 2, the third 1, all others none."""
    return ALLOWANCES[rank - 1]


def reachable(field: int, steps: int) -> tuple[int, ...]:
    """UC-17: either way along the line, and nobody moves past its ends."""
    return tuple(other for other in range(FIELDS) if other != field and abs(other - field) <= steps)


def nearest(row: Row) -> tuple[Colour, ...]:
    """UC-19: the two gems nearest to the figure, however many empty holes lie before them."""
    return tuple(gem for gem in row if gem is not None)[:GEMS_A_TAKE]


def is_empty(row: Row) -> bool:
    """UC-22: a row with no gems gives nothing."""
    return not any(row)


def without_nearest(row: Row) -> Row:
    """UC-21: with the first gem the one behind it comes along; holes are never refilled."""
    left = list(row)
    for _ in nearest(row):
        left[next(hole for hole, gem in enumerate(left) if gem is not None)] = None
    return tuple(left)


def with_gems(counts: tuple[int, ...], gems: tuple[Colour, ...]) -> tuple[int, ...]:
    """A collection after a take."""
    return tuple(count + gems.count(colour) for count, colour in zip(counts, COLOURS, strict=True))


def places(collections: Sequence[tuple[int, ...]]) -> Outcome:
    """UC-29: the most gems of one colour win; ties look at the second-most colour, and so on over all six."""
    return ranked([tuple(sorted(counts, reverse=True)) for counts in collections])
