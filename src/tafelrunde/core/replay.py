"""The log: one file format for export, replay and verify; folding it and checking its chance.
Must not know files or databases (it speaks bytes), nor persons (events carry seat numbers)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from tafelrunde.core.chance import commitment
from tafelrunde.core.game import AnyGame, Drawn, Millis, Refused, Seat, check_seats
from tafelrunde.core.play import chance_of, fold

FORMAT = 1
Catalogue: TypeAlias = Mapping[str, AnyGame]


class Opened(Struct, frozen=True, tag_field="kind", tag="table.opened"):
    """The first event of every table: what is played and by how many, and the hash that binds its chance."""

    game: str
    seats: int
    options: Raw
    commitment: str
    format: int = FORMAT


class Closed(Struct, frozen=True, tag_field="kind", tag="table.closed"):
    """The last event of a finished game: the seed, so that anyone can check every draw."""

    seed: str


class Line(Struct, frozen=True):
    """One event as it is stored: its place, its instants, the seat that caused it and the command that did."""

    seq: int
    event: Any
    at: Millis = 0
    received: Millis = 0
    credit: Millis = 0
    seat: Seat | None = None
    cause: str | None = None
    rtt: Millis | UnsetType = UNSET


class _RawLine(Struct, frozen=True, forbid_unknown_fields=True):
    seq: int
    event: Raw
    at: Millis = 0
    received: Millis = 0
    credit: Millis = 0
    seat: Seat | None = None
    cause: str | None = None
    rtt: Millis | UnsetType = UNSET


class _Kind(Struct, frozen=True):
    kind: str


class Log(Struct, frozen=True):
    """A table's log, decoded: `lines` are the game's own events; table events are kept in their places by `seq`."""

    game: AnyGame
    options: Any
    seats: int
    commitment: str
    lines: tuple[Line, ...]
    seed: bytes | None = None


class BadLog(Exception):  # noqa: N818 - a finding about somebody's file
    """A log that cannot be read or does not hold: which file, which line, and what is wrong with it."""

    def __init__(self, source: str, line: int, key: str, **details: str | int) -> None:
        super().__init__(f"{source}:{line}: {key} {details or ''}".rstrip())
        self.source = source
        self.line = line
        self.key = key
        self.details = details


@cache
def _decoder(event_type: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(event_type)


_LINE = msgspec.json.Decoder(_RawLine)
_KIND = msgspec.json.Decoder(_Kind)
_OPENED = msgspec.json.Decoder(Opened)
_CLOSED = msgspec.json.Decoder(Closed)
_ENCODER = msgspec.json.Encoder()


def encode_event(event: Any) -> bytes:
    """The stored form of an event: its kind and its fields."""
    return _ENCODER.encode(event)


def decode_event(game: AnyGame, body: bytes | Raw) -> Any:
    """The event again, typed."""
    return _decoder(game.event_type).decode(body)  # type: ignore[arg-type] # a union of structs is hashable


def write(
    game: AnyGame, options: Any, seats: int, lines: Sequence[Line], seed: bytes, *, finished: bool = True
) -> bytes:
    """The log as a file: one JSON object a line, the table's opening first, the seed last once the game is over."""
    placed = tuple(msgspec.structs.replace(line, seq=2 + place) for place, line in enumerate(lines))
    log = Log(game, options, seats, commitment(seed), placed, seed if finished else None)
    return b"".join(_ENCODER.encode(line) + b"\n" for line in stored_lines(log))


def stored_lines(log: Log) -> Iterator[Line]:
    """The lines of a log's file, with its opening and, when the seed is known, its closing."""
    yield Line(1, Opened(log.game.name, log.seats, Raw(_ENCODER.encode(log.options)), log.commitment))
    yield from log.lines
    if log.seed is not None:
        last = log.lines[-1] if log.lines else Line(1, None)
        yield Line(last.seq + 1, Closed(log.seed.hex()), last.at, last.received)


def read(data: bytes, source: str, catalogue: Catalogue) -> Log:
    """Read a log file; BadLog names the file, the line and the fault."""
    rows = list(_rows(data, source))
    if not rows:
        raise BadLog(source, 1, "log.empty")
    game, options, head = _opening(rows[0], source, catalogue)
    lines: list[Line] = []
    seed: bytes | None = None
    for number, row in enumerate(rows[1:], start=2):
        try:
            kind = _KIND.decode(row.event).kind
            if seed is not None and (kind == "table.closed" or not kind.startswith("table.")):
                raise BadLog(source, number, "log.after-the-end")
            if kind == "table.closed":
                seed = bytes.fromhex(_CLOSED.decode(row.event).seed)
            elif not kind.startswith("table."):
                event = decode_event(game, row.event)
                lines.append(Line(row.seq, event, row.at, row.received, row.credit, row.seat, row.cause, row.rtt))
        except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
            raise BadLog(source, number, "log.bad-event", detail=str(fault)) from None
    return Log(game, options, head.seats, head.commitment, tuple(lines), seed)


def _rows(data: bytes, source: str) -> Iterator[_RawLine]:
    for number, text in enumerate(data.splitlines(), start=1):
        try:
            row = _LINE.decode(text.decode())  # all of it is text, also what is only kept and not read
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            raise BadLog(source, number, "log.bad-line", detail=str(fault)) from None
        if row.seq != number:
            raise BadLog(source, number, "log.gap", expected=number, found=row.seq)
        yield row


def _opening(row: _RawLine, source: str, catalogue: Catalogue) -> tuple[AnyGame, Any, Opened]:
    try:
        head = _OPENED.decode(row.event)
    except msgspec.MsgspecError as fault:
        raise BadLog(source, 1, "log.not-a-log", detail=str(fault)) from None
    if head.format > FORMAT:
        raise BadLog(source, 1, "log.newer", format=head.format)
    game = catalogue.get(head.game)
    if game is None:
        raise BadLog(source, 1, "log.unknown-game", game=head.game)
    try:
        check_seats(game, head.seats)
        options = msgspec.json.decode(head.options, type=game.options_type)
        game.new(options, head.seats)  # refuses what no table could have been opened with
        return game, options, head
    except Refused as refusal:
        raise BadLog(source, 1, refusal.key, **refusal.details) from None
    except msgspec.MsgspecError as fault:
        raise BadLog(source, 1, "log.bad-options", detail=str(fault)) from None


def impossible(source: str, line: Line) -> BadLog:
    """No rule leads from what went before to this line's event, which is told by its name in the log."""
    return BadLog(source, line.seq, "log.impossible", detail=str(line.event.__struct_config__.tag))


def states(log: Log, source: str) -> Iterator[tuple[Line, Any]]:
    """Every line with the state that it led to."""
    state = log.game.new(log.options, log.seats)
    for line in log.lines:
        try:
            state = log.game.evolve(state, line.event)
        except Exception as fault:  # evolve is total over what decide can write: anything else is a foreign event
            raise impossible(source, line) from fault
        yield line, state


def verify(log: Log, source: str) -> int:
    """Check the seed against its commitment and every draw against the seed; how many draws there were."""
    if log.seed is None:
        raise BadLog(source, len(log.lines) + 1, "log.unfinished")
    if commitment(log.seed) != log.commitment:
        raise BadLog(source, 1, "log.other-seed")
    game, answer, draws, place = log.game, chance_of(log.seed), 0, 0
    state = game.new(log.options, log.seats)
    while place < len(log.lines):
        try:
            question = game.awaits(state).draw
            if question is None:
                expected = [log.lines[place].event]
            else:
                expected = game.decide(state, Drawn(log.lines[place].at, answer(draws, question)))
                draws += 1
        except Exception as fault:  # no rule knows the state that foreign events have led to
            raise impossible(source, log.lines[place]) from fault
        if question is None and game.is_drawn(expected[0]):
            raise BadLog(source, log.lines[place].seq, "log.undrawn")
        found = [line.event for line in log.lines[place : place + len(expected)]]
        if found != expected:
            raise BadLog(source, log.lines[place].seq, "log.wrong-draw", draw=draws - 1)
        try:
            state = fold(game, state, found)
        except Exception as fault:
            raise impossible(source, log.lines[place]) from fault
        place += len(expected)
    return draws
