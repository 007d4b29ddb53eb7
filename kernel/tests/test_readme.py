"""What the page of the kernel says happens."""

from __future__ import annotations

import doctest
from pathlib import Path

PAGE = Path(__file__).parent.parent / "README.md"


def test_the_page_is_true() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 8) == (0, True)
