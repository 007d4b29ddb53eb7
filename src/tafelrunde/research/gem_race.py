"""The race for one colour of Ubongo classic as a PettingZoo environment: where to stand and which gems to take.
Who covers first is chance's; all else are the real rules, played through the seam. Must not copy a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Millis, Move, TimeUp
from tafelrunde.core.play import advance, chance_of, opened
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.model import COLOURS, MoveFigure, Options, PlaceFigure, Take
from tafelrunde.games.ubongo.editions import CLASSIC
from tafelrunde.games.ubongo.race.model import Board, Claim, Roll
from tafelrunde.polyomino.engine import solve
from tafelrunde.polyomino.fit import Placement
from tafelrunde.research.turns import Turns

_A_SECOND: Millis = 1_000


def env(seats: int = 4, render_mode: str | None = None) -> GemRaceEnv:
    """What PettingZoo's tools call."""
    return GemRaceEnv(seats, render_mode)


class GemRaceEnv(Turns):
    """An action is a field from 0 to 5: first where to begin, then in each round where to go and take. At the end the
    places are the reward: 1 for the first, -1 for the last, shared where they are equal."""

    metadata = {"name": "ubongo_gem_race_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, seats: int = 4, render_mode: str | None = None) -> None:
        self._options = Options(seconds=0)
        self._holes = gems.holes(seats)
        board = gems.FIELDS * self._holes * (len(COLOURS) + 1)
        super().__init__(seats, (board + seats * (len(COLOURS) + gems.FIELDS + 1) + 2,), gems.FIELDS, render_mode)

    def begin(self, seed: int) -> None:
        self._answer = chance_of(seed_from(f"gem race {seed}"))
        self._order = below(seed_from(f"gem race {seed}"), "order")
        self._step = opened(CLASSIC, self._options, len(self.possible_agents), self._answer)
        self._now: Millis = 0
        self._asked: int | None = None
        self._course = self._play()
        self._asked = next(self._course, None)

    def to_act(self) -> int | None:
        return self._asked

    def legal(self) -> list[int]:
        seat = self._asked
        if seat is None:
            return []
        commands = CLASSIC.legal(CLASSIC.view(self._step.state, seat))
        if placings := [one.field for one in commands if isinstance(one, PlaceFigure)]:
            return placings
        table = self._step.state.open
        moves = [one.field for one in commands if isinstance(one, MoveFigure)]
        full = [field for field in moves if not gems.is_empty(table.rows[field])]
        stays = [table.figures[seat]] if any(isinstance(one, Take) for one in commands) else []
        return sorted([*full, *stays] or moves)

    def act(self, action: int) -> list[float]:
        self._wish = action
        self._asked = next(self._course, None)
        outcome = CLASSIC.outcome(self._step.state)
        return [0.0] * len(self.agents) if outcome is None else _rewards(outcome.ranks)

    def seen(self, seat: int) -> Any:
        table, seats = self._step.state.open, len(self.possible_agents)
        around = [(seat + step) % seats for step in range(seats)]
        rows = np.zeros((gems.FIELDS, self._holes, len(COLOURS) + 1), np.float32)
        for field, row in enumerate(table.rows):
            for hole, gem in enumerate(row):
                rows[field, hole, len(COLOURS) if gem is None else COLOURS.index(gem)] = 1
        figures = np.zeros((seats, gems.FIELDS), np.float32)
        for step, other in enumerate(around):
            if (field := table.figures[other]) is not None:
                figures[step, field] = 1
        counts = np.array([table.gems[other] for other in around], np.float32) / 18
        done = np.array([other in table.taken for other in around], np.float32)
        race = table.race
        rest = np.array([0 if race is None else race.number / table.rounds, self._asked == seat], np.float32)
        return np.concatenate([rows.ravel(), counts.ravel(), figures.ravel(), done, rest])

    def told(self) -> str:
        table = self._step.state.open
        return f"figures {table.figures}, gems {table.gems}"

    def _play(self) -> Iterator[int]:
        """The whole game; it stops at every seat that has something to choose, and goes on with its wish."""
        seats = range(len(self.possible_agents))
        for seat in seats:
            yield seat
            self._move(seat, PlaceFigure(self._wish))
        while not CLASSIC.awaits(self._step.state).over:
            race = self._step.state.open.race
            self._move(race.starter, Roll(race.number))
            self._ring()
            waiting = list(seats)
            while waiting:
                seat = waiting.pop(self._order(len(waiting)))
                self._now += _A_SECOND
                board = self._step.state.open.race.boards[seat]
                self._move(seat, Claim(race.number, _cover(board)))
                if self._may_act(seat, race.number):
                    yield seat
                    if self._wish != self._step.state.open.figures[seat]:
                        self._move(seat, MoveFigure(race.number, self._wish))
                    if Take(race.number) in CLASSIC.legal(CLASSIC.view(self._step.state, seat)):
                        self._move(seat, Take(race.number))

    def _may_act(self, seat: int, number: int) -> bool:
        commands = CLASSIC.legal(CLASSIC.view(self._step.state, seat))
        return any(isinstance(one, MoveFigure | Take) and one.round == number for one in commands)

    def _move(self, seat: int, command: Any) -> None:
        self._step = advance(
            CLASSIC, self._step.state, Move(seat, self._now, self._now, 0, command), self._answer, self._step.draws
        )

    def _ring(self) -> None:
        deadline = CLASSIC.awaits(self._step.state).deadline
        assert deadline is not None
        self._now = max(self._now, deadline.at)
        self._step = advance(CLASSIC, self._step.state, TimeUp(self._now), self._answer, self._step.draws)


@cache
def _cover(board: Board) -> tuple[Placement, ...]:
    found = solve(board.region, board.pieces)
    assert found is not None
    return found


def _rewards(ranks: tuple[int, ...]) -> list[float]:
    """Evenly from 1 for the first place to -1 for the last; who shares places shares what they bring."""
    steps = max(1, len(ranks) - 1)
    return [1 - 2 * (rank - 1 + (ranks.count(rank) - 1) / 2) / steps for rank in ranks]
