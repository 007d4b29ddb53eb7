"""One input to the end: decide, evolve, and answer what chance is asked on the way.
Must not know who stores or tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from tafelrunde.core.chance import draw
from tafelrunde.core.game import AnyGame, Draw, Drawn, Millis, Move, TimeUp

S = TypeVar("S")
Input: TypeAlias = Move[Any] | Drawn | TimeUp
Answer: TypeAlias = Callable[[int, Draw], tuple[int, ...]]


class Step(Struct, Generic[S], frozen=True):
    """Where an input has led: the new state, what happened, and how many draws the table has made so far."""

    state: S
    events: tuple[Any, ...]
    draws: int


def chance_of(seed: bytes) -> Answer:
    """A table's chance: draw number n is answered from the seed."""
    return lambda index, question: draw(seed, index, question)


def fold(game: AnyGame, state: Any, events: list[Any]) -> Any:
    """A state is what its events have made of it."""
    for event in events:
        state = game.evolve(state, event)
    return state


def answered(game: AnyGame, state: Any, answer: Answer, at: Millis, draws: int) -> Step[Any]:
    """Answer draws until none is awaited."""
    events: list[Any] = []
    while (question := game.awaits(state).draw) is not None:
        new = game.decide(state, Drawn(at, answer(draws, question)))
        state = fold(game, state, new)
        events += new
        draws += 1
    return Step(state, tuple(events), draws)


def advance(game: AnyGame, state: Any, given: Input, answer: Answer, draws: int) -> Step[Any]:
    """Take one input and all the draws that it asks for; raises Refused, and then nothing has happened."""
    decided = game.decide(state, given)
    after = fold(game, state, decided)
    if game.awaits(after).draw is None:
        return Step(after, tuple(decided), draws)
    step = answered(game, after, answer, given.at, draws)
    return Step(step.state, (*decided, *step.events), step.draws)


def opened(game: AnyGame, options: Any, seats: int, answer: Answer) -> Step[Any]:
    """A new table, with what chance decides before anyone may act."""
    return answered(game, game.new(options, seats), answer, 0, 0)
