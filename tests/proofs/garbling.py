"""Words of the wire garbled in every way that comes to mind, from the single bit to the single rule.
Must not know any game: commands come as data."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from shell.bare import frame
from tafelrunde.web.messages import FRAME_BYTES, PROTOCOL

Path: TypeAlias = tuple[str | int, ...]

ODD: Sequence[Any] = [
    *(None, True, False, -1, 0, 1, 7, 99, 100, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 0.5, -0.0, 1e308),
    *("", "0", "table.start", "a" * 41, "a" * 1001, "\0", "𝄞", "‮", "null", "../../etc/passwd", "<script>", "'; --"),
    *([], [[]], [None], {}, {"kind": "table.sit"}, {"": {}}, [0] * 500, list(range(20))),
    *map(Raw, (b"NaN", b"Infinity", b"-Infinity", b"1e999", b"9" * 5000, b"-", b"01", b"tru", b"'x'", b'"\\ud800"')),
    *map(Raw, (b'"\\u0000"', b"[" * 2000 + b"]" * 2000, b'{"a":' * 500 + b"1" + b"}" * 500, b"\xff\xfe", b"//", b"")),
]
"""Values that stand nowhere in the vocabulary, or only just."""


def garbled_word(chance: random.Random, number: int, commands: Sequence[bytes]) -> bytes:
    """A text that is nearly a word; `number` makes its command one of its own, `commands` are known to be legal."""
    word = _word(chance, number, commands)
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        word = _changed(chance, word)
    text = msgspec.json.encode(word)
    if chance.random() < 0.15:
        text = chance.choice(_ON_TEXT)(chance, text)
    return text[: FRAME_BYTES + 100]


def garbled_frame(chance: random.Random, text: bytes) -> bytes:
    """A frame that is none, or of a kind that nobody needs."""
    return chance.choice(_ON_FRAMES)(chance, text)


def _word(chance: random.Random, number: int, commands: Sequence[bytes]) -> Any:
    match chance.randrange(12):
        case 0:
            return {"t": "hello", "protocol": PROTOCOL, "seq": chance.randrange(100)}
        case 1:
            return {"t": "ping", "token": chance.randrange(100)}
        case 2:
            return {"t": "echo", "probe": chance.getrandbits(52)}
        case 3:
            return {
                "t": "progress",
                "task": chance.randrange(9),
                "done": chance.randrange(6),
                "of": chance.randrange(6),
            }
        case 4:
            return {"t": "say", **chance.choice(({"phrase": "hello"}, {"text": "hello"}, {"phrase": "x", "text": "y"}))}
        case 5:
            return chance.choice(ODD)
        case _:
            command = msgspec.json.decode(chance.choice(commands)) if commands else {"kind": "table.sit"}
            return {"t": "do", "id": f"{number}", "command": command}


def _changed(chance: random.Random, word: Any) -> Any:
    """One place of it is another, gone, or there twice."""
    paths = [path for path in _paths(word) if path]
    if not paths:
        return chance.choice(ODD)
    *inside, last = chance.choice(paths)
    around = word = _copied(word)
    for step in inside:
        around = around[step]
    old = around[last]
    match chance.randrange(8):
        case 0 if isinstance(around, dict):
            del around[last]
        case 1 if isinstance(around, dict):
            around[f"{last}_"] = around.pop(last)
        case 2 if isinstance(around, list):
            around.append(around[0])
        case 3 if isinstance(around, dict):
            around["seat"] = chance.randrange(-1, 7)
        case 4 | 5 if isinstance(old, int):
            around[last] = old + chance.choice((-1, 1, 2, 100))
        case 6 if isinstance(old, str):
            around[last] = chance.choice((old.upper(), old[:-1], old + "s", old[::-1]))
        case _:
            around[last] = chance.choice(ODD)
    return word


def _paths(value: Any) -> list[Path]:
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value[:20]))
    return [(), *((step, *path) for step, below in inner for path in _paths(below))]


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _copied(inner) for name, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value


def _cut(chance: random.Random, text: bytes) -> bytes:
    return text[: chance.randrange(len(text) + 1)]


def _flipped(chance: random.Random, text: bytes) -> bytes:
    if not text:
        return b"\0"
    place = chance.randrange(len(text))
    return text[:place] + bytes((text[place] ^ 1 << chance.randrange(7),)) + text[place + 1 :]


def _twice(chance: random.Random, text: bytes) -> bytes:
    place = chance.randrange(len(text) + 1)
    return text[:place] + text[chance.randrange(place + 1) :]


def _noise(chance: random.Random, text: bytes) -> bytes:
    return chance.randbytes(chance.randrange(60)).decode("latin-1").encode()


def _double_key(chance: random.Random, text: bytes) -> bytes:
    return text[:-1] + b',"t":"ping"}' if text.endswith(b"}") else text + text


_ON_TEXT: Sequence[Callable[[random.Random, bytes], bytes]] = (_cut, _flipped, _twice, _noise, _double_key)
_ON_FRAMES: Sequence[Callable[[random.Random, bytes], bytes]] = (
    lambda chance, text: frame(text, chance.choice((0x82, 0x80, 0x83, 0x8B, 0x91, 0xA1, 0xC1, 0x01, 0x89, 0x8A, 0x88))),
    lambda chance, text: bytes((0x81, min(125, len(text)))) + text[:125],
    lambda chance, text: frame(b"x" * (FRAME_BYTES + 1 + chance.randrange(70_000))),
    lambda chance, text: frame(text + chance.choice((b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf8"))),
    lambda chance, text: _flipped(chance, frame(text)[:14]) + frame(text)[14:],
    lambda chance, text: frame(text)[: chance.randrange(1, len(frame(text)))],
    lambda chance, text: bytes((0x81, 0xFF)) + chance.choice((2**63 - 1, 2**64 - 1, 2**31)).to_bytes(8, "big") + text,
    lambda chance, text: frame(text[:3], 0x01) + frame(b"", 0x89) + frame(text[3:], chance.choice((0x00, 0x80, 0x81))),
    lambda chance, text: frame(chance.choice((b"", b"\x03", b"\x03\xe8", b"\x0b\xb8", b"\xff\xff\xff")), 0x88),
    lambda chance, text: frame(b"p" * chance.choice((0, 125, 126, 1000)), chance.choice((0x89, 0x8A, 0x09))),
    lambda chance, text: chance.randbytes(chance.randrange(1, 200)),
)
