"""The games. CATALOGUE names those that people play, BOTS who sits in for a person and
LEVELS how well, the gentlest first, REFERENCES whom they are measured against and ROUND_POINTS by what, ADVISERS
who says what is good and why, RUNS what playing alone is a record of, TEMPLATE the game to start from."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any

from tafelrunde.core.advice import Adviser
from tafelrunde.core.game import AnyGame, Bot
from tafelrunde.games.null import NULL
from tafelrunde.games.null.bots import choose as null_bot
from tafelrunde.games.ubongo import bots as ubongo_bots
from tafelrunde.games.ubongo.bots import measuring as ubongo_rounds
from tafelrunde.games.ubongo.editions import CLASSIC, DIAMONDS
from tafelrunde.games.ubongo.solo.results import run_of
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo import bots as ugo_bots
from tafelrunde.games.ugo.bots import measuring as ugo_rounds
from tafelrunde.games.ugo.bots.advice import ADVISER as UGO_ADVISER

TEMPLATE: AnyGame = NULL
CATALOGUE: Mapping[str, AnyGame] = MappingProxyType({game.name: game for game in (CLASSIC, DIAMONDS, UGO)})
LEVELS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        CLASSIC.name: ubongo_bots.LEVELS,
        DIAMONDS.name: ubongo_bots.LEVELS,
        UGO.name: ugo_bots.LEVELS,
        NULL.name: ("random",),
    }
)
REFERENCES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        CLASSIC.name: ubongo_bots.REFERENCES,
        DIAMONDS.name: ubongo_bots.REFERENCES,
        UGO.name: ugo_bots.REFERENCES,
        NULL.name: (),
    }
)
BOTS: Mapping[str, Bot] = MappingProxyType(
    {
        CLASSIC.name: ubongo_bots.choose,
        DIAMONDS.name: ubongo_bots.choose,
        UGO.name: ugo_bots.choose,
        NULL.name: null_bot,
    }
)
ROUND_POINTS: Mapping[str, Callable[[Iterable[Any], int], tuple[tuple[int, ...], ...]]] = MappingProxyType(
    {
        CLASSIC.name: ubongo_rounds.round_points,
        DIAMONDS.name: ubongo_rounds.round_points,
        UGO.name: ugo_rounds.round_points,
    }
)
ADVISERS: Mapping[str, Adviser] = MappingProxyType({UGO.name: UGO_ADVISER})
RUNS: Mapping[str, Callable[[Any], tuple[str, tuple[int, ...]] | None]] = MappingProxyType({DIAMONDS.name: run_of})
