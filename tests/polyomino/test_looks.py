from hypothesis import given
from hypothesis import strategies as st

from polyomino.drawn import regions
from tafelrunde.polyomino.board import Region, area, canonical, eight_views, parse
from tafelrunde.polyomino.looks import difference, plainness

grown = st.integers(4, 14).flatmap(regions)


def test_handsome_is_compact_and_symmetric_without_thin_arms() -> None:
    ranked = ["####/####/####", "####/####/###./#...", "####/###./###./#.../#...", "#..#/####/#..#/#..#/#..."]
    assert sorted(ranked, key=lambda picture: plainness(parse(picture))) == ranked


def test_cells_that_touch_at_a_corner_alone_are_not_handsome() -> None:
    assert plainness(parse("###/#.#/.##")) == 2 + plainness(parse("###/#.#/#.#"))


def test_difference_counts_the_cells_that_only_one_has() -> None:
    assert difference(parse("###/###"), parse("##/##/##")) == 0
    assert difference(parse("###/###"), parse("###/##.")) == 1
    assert difference(parse("###/##."), parse("###/.##")) == 0
    assert difference(parse("###/#.."), parse("###/.#.")) == 2


@given(grown, grown, st.integers(0, 7))
def test_neither_turning_nor_order_changes_a_difference(one: Region, other: Region, view: int) -> None:
    rows = eight_views(other.rows)[view]
    if len(rows) <= 7 and len(rows[0]) <= 8:
        assert difference(one, Region(rows)) == difference(one, other) == difference(other, one)
        assert plainness(Region(rows)) == plainness(other)
    assert (difference(one, other) == 0) == (canonical(one) == canonical(other))
    assert abs(area(one) - area(other)) <= difference(one, other) <= area(one) + area(other)
