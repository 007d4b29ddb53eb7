"""`tafelrunde deck`: make a deck of cards, prove one, draw one; knows files and the terminal, no game."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tafelrunde.cli.arguments import at_least_one

if TYPE_CHECKING:
    from tafelrunde.polyomino.deck import Card, Deck


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    deck = subparsers.add_parser("deck", help="make, check or show a deck of cards")
    deck.set_defaults(run=run)
    actions = deck.add_subparsers(dest="action", required=True)

    make = actions.add_parser("make", help="make new cards; the same seed makes the same deck")
    make.add_argument("--cards", type=at_least_one, default=36, metavar="N", help="default: 36")
    make.add_argument("--side", choices=["both"], default="both", help="a card has both sides, easy and hard")
    make.add_argument("--seed", default="1", help="any word or number; default: 1")
    make.add_argument("--name", default="my deck", help="how players see the deck; default: my deck")
    make.add_argument("--out", metavar="FILE", help="default: standard output")

    check = actions.add_parser("check", help="prove that every task can be solved")
    check.add_argument("deck", metavar="FILE|NAME", help="a deck file or the name of a built-in deck")
    check.add_argument("--json", action="store_true", help="the findings as JSON")

    show = actions.add_parser("show", help="draw the cards")
    show.add_argument("deck", metavar="FILE|NAME", help="a deck file or the name of a built-in deck")
    show.add_argument("--card", type=at_least_one, metavar="N", help="only the card with this id")


def run(args: argparse.Namespace) -> int:
    """Do it; 1 when a deck is faulty, or a file cannot be read or written."""
    match args.action:
        case "make":
            return _make(args.cards, args.seed, args.name, args.out)
        case "check":
            return _check(args.deck, args.json)
        case _:
            return _show(args.deck, args.card)


def _said(error: Exception) -> str:
    return f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)


def made(number: int, seed: str, name: str) -> Deck:
    """The deck that `make` writes, with its progress on standard error."""
    import sys

    from tafelrunde.core.chance import below, seed_from
    from tafelrunde.polyomino.deck import Deck
    from tafelrunde.polyomino.generate import cards

    live = sys.stderr.isatty()
    found: list[Card] = []
    for card in cards(number, below(seed_from(seed), "deck")):
        found.append(card)
        if live or card.id == number:
            start, end = "\r" if live else "", "\n" if card.id == number else ""
            print(f"{start}card {card.id} of {number}", end=end, file=sys.stderr, flush=True)
    return Deck(name, tuple(found))


def _make(number: int, seed: str, name: str, out: str | None) -> int:
    import sys
    from pathlib import Path

    from tafelrunde.polyomino.deck import BadDeck, dump, parse
    from tafelrunde.polyomino.generate import UsedUp
    from tafelrunde.polyomino.proof import check

    source = out or "deck"
    try:
        data = dump(made(number, seed, name))
        check(parse(data, source), source)
        if out is None:
            sys.stdout.write(data.decode())
        else:
            Path(out).write_bytes(data)
    except (BadDeck, UsedUp, OSError) as error:
        print(_said(error), file=sys.stderr)
        return 1
    return 0


def _read(name: str) -> Deck:
    """A built-in deck goes before a file of the same name, which `./name` still reaches."""
    from pathlib import Path

    from tafelrunde.polyomino.deck import BUILT_IN, load, parse

    return load(name) if name in BUILT_IN else parse(Path(name).read_bytes(), name)


def _check(name: str, as_json: bool) -> int:
    import json
    import sys

    from tafelrunde.polyomino.cover import count
    from tafelrunde.polyomino.deck import SIDES, BadDeck, tasks
    from tafelrunde.polyomino.proof import check

    try:
        deck = _read(name)
        check(deck, name)
    except (BadDeck, OSError) as error:
        if as_json and isinstance(error, BadDeck):
            fault = {"source": error.source, "place": error.place, "key": error.key, "details": error.details}
            print(json.dumps({"ok": False, **fault}, ensure_ascii=False))
        else:
            print(_said(error), file=sys.stderr)
        return 1

    report: dict[str, dict[str, int]] = {}
    for side in SIDES:
        covers = [count(task.region, task.pieces) for _, _, _, task in tasks(deck, side)]
        report[side] = {"tasks": len(covers), "single": covers.count(1), "most_covers": max(covers)}
    if as_json:
        print(json.dumps({"ok": True, "name": deck.name, "cards": len(deck.cards), **report}, ensure_ascii=False))
        return 0
    print(f"{deck.name}: {len(deck.cards)} cards, every task can be solved")
    for kind, found in report.items():
        print(f"{kind}: {found['tasks']} tasks, {found['single']} with one cover, most {found['most_covers']}")
    return 0


def _show(name: str, only: int | None) -> int:
    import sys

    from tafelrunde.polyomino.deck import BadDeck

    try:
        deck = _read(name)
    except (BadDeck, OSError) as error:
        print(_said(error), file=sys.stderr)
        return 1
    shown = [card for card in deck.cards if only in (None, card.id)]
    if not shown:
        print(f"{name}: no card {only}", file=sys.stderr)
        return 1
    for card in shown:
        print("\n".join(drawn(card)), end="\n\n")
    return 0


def drawn(card: Card) -> list[str]:
    """The two sides of a card next to each other: the areas, below them the pieces for each symbol."""
    from itertools import zip_longest

    from tafelrunde.polyomino.deck import SYMBOLS
    from tafelrunde.polyomino.sketch import outline

    areas = zip_longest(outline(card.easy.region), outline(card.hard.region), fillvalue="")
    lines = [f"{card.id:>6}  {'easy':<28}hard", *(f"{'':8}{easy:<28}{hard}".rstrip() for easy, hard in areas)]
    for symbol in SYMBOLS:
        easy, hard = " ".join(card.easy.rows[symbol]), " ".join(card.hard.rows[symbol])
        lines.append(f"{symbol:>6}  {easy:<28}{hard}")
    return lines
