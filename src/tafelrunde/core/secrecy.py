"""Secrecy as a type: what a seat may not know is marked in the event, and `redact` is the only censor of events.
Must not know any event: it reads the types."""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from tafelrunde.core.game import Seat

T = TypeVar("T")
E = TypeVar("E", bound=Struct)


class PerSeat(Struct, Generic[T], frozen=True):
    """One share for each seat, and each share for that seat alone."""

    shares: tuple[T | None, ...]

    def of(self, seat: Seat) -> T:
        """The share of a seat, where it is known."""
        share = self.shares[seat]
        if share is None:
            raise LookupError(f"the share of seat {seat} has been redacted")
        return share


class Sealed(Struct, Generic[T], frozen=True):
    """A value for the seats in `to` and for nobody else; with none, only the rules know it."""

    value: T | None
    to: tuple[Seat, ...] = ()

    def opened(self) -> T:
        """The value, where it is known."""
        if self.value is None:
            raise LookupError("the value has been redacted")
        return self.value


def redact(event: E, seat: Seat | None) -> E:
    """The event as one seat (None: a spectator) may know it."""
    return _redacted(event, seat) if _guards_secrets(type(event)) else event


def is_open(event: object) -> bool:
    """Everyone may know all of it."""
    kind: Any = type(event)
    return not _guards_secrets(kind)


@cache
def _guards_secrets(kind: Any) -> bool:
    """A type guards secrets when it, or anything in it, is PerSeat or Sealed."""
    origin = getattr(kind, "__origin__", kind)
    if origin is PerSeat or origin is Sealed:
        return True
    if isinstance(origin, type) and issubclass(origin, Struct):
        return any(_guards_secrets(hint) for hint in get_type_hints(origin).values())
    return any(_guards_secrets(part) for part in get_args(kind) if part is not Ellipsis)


def _redacted(value: Any, seat: Seat | None) -> Any:
    match value:
        case PerSeat(shares=shares):
            return PerSeat(tuple(share if owner == seat else None for owner, share in enumerate(shares)))
        case Sealed(to=to):
            return value if seat in to else Sealed(None, to)
        case tuple():
            return tuple(_redacted(part, seat) for part in value)
        case Struct():
            names = value.__struct_fields__  # `fields` would work out the types anew for every event
            return replace(value, **{name: _redacted(getattr(value, name), seat) for name in names})
        case _:
            return value
