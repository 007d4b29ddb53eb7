"""Words and frames that make no sense are refused, or end a socket, and nothing else happens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from proofs.fuzzing import fuzzed

FRAMES = 3_000


@pytest.mark.timeout(300)
def test_frames_that_make_no_sense_are_answered_and_change_nothing(tmp_path: Path) -> None:
    found = asyncio.run(fuzzed(tmp_path, FRAMES, "three thousand"))
    assert found.faults == []
    assert found.frames >= FRAMES
    assert found.broken
    assert {"wire.garbled", "table.garbled", "table.not-seated"} <= found.refusals.keys()
    assert found.executed, "some of it was legal after all"


def test_a_table_that_breaks_is_found_out(tmp_path: Path) -> None:
    assert asyncio.run(fuzzed(tmp_path, 20_000, "brittle", how=("--brittle",))).faults
