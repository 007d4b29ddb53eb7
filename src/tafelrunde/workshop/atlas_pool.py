"""Areas for a deck out of atlas files. Must not choose among them: that is `generate`'s."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.polyomino.atlas import picture
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.deck import PIECES_ON, Side
from tafelrunde.polyomino.generate import Pool
from tafelrunde.polyomino.kinds import KINDS, fits
from tafelrunde.workshop.atlas_file import Atlas, Reader
from tafelrunde.workshop.atlas_run import Wanted, found


def pool_of(atlases: Sequence[Atlas]) -> Pool:
    """Every area of the class of a side that these files hold; no two of them are congruent within one file."""

    def pool(side: Side, size: int) -> Iterator[Region]:
        kind = KINDS[side]
        wanted = Wanted(area=range(size, size + 1), sets=kind.sets, hole_free=True)
        for atlas in atlases:
            if atlas.k == PIECES_ON[side]:
                for section, place in found(atlas, wanted):
                    if fits(kind, section.width, section.height):
                        yield Region(picture(section.width, section.height, Reader(section).key(place)))

    return pool
