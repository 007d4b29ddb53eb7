"""Long work gives the others a turn, hears Ctrl-C and stops where it is told to."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
import tafelrunde_kernel as kernel

FRAME = ("########",) * 6
MASK = sum(0xFF << 9 * y for y in range(6))


@contextmanager
def interrupted_soon() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests may not want to hear it
    timer = threading.Timer(0.3, signal.raise_signal, [signal.SIGINT])
    timer.start()
    try:
        yield
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)


def _forever_in_arrays(threads: int) -> Any:
    return kernel.count_many(np.full(4, MASK, np.uint64), np.full(4, 4095, np.uint16), threads=threads)


@pytest.mark.parametrize(
    "endless",
    [
        lambda: kernel.count(FRAME, kernel.NAMES),
        lambda: kernel.effort(FRAME, kernel.NAMES),
        lambda: kernel.census(("########",) * 7, 12) or kernel.census(FRAME, 12),
        lambda: kernel.tilings(["#" * 10] * 10, [["#####"]] * 20),
        lambda: _forever_in_arrays(1),
        lambda: _forever_in_arrays(2),
        lambda: [kernel.survey(4, area) for area in range(12, 21)],
    ],
    ids=["count", "effort", "census", "tilings", "many", "many on two threads", "survey"],
)
def test_ctrl_c_ends_it(endless: Callable[[], object]) -> None:
    with interrupted_soon(), pytest.raises(KeyboardInterrupt):
        endless()


def test_others_get_a_turn() -> None:
    done = threading.Event()

    def search() -> None:
        kernel.count(FRAME, kernel.NAMES, limit=50_000)
        done.set()

    worker = threading.Thread(target=search)
    worker.start()
    turns = 0
    while not done.is_set():
        turns += 1
    worker.join()
    assert turns > 0


def test_what_the_listener_raises_ends_the_work() -> None:
    heard = []

    def listen(share: float) -> None:
        heard.append(share)
        if len(heard) == 2:
            raise LookupError("enough")

    with pytest.raises(LookupError, match="enough"):
        kernel.survey(4, 18, threads=2, progress=listen)
    assert 0 <= heard[0] <= heard[1] <= 1


@pytest.mark.parametrize(
    ("args", "keywords"),
    [
        ((0, 5), {}),
        ((6, 30), {}),
        ((3, 11), {"box": (0, 3)}),
        ((5, 20), {}),
        ((5, 20), {"box": (12, 12)}),
        ((3, 11), {"threads": 0}),
        ((3, 11), {"threads": 1000}),
    ],
)
def test_a_survey_that_cannot_be(args: tuple[int, int], keywords: Any) -> None:
    with pytest.raises(ValueError, match=r"k:|box:|threads:"):
        kernel.survey(*args, **keywords)


def test_arrays_that_do_not_fit() -> None:
    masks, sets = np.array([3], np.uint64), np.array([1], np.uint16)
    assert kernel.count_many(masks, sets).tolist() == [1]
    for bad, match in (
        ((masks, np.array([1, 1], np.uint16)), "length"),
        ((np.array([1 << 8], np.uint64), sets), "frame"),
        ((np.array([1 << 63], np.uint64), sets), "frame"),
        ((masks, np.array([1 << 12], np.uint16)), "twelve"),
    ):
        with pytest.raises(ValueError, match=match):
            kernel.count_many(*bad)
        with pytest.raises(ValueError, match=match):
            kernel.solve_many(*bad)
    with pytest.raises(TypeError):
        kernel.count_many(masks.astype(np.int32), sets)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="threads"):
        kernel.count_many(masks, sets, threads=0)


def test_no_arrays_at_all() -> None:
    none = kernel.count_many(np.array([], np.uint64), np.array([], np.uint16), threads=2)
    assert none.shape == (0,)
    assert kernel.solve_many(np.array([], np.uint64), np.array([], np.uint16)).shape == (0, 12)
