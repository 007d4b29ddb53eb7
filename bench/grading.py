"""The means and deviations of src/tafelrunde/polyomino/grading.toml: of every set of many areas like the built-in ones.

python bench/grading.py [--areas N] [--json]
"""

from __future__ import annotations

import argparse
from statistics import fmean, pstdev, quantiles

import msgspec

from tafelrunde.core.chance import below, seed_from
from tafelrunde.polyomino.board import Region, has_holes
from tafelrunde.polyomino.deck import PIECES_ON, SIDES, Side
from tafelrunde.polyomino.engine import census
from tafelrunde.polyomino.generate import grow, sizes
from tafelrunde.polyomino.grading import Class, Features, Spread, features, weighed
from tafelrunde.polyomino.kinds import KINDS
from tafelrunde.polyomino.looks import plainness


def sample(side: Side, number: int) -> list[Region]:
    """Areas that grow from one seed, in the shares of the printed ones, with as many sets; of three always the
    handsomest, which comes near to the choice that is made for a deck."""
    kind, draw = KINDS[side], below(seed_from("grading"), side)
    found = []
    for size in sizes(kind, number):
        three: list[Region] = []
        while len(three) < 3:
            region = grow(size, kind.boxes[draw(len(kind.boxes))], draw)
            if not has_holes(region) and len(census(region, PIECES_ON[side])) in kind.sets:
                three.append(region)
        found.append(min(three, key=plainness))
    return found


def measured(side: Side, number: int) -> Class:
    """Every feature of every task that the areas allow, their weighed sum, and the fifths of that."""
    tasks: list[Features] = [
        features(region, pieces)
        for region in sample(side, number)
        for pieces, covers in census(region, PIECES_ON[side]).items()
        if covers <= KINDS[side].most_covers
    ]
    of = {name: _spread([task[name] for task in tasks]) for name in tasks[0]}
    sums = [weighed(task, of) for task in tasks]
    whole = _spread(sums)
    first, second, third, fourth = (round((at - whole.mean) / whole.deviation, 2) for at in quantiles(sums, n=5))
    return Class((first, second, third, fourth), whole, of)


def _spread(values: list[float]) -> Spread:
    return Spread(round(fmean(values), 3) + 0.0, round(pstdev(values), 3))  # and no minus before a nought


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--areas", type=int, default=360, metavar="N", help="of each side (default: 360)")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    args = parser.parse_args()
    found = {str(PIECES_ON[side]): measured(side, args.areas) for side in SIDES}
    if args.json:
        print(msgspec.json.encode(found).decode())
        return
    for pieces, of in found.items():
        print(f"\n[pieces.{pieces}]")
        print(f"bounds = {list(of.bounds)}")
        print(f"whole = {_told(of.whole)}")
        for name, spread in of.features.items():
            print(f"features.{name} = {_told(spread)}")


def _told(spread: Spread) -> str:
    return f"{{ mean = {spread.mean}, deviation = {spread.deviation} }}"


if __name__ == "__main__":
    main()
