"""Placing a won trick at the keyboard: the choices with their numbers, and what somebody has chosen.
Must not know the table around it."""

from __future__ import annotations

from tafelrunde.games.ugo.model import LETTERS, Card, Placing, Suit
from tafelrunde.games.ugo.placing import Choice, choices, preselected
from tafelrunde.terminal.vocabulary import Misunderstood, Names, number_in, parts, whole_number
from tafelrunde.terminal.wording import Wording, listed


def numbered(placing: Placing) -> list[Choice]:
    """UG-11: every way to place the trick, the preselected one first."""
    first = preselected(placing)
    return [first, *(choice for choice in choices(placing) if choice != first)]


def question(placing: Placing, words: Wording) -> list[str]:
    """All the choices, in words and numbered."""
    lines = [
        words.text("numbered", number=place, text=_described(placing, choice, words))
        for place, choice in enumerate(numbered(placing), start=1)
    ]
    return [words.text("ugo-place", player=words.player(placing.seat), cards=words.cards(placing.cards)), *lines]


def _described(placing: Placing, choice: Choice, words: Wording) -> str:
    order, tops = choice
    free = LETTERS[len(placing.before) :]
    sections = listed(
        words.text("ugo-place-section", letter=letter, suit=words.suit(suit))
        for letter, suit in zip(free, order, strict=False)
    )
    if len(order) < 2:
        return words.text("ugo-place-tops", cards=words.cards(tops))
    if not tops:
        return words.text("ugo-place-order", sections=sections)
    return words.text("ugo-place-both", sections=sections, cards=words.cards(tops))


def chosen(placing: Placing, typed: str, suits: Names[Suit], on_top: Names[bool]) -> Choice:
    """A number of the list, or suits from the left and cards on top: `red blue top red 6`.

    New suits that are not named follow in the order played, and stacks without a named card get their highest."""
    found = parts(typed)
    if len(found) == 1 and found[0].isdigit():
        ways = numbered(placing)
        return ways[whole_number(typed, range(1, len(ways) + 1), "place-number") - 1]
    order, tops = _named(found, typed, suits, on_top)
    named = {card.suit: card for card in tops}
    rest = (suit for suit in placing.new_suits if suit not in order)
    highest = preselected(placing)[1]
    chosen_tops = (named.pop(card.suit, card) for card in highest)
    return (*order, *rest), (*chosen_tops, *named.values())


def _named(found: list[str], typed: str, suits: Names[Suit], on_top: Names[bool]) -> Choice:
    order: list[Suit] = []
    tops: list[Card] = []
    for word in found:
        if on_top.exactly(word):
            continue
        value = number_in(word)
        if value is not None and order:
            tops.append(Card(order.pop(), value))
            continue
        meant = suits.matching(word)
        if len(meant) != 1:
            raise Misunderstood("place-what", typed=typed)
        order.append(meant[0])
    return tuple(order), tuple(tops)
