"""Fronts and backs of a sheet meet, whichever edge the printer turns it over."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageOps

from paper.pictures import DECK, pdf, pictures, texts, wish
from tafelrunde.paper.boards import ON_A_SHEET
from tafelrunde.paper.pieces import SLAB, slab_cells
from tafelrunde.polyomino.piece import NAMES, PIECES, SHAPES, Cell

COARSE = 72


def _from_behind(back: Image.Image, flip: str) -> Image.Image:
    """The back as it lies behind the front, seen through the paper."""
    return ImageOps.mirror(back) if flip == "long" else ImageOps.flip(back)


def _covered(picture: Image.Image) -> Image.Image:
    return picture.convert("L").point(lambda value: 255 if value < 250 else 0)


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_behind_every_easy_side_lies_the_hard_side_of_the_same_card(flip: str, paper: str) -> None:
    data = pdf("boards", wish(paper=paper, cards=5, flip=flip))
    words = texts(data)
    assert len(words) == 2 * -(-5 // ON_A_SHEET)
    for sheet, (front, back) in enumerate(zip(words[::2], words[1::2], strict=True)):
        ids = [str(card.id) for card in DECK.cards[sheet * ON_A_SHEET : (sheet + 1) * ON_A_SHEET][:5]]
        ids = ids[: 5 - sheet * ON_A_SHEET]
        assert [word for word in front.split() if word.isdecimal() and word in ids][: len(ids)] == ids
        assert "easy side" in front
        assert "hard side" in back
    sides = pictures(data, COARSE)
    for easy, hard in zip(sides[::2], sides[1::2], strict=True):
        behind = _from_behind(hard, flip)
        body = (0, round(easy.height * 0.04), easy.width, round(easy.height * 0.96))
        grounds = [_covered(page.crop(body)).getbbox() for page in (easy, behind)]
        assert grounds[0] is not None
        assert grounds[1] is not None
        assert all(abs(one - other) <= 1 for one, other in zip(*grounds, strict=True))


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("players", [1, 3, 4, 6])
def test_behind_every_piece_lies_the_same_piece_in_a_mirror(flip: str, players: int) -> None:
    data = pdf("pieces", wish(players=players, flip=flip))
    sides = pictures(data, COARSE)
    assert len(sides) == 2 * -(-players // 4)
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        foot = round(front.height * 0.94)
        front, behind = (page.crop((0, 0, page.width, foot)) for page in (front, _from_behind(back, flip)))
        apart = ImageChops.difference(front, behind).convert("L").point(lambda value: 255 if value > 128 else 0)
        assert apart.histogram()[255] < 0.02 * front.width * front.height  # patterns are not mirrored, colours are


def test_only_easy_sides_can_be_printed() -> None:
    words = texts(pdf("boards", wish(cards=4, sides=("easy",))))
    assert len(words) == 2
    assert all("hard side" not in page for page in words)


def _normal(cells: tuple[Cell, ...]) -> frozenset[Cell]:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells)


@pytest.mark.parametrize("turned", [None, "long", "short"])
@pytest.mark.parametrize("name", NAMES)
def test_the_slab_is_cut_into_the_twelve_pieces(name: str, turned: str | None) -> None:
    found = _normal(slab_cells(name, turned))  # type: ignore[arg-type]
    assert len(found) == len(PIECES[name].cells)  # type: ignore[index]
    assert any(found == frozenset(shape.cells) for (piece, _, _), shape in SHAPES.items() if piece == name)


def test_the_slab_has_no_other_cells() -> None:
    assert sorted({at for row in SLAB for at in row.split()}) == sorted(NAMES)
