"""A finished game from elsewhere: checked as strictly as our own, then kept like one of ours, without names.
Must not know where it comes from."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Raw, Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.replay import (
    BadLog,
    Catalogue,
    Log,
    decode_event,
    encode_event,
    impossible,
    read,
    states,
    verify,
)
from tafelrunde.platform import seating as words
from tafelrunde.platform.archive import Archive, Result, Score
from tafelrunde.platform.house import new_record
from tafelrunde.platform.ports import Clock, Conflict, Entropy, Row
from tafelrunde.platform.recording import ended_at
from tafelrunde.platform.seating import PREFIX

_TRIES = 5


class _Written(Struct, frozen=True):
    seq: int
    event: Raw
    at: Millis = 0
    received: Millis = 0
    credit: Millis = 0
    seat: Seat | None = None
    cause: str | None = None
    rtt: Millis | None = None


class _Kind(Struct, frozen=True):
    kind: str


_WRITTEN = msgspec.json.Decoder(_Written)
_KIND = msgspec.json.Decoder(_Kind)


async def bring_in(
    archive: Archive, catalogue: Catalogue, clock: Clock, entropy: Entropy, data: bytes, source: str
) -> Result:
    """Keep a game from a file; BadLog says what is wrong with it, or that it is here already."""
    log, last = checked(data, source, catalogue)
    rows = list(_rows(data, source, log))
    for _ in range(_TRIES):
        record = new_record(entropy, log.game.name, log.seats, clock.now_ms())
        outcome = log.game.outcome(last)
        scores = () if outcome is None else zip(outcome.ranks, outcome.scores, strict=True)
        brought = Result(
            id=record.id,
            game=log.game.name,
            ended=ended_at(rows) or clock.now_ms(),
            took=rows[-1].at,
            scores=tuple(Score(seat, rank, points) for seat, (rank, points) in enumerate(scores)),
        )
        try:
            kept = await archive.bring_in(record, brought, rows, log.seed or b"")
        except Conflict:
            continue
        if not kept:
            raise BadLog(source, 1, "log.here-already")
        return brought
    raise Conflict("no code is free")


def checked(data: bytes, source: str, catalogue: Catalogue) -> tuple[Log, object]:
    """The log and its last state, once every draw was verified and the game is over."""
    log = read(data, source, catalogue)
    try:
        verify(log, source)
        state = log.game.new(log.options, log.seats)
        for _, after in states(log, source):
            state = after
        over = log.game.awaits(state).over
    except BadLog:
        raise
    except Exception as fault:  # foreign events can lead anywhere; whatever breaks, the file does not hold
        raise impossible(source, log.lines[-1]) from fault
    if not over:
        raise BadLog(source, len(log.lines), "log.unfinished")
    return log, state


def _rows(data: bytes, source: str, log: Log) -> Iterator[Row]:
    """Events in our own writing, so that nothing else comes in with them."""
    for number, text in enumerate(data.splitlines(), start=1):
        line = _WRITTEN.decode(text)
        kind = _KIND.decode(line.event).kind
        try:
            own = kind.startswith(PREFIX)
            event = words.decode_event(bytes(line.event)) if own else decode_event(log.game, line.event)
        except msgspec.MsgspecError as fault:
            raise BadLog(source, number, "log.bad-event", detail=str(fault)) from None
        body = encode_event(event)
        yield Row(line.seq, line.at, line.received, line.credit, line.seat, kind, body, line.cause, line.rtt)
