"""The template game, and the smallest test of the seam: everyone holds a secret number and keeps it or changes it
once for one from the sealed stock; the highest number wins. `docs/howto/add-a-game.md` walks through it."""

from tafelrunde.core.game import Game
from tafelrunde.games.null.model import Command, Event, Options, State, View
from tafelrunde.games.null.rules import awaits, decide, evolve, is_drawn, legal, new, outcome, view

NULL: Game[Options, State, Command, Event, View] = Game(
    name="null",
    seats=range(2, 7),
    options_type=Options,
    command_type=Command,  # type: ignore[arg-type] # a union is not a type to mypy, and is one to msgspec
    event_type=Event,  # type: ignore[arg-type]
    view_type=View,
    new=new,
    decide=decide,
    evolve=evolve,
    awaits=awaits,
    view=view,
    legal=legal,
    outcome=outcome,
    is_drawn=is_drawn,
)
