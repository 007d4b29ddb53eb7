"""Scoring a kingdom after ten tricks. Must not know the table."""

from __future__ import annotations

from tafelrunde.games.ugo.model import FARMERS_NEEDED, KINGDOM_FARMERS, LETTERS, Card, Kingdom, SectionScore

PENALTY = 5
WITHOUT_LAND = (0, 0, 1, 3, 5)


def section_points(top: Card | None, missing: int, without_land: int) -> int:
    """UG-18, UG-19, UG-20: a tended land counts its value, an untended one costs, farmers alone bring what is printed.

    The deduction is for each missing farmer, so that a round may score below zero.
    """
    if top is None:
        return 0 if missing else without_land
    return -PENALTY * missing if missing else top.value


def missing_farmers(farmers: int) -> tuple[int, ...]:
    """UG-13: farmers stand on the first free places from the left, so their number says which sections lack some."""
    missing = []
    for needed in FARMERS_NEEDED:
        missing.append(max(0, needed - farmers))
        farmers = max(0, farmers - needed)
    return tuple(missing)


_MISSING = tuple(missing_farmers(farmers) for farmers in range(KINGDOM_FARMERS + 1))


def sheet(kingdom: Kingdom) -> tuple[SectionScore, ...]:
    """UG-12, UG-18, UG-19, UG-20: what each of the five sections brings; only the tops of the stacks count."""
    rows = []
    for place, missing in enumerate(_MISSING[kingdom.farmers]):
        top = kingdom.stacks[place][-1] if place < len(kingdom.stacks) else None
        suit, value = (top.suit, top.value) if top else (None, None)
        points = section_points(top, missing, WITHOUT_LAND[place])
        rows.append(SectionScore(LETTERS[place], suit, value, missing, points))
    return tuple(rows)


def points(rows: tuple[SectionScore, ...]) -> int:
    """UG-18, UG-19, UG-20: what a kingdom brings."""
    return sum(row.points for row in rows)
