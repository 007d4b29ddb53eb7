"""Bag, track and values of the diamond hunt. Must not know rounds in progress, time or cards."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.game import Seat
from tafelrunde.games.ubongo.diamonds.model import GEMS, Counts, Gem, Rewarded, TrackCorrected

VALUES: dict[Gem, int] = {"ruby": 4, "sapphire": 3, "emerald": 2, "amber": 1}
ROUNDS = 9
IN_BAG: Counts = (10, 10, 10, 10)
WITHOUT_LUCK: tuple[Gem, ...] = ("ruby", "sapphire", "emerald", "amber")
FROM_TRACK: tuple[Gem, ...] = ("sapphire", "amber")


def points(counts: Counts) -> int:
    """UD-3, UD-13: ruby 4, sapphire 3, emerald 2, amber 1."""
    return sum(VALUES[gem] * count for gem, count in zip(GEMS, counts, strict=True))


def changed(counts: Counts, gem: Gem | None, by: int) -> Counts:
    """One gem more or fewer of a kind."""
    return tuple(count + by if kind == gem else count for kind, count in zip(GEMS, counts, strict=True))


def drawn_blind(bag: Counts, places: Sequence[int]) -> tuple[Gem, ...]:
    """UD-10: gems drawn blind from the bag, each place in it equally likely."""
    contents = [kind for kind, count in zip(GEMS, bag, strict=True) for _ in range(count)]
    return tuple(contents[place] for place in places)


def rewards(number: int, finishers: Sequence[Seat], blind: Sequence[Gem]) -> list[Rewarded]:
    """UD-10: first a sapphire and second an amber from the track; everyone who solved one gem from the bag."""
    return [
        Rewarded(number, seat, rank, from_track=FROM_TRACK[rank - 1] if rank <= len(FROM_TRACK) else None, from_bag=gem)
        for rank, (seat, gem) in enumerate(zip(finishers, blind, strict=True), start=1)
    ]


def rewards_without_luck(number: int, finishers: Sequence[Seat]) -> list[Rewarded]:
    """UD-15: without luck the first gets a ruby, the second a sapphire, the third an emerald, the fourth an amber."""
    return [
        Rewarded(number, seat, rank, from_supply=WITHOUT_LUCK[rank - 1]) for rank, seat in enumerate(finishers, start=1)
    ]


def track_after(number: int, finishers: int, *, no_luck: bool) -> TrackCorrected:
    """UD-11: after every round exactly one sapphire and one amber fewer; what nobody won goes into the bag."""
    left = ROUNDS - number
    return TrackCorrected(number, left, left, () if no_luck else FROM_TRACK[finishers:])
