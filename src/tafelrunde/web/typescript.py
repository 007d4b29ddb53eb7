"""The wire as TypeScript: every type as it is encoded, so that no field is ever missing.
Must not know any game by name: types of games are named after the package they come from."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from tafelrunde.core.advice import Advice
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform import hosting, seating
from tafelrunde.platform.advising import Explained, Hint, Remark
from tafelrunde.platform.fairness import TOO_CLOSE
from tafelrunde.platform.retold import Frame, Retold
from tafelrunde.platform.telling import PHRASES
from tafelrunde.web.api import ENDPOINTS
from tafelrunde.web.endpoint import No
from tafelrunde.web.messages import PROTOCOL, Do, Down, Up, Update

HEAD = """// Generated from the server's own types by `make docs`: do not edit. Every field is always there.

export const PROTOCOL = {protocol};
/** Two instants that lie nearer than so many milliseconds are too close to tell. */
export const TOO_CLOSE = {too_close};
export const PHRASES = [{phrases}] as const;
export type Phrase = (typeof PHRASES)[number];
"""
GAMES = "tafelrunde.games."
SUBJECT = "<G extends keyof Games = keyof Games>"
OF_A_GAME = {
    (Update, "view"): 'Games[G]["view"] | null',
    (Update, "legal"): '(TableCommand | Games[G]["command"])[]',
    (Update, "events"): '(TableEvent | Games[G]["event"])[]',
    (Frame, "view"): 'Games[G]["view"]',
    (Frame, "events"): 'Games[G]["event"][]',
    (Retold, "options"): 'Games[G]["options"]',
    (Retold, "frames"): "Frame<G>[]",
    (Advice, "command"): 'Games[G]["command"]',
    (Hint, "advice"): "Advice<G>[]",
    (Remark, "command"): 'Games[G]["command"]',
    (Remark, "advice"): "Advice<G>[]",
    (Explained, "remarks"): "Remark<G>[]",
    (Do, "command"): 'TableCommand | Games[G]["command"]',
}


def typescript(catalogue: Catalogue) -> str:
    """The whole of `protocol.gen.ts`."""
    scribe = _Scribe()
    parts = [
        scribe.union("Up", Up),
        scribe.union("Down", Down),
        scribe.union("TableCommand", hosting.Command),
        scribe.union("TableEvent", seating.Event),
        scribe.games(catalogue),
        scribe.endpoints(),
    ]
    phrases = ", ".join(f'"{phrase}"' for phrase in PHRASES)
    head = HEAD.format(protocol=PROTOCOL, too_close=TOO_CLOSE, phrases=phrases)
    return "\n".join([head, *parts, *(scribe.interfaces[name] for name in sorted(scribe.interfaces))])


class _Scribe:
    """Writes types down, and remembers which named ones it has met."""

    def __init__(self) -> None:
        self.interfaces: dict[str, str] = {}
        self._owners: dict[str, type] = {}

    def union(self, name: str, of: Any) -> str:
        """`export type Name = A | B`; generic where one of its members is."""
        members = [self.of(inspect.type_info(member)) for member in of.__args__]
        subject = SUBJECT if any(member.endswith("<G>") for member in members) else ""
        return f"export type {name}{subject} =\n" + "".join(f"  | {member}\n" for member in members).rstrip() + ";\n"

    def games(self, catalogue: Catalogue) -> str:
        """What each game speaks in, by its name."""
        lines = []
        for name, game in catalogue.items():
            words = {
                "options": game.options_type,
                "command": game.command_type,
                "event": game.event_type,
                "view": game.view_type,
            }
            typed = "".join(f"    {word}: {self.of(inspect.type_info(of))};\n" for word, of in words.items())
            lines.append(f'  "{name}": {{\n{typed}  }};\n')
        return "export interface Games {\n" + "".join(lines) + "}\n"

    def endpoints(self) -> str:
        """Every plain request: how and where, what it takes and what it answers."""
        for kind in (No, Frame, Advice, Remark):
            self.of(inspect.type_info(kind))
        lines = []
        for one in ENDPOINTS:
            body = (
                "null" if one.body is None else "string" if isinstance(one.body, str) else self._of_any_game(one.body)
            )
            answer = "string" if isinstance(one.answer, str) else self._of_any_game(one.answer)
            query = " | ".join(f'"{name}"' for name in one.query) or "never"
            how = f'method: "{one.method}"; path: "{one.path}"; query: {query}'
            lines.append(f"  /** {one.summary} */\n  {one.name}: {{ {how}; body: {body}; answer: {answer} }};\n")
        return "export interface Endpoints {\n" + "".join(lines) + "}\n"

    def _of_any_game(self, kind: Any) -> str:
        return "string" if isinstance(kind, str) else self.of(inspect.type_info(kind)).removesuffix("<G>")

    def of(self, info: inspect.Type) -> str:
        """A type in TypeScript's words; structs are written down beside and named."""
        match info:
            case inspect.Metadata(type=inner):
                return self.of(inner)
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType(types=members):
                return " | ".join(dict.fromkeys(self.of(member) for member in members))
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in sorted(values, key=str))
            case (
                inspect.VarTupleType(item_type=item)
                | inspect.ListType(item_type=item)
                | inspect.CollectionType(item_type=item)
            ):
                return _array(self.of(item))
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.of(item) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                return f"Record<{self.of(key)}, {self.of(value)}>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case _:
                raise TypeError(f"no word for {info}")

    def _struct(self, info: inspect.StructType) -> str:
        kind: Any = info.cls
        if isinstance(kind, types.GenericAlias) or hasattr(kind, "__origin__"):
            return "{ " + "; ".join(self._fields(info)) + " }"
        name = type_name(info)
        generic = any(owner is kind for owner, _ in OF_A_GAME)
        if name not in self.interfaces:
            self._owners[name] = kind
            self.interfaces[name] = ""  # met: a type may contain itself
            fields = "".join(f"  {field};\n" for field in self._fields(info))
            about = " ".join((kind.__doc__ or "").split())
            self.interfaces[name] = (
                f"/** {about} */\nexport interface {name}{SUBJECT if generic else ''} {{\n{fields}}}\n"
            )
        elif self._owners[name] is not kind:
            raise TypeError(f"two types are called {name}")
        return f"{name}<G>" if generic else name

    def _fields(self, info: inspect.StructType) -> Iterator[str]:
        if info.tag is not None:
            yield f'{info.tag_field}: "{info.tag}"'
        for field in info.fields:
            special = OF_A_GAME.get((info.cls, field.name))
            yield f"{field.encode_name}: {special or self.of(field.type)}"


def _array(item: str) -> str:
    return f"({item})[]" if " | " in item else f"{item}[]"


def type_name(info: inspect.StructType) -> str:
    """The class's own name; in front of it the packages of a game, because each game has its State and its View,
    or Table for the table's own words."""
    module, name = info.cls.__module__, info.cls.__name__
    if module.startswith(GAMES):
        packages = module.removeprefix(GAMES).split(".")[:-1]
        return "".join(part.title() for package in packages for part in package.split("_")) + name
    return f"Table{name}" if str(info.tag).startswith(seating.PREFIX) else name
