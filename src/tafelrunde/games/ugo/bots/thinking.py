"""What each move is worth, found by playing deals on that agree with what was seen: by the kernel's search, or where
there is no kernel by random play in Python, which sees far less in the same time. Must not know levels or pauses."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tafelrunde.core.game import Move, Seat
from tafelrunde.games.ugo.bots.belief import Belief
from tafelrunde.games.ugo.bots.knowledge import command_of, is_placing, position_of
from tafelrunde.games.ugo.evolve import evolve
from tafelrunde.games.ugo.model import ROUNDS, Command, PlaceLands, PlayCard, State, View
from tafelrunde.games.ugo.rules import decide
from tafelrunde.games.ugo.view import legal as legal_in
from tafelrunde.games.ugo.view import view as view_of
from tafelrunde.polyomino.engine import engine

if TYPE_CHECKING:
    from tafelrunde_kernel._ugo import Verdict as Raw

SPELL = 128
"""So many iterations are done between two questions whether there is time for more."""

SCALE = 20.0
"""The kernel counts worth in twenties of points."""

LEAD_IN_GAME = 0.1
"""What a lead is worth beside the chance to win, where the game is at stake."""


class Verdict(Struct, frozen=True):
    """A move, how often it was looked at, and how many points it is expected to lead to, compared with the others'
    mean; in the last round, where the game is at stake, a twentieth of that is a chance to win it."""

    command: Command
    visits: int
    points: float


def has_kernel() -> bool:
    """Whether the search in C++ is there and wanted."""
    return engine() == "kernel" and _kernel_imports()


@cache
def _kernel_imports() -> bool:
    try:
        import tafelrunde_kernel.ugo  # noqa: F401
    except ImportError:
        return False
    return True


def searched(
    view: View, below: Callable[[int], int], more: Callable[[], bool], most: int, whole_game: bool = True
) -> list[Verdict]:
    """Every sensible move, the best first, after at most so many iterations and at least one spell of them; with
    `whole_game` the last round is played for the game."""
    if not has_kernel():
        return _by_random_play(view, below, more, most, whole_game)
    from tafelrunde_kernel.ugo import Search

    search = Search(
        position_of(view),
        totals=_at_stake(view) if whole_game else None,
        logits=policy_logits(),
        seed=below(1 << 32),
    )
    search.run(min(SPELL, most))
    done = SPELL
    while done < most and more():
        search.run(min(SPELL, most - done))
        done += SPELL
    return _told(search.verdicts(), view)


def flat(view: View, below: Callable[[int], int], deals: int) -> list[Verdict]:
    """The reference: as many deals, each played on at random after every move."""
    if not has_kernel():
        left = iter(range(deals))
        return _by_random_play(view, below, lambda: next(left, None) is not None, deals * SPELL)
    from tafelrunde_kernel.ugo import flat

    return _told(flat(position_of(view), deals, totals=_at_stake(view), seed=below(1 << 32)), view)


def _told(raw: Sequence[Raw], view: View) -> list[Verdict]:
    return [Verdict(command_of(action, view), visits, worth * SCALE) for action, visits, worth in raw]


def _at_stake(view: View) -> tuple[int, ...] | None:
    """In the last round the whole game."""
    return view.open.totals if view.open.round == ROUNDS else None


@cache
def policy_logits() -> array[float]:
    """The weights by which everyone in a simulation plays."""
    text = resources.files(__package__).joinpath("policy.json").read_bytes()
    return array("f", msgspec.json.decode(text, type=list[float]))


def _by_random_play(
    view: View, below: Callable[[int], int], more: Callable[[], bool], most: int, whole_game: bool = True
) -> list[Verdict]:
    """Each deal is played to the end of the round at random after every move."""
    assert view.seat is not None
    kind = PlaceLands if is_placing(view) else PlayCard
    moves = [command for command in legal_in(view) if isinstance(command, kind)]
    belief, sums, visits = Belief(view), [0.0] * len(moves), 0
    while not visits or (visits * SPELL < most and more()):
        dealt = belief.deal(below)
        hands = tuple(dealt.get(seat, ()) for seat in range(len(view.open.kingdoms)))
        hands = (*hands[: view.seat], view.hand or (), *hands[view.seat + 1 :])
        for number, command in enumerate(moves):
            sums[number] += _lead(_played_on(State(view.open, hands), view.seat, command, below), view, whole_game)
        visits += 1
    verdicts = [Verdict(command, visits, whole / visits) for command, whole in zip(moves, sums, strict=True)]
    return sorted(verdicts, key=lambda verdict: -verdict.points)


def _played_on(state: State, seat: Seat, command: Command, below: Callable[[int], int]) -> State:
    """The round to its end; what has been placed stays as it is."""
    number = len(state.open.points)
    while True:
        for event in decide(state, Move(seat, 0, 0, 0, command)):
            state = evolve(state, event)
        if len(state.open.points) > number or state.open.turn is None:
            return state
        seat = state.open.turn
        moves = legal_in(view_of(state, seat))
        cards = [one for one in moves if isinstance(one, PlayCard)]
        command = (cards or moves)[below(len(cards or moves))]


def _lead(state: State, view: View, whole_game: bool) -> float:
    """The points of the round compared with the others' mean; in the last round the share of the game as well."""
    assert view.seat is not None
    points, totals = state.open.points[-1], state.open.totals
    own = points[view.seat]
    lead = own - (sum(points) - own) / (len(points) - 1)
    if view.open.round < ROUNDS or not whole_game:
        return lead
    best = max(totals)
    return LEAD_IN_GAME * lead + (SCALE / totals.count(best) if totals[view.seat] == best else 0.0)
