"""Draws what `bench/fairness.py` found: win shares by round trip, with their intervals, made up for and by arrival."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chart import STYLE

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 780, 300, 56, 46, 40
MOST = 0.6
CLASSES = {"compensated": "ours", "arrival": "peer"}
LEGEND = {"compensated": "lines made up for", "arrival": "by arrival"}
LINES = """
  .rule { stroke: #9ca3af; stroke-width: 1 } .equal { stroke-dasharray: 4 4 }
  .ours.whisker { stroke: #0f766e; stroke-width: 2 } .peer.whisker { stroke: #9ca3af; stroke-width: 2 }
  @media (prefers-color-scheme: dark) { .ours.whisker { stroke: #2dd4bf } .peer.whisker { stroke: #6b7280 } }
"""


def y_of(share: float) -> float:
    """Where a share lies."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / MOST)


def _mark(share: dict[str, Any], x: float) -> Iterator[str]:
    kind = CLASSES[share["mode"]]
    low, high, at = y_of(share["low"]), y_of(min(MOST, share["high"])), y_of(share["share"])
    yield f'<line class="{kind} whisker" x1="{x:g}" x2="{x:g}" y1="{low:.1f}" y2="{high:.1f}"/>'
    yield f'<circle class="{kind}" cx="{x:g}" cy="{at:.1f}" r="5"/>'
    yield f'<text class="rate" x="{x + 9:g}" y="{at + 4:.1f}">{share["share"]:.1%}</text>'


def chart(found: dict[str, Any]) -> str:
    """All classes side by side, an equal share as a line across."""
    rtts = sorted({share["rtt"] for share in found["shares"]})
    wide = (WIDTH - LEFT) / len(rtts)
    races = max(share["races"] for share in found["shares"])
    title = f"Who wins a close race of four, by the round trip of their line ({races:,} races each)"
    parts = [f'<text class="title" x="0" y="18">{title}</text>']
    parts += [
        f'<text class="rate" x="{LEFT - 10}" y="{y_of(percent / 100) + 4:.1f}" text-anchor="end">{percent} %</text>'
        for percent in range(0, round(100 * MOST) + 1, 10)
    ]
    equal = y_of(1 / len(rtts))
    parts.append(f'<line class="rule equal" x1="{LEFT}" x2="{WIDTH}" y1="{equal:.1f}" y2="{equal:.1f}"/>')
    parts.append(f'<line class="rule" x1="{LEFT}" x2="{WIDTH}" y1="{y_of(0):.1f}" y2="{y_of(0):.1f}"/>')
    for place, rtt in enumerate(rtts):
        middle = LEFT + (place + 0.5) * wide
        parts.append(f'<text x="{middle:g}" y="{HEIGHT - 14}" text-anchor="middle">{rtt} ms</text>')
        for share in found["shares"]:
            if share["rtt"] == rtt:
                parts += _mark(share, middle + (-28 if share["mode"] == "compensated" else 28))
    for place, (mode, text) in enumerate(LEGEND.items()):
        x = WIDTH - 290 + 160 * place
        parts += [
            f'<circle class="{CLASSES[mode]}" cx="{x}" cy="34" r="5"/>',
            f'<text x="{x + 10}" y="38">{text}</text>',
        ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}{LINES}</style>", *parts, "</svg>"]) + "\n"
