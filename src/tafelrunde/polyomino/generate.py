"""New cards like the printed ones: areas from a pool, handsome ones first, and rows in the shares of the printed.

Chance is handed in. Knows no deck file, no atlas and no game."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias, TypeVar

from tafelrunde.polyomino.board import Region, Rows, canonical, eight_views, has_holes, region_of
from tafelrunde.polyomino.deck import PIECES_ON, SIDES, SYMBOLS, Card, Face, Pieces, Side
from tafelrunde.polyomino.engine import census
from tafelrunde.polyomino.grading import difficulty, grade
from tafelrunde.polyomino.kinds import BASE, KINDS, Kind, fits
from tafelrunde.polyomino.looks import difference, plainness
from tafelrunde.polyomino.piece import Cell
from tafelrunde.polyomino.shares import settled

Below: TypeAlias = Callable[[int], int]
Pool: TypeAlias = Callable[[Side, int], Iterable[Region]]  # areas of a size, as many as it has
Hear: TypeAlias = Callable[[float], object]
_T = TypeVar("_T")

_PULL = (0, 1, 2, 4, 8)  # how much likelier a cell joins the area the more of its neighbours are in it
_SHORT = 10  # of so many areas for each that is wanted, the handsomest of their size, some are taken
_FAR = 6  # areas that differ by so many cells are as unlike as it takes
_ALIKE = 2  # and those that differ by less are only taken where there are no others
_SINGLES = 0.7  # of the share of single covers that the rows want, an area must have so much among all its sets
_SPAN = 2  # grades at least from its easiest set to its hardest


class UsedUp(ValueError):  # noqa: N818 - an answer to whoever asks for too many cards
    """The pool has too few areas that are like no other; `side` and `size` say of which."""

    def __init__(self, side: Side, size: int) -> None:
        super().__init__(f"no further {side} area of {size} cells")
        self.side = side
        self.size = size


def cards(number: int, below: Below, pool: Pool, hear: Hear = lambda share: None) -> list[Card]:
    """UC-3: cards with ids from 1, no two areas congruent; every 36 of them have the shares of the printed ones."""
    forms: set[Rows] = set()
    sides: dict[Side, list[Face]] = {}
    for place, side in enumerate(SIDES):
        hear((place + 0.1) / len(SIDES))
        regions = _regions(side, number, below, pool, forms)
        forms |= {canonical(region) for region in regions}
        sides[side] = []
        for start in range(0, number, BASE):
            hear((place + 0.5 + 0.5 * start / number) / len(SIDES))
            sides[side] += _faces(side, regions[start : start + BASE], below)
    hear(1.0)
    return [Card(place + 1, sides["easy"][place], sides["hard"][place]) for place in range(number)]


def sizes(kind: Kind, number: int) -> list[int]:
    """The areas of so many boards; each time the one whose share is least fulfilled."""
    made: Counter[int] = Counter()
    total = sum(kind.areas.values())
    found = []
    for place in range(1, number + 1):
        found.append(max(kind.areas, key=lambda size: kind.areas[size] * place - made[size] * total))
        made[found[-1]] += 1
    return found


def grown(below: Below, number: int) -> Pool:
    """A pool of areas that chance lets grow, enough for so many cards; every engine and every day grows the same."""

    def pool(side: Side, size: int) -> Iterable[Region]:
        boxes = KINDS[side].boxes
        for _ in range(200 + 2 * _SHORT * number):
            yield grow(size, boxes[below(len(boxes))], below)

    return pool


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


def _regions(side: Side, number: int, below: Below, pool: Pool, forms: set[Rows]) -> list[Region]:
    """Handsome areas of the side, each as unlike those before it as may be, lying as chance will have it."""
    kind = KINDS[side]
    wanted = [
        size for start in range(0, number, BASE) for size in _shuffled(sizes(kind, number)[start : start + BASE], below)
    ]
    shortlists = {
        size: _handsome(side, size, _SHORT * share, below, pool, forms) for size, share in Counter(wanted).items()
    }
    unlike = {region: _FAR for shortlist in shortlists.values() for region in shortlist}
    found: list[Region] = []
    for size in wanted:
        if not shortlists[size]:
            raise UsedUp(side, size)
        best = max(shortlists[size], key=lambda region: (unlike[region] >= _ALIKE, unlike[region] - plainness(region)))
        shortlists[size].remove(best)
        for region in unlike:
            unlike[region] = min(unlike[region], difference(best, region))
        views = [rows for rows in eight_views(best.rows) if fits(kind, len(rows[0]), len(rows))]
        found.append(Region(views[below(len(views))]))
    return found


def _handsome(side: Side, size: int, most: int, below: Below, pool: Pool, forms: set[Rows]) -> list[Region]:
    """The handsomest areas of this size, at most so many, that are rich in sets and not known yet."""
    found = []
    regions = {canonical(region): region for region in pool(side, size)}
    for rows in sorted(_shuffled(sorted(regions), below), key=lambda rows: plainness(Region(rows))):
        region = Region(rows)
        if rows not in forms and not has_holes(region) and is_rich(side, region):
            found.append(region)
        if len(found) == most:
            break
    return found


def is_rich(side: Side, region: Region) -> bool:
    """It has as many sets as a printed one, among them enough with a single cover, some easy and some hard."""
    kind, covers = KINDS[side], census(region, PIECES_ON[side])
    usable = _usable(side, covers)
    if len(covers) not in kind.sets or len(usable) < len(SYMBOLS):
        return False
    if [*usable.values()].count(1) * 100 < _SINGLES * kind.percent_single * len(usable):
        return False
    grades = [grade(region, pieces) for pieces in usable]
    return max(grades) - min(grades) >= _SPAN


def _usable(side: Side, covers: dict[Pieces, int]) -> dict[Pieces, int]:
    return {pieces: number for pieces, number in covers.items() if number <= KINDS[side].most_covers}


def _faces(side: Side, regions: Sequence[Region], below: Below) -> list[Face]:
    """The areas with their rows, which climb evenly; every step comes on each symbol as often as on any other."""
    covers = [census(region, PIECES_ON[side]) for region in regions]
    steps = [stairs(side, region) for region in regions]
    chosen = settled(KINDS[side], steps, below)
    faces = []
    for place, (region, rows) in enumerate(zip(regions, chosen, strict=True)):
        if place % len(SYMBOLS) == 0:
            order = _shuffled(SYMBOLS, below)
        mixed = {order[(step + place) % len(SYMBOLS)]: pieces for step, pieces in enumerate(rows)}
        shown = {symbol: mixed[symbol] for symbol in SYMBOLS}
        ways = {symbol: covers[place][pieces] for symbol, pieces in shown.items()}
        faces.append(Face(region, shown, ways, {symbol: grade(region, pieces) for symbol, pieces in shown.items()}))
    return faces


def stairs(side: Side, region: Region) -> list[dict[Pieces, int]]:
    """For each of six rows the sets that it may ask for, with their covers: those of its sixth in the order of their
    difficulty, and the nearer half of its neighbours'."""
    covers = _usable(side, census(region, PIECES_ON[side]))
    ranked = sorted(covers, key=lambda pieces: difficulty(region, pieces))
    bounds = [len(ranked) * part // len(SYMBOLS) for part in range(len(SYMBOLS) + 1)]
    half = -(-len(ranked) // (2 * len(SYMBOLS)))
    return [{pieces: covers[pieces] for pieces in ranked[max(0, a - half) : b + half]} for a, b in pairwise(bounds)]


def _beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def _shuffled(things: Iterable[_T], below: Below) -> list[_T]:
    left, mixed = list(things), []
    while left:
        mixed.append(left.pop(below(len(left))))
    return mixed
