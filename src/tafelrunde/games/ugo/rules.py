"""The rules of UGO!: setting up, what is awaited, and what follows from an input. Must not know clocks or chance."""

from __future__ import annotations

from typing import assert_never

from tafelrunde.core.game import (
    NOTHING,
    Awaits,
    Deadline,
    Draw,
    Drawn,
    Millis,
    Move,
    Outcome,
    Seat,
    TimeUp,
    ranked,
)
from tafelrunde.core.secrecy import PerSeat
from tafelrunde.games.ugo.events import (
    CardPlayed,
    DealerChosen,
    Dealt,
    Event,
    GameEnded,
    LandsPlaced,
    Resigned,
    RoundScored,
    Section,
    TrickWon,
)
from tafelrunde.games.ugo.evolve import evolve, left_of
from tafelrunde.games.ugo.judging import is_over, judge_card, judge_options, judge_placing, judge_resigning
from tafelrunde.games.ugo.model import (
    CARDS,
    HAND,
    LETTERS,
    ROUNDS,
    SEATS,
    SUPPLY,
    TRICKS,
    Card,
    Command,
    Kingdom,
    Open,
    Options,
    PlaceLands,
    Placing,
    PlayCard,
    Resign,
    State,
    Suit,
)
from tafelrunde.games.ugo.placing import has_choice, laid, preselected, to_place
from tafelrunde.games.ugo.scoring import points, sheet
from tafelrunde.games.ugo.trick import (
    farmers_due,
    farmers_gained,
    lowest,
    playable,
    winning_place,
)

_TURN = tuple(Awaits(needed=(seat,)) for seat in range(SEATS.stop))
_DEALER = {seats: Awaits(draw=Draw("dealer", seats, 1)) for seats in SEATS}
_DEAL = {seats: Awaits(draw=Draw("deal", len(CARDS), HAND * seats)) for seats in SEATS}


def new(options: Options, seats: int) -> State:
    """UG-1, UG-4: an empty table for two to four; who deals first is drawn unless the table has said so."""
    judge_options(options, seats)
    nothing = (0,) * seats
    table = Open(options.turn_seconds, (Kingdom(),) * seats, nothing, nothing, SUPPLY[seats], options.dealer)
    return State(table, ((),) * seats)


def awaits(state: State) -> Awaits:
    """UG-4, UG-22: chance for the first dealer and for each deal, else whoever has the turn, against a clock if set."""
    table = state.open
    if table.turn is not None:
        if table.until is None:
            return _TURN[table.turn]
        return Awaits(needed=(table.turn,), deadline=Deadline(table.until))
    if is_over(table):
        return NOTHING
    return (_DEALER if table.dealer is None else _DEAL)[len(table.kingdoms)]


def is_drawn(event: Event) -> bool:
    """UG-4: only chance names the first dealer and deals the hands."""
    return isinstance(event, DealerChosen | Dealt)


def outcome(state: State) -> Outcome | None:
    """UG-22: most points in all four rounds win; equal totals share the place."""
    return ranked([(total,) for total in state.open.totals]) if is_over(state.open) else None


def decide(state: State, given: Move[Command] | Drawn | TimeUp) -> list[Event]:
    """What an input leads to, or why it is refused."""
    match given:
        case Move():
            events = _moved(state, given)
        case Drawn():
            events = _drawn(state.open, given)
        case TimeUp():
            events = _rung(state, given.at)
        case _:
            assert_never(given)
    return _for_the_resigned(state, events, given.at) if state.open.resigned else events


def _drawn(table: Open, given: Drawn) -> list[Event]:
    if table.dealer is None:
        return [DealerChosen(given.result[0])]
    return [_dealt(table, table.dealer, given)]


def _dealt(table: Open, dealer: Seat, given: Drawn) -> Dealt:
    """UG-4, UG-5: ten cards each; left of the dealer leads, and in a later round left of the previous first leader."""
    seats, numbers = len(table.kingdoms), given.result
    if table.first_leader is not None:
        dealer = table.first_leader
    hands = tuple(
        tuple(CARDS[number] for number in sorted(numbers[HAND * seat : HAND * (seat + 1)])) for seat in range(seats)
    )
    leader = left_of(dealer, table)
    return Dealt(table.round + 1, dealer, leader, SUPPLY[seats], PerSeat(hands), _until(table, given.at))


def _until(table: Open, at: Millis) -> Millis | None:
    """UG-22: no turn clock unless the table sets one."""
    return at + 1000 * table.turn_seconds if table.turn_seconds else None


def _moved(state: State, move: Move[Command]) -> list[Event]:
    table, seat, at, command = state.open, move.seat, move.at, move.command
    match command:
        case PlayCard():
            judge_card(state, seat, at, command)
            return _played(state, seat, command.card, at)
        case PlaceLands():
            placing = judge_placing(table, seat, at, command)
            until = table.until if placing.placed else _until(table, at)
            return _to_the_score(state, [], _placed(table, placing, command.order, command.tops, until))
        case Resign():
            judge_resigning(table, seat)
            return _for_the_resigned(state, [Resigned(seat)], at)
        case _:
            assert_never(command)


def _played(state: State, seat: Seat, card: Card, at: Millis, auto: bool = False) -> list[Event]:
    """UG-9: the last card of a trick decides it, and where the winner has no choice the trick is placed at once."""
    table = state.open
    until = _until(table, at)
    played = CardPlayed(table.round, table.trick, seat, card, auto, until)
    cards = (*table.played, card)
    if len(cards) < len(table.kingdoms):
        return [played]
    won = _won(table, cards, until)
    placing = to_place(table.trick, won.seat, cards, table.kingdoms[won.seat].stacks)
    if has_choice(placing):
        return [played, won]
    placed = _placed(table, placing, *preselected(placing), until, auto=True)
    return _to_the_score(state, [played, won], placed)


def _won(table: Open, cards: tuple[Card, ...], until: Millis | None) -> TrickWon:
    """UG-9, UG-13: who takes the trick, and where the farmers go."""
    leader, seats = table.leader, len(cards)
    assert leader is not None
    place = winning_place(cards)
    winner = (leader + place) % seats
    from_leader = [farmers_due(card, cards[place]) for card in cards]
    due = (*from_leader[seats - leader :], *from_leader[: seats - leader])
    farmers = [kingdom.farmers for kingdom in table.kingdoms]
    gained = farmers_gained(due, farmers, table.supply, winner)
    after = tuple([had + new for had, new in zip(farmers, gained, strict=True)])
    supply = table.supply - sum(gained)
    return TrickWon(table.round, table.trick, winner, cards[place], due, gained, after, supply, until)


def _placed(
    table: Open,
    placing: Placing,
    order: tuple[Suit, ...],
    tops: tuple[Card, ...],
    until: Millis | None,
    auto: bool = False,
) -> LandsPlaced:
    suits = {card.suit for card in placing.cards}
    stacks = zip(LETTERS, laid(placing, order, tops).items(), strict=False)
    sections = tuple([Section(letter, cards) for letter, (suit, cards) in stacks if suit in suits])
    return LandsPlaced(table.round, placing.trick, placing.seat, order, tops, sections, auto, until)


def _to_the_score(state: State, before: list[Event], placed: LandsPlaced) -> list[Event]:
    """UG-18, UG-21, UG-22: once the tenth trick is placed the round is scored, and after the fourth the game ends."""
    events: list[Event] = [*before, placed]
    if placed.trick < TRICKS:
        return events
    for event in events:
        state = evolve(state, event)
    table = state.open
    sheets = tuple(sheet(kingdom) for kingdom in table.kingdoms)
    gained = tuple(points(rows) for rows in sheets)
    totals = tuple(total + more for total, more in zip(table.totals, gained, strict=True))
    events.append(RoundScored(table.round, gained, totals, sheets))
    if table.round == ROUNDS:
        events.append(GameEnded(totals, ranked([(total,) for total in totals]).ranks))
    return events


def _rung(state: State, at: Millis) -> list[Event]:
    """UG-22: when the turn clock rings the table plays; an alarm out of its time changes nothing."""
    until = state.open.until
    return [] if until is None or at < until else _table_plays(state, at)


def _table_plays(state: State, at: Millis) -> list[Event]:
    """UG-22: the preselected placing if one is due, else the lowest card that may be played."""
    table = state.open
    placing, seat = table.placing, table.turn
    assert seat is not None
    if placing is not None and not placing.placed:
        placed = _placed(table, placing, *preselected(placing), _until(table, at), auto=True)
        return _to_the_score(state, [], placed)
    return _played(state, seat, lowest(playable(state.hands[seat], table.played)), at, auto=True)


def _for_the_resigned(state: State, events: list[Event], at: Millis) -> list[Event]:
    """The table plays for a seat that has resigned as soon as it is its turn, so that nobody waits for it."""
    news = events
    while True:
        for event in news:
            state = evolve(state, event)
        if state.open.turn not in state.open.resigned:
            return events
        news = _table_plays(state, at)
        events = events + news
