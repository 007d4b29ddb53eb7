"""The words of Ubongo classic: options, commands, events, state and view. Must not know the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.games.ubongo.race.model import BoardsDealt, Claim, GiveUp, Race, RaceEvent, Resign, Roll
from tafelrunde.polyomino.deck import Side

Colour = Literal["green", "red", "blue", "violet", "brown", "yellow"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Row: TypeAlias = tuple[Colour | None, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses; `seconds` 0 plays without a sandglass, `sides` gives each seat its own."""

    side: Side = "easy"
    sides: tuple[Side, ...] | None = None
    seconds: int = 60
    grace_seconds: int = 0
    all_boards: bool = False
    expansion: bool = False
    starter: Seat | None = None
    deck: str = "starter"


class PlaceFigure(Struct, frozen=True, tag_field="kind", tag="place-figure", forbid_unknown_fields=True):
    """Set the own figure on a field, counted from 0."""

    field: int


class MoveFigure(Struct, frozen=True, tag_field="kind", tag="move-figure", forbid_unknown_fields=True):
    """Move the own figure to a field, counted from 0."""

    round: int
    field: int


class Take(Struct, frozen=True, tag_field="kind", tag="take", forbid_unknown_fields=True):
    """Take the two nearest gems of the row where the figure stands."""

    round: int


class GemsLaid(Struct, frozen=True, tag_field="kind", tag="ubongo.gems-laid"):
    """Every hole has its gem; the first of a row is nearest to the field."""

    rows: tuple[tuple[Colour, ...], ...]


class StarterChosen(Struct, frozen=True, tag_field="kind", tag="ubongo.starter-chosen"):
    """Who rolls first; figures are to be placed by then."""

    seat: Seat
    place_by: Millis


class FigurePlaced(Struct, frozen=True, tag_field="kind", tag="ubongo.figure-placed"):
    """A figure stands on a field."""

    seat: Seat
    field: int
    by_the_table: bool = False


class PlacingClosed(Struct, frozen=True, tag_field="kind", tag="ubongo.placing-closed"):
    """The time to place is over; chance places what is left."""


class FigureMoved(Struct, frozen=True, tag_field="kind", tag="ubongo.figure-moved"):
    """A figure has moved, once and for all in this round."""

    round: int
    seat: Seat
    origin: int
    field: int


class TakeAsked(Struct, frozen=True, tag_field="kind", tag="ubongo.take-asked"):
    """A seat reaches for a row that another may have reached earlier; sure at `settled_by`."""

    round: int
    seat: Seat
    field: int
    at: Millis
    settled_by: Millis


class Taken(Struct, frozen=True, tag_field="kind", tag="ubongo.taken"):
    """The gems a seat has taken, nearest first; none when others had emptied the row before."""

    round: int
    seat: Seat
    field: int
    gems: tuple[Colour, ...]


class GraceBegan(Struct, frozen=True, tag_field="kind", tag="ubongo.grace-began"):
    """The sand has run out; who has solved may still move and take for a moment."""

    round: int
    until: Millis


class GameEnded(Struct, frozen=True, tag_field="kind", tag="ubongo.game-ended"):
    """The places, and each seat's gems of one colour from most to fewest."""

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]


Command: TypeAlias = PlaceFigure | Roll | Claim | MoveFigure | Take | GiveUp | Resign
ClassicEvent: TypeAlias = (
    GemsLaid | StarterChosen | FigurePlaced | PlacingClosed | FigureMoved | TakeAsked | Taken | GraceBegan | GameEnded
)
Event: TypeAlias = BoardsDealt | RaceEvent | ClassicEvent


class Reach(Struct, frozen=True):
    """A take that waits until nobody can have been earlier."""

    seat: Seat
    field: int
    at: Millis
    settled_by: Millis


class Open(Struct, frozen=True):
    """UC-28: what everyone sees: gems, figures, the round; `gems` counts each seat's gems in the order of COLOURS."""

    options: Options
    seats: int
    rounds: int
    figures: tuple[int | None, ...]
    gems: tuple[tuple[int, ...], ...]
    rows: tuple[Row, ...] = ()
    starter: Seat | None = None
    place_by: Millis = 0
    placing_closed: bool = False
    race: Race | None = None
    moved: tuple[Seat, ...] = ()
    taken: tuple[Seat, ...] = ()
    reaching: tuple[Reach, ...] = ()
    grace_until: Millis | None = None
    gone: tuple[Seat, ...] = ()
    ended: bool = False


class State(Struct, frozen=True):
    """What everyone sees, the cards not yet dealt, and those that lie face down."""

    open: Open
    stock: tuple[int, ...]
    dealt: tuple[int, ...] = ()


class View(Struct, frozen=True):
    """The table as one seat sees it; nothing else is hidden than cards that lie face down."""

    seat: Seat | None
    open: Open
