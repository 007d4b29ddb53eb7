"""What events make of the table. Must not judge them: it never refuses, and knows neither clock nor chance."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from tafelrunde.core.game import Seat
from tafelrunde.games.ugo.events import (
    CardPlayed,
    DealerChosen,
    Dealt,
    Event,
    GameEnded,
    LandsPlaced,
    Resigned,
    RoundScored,
    TrickWon,
)
from tafelrunde.games.ugo.model import HAND, LETTERS, TRICKS, Card, Kingdom, Open, State, Trick
from tafelrunde.games.ugo.placing import to_place


def evolve(state: State, event: Event) -> State:
    """What the table has become."""
    table = state.open
    match event:
        case CardPlayed(seat=seat, card=card):
            hands = state.hands
            hand = _without(hands[seat], card)
            return State(_with_card(table, event), (*hands[:seat], hand, *hands[seat + 1 :]))
        case LandsPlaced():
            return State(_with_lands(table, event), state.hands)
        case TrickWon():
            return State(_with_trick(table, event), state.hands)
        case Dealt(hands=hands):
            return State(_with_round(table, event), tuple(hands.of(seat) for seat in range(len(table.kingdoms))))
        case RoundScored():
            return State(_with_points(table, event), state.hands)
        case DealerChosen(dealer=dealer):
            return State(replace(table, dealer=dealer), state.hands)
        case GameEnded(ranks=ranks):
            return State(replace(table, ranks=ranks), state.hands)
        case Resigned(seat=seat):
            return State(replace(table, resigned=(*table.resigned, seat)), state.hands)
        case _:
            assert_never(event)


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return (*hand[:place], *hand[place + 1 :])


def _with_round(table: Open, event: Dealt) -> Open:
    """UG-21: the lands and farmers of the round before are gone, its points remain."""
    seats = len(table.kingdoms)
    return replace(
        table,
        kingdoms=(Kingdom(),) * seats,
        hand_sizes=(HAND,) * seats,
        supply=event.supply,
        dealer=event.dealer,
        round=event.round,
        trick=1,
        first_leader=event.leader,
        leader=event.leader,
        turn=event.leader,
        played=(),
        tricks=(),
        placing=None,
        until=event.until,
    )


def _with_card(table: Open, event: CardPlayed) -> Open:
    """UG-6, UG-12: the turn goes on clockwise; once a trick is led, the one before it lies as it lies."""
    seat, sizes = event.seat, table.hand_sizes
    return replace(
        table,
        hand_sizes=(*sizes[:seat], sizes[seat] - 1, *sizes[seat + 1 :]),
        turn=left_of(seat, table),
        played=(*table.played, event.card),
        placing=None,
        until=event.until,
    )


def _with_trick(table: Open, event: TrickWon) -> Open:
    """UG-9, UG-13: the winner has the trick to place and the lead; farmers stand in the kingdoms at once."""
    winner, leader = event.seat, table.leader
    assert leader is not None
    pairs = zip(table.kingdoms, event.farmers, strict=True)
    return replace(
        table,
        kingdoms=tuple([Kingdom(kingdom.stacks, farmers) for kingdom, farmers in pairs]),
        supply=event.supply,
        leader=winner,
        turn=winner,
        played=(),
        tricks=(*table.tricks, Trick(leader, winner, table.played)),
        placing=to_place(event.trick, winner, table.played, table.kingdoms[winner].stacks),
        until=event.until,
    )


def _with_lands(table: Open, event: LandsPlaced) -> Open:
    """UG-12: the next trick may be led, and until it is, a placing that left a choice may be replaced."""
    seat, kingdoms, placing = event.seat, table.kingdoms, table.placing
    stacks = list(kingdoms[seat].stacks)
    for section in event.sections:
        place = LETTERS.index(section.letter)
        stacks[place : place + 1] = [section.cards]
    kingdom = Kingdom(tuple(stacks), kingdoms[seat].farmers)
    had_choice = len(event.order) > 1 or len(event.tops) > 0
    return replace(
        table,
        kingdoms=(*kingdoms[:seat], kingdom, *kingdoms[seat + 1 :]),
        trick=min(event.trick + 1, TRICKS),
        placing=replace(placing, placed=True) if placing and had_choice else None,
        until=event.until,
    )


def _with_points(table: Open, event: RoundScored) -> Open:
    """UG-21: everybody's points are written down; nobody has a turn before the next deal."""
    return replace(
        table,
        turn=None,
        placing=None,
        until=None,
        points=(*table.points, event.points),
        totals=event.totals,
        sheets=event.sheets,
    )


def left_of(seat: Seat, table: Open) -> Seat:
    """UG-6: clockwise, the neighbour on the left is next."""
    return (seat + 1) % len(table.kingdoms)
