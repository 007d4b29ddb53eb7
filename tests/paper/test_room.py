"""Words have room: none runs into another or to the edge of the sheet, in any language, on either paper."""

from __future__ import annotations

from itertools import combinations

import pytest

from paper.pictures import Rect, lines, pdf, sizes, wish
from tafelrunde.i18n.catalogue import LANGUAGES
from tafelrunde.paper.printing import DOCUMENTS
from tafelrunde.paper.sizes import PAPERS
from tafelrunde.paper.wish import What

UNPRINTABLE = 5.0  # millimetres at the edge that a printer may not reach
TOUCHING = 0.2


def _in_each_other(one: Rect, other: Rect) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > TOUCHING and min(one[3], other[3]) - max(one[1], other[1]) > TOUCHING


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", DOCUMENTS)
def test_no_word_runs_into_another_or_off_the_sheet(what: What, language: str, paper: str) -> None:
    data = pdf(what, wish(language, paper, players=6))
    for (wide, high), page in zip(sizes(data), lines(data), strict=True):
        for text, (left, bottom, right, top) in page:
            inside = min(left, bottom) > UNPRINTABLE and right < wide - UNPRINTABLE and top < high - UNPRINTABLE
            assert inside, text
        for (text, one), (other_text, other) in combinations(page, 2):
            assert not _in_each_other(one, other), (text, other_text)
    assert sum(map(len, lines(data))) > 5
