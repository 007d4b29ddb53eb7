"""How hard a task is: one number z, and the grade from 1 to 5 that players see; grading.toml has the weights.

Tasks are compared with those of as many pieces. Knows no deck, no card and no player."""

from functools import cache, lru_cache
from importlib import resources
from math import log

import msgspec

from tafelrunde.polyomino.board import MAX_HEIGHT, MAX_WIDTH, Region, eight_views, mask
from tafelrunde.polyomino.engine import effort, solutions
from tafelrunde.polyomino.piece import NAMES, SHAPES, TURNS, PieceName

Features = dict[str, float]


class Spread(msgspec.Struct, frozen=True):
    """Where a feature lies among the tasks of a class: its mean and its standard deviation."""

    mean: float
    deviation: float


class Class(msgspec.Struct, frozen=True):
    """Tasks of as many pieces: their features, the weighed sum of these, and the z between one grade and the next."""

    bounds: tuple[float, float, float, float]
    whole: Spread
    features: dict[str, Spread]


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    weights: dict[str, float]
    pieces: dict[str, Class]


@cache
def calibration() -> Calibration:
    """The numbers in use."""
    data = resources.files("tafelrunde.polyomino").joinpath("grading.toml").read_bytes()
    return msgspec.toml.decode(data, type=Calibration)


def grade(region: Region, pieces: tuple[PieceName, ...]) -> int:
    """From 1, at a glance, to 5."""
    z = difficulty(region, pieces)
    return 1 + sum(z > bound for bound in calibration().pieces[str(len(pieces))].bounds)


@lru_cache(maxsize=65536)
def difficulty(region: Region, pieces: tuple[PieceName, ...]) -> float:
    """The z of a task that has a cover: 0 in the middle of all with as many pieces, 1 a standard deviation harder."""
    of = calibration().pieces[str(len(pieces))]
    return (weighed(features(region, pieces), of.features) - of.whole.mean) / of.whole.deviation


def weighed(found: Features, of: dict[str, Spread]) -> float:
    """The features, each standardised, times their weights."""
    weights = calibration().weights
    return sum(weights[name] * (value - of[name].mean) / of[name].deviation for name, value in found.items())


def features(region: Region, pieces: tuple[PieceName, ...]) -> Features:
    """What can be measured of a task that has a cover."""
    covers = list(solutions(region, pieces))
    flips = min(sum(laid.flip and laid.piece in TWO_FACED for laid in cover) for cover in covers)
    return {
        "search": log(effort(_upright(region), pieces) / len(covers)),
        "placements": log(sum(_places(region, piece) for piece in pieces)),
        "flips": flips,
        "symmetric": sum(piece not in TWO_FACED for piece in pieces),
    }


@lru_cache(maxsize=4096)
def _upright(region: Region) -> Region:
    """The same view of all congruent areas: how a search fares depends on how an area lies, not so a person."""
    views = eight_views(region.rows)
    return Region(min(rows for rows in views if len(rows) <= MAX_HEIGHT and len(rows[0]) <= MAX_WIDTH))


@cache
def _faces(piece: PieceName) -> tuple[frozenset[int], frozenset[int]]:
    lying, flipped = (frozenset(SHAPES[piece, turn, flip].mask for turn in TURNS) for flip in (False, True))
    return lying, flipped


TWO_FACED: frozenset[PieceName] = frozenset(piece for piece in NAMES if _faces(piece)[0].isdisjoint(_faces(piece)[1]))


@lru_cache(maxsize=4096)
def _places(region: Region, piece: PieceName) -> int:
    """How many ways there are to lay the piece alone."""
    free = mask(region)
    return sum(
        shape & moved == shape
        for shape in frozenset.union(*_faces(piece))
        for moved in (free >> at for at in range(free.bit_length()))
    )
