"""A table at which a test plays: acts at instants, draws from a script or a seed, boards covered by search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from tafelrunde.core.chance import draw, seed_from
from tafelrunde.core.game import AnyGame, Awaits, Draw, Drawn, Millis, Move, Refused, Seat, TimeUp
from tafelrunde.games.ubongo.classic.model import MoveFigure, PlaceFigure, Take
from tafelrunde.games.ubongo.editions import CLASSIC, DIAMONDS
from tafelrunde.games.ubongo.race.model import Claim, GiveUp, Resign, Roll
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.fit import Placement

E = TypeVar("E")
Script = Mapping[str, Sequence[tuple[int, ...]]]


def only(kind: type[E], events: Sequence[Any]) -> list[E]:
    """The events of one kind, in their order."""
    return [event for event in events if isinstance(event, kind)]


def the(kind: type[E], events: Sequence[Any]) -> E:
    """The event of this kind; there is exactly one."""
    (event,) = only(kind, events)
    return event


def kinds(events: Sequence[Any]) -> list[str]:
    """What happened, in words."""
    return [type(event).__name__ for event in events]


class Table:
    """Every act is decided twice and must leave the state alone; what follows is folded and all draws are answered."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        *,
        settle: Millis = 0,
        seed: str = "",
        script: Script | None = None,
        **options: Any,
    ) -> None:
        self.game, self.seats, self.settle = game, seats, settle
        self.options = msgspec.convert(options, game.options_type)
        self.state: Any = game.new(self.options, seats)
        self.now: Millis = 0
        self.asked: list[Draw] = []
        self.script = {what: list(results) for what, results in (script or {}).items()}
        self._seed = seed_from(seed)
        self.log: list[Any] = self._answered(0)

    def act(
        self,
        seat: Seat,
        command: Any,
        *,
        at: Millis | None = None,
        received: Millis | None = None,
        settle: Millis | None = None,
    ) -> list[Any]:
        """A command done at `at` (now, unless said otherwise) that arrives at `received`; what came of it."""
        at = self.now if at is None else at
        received = at if received is None else received
        return self._fed(Move(seat, at, received, self.settle if settle is None else settle, command), received)

    def refusal(self, seat: Seat, command: Any, *, at: Millis | None = None) -> str:
        """Why the command is refused; nothing has changed."""
        before, at = msgspec.json.encode(self.state), self.now if at is None else at
        try:
            events = self.game.decide(self.state, Move(seat, at, at, self.settle, command))
        except Refused as refused:
            assert msgspec.json.encode(self.state) == before
            return refused.key
        raise AssertionError(f"accepted: {events}")

    def rings(self, kind: str, *, at: Millis | None = None) -> list[Any]:
        """The awaited deadline passes; it is of this kind."""
        deadline = self.awaits.deadline
        assert deadline is not None
        assert deadline.kind == kind, deadline
        at = max(self.now, deadline.at) if at is None else at
        return self._fed(TimeUp(at), at)

    def wait(self, milliseconds: Millis) -> None:
        """Time goes by."""
        self.now += milliseconds

    @property
    def awaits(self) -> Awaits:
        return self.game.awaits(self.state)

    @property
    def open(self) -> Any:
        return self.state.open

    @property
    def race(self) -> Any:
        return self.open.race

    @property
    def round(self) -> int:
        number: int = self.race.number
        return number

    @property
    def bell(self) -> Millis:
        """When the sand will have run out."""
        until: Millis = self.race.until
        return until

    @property
    def revealed(self) -> Millis:
        """T, when the boards were opened."""
        at: Millis = self.race.revealed_at
        return at

    @property
    def ranks(self) -> tuple[int, ...]:
        """The places, once the game is over."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return outcome.ranks

    def legal(self, seat: Seat | None) -> list[Any]:
        return self.game.legal(self.game.view(self.state, seat))

    def place(self, *fields: int) -> None:
        """Everyone sets a figure, from the first seat on."""
        for seat, field in enumerate(fields):
            self.act(seat, PlaceFigure(field))

    def begin(self) -> list[Any]:
        """The start player rolls, or the table for one who has left, and the boards are opened."""
        left = self.race.starter in self.race.gone
        rolled = self.rings("bell") if left else self.act(self.race.starter, Roll(self.round))
        return rolled + self.rings("reveal")

    def cover(self, seat: Seat) -> tuple[Placement, ...]:
        """A cover of the seat's board."""
        board = self.race.boards[seat]
        found = solve(board.region, board.pieces)
        assert found is not None
        return found

    def solve(self, seat: Seat, **when: Millis) -> list[Any]:
        return self.act(seat, Claim(self.round, self.cover(seat)), **when)

    def move(self, seat: Seat, field: int, **when: Millis) -> list[Any]:
        return self.act(seat, MoveFigure(self.round, field), **when)

    def take(self, seat: Seat, **when: Millis) -> list[Any]:
        return self.act(seat, Take(self.round), **when)

    def give_up(self, *seats: Seat) -> list[Any]:
        return [event for seat in seats for event in self.act(seat, GiveUp(self.round, self.race.glass))]

    def resign(self, seat: Seat) -> list[Any]:
        return self.act(seat, Resign())

    def play_round(self, *order: Seat, take: bool = True) -> list[Any]:
        """A whole round: these seats solve, a second apart, and take if there is anything; the others give up."""
        number, start = self.round, len(self.log)
        self.begin()
        for seat in order:
            self.wait(1_000)
            self.solve(seat)
            if take and Take(number) in self.legal(seat):
                self.take(seat)
        self.give_up(*(seat for seat in self.race.seats if seat not in (*order, *self.race.gone) and self._on(number)))
        while self._on(number):
            self.rings("bell")
        return self.log[start:]

    def _on(self, number: int) -> bool:
        return self.round == number and not self.race.over

    def _fed(self, given: Any, now: Millis) -> list[Any]:
        before = msgspec.json.encode(self.state)
        events = self.game.decide(self.state, given)
        assert events == self.game.decide(self.state, given), "decide is a function"
        assert msgspec.json.encode(self.state) == before, "decide changes nothing"
        for event in events:
            assert self.awaits.draw is None, f"{event} comes where a draw is awaited: the log could not be verified"
            self.state = self.game.evolve(self.state, event)
        self.now = max(self.now, now)
        events = [*events, *self._answered(given.at)]
        self.log += events
        return events

    def _answered(self, at: Millis) -> list[Any]:
        events: list[Any] = []
        while (question := self.awaits.draw) is not None:
            scripted = self.script.get(question.what)
            result = scripted.pop(0) if scripted else draw(self._seed, len(self.asked), question)
            self.asked.append(question)
            for event in self.game.decide(self.state, Drawn(at, result)):
                self.state = self.game.evolve(self.state, event)
                events.append(event)
        return events


def classic(seats: int = 2, **how: Any) -> Table:
    """A new table of Ubongo classic."""
    return Table(CLASSIC, seats, **how)


def hunt(seats: int = 2, **how: Any) -> Table:
    """A new table of the diamond hunt."""
    return Table(DIAMONDS, seats, **how)


def figures_on(*fields: int, **how: Any) -> Table:
    """Ubongo classic with the figures on these fields; the first seat is to roll."""
    table = classic(len(fields), **{"starter": 0, **how})
    table.place(*fields)
    return table


def racing(*fields: int, **how: Any) -> Table:
    """Ubongo classic with the figures on these fields and the boards open."""
    table = figures_on(*fields, **how)
    table.begin()
    return table


def hunting(seats: int = 2, **how: Any) -> Table:
    """The diamond hunt before its first roll, which is the first seat's."""
    table = hunt(seats, **{"script": {"starter": [(0,)]}, **how})
    table.rings("bell")
    return table


def tied(seats: int = 2, **how: Any) -> Table:
    """The diamond hunt before the roll of a shoot-out among all: nobody has solved anything in nine rounds."""
    table = hunting(seats, **how)
    for _ in range(9):
        table.play_round()
    return table
