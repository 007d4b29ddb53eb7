"""`tafelrunde simulate`: bots play whole games in virtual time. Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.cli.arguments import OPTIONS, at_least_one

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tafelrunde.core.game import AnyGame
    from tafelrunde.core.playout import Played


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "simulate",
        help="let bots play whole games, as fast as they can",
        description="Bots play whole games in virtual time. The same seed gives the same games and\n"
        "the same digest (SHA-256 over all logs) on every run and machine.",
        epilog=OPTIONS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="ugo, ubongo-classic or ubongo-diamonds")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: as many as may, up to 4)")
    parser.add_argument(
        "--bots", default="random", metavar="LEVELS", help="who plays, in turn, such as expert,player (default: random)"
    )
    parser.add_argument(
        "--spells", type=at_least_one, default=8, metavar="N", help="how long they may think (default: 8 spells)"
    )
    parser.add_argument("--games", type=at_least_one, default=10, metavar="G", help="how many games (default: 10)")
    parser.add_argument("--seed", default="1", metavar="S", help="any text (default: 1)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the table, such as side=hard; see below",
    )
    parser.add_argument("--logs", type=Path, metavar="DIR", help="write each game's log into this folder")
    parser.add_argument("--language", help="en, de, nl, es, cs or sk, for what cannot be done (default: yours)")
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, say what came out; 2 when they cannot be played so."""
    from tafelrunde.cli.asking import answered

    return answered("simulate", args.language, lambda _: _simulate(args))


def _simulate(args: argparse.Namespace) -> int:
    import hashlib

    import msgspec

    from tafelrunde.cli.asking import game_named, levels_of, table_options
    from tafelrunde.core import replay
    from tafelrunde.terminal.vocabulary import Misunderstood

    game, seats = game_named(args.game, args.seats)
    options = table_options(game, seats, args.option)
    try:
        if args.logs is not None:
            args.logs.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Misunderstood("bad-path", path=str(args.logs), reason=fault.strerror or "?") from None
    digest, moves, events = hashlib.sha256(), 0, 0
    levels = levels_of(game, args.bots)
    for number, played in enumerate(_games(args, game, options, seats, levels), start=1):
        log = replay.write(game, options, seats, played.lines, played.seed)
        digest.update(log)
        moves += played.moves
        events += len(played.lines)
        if args.logs is not None:
            (args.logs / f"{game.name}-{seats}-{number:04}.jsonl").write_bytes(log)
    result = {
        "game": game.name,
        "seats": seats,
        "games": args.games,
        "moves": moves,
        "events": events,
        "mean_length": round(moves / args.games, 3),
        "digest": digest.hexdigest(),
    }
    if args.json:
        print(msgspec.json.encode(result).decode())
    else:
        for name, value in result.items():
            print(f"{name:<12} {value}")
    return 0


def _games(
    args: argparse.Namespace, game: AnyGame, options: object, seats: int, levels: tuple[str, ...]
) -> Iterator[Played]:
    from tafelrunde.core.budget import spells
    from tafelrunde.core.playout import playout
    from tafelrunde.games import BOTS

    shown = sys.stderr.isatty()
    for number in range(1, args.games + 1):
        seed, budget = f"{args.seed}:{number}", spells(args.spells)
        yield playout(game, options, seats, BOTS[game.name], seed, levels, budget=budget)
        if shown:
            print(f"\r{number} of {args.games} games", end="", file=sys.stderr, flush=True)
    if shown:
        print(file=sys.stderr)
