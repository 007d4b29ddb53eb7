"""UGO!: a trick-taking game in which the highest card wins, and has to be placed and tended.

model     cards, kingdoms, options, commands, state, view
events    what happens
trick     one trick: following, winning, farmers
placing   a won trick in a kingdom
scoring   a kingdom after ten tricks
judging   whether a command is allowed
rules     new, awaits, decide, outcome, is_drawn
evolve    what events make of the table
view      what a seat sees and may do
bots      players without a person
"""

from tafelrunde.core.game import Game
from tafelrunde.games.ugo.events import Event
from tafelrunde.games.ugo.evolve import evolve
from tafelrunde.games.ugo.model import SEATS, Command, Options, State, View
from tafelrunde.games.ugo.rules import awaits, decide, is_drawn, new, outcome
from tafelrunde.games.ugo.view import legal, view

UGO: Game[Options, State, Command, Event, View] = Game(
    name="ugo",
    seats=SEATS,
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
