"""What every edition checks about the options of a table. Must not know a running game."""

from __future__ import annotations

from tafelrunde.core.game import Refused
from tafelrunde.polyomino.deck import BadDeck, load

FEWEST_SECONDS, MOST_SECONDS = 30, 600


def check_seconds(seconds: int) -> None:
    """UC-6, UD-1: the sandglass runs 30 to 180 seconds, up to ten minutes for who needs it, or not at all (0)."""
    if seconds and not FEWEST_SECONDS <= seconds <= MOST_SECONDS:
        raise Refused("ubongo.option-seconds", fewest=FEWEST_SECONDS, most=MOST_SECONDS)


def check_cards(deck: str, wanted: int) -> None:
    """UC-3, UC-30, UD-1: the deck exists and has all the cards that the game needs."""
    try:
        cards = len(load(deck).cards)
    except BadDeck:
        raise Refused("ubongo.option-deck", deck=deck) from None
    if cards < wanted:
        raise Refused("ubongo.option-deck", deck=deck)
