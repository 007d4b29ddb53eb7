"""UD-16: the solo run, from the first roll to its result. Must not know clocks, chance or earlier results."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from tafelrunde.core.game import (
    NOTHING,
    Awaits,
    Deadline,
    Draw,
    Drawn,
    Millis,
    Move,
    Outcome,
    Refused,
    Seat,
    TimeUp,
    ranked,
)
from tafelrunde.core.secrecy import Sealed
from tafelrunde.games.ubongo.diamonds.model import Options
from tafelrunde.games.ubongo.options import check_cards
from tafelrunde.games.ubongo.race.model import Board, Claim, DieFell, Laid, Resign, Roll
from tafelrunde.games.ubongo.race.rules import DIE, board, check_in_time, checked_cover
from tafelrunde.games.ubongo.solo.model import (
    Command,
    Done,
    Event,
    Hint,
    HintGiven,
    Open,
    RunBegan,
    RunEnded,
    Skip,
    State,
    TaskLaidAside,
    TaskRevealed,
    TaskSolved,
    View,
)
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.deck import SYMBOLS
from tafelrunde.polyomino.fit import placed_cells

CARDS = 36
LENGTHS = (5, 10, 20)


def new(options: Options) -> State:
    """UD-16: as many tasks as possible in 5, 10 or 20 minutes, or the time for 5, 10 or 20 tasks."""
    if options.solo_length not in LENGTHS:
        raise Refused("ubongo.option-solo-length")
    check_cards(options.deck, CARDS)
    return State(Open(options), stock=tuple(range(CARDS)))


def awaits(state: State) -> Awaits:
    """A roll to begin with, then a card and a roll for every task, and the player."""
    run = state.open
    if run.result is not None or _has_all_tasks(run):
        return NOTHING
    if not run.begun:
        return Awaits(needed=(0,))
    if run.board is not None:
        return Awaits(needed=(0,), deadline=None if run.until is None else Deadline(run.until))
    if run.symbol is None:
        return Awaits(draw=DIE)
    return Awaits(draw=Draw("card", len(state.stock) or CARDS, 1))


def is_drawn(event: Event) -> bool:
    """UD-16: only chance rolls and turns up a card."""
    return isinstance(event, DieFell | TaskRevealed)


def _has_all_tasks(run: Open) -> bool:
    """UD-16: the last of 5, 10 or 20 tasks is done."""
    return run.options.solo_mode == "tasks" and len(run.done) == run.options.solo_length


def decide(state: State, given: Move[Command] | Drawn | TimeUp) -> list[Event]:
    """What an input leads to, or why it is refused."""
    match given:
        case Drawn():
            return [_drawn(state, given)]
        case TimeUp():
            return [_result(state.open, complete=True)]
        case Move():
            return _act(state, given)
        case _:
            assert_never(given)


def _drawn(state: State, drawn: Drawn) -> Event:
    """UD-16: a new card and a new roll per task; when all cards are used they are shuffled again."""
    run = state.open
    if run.symbol is None:
        return DieFell(run.task + 1, SYMBOLS[drawn.result[0]])
    card = (state.stock or tuple(range(CARDS)))[drawn.result[0]]
    shown = board(run.options.deck, card, run.options.side, run.symbol)
    until = run.until if run.task else _end_of_run(run.options, drawn.at)
    return TaskRevealed(run.task + 1, drawn.at, shown, until, reshuffled=not state.stock)


def _end_of_run(options: Options, start: Millis) -> Millis | None:
    """UD-16: the clock runs from the first reveal without pause."""
    return start + 60_000 * options.solo_length if options.solo_mode == "minutes" else None


def _act(state: State, move: Move[Command]) -> list[Event]:
    run = state.open
    if run.result is not None:
        raise Refused("ubongo.over")
    match move.command:
        case Roll(round=number):
            if run.begun:
                raise Refused("ubongo.rolled-already")
            if number != 1:
                raise Refused("ubongo.stale-round", round=number)
            return [RunBegan()]
        case Claim(round=task) as command:
            return _solved(run, _check(run, move, task), move, command)
        case Skip(task=task):
            _check(run, move, task)
            return [TaskLaidAside(task)]
        case Hint(task=task):
            return [_hint(state, _check(run, move, task))]
        case Resign():
            return [_result(run, complete=False)]
        case _:
            assert_never(move.command)


def _check(run: Open, move: Move[Command], task: int) -> Board:
    if run.board is None:
        raise Refused("ubongo.not-revealed")
    if task != run.task:
        raise Refused("ubongo.stale-task", task=task)
    check_in_time(move.at, run.until)
    return run.board


def _solved(run: Open, own: Board, move: Move[Command], command: Claim) -> list[Event]:
    """UD-16: finished tasks count; with a number of tasks the last cover ends the run."""
    at = max(move.at, run.started_at)
    solved = TaskSolved(run.task, at, at - run.started_at, checked_cover(own, command.placements))
    after = replace(run, done=(*run.done, Done(run.task, own, solved.cover, solved.since_start)))
    return [solved, _result(after, complete=True)] if _has_all_tasks(after) else [solved]


def _hint(state: State, own: Board) -> HintGiven:
    """UD-16: a hint places one more piece of one and the same cover."""
    cover = solve(own.region, own.pieces)
    assert cover is not None
    if len(state.hinted) == len(cover):
        raise Refused("ubongo.no-more-hints")
    placement = cover[len(state.hinted)]
    return HintGiven(state.open.task, Sealed(Laid(placement, placed_cells(placement)), to=(0,)))


def _result(run: Open, *, complete: bool) -> RunEnded:
    """UD-16: (a) finished tasks, and the last cover for a tie; (b) the time of the last cover."""
    took = run.done[-1].since_start if run.done else 0
    return RunEnded(len(run.done), took, run.hints, complete)


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    run = state.open
    match event:
        case RunBegan():
            return replace(state, open=replace(run, begun=True))
        case DieFell(symbol=symbol):
            return replace(state, open=replace(run, symbol=symbol))
        case TaskRevealed(board=shown, reshuffled=reshuffled):
            stock = tuple(range(CARDS)) if reshuffled else state.stock
            left = tuple(card for card in stock if card != shown.card)
            return State(_revealed(run, event), left)
        case TaskSolved(task=task, cover=cover, since_start=since_start):
            assert run.board is not None
            done = Done(task, run.board, cover, since_start)
            return replace(state, open=replace(_cleared(run), done=(*run.done, done)))
        case TaskLaidAside():
            return replace(state, open=replace(_cleared(run), laid_aside=run.laid_aside + 1))
        case HintGiven(laid=laid):
            more = replace(run, hints=run.hints + 1, hints_here=run.hints_here + 1)
            return replace(state, open=more, hinted=(*state.hinted, laid.opened()))
        case RunEnded():
            return replace(state, open=replace(run, result=event))
        case _:
            assert_never(event)


def _revealed(run: Open, event: TaskRevealed) -> Open:
    started_at = run.started_at if run.task else event.at
    return replace(run, task=event.task, board=event.board, until=event.until, started_at=started_at, hints_here=0)


def _cleared(run: Open) -> Open:
    return replace(run, board=None, symbol=None)


def view(state: State, seat: Seat | None) -> View:
    """The run is open to all; hints are the player's."""
    return View(seat, state.open, state.hinted if seat == 0 else ())


def legal(view: View) -> list[Command]:
    """What the player may do; a claim is composed and never listed."""
    run = view.open
    if view.seat is None or run.result is not None:
        return []
    if not run.begun:
        return [Roll(1)]
    if run.board is None:
        return []
    hints: list[Command] = [Hint(run.task)] if run.hints_here < len(run.board.pieces) else []
    return [Skip(run.task), *hints]


def outcome(state: State) -> Outcome | None:
    """UD-16: the result as a score to compare with earlier runs of the same kind: higher is better."""
    result, options = state.open.result, state.open.options
    if result is None:
        return None
    if options.solo_mode == "minutes":
        return ranked([(result.tasks, -result.took)])
    return ranked([(int(result.complete), -result.took if result.complete else result.tasks)])
