"""How good somebody is at a game, learned from the ranks of rated tables (openskill's Plackett-Luce model).
Must not know the games, nor where ratings are kept."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.platform.archive import Rating


def rate(old: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """New ratings after one game; who has none yet begins where the model knows nothing."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating() if one is None else model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    games = [0 if one is None else one.games for one in old]
    return [Rating(team[0].mu, team[0].sigma, played + 1) for team, played in zip(rated, games, strict=True)]
