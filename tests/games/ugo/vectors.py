"""Shared vectors of UGO!: tricks, placings, kingdoms and whole rounds that the browser's twin must agree on.

`python tests/games/ugo/vectors.py` writes tests/vectors/cards.json anew; a test says when that is due.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.core import replay
from tafelrunde.games import CATALOGUE
from tafelrunde.games.ugo.events import LandsPlaced, RoundScored
from tafelrunde.games.ugo.model import CARDS, KINGDOM_FARMERS, SUITS, SUPPLY, Card, Kingdom, Stack
from tafelrunde.games.ugo.placing import choices, laid, preselected, to_place
from tafelrunde.games.ugo.scoring import points, sheet
from tafelrunde.games.ugo.trick import farmers_due, farmers_gained, playable, winning_place

TESTS = Path(__file__).parents[2]
FILE = TESTS / "vectors" / "cards.json"
MOST_CHOICES = 6

EXAMPLES = (
    "red 3, blue 5, red 6, red 4",
    "blue 8, green 6, blue 1, red 0",
    "blue 3, green 7, red 1, blue 7",
    "blue 2, green 8, red 2, red 8",
    "blue 7, green 2, green 8, blue 2",
)
"""The tricks that the rulebook shows."""


def _cards(text: str) -> tuple[Card, ...]:
    pairs = (word.split() for word in text.split(", "))
    return tuple(card for suit, value in pairs for card in CARDS if (card.suit, card.value) == (suit, int(value)))


def tricks(chance: random.Random) -> Iterator[dict[str, Any]]:
    """UG-6 to UG-8, UG-13 to UG-17, UG-23: what may follow, who wins, and who gains what."""
    shown: list[tuple[tuple[Card, ...], tuple[int, ...], int]] = [(_cards(text), (0, 0, 0, 0), 36) for text in EXAMPLES]
    for seats in (2, 3, 4):
        for _ in range(30):
            cards = tuple(chance.sample(CARDS, seats))
            farmers = tuple(chance.randint(0, KINGDOM_FARMERS) for _ in range(seats))
            shown.append((cards, farmers, chance.randint(0, SUPPLY[seats] // 3)))
    for cards, farmers, supply in shown:
        place = winning_place(cards)
        due = [farmers_due(card, cards[place]) for card in cards]
        rest = [card for card in CARDS if card not in cards]
        hand = tuple(chance.sample(rest, chance.randint(1, 6)))
        yield {
            "cards": cards,
            "farmers": farmers,
            "supply": supply,
            "winner": place,
            "due": due,
            "gained": farmers_gained(due, farmers, supply, place),
            "hand": hand,
            "playable": playable(hand, cards[:1]),
        }


def _stacks(chance: random.Random, cards: list[Card], suits: int) -> tuple[Stack, ...]:
    """Some land of so many suits, in any order."""
    there = chance.sample(SUITS, suits)
    groups = [[card for card in cards if card.suit == suit] for suit in there]
    return tuple(tuple(chance.sample(group, chance.randint(1, min(3, len(group))))) for group in groups)


def placings(chance: random.Random) -> Iterator[dict[str, Any]]:
    """UG-10, UG-11: what the winner may choose, and how the kingdom lies then."""
    for _ in range(40):
        cards = tuple(chance.sample(CARDS, chance.randint(2, 4)))
        rest = [card for card in CARDS if card not in cards]
        placing = to_place(1, 0, cards, _stacks(chance, rest, chance.randint(0, 5)))
        farmers = chance.randint(0, KINGDOM_FARMERS)
        ways = [
            {"order": order, "tops": tops, "stacks": stacks, "points": points(sheet(Kingdom(stacks, farmers)))}
            for order, tops in islice(choices(placing), MOST_CHOICES)
            for stacks in [tuple(laid(placing, order, tops).values())]
        ]
        order, tops = preselected(placing)
        yield {"placing": placing, "farmers": farmers, "preselected": {"order": order, "tops": tops}, "ways": ways}


def kingdoms(chance: random.Random) -> Iterator[dict[str, Any]]:
    """UG-12, UG-13, UG-18 to UG-20: what every number of farmers and of stacks brings."""
    for farmers in range(KINGDOM_FARMERS + 1):
        for suits in range(len(SUITS) + 1):
            kingdom = Kingdom(_stacks(chance, list(CARDS), suits), farmers)
            yield {"kingdom": kingdom, "sheet": sheet(kingdom), "points": points(sheet(kingdom))}


def rounds() -> Iterator[dict[str, Any]]:
    """A round of two and one of three players: every event, and the table wherever a trick has been placed."""
    for name in ("ugo-two", "ugo-three-with-turn-clock"):
        log = replay.read((TESTS / "playthroughs" / name / "log.jsonl").read_bytes(), name, CATALOGUE)
        steps: list[dict[str, Any]] = []
        for line, state in replay.states(log, name):
            marked = isinstance(line.event, LandsPlaced | RoundScored)
            steps.append({"event": line.event, "table": state.open if marked else None})
            if isinstance(line.event, RoundScored):
                break
        yield {"name": name, "start": log.game.new(log.options, log.seats).open, "steps": steps}


def vectors() -> bytes:
    """The vectors as a file, one a line."""
    chance = random.Random("UGO!")
    parts = {
        "tricks": tricks(chance),
        "placings": placings(chance),
        "kingdoms": kingdoms(chance),
        "rounds": rounds(),
    }
    lines = [
        f'"{part}":[\n' + ",\n".join(msgspec.json.encode(row).decode() for row in rows) + "\n]"
        for part, rows in parts.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


if __name__ == "__main__":
    FILE.write_bytes(vectors())
