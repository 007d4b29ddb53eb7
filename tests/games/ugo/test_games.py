"""Whole games by random players: a referee who sees events alone, what is conserved, logs, and what is accepted."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import msgspec
import pytest

from games.ugo.positions import fold
from games.ugo.referee import Referee
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Move, Plan, Refused
from tafelrunde.core.play import advance, chance_of, opened
from tafelrunde.core.playout import Played, again, playout
from tafelrunde.core.replay import decode_event, encode_event, read, verify, write
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.bots import choose
from tafelrunde.games.ugo.events import CardPlayed, LandsPlaced, TrickWon
from tafelrunde.games.ugo.model import (
    CARDS,
    SUITS,
    Card,
    Command,
    Options,
    PlaceLands,
    PlayCard,
    Resign,
    State,
    Suit,
    View,
)

GAMES = 12
CLOCK = Options(turn_seconds=10)


def dozing(
    view: View, legal: Sequence[Command], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Plan[Command] | None:
    """A random player who now and then lets the clock ring."""
    return choose(view, legal, level, below, more) if below(3) else None


@cache
def played(seats: int, number: int, clock: bool = False) -> Played:
    options, bot = (CLOCK, dozing) if clock else (Options(), choose)
    return playout(UGO, options, seats, bot, f"ugo {seats} {number}")


EVERY_GAME = [
    pytest.param(seats, number, clock, id=f"{seats} players, game {number}{', clock' if clock else ''}")
    for seats, number, clock in itertools.product((2, 3, 4), range(GAMES), (False, True))
]


def states(seats: int, game: Played, options: Options) -> Iterator[State]:
    state = UGO.new(options, seats)
    for line in game.lines:
        state = UGO.evolve(state, line.event)
        yield state


@pytest.mark.parametrize(("seats", "number", "clock"), EVERY_GAME)
def test_a_referee_who_sees_events_alone_agrees_with_every_one(seats: int, number: int, clock: bool) -> None:
    referee = Referee(seats)
    for line in played(seats, number, clock).lines:
        referee.sees(msgspec.json.decode(encode_event(line.event)))
    assert referee.over


@pytest.mark.parametrize(("seats", "number", "clock"), EVERY_GAME)
def test_cards_farmers_and_turns_are_conserved_by_every_event(seats: int, number: int, clock: bool) -> None:
    game = played(seats, number, clock)
    state, dealt = UGO.new(CLOCK if clock else Options(), seats), frozenset[Card]()
    for line in game.lines:
        state = UGO.evolve(state, line.event)
        table = state.open
        if line.event.__class__.__name__ == "Dealt":
            dealt = frozenset(itertools.chain(*state.hands))
            assert len(dealt) == 10 * seats
        lying = [card for land in table.kingdoms for stack in land.stacks for card in stack]
        pending = table.placing.cards if table.placing and not table.placing.placed else ()
        everywhere = [*itertools.chain(*state.hands), *table.played, *pending, *lying]
        assert len(everywhere) == len(dealt), "no card is twice, and none is lost"
        assert frozenset(everywhere) == dealt <= frozenset(CARDS)
        assert table.supply + sum(land.farmers for land in table.kingdoms) == (12 if seats == 2 else 36)
        assert table.supply >= 0
        assert all(0 <= land.farmers <= 9 and len(land.stacks) <= 5 for land in table.kingdoms)
        assert table.hand_sizes == tuple(len(hand) for hand in state.hands)
        finished = 10 * seats * (table.round > 0)
        assert sum(table.hand_sizes) + len(table.played) + seats * len(table.tricks) == finished
        if isinstance(line.event, CardPlayed) and len(table.played) == 1:
            assert line.event.seat == (table.tricks[-1].winner if table.tricks else table.first_leader)
        if isinstance(line.event, TrickWon):
            assert table.turn == table.leader == line.event.seat
        assert (table.until is not None) == (clock and table.turn is not None)
    assert UGO.awaits(state).over
    assert UGO.outcome(state) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_game_and_the_same_log(seats: int) -> None:
    one, other = (playout(UGO, Options(), seats, choose, "twice") for _ in range(2))
    assert one == other
    assert again(UGO, Options(), seats, one).state == one.state
    assert playout(UGO, Options(), seats, choose, "another").lines != one.lines


@pytest.mark.parametrize(("seats", "clock"), [(2, False), (3, True), (4, False), (4, True)])
def test_a_log_is_written_read_and_verified(seats: int, clock: bool) -> None:
    game, options = played(seats, 0, clock), CLOCK if clock else Options()
    log = read(write(UGO, options, seats, game.lines, game.seed), "game.jsonl", {"ugo": UGO})
    assert [line.event for line in log.lines] == [line.event for line in game.lines]
    assert verify(log, "game.jsonl") == 5, "the first dealer and four deals"
    assert fold(UGO.new(options, seats), [line.event for line in log.lines]) == game.state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_states_and_views_survive_the_codec(seats: int) -> None:
    game = played(seats, 1)
    for line in game.lines:
        assert decode_event(UGO, encode_event(line.event)) == line.event
    for state in itertools.islice(states(seats, game, Options()), 0, None, 7):
        for seat in (*range(seats), None):
            view = UGO.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view


def test_the_clock_is_heard_in_these_games() -> None:
    events = [line.event for number in range(GAMES) for line in played(3, number, True).lines]
    assert any(isinstance(event, CardPlayed) and event.auto for event in events)
    assert any(isinstance(event, LandsPlaced) and event.auto and event.tops for event in events)
    assert any(isinstance(event, CardPlayed) and not event.auto for event in events)


def test_a_bot_is_bound_by_its_chance_alone() -> None:
    state = opened(UGO, Options(), 4, chance_of(seed_from("bot"))).state
    seat = state.open.turn
    view = UGO.view(state, seat)
    legal = UGO.legal(view)
    plans = [choose(view, legal, "random", below(seed_from("chance"), "x"), lambda: False) for _ in range(2)]
    assert plans[0] == plans[1]
    assert plans[0] is not None
    assert plans[0].command in legal
    assert 300 <= plans[0].after_ms < 1800
    assert choose(view, [], "random", below(seed_from("chance"), "x"), lambda: False) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_referee_agrees_also_when_seats_resign(seats: int) -> None:
    answer, chance = chance_of(seed_from(f"resigning {seats}")), below(seed_from("resigning"), "moves")
    step = opened(UGO, Options(), seats, answer)
    events = [*step.events]
    while not UGO.awaits(step.state).over:
        (seat,) = UGO.awaits(step.state).needed
        listed = UGO.legal(UGO.view(step.state, seat))
        command = listed[chance(len(listed))] if chance(40) else Resign()
        step = advance(UGO, step.state, Move(seat, 0, 0, 0, command), answer, step.draws)
        events += step.events
    referee = Referee(seats)
    for event in events:
        referee.sees(msgspec.json.decode(encode_event(event)))
    assert referee.over
    assert step.state.open.resigned
    assert step.draws == 5


def mutations(state: State) -> list[Command]:
    """Commands that might be accepted: all cards, and placings that are right, wrong, stale or early."""
    table, placing = state.open, state.open.placing
    numbers = list(itertools.product((table.round - 1, table.round, table.round + 1), range(table.trick - 1, 12)))
    commands: list[Command] = [PlayCard(*numbers[0], CARDS[0])]
    commands += [PlayCard(table.round, trick, card) for trick in (table.trick, table.trick + 1) for card in CARDS]
    commands += [PlayCard(*number, card) for number in numbers for hand in state.hands for card in hand[:2]]
    orders: list[tuple[Suit, ...]] = [(), ("red",)]
    tops: list[tuple[Card, ...]] = [(), (CARDS[3],)]
    if placing is not None:
        fresh = placing.new_suits
        orders = [*itertools.permutations(fresh), fresh[1:], (*fresh, "red"), (*fresh, *fresh[:1]), SUITS]
        tops = [*itertools.product(*placing.piles), *itertools.product(placing.cards, repeat=2), ()]
        tops += [(one,) for one in placing.cards]
    trick = placing.trick if placing else table.trick
    for order, top in itertools.product(orders, tops):
        commands.append(PlaceLands(table.round, trick, order, top))
    commands += [PlaceLands(*number, orders[0], tops[0]) for number in numbers]
    return commands


@pytest.mark.parametrize(("seats", "clock"), list(itertools.product((2, 3, 4), (False, True))))
def test_a_move_is_accepted_exactly_when_it_is_listed(seats: int, clock: bool) -> None:
    answer, chance = chance_of(seed_from(f"listed {seats}")), below(seed_from(f"listed {seats}"), "moves")
    step = opened(UGO, CLOCK if clock else Options(), seats, answer)
    while step.state.open.round < 3:
        state: State = step.state
        assert state.open.turn is not None
        at = (state.open.until or 1) - 1
        for seat in range(seats):
            listed = UGO.legal(UGO.view(state, seat))
            assert len(set(listed)) == len(listed)
            assert bool(listed) == (seat in UGO.awaits(state).seats)
            accepted = set()
            for command in {*mutations(state), *listed}:
                try:
                    UGO.decide(state, Move(seat, at, at, 0, command))
                except Refused:
                    continue
                accepted.add(command)
            assert accepted == set(listed)
        assert UGO.legal(UGO.view(state, None)) == []
        listed = UGO.legal(UGO.view(state, state.open.turn))
        move = Move(state.open.turn, at, at, 0, listed[chance(len(listed))])
        step = advance(UGO, state, move, answer, step.draws)
