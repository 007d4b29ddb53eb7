"""What somebody has typed, in English or in their own language, with or without accents, in full or begun.
Must not know what is done with it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tafelrunde.core.game import Seat
from tafelrunde.i18n.catalogue import DEFAULT, Catalogue

T = TypeVar("T")

_SHORTCUTS = "shortcuts"
_DIGITS = 4
_IN_FULL = ("quit",)
_PARTS = re.compile(r"[^\W\d_]+|\d+|\?")


class Misunderstood(Exception):  # noqa: N818 - an answer to somebody who types, not an error of ours
    """What was typed cannot be carried out as it stands: a text that says why, with its variables."""

    def __init__(self, text_id: str, **variables: str | int) -> None:
        super().__init__(text_id)
        self.text_id = text_id
        self.variables = variables


def plain(text: str) -> str:
    """Letters without their accents, all small."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def parts(text: str) -> list[str]:
    """A text cut into words and whole numbers: `b5` and `b 5` are the same."""
    return _PARTS.findall(plain(text))


def number_in(part: str) -> int | None:
    """The number that a part is, if it is one of a size that means something here."""
    return int(part) if part.isdigit() and len(part) <= _DIGITS else None


@dataclass(frozen=True)
class Names(Generic[T]):
    """Words for things; several words may mean the same thing, and a thing is known by its beginnings too."""

    words: Mapping[str, T]

    def matching(self, typed: str) -> list[T]:
        """What the word can mean: one thing where it is a name in full, else whatever begins with it."""
        if typed in self.words:
            return [self.words[typed]]
        return list(dict.fromkeys(thing for word, thing in self.words.items() if word.startswith(typed)))

    def exactly(self, typed: str) -> T | None:
        """The thing whose name is the word in full."""
        return self.words.get(typed)


def names_of(
    things: Mapping[T, Sequence[str]], catalogue: Catalogue, *, apart: bool = True, **variables: str | int
) -> Names[T]:
    """Names from message ids, in English and then in the player's language, whose words win.

    With `apart` each word of a name means the thing, but no number in it; otherwise only the whole name does."""
    words: dict[str, T] = {}
    for texts in (Catalogue(DEFAULT), catalogue):
        for thing, ids in things.items():
            for text_id in ids:
                found = parts(texts.text(text_id, **variables))
                letters = [part for part in found if not part.isdigit()]
                words |= dict.fromkeys(letters if apart else [" ".join(found)], thing)
    return Names(words)


class Vocabulary:
    """The commands of one game; a command is known by its id, its words stand in the catalogue."""

    def __init__(self, commands: Sequence[str], catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        ids = {name: [f"command-{name}"] for name in commands}
        short = {word: name for word, name in _shortcuts(catalogue) if name in commands}
        self._names = Names(short | dict(names_of(ids, catalogue, apart=False).words))

    def command(self, line: str) -> tuple[str, str]:
        """The command that a line begins with, and the rest of the line."""
        typed = line.split()
        heads = [(" ".join(parts(" ".join(typed[:size]))), " ".join(typed[size:])) for size in (3, 2, 1)]
        for head, rest in heads:
            if (name := self._names.exactly(head)) is not None:
                return name, rest
        for head, rest in heads:
            found = self._begun(head)
            if len(found) > 1:
                several = ", ".join(self.word(name) for name in found)
                raise Misunderstood("which-command", word=typed[0], commands=several)
            if found:
                return found[0], rest
        raise Misunderstood("unknown-command", word=typed[0] if typed else "")

    def word(self, name: str) -> str:
        """The word for a command in the player's language."""
        return self._catalogue.text(f"command-{name}")

    def _begun(self, head: str) -> list[str]:
        """The commands that begin so; nobody leaves by half a word."""
        return [name for name in self._names.matching(head) if name not in _IN_FULL] if head else []


def _shortcuts(catalogue: Catalogue) -> Iterator[tuple[str, str]]:
    """`shortcuts` is a list such as `p play, h hand`: a short word and the id of a command."""
    for texts in (Catalogue(DEFAULT), catalogue):
        for pair in texts.text(_SHORTCUTS).split(","):
            short, _, name = pair.strip().partition(" ")
            yield plain(short), name.strip()


def whole_number(typed: str, among: range, text_id: str) -> int:
    """A number from `among`, or Misunderstood with a text that says which ones there are."""
    found = parts(typed)
    number = number_in(found[0]) if len(found) == 1 else None
    if number is not None and number in among:
        return number
    raise Misunderstood(text_id, first=among[0], last=among[-1])


def speaker(line: str, people: Sequence[Seat]) -> tuple[Seat | None, str]:
    """Whose line it is where several share a keyboard: `2: take` is the second player's."""
    found = re.match(r"\s*(\d+)\s*:\s*", line)
    if found is None:
        return None, line
    number = number_in(found[1])
    if number is None or number - 1 not in people:
        raise Misunderstood("no-such-player", number=found[1])
    return number - 1, line[found.end() :]
