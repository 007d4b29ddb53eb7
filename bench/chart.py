"""Draws what `bench/solve.py --json` found as the chart in the README.

python bench/solve.py --json | python bench/chart.py docs/solve.svg
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

WIDTH, NAMES, BAR, GAP, TOP = 780, 150, 15, 5, 62
LEAST, MOST = 100, 100_000_000  # puzzles a second, at the two ends of a panel
STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #1f2937 }
  .title { font-weight: 600; font-size: 14px }
  .rate { fill: #6b7280; font-size: 11px }
  .ours { fill: #0f766e }
  .peer { fill: #9ca3af }
  @media (prefers-color-scheme: dark) {
    text { fill: #e5e7eb } .rate { fill: #9ca3af } .ours { fill: #2dd4bf } .peer { fill: #6b7280 }
  }
"""


def short(rate: float) -> str:
    """Two digits and a word, as nobody reads more off a bar."""
    for unit, name in ((1e6, " million"), (1e3, " thousand")):
        if rate >= unit:
            return f"{rate / unit:.{0 if rate >= 10 * unit else 1}f}{name}"
    return f"{rate:.0f}"


def panel(title: str, lines: list[dict[str, Any]], left: float, top: float, width: float) -> Iterator[str]:
    """A bar for each solver, on a logarithmic scale."""
    yield f'<text class="title" x="{left:g}" y="{top - 8:g}">{title}</text>'
    room = width - NAMES - 80
    for place, line in enumerate(lines):
        y = top + place * (BAR + GAP)
        long = max(1.0, room * math.log(line["whole"] / LEAST) / math.log(MOST / LEAST))
        kind = "peer" if line["peer"] else "ours"
        yield f'<text x="{left + NAMES - 8:g}" y="{y + 12:g}" text-anchor="end">{line["solver"]}</text>'
        yield f'<rect class="{kind}" x="{left + NAMES:g}" y="{y:g}" width="{long:.1f}" height="{BAR}" rx="2"/>'
        yield f'<text class="rate" x="{left + NAMES + long + 5:.1f}" y="{y + 12:g}">{short(line["whole"])}</text>'


def chart(found: dict[str, Any]) -> str:
    """The four workloads, two by two."""
    workloads = list(found["workloads"].items())
    most = max(len(lines) for _, lines in workloads)
    tall, wide = most * (BAR + GAP) + 44, WIDTH / 2
    parts = [
        part
        for place, (title, lines) in enumerate(workloads)
        for part in panel(title, lines, place % 2 * wide, TOP + place // 2 * tall, wide)
    ]
    height = TOP + (len(workloads) + 1) // 2 * tall
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    told = "Puzzles a second of CPU time, models included (logarithmic scale)"
    title = f"<title>{told}</title>"
    above = f'<text x="0" y="18">{told}</text>'
    return "\n".join([head, title, f"<style>{STYLE}</style>", above, *parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(chart(msgspec.json.decode(sys.stdin.buffer.read().splitlines()[-1])), encoding="utf-8")
