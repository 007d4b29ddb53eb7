"""Draws what an arena has found, as SVG that follows the reader's light or dark. Must not measure."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import sqrt

from tafelrunde.workshop.arena import Row
from tafelrunde.workshop.arena_ladder import Rung
from tafelrunde.workshop.arena_result import SURE, lead

WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 300, 56, 120, 40, 36
BAR = 30
STYLE = """
  text { font: 12px system-ui, sans-serif; fill: #1f2937 }
  .title { font-weight: 600; font-size: 14px }
  .faint { fill: #6b7280 }
  .rule { stroke: #d1d5db }
  .band { fill: #0f766e; opacity: .18 }
  .line { stroke: #0f766e; stroke-width: 2; fill: none }
  .dot { fill: #0f766e }
  @media (prefers-color-scheme: dark) {
    text { fill: #e5e7eb } .faint { fill: #9ca3af } .rule { stroke: #4b5563 }
    .band, .dot { fill: #2dd4bf } .line { stroke: #2dd4bf }
  }
"""


def of_leads(rows: Sequence[Row]) -> str:
    """The mean lead after each block, with its interval."""
    leads = [float(lead(row)) for row in rows]
    sums, squares = list(accumulate(leads)), list(accumulate(one * one for one in leads))
    means = [whole / number for number, whole in enumerate(sums, 1)]
    halves = [
        SURE * sqrt(max(0.0, square / number - mean * mean) / max(1, number - 1))
        for number, (square, mean) in enumerate(zip(squares, means, strict=True), 1)
    ]
    settled = min(4, len(leads) - 1)
    low = min(0.0, *(mean - half for mean, half in zip(means[settled:], halves[settled:], strict=True)), 0.0)
    high = max(1.0, *(mean + half for mean, half in zip(means[settled:], halves[settled:], strict=True)), 1.0)

    def at(block: int, points: float) -> str:
        share = (min(high, max(low, points)) - low) / (high - low)
        x = LEFT + (WIDTH - LEFT - RIGHT) * block / max(1, len(leads) - 1)
        return f"{x:.1f},{HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share:.1f}"

    over = [at(block, mean + half) for block, (mean, half) in enumerate(zip(means, halves, strict=True))]
    under = [at(block, mean - half) for block, (mean, half) in enumerate(zip(means, halves, strict=True))]
    first, *rivals = rows[0].bout.bots
    end_x, end_y = at(len(leads) - 1, means[-1]).split(",")
    zero = at(0, 0).split(",")[1]
    return _drawn(
        HEIGHT,
        f"{first} against {', '.join(rivals)}: points a round above their mean",
        f'<line class="rule" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{zero}" y2="{zero}"/>',
        f'<text class="faint" x="{LEFT - 8}" y="{float(zero) + 4:g}" text-anchor="end">0</text>',
        f'<polygon class="band" points="{" ".join([*over, *reversed(under)])}"/>',
        f'<polyline class="line" points="{" ".join(at(block, mean) for block, mean in enumerate(means))}"/>',
        f'<text x="{float(end_x) + 8:.1f}" y="{float(end_y) + 4:.1f}">{means[-1]:.2f} ± {halves[-1]:.2f}</text>',
        f'<text class="faint" x="{WIDTH - RIGHT}" y="{HEIGHT - 12}" text-anchor="end">{len(leads)} blocks</text>',
    )


def of_ladder(rungs: Sequence[Rung]) -> str:
    """Each bot's most likely strength with its interval, the strongest on top."""
    low, high = min(rung.elo_ci95[0] for rung in rungs), max(rung.elo_ci95[1] for rung in rungs)

    def x(elo: float) -> float:
        return 100 + (WIDTH - 100 - RIGHT) * (elo - low) / max(1.0, high - low)

    parts = []
    for place, rung in enumerate(rungs):
        y = TOP + 16 + place * BAR
        left, right = x(rung.elo_ci95[0]), x(rung.elo_ci95[1])
        parts += [
            f'<text x="88" y="{y + 4}" text-anchor="end">{rung.bot}</text>',
            f'<rect class="band" x="{left:.1f}" y="{y - 6}" width="{max(2.0, right - left):.1f}" height="12" rx="3"/>',
            f'<circle class="dot" cx="{x(rung.elo):.1f}" cy="{y}" r="4"/>',
            f'<text class="faint" x="{right + 8:.1f}" y="{y + 4}">{rung.elo:+.0f}, {rung.game_win_share:.0%}</text>',
        ]
    title = "Strength in Elo above the mean of all, with 95 % intervals, and the share of games won"
    return _drawn(TOP + 16 + len(rungs) * BAR, title, *parts)


def _drawn(height: float, title: str, *parts: str) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
    above = f'<text class="title" x="8" y="20">{title}</text>'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", above, *parts, "</svg>"]) + "\n"
