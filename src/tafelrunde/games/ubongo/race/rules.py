"""Dealing, rolling, revealing, claiming, settling, giving up and the glasses. Must not know gems, figures or bags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from msgspec.structs import replace

from tafelrunde.core.game import Awaits, Deadline, Draw, Millis, Move, Refused, Seat
from tafelrunde.games.ubongo.race.model import (
    Board,
    BoardsDealt,
    Claim,
    DieFell,
    Finish,
    GaveUp,
    GiveUp,
    GlassTurned,
    Laid,
    Race,
    RaceEvent,
    Ranked,
    Resigned,
    Revealed,
    Roll,
    Rolled,
    RoundEnded,
    Solved,
    ThoughtBetter,
)
from tafelrunde.polyomino.deck import SYMBOLS, Side, Symbol, load, task
from tafelrunde.polyomino.fit import Placement, fault, placed_cells

PATIENCE_TO_ROLL: Millis = 10_000
DIE_ROLLS: Millis = 1_200  # longer than any credit, so that T is the same instant for everyone
DIE = Draw("die", len(SYMBOLS), 1)


def board(deck: str, card: int, side: Side, symbol: Symbol) -> Board:
    """UC-3: what a card asks for: its area, and the pieces that stand beside the symbol."""
    asked = task(load(deck).cards[card], side, symbol)
    return Board(card, side, asked.region, asked.pieces, asked.grade)


def roller(seat: Seat, seats: int, gone: tuple[Seat, ...]) -> Seat:
    """UC-27, UD-6: whose turn it is to roll, or who sits next to the left of one who has left the table."""
    circle = [(seat + place) % seats for place in range(seats)]
    return next((other for other in circle if other not in gone), circle[0])


def dealt(event: BoardsDealt, gone: tuple[Seat, ...]) -> Race:
    """UC-13: everyone who takes part has a card, and nobody has seen one."""
    return Race(event.round, event.starter, event.seats, event.roll_by, gone)


# --- who may do what ---------------------------------------------------------------------------------------------


def is_open(race: Race) -> bool:
    """The boards lie open and the round is not over."""
    return bool(race.boards) and not race.over


def has_solved(race: Race, seat: Seat) -> bool:
    """The seat's cover was accepted, whether its rank is sure or not."""
    return any(finish.seat == seat for finish in race.settling + race.finishes)


def rank_of(race: Race, seat: Seat) -> int | None:
    """UC-17: first, second, third …, once it is sure."""
    for rank, finish in enumerate(race.finishes, start=1):
        if finish.seat == seat:
            return rank
    return None


def searching(race: Race) -> tuple[Seat, ...]:
    """Those who still look for a cover: not solved, not given up, not gone."""
    idle = race.given_up + race.gone
    return tuple(seat for seat in race.seats if seat not in idle and not has_solved(race, seat))


def may_think_better(race: Race) -> tuple[Seat, ...]:
    """Who has given up may go on after all as long as the round lasts."""
    return tuple(seat for seat in race.given_up if seat not in race.gone)


def awaits_before_reveal(race: Race, may: tuple[Seat, ...] = ()) -> Awaits:
    """UC-13: first the roll, or the table's patience; then the die; then T."""
    if race.reveal_at is None:
        starter = tuple(seat for seat in (race.starter,) if seat not in race.gone)
        return Awaits(needed=starter, may=may, deadline=Deadline(race.roll_by))
    if race.symbol is None:
        return Awaits(draw=DIE)
    return Awaits(may=may, deadline=Deadline(race.reveal_at, "reveal"))


# --- acts ----------------------------------------------------------------------------------------------------------


def check_round(race: Race | None, number: int) -> Race:
    """A command names its round, so that a late one cannot land in the next."""
    if race is None or race.number != number:
        raise Refused("ubongo.stale-round", round=number)
    if race.over:
        raise Refused("ubongo.round-over", round=number)
    return race


def check_in_time(at: Millis, until: Millis | None) -> None:
    """UC-23: only acts before the sand has run out count; equal is late."""
    if until is not None and at >= until:
        raise Refused("ubongo.late")


def roll(race: Race | None, move: Move[Any], command: Roll) -> list[RaceEvent]:
    """UC-13: the start player rolls and turns the sandglass in the same moment; ten seconds later the table does."""
    race = check_round(race, command.round)
    if race.reveal_at is not None:
        raise Refused("ubongo.rolled-already")
    if move.seat != race.starter:
        raise Refused("ubongo.not-the-starter")
    check_in_time(move.at, race.roll_by)
    return [Rolled(race.number, move.seat, move.at + DIE_ROLLS)]


def rolled_by_the_table(race: Race, at: Millis) -> list[RaceEvent]:
    """UC-13: who does not roll within ten seconds leaves it to the table."""
    return [Rolled(race.number, None, at + DIE_ROLLS)]


def fell(race: Race, result: tuple[int, ...]) -> list[RaceEvent]:
    """UC-6: one die with six symbols."""
    return [DieFell(race.number, SYMBOLS[result[0]])]


def revealed(race: Race, boards: Sequence[Board | None], glass_ms: Millis | None) -> list[RaceEvent]:
    """UC-13: all boards open in the same instant, and the sand runs from there."""
    assert race.reveal_at is not None
    assert race.symbol is not None
    until = None if glass_ms is None else race.reveal_at + glass_ms
    return [Revealed(race.number, race.reveal_at, race.symbol, tuple(boards), until)]


def claim(race: Race | None, move: Move[Any], command: Claim) -> list[RaceEvent]:
    """UC-16: the placement that completes the cover is the call; a wrong one costs nothing, a solved board locks."""
    race = check_round(race, command.round)
    own = race.boards[move.seat] if race.boards else None
    if own is None:
        raise Refused("ubongo.no-board" if race.boards else "ubongo.not-revealed")
    if has_solved(race, move.seat):
        raise Refused("ubongo.solved-already")
    check_in_time(move.at, race.until)
    solved = Solved(
        race.number,
        move.seat,
        max(move.at, race.revealed_at or 0),
        checked_cover(own, command.placements),
        move.at + move.settle,
    )
    if move.settle or race.settling:
        return [solved]
    return [solved, _ranked(race, _finish(solved), len(race.finishes) + 1)]


def checked_cover(own: Board, placements: tuple[Placement, ...]) -> tuple[Laid, ...]:
    """UC-14, UC-15: all the shown pieces, no others; nothing uncovered, nothing overlapping, nothing sticking out."""
    found = fault(own.region, own.pieces, placements)
    if found is not None:
        raise Refused(f"ubongo.{found.kind}", piece=found.piece or "")
    return tuple(Laid(placement, placed_cells(placement)) for placement in placements)


def _finish(solved: Solved) -> Finish:
    return Finish(solved.seat, solved.at, solved.cover, solved.settled_by)


def _ranked(race: Race, finish: Finish, rank: int) -> Ranked:
    return Ranked(race.number, finish.seat, rank, finish.at, finish.at - (race.revealed_at or 0))


def settled(race: Race, at: Millis) -> list[RaceEvent]:
    """UC-18: no shared ranks: the earlier instant, then the earlier arrival; sure once no earlier one can come."""
    in_order = sorted(race.settling, key=lambda finish: finish.at)
    sure = max((place for place, finish in enumerate(in_order, start=1) if finish.settled_by <= at), default=0)
    first = len(race.finishes) + 1
    return [_ranked(race, finish, rank) for rank, finish in enumerate(in_order[:sure], start=first)]


def give_up(race: Race | None, move: Move[Any], command: GiveUp) -> list[RaceEvent]:
    """UC-25: who sees no way out says so for this glass, and may think better of it."""
    race = check_round(race, command.round)
    if not race.boards:
        raise Refused("ubongo.not-revealed")
    if command.glass != race.glass:
        raise Refused("ubongo.stale-glass")
    if move.seat not in race.seats:
        raise Refused("ubongo.no-board")
    if has_solved(race, move.seat):
        raise Refused("ubongo.solved-already")
    check_in_time(move.at, race.until)
    answer = ThoughtBetter if move.seat in race.given_up else GaveUp
    return [answer(race.number, race.glass, move.seat)]


def bell(race: Race, at: Millis, glass_ms: Millis) -> list[RaceEvent]:
    """UC-26, UD-9: when nobody has solved, the sandglass is turned once more; otherwise the round ends."""
    if race.glass == 1 and not race.finishes:
        return [GlassTurned(race.number, 2, at + glass_ms)]
    return [ended(race)]


def ended(race: Race) -> RoundEnded:
    """UC-25: the round ends; who finished, in order."""
    return RoundEnded(race.number, tuple(finish.seat for finish in race.finishes))


# --- what has become of the round -----------------------------------------------------------------------------------


def evolve(race: Race, event: RaceEvent) -> Race:
    """The round after the event."""
    match event:
        case Rolled(reveal_at=reveal_at):
            return replace(race, reveal_at=reveal_at)
        case DieFell(symbol=symbol):
            return replace(race, symbol=symbol)
        case Revealed(at=at, symbol=symbol, boards=boards, until=until):
            return replace(race, revealed_at=at, symbol=symbol, boards=boards, until=until, glass=1)
        case Solved(seat=seat):
            without = tuple(other for other in race.given_up if other != seat)
            return replace(race, settling=(*race.settling, _finish(event)), given_up=without)
        case Ranked(seat=seat):
            mine = next(finish for finish in race.settling if finish.seat == seat)
            rest = tuple(finish for finish in race.settling if finish.seat != seat)
            return replace(race, settling=rest, finishes=(*race.finishes, mine))
        case GaveUp(seat=seat):
            return replace(race, given_up=(*race.given_up, seat))
        case ThoughtBetter(seat=seat):
            return replace(race, given_up=tuple(other for other in race.given_up if other != seat))
        case GlassTurned(glass=glass, until=until):
            return replace(race, glass=glass, until=until, given_up=())
        case RoundEnded():
            return replace(race, over=True)
        case Resigned(seat=seat):
            return replace(race, gone=(*race.gone, seat))
        case _:
            assert_never(event)
