"""Where a table stands: the fold of all its rows, its seating's and its game's, under one seq.
Must not know who stores the rows or who looks on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.game import NOTHING, AnyGame, Awaits, Drawn, Millis, Seat
from tafelrunde.core.play import Answer, fold
from tafelrunde.core.replay import Catalogue, Closed, Opened, decode_event, encode_event
from tafelrunde.platform import seating as words
from tafelrunde.platform.alarms import TableTime
from tafelrunde.platform.ports import Row
from tafelrunde.platform.seating import PREFIX, Paused, Resumed, Seating, Started


class Standing(Struct, frozen=True):
    """A table after its first `seq` rows; the game's state is there once the game has begun."""

    seq: int
    options: Any
    seating: Seating
    commitment: str
    seed: str | None = None
    state: Any = None
    draws: int = 0
    time: TableTime = TableTime()
    run: int | None = None
    last: Millis = 0


class Unreadable(Exception):  # noqa: N818 - a finding about a stored log
    """A stored log that this program cannot bring back: of an unknown game, or damaged."""


def rows_of(
    events: Sequence[Any],
    after_seq: int,
    at: Millis,
    received: Millis,
    credit: Millis = 0,
    seat: Seat | None = None,
    cause: str | None = None,
    rtt: Millis | None = None,
) -> list[Row]:
    """A batch as it is stored: consecutive, stamped alike, the cause on its first event alone."""
    return [
        Row(
            seq=after_seq + place,
            at=at,
            received=received,
            credit=credit,
            seat=seat,
            kind=str(event.__struct_config__.tag),
            body=encode_event(event),
            cause=cause if place == 1 else None,
            rtt=rtt if place == 1 else None,
        )
        for place, event in enumerate(events, start=1)
    ]


def causes_in(rows: Sequence[Row]) -> set[str]:
    """The commands that are already in the log."""
    return {row.cause for row in rows if row.cause is not None}


def opening(rows: Sequence[Row], catalogue: Catalogue) -> tuple[AnyGame, Standing]:
    """What the first row says: the game, and an empty table."""
    try:
        head = words.decode_event(rows[0].body)
        if not isinstance(head, Opened) or rows[0].seq != 1:
            raise Unreadable("the log does not begin with its opening")
        game = catalogue[head.game]
        options = msgspec.json.decode(head.options, type=game.options_type)
    except KeyError as fault:
        raise Unreadable(f"no such game: {fault}") from None
    except (IndexError, msgspec.MsgspecError) as fault:
        raise Unreadable(str(fault)) from None
    return game, Standing(1, options, words.evolve(Seating(), head), head.commitment)


def folded(standing: Standing, game: AnyGame, answer: Answer, rows: Sequence[Row]) -> Standing:
    """The table after more stored rows; how many draws they hold follows from asking the rules again."""
    place = 0
    while place < len(rows):
        row = rows[place]
        if row.seq != standing.seq + 1:
            raise Unreadable(f"expected row {standing.seq + 1}, found {row.seq}")
        try:
            taken = rows[place : place + 1]
            if row.kind.startswith(PREFIX):
                standing = after_own(standing, game, words.decode_event(row.body), row.at)
            else:
                draws = standing.draws
                if (question := game.awaits(standing.state).draw) is not None:
                    drawn = Drawn(row.at, answer(draws, question))
                    taken = rows[place : place + len(game.decide(standing.state, drawn))]
                    draws += 1
                events = [decode_event(game, one.body) for one in taken]
                standing = replace(standing, state=fold(game, standing.state, events), draws=draws)
        except Exception as fault:
            raise Unreadable(f"row {row.seq}: {fault!r}") from fault
        last = max(standing.last, *(max(one.at, one.received) for one in taken))
        standing = replace(standing, seq=taken[-1].seq, last=last)
        place += len(taken)
    return standing


def after_own(standing: Standing, game: AnyGame, event: words.Event, at: Millis) -> Standing:
    """A table event moves seats and time; the start also sets the game up."""
    seating = words.evolve(standing.seating, event)
    match event:
        case Started(run=run, since=since):
            state = game.new(standing.options, len(seating.chairs))
            return replace(standing, seating=seating, state=state, time=TableTime(at, since), run=run)
        case Resumed(run=run, since=since):
            return replace(standing, seating=seating, time=TableTime(at, since), run=run)
        case Paused():
            return replace(standing, seating=seating, time=TableTime(at))
        case Closed(seed=seed):
            return replace(standing, seating=seating, time=TableTime(at), seed=seed)
        case _:
            return replace(standing, seating=seating)


def awaits(standing: Standing, game: AnyGame) -> Awaits:
    """What the game waits for, once it has begun."""
    return NOTHING if standing.state is None else game.awaits(standing.state)
