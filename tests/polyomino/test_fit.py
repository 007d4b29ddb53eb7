from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from polyomino import drawn
from tafelrunde.polyomino.board import Region, cells, parse
from tafelrunde.polyomino.fit import Fault, Placement, fault, is_cover, placed_cells
from tafelrunde.polyomino.piece import PieceName, orientations, shape

AREA = parse("####/####/####")
PIECES: tuple[PieceName, ...] = ("I3", "O4", "P5")
COVER = (Placement("I3", 0, False, 0, 0), Placement("O4", 0, False, 0, 1), Placement("P5", 2, False, 2, 0))


def test_uc15_a_cover_has_no_fault() -> None:
    assert fault(AREA, PIECES, COVER) is None
    assert is_cover(AREA, PIECES, COVER)


def test_uc14_a_piece_that_is_not_shown() -> None:
    assert fault(AREA, ("I3", "T4", "P5"), COVER) == Fault("wrong-piece", "O4")


def test_uc14_a_piece_twice() -> None:
    assert fault(AREA, PIECES, (*COVER, COVER[0])) == Fault("piece-twice", "I3")


def test_uc14_a_piece_missing() -> None:
    assert fault(AREA, PIECES, COVER[:2]) == Fault("piece-missing", "P5")


def test_uc15_a_cell_sticking_out() -> None:
    assert fault(AREA, PIECES, (*COVER[:2], Placement("P5", 2, False, 3, 0))) == Fault("outside", "P5", (4, 0))


def test_uc15_two_pieces_on_one_cell() -> None:
    assert fault(AREA, PIECES, (COVER[0], Placement("O4", 0, False, 0, 0), COVER[2])) == Fault("overlap", "O4", (0, 0))


def test_uc15_a_cell_left_bare() -> None:
    assert fault(AREA, ("I3", "O4"), COVER[:2]) == Fault("uncovered", None, (3, 0))


def test_a_piece_that_does_not_exist_is_a_wrong_one_and_not_named() -> None:
    stranger = cast("PieceName", "Q9" * 1000)
    assert fault(AREA, PIECES, (Placement(stranger, 0, False, 0, 0), *COVER)) == Fault("wrong-piece")


def test_a_turn_that_is_no_quarter_is_a_wrong_piece() -> None:
    for turn in (-1, 4, 10**30):
        assert fault(AREA, PIECES, (Placement("I3", turn, False, 0, 0), *COVER[1:])) == Fault("wrong-piece", "I3")


@given(drawn.covered(1, 5))
def test_uc34_pieces_laid_side_by_side_cover_what_they_lie_on(laid: tuple[Region, tuple[Placement, ...]]) -> None:
    region, placements = laid
    pieces = tuple(placement.piece for placement in placements)
    assert fault(region, pieces, placements) is None
    assert fault(region, pieces[::-1], placements[::-1]) is None


def honest(region: Region, pieces: tuple[PieceName, ...], placements: tuple[Placement, ...]) -> bool:
    """The rule without bit masks: the shown pieces, and every cell of the area exactly once."""
    if sorted(placement.piece for placement in placements) != sorted(pieces):
        return False
    return sorted(cell for placement in placements for cell in placed_cells(placement)) == sorted(cells(region))


@given(drawn.covered(1, 3), st.data())
def test_uc15_a_claim_is_a_cover_exactly_when_every_cell_is_taken_once(
    laid: tuple[Region, tuple[Placement, ...]], data: st.DataObject
) -> None:
    region, placements = laid
    pieces = tuple(placement.piece for placement in placements)
    nudge = st.builds(
        lambda old, turn, flip, x, y: Placement(old.piece, turn, flip, old.x + x, old.y + y),
        st.sampled_from(placements),
        drawn.turns,
        st.booleans(),
        st.integers(-1, 1),
        st.integers(-1, 1),
    )
    claim = list(placements)
    for new in data.draw(st.lists(nudge, max_size=2)):
        claim[pieces.index(new.piece)] = new
    assert is_cover(region, pieces, tuple(claim)) == honest(region, pieces, tuple(claim))


anything = st.builds(
    Placement,
    st.one_of(drawn.names, cast("st.SearchStrategy[PieceName]", st.text())),
    st.integers(),
    st.booleans(),
    st.integers(),
    st.integers(),
)


@given(drawn.scattered(), drawn.sets(0, 12), st.lists(st.one_of(anything, drawn.placements()), max_size=14).map(tuple))
def test_no_claim_from_outside_can_break_the_check(
    region: Region, pieces: tuple[PieceName, ...], claim: tuple[Placement, ...]
) -> None:
    assert isinstance(fault(region, pieces, claim), Fault | None)


@given(drawn.placements())
def test_a_placement_can_be_told_from_its_cells(laid: Placement) -> None:
    found = placed_cells(laid)
    x, y = min(x for x, _ in found), min(y for _, y in found)
    form = tuple((a - x, b - y) for a, b in found)
    assert (x, y) == (laid.x, laid.y)
    alike = [(turn, flip) for turn, flip in orientations(laid.piece) if shape(laid.piece, turn, flip).cells == form]
    assert len(alike) == 1
    assert placed_cells(Placement(laid.piece, *alike[0], x, y)) == found
