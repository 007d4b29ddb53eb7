"""The words of UGO!: cards, kingdoms, options, commands, state and view; what happens is in `events`.
Must not know the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat

Suit: TypeAlias = Literal["green", "grey", "yellow", "blue", "red"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]

SUITS: tuple[Suit, ...] = get_args(Suit)
LETTERS: tuple[Letter, ...] = get_args(Letter)
SEATS = range(2, 5)
VALUES = range(9)
ROUNDS = 4
TRICKS = 10
HAND = 10

FARMERS_NEEDED = (0, 0, 2, 3, 4)
"""UG-2: A and B have their farmers from the start, C needs two, D three and E four."""

KINGDOM_FARMERS = sum(FARMERS_NEEDED)

SUPPLY = {2: 12, 3: 36, 4: 36}
"""UG-2, UG-23: thirty-six farmers are in the box, and two players have twelve of them in each round."""

FEWEST_TURN_SECONDS = 10
MOST_TURN_SECONDS = 300

REFUSALS = (
    "ugo.already-resigned",
    "ugo.bad-dealer",
    "ugo.bad-order",
    "ugo.bad-tops",
    "ugo.bad-turn-seconds",
    "ugo.late",
    "ugo.must-follow",
    "ugo.not-in-hand",
    "ugo.not-placing",
    "ugo.not-your-turn",
    "ugo.over",
    "ugo.placing-first",
    "ugo.stale-round",
    "ugo.stale-trick",
)
"""Every reason that the rules may give: each needs its text in every language."""


class Card(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """UG-1: a land has one of five suits and a value from 0 to 8."""

    suit: Suit
    value: int


CARDS = tuple(Card(suit, value) for suit in SUITS for value in VALUES)
"""UG-1: the forty-five lands, each of them once, by suit and value."""

Stack: TypeAlias = tuple[Card, ...]
"""UG-12: the cards of one section, the lowest first; the last one is the top."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose: how long a turn may take (0: as long as one likes), and who deals first."""

    turn_seconds: int = 0
    dealer: Seat | None = None


class PlayCard(Struct, frozen=True, tag_field="kind", tag="play-card", forbid_unknown_fields=True):
    """Play a card to the trick."""

    round: int
    trick: int
    card: Card


class PlaceLands(Struct, frozen=True, tag_field="kind", tag="place-lands", forbid_unknown_fields=True):
    """Place a won trick: the new suits from left to right, and a top for each suit with several cards in the trick."""

    round: int
    trick: int
    order: tuple[Suit, ...]
    tops: tuple[Card, ...]


class Resign(Struct, frozen=True, tag_field="kind", tag="resign", forbid_unknown_fields=True):
    """Leave the table for good: from now on the table plays for this seat."""


Command: TypeAlias = PlayCard | PlaceLands | Resign


class Kingdom(Struct, frozen=True):
    """UG-2: five sections in a row; `stacks` are those with land from the left, `farmers` all that were gained."""

    stacks: tuple[Stack, ...] = ()
    farmers: int = 0


class Trick(Struct, frozen=True):
    """A finished trick, its cards in the order played from the leader on."""

    leader: Seat
    winner: Seat
    cards: tuple[Card, ...]


class Placing(Struct, frozen=True):
    """UG-12: a won trick that may still be placed, or placed anew, on the stacks as they were before it.
    `new_suits` have no section yet, and each of `piles` goes on one stack together."""

    trick: int
    seat: Seat
    cards: tuple[Card, ...]
    before: tuple[Stack, ...]
    new_suits: tuple[Suit, ...]
    piles: tuple[tuple[Card, ...], ...]
    placed: bool = False


class SectionScore(Struct, frozen=True):
    """What one section brings and why: its top card, if it has land, and the farmers that it lacks."""

    letter: Letter
    suit: Suit | None
    top: int | None
    missing: int
    points: int


class Open(Struct, frozen=True):
    """What everybody sees; `trick` is the one that is played or placed, `played` are its cards so far,
    `sheets` say where the points of the last round came from."""

    turn_seconds: int
    kingdoms: tuple[Kingdom, ...]
    hand_sizes: tuple[int, ...]
    totals: tuple[int, ...]
    supply: int
    dealer: Seat | None = None
    round: int = 0
    trick: int = 0
    first_leader: Seat | None = None
    leader: Seat | None = None
    turn: Seat | None = None
    played: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    placing: Placing | None = None
    until: Millis | None = None
    points: tuple[tuple[int, ...], ...] = ()
    resigned: tuple[Seat, ...] = ()
    ranks: tuple[int, ...] = ()
    sheets: tuple[tuple[SectionScore, ...], ...] = ()


class State(Struct, frozen=True):
    """What everybody sees, and the hands; the cards that were not dealt are nowhere."""

    open: Open
    hands: tuple[tuple[Card, ...], ...]


class View(Struct, frozen=True):
    """The table as one seat sees it; a spectator has neither seat nor hand."""

    seat: Seat | None
    open: Open
    hand: tuple[Card, ...] | None
