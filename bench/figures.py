"""One claim beside its goal, and how a list of them is told. Must not know what was measured."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """One claim: what was measured, how much it is, and what was promised."""

    name: str
    value: float
    unit: str
    goal: float
    at_least: bool = False

    @property
    def holds(self) -> bool:
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def tell(figures: Sequence[Figure], as_json: bool) -> None:
    """With the machine's name, as lines; with `--json` those go to standard error and one object comes last."""
    machine = f"{platform.node()} {platform.machine()} {platform.python_implementation()} {platform.python_version()}"
    out = sys.stderr if as_json else sys.stdout
    print(machine, file=out)
    for figure in figures:
        sign, verdict = (">=" if figure.at_least else "<="), ("" if figure.holds else "   MISSED")
        print(
            f"{figure.name:<44} {figure.value:>10.3f} {figure.unit:<9} goal {sign} {figure.goal:g}{verdict}", file=out
        )
    if as_json:
        rows = [{**msgspec.to_builtins(figure), "holds": figure.holds} for figure in figures]
        print(msgspec.json.encode({"machine": machine, "figures": rows}).decode())
