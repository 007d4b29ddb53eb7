from hypothesis import given

from polyomino import drawn, naive
from tafelrunde.polyomino.piece import (
    NAMES,
    PIECES,
    SHAPES,
    STRIDE,
    Cell,
    PieceName,
    in_order,
    mask_of,
    orientations,
    shape,
)

ORIENTATIONS = dict(zip(NAMES, (2, 2, 4, 2, 1, 4, 4, 8, 8, 8, 8, 4), strict=True))


def as_complex(cells: tuple[Cell, ...]) -> naive.Cells:
    return frozenset(complex(x, y) for x, y in cells)


def test_uc33_twelve_pieces_of_48_cells() -> None:
    sizes = [len(piece.cells) for piece in PIECES.values()]
    assert sizes == [2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5]
    assert sum(sizes) == 48
    assert all(name[1] == str(len(piece.cells)) for name, piece in PIECES.items())
    assert tuple(PIECES) == NAMES == ("I2", "I3", "V3", "I4", "O4", "T4", "S4", "L4", "P5", "L5", "Y5", "Z5")


def test_uc33_each_piece_has_its_form() -> None:
    for name, piece in PIECES.items():
        assert as_complex(piece.cells) == naive.oriented(name, 0, False)
        assert piece.cells == shape(name, 0, False).cells


def test_uc2_all_pieces_differ_even_when_turned_and_flipped() -> None:
    masks = {shape(name, turn, flip).mask: name for name in NAMES for turn, flip in orientations(name)}
    assert len(masks) == sum(ORIENTATIONS.values())


def test_uc2_number_of_orientations() -> None:
    assert {name: len(orientations(name)) for name in NAMES} == ORIENTATIONS


def test_uc2_orientations_times_symmetries_is_eight() -> None:
    for name in NAMES:
        alike = sum(shape(name, turn, flip) == shape(name, 0, False) for turn in range(4) for flip in (False, True))
        assert len(orientations(name)) * alike == 8


def test_uc2_orientations_are_all_forms_each_by_its_lowest_turn_and_flip() -> None:
    for name in NAMES:
        lowest: dict[naive.Cells, tuple[int, bool]] = {}
        for turn, flip in ((turn, flip) for turn in range(4) for flip in (False, True)):
            lowest.setdefault(naive.oriented(name, turn, flip), (turn, flip))
        assert orientations(name) == tuple(lowest.values())


def test_uc2_every_turn_and_flip_is_the_naive_one() -> None:
    assert len(SHAPES) == 12 * 8
    for (name, turn, flip), found in SHAPES.items():
        assert as_complex(found.cells) == naive.oriented(name, turn, flip)


def test_turning_goes_clockwise_and_flipping_goes_first() -> None:
    assert shape("L4", 0, False).cells == ((0, 0), (0, 1), (0, 2), (1, 2))
    assert shape("L4", 1, False).cells == ((0, 0), (1, 0), (2, 0), (0, 1))
    assert shape("L4", 0, True).cells == ((1, 0), (1, 1), (0, 2), (1, 2))
    assert shape("L4", 1, True).cells == ((0, 0), (0, 1), (1, 1), (2, 1))


def turned(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    height = max(y for _, y in cells) + 1
    return tuple(sorted(((height - 1 - y, x) for x, y in cells), key=lambda cell: cell[::-1]))


def flipped(cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    width = max(x for x, _ in cells) + 1
    return tuple(sorted(((width - 1 - x, y) for x, y in cells), key=lambda cell: cell[::-1]))


@given(drawn.names, drawn.turns)
def test_four_turns_are_none_and_two_flips_too(name: PieceName, turn: int) -> None:
    for flip in (False, True):
        before = shape(name, turn, flip).cells
        assert turned(before) == shape(name, (turn + 1) % 4, flip).cells
        assert turned(turned(turned(turned(before)))) == before
        assert flipped(flipped(before)) == before
    assert flipped(shape(name, 0, False).cells) == shape(name, 0, True).cells


def test_a_flip_between_turns_reverses_them() -> None:
    for name in NAMES:
        for turn in range(4):
            assert flipped(shape(name, turn, False).cells) == shape(name, -turn % 4, True).cells


def test_shapes_start_at_the_corner_and_their_masks_say_the_same() -> None:
    for found in SHAPES.values():
        assert min(x for x, _ in found.cells) == min(y for _, y in found.cells) == 0
        assert max(x for x, _ in found.cells) + 1 == found.width
        assert max(y for _, y in found.cells) + 1 == found.height
        assert list(found.cells) == sorted(found.cells, key=lambda cell: cell[::-1])
        assert mask_of(found.cells) == found.mask
        assert {divmod(bit, STRIDE)[::-1] for bit in range(63) if found.mask >> bit & 1} == set(found.cells)


def test_pieces_are_listed_in_one_order() -> None:
    assert in_order(("Z5", "L4", "I2")) == ("I2", "L4", "Z5")
