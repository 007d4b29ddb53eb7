"""The cover search and the atlas of boards in C++; knows no card, no game and no file.

Single calls take regions as rows, cells or masks, and pieces by name; `count_many` and `solve_many` take arrays.
"""

from tafelrunde_kernel._kernel import (
    API,
    NAMES,
    SHAPES,
    BadRegion,
    BadSet,
    Covers,
    Section,
    Sheet,
    areas,
    census,
    count,
    count_many,
    effort,
    sets_for,
    solutions,
    solve,
    solve_many,
    survey,
    tilings,
)

__all__ = [
    "API",
    "NAMES",
    "SHAPES",
    "BadRegion",
    "BadSet",
    "Covers",
    "Section",
    "Sheet",
    "areas",
    "census",
    "count",
    "count_many",
    "effort",
    "sets_for",
    "solutions",
    "solve",
    "solve_many",
    "survey",
    "tilings",
]
