"""Rounds of UGO! somewhere in the middle, reached by random play."""

from __future__ import annotations

import random

from tafelrunde.core.game import Drawn, Move
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.model import Command, Options, PlayCard, State, View


def ending(seats: int, tricks: int, lying: int, chance: random.Random) -> View:
    """A first round, played at random until so many tricks are placed and so many cards of the next lie there."""
    state: State = UGO.new(Options(dealer=0), seats)
    state = _fold(state, Drawn(0, tuple(chance.sample(range(45), 10 * seats))))
    while True:
        (seat,) = UGO.awaits(state).needed
        view = UGO.view(state, seat)
        legal = UGO.legal(view)
        cards = [command for command in legal if isinstance(command, PlayCard)]
        if len(state.open.tricks) == tricks and cards and len(state.open.played) == lying:
            return view
        wishes: list[Command] = [*cards] or legal
        state = _fold(state, Move(seat, 0, 0, 0, chance.choice(wishes)))


def _fold(state: State, given: Move[Command] | Drawn) -> State:
    for event in UGO.decide(state, given):
        state = UGO.evolve(state, event)
    return state
