"""The table's own words: sitting down, leaving, beginning."""

from __future__ import annotations

import pytest

from tafelrunde.core.game import Refused
from tafelrunde.platform import seating
from tafelrunde.platform.seating import Leave, Left, Seated, Seating, Sit, Start, Started

EMPTY = Seating((False, False))
HALF = Seating((True, False))
FULL = Seating((True, True))
BEGUN = Seating((True, True), "playing")


def test_the_first_free_seat_is_taken() -> None:
    assert seating.sit(HALF, None, None) == Seated(1)


def test_a_wished_seat_is_taken_where_it_is_free() -> None:
    assert seating.sit(EMPTY, None, 1) == Seated(1)


@pytest.mark.parametrize(
    ("table", "seat", "wish", "key"),
    [
        (HALF, 0, None, "table.already-seated"),
        (FULL, None, None, "table.full"),
        (HALF, None, 0, "table.seat-taken"),
        (HALF, None, 7, "table.seat-taken"),
        (HALF, None, -1, "table.seat-taken"),
        (BEGUN, None, None, "table.has-begun"),
    ],
)
def test_no_seat_for_who_cannot_have_it(table: Seating, seat: int | None, wish: int | None, key: str) -> None:
    with pytest.raises(Refused, match=key):
        seating.sit(table, seat, wish)


def test_a_seat_can_be_given_back_before_the_game() -> None:
    assert seating.evolve(FULL, seating.leave(FULL, 1)) == HALF


@pytest.mark.parametrize(("table", "seat", "key"), [(HALF, None, "not-seated"), (BEGUN, 0, "has-begun")])
def test_no_seat_is_given_back_by_a_stranger_or_during_the_game(table: Seating, seat: int | None, key: str) -> None:
    with pytest.raises(Refused, match=key):
        seating.leave(table, seat)


def test_anyone_who_sits_at_a_full_table_may_begin() -> None:
    started = seating.start(FULL, 1, 3, 99)
    assert started == Started(3, 99)
    assert seating.evolve(FULL, started) == BEGUN


@pytest.mark.parametrize(
    ("table", "seat", "key"), [(HALF, 0, "not-full"), (FULL, None, "not-seated"), (BEGUN, 0, "has-begun")]
)
def test_no_beginning_twice_or_too_early_or_by_a_stranger(table: Seating, seat: int | None, key: str) -> None:
    with pytest.raises(Refused, match=key):
        seating.start(table, seat, 1, 0)


@pytest.mark.parametrize(
    ("table", "seat", "words"),
    [
        (HALF, None, [Sit()]),
        (HALF, 0, [Leave()]),
        (FULL, None, []),
        (FULL, 0, [Start(), Leave()]),
        (BEGUN, 0, []),
    ],
)
def test_what_may_be_done_is_listed(table: Seating, seat: int | None, words: list[seating.Command]) -> None:
    assert seating.legal(table, seat) == words


def test_a_left_seat_is_free() -> None:
    assert seating.evolve(FULL, Left(0)).taken == (False, True)
