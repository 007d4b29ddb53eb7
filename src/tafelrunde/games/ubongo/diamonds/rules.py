"""The flow of the diamond hunt: what an input leads to, and what may be seen and done.
Must not know clocks or chance."""

from __future__ import annotations

from typing import assert_never

from tafelrunde.core.game import Drawn, Move, Outcome, Refused, Seat, TimeUp, ranked
from tafelrunde.core.secrecy import Sealed
from tafelrunde.games.ubongo.diamonds import gems, shootout
from tafelrunde.games.ubongo.diamonds.flow import (
    CARDS,
    PATIENCE_TO_CLAIM,
    contenders,
    dealing,
    glass_ms,
    in_shootout,
    is_unpaid,
    leaders,
    needs_boards,
    nobody_searches,
    places,
)
from tafelrunde.games.ubongo.diamonds.fold import evolve
from tafelrunde.games.ubongo.diamonds.model import (
    Agree,
    AskedWhoIsYoungest,
    ClaimYoungest,
    Command,
    Event,
    GameEnded,
    Open,
    Options,
    Propose,
    ShootoutBegan,
    StarterChosen,
    State,
    View,
)
from tafelrunde.games.ubongo.options import check_cards, check_seconds
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import BoardsDealt, Claim, GiveUp, Resign, Resigned, Roll


def new(options: Options, seats: int) -> State:
    """UD-2, UD-4, UD-5: all 36 cards; nine sapphires and ambers on the track, ten of each kind in the bag."""
    check_seconds(options.seconds)
    check_cards(options.deck, CARDS)
    nothing = ((0, 0, 0, 0),) * seats
    return State(Open(options, seats, nothing, gems.IN_BAG, gems.ROUNDS, gems.ROUNDS), stock=tuple(range(CARDS)))


def decide(state: State, given: Move[Command] | Drawn | TimeUp) -> list[Event]:
    """What an input leads to, with everything that follows from it; or why it is refused."""
    match given:
        case Drawn():
            return _with_what_follows(state, _drawn(state, given))
        case TimeUp(at=at):
            return _with_what_follows(state, _time_up(state, at))
        case Move():
            return _with_what_follows(state, _act(state, given))
        case _:
            assert_never(given)


def _drawn(state: State, drawn: Drawn) -> list[Event]:
    table, race = state.open, state.open.race
    if table.youngest_by is None:
        return [AskedWhoIsYoungest(drawn.at + PATIENCE_TO_CLAIM, drawn.result[0])]
    if is_unpaid(table) and race is not None:
        blind = gems.drawn_blind(table.bag, drawn.result)
        finishers = [finish.seat for finish in race.finishes]
        return [*gems.rewards(race.number, finishers, blind), _track(table, len(finishers))]
    if needs_boards(table):
        return [_boards(state, drawn)]
    assert race is not None
    return [*race_rules.fell(race, drawn.result)]


def _boards(state: State, drawn: Drawn) -> BoardsDealt:
    """UD-6, UD-12: everyone takes a new card; the player to the left of the last one rolls."""
    table = state.open
    assert table.starter is not None
    sure, pool, _ = dealing(state)
    number, turn = (1, table.starter) if table.race is None else (table.race.number + 1, table.race.starter + 1)
    starter = race_rules.roller(turn, table.seats, table.gone)
    cards = (*sure, *(pool[place] for place in drawn.result))
    roll_by = drawn.at + race_rules.PATIENCE_TO_ROLL
    return BoardsDealt(number, starter, contenders(table), Sealed(cards), roll_by, reshuffled=pool != state.stock)


def _time_up(state: State, at: int) -> list[Event]:
    table, race = state.open, state.open.race
    if race is None:
        return [StarterChosen(table.otherwise, youngest=False)]
    if race.reveal_at is None:
        return [*race_rules.rolled_by_the_table(race, at)]
    if not race.boards:
        return [*_revealed(state)]
    if race.settling:
        return [*race_rules.settled(race, at)]
    return [*race_rules.bell(race, at, glass_ms(table) or 0)]


def _revealed(state: State) -> list[Event]:
    table, race = state.open, state.open.race
    assert race is not None
    assert race.symbol is not None
    card_of = dict(zip(race.seats, state.dealt, strict=True))
    boards = [
        race_rules.board(table.options.deck, card_of[seat], table.options.side, race.symbol)
        if seat in card_of
        else None
        for seat in range(table.seats)
    ]
    return [*race_rules.revealed(race, boards, glass_ms(table))]


def _act(state: State, move: Move[Command]) -> list[Event]:
    table, race = state.open, state.open.race
    if table.final is not None:
        raise Refused("ubongo.over")
    if move.seat in table.gone:
        raise Refused("ubongo.gone")
    match move.command:
        case ClaimYoungest():
            return _youngest(table, move)
        case Roll() as command:
            return [*race_rules.roll(race, move, command)]
        case Claim() as command:
            return [*race_rules.claim(race, move, command)]
        case GiveUp() as command:
            if table.tied:
                raise Refused("ubongo.no-giving-up")
            return [*race_rules.give_up(race, move, command)]
        case Propose() as command:
            return shootout.propose(table, move, command)
        case Agree() as command:
            return shootout.agree(table, move, command)
        case Resign():
            return [Resigned(move.seat)]
        case _:
            assert_never(move.command)


def _youngest(table: Open, move: Move[Command]) -> list[Event]:
    """UD-6: the youngest rolls first: the table asks, and the first to say so is believed."""
    if table.starter is not None:
        raise Refused("ubongo.starter-known")
    race_rules.check_in_time(move.at, table.youngest_by)
    return [StarterChosen(move.seat, youngest=True)]


def _track(table: Open, finishers: int) -> Event:
    assert table.race is not None
    return gems.track_after(table.race.number, finishers, no_luck=table.options.no_luck)


def _with_what_follows(state: State, events: list[Event]) -> list[Event]:
    """Add, one by one, what the rules make follow without anybody's act."""
    for event in events:
        state = evolve(state, event)
    while following := _what_follows(state.open):
        events = [*events, *following]
        for event in following:
            state = evolve(state, event)
    return events


def _what_follows(table: Open) -> list[Event]:
    race = table.race
    if race is None or table.final is not None:
        return []
    if in_shootout(table):
        return shootout.what_follows(table, race)
    if race_rules.is_open(race) and nobody_searches(race):
        return [race_rules.ended(race)]
    if is_unpaid(table) and (table.options.no_luck or not race.finishes):
        finishers = [finish.seat for finish in race.finishes]
        return [*gems.rewards_without_luck(race.number, finishers), _track(table, len(finishers))]
    if race.over and table.paid == gems.ROUNDS:
        return _end(table)
    return []


def _end(table: Open) -> list[Event]:
    """UD-13, UD-14: after round 9 most points win; a tie at the top is decided by a shoot-out."""
    first = leaders(table)
    if len(first) > 1 and not table.tied:
        return [ShootoutBegan(first)]
    outcome = places(table, first)
    return [GameEnded(outcome.ranks, outcome.scores)]


def view(state: State, seat: Seat | None) -> View:
    """UD-10: draws and gems are open to all; only face-down cards are hidden."""
    return View(seat, state.open)


def legal(view: View) -> list[Command]:
    """What the seat may do; a claim is composed by the player and never listed."""
    table, seat, race = view.open, view.seat, view.open.race
    if seat is None or seat in table.gone or table.final is not None or table.youngest_by is None:
        return []
    if table.starter is None:
        return [ClaimYoungest()]
    if race is None or race.over:
        return []
    commands: list[Command] = []
    if race.reveal_at is None and seat == race.starter:
        commands.append(Roll(race.number))
    if in_shootout(table):
        return commands + shootout.legal(table, race, seat)
    if race.boards and not race_rules.has_solved(race, seat):
        commands.append(GiveUp(race.number, race.glass))
    return commands


def outcome(state: State) -> Outcome | None:
    """UD-13, UD-14: the places, once all is decided."""
    return None if state.open.final is None else ranked(state.open.final)
