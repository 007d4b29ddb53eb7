"""`tafelrunde play`: a game here in the terminal, alone, against bots, or with others at the same keyboard.
Must not know any game's rules."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.cli.arguments import OPTIONS

if TYPE_CHECKING:
    from tafelrunde.core.game import AnyGame
    from tafelrunde.terminal.sitting import Ending
    from tafelrunde.terminal.talk import Keys, Talk
    from tafelrunde.terminal.wording import Wording

INTERRUPTED = 130
THINKING = 150
"""Spells of thinking for a bot's decision: about a twentieth of a second where there is a kernel."""
_PATIENCE_MS = 150


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "play",
        help="play a game here in the terminal",
        description="Plays a game in plain lines that a screen reader can follow, one command a line.\n"
        "`help` lists the commands of the game, `rules` its rules.",
        epilog=OPTIONS,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="ugo, ubongo-classic or ubongo-diamonds")
    parser.add_argument("--seats", type=int, metavar="N", help="how many play (default: as many as may, up to 4)")
    parser.add_argument("--people", type=int, default=1, metavar="K", help="how many share this keyboard (default: 1)")
    parser.add_argument(
        "--bots",
        default="",
        metavar="LEVELS",
        help="who sits in the other seats, in turn, such as beginner or expert,player (default: the gentlest)",
    )
    parser.add_argument(
        "--names", default="", metavar="A,B", help="the names of the players, in the order of the seats"
    )
    parser.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")
    parser.add_argument("--side", help="easy or hard boards (Ubongo)")
    parser.add_argument("--seconds", help="how long the sandglass runs, or a turn in UGO!; 0: no clock")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the table, such as no_luck=true; see below",
    )
    parser.add_argument("--seed", metavar="TEXT", help="the same text, the same shuffles and the same bots")
    parser.add_argument("--log", type=Path, metavar="FILE", help="write the log of the game here at the end")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where solo records are kept (default: your data folder)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 0 at the end or when nobody can type, 2 when the game cannot be set up so."""
    from tafelrunde.cli.asking import answered

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a sentence with a strange letter is better than none
    return answered("play", args.language, lambda words: _play(args, words))


def _play(args: argparse.Namespace, words: Wording) -> int:
    from secrets import token_bytes

    from tafelrunde.cli.asking import levels_of
    from tafelrunde.core.budget import spells
    from tafelrunde.core.chance import SEED_BYTES, seed_from
    from tafelrunde.games import BOTS
    from tafelrunde.terminal.console import Terminal
    from tafelrunde.terminal.desk import Desk
    from tafelrunde.terminal.sitting import Sitting
    from tafelrunde.terminal.talk import Talk
    from tafelrunde.terminal.wording import Wording

    game, seats = _game(args)
    names = _names(args, seats, words)
    options = _options(args, game)
    bots = dict.fromkeys(range(args.people, seats), BOTS[game.name])
    seed = token_bytes(SEED_BYTES) if args.seed is None else seed_from(args.seed)
    desk = Desk(game, options, seats, bots, seed, levels_of(game, args.bots), spells(THINKING))
    _check_log(args)
    try:
        console = None if sys.stdin is None or sys.stdin.closed else Terminal(sys.stdin, sys.stdout)
        if console is None or (not console.interactive and console.has_nothing(_PATIENCE_MS)):
            print(words.text("no-input"))
            return 0
        talk = Talk(desk, console, Wording(words.catalogue, names), range(args.people))
        ending = Sitting(talk, _keys(talk)).play()
    except KeyboardInterrupt:
        print()
        print(words.text("left-the-game"))
        return _write_log(args, desk.log(), words) or INTERRUPTED
    _say_farewell(args, talk, ending)
    return _write_log(args, desk.log(), words)


def _game(args: argparse.Namespace) -> tuple[AnyGame, int]:
    from tafelrunde.cli.asking import game_named
    from tafelrunde.terminal.vocabulary import Misunderstood

    game, seats = game_named(args.game, args.seats)
    if args.people not in range(1, seats + 1):
        raise Misunderstood("bad-seats-for-people", seats=seats, people=args.people)
    return game, seats


def _names(args: argparse.Namespace, seats: int, words: Wording) -> list[str]:
    """The names that were given, and for the seats behind them what the catalogue calls persons and bots."""
    from tafelrunde.platform.session import clean_name
    from tafelrunde.terminal.vocabulary import Misunderstood

    given = [clean_name(name) for name in args.names.split(",")] if args.names.strip() else []
    if len(given) > seats:
        raise Misunderstood("bad-names", names=len(given), seats=seats)
    kinds = ["name-of-player" if seat < args.people else "name-of-bot" for seat in range(seats)]
    others = [words.text(kind, number=seat) for seat, kind in enumerate(kinds, start=1)]
    return given + others[len(given) :]


def _options(args: argparse.Namespace, game: AnyGame) -> object:
    from msgspec.structs import fields

    from tafelrunde.terminal.options import options_from

    clock = "turn_seconds" if "turn_seconds" in {field.name for field in fields(game.options_type)} else "seconds"
    options: object = options_from(game, args.option, {"side": args.side, clock: args.seconds})
    return options


def _check_log(args: argparse.Namespace) -> None:
    """Better to say it now than after the game."""
    from tafelrunde.terminal.vocabulary import Misunderstood

    try:
        if args.log is not None:
            args.log.open("ab").close()
    except OSError as fault:
        raise Misunderstood("bad-path", path=str(args.log), reason=fault.strerror or "?") from None


def _keys(talk: Talk) -> Keys:
    from tafelrunde.terminal.ubongo_keys import UbongoKeys
    from tafelrunde.terminal.ugo_keys import UgoKeys

    return UgoKeys(talk) if talk.desk.game.name == "ugo" else UbongoKeys(talk)


def _say_farewell(args: argparse.Namespace, talk: Talk, ending: Ending) -> None:
    from tafelrunde.storage.directory import own_directory
    from tafelrunde.storage.solo_records import SoloRecords
    from tafelrunde.terminal.sitting import Ending
    from tafelrunde.terminal.solo_results import verdict

    if ending is Ending.PLAYED:
        for line in verdict(talk.desk.state, SoloRecords(args.data or own_directory()), talk.words):
            talk.line(line)
    else:
        talk.say("left-the-game" if ending is Ending.LEFT else "input-ended")


def _write_log(args: argparse.Namespace, data: bytes, words: Wording) -> int:
    if args.log is None:
        return 0
    try:
        args.log.write_bytes(data)
    except OSError as fault:
        text = words.text("log-not-written", path=str(args.log), reason=fault.strerror or "?")
        print(f"tafelrunde play: {text}", file=sys.stderr)
        return 1
    print(words.text("log-written", path=str(args.log)))
    return 0
