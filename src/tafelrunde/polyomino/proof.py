"""What only a search can tell of a deck: whether its tasks can be solved, and whether it says the truth about them."""

from collections.abc import Iterator

from tafelrunde.polyomino.deck import BadDeck, Deck, tasks
from tafelrunde.polyomino.engine import count
from tafelrunde.polyomino.grading import grade


def faults(deck: Deck, source: str) -> Iterator[BadDeck]:
    """UC-3: every task has an exact cover; as many as the deck says, and as hard."""
    numbers = {card.id: number for number, card in enumerate(deck.cards)}
    for card, side, symbol, asked in tasks(deck):
        at = f"cards[{numbers[card.id]}].{side}"
        covers = count(asked.region, asked.pieces)
        if not covers:
            yield BadDeck(source, f"{at}.rows.{symbol}", "deck.unsolvable", pieces=" ".join(asked.pieces))
        elif asked.covers not in (None, covers):
            yield BadDeck(source, f"{at}.covers.{symbol}", "deck.covers", found=asked.covers, counted=covers)
        elif asked.grade is not None and (graded := grade(asked.region, asked.pieces)) != asked.grade:
            yield BadDeck(source, f"{at}.grades.{symbol}", "deck.grade", found=asked.grade, counted=graded)


def check(deck: Deck, source: str) -> None:
    """The first fault, if there is one."""
    for fault in faults(deck, source):
        raise fault
