"""The rules as text: chapters and clauses of each game, in any language. Must not know how a rule is carried out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

from tafelrunde.i18n.catalogue import Catalogue

STEM = "rules"
GAMES = ("ubongo-classic", "ubongo-diamonds", "ugo")
CLAUSE = re.compile(r"U[CDG]-\d+")


class Chapter(Struct, frozen=True):
    """A heading and the clauses below it; the first one of a game is its title and has no clauses."""

    title: str
    clauses: tuple[str, ...]


def clauses(language: str = "en") -> tuple[str, ...]:
    """The names of all clauses, in their order."""
    return tuple(name for name in Catalogue(language).ids(STEM) if CLAUSE.fullmatch(name))


def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game, as message ids."""
    found: list[tuple[str, list[str]]] = []
    for name in Catalogue("en").ids(STEM):
        if not CLAUSE.fullmatch(name):
            found.append((name, []))
        else:
            found[-1][1].append(name)
    prefix = f"rules-{game}-"
    return tuple(Chapter(title, tuple(names)) for title, names in found if title.startswith(prefix))


def paragraphs(clause_name: str, language: str) -> list[str]:
    """A clause: the rule in one sentence, then what there is to say about it."""
    return Catalogue(language).text(clause_name).split("\n\n")


def clause(name: str, language: str) -> str | None:
    """One clause with its name, or nothing where there is none."""
    name = name.upper()
    if name not in clauses():
        return None
    return "\n".join(f"{name}  {text}" if place == 0 else text for place, text in enumerate(paragraphs(name, language)))


def as_text(game: str, language: str) -> str:
    """All rules of a game, to be read in a terminal."""
    return "\n".join(_text_lines(game, language))


def _text_lines(game: str, language: str) -> Iterator[str]:
    texts = Catalogue(language)
    for chapter in chapters(game):
        yield texts.text(chapter.title)
        yield ""
        for name in chapter.clauses:
            yield clause(name, language) or ""
            yield ""


def as_markdown(game: str, language: str) -> str:
    """All rules of a game as a page of the documentation."""
    texts = Catalogue(language)
    title, *rest = chapters(game)
    lines = [f"# {texts.text(title.title)}", ""]
    lines += ["<!-- Generated from the catalogue by `make docs`; edit the catalogue instead. -->", ""]
    for chapter in rest:
        lines += [f"## {texts.text(chapter.title)}", ""]
        for name in chapter.clauses:
            first, *more = paragraphs(name, language)
            lines += [f"**{name}** {first}", ""]
            for text in more:
                lines += [text, ""]
    return "\n".join(lines).rstrip() + "\n"
