"""What is printed is as large as it says: cells, the ruler, the paper itself."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image

from paper.pictures import edges, pdf, pictures, row, sizes, wish, with_area
from tafelrunde.paper.sizes import PAPERS

CLOSE = 0.15


def _steps(places: list[float]) -> list[float]:
    return [right - left for left, right in pairwise(places)]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("patterns_only", [False, True])
def test_a_cell_of_a_board_is_fifteen_millimetres_wide_and_high(paper: str, patterns_only: bool) -> None:
    page = pictures(pdf("boards", wish(paper=paper, deck=with_area(*["###"] * 4)), patterns_only))[0]
    sheet = PAPERS[paper]
    middle = sheet.height / 2 - 3 - 60  # of the upper one of two boards
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
    ticks = edges(row(page, sheet.height - 7.2 - 0.8, sheet.width / 2 - 26, sheet.width / 2 + 26), 200)
    assert _steps(ticks) == pytest.approx([10] * 5, abs=CLOSE)


@pytest.mark.parametrize(("paper", "wide", "high"), [("a4", 210, 297), ("letter", 215.9, 279.4)])
def test_a_page_has_the_size_of_the_paper(paper: str, wide: float, high: float) -> None:
    for what in ("boards", "pieces"):
        for size in sizes(pdf(what, wish(paper=paper))):
            assert sorted(size) == pytest.approx([wide, high], abs=0.01)


@pytest.mark.parametrize(("rows", "wide"), [(("########",) * 7, 120), (("######",) * 5, 90), (("#",) * 7, 15)])
def test_the_largest_and_the_smallest_area_of_a_deck_fit_on_their_board(rows: tuple[str, ...], wide: int) -> None:
    page = pictures(pdf("boards", wish(deck=with_area(*rows), sides=("easy",)), patterns_only=True))[0]
    middle = PAPERS["a4"].height / 2 - 63
    walls = edges(row(page, middle + 3, 15 + 1, 195 - 1), 200)
    assert walls[-1] - walls[-1 - wide // 15] == pytest.approx(wide, abs=CLOSE)
    assert walls[-1] < 195 - 15 - 5


def test_grades_are_shown_as_pips_where_a_deck_has_them() -> None:
    plain, one, five = (
        pictures(pdf("boards", wish(deck=with_area("###", grade=grade), sides=("easy",)), patterns_only=True), 100)[0]
        for grade in (None, 1, 5)
    )
    dark = [sum(page.convert("L").histogram()[:128]) for page in (plain, one, five)]
    assert dark[0] < dark[1] < dark[2]
