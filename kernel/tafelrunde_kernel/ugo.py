"""One round of UGO! in C++: the twin of the rules, and a search for good moves; knows no whole game and no person."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde_kernel import _ugo as _chosen
else:
    try:
        from tafelrunde_kernel import _ugo_bmi2 as _chosen
    except ImportError:  # another kind of processor, or an older one
        from tafelrunde_kernel import _ugo as _chosen

ACTIONS = _chosen.ACTIONS
CARDS = _chosen.CARDS
FEATURES = _chosen.FEATURES
OBSERVATION = _chosen.OBSERVATION
Position = _chosen.Position
Search = _chosen.Search
Tables = _chosen.Tables
flat = _chosen.flat
rounds = _chosen.rounds
sample = _chosen.sample

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
