"""A finished game again: step by step as one seat saw it, and as a file that others can read and check.
Must not know who asks; nothing of it is for games that still run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct
from msgspec.json import Encoder

from tafelrunde.core.game import AnyGame, Awaits, Millis, Outcome, Seat
from tafelrunde.core.play import fold
from tafelrunde.core.replay import Catalogue, Closed, Line, decode_event
from tafelrunde.core.secrecy import redact
from tafelrunde.platform import seating as words
from tafelrunde.platform.ports import Row
from tafelrunde.platform.seating import PREFIX
from tafelrunde.platform.standing import opening


class Frame(Struct, frozen=True):
    """One step: who caused it (null: chance or the clock), when, what happened, and the picture after it."""

    seq: int
    at: Millis
    received: Millis
    credit: Millis
    seat: Seat | None
    events: tuple[Any, ...]
    bots: tuple[Seat, ...]
    awaits: Awaits
    view: Any
    outcome: Outcome | None


class Retold(Struct, frozen=True):
    """A whole game as one seat saw it (null: as somebody who watched); who sat there stands in the result."""

    game: str
    seats: int
    seat: Seat | None
    options: Any
    commitment: str
    seed: str
    frames: tuple[Frame, ...]


_ENCODER = Encoder()


def retold(rows: Sequence[Row], catalogue: Catalogue, seat: Seat | None) -> Retold:
    """Every step of a finished game; what was stored as one is one step."""
    game, empty = opening(rows, catalogue)
    seats = len(empty.seating.chairs)
    state, seating, frames, seed = None, empty.seating, [], ""
    for step in _steps(rows[1:]):
        events: list[Any] = []
        for row in step:
            if row.kind.startswith(PREFIX):
                own = words.decode_event(row.body)
                seating = words.evolve(seating, own)
                state = game.new(empty.options, seats) if isinstance(own, words.Started) else state
                seed = own.seed if isinstance(own, Closed) else seed
            else:  # a simulated game has no start of its own
                state = game.new(empty.options, seats) if state is None else state
                events.append(decode_event(game, row.body))
        state = fold(game, state, events)
        if events:
            frames.append(_frame(game, state, seating, step, events, seat))
    return Retold(game.name, seats, seat, empty.options, empty.commitment, seed, tuple(frames))


def _frame(
    game: AnyGame, state: Any, seating: words.Seating, step: Sequence[Row], events: Sequence[Any], seat: Seat | None
) -> Frame:
    first = step[0]
    return Frame(
        seq=step[-1].seq,
        at=first.at,
        received=first.received,
        credit=first.credit,
        seat=first.seat,
        events=tuple(redact(event, seat) for event in events),
        bots=seating.bots,
        awaits=game.awaits(state),
        view=game.view(state, seat),
        outcome=game.outcome(state),
    )


def _steps(rows: Sequence[Row]) -> list[list[Row]]:
    """Rows that one input led to: they are stamped alike, and only the first of them names the command."""
    steps: list[list[Row]] = []
    for row in rows:
        stamp = (row.at, row.received, row.seat)
        if steps and row.cause is None and stamp == (steps[-1][0].at, steps[-1][0].received, steps[-1][0].seat):
            steps[-1].append(row)
        else:
            steps.append([row])
    return steps


def exported(rows: Sequence[Row]) -> bytes:
    """The log as a file, in the one format of logs."""
    return b"".join(_ENCODER.encode(_line(row)) + b"\n" for row in rows)


def _line(row: Row) -> Line:
    rtt = UNSET if row.rtt is None else row.rtt
    return Line(row.seq, Raw(row.body), row.at, row.received, row.credit, row.seat, row.cause, rtt)
