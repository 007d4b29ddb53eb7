"""What one input to a table leads to: a batch that is stored as one, or not at all; pure.
Must not know mailboxes, stores or who looks on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.chance import commitment
from tafelrunde.core.game import AnyGame, Deadline, Millis, Move, Refused, Seat, TimeUp
from tafelrunde.core.play import Answer, Step, advance, chance_of, opened
from tafelrunde.core.replay import Closed, Opened, encode_event
from tafelrunde.platform import hosting
from tafelrunde.platform import seating as words
from tafelrunde.platform.fairness import ARRIVAL, Lags
from tafelrunde.platform.ports import Holder, Person, Row
from tafelrunde.platform.seating import (
    Arranged,
    Arrangement,
    BotSeated,
    GivenAway,
    Left,
    Resumed,
    Seated,
    Started,
)
from tafelrunde.platform.standing import Standing, after_own, awaits, rows_of
from tafelrunde.platform.telling import Timing
from tafelrunde.platform.thinking import Meant

_OWN = frozenset(get_args(hosting.Command))


@cache
def _decoder(of_the_game: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(hosting.Command | of_the_game)


@dataclass(frozen=True)
class Terms:
    """What a table decides by: the game, its chance, which life of the process it is, and which levels of bots there
    are for this game."""

    game: AnyGame
    seed: bytes
    run: int
    levels: tuple[str, ...] = ()

    @cached_property
    def commands(self) -> msgspec.json.Decoder[Any]:
        """Everything that may be said at the table, its own commands and those of its game."""
        return _decoder(self.game.command_type)  # type: ignore[arg-type] # a union of structs is hashable

    @cached_property
    def answer(self) -> Answer:
        """The table's chance."""
        return chance_of(self.seed)


class Batch(Struct, frozen=True):
    """The events of one input with all its draws, where the table then stands, and how they are stamped; `spent` is
    what of the credit is used up by it."""

    events: tuple[Any, ...]
    after: Standing
    at: Millis
    received: Millis
    credit: Millis = 0
    seat: Seat | None = None
    holders: tuple[Holder, ...] = ()
    rtt: Millis | None = None
    spent: Millis = 0

    def rows(self, after_seq: int, cause: str | None) -> list[Row]:
        """As they are stored."""
        return rows_of(self.events, after_seq, self.at, self.received, self.credit, self.seat, cause, self.rtt)


class Asked(Struct, frozen=True):
    """A command as it came in: from whom, in which seat if any, when by table time and by the clock; how much its way
    is made up for, how long its round trip is, and how long everyone's way is."""

    body: bytes
    person: Person
    seat: Seat | None
    received: Millis
    clock_ms: Millis
    credit: Millis = 0
    rtt: Millis | None = None
    lags: Lags = ARRIVAL


def timings_of(batch: Batch) -> tuple[Timing, ...]:
    """How a command of the game was judged, where the line of its sender is measured."""
    if batch.seat is None or batch.rtt is None:
        return ()
    return (Timing(batch.seat, batch.at, batch.received, batch.credit, batch.rtt),)


def opening_events(
    game: AnyGame, options: Any, seats: int, seed: bytes, arrangement: Arrangement, seated: Sequence[Seated | BotSeated]
) -> tuple[Any, ...]:
    """How a table begins: what will be played, bound to its chance, the house rules, and who sits from the first."""
    opened = Opened(game.name, seats, msgspec.Raw(encode_event(options)), commitment(seed))
    return opened, Arranged(arrangement), *seated


def on_command(terms: Terms, standing: Standing, asked: Asked) -> Batch:
    """What a command leads to; raises Refused, and then nothing has happened."""
    received, seat = asked.received, asked.seat
    try:
        command = terms.commands.decode(asked.body)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refused("table.garbled") from None
    if type(command) in _OWN:
        return _own(terms, Batch((), standing, received, received, seat=seat), command, asked)
    if seat is None:
        raise Refused("table.not-seated")
    _check_in_play(standing.seating, seat)
    done_at = max(0, received - asked.credit)
    plain = Batch((), standing, done_at, received, received - done_at, seat, (), asked.rtt)
    batch = _moved(terms, plain, seat, command, asked.lags)
    return replace(batch, spent=batch.credit) if batch.credit and _was_close(terms, standing, batch) else batch


def _was_close(terms: Terms, before: Standing, batch: Batch) -> bool:
    """Did it matter when exactly a command was done: is anything settled by that, or was it past a deadline?"""
    then, now = awaits(batch.after, terms.game).deadline, awaits(before, terms.game).deadline
    return (then is not None and then.kind == "settling") or (now is not None and now.at <= batch.received)


def on_bot(terms: Terms, standing: Standing, meant: Meant, now: Millis, lags: Lags = ARRIVAL) -> Batch | None:
    """What a bot's plan leads to; nothing where no bot plays this seat any more."""
    if not standing.time.running or standing.seating.chairs[meant.seat].bot is None:
        return None
    return _moved(terms, Batch((), standing, now, now, seat=meant.seat), meant.seat, meant.command, lags)


def on_time_up(terms: Terms, standing: Standing, deadline: Deadline, now: Millis) -> Batch:
    """T was promised, so it is T, also when it is stored a moment early; whatever begins with another deadline begins
    when it has rung."""
    at = deadline.at if deadline.kind == "reveal" else max(deadline.at, now)
    step = advance(terms.game, standing.state, TimeUp(at), terms.answer, standing.draws)
    return _of_game(terms, step, Batch((), standing, at, max(at, now)))


def on_rematch(terms: Terms, standing: Standing, code: str) -> Batch | None:
    """The table leads to another one; nothing where it leads somewhere already."""
    if standing.seating.next is not None:
        return None
    return with_own(terms, Batch((), standing, standing.last, standing.last), words.Followed(code))


def on_shutting(terms: Terms, standing: Standing, now: Millis) -> Batch | None:
    """The operator ends a table: its seed is shown, and nobody wins; nothing where it is over."""
    if standing.seating.phase == "over":
        return None
    return with_own(terms, with_own(terms, Batch((), standing, now, now), words.Shut()), Closed(terms.seed.hex()))


def on_waking(terms: Terms, standing: Standing, beat: Millis | None, clock_ms: Millis) -> Batch:
    """After a standstill table time goes on from the last beat or the last event, whichever is later."""
    at = max(standing.last, 0 if beat is None else standing.time.now(beat))
    return with_own(terms, Batch((), standing, at, at), Resumed(terms.run, clock_ms))


def on_keeping(terms: Terms, standing: Standing, now: Millis, clock_ms: Millis) -> Batch:
    """Another node counts the table's time from now on; as it was there all along, none of it is lost or gained."""
    at = max(standing.last, now)
    return with_own(terms, Batch((), standing, at, at), Resumed(terms.run, clock_ms))


def _moved(terms: Terms, plain: Batch, seat: Seat, command: Any, lags: Lags) -> Batch:
    """A move in the game, at the instant and of the credit that the batch says."""
    before = plain.after
    rivals = [rival for rival in awaits(before, terms.game).seats if rival != seat]
    move = Move(seat, plain.at, plain.received, lags.largest(rivals) if rivals else 0, command)
    return _of_game(terms, advance(terms.game, before.state, move, terms.answer, before.draws), plain)


def _of_game(terms: Terms, step: Step[Any], plain: Batch) -> Batch:
    """The game's events; with the last of them the table closes and shows its seed."""
    after = replace(plain.after, state=step.state, draws=step.draws)
    batch = replace(plain, events=plain.events + step.events, after=after)
    if step.events and terms.game.awaits(step.state).over:
        return with_own(terms, batch, Closed(terms.seed.hex()))
    return batch


def _check_in_play(seating: words.Seating, seat: Seat) -> None:
    """The game hears those who play, while it runs."""
    if seating.phase != "playing":
        raise Refused("table.not-playing")
    if seating.paused:
        raise Refused("table.paused")
    if seating.chairs[seat].bot is not None:
        raise Refused("table.bot-plays")


def _own(terms: Terms, plain: Batch, command: hosting.Command, asked: Asked) -> Batch:
    """The table's own commands; with the beginning also what the game's chance decides before anyone may act."""
    stamp = hosting.Stamp(terms.run, asked.clock_ms)
    batch = plain
    for event in hosting.decide(plain.after.seating, asked.seat, command, terms.levels, stamp):
        batch = with_own(terms, batch, event)
        match event:
            case Seated(seat=seat):
                batch = replace(batch, seat=seat, holders=(Holder(seat, asked.person),))
            case Left(seat=seat) | GivenAway(seat=seat):
                batch = replace(batch, holders=(Holder(seat, None),))
            case Started():
                step = opened(terms.game, plain.after.options, len(plain.after.seating.chairs), terms.answer)
                batch = _of_game(terms, step, batch)
            case _:
                pass
    return batch


def with_own(terms: Terms, batch: Batch, event: words.Event) -> Batch:
    """One more event of the table itself."""
    after = after_own(batch.after, terms.game, event, batch.at)
    return replace(batch, events=(*batch.events, event), after=after)
