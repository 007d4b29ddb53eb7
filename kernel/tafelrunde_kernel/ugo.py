"""One round of UGO! in C++: the twin of the rules, and a search for good moves; knows no whole game and no person."""

from tafelrunde_kernel._ugo import (
    ACTIONS,
    CARDS,
    FEATURES,
    OBSERVATION,
    Position,
    Search,
    Tables,
    flat,
    rounds,
    sample,
)

__all__ = [
    "ACTIONS",
    "CARDS",
    "FEATURES",
    "OBSERVATION",
    "Position",
    "Search",
    "Tables",
    "flat",
    "rounds",
    "sample",
]
