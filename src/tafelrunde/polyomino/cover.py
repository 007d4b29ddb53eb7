"""Every exact cover of an area, by filling its lowest empty cell; knows no card and no game."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from tafelrunde.polyomino.board import BadTask, Region, area, mask
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.piece import NAMES, PIECES, SHAPES, STRIDE, PieceName, in_order, orientations

# A shape pushed along until its first cell is bit 0; `free` is kept so too, and one `&` tells whether it fits.
_SHAPES: dict[PieceName, dict[int, tuple[int, bool]]] = {
    name: {SHAPES[name, t, f].mask >> SHAPES[name, t, f].cells[0][0]: (t, f) for t, f in orientations(name)}
    for name in NAMES
}
_OWNER: dict[int, PieceName] = {bits: name for name, shapes in _SHAPES.items() for bits in shapes}
_Step = tuple[PieceName, int, int]  # piece, shape, and the cell its first cell lies on


class BadSet(BadTask):
    """Pieces that no task can ask for: unknown, twice, or not as large together as the area."""


def solve(region: Region, pieces: tuple[PieceName, ...]) -> tuple[Placement, ...] | None:
    """The first cover with exactly these pieces, if there is one."""
    return next(solutions(region, pieces), None)


def solutions(region: Region, pieces: tuple[PieceName, ...]) -> Iterator[tuple[Placement, ...]]:
    """UC-34: every cover with exactly these pieces, once, its placements in the order of UC-33."""
    return map(_placements, _exact(region, pieces))


def count(region: Region, pieces: tuple[PieceName, ...], limit: int | None = None) -> int:
    """How many covers there are, or `limit` if there are at least so many."""
    return sum(1 for _ in islice(_exact(region, pieces), limit))


def census(region: Region, k: int) -> dict[tuple[PieceName, ...], int]:
    """Every set of k pieces that covers the area, in the order of UC-33, with its number of covers."""
    found = Counter(in_order(tuple(step[0] for step in steps)) for steps in _begin(region, NAMES, k))
    return {pieces: found[pieces] for pieces in sorted(found, key=lambda s: [NAMES.index(p) for p in s])}


def sets_for(region: Region, k: int) -> list[tuple[PieceName, ...]]:
    """Every set of k pieces that covers the area, in the order of UC-33."""
    return list(census(region, k))


def effort(region: Region, pieces: tuple[PieceName, ...]) -> int:
    """How many pieces the search lays down before it has seen every cover: the raw measure of difficulty."""
    _check(region, pieces)
    return _tries(mask(region), pieces)


def _exact(region: Region, pieces: tuple[PieceName, ...]) -> Iterator[tuple[_Step, ...]]:
    _check(region, pieces)
    return _begin(region, in_order(pieces), len(pieces))


def _check(region: Region, pieces: tuple[PieceName, ...]) -> None:
    """UC-3: pieces that there are, none of them twice, together as large as the area."""
    for i, piece in enumerate(pieces):
        if piece not in PIECES:
            raise BadSet("set.unknown", piece=piece)
        if piece in pieces[:i]:
            raise BadSet("set.twice", piece=piece)
    covered = sum(len(PIECES[piece].cells) for piece in pieces)
    if covered != area(region):
        raise BadSet("set.size", pieces=covered, region=area(region))


def _begin(region: Region, pieces: tuple[PieceName, ...], k: int) -> Iterator[tuple[_Step, ...]]:
    free = mask(region)
    at = (free & -free).bit_length() - 1
    return _fill(free >> at, at, pieces, k) if k > 0 else iter(())


def _fill(free: int, at: int, pieces: tuple[PieceName, ...], k: int) -> Iterator[tuple[_Step, ...]]:
    """Cover `free`, whose lowest cell is bit 0 here and bit `at` of the area, with exactly k of the pieces."""
    if k == 1:
        owner = _OWNER.get(free)
        if owner in pieces:
            yield ((owner, free, at),)
        return
    for piece in pieces:
        for bits in _SHAPES[piece]:
            if bits & free == bits and (rest := free ^ bits):
                skip = (rest & -rest).bit_length() - 1
                others = tuple([other for other in pieces if other != piece])
                for steps in _fill(rest >> skip, at + skip, others, k - 1):
                    yield ((piece, bits, at), *steps)


def _tries(free: int, pieces: tuple[PieceName, ...]) -> int:
    if not free:
        return 0
    free //= free & -free
    return sum(
        1 + _tries(free ^ bits, tuple(other for other in pieces if other != piece))
        for piece in pieces
        for bits in _SHAPES[piece]
        if bits & free == bits
    )


def _placements(steps: tuple[_Step, ...]) -> tuple[Placement, ...]:
    laid = {piece: _placement(piece, bits, at) for piece, bits, at in steps}
    return tuple(laid[piece] for piece in in_order(tuple(laid)))


def _placement(piece: PieceName, bits: int, at: int) -> Placement:
    turn, flip = _SHAPES[piece][bits]
    y, x = divmod(at, STRIDE)
    return Placement(piece, turn, flip, x - SHAPES[piece, turn, flip].cells[0][0], y)
