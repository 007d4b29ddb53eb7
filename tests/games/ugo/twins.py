"""A game of UGO! in the rules and in the kernel at once, in step; by random play that changes its mind on placings."""

from __future__ import annotations

import random

from tafelrunde_kernel.ugo import Position

from tafelrunde.core.game import Drawn, Move
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.bots.knowledge import number_of, position_of
from tafelrunde.games.ugo.model import CARDS, SUITS, Command, Options, PlaceLands, PlayCard, State


def in_step(seats: int, chance: random.Random) -> None:
    """One whole game; complains about the first difference."""
    state = UGO.new(Options(), seats)
    twin: Position | None = None
    undecided: PlaceLands | None = None  # in the kernel what lies lies, so it hears of a placing when it is final
    while UGO.outcome(state) is None:
        draw = UGO.awaits(state).draw
        if draw is not None:
            state = _fold(state, Drawn(0, tuple(chance.sample(range(draw.among), draw.take))))
            if UGO.awaits(state).draw is None:
                twin = Position.dealt([[number_of(card) for card in hand] for hand in state.hands], _leader(state))
            continue
        (seat,) = UGO.awaits(state).needed
        legal = UGO.legal(UGO.view(state, seat))
        assert twin is not None
        if undecided is None:
            _compare(state, twin, legal)
        command = chance.choice(legal)
        if undecided is not None and isinstance(command, PlayCard):
            _place(twin, undecided)
            undecided = None
            _compare(state, twin, [one for one in legal if isinstance(one, PlayCard)])
        state = _fold(state, Move(seat, 0, 0, 0, command))
        if isinstance(command, PlayCard):
            twin.apply(number_of(command.card))
        elif state.open.placing is not None:
            undecided = command if isinstance(command, PlaceLands) else None
        elif isinstance(command, PlaceLands):
            _place(twin, command)
        if twin.over:
            assert tuple(twin.points()) == state.open.points[-1]


def _leader(state: State) -> int:
    assert state.open.leader is not None
    return state.open.leader


def _fold(state: State, given: Move[Command] | Drawn) -> State:
    for event in UGO.decide(state, given):
        state = UGO.evolve(state, event)
    return state


def _place(twin: Position, command: PlaceLands) -> None:
    """Find the placing by what it says, not by its number."""
    wanted = [SUITS.index(suit) for suit in command.order], [number_of(card) for card in command.tops]
    matching = [action for action in twin.legal_actions() if twin.placing(action) == wanted]
    assert len(matching) == 1
    twin.apply(matching[0])


def _compare(state: State, twin: Position, legal: list[Command]) -> None:
    """The same turn, the same choices in the same order, the same farmers; and what a seat knows is the same again."""
    table = state.open
    assert twin.turn == table.turn
    cards = [number_of(command.card) for command in legal if isinstance(command, PlayCard)]
    placings = [len(CARDS) + number for number, one in enumerate(legal) if isinstance(one, PlaceLands)]
    assert twin.legal_actions() == (placings or cards)
    assert twin.farmers() == [kingdom.farmers for kingdom in table.kingdoms]
    assert twin.supply == table.supply
    view = UGO.view(state, twin.turn)
    told = position_of(view)
    assert told.legal_actions() == twin.legal_actions()
    assert told.deals(twin.turn) == twin.deals(twin.turn) > 0
