"""What a table says to those who look at it: the whole picture for one seat. Must not know the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec import Struct

from tafelrunde.core.game import AnyGame, Awaits, Millis, Outcome, Seat
from tafelrunde.core.secrecy import redact
from tafelrunde.platform import seating as words
from tafelrunde.platform.ports import Person, TableRecord
from tafelrunde.platform.seating import Phase
from tafelrunde.platform.session import Session
from tafelrunde.platform.standing import Standing, awaits


class Face(Struct, frozen=True):
    """The table around the game: who sits where, by name, and which of the seats is yours."""

    code: str
    game: str
    phase: Phase
    names: tuple[str | None, ...]
    you: Seat | None


class Update(Struct, frozen=True):
    """Everything that one onlooker may know at `seq`, and the events that led there since they were last told."""

    seq: int
    now: Millis
    running: bool
    table: Face
    awaits: Awaits
    view: Any
    legal: Sequence[Any]
    events: Sequence[Any]
    outcome: Outcome | None
    ack: str | None


class Listener(Protocol):
    """Somebody who looks at a table; none of these may wait."""

    @property
    def session(self) -> Session: ...

    def update(self, update: Update) -> None: ...

    def refuse(self, command_id: str, key: str, details: Mapping[str, str | int]) -> None: ...

    def dismiss(self, reason: str) -> None: ...


def picture(
    game: AnyGame,
    record: TableRecord,
    standing: Standing,
    holders: Mapping[Seat, Person],
    person_id: str,
    now: Millis,
) -> Update:
    """The table as one person may see it, with no events and nothing acknowledged."""
    seating, state = standing.seating, standing.state
    held = {seat: person for seat, person in holders.items() if seating.taken[seat]}
    seat = next((place for place, person in held.items() if person.id == person_id), None)
    names = tuple(held[place].name if place in held else None for place in range(len(seating.taken)))
    view = None if state is None else game.view(state, seat)
    playable = game.legal(view) if seat is not None and view is not None and seating.phase == "playing" else []
    return Update(
        seq=standing.seq,
        now=now,
        running=standing.time.running,
        table=Face(record.code, record.game, seating.phase, names, seat),
        awaits=awaits(standing, game),
        view=view,
        legal=[*words.legal(seating, seat), *playable],
        events=(),
        outcome=None if state is None else game.outcome(state),
        ack=None,
    )


def told(events: Sequence[Any], seat: Seat | None) -> list[Any]:
    """The events as one seat may know them."""
    return [redact(event, seat) for event in events]
