"""The diamond hunt on one sheet: the track, the rewards, the gems. Must not know rounds."""

from __future__ import annotations

from tafelrunde.games.ubongo.diamonds.gems import FROM_TRACK, IN_BAG, ROUNDS, VALUES
from tafelrunde.games.ubongo.diamonds.model import GEMS, Gem
from tafelrunde.paper.pen import Pen
from tafelrunde.paper.sheets import heading
from tafelrunde.paper.sizes import Grid, Paper
from tafelrunde.paper.tokens import Token, draw_tokens
from tafelrunde.paper.wish import Wish

_SPACE, _TRACK_HIGH = 20.0, 50.0
_ACROSS = 10
SIZE = ROUNDS * _SPACE / _ACROSS
_HIGH = 218.0


def hunt(wish: Wish, pen: Pen, paper: Paper) -> None:
    """Everything that the hunt has and Ubongo classic has not."""
    wide = ROUNDS * _SPACE
    left = (paper.width - wide) / 2
    top = (paper.height - _HIGH) / 2
    heading(pen, left, top, wish.text("game-ubongo-diamonds"), wish.text("print-track"))
    with pen.moved(left, top + 8):
        _track(pen)
    with pen.moved(left, top + 8 + _TRACK_HIGH + 14):
        draw_rewards(pen, wide)
    grid = Grid(left, top + _HIGH - 6 * SIZE, _ACROSS, 6, SIZE, SIZE)
    heading(pen, left, grid.top - 7, wish.text("print-gems"))
    draw_tokens(pen, grid, [token for gem in GEMS for token in _of_a_kind(gem)])


def _track(pen: Pen) -> None:
    """UD-5: nine sapphires and nine ambers, a pair for each round."""
    pen.box(0, 0, ROUNDS * _SPACE, _TRACK_HIGH, 3, fill="table", line="ink")
    for number in range(ROUNDS):
        x = (number + 0.5) * _SPACE
        pen.text(x, 8, str(number + 1), "strong", 12, "middle")
        for place, gem in enumerate(FROM_TRACK):
            y = 19.5 + place * 19
            pen.circle(x, y, 8.4, fill="paper", line="soft", weight=0.2)
            pen.glyph(f"gem-{gem}", x, y, 8.5, weight=0.15, fill="linen")
        if number:
            pen.stroke(
                (number * _SPACE, 4), (number * _SPACE, _TRACK_HIGH - 4), line=pen.shade("table", 0.25), weight=0.2
            )


def draw_rewards(pen: Pen, wide: float) -> None:
    """UD-10, UD-3: what each rank gets, and what a gem is worth."""
    x = 0.0
    for rank in (1, 2, 3, 4):
        pen.text(x, 2.2, f"{rank}.", "strong", 11)
        x += 9
        if rank <= len(FROM_TRACK):
            pen.glyph(f"gem-{FROM_TRACK[rank - 1]}", x, 0.6, 7)
            pen.text(x + 6, 2, "+", "text", 10, "middle")
            x += 12
        pen.glyph("i-bag", x, 0.4, 8)
        x += 13
    x = wide - 3
    for gem in reversed(GEMS):
        pen.text(x, 2.2, str(VALUES[gem]), "strong", 11, "middle")
        pen.glyph(f"gem-{gem}", x - 6.5, 0.6, 7)
        x -= 18


def _of_a_kind(gem: Gem) -> list[Token | None]:
    """UD-2: ten in the bag, and those on the track; whole rows of the grid, so that every kind begins a new one."""
    number = IN_BAG[GEMS.index(gem)] + (ROUNDS if gem in FROM_TRACK else 0)
    rows = -(-number // _ACROSS)
    token = Token(f"gem-{gem}", str(VALUES[gem]))
    return [token] * number + [None] * (rows * _ACROSS - number)
