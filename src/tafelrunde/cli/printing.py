"""`tafelrunde print`: boards, pieces, gems, cards and rules as a PDF, true to scale. Must not draw itself."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.paper.wish import Wish
    from tafelrunde.polyomino.deck import Card, Deck
    from tafelrunde.terminal.wording import Wording

FAULTY, INTERRUPTED = 1, 130
_WHAT = ("boards", "pieces", "gems", "cards", "rules")
_GAMES = ("ubongo-classic", "ubongo-diamonds", "ugo")
_EPILOG = """examples:
  tafelrunde print boards --only 1-18 --language cs      18 cards, easy in front, hard behind
  tafelrunde print pieces --players 6 --pattern-only     six sets of pieces, in black alone
  tafelrunde print gems                                  gem board, round track, gems, figures, die
  tafelrunde print cards                                 UGO!: 45 lands, kingdoms, farmers
  tafelrunde print rules --game ugo --paper letter       the rules as a leaflet

Print at 100 %, not "fit to page", and on both sides where the file asks for it: docs/howto/print.md
"""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "print",
        help="make a PDF to cut out and play with on a real table",
        description="Writes a PDF, true to scale: a square of a board is 15 mm wide.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=_WHAT, metavar="|".join(_WHAT), help="what to print")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="default: boards.pdf and so on, here; - is standard output"
    )
    parser.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")
    parser.add_argument("--paper", choices=["a4", "letter"], default="a4", help="default: a4")
    parser.add_argument(
        "--pattern-only", action="store_true", help="no colours: saves ink, and patterns tell all apart"
    )
    parser.add_argument("--deck", metavar="FILE|NAME", help="boards: a deck file or the name of a built-in deck")
    parser.add_argument("--only", type=_numbers, metavar="1-18,20", help="boards: only the cards with these numbers")
    parser.add_argument("--side", choices=["easy", "hard", "both"], default="both", help="boards: default: both")
    parser.add_argument(
        "--flip",
        choices=["long", "short"],
        default="long",
        help="the edge over which your printer turns the paper (default: long)",
    )
    parser.add_argument(
        "--players",
        type=int,
        choices=range(1, 7),
        default=4,
        metavar="1-6",
        help="how many sets of pieces, kingdoms and gems (default: 4)",
    )
    parser.add_argument("--game", choices=_GAMES, action="append", help="rules: only this game (default: all three)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """0 when the file is written, 1 when it or the deck is not, 2 when the wish cannot be met, 130 after Ctrl-C."""
    from tafelrunde.cli.asking import answered

    return answered("print", args.language, lambda words: _print(args, words))


def _print(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.cli.decks import UnusableDeck
    from tafelrunde.cli.progress import bar, broken_off
    from tafelrunde.cli.writing import write_whole
    from tafelrunde.paper.printing import printed

    out: Path = args.out or Path(f"{args.what}.pdf")
    try:
        data, pages = printed(args.what, _wish(args, words), args.pattern_only, bar())
        if str(out) == "-":
            sys.stdout.buffer.write(data)
            return 0
        write_whole(out, data)
    except KeyboardInterrupt:
        broken_off()
        return _failed(words.text("print-interrupted"), INTERRUPTED)
    except UnusableDeck as fault:
        return _failed(str(fault))
    except OSError as fault:
        return _failed(words.text("print-unwritable", file=str(out), reason=fault.strerror or "?"))
    print(words.text("print-done", file=str(out), pages=pages), file=sys.stderr)
    return 0


def _wish(args: argparse.Namespace, words: Wording) -> Wish:
    from tafelrunde.cli.decks import deck_named
    from tafelrunde.paper.sizes import PAPERS
    from tafelrunde.paper.wish import Wish
    from tafelrunde.polyomino.deck import BUILT_IN, SIDES

    deck = deck_named(args.deck or BUILT_IN[0], words)
    return Wish(
        language=words.catalogue.language,
        paper=PAPERS[args.paper],
        deck=deck,
        cards=_chosen(deck, args.only, words),
        players=args.players,
        sides=SIDES if args.side == "both" else (args.side,),
        flip=args.flip,
        games=tuple(args.game or _GAMES),
    )


def _chosen(deck: Deck, only: list[int] | None, words: Wording) -> tuple[Card, ...]:
    from tafelrunde.terminal.vocabulary import Misunderstood

    known = {card.id: card for card in deck.cards}
    for number in only or ():
        if number not in known:
            raise Misunderstood("print-no-card", deck=deck.name, number=str(number))
    return tuple(known[number] for number in only) if only else deck.cards


def _failed(reason: str, status: int = FAULTY) -> int:
    print(f"tafelrunde print: {reason}", file=sys.stderr)
    return status


def _numbers(text: str) -> list[int]:
    """`1-18,20` as numbers, each once, in the order they are written."""
    found: dict[int, None] = {}
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise argparse.ArgumentTypeError("write 7, 1-18 or 1-18,20")
        begin, end = int(first), int(last or first)
        if not 1 <= begin <= end <= 9999:
            raise argparse.ArgumentTypeError("cards are numbered from 1 to 9999, the smaller number first")
        found |= dict.fromkeys(range(begin, end + 1))
    return list(found)
