"""What things are called, in the player's language. Must not know sentences, nor what happens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tafelrunde.core.game import Millis, Refused, Seat
from tafelrunde.games.ubongo.classic.model import COLOURS, Colour
from tafelrunde.games.ubongo.diamonds.model import GEMS, Gem
from tafelrunde.games.ugo.model import Card, Suit
from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.polyomino.deck import Symbol
from tafelrunde.polyomino.piece import Cell

COLUMNS = "abcdefgh"
LONGEST = 900
_NAMED = {"suit": "suit", "wish": "wish"}


@dataclass(frozen=True)
class Wording:
    """The catalogue of one language, and the names of those at the table."""

    catalogue: Catalogue
    names: Sequence[str]

    def text(self, text_id: str, **variables: str | int) -> str:
        """A text from the catalogue; what somebody wrote is put in as far as texts can hold it."""
        short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in variables.items()}
        return self.catalogue.text(text_id, **short)

    def player(self, seat: Seat) -> str:
        return self.names[seat]

    def players(self, seats: Iterable[Seat]) -> str:
        """Several people as one says them: with a word before the last."""
        *others, last = [self.names[seat] for seat in seats] or [""]
        return self.text("last-of-several", others=listed(others), last=last) if others else last

    def card(self, card: Card) -> str:
        return self.text(f"card-{card.suit}", value=card.value)

    def cards(self, cards: Iterable[Card]) -> str:
        return listed(self.card(card) for card in cards)

    def suit(self, suit: Suit) -> str:
        return self.text(f"suit-{suit}")

    def symbol(self, symbol: Symbol) -> str:
        return self.text(f"symbol-{symbol}")

    def colours(self, colours: Iterable[Colour]) -> str:
        return listed(self.text(f"colour-{colour}") for colour in colours)

    def collection(self, counts: Sequence[int]) -> str:
        """How many gems of which colour, without the colours that are missing."""
        pairs = [(colour, count) for colour, count in zip(COLOURS, counts, strict=True) if count]
        return listed(
            self.text("colour-counted", colour=self.text(f"colour-{colour}"), count=count) for colour, count in pairs
        )

    def gem(self, gem: Gem) -> str:
        return self.text(f"gem-{gem}")

    def gems(self, counts: Iterable[tuple[Gem, int]]) -> str:
        """How many gems of which kind, without the kinds that are missing."""
        return listed(self.text(f"gems-{gem}", count=count) for gem, count in counts if count)

    def treasure(self, counts: Sequence[int]) -> str:
        """The gems of a player or of the bag in the diamond hunt."""
        return self.gems(zip(GEMS, counts, strict=True))

    def span(self, millis: Millis) -> str:
        """A length of time in minutes and whole seconds."""
        minutes, seconds = divmod(round(millis / 1000), 60)
        in_minutes, in_seconds = self.text("span-minutes", minutes=minutes), self.text("span-seconds", seconds=seconds)
        if not minutes:
            return in_seconds
        return self.text("span-both", minutes=in_minutes, seconds=in_seconds) if seconds else in_minutes

    def measured(self, millis: Millis) -> str:
        """How long somebody took, to the tenth of a second that has gone by; ranks and records are close."""
        minutes, tenths = divmod(millis // 100, 600)
        whole, tenth = divmod(tenths, 10)
        in_seconds = self.text("span-tenths", seconds=whole, tenth=tenth)
        if not minutes:
            return in_seconds
        return self.text("span-both", minutes=self.text("span-minutes", minutes=minutes), seconds=in_seconds)

    def verdict(self, text_id: str, ranks: Sequence[int]) -> str:
        """Who has won, or who shares the win."""
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        return self.text(text_id, count=len(winners), winners=self.players(winners))

    def refusal(self, refusal: Refused) -> str:
        """Why something cannot be done, and what to do instead."""
        details = {
            name: self.text(f"{_NAMED[name]}-{value}") if name in _NAMED else value
            for name, value in refusal.details.items()
        }
        return self.text(f"refused-{refusal.key.replace('.', '-')}", **details)


def listed(parts: Iterable[str]) -> str:
    """Several names in a row."""
    return ", ".join(parts)


def number(value: int) -> str:
    """A number that may be negative, with a real minus."""
    return str(value).replace("-", "−")


def in_order(ranks: Sequence[int]) -> list[Seat]:
    """The seats from the first place to the last."""
    return sorted(range(len(ranks)), key=lambda seat: ranks[seat])


def cell_name(cell: Cell) -> str:
    """A square by its column, a letter from the left, and its row, a number from the top."""
    return f"{COLUMNS[cell[0]]}{cell[1] + 1}"


def cell_names(cells: Iterable[Cell]) -> str:
    """Squares row by row."""
    return " ".join(cell_name(cell) for cell in sorted(cells, key=lambda cell: (cell[1], cell[0])))
