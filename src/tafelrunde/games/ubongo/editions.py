"""The editions as values: each is the seven functions of the seam. Must not know more than their names."""

from __future__ import annotations

from typing import Any, TypeAlias

from tafelrunde.core.game import Awaits, Drawn, Game, Move, Outcome, Refused, Seat, TimeUp
from tafelrunde.games.ubongo.classic import flow as classic_flow
from tafelrunde.games.ubongo.classic import fold as classic_fold
from tafelrunde.games.ubongo.classic import model as classic
from tafelrunde.games.ubongo.classic import rules as classic_rules
from tafelrunde.games.ubongo.classic import view as classic_view
from tafelrunde.games.ubongo.diamonds import flow as hunt_flow
from tafelrunde.games.ubongo.diamonds import fold as hunt_fold
from tafelrunde.games.ubongo.diamonds import model as hunt
from tafelrunde.games.ubongo.diamonds import rules as hunt_rules
from tafelrunde.games.ubongo.solo import model as solo
from tafelrunde.games.ubongo.solo import rules as solo_rules

State: TypeAlias = hunt.State | solo.State
Command: TypeAlias = hunt.Command | solo.Command
Event: TypeAlias = hunt.Event | solo.Event
View: TypeAlias = hunt.View | solo.View


def _new(options: hunt.Options, seats: int) -> State:
    """UD-1: one player plays solo, two to four play the hunt."""
    return solo_rules.new(options) if seats == 1 else hunt_rules.new(options, seats)


def _decide(state: State, given: Move[Any] | Drawn | TimeUp) -> list[Any]:
    alone = isinstance(state, solo.State)
    if isinstance(given, Move) and not isinstance(given.command, solo.Command if alone else hunt.Command):
        raise Refused("ubongo.not-in-this-game")
    return solo_rules.decide(state, given) if isinstance(state, solo.State) else hunt_rules.decide(state, given)


def _evolve(state: State, event: Any) -> State:
    return solo_rules.evolve(state, event) if isinstance(state, solo.State) else hunt_fold.evolve(state, event)


def _awaits(state: State) -> Awaits:
    return solo_rules.awaits(state) if isinstance(state, solo.State) else hunt_flow.awaits(state)


def _view(state: State, seat: Seat | None) -> View:
    return solo_rules.view(state, seat) if isinstance(state, solo.State) else hunt_rules.view(state, seat)


def _legal(view: View) -> list[Any]:
    return list(solo_rules.legal(view) if isinstance(view, solo.View) else hunt_rules.legal(view))


def _outcome(state: State) -> Outcome | None:
    return solo_rules.outcome(state) if isinstance(state, solo.State) else hunt_rules.outcome(state)


def _is_drawn(event: Any) -> bool:
    return hunt_flow.is_drawn(event) or solo_rules.is_drawn(event)


CLASSIC: Game[classic.Options, classic.State, classic.Command, classic.Event, classic.View] = Game(
    name="ubongo-classic",
    seats=range(2, 7),
    options_type=classic.Options,
    command_type=classic.Command,  # type: ignore[arg-type] # a union is not a type to mypy, and is one to msgspec
    event_type=classic.Event,  # type: ignore[arg-type]
    view_type=classic.View,
    new=classic_rules.new,
    decide=classic_rules.decide,
    evolve=classic_fold.evolve,
    awaits=classic_flow.awaits,
    view=classic_view.view,
    legal=classic_view.legal,
    outcome=classic_view.outcome,
    is_drawn=classic_flow.is_drawn,
)

DIAMONDS: Game[hunt.Options, State, Command, Event, View] = Game(
    name="ubongo-diamonds",
    seats=range(1, 5),
    options_type=hunt.Options,
    command_type=Command,  # type: ignore[arg-type]
    event_type=Event,  # type: ignore[arg-type]
    view_type=View,  # type: ignore[arg-type]
    new=_new,
    decide=_decide,
    evolve=_evolve,
    awaits=_awaits,
    view=_view,
    legal=_legal,
    outcome=_outcome,
    is_drawn=_is_drawn,
)
