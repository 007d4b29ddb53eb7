"""A small deck as plain data, and ways to spoil it."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tafelrunde.polyomino.deck import BadDeck, Card, Deck, Face, dump, load, parse

Json = Any  # a deck before it is known to be one


def three_cards() -> Json:
    """Cards that say nothing of their rows, so that a changed area contradicts nothing."""
    cards = [
        Card(card.id, Face(card.easy.region, card.easy.rows), Face(card.hard.region, card.hard.rows))
        for card in load("starter").cards[:3]
    ]
    return msgspec.json.decode(dump(Deck("test", tuple(cards))))


def refused(deck: Json) -> BadDeck:
    with pytest.raises(BadDeck) as raised:
        parse(msgspec.json.encode(deck), "my.deck.json")
    assert raised.value.source == "my.deck.json"
    return raised.value


def put(*path: str | int, value: Json) -> Callable[[Json], None]:
    def change(deck: Json) -> None:
        for step in path[:-1]:
            deck = deck[step]
        deck[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Json], None]:
    def change(deck: Json) -> None:
        for step in path[:-1]:
            deck = deck[step]
        del deck[path[-1]]

    return change


def same_set_twice(deck: Json) -> None:
    rows = deck["cards"][1]["hard"]["rows"]
    rows["snake"] = rows["shield"][::-1]


def mirrored_area(deck: Json) -> None:
    first, last = deck["cards"][0]["hard"], deck["cards"][2]["hard"]
    last.update(region=[row[::-1] for row in first["region"]][::-1], rows=first["rows"])
