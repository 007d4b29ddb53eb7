"""Which games the laws are held against: everything in the catalogue and the template, in every size and option."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import Struct

from tafelrunde.core.game import AnyGame
from tafelrunde.core.playout import Played, playout
from tafelrunde.games import BOTS, CATALOGUE, TEMPLATE

GAMES: tuple[AnyGame, ...] = (TEMPLATE, *CATALOGUE.values())

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "null": [{}],
    "ugo": [{}, {"turn_seconds": 30}],
    "ubongo-classic": [{}, {"side": "hard", "grace_seconds": 5}, {"seconds": 0, "starter": 0}],
    "ubongo-diamonds": [{}, {"no_luck": True, "side": "hard"}, {"solo_mode": "tasks"}],
}


class Case(Struct, frozen=True):
    """One game at one size with one set of options."""

    game: AnyGame
    seats: int
    options: Any

    @property
    def name(self) -> str:
        chosen = msgspec.to_builtins(self.options)
        default = msgspec.to_builtins(self.game.options_type())
        marks = [f"{key}={value}" for key, value in chosen.items() if default[key] != value]
        return "-".join([self.game.name, str(self.seats), *marks])

    def played(self, seed: str = "law", settle: int = 0) -> Played:
        """A whole game by random players."""
        return playout(self.game, self.options, self.seats, BOTS[self.game.name], f"{self.name}:{seed}", settle=settle)


CASES = [
    Case(game, seats, msgspec.convert(options, game.options_type))
    for game in GAMES
    for seats in game.seats
    for options in OPTIONS[game.name]
]

every_case = pytest.mark.parametrize("case", [pytest.param(case, id=case.name) for case in CASES])
every_game = pytest.mark.parametrize(
    "case", [pytest.param(next(c for c in CASES if c.game is game), id=game.name) for game in GAMES]
)
