"""How much of a seat's delay is made up for: the seam between the rules' instants and the network's.
Must not know sockets; measured delays will come in as numbers."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from tafelrunde.core.game import Deadline, Millis, Seat


class Fairness(Struct, frozen=True):
    """A table's promise to slow lines; with `settle` 0 plain arrival counts."""

    settle: Millis = 0

    def credit(self, seat: Seat) -> Millis:
        """How long before its arrival a command counts as done."""
        return 0

    def largest_credit(self, seats: Collection[Seat]) -> Millis:
        """The largest credit that one of these seats may still have."""
        return self.settle if seats else 0


ARRIVAL = Fairness()


def rings_at(deadline: Deadline, waiting: Collection[Seat], fairness: Fairness) -> Millis:
    """A bell rings late by the largest credit of a waiting seat; every other deadline is met as it stands."""
    return deadline.at + (fairness.largest_credit(waiting) if deadline.kind == "bell" else 0)
