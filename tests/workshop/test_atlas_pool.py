"""Areas and cards out of an atlas file are of the class of the printed ones, and can be covered."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tafelrunde.polyomino.board import Region, area, canonical, has_holes
from tafelrunde.polyomino.cover import sets_for, solve
from tafelrunde.polyomino.kinds import KINDS
from tafelrunde.workshop.atlas_file import Atlas
from tafelrunde.workshop.atlas_pool import pool_of, samples
from tafelrunde.workshop.atlas_run import run


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Areas of three pieces, few of which are those of a card."""
    path = tmp_path_factory.mktemp("pool") / "three.atlas"
    run(3, (4, 3), 1, path, lambda share: None)
    return path


def test_cards_drawn_at_random_can_be_solved_and_differ(file: Path) -> None:
    with Atlas(file) as atlas:
        cards = list(islice(samples(atlas, "easy", Random(7).random), 30))
        assert cards == list(islice(samples(atlas, "easy", Random(7).random), 30))
        assert list(samples(atlas, "hard", Random(7).random)) == []
    assert len(set(cards)) > 15
    for card in cards:
        region = Region(card.area)
        assert area(region) in KINDS["easy"].areas
        assert len(sets_for(region, 3)) in KINDS["easy"].sets
        assert not has_holes(region)
        assert len(set(card.rows)) == 6
        assert all(solve(region, pieces) for pieces in card.rows)


def test_a_pool_holds_every_area_of_a_size_once(file: Path) -> None:
    with Atlas(file) as atlas:
        found = list(pool_of([atlas])("easy", 11))
        assert list(pool_of([atlas])("hard", 14)) == []
    assert {area(region) for region in found} == {11}
    assert len({canonical(region) for region in found}) == len(found) > 2
