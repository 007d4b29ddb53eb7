"""The games. CATALOGUE names those that people play, BOTS who sits in for a person and
LEVELS how well, the gentlest first, TEMPLATE the game to start from."""

from collections.abc import Mapping
from types import MappingProxyType

from tafelrunde.core.game import AnyGame, Bot
from tafelrunde.games.null import NULL
from tafelrunde.games.null.bots import choose as null_bot
from tafelrunde.games.ubongo.bots import choose as ubongo_bot
from tafelrunde.games.ubongo.editions import CLASSIC, DIAMONDS
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.bots import choose as ugo_bot

TEMPLATE: AnyGame = NULL
CATALOGUE: Mapping[str, AnyGame] = MappingProxyType({game.name: game for game in (CLASSIC, DIAMONDS, UGO)})
LEVELS: Mapping[str, tuple[str, ...]] = MappingProxyType(dict.fromkeys((*CATALOGUE, NULL.name), ("random",)))
BOTS: Mapping[str, Bot] = MappingProxyType(
    {CLASSIC.name: ubongo_bot, DIAMONDS.name: ubongo_bot, UGO.name: ugo_bot, NULL.name: null_bot}
)
