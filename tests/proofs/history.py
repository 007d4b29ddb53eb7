"""What players sent and were told, held against the log that is left: did everything happen once, and nothing else?
Must not know how it came about: a history is data, and the check a function over it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tafelrunde.core.game import AnyGame, Refused, Seat
from tafelrunde.core.play import chance_of
from tafelrunde.core.replay import BadLog, Catalogue, decode_event, read, verify
from tafelrunde.platform.ports import Row
from tafelrunde.platform.retold import exported
from tafelrunde.platform.seating import PREFIX
from tafelrunde.platform.standing import Unreadable, folded, opening

_ONCE = {
    "ubongo.ranked": ("round", "rank"),
    "ubongo.solved": ("round", "seat"),
    "ubongo.taken": ("round", "seat"),
    "diamonds.rewarded": ("round", "rank"),
    "ugo.trick-won": ("round", "trick"),
    "ugo.round-scored": ("round",),
    "table.closed": (),
    "table.started": (),
}
"""What can happen once at most, and in which of its fields the one differs from the next: so there is one winner."""


class Told(Struct, frozen=True):
    """A picture that somebody was shown, with the command it acknowledged."""

    seat: Seat | None
    seq: int
    view: bytes
    outcome: bytes
    ack: str | None = None


class No(Struct, frozen=True):
    """A command that was refused."""

    id: str
    key: str


class History(Struct):
    """Everything that one player saw of one table, in order; `causes` are the commands sent, as the log names them."""

    told: list[Told]
    refused: list[No]
    causes: dict[str, str]

    @classmethod
    def new(cls) -> History:
        """Nothing yet."""
        return cls([], [], {})


def faults(rows: Sequence[Row], seed: bytes, histories: Sequence[History], catalogue: Catalogue) -> Iterator[str]:
    """Whatever is wrong with a table's log and what its players were told."""
    yield from _in_the_log(rows)
    yield from _in_the_commands(rows, histories)
    try:
        game, views = _states(rows, seed, catalogue)
    except (Unreadable, msgspec.MsgspecError, Refused) as fault:
        yield f"the log cannot be brought back: {fault!r}"
        return
    for history in histories:
        yield from _in_the_pictures(history, game, views)
    yield from _in_the_end(rows, histories, catalogue)


def _in_the_log(rows: Sequence[Row]) -> Iterator[str]:
    """No gap, no duplicate, and nothing twice that can be but once."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        yield "the log has a gap, or a row twice"
    for cause, times in Counter(row.cause for row in rows if row.cause is not None).items():
        if times > 1:
            yield f"the command {cause} was executed {times} times"
    once: Counter[tuple[Any, ...]] = Counter()
    for row in rows:
        if row.kind in _ONCE:
            event = msgspec.json.decode(row.body)
            once[(row.kind, *(event[name] for name in _ONCE[row.kind]))] += 1
    yield from (f"happened {times} times: {what}" for what, times in once.items() if times > 1)


def _in_the_commands(rows: Sequence[Row], histories: Sequence[History]) -> Iterator[str]:
    """What was acknowledged is there, no later than it was acknowledged; what was refused is not."""
    stored = {row.cause: row.seq for row in rows if row.cause is not None}
    for history in histories:
        for told in history.told:
            if told.ack is not None and stored.get(history.causes[told.ack], len(rows) + 1) > told.seq:
                yield f"{told.ack} was acknowledged at {told.seq} and is not in the log by then"
        for no in history.refused:
            if history.causes[no.id] in stored:
                yield f"{no.id} was refused ({no.key}) and is in the log"


def _states(rows: Sequence[Row], seed: bytes, catalogue: Catalogue) -> tuple[AnyGame, list[Any]]:
    """The game's state after each row, None before it has begun; the table must come back from the rows, too."""
    game, empty = opening(rows, catalogue)
    whole = folded(empty, game, chance_of(seed), rows[1:])
    state, states = None, [None]
    for row in rows:
        if row.kind == "table.started":
            state = game.new(empty.options, len(empty.seating.chairs))
        elif not row.kind.startswith(PREFIX):
            state = game.evolve(state, decode_event(game, row.body))
        states.append(state)
    if states[-1] != whole.state:
        raise Unreadable("the table and the game disagree about the state")
    return game, states


def _in_the_pictures(history: History, game: AnyGame, states: Sequence[Any]) -> Iterator[str]:
    """Everyone was always shown what the log says, and never went back in time."""
    last = 0
    for told in history.told:
        if told.seq < last:
            yield f"seat {told.seat} was shown {told.seq} after {last}"
        last = max(last, told.seq)
        if told.seq >= len(states):
            yield f"seat {told.seat} was shown {told.seq}, and the log ends at {len(states) - 1}"
            continue
        state = states[told.seq]
        view = None if state is None else msgspec.to_builtins(game.view(state, told.seat))
        if msgspec.json.decode(told.view) != msgspec.json.decode(msgspec.json.encode(view)):
            yield f"seat {told.seat} was shown another picture at {told.seq} than the log's"


def _in_the_end(rows: Sequence[Row], histories: Sequence[History], catalogue: Catalogue) -> Iterator[str]:
    """One outcome for all; and the chance of a finished game was honest."""
    outcomes = {told.outcome for history in histories for told in history.told if told.outcome != b"null"}
    if len(outcomes) > 1:
        yield f"there are {len(outcomes)} outcomes"
    closed = any(row.kind == "table.closed" for row in rows)
    if outcomes and not closed:
        yield "an outcome was told of a game that is not over"
    if closed:
        try:
            verify(read(exported(rows), "log", catalogue), "log")
        except BadLog as fault:
            yield f"the log does not hold: {fault}"
