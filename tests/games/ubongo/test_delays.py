"""Games over slow lines, with players who also blunder, wander off and leave: the order is that of the instants,
and what was done in time counts although it arrives late."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.ubongo.invariants import folded, rounds_are_fair
from games.ubongo.table import Table, only
from tafelrunde.core.chance import Below, below, seed_from
from tafelrunde.core.game import AnyGame, Millis, Refused, Seat
from tafelrunde.games.ubongo.classic.model import Take, TakeAsked, Taken
from tafelrunde.games.ubongo.editions import CLASSIC, DIAMONDS
from tafelrunde.games.ubongo.race.model import Claim, GaveUp, Resign, Solved
from tafelrunde.games.ubongo.race.rules import has_solved
from tafelrunde.polyomino.cover import solve

LINES = {"even": (40, 40, 40, 40), "one slow": (10, 150, 10, 10), "mixed": (5, 60, 110, 150)}


class Act(msgspec.Struct, frozen=True):
    """Done at `at` by a seat that saw the table as it was when it decided; it arrives a line's delay later."""

    seat: Seat
    at: Millis
    command: Any
    listed: tuple[Any, ...]


class Network:
    """Seats behind lines of different length; a credit is exactly the delay, as a fair server would measure it."""

    def __init__(self, table: Table, lines: tuple[Millis, ...], chance: Below, leaving: int) -> None:
        self.table, self.lines, self.chance, self.leaving = table, lines, chance, leaving
        self.under_way: dict[Seat, Act] = {}
        self.taken_at: dict[tuple[int, Seat], Millis] = {}
        self.bells: dict[int, Millis | None] = {}
        self.refused: list[tuple[str, Act]] = []
        self.refused_in_time: list[tuple[str, Act]] = []

    def run(self) -> None:
        while not self.table.awaits.over:
            for seat in self.table.awaits.seats:
                self._plan(seat)
            self._next()
            if self.table.race is not None:
                self.bells[self.table.round] = self.table.bell

    def _plan(self, seat: Seat) -> None:
        """Think again only where what may be done has changed and nothing has been done yet."""
        sees_it_at, listed = self.table.now + self.lines[seat], tuple(self.table.legal(seat))
        planned = self.under_way.get(seat)
        if planned is None or (planned.at > sees_it_at and planned.listed != listed):
            self.under_way.pop(seat, None)
            command, thinking = self._idea(seat, listed)
            if command is not None:
                self.under_way[seat] = Act(seat, sees_it_at + thinking, command, listed)

    def _idea(self, seat: Seat, listed: tuple[Any, ...]) -> tuple[Any, Millis]:
        """A cover, now and then a wrong one, some listed act, nothing where the sand will do, or farewell."""
        chance, race = self.chance, self.table.race
        if self.leaving and chance(self.leaving) == 0:
            return Resign(), chance(5_000)
        board = race.boards[seat] if race is not None and race.boards else None
        if board is not None and not race.over and not has_solved(race, seat) and chance(5):
            cover = solve(board.region, board.pieces)
            assert cover is not None
            thinking = 1_000 + chance(300) + chance(2) * chance(80_000)
            return Claim(race.number, cover if chance(8) else cover[1:]), thinking
        if not listed or (self.table.awaits.deadline is not None and chance(4) == 0):
            return None, 0
        return listed[chance(len(listed))], chance(120)

    def _next(self) -> None:
        """The first to arrive, unless the deadline has come; a bell waits for the slowest line that is awaited."""
        table, awaits = self.table, self.table.awaits
        due = min(self.under_way.values(), key=lambda act: (act.at + self.lines[act.seat], act.seat), default=None)
        arrives = None if due is None else due.at + self.lines[due.seat]
        if awaits.deadline is not None:
            waits = max((self.lines[seat] for seat in awaits.seats), default=0) if awaits.deadline.kind == "bell" else 0
            rings = awaits.deadline.at + waits
            if arrives is None or rings <= arrives:
                table.rings(awaits.deadline.kind, at=max(table.now, rings))
                return
        if due is None or arrives is None:
            table.wait(1_000)
        else:
            self._arrives(self.under_way.pop(due.seat), max(arrives, table.now))

    def _arrives(self, act: Act, received: Millis) -> None:
        settle = max((self.lines[seat] for seat in self.table.awaits.seats if seat != act.seat), default=0)
        try:
            self.table.act(act.seat, act.command, at=act.at, received=received, settle=settle)
        except Refused as refusal:
            self.refused.append((refusal.key, act))
            self.table.now = received
            if isinstance(act.command, Claim) and self._was_in_time(act):
                self.refused_in_time.append((refusal.key, act))
        else:
            if isinstance(act.command, Take):
                self.taken_at[act.command.round, act.seat] = act.at

    def covers_refused_in_time(self) -> list[tuple[str, Act]]:
        """Whole covers that were done before the bell, by seats that had not given up."""
        given_up = {(event.round, event.seat) for event in only(GaveUp, self.table.log)}
        return [
            (key, act)
            for key, act in self.refused_in_time
            if key != "ubongo.piece-missing" and (act.command.round, act.seat) not in given_up
        ]

    def _was_in_time(self, act: Act) -> bool:
        """Before the last bell of its round that was known when it arrived."""
        bell = self.bells[act.command.round]
        return bell is not None and act.at < bell


def played(game: AnyGame, seats: int, lines: str, seed: int, leaving: int, **options: Any) -> tuple[Table, Network]:
    name = f"{game.name} {seats} {lines} {seed} {leaving} {sorted(options)}"
    table = Table(game, seats, seed=name, **options)
    network = Network(table, LINES[lines][:seats], below(seed_from(name), "players"), leaving)
    network.run()
    return table, network


def takes_follow_instants(table: Table, network: Network) -> None:
    """UC-20: of several who took from one row in a round, the earlier instants got the nearer gems."""
    by_row: dict[tuple[int, int], list[Taken]] = {}
    for taken in only(Taken, table.log):
        by_row.setdefault((taken.round, taken.field), []).append(taken)
    for row in by_row.values():
        instants = [network.taken_at[taken.round, taken.seat] for taken in row]
        assert instants == sorted(instants), row


every_line = pytest.mark.parametrize("lines", LINES)
every_size = pytest.mark.parametrize("seats", [2, 3, 4])
some_leave = pytest.mark.parametrize("leaving", [0, 60], ids=["nobody leaves", "some leave"])


@some_leave
@every_line
@every_size
def test_uc18_uc20_uc23_ranks_and_takes_follow_instants_over_any_line(seats: int, lines: str, leaving: int) -> None:
    for seed, options in enumerate([{}, {"grace_seconds": 3, "seconds": 30}, {"seconds": 0}]):
        table, network = played(CLASSIC, seats, lines, seed, leaving, **options)
        assert folded(CLASSIC, table.options, seats, table.log) == table.state
        rounds_are_fair(table.log)
        takes_follow_instants(table, network)
        assert network.covers_refused_in_time() == []


@some_leave
@every_line
@every_size
def test_ud10_ud14_rewards_and_shootouts_follow_instants_over_any_line(seats: int, lines: str, leaving: int) -> None:
    for seed, options in enumerate([{}, {"no_luck": True, "seconds": 30}, {"seconds": 0}]):
        table, network = played(DIAMONDS, seats, lines, seed, leaving, **options)
        assert folded(DIAMONDS, table.options, seats, table.log) == table.state
        rounds_are_fair(table.log)
        assert network.covers_refused_in_time() == []


def test_the_lines_do_bring_covers_and_takes_out_of_order() -> None:
    """So that the tests above are about something."""
    covers, takes = 0, 0
    keys: set[str] = set()
    for seed in range(8):
        table, network = played(CLASSIC, 4, "mixed", seed, 0)
        covers += overtaken([(event.round, event.at) for event in only(Solved, table.log)])
        takes += overtaken([(event.round, event.at) for event in only(TakeAsked, table.log)])
        keys |= {key for key, _ in network.refused}
    assert covers > 5
    assert takes > 0
    assert {"ubongo.piece-missing", "ubongo.stale-round"} <= keys


def overtaken(arrivals: list[tuple[int, Millis]]) -> int:
    """How many arrived after one of the same round that was done later."""
    return sum(
        any(earlier[0] == act[0] and earlier[1] > act[1] for earlier in arrivals[:place])
        for place, act in enumerate(arrivals)
    )
