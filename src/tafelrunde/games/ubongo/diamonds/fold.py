"""What an event makes of a table of the diamond hunt: total, without clock, chance or refusal."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from tafelrunde.games.ubongo.diamonds import gems
from tafelrunde.games.ubongo.diamonds.flow import CARDS
from tafelrunde.games.ubongo.diamonds.model import (
    Agreed,
    AskedWhoIsYoungest,
    Event,
    GameEnded,
    Open,
    Proposal,
    Proposed,
    Rewarded,
    ShootoutBegan,
    StarterChosen,
    State,
    TrackCorrected,
)
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import (
    BoardsDealt,
    DieFell,
    GaveUp,
    GlassTurned,
    Ranked,
    Resigned,
    Revealed,
    Rolled,
    RoundEnded,
    Solved,
    ThoughtBetter,
)


def evolve(state: State, event: Event) -> State:
    """The state after the event."""
    if isinstance(event, BoardsDealt):
        dealt = event.cards.opened()
        table = replace(state.open, race=race_rules.dealt(event, state.open.gone), proposal=None)
        stock = tuple(range(CARDS)) if event.reshuffled else state.stock
        return State(table, tuple(card for card in stock if card not in dealt), dealt)
    return State(_open(state.open, event), state.stock, state.dealt)


def _open(table: Open, event: Event) -> Open:
    match event:
        case AskedWhoIsYoungest(until=until, otherwise=otherwise):
            return replace(table, youngest_by=until, otherwise=otherwise)
        case StarterChosen(seat=seat):
            return replace(table, starter=seat)
        case Rewarded():
            return _rewarded(table, event)
        case TrackCorrected(round=number, sapphires=sapphires, ambers=ambers, returned=returned):
            bag = table.bag
            for gem in returned:
                bag = gems.changed(bag, gem, +1)
            return replace(table, sapphires=sapphires, ambers=ambers, bag=bag, paid=number)
        case ShootoutBegan(seats=seats):
            return replace(table, tied=seats)
        case Proposed(seat=seat, wish=wish):
            return replace(table, proposal=Proposal(wish, (seat,)))
        case Agreed(seat=seat):
            assert table.proposal is not None
            return replace(table, proposal=replace(table.proposal, agreed=(*table.proposal.agreed, seat)))
        case GameEnded(scores=scores):
            return replace(table, final=scores)
        case Resigned(seat=seat):
            race = None if table.race is None else race_rules.evolve(table.race, event)
            return replace(table, race=race, gone=(*table.gone, seat))
        case (
            Rolled()
            | DieFell()
            | Revealed()
            | Solved()
            | Ranked()
            | GaveUp()
            | ThoughtBetter()
            | GlassTurned()
            | RoundEnded()
        ):
            assert table.race is not None
            return replace(table, race=race_rules.evolve(table.race, event))
        case BoardsDealt():
            raise AssertionError("dealt cards are folded into the state, not into what is open")
        case _:
            assert_never(event)


def _rewarded(table: Open, event: Rewarded) -> Open:
    counts, bag = table.gems[event.seat], table.bag
    for gem in (event.from_track, event.from_bag, event.from_supply):
        counts = gems.changed(counts, gem, +1)
    for gem in (event.from_bag, event.from_supply):
        bag = gems.changed(bag, gem, -1)
    collections = (*table.gems[: event.seat], counts, *table.gems[event.seat + 1 :])
    return replace(
        table,
        gems=collections,
        bag=bag,
        sapphires=table.sapphires - (event.from_track == "sapphire"),
        ambers=table.ambers - (event.from_track == "amber"),
    )
