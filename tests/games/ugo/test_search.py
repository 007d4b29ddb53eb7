"""The search of UGO!: the last tricks are solved exactly, no way to place is left out that could be better than all
that are kept, and in the last round the game counts and not the points."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import fmean, pstdev

import pytest

pytest.importorskip("tafelrunde_kernel.ugo", reason="the kernel is not built: `make kernel` needs a compiler")

from tafelrunde_kernel.ugo import Position, Search

from tafelrunde.core.chance import seed_from
from tafelrunde.core.game import Move
from tafelrunde.core.play import advance, chance_of, opened
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.bots.knowledge import command_of, is_placing, position_of
from tafelrunde.games.ugo.model import KINGDOM_FARMERS, Kingdom, Options, PlaceLands, View
from tafelrunde.games.ugo.placing import laid
from tafelrunde.games.ugo.scoring import points, sheet

SCALE = 20.0
DEALS = 4_000


def near_the_end(seats: int, tricks: int, lying: int, seed: int) -> Position:
    """A round by random play, so many tricks and cards on."""
    chance, position = random.Random(seed), Position.shuffled(seats, 0, seed)
    played = 0
    while (position.tricks, played) != (tricks, lying) or position.is_placing:
        placing = position.is_placing
        position.apply(chance.choice(position.legal_actions()))
        played = played if placing else (played + 1) % seats
    return position


def every_deal(position: Position) -> list[Position]:
    """Drawn until none is missing."""
    found: dict[tuple[tuple[int, ...], ...], Position] = {}
    seed = 0
    while len(found) < position.deals(position.turn):
        deal = position.resampled(position.turn, seed)
        found[tuple(tuple(deal.hand(seat)) for seat in range(deal.seats))] = deal
        seed += 1
    return list(found.values())


def solved(position: Position) -> list[float]:
    """What each seat gets if all see all cards and each plays for itself: all moves tried."""
    if position.over:
        won = position.points()
        return [(position.seats * one - sum(won)) / (position.seats - 1) / SCALE for one in won]
    mover, best = position.turn, list[float]()
    for action in position.sensible_actions():
        after = position.copy()
        after.apply(action)
        found = solved(after)
        if not best or found[mover] > best[mover] + 1e-6:
            best = found
    return best


@pytest.mark.parametrize(("seats", "tricks", "lying"), [(2, 7, 1), (2, 8, 1), (3, 8, 2), (4, 8, 3)])
def test_the_last_tricks_are_solved_deal_by_deal(seats: int, tricks: int, lying: int) -> None:
    for seed in range(3):
        position = near_the_end(seats, tricks, lying, seed)
        deals, me = every_deal(position), position.turn
        search = Search(position, seed=seed)
        search.run(8 * DEALS)
        for action, visits, worth in search.verdicts():
            exact = []
            for deal in deals:
                after = deal.copy()
                after.apply(action)
                exact.append(solved(after)[me])
            assert visits == DEALS
            assert worth == pytest.approx(fmean(exact), abs=5 * pstdev(exact) / sqrt(DEALS) + 1e-4)


def placings(seats: int) -> Iterator[View]:
    """Every choice of a placing in some games by random play."""
    for number in range(4):
        answer, chance = chance_of(seed_from(f"placings {number}")), random.Random(number)
        step = opened(UGO, Options(), seats, answer)
        while (awaits := UGO.awaits(step.state)).needed:
            view = UGO.view(step.state, awaits.needed[0])
            if is_placing(view):
                yield view
            move = Move(awaits.needed[0], 0, 0, 0, chance.choice(UGO.legal(view)))
            step = advance(UGO, step.state, move, answer, step.draws)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_placing_is_left_out_that_could_ever_be_better(seats: int) -> None:
    """However many farmers are still to come, one that is looked at is as good."""
    listed = kept = 0
    for view in placings(seats):
        every = [command for command in UGO.legal(view) if isinstance(command, PlaceLands)]
        looked_at = [command_of(action, view) for action in position_of(view).sensible_actions()]
        assert set(looked_at) <= set(every)
        good = [_worths(view, one) for one in looked_at if isinstance(one, PlaceLands)]
        for command in every:
            worths = _worths(view, command)
            assert any(all(a >= b for a, b in zip(one, worths, strict=True)) for one in good)
        listed, kept = listed + len(every), kept + len(looked_at)
    assert kept < 0.6 * listed


def _worths(view: View, command: PlaceLands) -> list[int]:
    placing, seat = view.open.placing, view.seat
    assert placing is not None
    assert seat is not None
    stacks = tuple(laid(placing, command.order, command.tops).values())
    now = view.open.kingdoms[seat].farmers
    return [points(sheet(Kingdom(stacks, farmers))) for farmers in range(now, KINGDOM_FARMERS + 1)]


def _sure_of(position: Position, behind: Callable[[int], int]) -> float:
    search = Search(position, totals=[behind(seat) for seat in range(position.seats)], seed=1)
    search.run(2_000)
    return search.verdicts()[0][2]


@pytest.mark.parametrize("tricks", [3, 8])
def test_in_the_last_round_the_game_counts(tricks: int) -> None:
    """Who cannot be caught is as sure as can be, who cannot win has nothing but a taste for points left."""
    position = near_the_end(3, tricks, 0, 1)
    me = position.turn
    assert _sure_of(position, lambda seat: 200 if seat == me else 0) == pytest.approx(1, abs=0.3)
    assert _sure_of(position, lambda seat: 0 if seat == me else 200) == pytest.approx(0, abs=0.3)
    lead = _sure_of(position, lambda seat: 5 if seat == me else 0)
    assert _sure_of(position, lambda seat: 0 if seat == me else 5) <= lead
