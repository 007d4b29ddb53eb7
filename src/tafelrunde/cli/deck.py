"""`tafelrunde deck`: make a deck of cards, prove one, draw one; knows files and the terminal, no game."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tafelrunde.cli.arguments import at_least_one

if TYPE_CHECKING:
    from tafelrunde.polyomino.deck import Card, Deck, Face, Side
    from tafelrunde.terminal.wording import Wording

FAULTY, INTERRUPTED = 1, 130
_GAP = 3


class Figures(NamedTuple):
    """What `check` tells of one side."""

    tasks: int
    single: int
    median_covers: float
    most_covers: int
    grades: tuple[int, ...]


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    deck = subparsers.add_parser("deck", help="make, check or show a deck of cards")
    deck.set_defaults(run=run)
    actions = deck.add_subparsers(dest="action", required=True)

    make = actions.add_parser(
        "make",
        help="make new cards; the same seed makes the same deck",
        description="Makes cards like those of the built-in deck. Their areas grow from chance, or are the handsomest "
        "of the atlas files that are named, as `tafelrunde atlas --out` writes them: one of 3 pieces, one of 4.",
    )
    make.add_argument("--cards", type=at_least_one, default=36, metavar="N", help="default: 36")
    make.add_argument("--side", choices=["both"], default="both", help="a card has both sides, easy and hard")
    make.add_argument("--seed", default="1", help="any word or number; default: 1")
    make.add_argument("--atlas", type=Path, nargs="+", default=[], metavar="FILE", help="take the areas from these")
    make.add_argument("--name", default="my deck", help="how players see the deck; default: my deck")
    make.add_argument("--out", type=Path, metavar="FILE", help="default: standard output")

    check = actions.add_parser("check", help="prove that every task can be solved, and all that the deck says of it")
    show = actions.add_parser("show", help="draw the cards")
    for named in (check, show):
        named.add_argument("deck", metavar="FILE|NAME", help="a deck file or the name of a built-in deck")
    check.add_argument("--json", action="store_true", help="the findings as JSON")
    show.add_argument("--card", type=at_least_one, metavar="N", help="only the card with this id")
    show.add_argument("--side", choices=["easy", "hard", "both"], default="both", help="default: both")
    for action in (make, check, show):
        action.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")


def run(args: argparse.Namespace) -> int:
    """0 when all is well, 1 when a deck is faulty or a file cannot be read or written, 130 after Ctrl-C."""
    from tafelrunde.cli.asking import answered
    from tafelrunde.cli.engines import heed_choice

    heed_choice()
    return answered("deck", args.language, lambda words: _act(args, words))


def _act(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.cli.decks import UnusableDeck
    from tafelrunde.cli.progress import broken_off

    action = {"make": _make, "check": _check, "show": _show}[args.action]
    try:
        return action(args, words)
    except UnusableDeck as fault:
        if fault.fault is not None and args.action == "check" and args.json:
            found = fault.fault
            place = {"source": found.source, "place": found.place, "key": found.key, "details": found.details}
            _print_json({"ok": False, **place})
            return FAULTY
        return _failed(str(fault))
    except KeyboardInterrupt:
        broken_off()
        _failed(words.text("deck-interrupted"))
        return INTERRUPTED


def _make(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.cli.decks import unusable
    from tafelrunde.cli.writing import write_whole
    from tafelrunde.polyomino.deck import BadDeck, dump, parse
    from tafelrunde.polyomino.generate import UsedUp
    from tafelrunde.polyomino.proof import check
    from tafelrunde.workshop.atlas_file import BadAtlas

    source = str(args.out or "deck")
    try:
        data = dump(_made(args.cards, args.seed, args.name, args.atlas))
        check(parse(data, source), source)
    except BadDeck as fault:
        raise unusable(fault, words) from None
    except UsedUp as fault:
        return _failed(words.text("deck-used-up", side=words.text(f"side-{fault.side}"), size=fault.size))
    except BadAtlas as fault:
        return _failed(words.text(fault.key.replace(".", "-"), file=fault.source))
    except OSError as fault:
        return _failed(words.text("print-unreadable", file=str(fault.filename), reason=fault.strerror or "?"))
    if args.out is None:
        sys.stdout.write(data.decode())
        return 0
    try:
        write_whole(args.out, data)
    except OSError as fault:
        return _failed(words.text("print-unwritable", file=source, reason=fault.strerror or "?"))
    print(words.text("deck-made", file=source, cards=args.cards), file=sys.stderr)
    return 0


def _made(number: int, seed: str, name: str, files: list[Path]) -> Deck:
    """The same seed and the same files make the same deck, whichever engine searches."""
    from tafelrunde.cli.progress import bar
    from tafelrunde.core.chance import below, seed_from
    from tafelrunde.polyomino.deck import Deck
    from tafelrunde.polyomino.generate import cards, grown
    from tafelrunde.workshop.atlas_file import Atlas
    from tafelrunde.workshop.atlas_pool import pool_of

    secret = seed_from(seed)
    with ExitStack() as open_files:
        atlases = [open_files.enter_context(Atlas(file)) for file in files]
        pool = pool_of(atlases) if atlases else grown(below(secret, "areas"), number)
        return Deck(name, tuple(cards(number, below(secret, "deck"), pool, bar())))


def _check(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.cli.decks import deck_named, unusable
    from tafelrunde.polyomino.deck import SIDES, BadDeck
    from tafelrunde.polyomino.proof import check

    deck = deck_named(args.deck, words)
    try:
        check(deck, args.deck)
    except BadDeck as fault:
        raise unusable(fault, words) from None
    report: dict[Side, Figures] = {side: _figures(deck, side) for side in SIDES}
    if args.json:
        told: dict[str, object] = {"ok": True, "name": deck.name, "cards": len(deck.cards)}
        for side, found in report.items():
            told[side] = found._asdict()
        _print_json(told)
        return 0
    print(words.text("deck-sound", deck=deck.name, cards=len(deck.cards)))
    for side, found in report.items():
        graded = " ".join(map(str, found.grades))
        figures = {"tasks": found.tasks, "single": found.single, "most": found.most_covers}
        print(words.text("deck-side", side=words.text(f"side-{side}"), grades=graded, **figures))
    return 0


def _figures(deck: Deck, side: Side) -> Figures:
    from statistics import median

    from tafelrunde.polyomino.deck import GRADES, tasks
    from tafelrunde.polyomino.engine import count
    from tafelrunde.polyomino.grading import grade

    asked = [(task.region, task.pieces) for *_, task in tasks(deck, side)]
    covers, grades = [count(*task) for task in asked], [grade(*task) for task in asked]
    by_grade = tuple(grades.count(level) for level in range(1, GRADES + 1))
    return Figures(len(asked), covers.count(1), median(covers), max(covers), by_grade)


def _show(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.cli.decks import deck_named
    from tafelrunde.polyomino.deck import SIDES

    deck = deck_named(args.deck, words)
    shown = [card for card in deck.cards if args.card in (None, card.id)]
    if not shown:
        return _failed(words.text("print-no-card", deck=deck.name, number=str(args.card)))
    sides = SIDES if args.side == "both" else (args.side,)
    for card in shown:
        print("\n".join(drawn(card, sides, words)), end="\n\n")
    if any(card.easy.grades or card.easy.covers for card in shown):
        print(words.text("deck-legend"))
    return 0


def drawn(card: Card, sides: tuple[Side, ...], words: Wording) -> list[str]:
    """The sides of a card next to each other: the areas, below them the pieces for each symbol."""
    from itertools import zip_longest

    from tafelrunde.polyomino.deck import SYMBOLS, face

    names = [words.text(f"symbol-{symbol}") for symbol in SYMBOLS]
    left = max(map(len, [str(card.id), *names]))
    labels = [str(card.id), *[""] * _height(card, sides), *names]
    columns = [_column(face(card, side), words.text(f"side-{side}"), _height(card, sides)) for side in sides]
    widths = [max(map(len, column)) + _GAP for column in columns]
    lines = []
    for label, *parts in zip_longest(labels, *columns, fillvalue=""):
        cells = "".join(part.ljust(width) for part, width in zip(parts, widths, strict=True))
        lines.append(f"{label:>{left}}  {cells}".rstrip())
    return lines


def _height(card: Card, sides: tuple[Side, ...]) -> int:
    from tafelrunde.polyomino.deck import face

    return 2 * max(len(face(card, side).region.rows) for side in sides) + 1


def _column(shown: Face, title: str, height: int) -> list[str]:
    """A title, the area, and for each symbol the pieces, how hard and in how many ways, where the deck says so."""
    from tafelrunde.polyomino.deck import GRADES, SYMBOLS
    from tafelrunde.polyomino.sketch import outline

    area = outline(shown.region)
    lines = [title, *area, *[""] * (height - len(area))]
    for symbol in SYMBOLS:
        grade, covers = shown.grades.get(symbol), shown.covers.get(symbol)
        pips = "●" * grade + "○" * (GRADES - grade) if grade else ""
        lines.append("  ".join([" ".join(shown.rows[symbol]), pips, f"×{covers}" if covers else ""]).rstrip())
    return lines


def _print_json(value: object) -> None:
    import msgspec

    print(msgspec.json.encode(value).decode())


def _failed(reason: str) -> int:
    print(f"tafelrunde deck: {reason}", file=sys.stderr)
    return FAULTY
