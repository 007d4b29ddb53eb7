"""The flow of Ubongo classic: what an input leads to. Must not know clocks, chance or what a seat may see."""

from __future__ import annotations

from typing import assert_never

from tafelrunde.core.game import Drawn, Move, Refused, Seat, TimeUp
from tafelrunde.core.secrecy import Sealed
from tafelrunde.games.ubongo.classic import acts, gems
from tafelrunde.games.ubongo.classic.flow import (
    PATIENCE_TO_PLACE,
    acting,
    glass_ms,
    is_last_round,
    needs_boards,
    nobody_can_act,
    side_of,
    unplaced,
)
from tafelrunde.games.ubongo.classic.fold import evolve
from tafelrunde.games.ubongo.classic.model import (
    Command,
    Event,
    FigurePlaced,
    GameEnded,
    GemsLaid,
    GraceBegan,
    MoveFigure,
    Open,
    Options,
    PlaceFigure,
    PlacingClosed,
    StarterChosen,
    State,
    Take,
)
from tafelrunde.games.ubongo.options import check_cards, check_seconds
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import BoardsDealt, Claim, GiveUp, Resign, Resigned, Roll

BASE_CARDS, ALL_CARDS = 36, 54
ROUNDS = 9


def new(options: Options, seats: int) -> State:
    """UC-9, UC-10, UC-11, UC-30: the table chooses sides and boards; nine rounds unless all boards are played."""
    _check(options, seats)
    rounds = BASE_CARDS // seats if options.all_boards else ROUNDS
    table = Open(options, seats, rounds, figures=(None,) * seats, gems=((0,) * 6,) * seats)
    return State(table, stock=tuple(range(_cards(options, seats))))


def _cards(options: Options, seats: int) -> int:
    """UC-1, UC-30: 36 boards for two to four players; all 54 for five and six, or where the table mixes them in."""
    return ALL_CARDS if options.expansion or seats > 4 else BASE_CARDS


def _check(options: Options, seats: int) -> None:
    check_seconds(options.seconds)
    if options.grace_seconds not in (0, 3, 5):
        raise Refused("ubongo.option-grace")
    if options.sides is not None and len(options.sides) != seats:
        raise Refused("ubongo.option-sides", seats=seats)
    if options.all_boards and (seats > 3 or options.expansion):
        raise Refused("ubongo.option-all-boards")
    if options.starter is not None and options.starter not in range(seats):
        raise Refused("ubongo.option-starter", seats=seats)
    check_cards(options.deck, _cards(options, seats))


def decide(state: State, given: Move[Command] | Drawn | TimeUp) -> list[Event]:
    """What an input leads to, with everything that follows from it; or why it is refused."""
    match given:
        case Drawn():
            return _drawn(state, given)
        case TimeUp(at=at):
            return _with_what_follows(state, _time_up(state, at))
        case Move():
            return _with_what_follows(state, _act(state, given))
        case _:
            assert_never(given)


def _drawn(state: State, drawn: Drawn) -> list[Event]:
    table, result = state.open, drawn.result
    if not table.rows:
        named = table.options.starter
        return [GemsLaid(gems.laid(table.seats, result)), *([] if named is None else [_starter(named, drawn)])]
    if table.starter is None:
        return [_starter(result[0], drawn)]
    if missing := unplaced(table):
        return [FigurePlaced(missing[0], result[0], by_the_table=True)]
    if needs_boards(table):
        return [_boards(state, drawn)]
    assert table.race is not None
    return [*race_rules.fell(table.race, result)]


def _starter(seat: Seat, drawn: Drawn) -> StarterChosen:
    """UC-12, UC-8: the host names the start player, or chance does; then there are thirty seconds to place a figure."""
    return StarterChosen(seat, drawn.at + PATIENCE_TO_PLACE)


def _boards(state: State, drawn: Drawn) -> BoardsDealt:
    """UC-13, UC-27: from the start player on everyone gets a board; the player to the left starts the next round."""
    table = state.open
    assert table.starter is not None
    number, turn = (1, table.starter) if table.race is None else (table.race.number + 1, table.race.starter + 1)
    cards = tuple(state.stock[place] for place in drawn.result)
    return BoardsDealt(
        number,
        race_rules.roller(turn, table.seats, table.gone),
        tuple(range(table.seats)),
        Sealed(cards),
        drawn.at + race_rules.PATIENCE_TO_ROLL,
    )


def _time_up(state: State, at: int) -> list[Event]:
    table, race = state.open, state.open.race
    if race is None:
        return [PlacingClosed()]
    if race.reveal_at is None:
        return [*race_rules.rolled_by_the_table(race, at)]
    if not race.boards:
        return [*_revealed(state)]
    if race.settling or table.reaching:
        return acts.settled(table, race, at)
    if table.options.grace_seconds and table.grace_until is None and acting(table, race):
        return [GraceBegan(race.number, at + 1000 * table.options.grace_seconds)]
    return [*race_rules.bell(race, at, glass_ms(table.options) or 0)]


def _revealed(state: State) -> list[Event]:
    table, race = state.open, state.open.race
    assert race is not None
    assert race.symbol is not None
    boards = [
        race_rules.board(table.options.deck, card, side_of(table.options, seat), race.symbol)
        for seat, card in enumerate(state.dealt)
    ]
    return [*race_rules.revealed(race, boards, glass_ms(table.options))]


def _act(state: State, move: Move[Command]) -> list[Event]:
    table, race = state.open, state.open.race
    if table.ended:
        raise Refused("ubongo.over")
    if move.seat in table.gone:
        raise Refused("ubongo.gone")
    match move.command:
        case PlaceFigure() as command:
            return acts.place(table, move, command)
        case Roll() as command:
            return [*race_rules.roll(race, move, command)]
        case Claim() as command:
            return [*race_rules.claim(race, move, command)]
        case GiveUp() as command:
            return [*race_rules.give_up(race, move, command)]
        case MoveFigure() as command:
            return acts.move_figure(table, move, command)
        case Take() as command:
            return acts.take(table, move, command)
        case Resign():
            return [Resigned(move.seat)]
        case _:
            assert_never(move.command)


def _with_what_follows(state: State, events: list[Event]) -> list[Event]:
    """UC-25: the round ends as soon as nobody can do anything any more; after the last one the game does (UC-10)."""
    for event in events:
        state = evolve(state, event)
    race = state.open.race
    if race is not None and race_rules.is_open(race) and nobody_can_act(state.open, race):
        ended = race_rules.ended(race)
        events, state = [*events, ended], evolve(state, ended)
    if is_last_round(state.open) and not state.open.ended:
        outcome = gems.places(state.open.gems)
        events = [*events, GameEnded(outcome.ranks, outcome.scores)]
    return events
