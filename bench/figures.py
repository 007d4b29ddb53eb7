"""One claim beside its goal, and how a list of them is told. Must not know what was measured."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence

import msgspec


class Peer(msgspec.Struct, frozen=True):
    """Somebody else's figure for the same, from the same run."""

    name: str
    value: float


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """One claim: what was measured, how much it is, what was promised, and what a peer makes of it."""

    name: str
    value: float
    unit: str
    goal: float | None = None
    at_least: bool = False
    peer: Peer | None = None

    @property
    def holds(self) -> bool:
        if self.goal is None:
            return True
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def tell(figures: Sequence[Figure], as_json: bool) -> None:
    """With the machine's name, as lines; with `--json` those go to standard error and one object comes last."""
    machine = f"{platform.node()} {platform.machine()} {platform.python_implementation()} {platform.python_version()}"
    out = sys.stderr if as_json else sys.stdout
    print(machine, file=out)
    for figure in figures:
        sign, verdict = (">=" if figure.at_least else "<="), ("" if figure.holds else "   MISSED")
        goal = "" if figure.goal is None else f"goal {sign} {_number(figure.goal)}{verdict}"
        print(f"{figure.name:<44} {_number(figure.value):>10} {figure.unit:<9} {goal}{_beside(figure)}", file=out)
    if as_json:
        rows = [{**msgspec.to_builtins(figure), "holds": figure.holds} for figure in figures]
        print(msgspec.json.encode({"machine": machine, "figures": rows}).decode())


def _number(value: float) -> str:
    """Large ones in whole, with commas."""
    return f"{value:,.0f}" if value >= 10_000 else f"{value:.3f}".rstrip("0").rstrip(".")


def _beside(figure: Figure) -> str:
    if figure.peer is None:
        return ""
    ours, theirs = figure.value, figure.peer.value
    times = ours / theirs if figure.at_least else theirs / ours
    return f"   {figure.peer.name}: {_number(theirs)}, {times:.3g} times"
