"""An area as lines of text, with borders where its neighbours differ; knows no terminal and no game."""

from collections.abc import Iterable, Mapping

from tafelrunde.polyomino.board import Region, box, cells
from tafelrunde.polyomino.fit import Placement, placed_cells
from tafelrunde.polyomino.piece import Cell

# The corner for the lines that leave it: up 8, right 4, down 2, left 1.
_CORNERS = " ╴╷┐╶─┌┬╵┘│┤└┴├┼"


def outline(region: Region, placements: Iterable[Placement] = ()) -> list[str]:
    """The area's border and, where pieces are laid, theirs; a cell is three columns and one row within its lines."""
    owner: dict[Cell, str] = dict.fromkeys(cells(region), "")
    for placement in placements:
        owner |= dict.fromkeys(placed_cells(placement), placement.piece)
    return drawn(owner, *box(region))


def drawn(owner: Mapping[Cell, str], width: int, height: int) -> list[str]:
    """A grid of owners as box-drawing characters; a line stands between two cells of different owners."""

    def upright(x: int, y: int) -> bool:
        return owner.get((x - 1, y)) != owner.get((x, y))

    def level(x: int, y: int) -> bool:
        return owner.get((x, y - 1)) != owner.get((x, y))

    lines = []
    for y in range(height + 1):
        line = inside = ""
        for x in range(width + 1):
            corner = 8 * upright(x, y - 1) + 4 * level(x, y) + 2 * upright(x, y) + level(x - 1, y)
            line += _CORNERS[corner] + ("───" if level(x, y) else "   ")
            inside += ("│" if upright(x, y) else " ") + (" · " if (x, y) in owner else "   ")
        lines += [line.rstrip(), inside.rstrip()]
    return lines[:-1]
