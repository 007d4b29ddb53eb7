"""Drawn deals: all that agree with what was seen are equally likely, and each is a history that could have been."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import sqrt
from typing import TypeAlias

import pytest

pytest.importorskip("tafelrunde_kernel.ugo", reason="the kernel is not built: `make kernel` needs a compiler")

from tafelrunde_kernel.ugo import Position

from games.ugo.endings import ending
from tafelrunde.core.chance import below, seed_from
from tafelrunde.games.ugo.bots.belief import Belief
from tafelrunde.games.ugo.bots.knowledge import number_of, position_of, shown_by, unseen_by, voids_of
from tafelrunde.games.ugo.model import CARDS, SUITS, View

Hands: TypeAlias = tuple[frozenset[int], ...]
SAMPLES_A_DEAL = 60


def every_deal(view: View) -> list[Hands]:
    """By trying all: which cards the others can hold."""
    voids = voids_of(view.open)

    def rest(seat: int, left: frozenset[int]) -> Iterator[Hands]:
        if seat == len(voids):
            yield ()
            return
        if seat == view.seat:
            for hands in rest(seat + 1, left):
                yield (frozenset(), *hands)
            return
        may = [card for card in left if CARDS[card].suit not in voids[seat]]
        for hand in combinations(may, view.open.hand_sizes[seat]):
            for hands in rest(seat + 1, left - set(hand)):
                yield (frozenset(hand), *hands)

    return list(rest(0, frozenset(number_of(card) for card in unseen_by(view))))


def by_kernel(view: View) -> Callable[[int], Hands]:
    position = position_of(view)

    def draw(seed: int) -> Hands:
        dealt = position.resampled(position.turn, seed)
        return tuple(frozenset(dealt.hand(seat)) if seat != view.seat else frozenset() for seat in range(dealt.seats))

    return draw


def by_rules(view: View) -> Callable[[int], Hands]:
    belief, chance = Belief(view), below(seed_from("deals"), "belief")

    def draw(_: int) -> Hands:
        dealt = belief.deal(chance)
        return tuple(frozenset(map(number_of, dealt.get(seat, ()))) for seat in range(len(view.open.kingdoms)))

    return draw


SMALL = [(2, 8, 0), (2, 8, 1), (3, 8, 2), (3, 9, 0), (4, 8, 3), (4, 9, 0), (4, 9, 2)]


def small_endings() -> Iterator[View]:
    """Endings in which all deals can be tried, in nearly all of them with suits that somebody lacks."""
    chance = random.Random("endings")
    for seats, tricks, lying in SMALL:
        found = 0
        while found < 2:
            view = ending(seats, tricks, lying, chance)
            if position_of(view).deals(view.seat or 0) <= 2_500:
                found += 1
                yield view


@pytest.mark.parametrize("sampler", [by_kernel, by_rules], ids=["kernel", "rules"])
def test_every_deal_that_agrees_is_equally_likely(sampler: Callable[[View], Callable[[int], Hands]]) -> None:
    for view in small_endings():
        deals = every_deal(view)
        assert len(deals) == position_of(view).deals(view.seat or 0)
        draw = sampler(view)
        seen = Counter(draw(seed) for seed in range(SAMPLES_A_DEAL * len(deals)))
        assert set(seen) <= set(deals)
        excess = sum((seen[deal] - SAMPLES_A_DEAL) ** 2 for deal in deals) / SAMPLES_A_DEAL - (len(deals) - 1)
        assert abs(excess) < 5 * sqrt(2 * max(1, len(deals) - 1))  # chi-square: as many as its degrees, five deviations


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_drawn_deal_could_have_led_to_this_table(seats: int) -> None:
    chance = random.Random(f"histories {seats}")
    for tricks in range(10):
        view = ending(seats, tricks, chance.randrange(seats), chance)
        dealt = position_of(view).resampled(view.seat or 0, seed=tricks)
        shown = [[number_of(card) for card in cards] for cards in shown_by(view.open)]
        hands = [[*dealt.hand(seat), *shown[seat]] for seat in range(seats)]
        _replay(view, Position.dealt(hands, view.open.first_leader or 0))


def _replay(view: View, position: Position) -> None:
    """Every card that was played could be played."""
    for cards in [*(trick.cards for trick in view.open.tricks), view.open.played]:
        for card in cards:
            assert number_of(card) in position.legal_actions()
            position.apply(number_of(card))
        if position.is_placing:
            position.apply(position.legal_actions()[0])
    assert position.turn == view.seat


def test_a_history_that_contradicts_itself_is_refused() -> None:
    view = ending(3, 4, 1, random.Random("liar"))
    others = [seat for seat in range(3) if seat != view.seat]
    everything = (1 << len(SUITS)) - 1
    hand = [number_of(card) for card in view.hand or ()]
    shown = [[number_of(card) for card in cards] for cards in shown_by(view.open)]
    with pytest.raises(ValueError, match="no deal agrees"):
        Position.seen(
            seat=view.seat or 0,
            hand=hand,
            played=[number_of(card) for card in view.open.played],
            placing=False,
            tricks=4,
            lands=[([], 0)] * 3,
            shown=shown,
            voids=[everything if seat == others[0] else 0 for seat in range(3)],
        )
