"""All areas that k pieces can cover, by laying every arrangement of every set; the slow twin of the kernel's survey,
told another way to check it against. Knows no file and no kernel."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from typing import TypeAlias

from tafelrunde.polyomino.atlas import Box, Figures, Section, Sheet, Sift, key_of, section_of, symmetries
from tafelrunde.polyomino.piece import NAMES, PIECES, SHAPES, Cell, PieceName, orientations

Arrangement: TypeAlias = tuple[tuple[Cell, ...], ...]  # the cells of each piece, in the order of UC-33
Pieces: TypeAlias = tuple[PieceName, ...]
_Covers: TypeAlias = dict[tuple[int, int, int], dict[Pieces, int]]  # width, height and key of the area


def survey(
    k: int, area: int, box: Box | None, progress: Callable[[float], object] | None, exactly: bool = False
) -> Sheet:
    """All areas of this size that some k pieces cover, up to turning and flipping."""
    sets = [pieces for pieces in combinations(NAMES, k) if sum(len(PIECES[piece].cells) for piece in pieces) == area]
    found: _Covers = {}
    laid: Counter[str] = Counter()
    for number, pieces in enumerate(sets):
        if progress:
            progress(number / len(sets))
        _add(pieces, box, exactly, found, laid)
    sections = [
        section_of(width, height, {key: covers for (w, h, key), covers in found.items() if (w, h) == (width, height)})
        for width, height in sorted({(w, h) for w, h, _ in found})
    ]
    return Sheet(_figures(found, laid, sections), sections)


def _add(pieces: Pieces, box: Box | None, exactly: bool, found: _Covers, laid: Counter[str]) -> None:
    """An area has, for each arrangement, one cover for every symmetry of its own that the arrangement lacks."""
    most = max(len(orientations(piece)) for piece in pieces)
    images = 0
    for arrangement in arrangements(pieces, box):
        if exactly and box is not None and _sides(arrangement) != sorted(box):
            continue
        kept = _kept(arrangement)
        images += 8 // kept
        laid["distinct_arrangements"] += 1
        area = frozenset(cell for cells in arrangement for cell in cells)
        covers = found.setdefault(key_of(area), {})
        covers[pieces] = covers.get(pieces, 0) + len(symmetries(area)) // kept
    laid["arrangements"] += images // most


def _figures(found: _Covers, laid: Counter[str], sections: list[Section]) -> Figures:
    figures = Figures(arrangements=laid["arrangements"], distinct_arrangements=laid["distinct_arrangements"])
    for section in sections:
        figures = figures.plus(Sift(section).figures())
    return figures


@cache
def arrangements(pieces: Pieces, box: Box | None) -> tuple[Arrangement, ...]:
    """Every way to lay the pieces side by side within the box, up to turning and flipping."""
    if len(pieces) == 1:
        first = _canonical((SHAPES[pieces[0], 0, False].cells,))
        return (first,) if _within(first, box) else ()
    found = set()
    for place, piece in enumerate(pieces):
        for before in arrangements(pieces[:place] + pieces[place + 1 :], box):
            for cells in _beside(before, piece):
                whole = (*before[:place], cells, *before[place:])
                if _within(whole, box):
                    found.add(_canonical(whole))
    return tuple(found)


def _beside(before: Arrangement, piece: PieceName) -> Iterator[tuple[Cell, ...]]:
    taken = {cell for cells in before for cell in cells}
    edge = {spot for x, y in taken for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))} - taken
    seen = set()
    for turn, flip in orientations(piece):
        form = SHAPES[piece, turn, flip].cells
        for x, y in edge:
            for a, b in form:
                cells = tuple((x - a + c, y - b + d) for c, d in form)
                if cells not in seen and taken.isdisjoint(cells):
                    seen.add(cells)
                    yield cells


def _images(arrangement: Arrangement) -> list[Arrangement]:
    images = []
    for symmetry in range(8):
        turned = [[(y, x) if symmetry & 4 else (x, y) for x, y in cells] for cells in arrangement]
        across, down = -1 if symmetry & 1 else 1, -1 if symmetry & 2 else 1
        left = min(across * x for cells in turned for x, _ in cells)
        top = min(down * y for cells in turned for _, y in cells)
        images.append(tuple(tuple(sorted((across * x - left, down * y - top) for x, y in cells)) for cells in turned))
    return images


def _canonical(arrangement: Arrangement) -> Arrangement:
    return min(_images(arrangement))


def _kept(arrangement: Arrangement) -> int:
    """How many symmetries leave every piece where it is; the arrangement is a canonical one."""
    return _images(arrangement).count(arrangement)


def _within(arrangement: Arrangement, box: Box | None) -> bool:
    if box is None:
        return True
    shorter, longer = _sides(arrangement)
    return shorter <= min(box) and longer <= max(box)


def _sides(arrangement: Arrangement) -> list[int]:
    columns = [x for cells in arrangement for x, _ in cells]
    rows = [y for cells in arrangement for _, y in cells]
    return sorted((max(columns) - min(columns) + 1, max(rows) - min(rows) + 1))
