"""The speed of the rules: what a move, a set of views, a round, a claim and `--help` cost on this machine.

    python bench/rules.py [--json]

Each figure is the best of several repetitions, beside its goal. Nothing here is cached between repetitions that
would not be cached at a table.
"""

from __future__ import annotations

import argparse
import random
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from figures import Figure, tell
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import Move
from tafelrunde.core.play import advance, chance_of, opened
from tafelrunde.core.playout import playout
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.games.ubongo.race.model import Board
from tafelrunde.games.ubongo.race.rules import checked_cover
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.deck import SYMBOLS, load

UGO = CATALOGUE["ugo"]
SEATS = 4


def best(action: Callable[[], int], repetitions: int = 7, clock: Callable[[], float] = time.process_time) -> float:
    """Seconds for one of the things that `action` does and counts; the best of several goes, as noise only adds.
    It is CPU time, so that what else the machine does does not count."""
    times = []
    for _ in range(repetitions):
        start = clock()
        count = action()
        times.append((clock() - start) / count)
    return min(times)


def _plays() -> list[tuple[Any, Move[Any]]]:
    """Every input of twenty games with the state that it came to."""
    found = []
    for number in range(20):
        played = playout(UGO, UGO.options_type(), SEATS, BOTS["ugo"], f"bench {number}")
        step, answer = opened(UGO, UGO.options_type(), SEATS, chance_of(played.seed)), chance_of(played.seed)
        for given in played.inputs:
            if isinstance(given, Move):
                found.append((step.state, given))
            step = advance(UGO, step.state, given, answer, step.draws)
    return found


def a_play(plays: list[tuple[Any, Move[Any]]]) -> float:
    """One play of UGO! through decide and evolve, in microseconds."""
    decide, evolve = UGO.decide, UGO.evolve

    def action() -> int:
        for state, move in plays:
            after = state
            for event in decide(state, move):
                after = evolve(after, event)
        return len(plays)

    return best(action) * 1e6


def the_views(plays: list[tuple[Any, Move[Any]]]) -> float:
    """The views of four seats and a spectator, in microseconds."""
    view, eyes = UGO.view, (0, 1, 2, 3, None)

    def action() -> int:
        for state, _ in plays:
            for seat in eyes:
                view(state, seat)
        return len(plays)

    return best(action) * 1e6


def rounds_a_second() -> float:
    """Whole four-player rounds of UGO! by random play through the seam, deal included, a second."""
    answer = chance_of(seed_from("rounds"))
    chance = random.Random(1).random

    def action() -> int:
        games = 10
        for _ in range(games):
            step = opened(UGO, UGO.options_type(), SEATS, answer)
            while (awaits := UGO.awaits(step.state)).needed:
                seat = awaits.needed[0]
                commands = UGO.legal(UGO.view(step.state, seat))
                move = Move(seat, 0, 0, 0, commands[int(chance() * len(commands))])
                step = advance(UGO, step.state, move, answer, step.draws)
        return games * 4

    return 1 / best(action, 9)


def a_claim() -> float:
    """Checking a claim of Ubongo, right ones of both sides, in microseconds."""
    cards, number = load("starter").cards, below(seed_from("claims"), "card")
    claims = []
    for card in cards:
        for side, face in (("easy", card.easy), ("hard", card.hard)):
            pieces = face.rows[SYMBOLS[number(6)]]
            cover = solve(face.region, pieces)
            assert cover is not None
            claims.append((Board(card.id, side, face.region, pieces), cover))  # type: ignore[arg-type]

    def action() -> int:
        for _ in range(20):
            for board, cover in claims:
                checked_cover(board, cover)
        return 20 * len(claims)

    return best(action) * 1e6


def help_seconds() -> float:
    """`tafelrunde --help`, from nothing to the prompt."""

    def action() -> int:
        subprocess.run([sys.executable, "-m", "tafelrunde", "--help"], check=True, stdout=subprocess.DEVNULL)
        return 1

    return best(action, clock=_spent_by_children)


def _spent_by_children() -> float:
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    args = parser.parse_args()
    plays = _plays()
    figures = [
        Figure("a play of UGO!, decide and evolve", a_play(plays), "us", 10),
        Figure("the views of four seats and a spectator", the_views(plays), "us", 15),
        Figure("rounds of UGO! by random play, four seats", rounds_a_second(), "a second", 1500, at_least=True),
        Figure("checking a claim in Ubongo", a_claim(), "us", 20),
        Figure("tafelrunde --help", help_seconds(), "s", 0.15),
    ]
    tell(figures, args.json)


if __name__ == "__main__":
    main()
