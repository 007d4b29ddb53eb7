"""New cards like the printed ones, from chance that is handed in; knows no deck file and no game."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

import msgspec

from tafelrunde.polyomino.board import Region, Rows, canonical, cells, eight_views, has_holes, region_of
from tafelrunde.polyomino.cover import census, effort
from tafelrunde.polyomino.deck import PIECES_ON, SYMBOLS, Card, Face, Pieces, Side
from tafelrunde.polyomino.piece import NAMES, Cell, PieceName

Below: TypeAlias = Callable[[int], int]

_PULL = (0, 1, 2, 4, 8)  # how much likelier a cell joins the area the more of its neighbours are in it
_FAIREST_OF = 3
_PATIENCE = 2_000  # areas grown in vain before the class counts as used up


class Kind(msgspec.Struct, frozen=True):
    """What the areas and the rows of one side are like, measured on the printed boards."""

    boxes: tuple[tuple[int, int], ...]
    areas: dict[int, int]
    sets: range
    most_covers: int
    percent_single: int
    use: dict[PieceName, int]


def _each(*shares: int) -> dict[PieceName, int]:
    return dict(zip(NAMES, shares, strict=True))


KINDS: dict[Side, Kind] = {
    "easy": Kind(
        boxes=((4, 5), (5, 4), (3, 6), (6, 3)),
        areas={11: 5, 12: 11, 13: 18, 14: 2},
        sets=range(10, 31),
        most_covers=9,
        percent_single=66,
        use=_each(21, 52, 45, 26, 29, 60, 60, 114, 106, 63, 45, 27),
    ),
    "hard": Kind(
        boxes=((5, 6), (6, 5)),
        areas={14: 1, 15: 5, 16: 12, 17: 14, 18: 4},
        sets=range(19, 78),
        most_covers=48,
        percent_single=29,
        use=_each(60, 78, 51, 47, 65, 61, 63, 100, 123, 86, 86, 44),
    ),
}


class UsedUp(ValueError):  # noqa: N818 - an answer to whoever asks for too many cards
    """No further area was found that is like no other."""


def cards(number: int, below: Below) -> Iterator[Card]:
    """UC-3: cards with ids from 1; the first n are the same however many are asked for."""
    easy, hard = faces("easy", below), faces("hard", below)
    for card in range(1, number + 1):
        yield Card(card, next(easy), next(hard))


def faces(side: Side, below: Below) -> Iterator[Face]:
    """Sides without end, no two congruent; areas, piece use and single covers stay near their shares all along."""
    kind = KINDS[side]
    forms: set[Rows] = set()
    areas: Counter[int] = Counter()
    used: Counter[PieceName] = Counter()
    singles: Counter[bool] = Counter()
    while True:
        size = most_behind(kind.areas, areas)
        region = _handsome(kind, side, size, forms, below)
        forms.add(canonical(region))
        areas[size] += 1
        rows: list[Pieces] = []
        for sixth in _sixths(kind, side, region):
            pieces = _next(kind, sixth, used, singles)
            used.update(pieces)
            singles[sixth[pieces] == 1] += 1
            rows.append(pieces)
        yield Face(region, dict(zip(SYMBOLS, _shuffled(rows, below), strict=True)))


def grow(size: int, box: tuple[int, int], below: Below) -> Region:
    """A connected area within the box, a cell at a time; compact ones are likelier."""
    width, height = box
    filled: set[Cell] = {(below(width), below(height))}
    while len(filled) < size:
        edge = Counter(
            (x, y)
            for cell in filled
            for x, y in _beside(cell)
            if 0 <= x < width and 0 <= y < height and (x, y) not in filled
        )
        urn = [cell for cell in sorted(edge) for _ in range(_PULL[edge[cell]])]
        filled.add(urn[below(len(urn))])
    return region_of(filled)


def plainness(region: Region) -> int:
    """The lower the handsomer: a short border, few arms that end in one cell, some symmetry."""
    filled = set(cells(region))
    sides = [sum(beside in filled for beside in _beside(cell)) for cell in filled]
    border = sum(4 - beside for beside in sides)
    symmetric = len(set(eight_views(region.rows))) < 8
    return border + 2 * sides.count(1) - 2 * symmetric


def most_behind(shares: dict[int, int], made: Counter[int]) -> int:
    """The area whose share of all areas is least fulfilled."""
    total, number = sum(shares.values()), made.total() + 1
    return max(shares, key=lambda area: shares[area] * number - made[area] * total)


def _handsome(kind: Kind, side: Side, size: int, forms: set[Rows], below: Below) -> Region:
    found: list[Region] = []
    for _ in range(_PATIENCE):
        region = grow(size, kind.boxes[below(len(kind.boxes))], below)
        if has_holes(region) or canonical(region) in forms:
            continue
        if len(_covers(kind, side, region)) in kind.sets:
            found.append(region)
        if len(found) == _FAIREST_OF:
            return min(found, key=plainness)
    raise UsedUp(f"no further {side} area of {size} cells")


def _covers(kind: Kind, side: Side, region: Region) -> dict[Pieces, int]:
    found = census(region, PIECES_ON[side])
    return {pieces: number for pieces, number in found.items() if number <= kind.most_covers}


def _sixths(kind: Kind, side: Side, region: Region) -> list[dict[Pieces, int]]:
    """The sets that cover the area, with their number of covers, from the easiest sixth to the hardest."""
    covers = _covers(kind, side, region)
    ranked = sorted(covers, key=lambda pieces: Fraction(effort(region, pieces), covers[pieces]))
    bounds = [len(ranked) * part // 6 for part in range(7)]
    return [{pieces: covers[pieces] for pieces in ranked[a:b]} for a, b in pairwise(bounds)]


def _next(kind: Kind, sixth: dict[Pieces, int], used: Counter[PieceName], singles: Counter[bool]) -> Pieces:
    """A set with a single cover where those are behind, else one with several; of the pieces most behind."""
    wanted = singles[True] * 100 < kind.percent_single * (singles.total() + 1)
    share, total = sum(kind.use.values()), used.total()
    behind = {piece: kind.use[piece] * total - used[piece] * share for piece in NAMES}
    return max(sixth, key=lambda pieces: ((sixth[pieces] == 1) == wanted, sum(behind[piece] for piece in pieces)))


def _beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def _shuffled(rows: list[Pieces], below: Below) -> list[Pieces]:
    """So that no symbol of the die is harder than another."""
    mixed: list[Pieces] = []
    while rows:
        mixed.append(rows.pop(below(len(rows))))
    return mixed
