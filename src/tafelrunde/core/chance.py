"""Chance that anyone can check: every draw follows from a secret seed whose hash was shown beforehand.
Must not know where the seed comes from; entropy is the shell's."""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Callable, Iterator
from typing import TypeAlias

from tafelrunde.core.game import Draw

Below: TypeAlias = Callable[[int], int]
SEED_BYTES = 32
_WORD = 1 << 32
_EIGHT_WORDS = struct.Struct(">8I")


def commitment(seed: bytes) -> str:
    """What a table shows when it opens, so that it cannot choose another seed later."""
    return hashlib.sha256(seed).hexdigest()


def seed_from(text: str) -> bytes:
    """A seed for simulations and tests: the same text, the same games."""
    return hashlib.sha256(text.encode()).digest()


def _words(seed: bytes, label: bytes) -> Iterator[int]:
    """HMAC-SHA256(seed, label + "/" + block) cut into eight big-endian 32-bit words a block."""
    block = 0
    while True:
        yield from _EIGHT_WORDS.unpack(hmac.digest(seed, b"%b/%d" % (label, block), "sha256"))
        block += 1


def below(seed: bytes, label: str) -> Below:
    """A source of whole numbers below n, without bias: a word in the last, incomplete stretch of n is thrown away."""
    words = _words(seed, label.encode())

    def number(n: int) -> int:
        limit = _WORD - _WORD % n
        for word in words:
            if word < limit:
                return word % n
        raise AssertionError("words never end")

    return number


def draw(seed: bytes, index: int, question: Draw) -> tuple[int, ...]:
    """The answer to a table's draw number `index`: the head of a Fisher–Yates shuffle of 0 … among-1."""
    number = below(seed, f"draw {index}")
    items = list(range(question.among))
    for place in range(question.take):
        other = place + number(question.among - place)
        items[place], items[other] = items[other], items[place]
    return tuple(items[: question.take])
