"""An atlas found by a real cluster of two workers, one of which is killed on the way."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from distributed import LocalCluster

from tafelrunde.polyomino.atlas import areas
from tafelrunde.polyomino.engine import engine, survey
from tafelrunde.workshop.atlas_file import Atlas
from tafelrunde.workshop.atlas_parts import part, parts
from tafelrunde.workshop.atlas_run import run
from tafelrunde.workshop.executors import executor

PIECES, BOX = (3, (4, 5)) if engine() == "kernel" else (2, (4, 5))


def contents(file: Path) -> list[tuple[object, ...]]:
    with Atlas(file) as atlas:
        assert not list(atlas.faulty_sections())
        return [(one.area, one.width, one.height, bytes(one.keys), bytes(one.covers)) for one in atlas.sections]


def without_cost(summary: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in summary.items() if name not in ("seconds", "peak_mib")}


@pytest.mark.xdist_group("cluster")
def test_a_worker_that_is_killed_is_made_up_for(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.atlas", tmp_path / "together.atlas"
    expected = run(PIECES, BOX, 1, alone, lambda share: None)
    killed: list[int] = []

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, protocol="tcp") as cluster,
        executor(2, cluster.scheduler_address) as hands,
    ):

        def kill_one(share: float) -> None:
            if not killed:
                assert share < 1
                killed.append(next(iter(cluster.workers.values())).pid)
                os.kill(killed[0], signal.SIGKILL)

        found = run(PIECES, BOX, 1, together, kill_one, hands)
    assert killed
    assert without_cost(found) == without_cost(expected)
    assert contents(together) == contents(alone)


def test_the_parts_are_the_whole() -> None:
    """No area is in two parts, and none in none."""
    for area in areas(2):
        whole = survey(2, area, BOX)
        found = [part(2, size, box, True) for size, box in parts(2, BOX) if size == area]
        assert sum(sheet.figures.regions for sheet in found) == whole.figures.regions
        assert sum(sheet.figures.arrangements for sheet in found) == whole.figures.arrangements
        keys = {(page.width, page.height): bytes(page.keys) for sheet in found for page in sheet.sections}
        assert keys == {(page.width, page.height): bytes(page.keys) for page in whole.sections}


def test_every_box_that_could_hold_an_area_is_a_part() -> None:
    boxes = {box for size, box in parts(2, None) if size == 8}
    assert (8, 1) in boxes
    assert (4, 2) in boxes
    assert (3, 2) not in boxes
    assert max(width for width, _ in boxes) == 8
