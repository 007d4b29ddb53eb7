"""The words of the diamond hunt: options, commands, events, state and view. Must not know the rules."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from tafelrunde.core.game import Millis, Seat
from tafelrunde.games.ubongo.race.model import BoardsDealt, Claim, GiveUp, Race, RaceEvent, Resign, Roll
from tafelrunde.polyomino.deck import Side

Gem = Literal["ruby", "sapphire", "emerald", "amber"]
GEMS: tuple[Gem, ...] = get_args(Gem)
Counts: TypeAlias = tuple[int, ...]
Wish = Literal["new-cards", "shared-win"]
SoloMode = Literal["minutes", "tasks"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses; `seconds` 0 plays without a sandglass; the solo fields are for one player alone."""

    side: Side = "easy"
    seconds: int = 60
    no_luck: bool = False
    deck: str = "starter"
    solo_mode: SoloMode = "minutes"
    solo_length: int = 5


class ClaimYoungest(Struct, frozen=True, tag_field="kind", tag="claim-youngest", forbid_unknown_fields=True):
    """Say that one is the youngest."""


class Propose(Struct, frozen=True, tag_field="kind", tag="propose", forbid_unknown_fields=True):
    """In a shoot-out: propose new cards or a shared win to the others of the tied."""

    round: int
    wish: Wish


class Agree(Struct, frozen=True, tag_field="kind", tag="agree", forbid_unknown_fields=True):
    """Agree to what is proposed; the wish is named, so that nobody agrees to one that came in between."""

    round: int
    wish: Wish


class AskedWhoIsYoungest(Struct, frozen=True, tag_field="kind", tag="diamonds.asked-who-is-youngest"):
    """The table asks who is youngest; when nobody says so by then, chance has named who rolls first."""

    until: Millis
    otherwise: Seat


class StarterChosen(Struct, frozen=True, tag_field="kind", tag="diamonds.starter-chosen"):
    """Who rolls first, because of being the youngest or because chance said so."""

    seat: Seat
    youngest: bool


class Rewarded(Struct, frozen=True, tag_field="kind", tag="diamonds.rewarded"):
    """What a seat gets for its rank: from the track, blind from the bag, or, without luck, from the supply."""

    round: int
    seat: Seat
    rank: int
    from_track: Gem | None = None
    from_bag: Gem | None = None
    from_supply: Gem | None = None


class TrackCorrected(Struct, frozen=True, tag_field="kind", tag="diamonds.track-corrected"):
    """The track has one sapphire and one amber fewer than before the round; `returned` went into the bag."""

    round: int
    sapphires: int
    ambers: int
    returned: tuple[Gem, ...]


class ShootoutBegan(Struct, frozen=True, tag_field="kind", tag="diamonds.shootout-began"):
    """Several have the most points: the first of them to solve one more card wins."""

    seats: tuple[Seat, ...]


class Proposed(Struct, frozen=True, tag_field="kind", tag="diamonds.proposed"):
    """One of the tied proposes; it counts as agreed by that seat."""

    round: int
    seat: Seat
    wish: Wish


class Agreed(Struct, frozen=True, tag_field="kind", tag="diamonds.agreed"):
    """One of the tied agrees."""

    round: int
    seat: Seat


class GameEnded(Struct, frozen=True, tag_field="kind", tag="diamonds.game-ended"):
    """The places; each seat's points, and after a shoot-out a second number: 1 for who won it."""

    ranks: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]


Command: TypeAlias = ClaimYoungest | Roll | Claim | GiveUp | Propose | Agree | Resign
DiamondEvent: TypeAlias = (
    AskedWhoIsYoungest | StarterChosen | Rewarded | TrackCorrected | ShootoutBegan | Proposed | Agreed | GameEnded
)
Event: TypeAlias = BoardsDealt | RaceEvent | DiamondEvent


class Proposal(Struct, frozen=True):
    """What is proposed, and who has agreed so far."""

    wish: Wish
    agreed: tuple[Seat, ...]


class Open(Struct, frozen=True):
    """What everyone sees; `bag`, `gems` and the track count gems, bag and gems in the order of GEMS."""

    options: Options
    seats: int
    gems: tuple[Counts, ...]
    bag: Counts
    sapphires: int
    ambers: int
    youngest_by: Millis | None = None
    otherwise: Seat = 0
    starter: Seat | None = None
    race: Race | None = None
    paid: int = 0
    tied: tuple[Seat, ...] = ()
    proposal: Proposal | None = None
    gone: tuple[Seat, ...] = ()
    final: tuple[tuple[int, ...], ...] | None = None


class State(Struct, frozen=True):
    """What everyone sees, the cards not yet dealt, and those that lie face down."""

    open: Open
    stock: tuple[int, ...]
    dealt: tuple[int, ...] = ()


class View(Struct, frozen=True, tag="hunt"):
    """The table as one seat sees it; nothing else is hidden than cards that lie face down."""

    seat: Seat | None
    open: Open
