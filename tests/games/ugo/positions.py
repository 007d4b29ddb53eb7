"""Tables and moves of UGO! in few words, for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from tafelrunde.core.game import Drawn, Millis, Move, Refused, Seat, TimeUp
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.events import Event
from tafelrunde.games.ugo.model import (
    HAND,
    Card,
    Command,
    Kingdom,
    Options,
    PlaceLands,
    PlayCard,
    State,
    Suit,
)


def card(text: str) -> Card:
    """`red 3` as a card."""
    suit, value = text.split()
    return Card(cast("Suit", suit), int(value))


def cards(text: str) -> tuple[Card, ...]:
    """`red 3, blue 5` as cards."""
    return tuple(card(part.strip()) for part in text.split(",")) if text else ()


def kingdom(*stacks: str, farmers: int = 0) -> Kingdom:
    """A kingdom from its stacks, the lowest card of each first."""
    return Kingdom(tuple(cards(stack) for stack in stacks), farmers)


def table(
    *hands: str,
    leader: Seat = 0,
    kingdoms: dict[Seat, Kingdom] | None = None,
    number: int = 1,
    trick: int = 1,
    turn_seconds: int = 0,
    until: Millis | None = None,
) -> State:
    """A table at which a trick is about to be led."""
    empty = UGO.new(Options(turn_seconds), len(hands))
    lands = tuple((kingdoms or {}).get(seat, Kingdom()) for seat in range(len(hands)))
    held = tuple(cards(hand) for hand in hands)
    seen = replace(
        empty.open,
        kingdoms=lands,
        hand_sizes=tuple(len(hand) for hand in held),
        supply=empty.open.supply - sum(land.farmers for land in lands),
        dealer=(leader - 1) % len(hands),
        round=number,
        trick=trick,
        first_leader=leader,
        leader=leader,
        turn=leader,
        until=until,
        points=((0,) * len(hands),) * (number - 1),
    )
    return State(seen, held)


def fold(state: State, events: Sequence[Event]) -> State:
    """The state after some events."""
    for event in events:
        state = UGO.evolve(state, event)
    return state


def given(state: State, what: Move[Command] | Drawn | TimeUp) -> tuple[State, list[Event]]:
    """The state after an input, and what happened."""
    events = UGO.decide(state, what)
    return fold(state, events), events


def done(state: State, seat: Seat, command: Command, at: Millis = 0) -> tuple[State, list[Event]]:
    """The state after a seat's command, and what happened."""
    return given(state, Move(seat, at, at, 0, command))


def plays(state: State, seat: Seat, text: str, at: Millis = 0) -> tuple[State, list[Event]]:
    """A seat plays a card to the current trick."""
    return done(state, seat, PlayCard(state.open.round, state.open.trick, card(text)), at)


def trick_of(state: State, text: str) -> tuple[State, list[Event]]:
    """The cards of a trick, played in turn; the events are those of the last card."""
    events: list[Event] = []
    for one in text.split(","):
        assert state.open.turn is not None
        state, events = plays(state, state.open.turn, one.strip())
    return state, events


def places(state: State, order: str = "", tops: str = "", at: Millis = 0) -> tuple[State, list[Event]]:
    """The winner places the trick."""
    placing = state.open.placing
    assert placing is not None
    suits = cast("tuple[Suit, ...]", tuple(order.split()))
    return done(state, placing.seat, PlaceLands(state.open.round, placing.trick, suits, cards(tops)), at)


def dealt(seats: int, options: Options | None = None, dealer: Seat = 0) -> State:
    """A first round, dealt in order: seat 0 has the numbers from 0, seat 1 those from 10, and so on."""
    state = UGO.new(options or Options(dealer=dealer), seats)
    return given(state, Drawn(0, tuple(range(HAND * seats))))[0]


def refusal(state: State, seat: Seat, command: Command, at: Millis = 0) -> Refused:
    """How a command is refused; nothing has changed by it."""
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as caught:
        UGO.decide(state, Move(seat, at, at, 0, command))
    assert msgspec.json.encode(state) == before
    return caught.value
