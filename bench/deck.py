"""Draws what the built-in deck is like beside the printed boards: areas, piece use, numbers of covers, grades.

python bench/deck.py docs/deck.svg [--json]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from tafelrunde.polyomino.board import area
from tafelrunde.polyomino.deck import GRADES, SIDES, Side, face, load, tasks
from tafelrunde.polyomino.kinds import BASE, KINDS
from tafelrunde.polyomino.piece import NAMES

WIDTH, PANEL, TALL, TOP, BARS = 840, 190, 120, 70, 400
COVERS = {
    "1": range(1, 2),
    "2": range(2, 3),
    "3": range(3, 4),
    "4-5": range(4, 6),
    "6-9": range(6, 10),
    "10+": range(10, 99),
}
STYLE = """
  text { font: 11px system-ui, sans-serif; fill: #1f2937 }
  .title { font-weight: 600; font-size: 13px }
  .small { fill: #6b7280; font-size: 10px }
  .ours { fill: #0f766e }
  .printed { fill: #9ca3af }
  @media (prefers-color-scheme: dark) {
    text { fill: #e5e7eb } .small { fill: #9ca3af } .ours { fill: #2dd4bf } .printed { fill: #6b7280 }
  }
"""


class Panel(msgspec.Struct):
    """Shares in percent, ours and those of the printed boards as far as they are known."""

    title: str
    ours: dict[str, float]
    printed: dict[str, float]
    note: str = ""


def shares(counts: Mapping[Any, float]) -> dict[str, float]:
    whole = sum(counts.values())
    return {str(name): round(100 * number / whole, 1) for name, number in counts.items()}


def panels(side: Side) -> list[Panel]:
    """What there is to tell of a side."""
    deck, kind = load("starter"), KINDS[side]
    asked = [task for *_, task in tasks(deck, side)]
    covers = [task.covers or 0 for task in asked]
    areas = Counter(area(face(card, side).region) for card in deck.cards)
    use = Counter(piece for task in asked for piece in task.pieces)
    grades = Counter(task.grade for task in asked)
    told = f"middle {median(covers):g} (printed {kind.median_covers}), most {max(covers)} (printed {kind.most_covers})"
    return [
        Panel("Squares of an area", shares({n: areas[n] for n in sorted(kind.areas)}), shares(kind.areas)),
        Panel("Use of each piece", shares({piece: use[piece] for piece in NAMES}), shares(kind.use)),
        Panel(
            "Ways to cover an area",
            shares({name: sum(number in of for number in covers) for name, of in COVERS.items()}),
            {"1": kind.percent_single},
            told,
        ),
        Panel("Grade of a task", shares({level: grades[level] for level in range(1, GRADES + 1)}), {}),
    ]


def drawn(panel: Panel, left: float, top: float) -> Iterator[str]:
    """Two upright bars for each name, ours before the printed."""
    yield f'<text class="title" x="{left:g}" y="{top - 14:g}">{panel.title}</text>'
    yield f'<text class="small" x="{left + BARS - 20:g}" y="{top - 14:g}" text-anchor="end">{panel.note}</text>'
    most = max([*panel.ours.values(), *panel.printed.values()])
    step = (BARS - 20) / len(panel.ours)
    bar = min(14.0, step / 2 - 2)
    for place, name in enumerate(panel.ours):
        middle = left + step * (place + 0.5)
        yield f'<text x="{middle:.1f}" y="{top + TALL + 14:g}" text-anchor="middle">{name}</text>'
        start = middle - bar - 0.5 if name in panel.printed else middle - bar / 2
        for kind, values, x in (("ours", panel.ours, start), ("printed", panel.printed, middle + 0.5)):
            if name in values:
                high = (TALL - 14) * values[name] / most
                at = f'x="{x:.1f}" y="{top + TALL - high:.1f}" width="{bar:.1f}" height="{high:.1f}"'
                yield f'<rect class="{kind}" {at}><title>{name}: {values[name]:g} %</title></rect>'
        told = f"{panel.ours[name]:.0f}"
        highest = (TALL - 14) * max(panel.ours[name], panel.printed.get(name, 0)) / most
        above = f'x="{middle:.1f}" y="{top + TALL - highest - 3:.1f}"'
        yield f'<text class="small" {above} text-anchor="middle">{told}</text>'


def chart(found: Mapping[Side, list[Panel]]) -> str:
    """A column for each side."""
    height = TOP + PANEL * max(map(len, found.values()))
    told = f"The built-in deck, 54 cards, beside the {BASE} printed boards, in percent"
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">']
    parts += [f"<title>{told}</title>", f"<style>{STYLE}</style>", f'<text class="title" x="0" y="16">{told}</text>']
    for kind, word, x in (("ours", "ours", WIDTH - 150), ("printed", "printed", WIDTH - 85)):
        parts.append(
            f'<rect class="{kind}" x="{x}" y="7" width="10" height="10"/><text x="{x + 14}" y="16">{word}</text>'
        )
    for column, (side, shown) in enumerate(found.items()):
        left = column * (WIDTH - BARS)
        parts.append(f'<text x="{left}" y="38">{side} side</text>')
        for place, panel in enumerate(shown):
            parts += drawn(panel, left, TOP + place * PANEL)
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="FILE", help="where the chart goes")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    args = parser.parse_args()
    found: dict[Side, list[Panel]] = {side: panels(side) for side in SIDES}
    args.out.write_text(chart(found), encoding="utf-8")
    if args.json:
        print(msgspec.json.encode(found).decode())
        return
    for side, shown in found.items():
        for panel in shown:
            print(f"{side}: {panel.title} {panel.note}")
            for name, share in panel.ours.items():
                beside = f"{panel.printed[name]:6.1f}" if name in panel.printed else ""
                print(f"  {name:<5}{share:6.1f}{beside}")


if __name__ == "__main__":
    main()
