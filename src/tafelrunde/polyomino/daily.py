"""The task of the day: the same for everyone who has the same deck. Must not know clocks: a day is a text."""

from __future__ import annotations

import hashlib

from tafelrunde.polyomino.deck import Card, Deck, Side, Symbol, Task, tasks


def task_of_the_day(deck: Deck, day: str) -> tuple[Card, Side, Symbol, Task]:
    """One of all tasks of the deck, whichever the day's name leads to; which one tomorrow's is, is no secret."""
    every = list(tasks(deck, "easy", "hard"))
    number = int.from_bytes(hashlib.sha256(f"{deck.name} {day}".encode()).digest(), "big")
    return every[number % len(every)]
