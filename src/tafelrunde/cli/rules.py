"""`tafelrunde rules`: the rules of a game, or one clause of them, in any of our languages. Must not know the games."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """How it is called."""
    parser = subparsers.add_parser(
        "rules",
        help="read the rules of a game, or one clause",
        description="Prints the rules of a game, or a single clause such as UC-20, in any of six languages.",
    )
    parser.add_argument(
        "what", nargs="?", metavar="GAME|CLAUSE", help="ugo, ubongo-classic, ubongo-diamonds, or a clause such as UG-8"
    )
    parser.add_argument("--language", help="en, de, nl, es, cs or sk (default: yours)")
    parser.add_argument("--write", type=Path, metavar="DIR", help="write the rules of all games as Markdown files")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print or write; 2 when there is no such game or clause."""
    from tafelrunde.i18n.catalogue import spoken
    from tafelrunde.i18n.rulebook import GAMES, as_markdown, as_text, clause

    language = spoken(args.language)
    if args.write is not None:
        args.write.mkdir(parents=True, exist_ok=True)
        for game in GAMES:
            (args.write / f"{game}.md").write_text(as_markdown(game, language), encoding="utf-8")
        return 0
    if args.what in GAMES:
        print(as_text(args.what, language))
        return 0
    text = clause(args.what, language) if args.what else None
    if text is None:
        asked = f"there are no rules called {args.what!r}; " if args.what else ""
        print(f"tafelrunde rules: {asked}ask for {', '.join(GAMES)} or a clause such as UG-8", file=sys.stderr)
        return 2
    print(text)
    return 0
