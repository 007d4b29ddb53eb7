"""Every test that docs/acceptance.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "acceptance.md").read_text(encoding="utf-8")


def test_every_row_names_a_test_and_every_named_test_is_there() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("| ") and "| done means |" not in line]
    rows = [line for line in rows if line != "| what happens | test |"]
    assert len(rows) > 20
    assert [row for row in rows if "::test_" not in row and ".test.ts" not in row and "bench/" not in row] == []
    named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", PAGE)
    assert [name for file, name in named if f"def {name}(" not in (ROOT / file).read_text(encoding="utf-8")] == []


def test_every_named_test_of_vitest_is_there() -> None:
    named = [
        (file, title)
        for file, titles in re.findall(r'`(web/tests/[\w/.]+)` ("[^|]+")', PAGE)
        for title in re.findall(r'"([^"]+)"', titles)
    ]
    assert len(named) > 8
    assert [title for file, title in named if title not in (ROOT / file).read_text(encoding="utf-8")] == []
