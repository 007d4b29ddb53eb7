"""What is printed is as large as it says: cells, the ruler, the paper itself."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image

from paper.pictures import DECK, edges, pdf, pictures, row, sizes, wish
from tafelrunde.paper.sizes import PAPERS
from tafelrunde.polyomino.board import box

CLOSE = 0.15


def _steps(places: list[float]) -> list[float]:
    return [right - left for left, right in pairwise(places)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("patterns_only", [False, True])
def test_a_cell_of_a_board_is_fifteen_millimetres_wide_and_high(paper: str, patterns_only: bool) -> None:
    page = pictures(pdf("boards", wish(paper=paper), patterns_only))[0]
    sheet = PAPERS[paper]
    assert box(DECK.cards[1].easy.region) == (3, 4)  # a plain rectangle, in the lower half of the first page
    middle = sheet.height / 2 + 3 + 60
    across = edges(row(page, middle - 7, sheet.width / 2, sheet.width - 20), 200)
    down = edges(
        row(page.transpose(Image.Transpose.TRANSPOSE), sheet.width / 2 - 90 + 116, middle - 40, middle + 40), 200
    )
    assert _steps(across) == pytest.approx([15] * 3, abs=CLOSE)
    assert _steps(down[1:]) == pytest.approx([15] * 3, abs=CLOSE)  # the uppermost line has a shadow


@pytest.mark.parametrize("paper", PAPERS)
def test_the_pieces_of_a_player_fill_six_by_eight_cells(paper: str) -> None:
    page = pictures(pdf("pieces", wish(paper=paper), patterns_only=True))[0]
    sheet = PAPERS[paper]
    top = (sheet.height - 246) / 2
    walls = edges(row(page, top + 22, (sheet.width - 186) / 2 - 1, sheet.width / 2 - 1), 240)
    assert walls[-1] - walls[0] == pytest.approx(6 * 15, abs=0.8)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_ruler_at_the_foot_is_five_centimetres_long(paper: str) -> None:
    page = pictures(pdf("pieces", wish(paper=paper, players=1)))[0]
    sheet = PAPERS[paper]
    ticks = edges(row(page, sheet.height - 7.2 - 0.8, sheet.width / 2 - 30, sheet.width / 2 + 30), 200)
    assert _steps(ticks) == pytest.approx([10] * 5, abs=CLOSE)


@pytest.mark.parametrize(("paper", "wide", "high"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_a_page_has_the_size_of_the_paper(paper: str, wide: float, high: float) -> None:
    for what in ("boards", "pieces"):
        for size in sizes(pdf(what, wish(paper=paper))):
            assert sorted(size) == pytest.approx([wide, high], abs=0.01)
