"""How strong the bots are: the bouts that we make claims about, a ladder of all bots of each game, and a page of both.

    make bench-bots                       about an hour; writes docs/arena.md and its two pictures
    make bench-bots BLOCKS=8              the same in a few minutes, told and not written
    python bench/strength.py [--blocks 200] [--rows FOLDER] [--write docs] [--json]

A block is one deal, replayed until every bot has had every seat (`tafelrunde arena`). Who thinks by the clock has so
many milliseconds of the processor for each decision, whatever else the machine does. With `--rows` every block is kept,
and none is played twice: a long run may be stopped and gone on with, as long as the bots are the same.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.cli.progress import bar
from tafelrunde.workshop.arena import Bout, Row, line_ups, rows
from tafelrunde.workshop.arena_ladder import Rung, ladder
from tafelrunde.workshop.arena_plot import of_ladder, of_leads
from tafelrunde.workshop.arena_result import Result, result
from tafelrunde.workshop.executors import executor

SEED = "strength"


class Claim(msgspec.Struct, frozen=True):
    """One challenger against three alike: the share of games and the points a round that we promise; `above_par` when
    the interval of its share must lie above a quarter."""

    challenger: str
    rivals: str
    ms: float | None = None
    games: float | None = None
    points: float | None = None
    above_par: bool = False

    @property
    def bout(self) -> Bout:
        """As the arena knows it."""
        return Bout("ugo", (self.challenger, *[self.rivals] * 3), SEED, think_ms=self.ms)

    def holds(self, found: Result) -> bool:
        """What was found is what was promised."""
        return (
            (self.games is None or found.game_win_share >= self.games)
            and (self.points is None or found.points_per_round >= self.points)
            and (not self.above_par or found.game_win_ci95[0] > found.par)
        )

    @property
    def goal(self) -> str:
        """In words."""
        parts = [] if self.games is None else [f">= {self.games:.0%} of games"]
        parts += [] if self.points is None else [f">= {self.points:g} points"]
        parts += ["more games than par"] if self.above_par else []
        return ", ".join(parts)


CLAIMS = (
    Claim("expert", "greedy", ms=50, games=0.65, points=7.5),
    Claim("expert", "flat", ms=50, above_par=True),
    Claim("player", "greedy", games=0.45),
    Claim("beginner", "random"),
)
LADDERS = {"ugo": 4, "ubongo-classic": 4, "ubongo-diamonds": 4}


def played(bouts: Sequence[tuple[Bout, int]], workers: int, kept: Path | None) -> list[Row]:
    """All blocks, those of the file first."""
    known = {}
    if kept is not None and kept.exists():
        stored = [msgspec.json.decode(line, type=Row) for line in kept.read_bytes().splitlines()]
        known = {(msgspec.json.encode(row.bout), row.block): row for row in stored}
    missing = [(bout, number) for bout, number in bouts if (msgspec.json.encode(bout), number) not in known]
    show, found = bar(), []
    with executor(workers) as hands:
        fresh = rows(missing, hands, workers)
        for bout, number in bouts:
            row = known.get((msgspec.json.encode(bout), number))
            if row is None:
                row = next(fresh)
                if kept is not None:
                    with kept.open("ab") as file:
                        file.write(msgspec.json.encode(row) + b"\n")
            found.append(row)
            show(len(found) / len(bouts))
    return found


def machine() -> str:
    """Where this was."""
    return f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}"


def claim_lines(found: Sequence[tuple[Claim, Result]]) -> Iterator[str]:
    """A table in Markdown."""
    yield "| challenger | against three | thinks for | blocks | points a round | rounds won | games won | promised |"
    yield "|---|---|---|---|---|---|---|---|"
    for claim, told in found:
        low, high = told.ci95
        least, most = told.game_win_ci95
        thinks = f"{told.ms_per_decision:.3g} ms"
        promised = f"{claim.goal}: {'holds' if claim.holds(told) else '**missed**'}" if claim.goal else ""
        yield (
            f"| {claim.challenger} | {claim.rivals} | {thinks} | {told.blocks} | {told.points_per_round:+.2f} "
            f"({low:+.2f} … {high:+.2f}) | {told.round_win_share:.1%} | {told.game_win_share:.1%} "
            f"({least:.1%} … {most:.1%}) | {promised} |"
        )


def ladder_lines(rungs: Sequence[Rung]) -> Iterator[str]:
    """The same for a ladder."""
    yield "| bot | Elo above the mean | openskill | games | games won |"
    yield "|---|---|---|---|---|"
    for rung in rungs:
        low, high = rung.elo_ci95
        yield (
            f"| {rung.bot} | {rung.elo:+.0f} ({low:+.0f} … {high:+.0f}) | {rung.mu:.1f} ± {rung.sigma:.1f} "
            f"| {rung.games} | {rung.game_win_share:.1%} |"
        )


def page(claims: Sequence[tuple[Claim, Result]], ladders: dict[str, list[Rung]]) -> str:
    """What is told of it all."""
    parts = [
        "# How strong the bots are",
        "Made by `bench/strength.py` (`make bench-bots` plays the longest) on one machine "
        f"({machine()}), {max(told.cpu_seconds for _, told in claims):,.0f} seconds of processor time for the longest "
        "line. A block is one deal, replayed until every bot has had every seat; in brackets 95 % intervals by blocks. "
        "Points are those of a round above the mean of the others, games are whole games of four rounds, shared where "
        "they are equal; par is 25 %. How the players of UGO! think is told in `games/ugo/bots` and `kernel/src`.",
        "\n".join(claim_lines(claims)),
        "![The expert's lead against three greedy, block by block](arena.svg)",
        "`flat` is the reference that plays 1,000 deals on at random after every move, `greedy` takes what is worth "
        "most at first sight, and a `beginner` is greedy with slips. [How the expert thinks, and what was tried]"
        "(decisions/0007-the-expert-of-ugo.md) tells why `flat` is so hard to beat.",
        "## All against all",
        "Everybody meets everybody, thinking for eight spells; most likely strengths on Elo's scale, and openskill's "
        "estimate.",
        "![All bots of UGO! in one order](ladder.svg)",
        *(f"### {game}\n\n" + "\n".join(ladder_lines(rungs)) for game, rungs in ladders.items()),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--blocks", type=int, default=200, help="of each bout and each ladder (default: 200)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one a processor)")
    parser.add_argument("--rows", type=Path, help="keep every block in this folder")
    parser.add_argument("--write", type=Path, help="write arena.md, arena.svg and ladder.svg into this folder")
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    args = parser.parse_args()

    def file(name: str) -> Path | None:
        return None if args.rows is None else args.rows / f"{name}.jsonl"

    claims, leads = [], []
    for claim in CLAIMS:
        bouts = [(claim.bout, number) for number in range(args.blocks)]
        name = f"{claim.challenger}-{claim.rivals}"
        found = played(bouts, args.workers, file(name))
        leads.append(found)
        claims.append((claim, result(found)))
    ladders = {}
    for game, seats in LADDERS.items():
        ups = islice(line_ups(game, seats, SEED), args.blocks)
        bouts = [(Bout(game, names, SEED), number) for number, names in enumerate(ups)]
        ladders[game] = ladder(played(bouts, args.workers, file(game)))
    told = page(claims, ladders)
    if args.write is not None:
        (args.write / "arena.md").write_text(told, encoding="utf-8")
        (args.write / "arena.svg").write_text(of_leads(leads[0]), encoding="utf-8")
        (args.write / "ladder.svg").write_text(of_ladder(ladders["ugo"]), encoding="utf-8")
    print(told, file=sys.stderr if args.json else sys.stdout)
    if args.json:
        print(msgspec.json.encode(as_data(claims, ladders)).decode())


def as_data(claims: Sequence[tuple[Claim, Result]], ladders: dict[str, list[Rung]]) -> dict[str, Any]:
    """For programs."""
    bouts = [{**msgspec.to_builtins(claim), "holds": claim.holds(told), "found": told} for claim, told in claims]
    return {"machine": machine(), "bouts": bouts, "ladders": ladders}


if __name__ == "__main__":
    main()
