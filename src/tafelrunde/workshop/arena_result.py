"""What the blocks of an arena say: means, intervals, shares, and whether it is decided already. Must not play."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import inf, log, sqrt
from statistics import fmean, stdev
from typing import Literal, TypeAlias

from msgspec import Struct

from tafelrunde.workshop.arena import Row

SURE = 1.96
ERROR = 0.05
FEWEST_BLOCKS = 8

Interval: TypeAlias = tuple[float, float]
Verdict: TypeAlias = Literal["better", "not better", "open"]


class Result(Struct, frozen=True, omit_defaults=True):
    """The challenger against the mean of the others; the interval is that of the points, by blocks. Equal places are
    shared, and `par` is the share of one who is like the others."""

    blocks: int
    points_per_round: float
    ci95: Interval
    round_win_share: float
    game_win_share: float
    ms_per_decision: float
    cpu_seconds: float
    game_win_ci95: Interval
    par: float
    verdict: Verdict | None = None


def lead(row: Row) -> Fraction:
    """Points a round above the others' mean, exactly: bots that are alike cancel out."""
    seats = len(row.bout.bots)
    leads = [seats * points[0] - sum(points) for sitting in row.sittings for points in sitting.rounds]
    return Fraction(sum(leads), len(leads) * (seats - 1))


def result(rows: Sequence[Row], by: float | None = None) -> Result:
    """All blocks together; with `by`, also whether the challenger is better by so many points a round."""
    leads = [float(lead(row)) for row in rows]
    games = [fmean(share(sitting.ranks) for sitting in row.sittings) for row in rows]
    rounds = [share([-one for one in points]) for row in rows for sitting in row.sittings for points in sitting.rounds]
    decisions = sum(row.decisions for row in rows)
    return Result(
        blocks=len(rows),
        points_per_round=round(fmean(leads), 4),
        ci95=interval(leads),
        round_win_share=round(fmean(rounds), 4),
        game_win_share=round(fmean(games), 4),
        ms_per_decision=round(sum(row.thought_ms for row in rows) / max(1, decisions), 4),
        cpu_seconds=round(sum(row.cpu_seconds for row in rows), 3),
        game_win_ci95=interval(games),
        par=round(1 / len(rows[0].bout.bots), 4),
        verdict=None if by is None else verdict(leads, by),
    )


def share(ranks: Sequence[int]) -> float:
    """What the first one has of the first place: all, a part or nothing."""
    best = min(ranks)
    return 1 / ranks.count(best) if ranks[0] == best else 0.0


def interval(values: Sequence[float]) -> Interval:
    """Where the mean lies, in nineteen of twenty cases."""
    mean, half = fmean(values), SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return round(mean - half, 4), round(mean + half, 4)


def verdict(leads: Sequence[float], by: float) -> Verdict:
    """The generalised sequential test: a lead of `by` against none, wrong in one of twenty cases either way."""
    if len(leads) < FEWEST_BLOCKS:
        return "open"
    above, variance = fmean(leads) - by / 2, stdev(leads) ** 2
    likelier = len(leads) * by * above / variance if variance else inf * (above or -1)
    limit = log((1 - ERROR) / ERROR)
    return "better" if likelier >= limit else "not better" if likelier <= -limit else "open"
