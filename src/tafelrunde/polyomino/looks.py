"""How handsome an area is, and how like another one; knows no piece, no deck and no chance."""

from functools import lru_cache

from tafelrunde.polyomino.board import Region, area, eight_views, mask
from tafelrunde.polyomino.piece import STRIDE, cells_in

_WIDE = 32  # bits a row takes where one area is pushed over another
_MIDDLE = 10 * _WIDE + 10


def plainness(region: Region) -> int:
    """The lower the handsomer: a short border, few cells one wide or joined by a corner alone, some symmetry."""
    bits = mask(region)
    right, down = bits & bits >> 1, bits & bits >> STRIDE
    border = 4 * area(region) - 2 * (right.bit_count() + down.bit_count())
    block = right & right >> STRIDE  # the top left cells of squares of two by two
    thick = block | block << 1 | block << STRIDE | block << STRIDE + 1
    symmetric = len(set(eight_views(region.rows))) < 8
    return border + (bits & ~thick).bit_count() + 2 * (_ends(bits) + _corners(bits)) - 2 * symmetric


def difference(one: Region, other: Region) -> int:
    """How many cells only one of the two has, when they lie on each other as well as can be: turned and flipped at
    will, one box within the other or a cell beyond it."""
    (bits, width, height), *_ = _views(one)
    bits <<= _MIDDLE
    most = 0
    for image, across, down in _views(other):
        for right in range(min(0, width - across) - 1, max(0, width - across) + 2):
            for below in range(min(0, height - down) - 1, max(0, height - down) + 2):
                most = max(most, (bits & image << _MIDDLE + right + below * _WIDE).bit_count())
    return area(one) + area(other) - 2 * most


def _ends(bits: int) -> int:
    """Cells with a single neighbour."""
    sides = (bits << 1, bits >> 1, bits << STRIDE, bits >> STRIDE)
    once = twice = 0
    for side in sides:
        twice |= once & side
        once |= side
    return (bits & once & ~twice).bit_count()


def _corners(bits: int) -> int:
    """Pairs of cells that touch at a corner, with nothing beside."""
    falling = bits & bits >> STRIDE + 1 & ~(bits >> 1) & ~(bits >> STRIDE)
    rising = bits >> 1 & bits >> STRIDE & ~bits & ~(bits >> STRIDE + 1)
    return falling.bit_count() + rising.bit_count()


@lru_cache(maxsize=8192)
def _views(region: Region) -> tuple[tuple[int, int, int], ...]:
    """The views of the area as they lie, each once: a mask with room around it, the width and the height."""
    return tuple(
        (sum(1 << x + y * _WIDE for x, y in cells_in(rows)), len(rows[0]), len(rows))
        for rows in dict.fromkeys(eight_views(region.rows))
    )
