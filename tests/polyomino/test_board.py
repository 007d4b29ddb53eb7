import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from polyomino import drawn
from tafelrunde.polyomino.board import (
    MAX_HEIGHT,
    MAX_WIDTH,
    BadRegion,
    Region,
    area,
    box,
    canonical,
    cell_at,
    cells,
    congruent,
    connected,
    eight_views,
    has_holes,
    mask,
    parse,
    region_of,
)
from tafelrunde.polyomino.piece import mask_of


@pytest.mark.parametrize(
    ("rows", "key", "details"),
    [
        ((), "region.empty", {}),
        (("",), "region.empty", {}),
        (("...", "..."), "region.empty", {}),
        (("###", "##"), "region.ragged", {"row": 1}),
        (("##", ""), "region.ragged", {"row": 1}),
        (("##", "#x"), "region.character", {"row": 1, "character": "x"}),
        (("# #",), "region.character", {"row": 0, "character": " "}),
        (("#" * 9,), "region.too-large", {"width": 9, "height": 1}),
        (("#",) * 8, "region.too-large", {"width": 1, "height": 8}),
        ((".#", ".#"), "region.margin", {}),
        (("#.", "#."), "region.margin", {}),
        (("##", ".."), "region.margin", {}),
        (("..", "##"), "region.margin", {}),
    ],
)
def test_rows_that_are_no_area(rows: tuple[str, ...], key: str, details: dict[str, str | int]) -> None:
    with pytest.raises(BadRegion) as raised:
        Region(rows)
    assert (raised.value.key, raised.value.details) == (key, details)
    assert key in str(raised.value)


def test_an_area_from_the_wire_is_checked_too() -> None:
    assert msgspec.json.decode(b'{"rows":["##.","###"]}', type=Region) == Region(("##.", "###"))
    with pytest.raises(msgspec.ValidationError, match=r"region\.ragged"):
        msgspec.json.decode(b'{"rows":["##.","##"]}', type=Region)


@given(drawn.scattered())
def test_the_wire_form_is_the_rows(region: Region) -> None:
    data = msgspec.json.encode(region)
    assert msgspec.json.decode(data) == {"rows": list(region.rows)}
    assert msgspec.json.decode(data, type=Region) == region


@given(drawn.scattered())
def test_cells_and_mask_say_the_same(region: Region) -> None:
    assert region_of(cells(region)) == region
    assert mask(region) == mask_of(cells(region))
    assert area(region) == len(cells(region)) == sum(row.count("#") for row in region.rows)
    assert cell_at(mask(region)) == cells(region)[0]
    width, height = box(region)
    assert width == max(x for x, _ in cells(region)) + 1
    assert height == max(y for _, y in cells(region)) + 1


def test_the_largest_box_fits() -> None:
    full = Region(("#" * MAX_WIDTH,) * MAX_HEIGHT)
    assert (box(full), area(full)) == ((8, 7), 56)
    assert connected(full)
    assert not has_holes(full)


def test_a_picture_is_read_from_one_line_or_many() -> None:
    assert parse("##./###") == parse("##.\n###") == Region(("##.", "###"))


def test_cells_are_cut_to_their_box_wherever_they_lie() -> None:
    assert region_of([(-3, 7), (-2, 7), (-2, 8)]) == Region(("##", ".#"))


@pytest.mark.parametrize("far", [[], [(0, 0), (8, 0)], [(0, 0), (0, 10**30)]])
def test_cells_that_are_no_area(far: list[tuple[int, int]]) -> None:
    with pytest.raises(BadRegion):
        region_of(far)


def reachable(start: tuple[int, int], within: set[tuple[int, int]]) -> set[tuple[int, int]]:
    found, todo = {start}, [start]
    while todo:
        x, y = todo.pop()
        for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if spot in within and spot not in found:
                found.add(spot)
                todo.append(spot)
    return found


@given(st.one_of(drawn.scattered(), drawn.regions()))
def test_connected_and_holes_are_what_walking_finds(region: Region) -> None:
    filled = set(cells(region))
    width, height = box(region)
    around = {(x, y) for x in range(-1, width + 1) for y in range(-1, height + 1)} - filled
    assert connected(region) == (reachable(next(iter(filled)), filled) == filled)
    assert has_holes(region) == (reachable((-1, -1), around) != around)


def test_a_gap_that_opens_at_a_corner_only_is_a_hole() -> None:
    assert has_holes(parse("##./#.#/###"))
    assert not has_holes(parse("#.#/###"))


def test_ends_of_neighbouring_rows_do_not_touch() -> None:
    assert not connected(parse("#......#/#......#"))
    assert not connected(parse("#######./.......#"))


@given(drawn.scattered())
def test_eight_views_have_one_key(region: Region) -> None:
    views = eight_views(region.rows)
    assert len(views) == 8
    assert 8 % len(set(views)) == 0
    for rows in views:
        assert min(eight_views(rows)) == canonical(region)


@given(drawn.scattered(), drawn.scattered())
def test_congruent_means_one_view_of_the_other(one: Region, other: Region) -> None:
    assert congruent(one, other) == (one.rows in eight_views(other.rows))
    assert congruent(one, one)


def test_number_of_different_views() -> None:
    pictures = {"##/##": 1, "###": 2, "###/.#.": 4, "##./.##": 4, "#./#./##": 8, "#.#/###": 4, ".#./###/.#.": 1}
    assert {picture: len(set(eight_views(parse(picture).rows))) for picture in pictures} == pictures
