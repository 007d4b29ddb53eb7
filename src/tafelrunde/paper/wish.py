"""What somebody wants printed, and the words for it. Must not know how anything is drawn."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.paper.sizes import Flip, Paper
from tafelrunde.polyomino.deck import SIDES, Card, Deck, Side

What = Literal["boards", "pieces", "gems", "cards", "rules"]


class Wish(Struct, frozen=True):
    """`cards` are those of the deck to be printed; `flip` is how the printer turns a sheet."""

    language: str
    paper: Paper
    deck: Deck
    cards: tuple[Card, ...]
    players: int = 4
    sides: tuple[Side, ...] = SIDES
    flip: Flip = "long"
    games: tuple[str, ...] = ()

    def text(self, text_id: str, **variables: str | int) -> str:
        """A text in the language of the paper."""
        return Catalogue(self.language).text(text_id, **variables)

    def foot(self, words: str) -> str:
        """What stands at the foot of a page."""
        return f"Tafelrunde · {words}"
