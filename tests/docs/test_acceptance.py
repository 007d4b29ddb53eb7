"""Every test that docs/acceptance.md names is there; and what of it the sources themselves can show."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WENT_WRONG = ("Broken", "BrokenView", "Gone")
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


def test_no_region_interrupts_whoever_listens() -> None:
    """What is said waits for a pause, but for the end of one's own time; only what went wrong is an alert."""
    for view in sorted((ROOT / "web" / "src").rglob("*.svelte")):
        source = view.read_text(encoding="utf-8").replace('aria-live="assertive">{warned}', "")
        assert set(re.findall(r'aria-live="(\w+)"', source)) <= {"polite", "off"}, view
        for tag in re.findall(r'<\w+[^>]*role="alert"[^>]*>', source):
            assert "fault" in tag or view.stem in WENT_WRONG, (view, tag)
