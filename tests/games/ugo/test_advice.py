"""Advice for people: what is good now, reasons that hold, and only from what the seat can see."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from games.ugo.endings import ending
from tafelrunde.core.advice import Advice
from tafelrunde.core.budget import spells
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Drawn, Move
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.bots.advice import advise, made
from tafelrunde.games.ugo.bots.knowledge import is_placing, unseen_by
from tafelrunde.games.ugo.model import ROUNDS, Options, PlaceLands, PlayCard, State, View
from tafelrunde.games.ugo.trick import farmers_due, winning_place

TAKES = {"why-takes", "why-may-take", "why-cannot-take"}


def advised(view: View, text: str = "advice", number: int = 8) -> tuple[Advice, ...]:
    return advise(view, UGO.legal(view), below(seed_from(text), "advice"), spells(number)())


def why(advice: Advice) -> dict[str, Any]:
    return {reason.text: reason.values for reason in advice.reasons}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_judged_and_its_reasons_hold(seats: int) -> None:
    chance = random.Random(f"reasons {seats}")
    for tricks in range(0, 9, 2):
        view = ending(seats, tricks, chance.randrange(seats), chance)
        found = advised(view)
        played = view.open.played
        cards = [one.command.card for one in found]
        assert sorted(map(str, cards)) == sorted(str(one.card) for one in UGO.legal(view) if isinstance(one, PlayCard))
        assert all(one.chance is None for one in found)
        for one in found:
            card, reasons = one.command.card, why(one)
            assert len(TAKES & reasons.keys()) == 1
            ahead = (*played, card)[winning_place((*played, card))] == card
            last = len(played) == seats - 1
            better = any(winning_place((*played, card, other)) > len(played) for other in unseen_by(view))
            assert ("why-cannot-take" in reasons) == (not ahead)
            assert ("why-takes" in reasons) == (ahead and (last or not better))
            if "why-farmers-taking" in reasons:
                assert 0 < reasons["why-farmers-taking"]["count"] <= farmers_due(card, card)
            if "why-farmers-losing" in reasons:
                assert card.value in (1, 2)


def test_a_placing_is_judged_by_what_the_kingdom_is_worth_then() -> None:
    chance = random.Random("placing")
    for _ in range(200):
        view = _until_placing(chance)
        if len(UGO.legal(view)) > 1 and is_placing(view):
            break
    found = advised(view)
    assert all(isinstance(one.command, PlaceLands) for one in found)
    worth = [why(one)["why-worth-now"]["points"] for one in found]
    assert worth[0] == max(worth)


def _until_placing(chance: random.Random) -> View:
    state: Any = UGO.new(Options(dealer=0), 3)
    for event in UGO.decide(state, Drawn(0, tuple(chance.sample(range(45), 30)))):
        state = UGO.evolve(state, event)
    while True:
        (seat,) = UGO.awaits(state).needed
        view: View = UGO.view(state, seat)
        if is_placing(view):
            return view
        for event in UGO.decide(state, Move(seat, 0, 0, 0, chance.choice(UGO.legal(view)))):
            state = UGO.evolve(state, event)


@pytest.mark.parametrize(("own_points", "chance"), [(500, 100), (0, 0)])
def test_in_the_last_round_the_chance_to_win_the_game_is_told(own_points: int, chance: int) -> None:
    view = ending(3, 6, 1, random.Random("last round"))
    totals = tuple(own_points if seat == view.seat else 250 for seat in range(3))
    last = replace(view, open=replace(view.open, round=ROUNDS, totals=totals))
    assert {one.chance for one in advised(last)} == {chance}


def test_advice_is_the_same_whatever_cannot_be_seen_and_whenever_it_is_asked() -> None:
    view = ending(4, 5, 2, random.Random("again"))
    assert advised(view) == advised(view)
    assert advised(view, "other") != ()
    assert advise(replace(view, hand=()), [], below(seed_from(""), ""), spells(1)()) == ()


def test_what_a_seat_did_is_found_in_what_happened() -> None:
    view = ending(2, 3, 1, random.Random("made"))
    own, rest = view.seat or 0, list(unseen_by(view))[: view.open.hand_sizes[1 - (view.seat or 0)]]
    hands = (view.hand or (), tuple(rest)) if own == 0 else (tuple(rest), view.hand or ())
    command = UGO.legal(view)[0]
    events = UGO.decide(State(view.open, hands), Move(own, 0, 0, 0, command))
    assert made(own, events) == command
    assert made(1 - own, events) is None
