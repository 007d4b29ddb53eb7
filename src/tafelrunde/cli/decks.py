"""A deck that the user names: a built-in one or a file, and what is wrong with it in their language. Must not print."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.polyomino.deck import BUILT_IN, BadDeck, Deck, load, parse
from tafelrunde.terminal.wording import Wording

_LONGEST = 900  # a text that is put into a sentence may not be longer for Fluent


class UnusableDeck(Exception):  # noqa: N818 - a finding about somebody's deck
    """Why there is no deck, in the reader's language; `fault` where the file is to blame."""

    def __init__(self, text: str, fault: BadDeck | None = None) -> None:
        super().__init__(text)
        self.fault = fault


def deck_named(name: str, words: Wording) -> Deck:
    """A built-in deck goes before a file of the same name, which `./name` still reaches."""
    try:
        return load(name) if name in BUILT_IN else parse(Path(name).read_bytes(), name)
    except BadDeck as fault:
        raise unusable(fault, words) from None
    except FileNotFoundError:
        raise UnusableDeck(words.text("print-no-deck", file=name, known=", ".join(BUILT_IN))) from None
    except OSError as fault:
        raise UnusableDeck(words.text("print-unreadable", file=name, reason=fault.strerror or "?")) from None


def unusable(fault: BadDeck, words: Wording) -> UnusableDeck:
    """The file, the place in it, and the fault as a sentence."""
    details = {key: value if isinstance(value, int) else value[:_LONGEST] for key, value in fault.details.items()}
    text = words.text(f"fault-{fault.key.replace('.', '-')}", **details)
    return UnusableDeck(": ".join([fault.source, *([fault.place] if fault.place else []), text]), fault)
