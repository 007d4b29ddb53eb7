"""What bots mean to do, and what comes next at a table: a plan that falls due, or the deadline.
Must not know a real clock, nor who asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from tafelrunde.core.game import AnyGame, Millis, Move, Plan, Seat, TimeUp
from tafelrunde.core.play import Input

Ask: TypeAlias = Callable[[Seat, Any, Sequence[Any]], Plan[Any] | None]
"""What a seat means to do, given its view and what it may do; nothing means waiting."""


class Due(Struct, frozen=True):
    """A plan, the instant at which it falls due, and what the seat could do when it was made."""

    at: Millis
    plan: Plan[Any]
    legal: tuple[Any, ...]


Plans: TypeAlias = Mapping[Seat, Due]


def planned(game: AnyGame, state: Any, seats: Iterable[Seat], plans: Plans, ask: Ask, now: Millis) -> dict[Seat, Due]:
    """Who has a plan keeps it as long as what it may do stays the same; everyone else is asked."""
    kept: dict[Seat, Due] = {}
    for seat in seats:
        view = game.view(state, seat)
        legal = tuple(game.legal(view))
        if seat in plans and plans[seat].legal == legal:
            kept[seat] = plans[seat]
        elif (plan := ask(seat, view, legal)) is not None:
            kept[seat] = Due(now + plan.after_ms, plan, legal)
    return kept


def first_due(plans: Plans) -> Seat | None:
    """Whose plan falls due first; of equals the first seat."""
    return min(plans, key=lambda seat: (plans[seat].at, seat), default=None)


def next_input(plans: Plans, deadline: Millis | None, now: Millis, settle: Millis) -> tuple[Input, Seat | None] | None:
    """The earliest plan, unless the deadline comes first or in the same instant; nothing when nothing will come."""
    seat = first_due(plans)
    if seat is None or (deadline is not None and deadline <= plans[seat].at):
        return None if deadline is None else (TimeUp(max(now, deadline)), None)
    at = plans[seat].at
    return Move(seat, at, at, settle, plans[seat].plan.command), seat
