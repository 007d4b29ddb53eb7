"""The drawings are there, and written in the four steps that every reader of paths knows."""

from __future__ import annotations

import pytest

from tafelrunde.games.ubongo.classic.model import COLOURS as GEM_COLOURS
from tafelrunde.games.ubongo.diamonds.model import GEMS
from tafelrunde.look.colours import COLOURS, PIECES, mixed, rgb
from tafelrunde.look.glyphs import ROLES, glyph, glyphs, path
from tafelrunde.polyomino.deck import SYMBOLS
from tafelrunde.polyomino.piece import NAMES


@pytest.mark.parametrize("name", glyphs())
def test_a_drawing_is_made_of_paths_in_known_paints(name: str) -> None:
    drawing = glyph(name)
    assert drawing.width > 0
    assert drawing.height > 0
    assert drawing.parts or name == "tile-plain"
    for part in drawing.parts:
        assert part.path[0][0] == "M"
        for paint in (part.fill, part.stroke):
            assert paint is None or paint in ROLES or paint.startswith("#")


def test_everything_that_games_name_is_drawn() -> None:
    wanted = [f"die-{symbol}" for symbol in SYMBOLS] + [f"gem-{gem}" for gem in (*GEM_COLOURS, *GEMS)]
    assert [name for name in wanted if name not in glyphs()] == []


def test_every_piece_has_a_look() -> None:
    assert list(PIECES) == list(NAMES)
    assert [look.tile for look in PIECES.values() if f"tile-{look.tile}" not in glyphs()] == []


@pytest.mark.parametrize("wrong", ["M1 2H3", "M1", "M1 2L3 4 5 6", "A1 1 0 0 1 2 2"])
def test_a_path_in_other_steps_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="M, L, C and Z"):
        path(wrong)


def test_colours_are_shares_of_red_green_and_blue() -> None:
    assert rgb("#ff0080") == (1, 0, 128 / 255)
    assert rgb("paper") == (1, 1, 1)
    assert mixed((0, 0, 0), (1, 0.5, 0), 0.5) == (0.5, 0.25, 0)
    assert all(len(rgb(name)) == 3 for name in COLOURS)
