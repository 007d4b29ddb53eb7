"""Law 6: stored games still replay, and every seat is told of them what it was told before."""

from __future__ import annotations

import pytest

from playthroughs.golden import GOLDEN, Golden
from tafelrunde.core import replay

every_golden = pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in GOLDEN])


@every_golden
def test_a_stored_log_still_folds_and_verifies(golden: Golden) -> None:
    log = golden.stored()
    *_, (_, state) = replay.states(log, golden.name)
    outcome = log.game.outcome(state)
    assert outcome is not None
    assert log.game.awaits(state).over
    assert replay.verify(log, golden.name) > 0


@every_golden
def test_every_seat_is_told_what_it_was_told_before(golden: Golden) -> None:
    texts = dict(golden.texts())
    stored = {path.name: path.read_text(encoding="utf-8") for path in golden.folder.glob("*.txt")}
    assert stored == texts, "read the difference; `make golden` writes it"
