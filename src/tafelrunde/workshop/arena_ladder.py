"""All bots in one order: openskill's estimate, which hears one game after the other, and the most likely strengths,
which look at all games at once. Must not play."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from math import log10
from statistics import fmean, stdev

from msgspec import Struct

from tafelrunde.workshop.arena import Row
from tafelrunde.workshop.arena_result import SURE, share

_ROUNDS_OF_FIT = 200
_RESAMPLES = 100
_DRAWN = 0.5  # of one drawn game for each pair: nobody is infinitely strong

Wins = Mapping[tuple[str, str], float]
Game = tuple[tuple[str, ...], tuple[int, ...]]


class Rung(Struct, frozen=True):
    """One bot: its most likely strength on Elo's scale above the mean of all, openskill's mean and deviation, and its
    share of the games it played."""

    bot: str
    elo: float
    elo_ci95: tuple[float, float]
    mu: float
    sigma: float
    games: int
    game_win_share: float


def ladder(rows: Sequence[Row]) -> list[Rung]:
    """The strongest first."""
    blocks = [[(row.bout.bots, sitting.ranks) for sitting in row.sittings] for row in rows]
    games = [game for block in blocks for game in block]
    bots = sorted({bot for names, _ in games for bot in names})
    likely = strengths(bots, _wins(games))
    spread = _resampled(bots, blocks)
    skilled = _skills(bots, games)
    found = []
    for bot in bots:
        around = SURE * spread[bot]
        span = (round(likely[bot] - around, 1), round(likely[bot] + around, 1))
        mu, sigma = skilled[bot]
        won = [_share(game, place) for game in games for place in _places(game, bot)]
        rung = Rung(bot, round(likely[bot], 1), span, round(mu, 2), round(sigma, 2), len(won), round(fmean(won), 4))
        found.append(rung)
    return sorted(found, key=lambda rung: -rung.elo)


def strengths(bots: Sequence[str], wins: Wins) -> dict[str, float]:
    """Bradley and Terry's model, fitted by Hunter's minorising steps; a draw is half a win for both."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(_ROUNDS_OF_FIT):
        strength = {bot: _likelier(bot, strength, wins) for bot in bots}
    elo = {bot: 400 * log10(strength[bot]) for bot in bots}
    return {bot: elo[bot] - fmean(elo.values()) for bot in bots}


def _likelier(bot: str, strength: Mapping[str, float], wins: Wins) -> float:
    others = [other for other in strength if other != bot]
    met = sum((wins[bot, other] + wins[other, bot]) / (strength[bot] + strength[other]) for other in others)
    return sum(wins[bot, other] for other in others) / met


def _wins(games: Sequence[Game]) -> Wins:
    wins: dict[tuple[str, str], float] = defaultdict(lambda: _DRAWN)
    for names, ranks in games:
        for (one, at), (other, there) in combinations(zip(names, ranks, strict=True), 2):
            if one != other:
                wins[one, other] += 1.0 if at < there else 0.5 if at == there else 0.0
                wins[other, one] += 1.0 if there < at else 0.5 if at == there else 0.0
    return wins


def _resampled(bots: Sequence[str], blocks: Sequence[Sequence[Game]]) -> dict[str, float]:
    """The deviation of each strength, from as many blocks drawn anew with replacement."""
    chance = random.Random(0)
    fits = [
        strengths(bots, _wins([game for block in chance.choices(blocks, k=len(blocks)) for game in block]))
        for _ in range(_RESAMPLES)
    ]
    return {bot: stdev(fit[bot] for fit in fits) for bot in bots}


def _skills(bots: Sequence[str], games: Sequence[Game]) -> dict[str, tuple[float, float]]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    skills = {bot: model.rating() for bot in bots}
    for names, ranks in games:
        if len(set(names)) == len(names):
            rated = model.rate([[skills[name]] for name in names], ranks=[float(rank) for rank in ranks])
            skills.update(zip(names, (team[0] for team in rated), strict=True))
    return {bot: (skill.mu, skill.sigma) for bot, skill in skills.items()}


def _places(game: Game, bot: str) -> list[int]:
    return [place for place, name in enumerate(game[0]) if name == bot]


def _share(game: Game, place: int) -> float:
    ranks = game[1]
    return share((ranks[place], *ranks[:place], *ranks[place + 1 :]))
