"""Which gems a bot wants: its own best colours, and at the top also what the others would like.
Must not know boards, time or chance."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.game import Seat
from tafelrunde.games.ubongo.classic import gems
from tafelrunde.games.ubongo.classic.flow import steps_left
from tafelrunde.games.ubongo.classic.model import Colour, Open, Row

Counts = tuple[int, ...]

BY_PLACE = (1.0, 0.4, 0.15, 0.06, 0.02, 0.01)
"""What a gem counts in the colour of which one has most, second most, …: UC-29 looks at them in this order."""

A_RIVALS_GEM = 0.35
A_LATER_GEM = 0.25
_COMMON_REACH = 3
_LOOKED_AT = 6


def worth(counts: Counts) -> float:
    """UC-29: a collection in the race for one colour."""
    return sum(weight * count for weight, count in zip(BY_PLACE, sorted(counts, reverse=True), strict=True))


def gain(counts: Counts, taken: tuple[Colour, ...]) -> float:
    """What gems add to a collection."""
    return worth(gems.with_gems(counts, taken)) - worth(counts)


def fields_within_reach(table: Open, seat: Seat) -> list[int]:
    """Where the figure can stand when it takes, its own field first, then the nearest."""
    stands = table.figures[seat]
    assert stands is not None
    steps = 0 if table.race is None else steps_left(table, table.race, seat)
    return sorted([stands, *gems.reachable(stands, steps)], key=lambda field: abs(field - stands))


def own_wish(table: Open, seat: Seat, field: int) -> float:
    """What the two nearest gems there add to the own collection."""
    return gain(table.gems[seat], gems.nearest(table.rows[field]))


def sharp_wish(table: Open, seat: Seat, field: int) -> float:
    """The own gain, what it keeps from those who could take it themselves, and what will lie around there later."""
    taken = gems.nearest(table.rows[field])
    rows = [gems.without_nearest(row) if number == field else row for number, row in enumerate(table.rows)]
    own = gems.with_gems(table.gems[seat], taken)
    return (
        gain(table.gems[seat], taken)
        + A_RIVALS_GEM * _loss_of_rivals(table, seat, field, taken)
        + A_LATER_GEM * _later(rows, own, field)
    )


def starting_wish(table: Open, field: int) -> float:
    """Before the first round: how many gems of one colour lie in front of a field and its neighbours."""
    near: dict[Colour, float] = {}
    for other, row in enumerate(table.rows):
        for depth, gem in enumerate(row[:_LOOKED_AT]):
            if gem is not None:
                near[gem] = near.get(gem, 0.0) + _nearness(other - field, depth)
    return max(near.values())


def _loss_of_rivals(table: Open, seat: Seat, field: int, taken: tuple[Colour, ...]) -> float:
    """The most that one of the others would have gained by these gems; what the leader loses counts most."""
    best = max(worth(counts) for counts in table.gems) or 1.0
    losses = [
        gain(counts, taken) * (0.5 + 0.5 * worth(counts) / best)
        for other, counts in enumerate(table.gems)
        if other != seat and _comes_near(table, other, field)
    ]
    return max(losses, default=0.0)


def _comes_near(table: Open, seat: Seat, field: int) -> bool:
    stands = table.figures[seat]
    return seat not in table.gone and stands is not None and abs(stands - field) <= _COMMON_REACH


def _later(rows: Sequence[Row], counts: Counts, field: int) -> float:
    """What the best field around brings in the next round."""
    near = [number for number in range(gems.FIELDS) if abs(number - field) <= _COMMON_REACH]
    return max(gain(counts, gems.nearest(rows[number])) / (1 + 0.15 * abs(number - field)) for number in near)


def _nearness(steps: int, depth: int) -> float:
    return 1 / (1 + abs(steps)) / (1 + depth / 3)
