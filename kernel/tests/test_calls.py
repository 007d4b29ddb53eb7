"""What single calls take, refuse and leave behind."""

from __future__ import annotations

import gc
import sys
import threading
from typing import Any

import pytest
import tafelrunde_kernel as kernel

BLOCK, PIECES = ("####", "####", "####"), ("I3", "L4", "P5")
PENTOMINOES = [
    [".##", "##.", ".#."],
    ["#####"],
    ["#.", "#.", "#.", "##"],
    [".#", ".#", "##", "#."],
    ["##", "##", "#."],
    ["###", ".#.", ".#."],
    ["#.#", "###"],
    ["#..", "#..", "###"],
    ["#..", "##.", ".##"],
    [".#.", "###", ".#."],
    [".#", "##", ".#", ".#"],
    ["##.", ".#.", ".##"],
]


@pytest.mark.parametrize(
    ("region", "key", "details"),
    [
        ((), "region.empty", {}),
        (("", ""), "region.empty", {}),
        (("..", ".."), "region.empty", {}),
        (("##", "#"), "region.ragged", {"row": 1}),
        (("#", "#?", "##"), "region.ragged", {"row": 1}),
        (("#?",), "region.character", {"row": 0, "character": "?"}),
        (("#.", "#ß"), "region.character", {"row": 1, "character": "ß"}),
        (("#😀",), "region.character", {"row": 0, "character": "😀"}),
        (("#" * 9,), "region.too-large", {"width": 9, "height": 1}),
        (("#",) * 8, "region.too-large", {"width": 1, "height": 8}),
        ([(0, 0), (8, 0)], "region.too-large", {"width": 9, "height": 1}),
        ([(0, 0), (0, -7)], "region.too-large", {"width": 1, "height": 8}),
        ([(0, 10**30)], "region.too-large", {}),
        (0, "region.empty", {}),
        (1 << 8, "region.too-large", {}),
        (1 << 62, "region.too-large", {}),
        (-1, "region.too-large", {}),
        (1 << 70, "region.too-large", {}),
    ],
)
def test_a_region_that_cannot_be_one(region: Any, key: str, details: dict[str, Any]) -> None:
    for call in (kernel.count, kernel.solve, kernel.solutions, kernel.effort):
        with pytest.raises(kernel.BadRegion) as raised:
            call(region, PIECES)
        assert raised.value.args == (key, details)
    with pytest.raises(kernel.BadRegion):
        kernel.census(region, 3)


@pytest.mark.parametrize("region", [None, "##", 1.5, [None], [(1, 2, 3)], [(1, "a")], ["##", 3], [(0, 0), "#"], [[]]])
def test_what_is_no_region(region: Any) -> None:
    with pytest.raises(TypeError, match=r"region|cell"):
        kernel.count(region, PIECES)


@pytest.mark.parametrize("pieces", ["I2", None, 5, (1,), [b"I2"], [None]])
def test_what_is_no_set(pieces: Any) -> None:
    with pytest.raises(TypeError, match="piece"):
        kernel.count(BLOCK, pieces)


@pytest.mark.parametrize(
    ("pieces", "key", "details"),
    [
        (("I2", "X5"), "set.unknown", {"piece": "X5"}),
        (("I2", "I2"), "set.twice", {"piece": "I2"}),
        ((), "set.size", {"pieces": 0, "region": 12}),
        (("I3", "L4"), "set.size", {"pieces": 7, "region": 12}),
    ],
)
def test_a_set_that_no_task_asks_for(pieces: Any, key: str, details: dict[str, Any]) -> None:
    for call in (kernel.count, kernel.solve, kernel.solutions, kernel.effort):
        with pytest.raises(kernel.BadSet) as raised:
            call(BLOCK, pieces)
        assert raised.value.args == (key, details)


@pytest.mark.parametrize(
    ("args", "keywords"),
    [
        ((), {}),
        ((BLOCK,), {}),
        ((BLOCK, PIECES, 1, 2), {}),
        ((BLOCK, PIECES), {"pieces": PIECES}),
        ((BLOCK, PIECES), {"x": 1}),
    ],
)
def test_a_call_that_does_not_fit(args: Any, keywords: Any) -> None:
    with pytest.raises(TypeError, match=r"count\(\)"):
        kernel.count(*args, **keywords)


def test_arguments_by_name_and_without_bound() -> None:
    assert kernel.count(pieces=PIECES, region=BLOCK) == kernel.count(BLOCK, iter(PIECES)) == 20
    assert kernel.count(BLOCK, PIECES, limit=10**40) == kernel.count(BLOCK, PIECES, None) == 20
    assert kernel.count(BLOCK, PIECES, 3) == 3
    assert [kernel.sets_for(BLOCK, k) for k in (-(10**30), -1, 0, 13, 10**30)] == [[]] * 5


def test_a_region_may_lie_anywhere_in_the_frame() -> None:
    assert kernel.solve(("....", "..##"), ("I2",)) == (("I2", 0, False, 2, 1),)
    assert kernel.solve([(7, -3), (7, -2)], ("I2",)) == (("I2", 1, False, 7, -3),)
    assert kernel.solve(0b11 << 60, ("I2",)) == (("I2", 0, False, 6, 6),)


def test_nothing_is_left_behind() -> None:
    marked = ["##", "#" + chr(0x1F600)]
    names = ["I3", "unheard-of"]

    def once() -> None:
        assert kernel.count(BLOCK, PIECES) == 20
        assert kernel.solve(list(BLOCK), list(PIECES)) is not None
        assert len(list(kernel.solutions(BLOCK, PIECES))) == 20
        next(kernel.solutions(BLOCK, PIECES))
        assert list(kernel.census(BLOCK, 3)) == kernel.sets_for(BLOCK, 3)
        for bad in ((marked, PIECES), (BLOCK, names), (BLOCK, ["I2", "I2"]), ([(0, 0), (99, 0)], PIECES), (None, None)):
            with pytest.raises((ValueError, TypeError)):
                kernel.count(*bad)  # type: ignore[arg-type]

    for _ in range(50):
        once()
    gc.collect()
    before = sys.getallocatedblocks(), sys.getrefcount(marked[1]), sys.getrefcount(names[1]), sys.getrefcount(BLOCK)
    for _ in range(200):
        once()
    gc.collect()
    after = sys.getallocatedblocks(), sys.getrefcount(marked[1]), sys.getrefcount(names[1]), sys.getrefcount(BLOCK)
    assert after[1:] == before[1:]
    assert after[0] - before[0] < 100


def test_pieces_of_ones_own() -> None:
    assert kernel.tilings(["#" * 20] * 3, PENTOMINOES) == kernel.tilings(["###"] * 20, PENTOMINOES) == 8
    assert kernel.tilings(["#" * 10] * 6, PENTOMINOES, limit=100) == 100
    assert kernel.tilings(["##", "##"], [["##"], ["##"]]) == 4
    assert kernel.tilings([(5, 5)], [[(-9, 0)]]) == 1
    assert kernel.tilings(["##"], []) == kernel.tilings(["##"], [["###"]]) == 0


@pytest.mark.slow
def test_the_tilings_of_6_by_10_by_the_twelve_pentominoes() -> None:
    assert kernel.tilings(["#" * 10] * 6, PENTOMINOES) == 9356


@pytest.mark.parametrize("region", [["#" * 65] * 2, ["#" * 12] * 11])
def test_a_region_too_large_for_pieces_of_ones_own(region: list[str]) -> None:
    with pytest.raises(kernel.BadRegion, match=r"region\.too-large"):
        kernel.tilings(region, [["##"]])


def test_more_pieces_of_ones_own_than_there_is_room_for() -> None:
    with pytest.raises(kernel.BadSet, match=r"set\.too-large"):
        kernel.tilings(["#" * 10] * 10, [["#"]] * 65)


def test_our_twelve_are_found_alike_by_both_searches() -> None:
    forms = {name: cells for name, turn, flip, cells in reversed(kernel.SHAPES)}
    for pieces in kernel.sets_for(("####", "####", "###."), 3):
        own = [forms[name] for name in pieces]
        assert kernel.tilings(("####", "####", "###."), own) == kernel.count(("####", "####", "###."), pieces)


def test_two_threads_may_not_ask_one_search() -> None:
    covers = kernel.solutions(("########",) * 6, kernel.NAMES)
    faults: list[BaseException] = []

    def ask() -> None:
        try:
            for _ in range(2000):
                next(covers)
        except (RuntimeError, StopIteration) as fault:
            faults.append(fault)

    crew = [threading.Thread(target=ask) for _ in range(4)]
    for one in crew:
        one.start()
    for one in crew:
        one.join()
    assert all("another thread" in str(fault) for fault in faults)
