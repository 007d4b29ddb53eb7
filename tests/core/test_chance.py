"""Chance: the documented recipe, without bias, the same for everyone who has the seed."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.core.chance import below, commitment, draw, seed_from
from tafelrunde.core.game import Draw

SEED = bytes(range(32))


def _by_hand(seed: bytes, index: int, among: int, take: int) -> list[int]:
    """The recipe of docs/reference/log-format.md, written down again from the page alone."""
    stream = b"".join(hmac.new(seed, f"draw {index}/{block}".encode(), hashlib.sha256).digest() for block in range(40))
    words = [int.from_bytes(stream[start : start + 4], "big") for start in range(0, len(stream), 4)]
    items = list(range(among))
    for place in range(take):
        size = among - place
        word = words.pop(0)
        while word >= 2**32 - 2**32 % size:
            word = words.pop(0)
        other = place + word % size
        items[place], items[other] = items[other], items[place]
    return items[:take]


@given(st.binary(min_size=32, max_size=32), st.integers(0, 500), st.integers(1, 108), st.data())
def test_a_draw_follows_the_documented_recipe(seed: bytes, index: int, among: int, data: st.DataObject) -> None:
    take = data.draw(st.integers(0, among))
    assert list(draw(seed, index, Draw("x", among, take))) == _by_hand(seed, index, among, take)


def test_one_draw_is_known_number_by_number() -> None:
    assert draw(SEED, 0, Draw("die", 6, 1)) == tuple(_by_hand(SEED, 0, 6, 1))
    assert draw(SEED, 0, Draw("x", 10, 10)) != draw(SEED, 1, Draw("x", 10, 10))
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


def test_every_order_of_a_small_shuffle_is_about_as_frequent() -> None:
    seen = Counter(draw(SEED, index, Draw("x", 4, 4)) for index in range(12_000))
    assert len(seen) == 24
    chi_square = sum((count - 500) ** 2 / 500 for count in seen.values())
    assert chi_square < 49.7  # 23 degrees of freedom, one in a thousand


@pytest.mark.parametrize("n", [1, 2, 6, 7, 2**31 + 1])
def test_numbers_below_n_are_below_n(n: int) -> None:
    number = below(seed_from("text"), "label")
    assert all(0 <= number(n) < n for _ in range(200))


def test_labels_and_seeds_give_independent_streams() -> None:
    streams = [below(seed_from(seed), label) for seed in "ab" for label in "xy"]
    assert len({tuple(stream(1000) for _ in range(5)) for stream in streams}) == 4
