"""Areas for a deck out of atlas files, and cards drawn at random. Must not choose among them: that is `generate`'s."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from tafelrunde.polyomino.atlas import MANY, Picture, names_in, picture
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.deck import PIECES_ON, Pieces, Side
from tafelrunde.polyomino.generate import Pool
from tafelrunde.polyomino.kinds import KINDS, fits
from tafelrunde.workshop.atlas_file import Atlas, Reader
from tafelrunde.workshop.atlas_run import Wanted, found


class Sample(Struct, frozen=True):
    """A side of a card as chance has it: an area, and a set for each row."""

    area: Picture
    rows: tuple[Pieces, ...]


def pool_of(atlases: Sequence[Atlas]) -> Pool:
    """Every area of the class of a side that these files hold; no two of them are congruent within one file."""

    def pool(side: Side, size: int) -> Iterator[Region]:
        for atlas in atlases:
            for reader, place in _of_the_class(atlas, side, range(size, size + 1)):
                yield Region(_picture(reader, place))

    return pool


def samples(atlas: Atlas, side: Side, chance: Callable[[], float]) -> Iterator[Sample]:
    """Cards without end: any area of the class of the printed ones, any six of its sets; `chance` is below 1.

    For those who want many: a hundred thousand come in a second.
    """
    sizes = KINDS[side].areas
    places = list(_of_the_class(atlas, side, range(min(sizes), max(sizes) + 1)))
    while places:
        reader, place = places[int(chance() * len(places))]
        first, number = reader.first_pair(place), reader.sets[place]
        pairs: set[int] = set()
        while len(pairs) < MANY:
            pairs.add(first + int(chance() * number))
        yield Sample(_picture(reader, place), tuple([names_in(reader.pieces[pair]) for pair in pairs]))


def _of_the_class(atlas: Atlas, side: Side, sizes: range) -> Iterator[tuple[Reader, int]]:
    """Where the areas are that could be printed on this side."""
    kind = KINDS[side]
    if atlas.k == PIECES_ON[side]:
        for reader, place in found(atlas, Wanted(area=sizes, sets=kind.sets, hole_free=True)):
            if fits(kind, reader.pages.width, reader.pages.height):
                yield reader, place


def _picture(reader: Reader, place: int) -> Picture:
    return picture(reader.pages.width, reader.pages.height, reader.key(place))
