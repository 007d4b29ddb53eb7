"""One trick: which cards may be played, which one wins, and who gains farmers by it. Must not know the table."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.game import Seat
from tafelrunde.games.ugo.model import KINGDOM_FARMERS, SUITS, Card, Suit

WINNERS_FARMERS = (0, 0, 0, 2, 2, 2, 1, 1, 0)
"""UG-3, UG-14: the farmers printed on a card that wins the trick, by its value."""

LOSERS_FARMERS_IN_WINNING_SUIT = (0, 1, 0, 0, 0, 0, 0, 0, 0)
LOSERS_FARMERS_IN_OTHER_SUIT = (0, 2, 1, 0, 0, 0, 0, 0, 0)


def must_follow(hand: Sequence[Card], led: Suit) -> bool:
    """UG-6: who holds the led suit must play it."""
    return any(card.suit == led for card in hand)


def may_be_played(card: Card, hand: Sequence[Card], played: Sequence[Card]) -> bool:
    """UG-6: any card may be led; later the led suit is followed by those who can."""
    return not played or card.suit == played[0].suit or not must_follow(hand, played[0].suit)


def playable(hand: Sequence[Card], played: Sequence[Card]) -> Sequence[Card]:
    """UG-6: the cards of a hand that may be played."""
    if not played:
        return hand
    led = played[0].suit
    return [card for card in hand if card.suit == led] or hand


def lowest(cards: Sequence[Card]) -> Card:
    """UG-22: the card that the table plays for a seat: the lowest value, then the first suit."""
    return min(cards, key=lambda card: (card.value, SUITS.index(card.suit)))


def winning_place(cards: Sequence[Card]) -> int:
    """UG-7, UG-8: the highest value wins, whatever its suit; of several the led suit, else the one played first."""
    best, winner, led = 0, cards[0], cards[0].suit
    for place, card in enumerate(cards):
        if card.value > winner.value or (card.value == winner.value and card.suit == led):
            best, winner = place, card
    return best


def farmers_due(card: Card, winner: Card) -> int:
    """UG-14, UG-15, UG-16, UG-17: the winner's by its value, a lost 1 or 2 by having its suit or not."""
    if card == winner:
        return WINNERS_FARMERS[card.value]
    if card.suit == winner.suit:
        return LOSERS_FARMERS_IN_WINNING_SUIT[card.value]
    return LOSERS_FARMERS_IN_OTHER_SUIT[card.value]


def farmers_gained(due: Sequence[int], farmers: Sequence[int], supply: int, winner: Seat) -> tuple[int, ...]:
    """UG-13, UG-23: what is due must be taken while there is room and supply, by the winner first."""
    seats, gained = len(due), [0] * len(due)
    for seat in (*range(winner, seats), *range(winner)):
        if due[seat]:
            gained[seat] = min(due[seat], KINGDOM_FARMERS - farmers[seat], supply)
            supply -= gained[seat]
    return tuple(gained)
