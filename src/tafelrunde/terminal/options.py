"""The options of a table as somebody wrote them on the command line. Must not know any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect

from tafelrunde.core.game import AnyGame
from tafelrunde.terminal.vocabulary import Misunderstood
from tafelrunde.terminal.wording import listed


def options_from(game: AnyGame, pairs: Sequence[str], named: Mapping[str, str | None]) -> Any:
    """Options from `key=value` words and from flags of their own, which win; raises Misunderstood."""
    given: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Misunderstood("bad-option-form", given=pair)
        given[key.strip().replace("-", "_")] = value.strip()
    given |= {key: value for key, value in named.items() if value is not None}
    fields = {field.name: field.type for field in _struct(game).fields}
    for key in given:
        if key not in fields:
            raise Misunderstood("bad-option-name", option=key, known=listed(fields))
    values = {key: _value(game, key, value, fields[key]) for key, value in given.items()}
    return msgspec.convert(values, game.options_type)


def _struct(game: AnyGame) -> inspect.StructType:
    found = inspect.type_info(game.options_type)
    assert isinstance(found, inspect.StructType)
    return found


def _value(game: AnyGame, key: str, value: str, kind: inspect.Type) -> object:
    """JSON where it can be read so, a list with commas where several values belong together, else a text."""
    for raw in (_json(value), value, value.split(",")):
        try:
            options = msgspec.convert({key: raw}, game.options_type, strict=not isinstance(raw, str))
        except msgspec.ValidationError:
            continue
        found: object = getattr(options, key)
        return found
    raise _not_so(key, value, kind)


def _json(value: str) -> object:
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError):
        return value


def _not_so(key: str, value: str, kind: inspect.Type) -> Misunderstood:
    match kind:
        case inspect.LiteralType(values=values):
            return Misunderstood("bad-option-choice", option=key, value=value, choices=listed(map(str, values)))
        case inspect.IntType():
            return Misunderstood("bad-option-number", option=key, value=value)
        case inspect.BoolType():
            return Misunderstood("bad-option-switch", option=key, value=value)
        case _:
            return Misunderstood("bad-option-value", option=key, value=value)
