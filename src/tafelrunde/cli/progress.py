"""How far long work has come, as a bar on the terminal. Must not know the work."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

_BAR = 40


def bar() -> Callable[[float], object]:
    """A bar on the terminal; nothing where there is none."""
    if not sys.stderr.isatty():
        return lambda share: None
    start = time.monotonic()

    def show(share: float) -> None:
        full = round(share * _BAR)
        end = "\n" if share >= 1 else ""
        line = f"\r{'█' * full}{'░' * (_BAR - full)} {share:4.0%} {time.monotonic() - start:6.1f} s"
        print(line, end=end, file=sys.stderr, flush=True)

    return show


def broken_off() -> None:
    """What is said next shall not stand in the line of the bar, or of the ^C that a terminal shows."""
    if sys.stderr.isatty():
        print(file=sys.stderr)
