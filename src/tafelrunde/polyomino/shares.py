"""One set for each row of many, so that pieces and covers come in the shares of the printed boards; knows no area."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import TypeAlias

from tafelrunde.polyomino.deck import Pieces
from tafelrunde.polyomino.kinds import Kind
from tafelrunde.polyomino.piece import PieceName

_Option: TypeAlias = tuple[Pieces, int]
_Board: TypeAlias = Sequence[Mapping[Pieces, int]]

_SWEEPS = 40
_OF_COVERS = 4  # a task too many with a single cover weighs as much as two uses of a piece


class _Tally:
    """What the rows ask for so far, and how far that is from the shares that are wanted."""

    def __init__(self, kind: Kind, rows: int, pieces: int) -> None:
        total = sum(kind.use.values())
        self._use = {piece: rows * pieces * share / total for piece, share in kind.use.items()}
        self._median = kind.median_covers
        self._single = rows * kind.percent_single / 100
        self._half = rows / 2
        self._used: Counter[PieceName] = Counter()
        self._covers: Counter[int] = Counter()

    def add(self, pieces: Pieces, covers: int, times: int = 1) -> None:
        for piece in pieces:
            self._used[piece] += times
        self._covers[min(covers, self._median + 1)] += times

    def distance(self) -> float:
        singles, fewer = self._covers[1], sum(self._covers[n] for n in range(1, self._median))
        off_median = max(0.0, fewer - self._half + 1, self._half + 1 - fewer - self._covers[self._median])
        off_use = sum((self._used[piece] - wanted) ** 2 for piece, wanted in self._use.items())
        return off_use + _OF_COVERS * ((singles - self._single) ** 2 + off_median**2)


def settled(
    kind: Kind, boards: Sequence[Sequence[Mapping[Pieces, int]]], below: Callable[[int], int]
) -> list[list[Pieces]]:
    """For each row of each board one of the sets that it may have, none twice on a board: one row after another
    changes its mind as long as that helps."""
    chosen: list[list[_Option]] = []
    for rows in boards:
        chosen.append([])
        for row in rows:
            free = [option for option in row.items() if option not in chosen[-1]]
            chosen[-1].append(free[below(len(free))])
    tally = _Tally(kind, sum(map(len, chosen)), len(chosen[0][0][0]))
    for pieces, covers in chain.from_iterable(chosen):
        tally.add(pieces, covers)
    for _ in range(_SWEEPS):
        changed = False
        for rows, mine in zip(boards, chosen, strict=True):
            for place, row in enumerate(rows):
                tally.add(*mine[place], -1)
                others = mine[:place] + mine[place + 1 :]
                best = min((option for option in row.items() if option not in others), key=partial(_with, tally))
                changed |= best != mine[place]
                mine[place] = best
                tally.add(*best)
        if not changed:
            break
    return [[pieces for pieces, _ in mine] for mine in chosen]


def _with(tally: _Tally, option: _Option) -> float:
    tally.add(*option)
    distance = tally.distance()
    tally.add(*option, -1)
    return distance
