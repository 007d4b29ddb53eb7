"""The atlas: figures that are known, and what must hold of every sheet."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

import pytest
import tafelrunde_kernel as kernel

Rows = tuple[int, ...]


def regions(section: kernel.Section) -> Iterator[tuple[Rows, int, int, int]]:
    """Rows of bits, sets, unique ones and traits."""
    size = (section.width * section.height + 7) // 8
    sets, unique = array("H", section.sets), array("H", section.unique)
    for i in range(section.regions):
        key = int.from_bytes(section.keys[i * size : (i + 1) * size], "little")
        rows = tuple(key >> y * section.width & (1 << section.width) - 1 for y in range(section.height))
        yield rows, sets[i], unique[i], section.traits[i]


def turned(rows: Rows, width: int, symmetry: int) -> Rows:
    cells = {(x, y) for y, row in enumerate(rows) for x in range(width) if row >> x & 1}
    height = len(rows)
    if symmetry & 4:
        cells, width, height = {(y, x) for x, y in cells}, height, width
    if symmetry & 1:
        cells = {(width - 1 - x, y) for x, y in cells}
    if symmetry & 2:
        cells = {(x, height - 1 - y) for x, y in cells}
    return tuple(sum(1 << x for x in range(width) if (x, y) in cells) for y in range(height))


def test_the_whole_atlas_of_three_pieces() -> None:
    sheets = [kernel.survey(3, area, keep=False).figures for area in kernel.areas(3)]
    total = {name: sum(sheet[name] for sheet in sheets) for name in sheets[0]}
    assert total["arrangements"] == 984_720
    assert total["pairs"] == 869_279
    assert total["unique_pairs"] == 806_531
    assert total["regions"] == 499_708
    assert total["hole_free"] == 458_570
    assert total["six_sets"] == 14_736
    assert total["six_sets_hole_free"] == 14_180
    assert max(sheet["most_sets"] for sheet in sheets) == 30


@pytest.mark.parametrize(
    ("k", "area", "box"), [(1, 5, None), (2, 9, None), (3, 11, None), (4, 16, (5, 4)), (5, 20, (5, 4))]
)
def test_a_sheet_agrees_with_itself_and_with_the_search(k: int, area: int, box: tuple[int, int] | None) -> None:
    sheet = kernel.survey(k, area, box)
    seen: set[Rows] = set()
    for section in sheet.sections:
        at = 0
        pieces, covers = array("H", section.pieces), array("H", section.covers)
        keys = [tuple(reversed(rows)) for rows, *_ in regions(section)]
        assert keys == sorted(set(keys))
        for rows, sets, unique, traits in regions(section):
            number = {pieces[i]: covers[i] for i in range(at, at + sets)}
            at += sets
            assert unique == list(number.values()).count(1)
            images = [turned(rows, section.width, symmetry) for symmetry in range(8)]
            assert seen.isdisjoint(images)
            seen.add(rows)
            assert traits >> 1 == sum((image == rows) << symmetry for symmetry, image in enumerate(images)) >> 1
            if section.width <= 8 and section.height <= 7:
                text = ["".join(".#"[row >> x & 1] for x in range(section.width)) for row in rows]
                found = kernel.census(text, k)
                assert {sum(1 << kernel.NAMES.index(p) for p in names): n for names, n in found.items()} == number
        assert at == section.pairs
    assert len(seen) == sheet.figures["regions"]
    assert sum(section.pairs for section in sheet.sections) == sheet.figures["pairs"]


def test_the_box_may_lie_or_stand_and_threads_do_not_matter() -> None:
    one, two = kernel.survey(3, 12, (3, 5)), kernel.survey(3, 12, (5, 3), threads=3)
    assert one.figures == two.figures
    assert [section.keys for section in one.sections] == [section.keys for section in two.sections]
    assert all(section.width <= 5 and section.height <= 3 for section in one.sections)


def test_an_area_that_no_set_has() -> None:
    assert kernel.areas(1) == [2, 3, 4, 5]
    assert kernel.areas(13) == kernel.areas(0) == []
    sheet = kernel.survey(3, 16)
    assert (sheet.figures["regions"], sheet.sections) == (0, [])
