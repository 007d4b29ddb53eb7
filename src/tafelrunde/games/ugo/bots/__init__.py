"""Players of UGO! without a person. Must not know more than a seat's view.

knowledge   what a view says about hidden cards; commands as the kernel's numbers
belief      deals that agree with what was seen
greedy      what a move is worth at first sight
thinking    what it is worth after thought
advice      the same for people, with reasons
measuring   what a round brought
policy.json how the players of a simulation play, fitted by workshop/ugo_policy.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.core.game import Plan
from tafelrunde.games.ugo.bots.greedy import by_worth
from tafelrunde.games.ugo.bots.knowledge import is_placing
from tafelrunde.games.ugo.bots.thinking import SPELL, flat, searched
from tafelrunde.games.ugo.model import Command, PlayCard, View

LEVELS = ("beginner", "player", "expert")
"""Whom people may play against, the weakest first."""

REFERENCES = ("random", "greedy", "flat")
"""Whom they are measured against."""

SLIPS_IN = 4
"""A beginner overlooks the best move once in so many."""

PLAYERS_ITERATIONS = 3 * SPELL
EXPERTS_ITERATIONS = 1 << 18
FLAT_DEALS = 1_000


def choose(
    view: View, legal: Sequence[Command], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Plan[Command] | None:
    """A card or a way to place, after a moment; what is placed stays as it is."""
    if not legal:
        return None
    wishes = [command for command in legal if isinstance(command, PlayCard) or is_placing(view)]
    return Plan(_chosen(view, wishes, level, below, more), 300 + below(1_500))


def _chosen(
    view: View, wishes: Sequence[Command], level: str, below: Callable[[int], int], more: Callable[[], bool]
) -> Command:
    if level == "random":
        return wishes[below(len(wishes))]
    if len(wishes) == 1:
        return wishes[0]
    match level:
        case "beginner":
            ranked = by_worth(view, wishes)
            return ranked[min(1 + below(3), len(ranked) - 1) if below(SLIPS_IN) == 0 else 0][1]
        case "player":
            return searched(view, below, lambda: True, PLAYERS_ITERATIONS)[0].command
        case "expert":
            return searched(view, below, more, EXPERTS_ITERATIONS)[0].command
        case "greedy":
            return by_worth(view, wishes)[0][1]
        case "flat":
            return flat(view, below, FLAT_DEALS)[0].command
        case _:
            raise ValueError(f"no level of UGO!: {level}")
