"""The games. CATALOGUE names them all; nobody below this line knows one by name."""

from collections.abc import Mapping
from types import MappingProxyType

from tafelrunde.core.game import AnyGame, Bot
from tafelrunde.games.null import NULL
from tafelrunde.games.null.bots import choose as null_bot

TEMPLATE: AnyGame = NULL
CATALOGUE: Mapping[str, AnyGame] = MappingProxyType({})
BOTS: Mapping[str, Bot] = MappingProxyType({NULL.name: null_bot})
