"""A table of one's own: the state, its chance, its log, and the bots that sit at it.
Must not know who reads or types, nor a real clock: it is told what time it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from tafelrunde.core.budget import ONE_SPELL, Budget
from tafelrunde.core.chance import below
from tafelrunde.core.game import AnyGame, Awaits, Bot, Millis, Move, Plan, Refused, Seat, TimeUp
from tafelrunde.core.planning import Due, next_input, planned
from tafelrunde.core.play import Input, advance, chance_of, opened
from tafelrunde.core.replay import Line, write


class Happened(Struct, frozen=True):
    """What one input has led to, and who caused it: a seat, or nobody when the time was up."""

    events: tuple[Any, ...]
    seat: Seat | None


class Desk:
    """One game from its opening to its end; every seat without a bot is a person's."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: int,
        bots: Mapping[Seat, Bot],
        seed: bytes,
        levels: Sequence[str] = ("random",),
        budget: Budget = ONE_SPELL,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self._bots = bots
        self._levels = {seat: levels[place % len(levels)] for place, seat in enumerate(sorted(bots))}
        self._budget = budget
        self._seed = seed
        self._answer = chance_of(seed)
        self._chances = {seat: below(seed, f"bot {seat}") for seat in bots}
        step = opened(game, options, seats, self._answer)
        self.opening = step.events
        self.state = step.state
        self._draws = step.draws
        self._lines = [Line(0, event) for event in step.events]
        self._now: Millis = 0
        self._plans: dict[Seat, Due] = {}
        self._plan()

    @property
    def awaits(self) -> Awaits:
        """Whom and what the table waits for."""
        return self.game.awaits(self.state)

    def view(self, seat: Seat | None) -> Any:
        """The table as a seat sees it."""
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat) -> Sequence[Any]:
        """What a seat may do, as far as that can be listed."""
        return self.game.legal(self.view(seat))

    @property
    def next_instant(self) -> Millis | None:
        """When the table will next act without a person."""
        coming = self._coming()
        return None if coming is None else coming[0].at

    def act(self, seat: Seat, command: Any, at: Millis) -> Happened:
        """A person's move; raises Refused, and then nothing has happened."""
        return self._take(Move(seat, at, at, 0, command), seat)

    def due_by(self, now: Millis) -> Happened | None:
        """The next thing that had to happen by now without a person: a bot's move or the end of some time."""
        coming = self._coming()
        if coming is None or coming[0].at > now:
            return None
        given, seat = coming
        if seat is not None:
            del self._plans[seat]
        elif not self._is_reveal():
            given = TimeUp(now)  # what begins with this deadline begins now, also when the process had been stopped
        try:
            return self._take(given, seat)
        except Refused:
            self._plan()
            return Happened((), seat)

    def log(self) -> bytes:
        """The log of the game so far as a file; the seed is in it only when the game is over."""
        finished = self.awaits.over
        return write(self.game, self.options, self.seats, self._lines, self._seed, finished=finished)

    def _coming(self) -> tuple[Input, Seat | None] | None:
        deadline = self.awaits.deadline
        return next_input(self._plans, None if deadline is None else deadline.at, self._now, settle=0)

    def _is_reveal(self) -> bool:
        deadline = self.awaits.deadline
        return deadline is not None and deadline.kind == "reveal"

    def _take(self, given: Input, seat: Seat | None) -> Happened:
        step = advance(self.game, self.state, given, self._answer, self._draws)
        self._now = max(self._now, given.at)
        self.state, self._draws = step.state, step.draws
        self._lines += [Line(0, event, given.at, given.at, 0, seat) for event in step.events]
        self._plan()
        return Happened(step.events, seat)

    def _plan(self) -> None:
        def ask(seat: Seat, view: Any, legal: Sequence[Any]) -> Plan[Any] | None:
            return self._bots[seat](view, legal, self._levels[seat], self._chances[seat], self._budget())

        seats = [seat for seat in self.awaits.seats if seat in self._bots]
        self._plans = planned(self.game, self.state, seats, self._plans, ask, self._now)
