"""The rules at the table: the list of chapters, a chapter, or a single clause.
Must not know how a rule is carried out."""

from __future__ import annotations

from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.i18n.rulebook import chapters, clause, paragraphs
from tafelrunde.terminal.vocabulary import Misunderstood, number_in, parts


def example(game: str) -> str:
    """A clause of the game, to show what the names look like."""
    _, _, _, chapter, *_ = chapters(game)
    return chapter.clauses[0]


def rule(name: str, catalogue: Catalogue) -> str:
    """The rule itself with its name, without what there is to say about it."""
    return f"{name}  {paragraphs(name, catalogue.language)[0]}"


def read(game: str, asked: str, catalogue: Catalogue) -> list[str]:
    """`` lists the chapters, `3` reads one of them, `UC-20` reads a clause."""
    title, *contents = chapters(game)
    wanted = parts(asked)
    if not wanted:
        rows = enumerate((catalogue.text(chapter.title) for chapter in contents), start=1)
        numbered = [catalogue.text("rules-chapter", number=place, title=text) for place, text in rows]
        how = catalogue.text("rules-how", clause=example(game))
        return [catalogue.text("rules-of", title=catalogue.text(title.title)), *numbered, how]
    number = number_in(wanted[0]) if len(wanted) == 1 else None
    if number is not None and number in range(1, len(contents) + 1):
        chapter = contents[number - 1]
        read = [clause(name, catalogue.language) for name in chapter.clauses]
        return [catalogue.text(chapter.title), *(text for text in read if text is not None)]
    text = clause("-".join(wanted), catalogue.language)
    if text is None:
        raise Misunderstood("no-such-rule", asked=asked, last=len(contents), clause=example(game))
    return [text]
