"""What happens in UGO!, each event with full values, so that a reader of the log needs no rules.
Must not know how it is decided."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.secrecy import PerSeat
from tafelrunde.games.ugo.model import Card, Letter, SectionScore, Stack, Suit


class DealerChosen(Struct, frozen=True, tag_field="kind", tag="ugo.dealer-chosen"):
    """UG-4: chance has named the first dealer."""

    dealer: Seat


class Dealt(Struct, frozen=True, tag_field="kind", tag="ugo.dealt"):
    """UG-4, UG-21: a round begins with empty kingdoms, a whole supply and ten cards for each."""

    round: int
    dealer: Seat
    leader: Seat
    supply: int
    hands: PerSeat[tuple[Card, ...]]
    until: Millis | None = None


class CardPlayed(Struct, frozen=True, tag_field="kind", tag="ugo.card-played"):
    """A card lies on the table; `auto` when the table played it for the seat."""

    round: int
    trick: int
    seat: Seat
    card: Card
    auto: bool = False
    until: Millis | None = None


class TrickWon(Struct, frozen=True, tag_field="kind", tag="ugo.trick-won"):
    """UG-9, UG-13: who won and by which card; for each seat the farmers due, those it got and those it has now."""

    round: int
    trick: int
    seat: Seat
    card: Card
    due: tuple[int, ...]
    gained: tuple[int, ...]
    farmers: tuple[int, ...]
    supply: int
    until: Millis | None = None


class Section(Struct, frozen=True):
    """A section with its whole stack, the top last."""

    letter: Letter
    cards: Stack


class LandsPlaced(Struct, frozen=True, tag_field="kind", tag="ugo.lands-placed"):
    """UG-10, UG-11: the trick lies in the kingdom; every section that it changed, as it is now.
    A second one for the same trick replaces the first (UG-12). `auto` when the table placed it, if only because
    there was nothing to choose."""

    round: int
    trick: int
    seat: Seat
    order: tuple[Suit, ...]
    tops: tuple[Card, ...]
    sections: tuple[Section, ...]
    auto: bool = False
    until: Millis | None = None


class RoundScored(Struct, frozen=True, tag_field="kind", tag="ugo.round-scored"):
    """UG-21: the round's points and the totals for each seat, with the five sections that make them up."""

    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    sheets: tuple[tuple[SectionScore, ...], ...]


class GameEnded(Struct, frozen=True, tag_field="kind", tag="ugo.game-ended"):
    """UG-22: the totals and the places."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Resigned(Struct, frozen=True, tag_field="kind", tag="ugo.resigned"):
    """A seat is empty for good, and the table plays for it."""

    seat: Seat


Event: TypeAlias = DealerChosen | Dealt | CardPlayed | TrickWon | LandsPlaced | RoundScored | GameEnded | Resigned
