"""Whole games in virtual time: bots plan, the earliest plan or deadline comes next. Must not know a real clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from tafelrunde.core.budget import ONE_SPELL, Budget
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import AnyGame, Bot, Millis, Plan, Refused, Seat
from tafelrunde.core.planning import Due, next_input, planned
from tafelrunde.core.play import Input, Step, advance, chance_of, opened
from tafelrunde.core.replay import Line

MAX_INPUTS = 100_000


class Played(Struct, frozen=True):
    """A game played to the end: its log, its inputs, its last state and how many moves the seats made."""

    state: Any
    lines: tuple[Line, ...]
    inputs: tuple[Input, ...]
    moves: int
    seed: bytes


def playout(
    game: AnyGame,
    options: Any,
    seats: int,
    bot: Bot,
    seed_text: str,
    levels: Sequence[str] = ("random",),
    settle: Millis = 0,
    budget: Budget = ONE_SPELL,
) -> Played:
    """Play one game, with these levels in turn around the table; the same seed text gives the same game."""
    seed = seed_from(seed_text)
    answer = chance_of(seed)
    chances = [below(seed, f"bot {seat}") for seat in range(seats)]

    def ask(seat: Seat, view: Any, legal: Sequence[Any]) -> Plan[Any] | None:
        return bot(view, legal, levels[seat % len(levels)], chances[seat], budget())

    step = opened(game, options, seats, answer)
    lines = [Line(0, event) for event in step.events]
    inputs: list[Input] = []
    due: dict[Seat, Due] = {}
    now, moves = 0, 0
    while not (awaits := game.awaits(step.state)).over:
        due = planned(game, step.state, awaits.seats, due, ask, now)
        coming = next_input(due, awaits.deadline.at if awaits.deadline else None, now, settle)
        if coming is None:
            raise RuntimeError("nobody means to act and no deadline comes")
        given, mover = coming
        now = max(now, given.at)
        inputs.append(given)
        if len(inputs) > MAX_INPUTS:
            raise RuntimeError(f"{game.name} does not end: seed {seed_text}")
        try:
            step = advance(game, step.state, given, answer, step.draws)
        except Refused as refusal:
            raise RuntimeError(f"{game.name}: bot was refused {given}: {refusal.key}") from refusal
        if mover is not None:
            due.pop(mover)
            moves += 1
        lines += [Line(0, event, given.at, given.at, 0, mover) for event in step.events]
    return Played(step.state, tuple(lines), tuple(inputs), moves, seed)


def again(game: AnyGame, options: Any, seats: int, played: Played) -> Step[Any]:
    """Feed the same inputs to a new table: it must come to the same end."""
    answer = chance_of(played.seed)
    step = opened(game, options, seats, answer)
    for given in played.inputs:
        step = advance(game, step.state, given, answer, step.draws)
    return step
