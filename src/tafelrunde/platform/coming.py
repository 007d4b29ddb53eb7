"""What comes of it that somebody at the table is not there, or is back; pure.
Must not know how long anybody is waited for, nor who looks on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tafelrunde.core.game import Millis, Seat
from tafelrunde.platform.deciding import Batch, Terms, with_own
from tafelrunde.platform.hosting import Stamp, took_over
from tafelrunde.platform.seating import Event, Paused, Resumed, Returned, Seating, TookOver
from tafelrunde.platform.standing import Standing


def on_absence(terms: Terms, standing: Standing, seat: Seat, others: bool, now: Millis) -> Batch | None:
    """What comes of it that somebody has been away for as long as they are waited for."""
    event = gone(standing.seating, seat, terms.levels, others)
    return None if event is None else with_own(terms, Batch((), standing, now, now), event)


def on_coming(terms: Terms, standing: Standing, seat: Seat, now: Millis, clock_ms: Millis) -> Batch:
    """What comes of it that somebody is back."""
    batch = Batch((), standing, now, now, seat=seat)
    for event in came(standing.seating, seat, Stamp(terms.run, clock_ms)):
        batch = with_own(terms, batch, event)
    return batch


def gone(seating: Seating, seat: Seat, levels: Sequence[str], others: bool) -> TookOver | Paused | None:
    """Who has not come back within the grace is played for where others go on; where nobody is there time stands still.
    A run of somebody alone goes on: its clock is what it is about."""
    chair = seating.chairs[seat]
    if seating.phase != "playing" or seating.paused or not chair.taken or chair.bot is not None:
        return None
    if not others:
        return Paused(deserted=True) if len(seating.chairs) > 1 else None
    taken_over = took_over(seating, seat, levels)
    return None if taken_over is None else replace(taken_over, absent=True)


def came(seating: Seating, seat: Seat, stamp: Stamp) -> list[Event]:
    """Who is back after having been cut off plays again at once, and a table that nobody was at goes on."""
    back_again: list[Event] = [Returned(seat)] if seating.chairs[seat].absent else []
    return [*back_again, Resumed(stamp.run, stamp.since)] if seating.deserted else back_again
