"""`tafelrunde rules`: the rules of a game, or one clause of them, in any of our languages. Must not know the games."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.terminal.wording import Wording


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
    """Print or write; 2 when there is no such game or clause, or no such folder."""
    from tafelrunde.cli.asking import answered

    return answered("rules", args.language, lambda words: _read(args, words))


def _read(args: argparse.Namespace, words: Wording) -> int:
    from tafelrunde.i18n.rulebook import GAMES, as_text, clause
    from tafelrunde.terminal.vocabulary import Misunderstood

    language = words.catalogue.language
    if args.write is not None:
        return _write(args.write, language)
    if args.what in GAMES:
        print(as_text(args.what, language))
        return 0
    if args.what is None:
        raise Misunderstood("which-rules")
    text = clause(args.what, language)
    if text is None:
        raise Misunderstood("no-such-rules", asked=args.what)
    print(text)
    return 0


def _write(folder: Path, language: str) -> int:
    from tafelrunde.i18n.rulebook import GAMES, as_markdown
    from tafelrunde.terminal.vocabulary import Misunderstood

    try:
        folder.mkdir(parents=True, exist_ok=True)
        for game in GAMES:
            (folder / f"{game}.md").write_text(as_markdown(game, language), encoding="utf-8")
    except OSError as fault:
        raise Misunderstood("bad-path", path=str(folder), reason=fault.strerror or "?") from None
    return 0
