"""Law 1 for tables that are left: however many resign, the game ends, and its log is what its seed says."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import pytest

from laws.games_under_law import CASES, Case
from tafelrunde.core import replay
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Move, Plan, Seat
from tafelrunde.core.planning import Due, next_input, planned
from tafelrunde.core.play import Input, advance, chance_of, opened
from tafelrunde.games import BOTS, CATALOGUE

LEFT = [
    (case, tuple(range(gone))) for case in CASES if case.game.name in CATALOGUE for gone in range(1, case.seats + 1)
]


@pytest.mark.parametrize(
    ("case", "leavers"), [pytest.param(*left, id=f"{left[0].name}-without-{len(left[1])}") for left in LEFT]
)
def test_a_table_that_seats_leave_comes_to_its_end_and_its_log_holds(case: Case, leavers: tuple[Seat, ...]) -> None:
    log = replay.read(_left_at_once(case, leavers), "left", CATALOGUE)
    *_, (_, state) = replay.states(log, "left")
    assert case.game.awaits(state).over
    assert case.game.outcome(state) is not None
    replay.verify(log, "left")


def _left_at_once(case: Case, leavers: Collection[Seat]) -> bytes:
    """The log of a game that some leave before anything else happens; the others play on at random."""
    game, seed = case.game, seed_from(f"{case.name}:left")
    answer, chance = chance_of(seed), below(seed, "bots")
    resign = msgspec.json.decode(b'{"kind":"resign"}', type=game.command_type)
    step = opened(game, case.options, case.seats, answer)
    lines = [replay.Line(0, event) for event in step.events]
    plans: dict[Seat, Due] = {}
    now, leaving = 0, list(leavers)

    def ask(seat: Seat, view: Any, legal: Sequence[Any]) -> Plan[Any] | None:
        return BOTS[game.name](view, legal, "random", chance, lambda: False)

    while not (awaits := game.awaits(step.state)).over:
        given: Input
        seat: Seat | None
        if leaving:
            given, seat = Move(leaving[0], now, now, 0, resign), leaving.pop(0)
        else:
            plans = planned(game, step.state, awaits.seats, plans, ask, now)
            coming = next_input(plans, awaits.deadline.at if awaits.deadline else None, now, settle=0)
            assert coming is not None, awaits
            given, seat = coming
            if seat is not None:
                plans.pop(seat)
        now = max(now, given.at)
        step = advance(game, step.state, given, answer, step.draws)
        lines += [replay.Line(0, event, given.at, given.at, 0, seat) for event in step.events]
    return replay.write(game, case.options, case.seats, lines, seed)
