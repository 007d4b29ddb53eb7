"""Which cards are good and why, for people: what the search expects, and what can be seen or counted in the trick.
Must not know more than a seat's view, nor who may be told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

from tafelrunde.core.advice import Advice, Adviser, Reason
from tafelrunde.core.budget import More
from tafelrunde.core.game import Seat
from tafelrunde.games.ugo.bots.belief import Belief
from tafelrunde.games.ugo.bots.knowledge import is_placing, unseen_by
from tafelrunde.games.ugo.bots.thinking import LEAD_IN_GAME, SCALE, SPELL, Verdict, searched
from tafelrunde.games.ugo.events import CardPlayed, Event, LandsPlaced
from tafelrunde.games.ugo.model import KINGDOM_FARMERS, ROUNDS, Card, Command, Kingdom, PlaceLands, PlayCard, View
from tafelrunde.games.ugo.placing import laid, preselected, to_place
from tafelrunde.games.ugo.scoring import points, sheet
from tafelrunde.games.ugo.trick import farmers_due, playable, winning_place

MOST_ITERATIONS = 256 * SPELL
_DEALS = 40
_WORTH_SAYING = 2  # points


def advise(view: View, legal: Sequence[Command], below: Callable[[int], int], more: More) -> tuple[Advice, ...]:
    """Nothing where there is nothing to choose now."""
    if not legal:
        return ()
    verdicts = searched(view, below, more, MOST_ITERATIONS, whole_game=False)
    chances: dict[Command, int] = {}
    if view.open.round == ROUNDS:
        lead = {verdict.command: verdict.points for verdict in verdicts}
        verdicts = searched(view, below, more, MOST_ITERATIONS)
        chances = {one.command: _chance(one, lead.get(one.command, 0.0)) for one in verdicts}
        verdicts = [Verdict(one.command, one.visits, lead.get(one.command, 0.0)) for one in verdicts]
    why = _placings(view) if is_placing(view) else _Trick(view, below)
    return tuple(
        Advice(one.command, round(100 * one.points), chances.get(one.command), tuple(why(one.command)))
        for one in verdicts
    )


def made(seat: Seat, events: Sequence[Event]) -> Command | None:
    """A card or a placing by the seat's own hand."""
    for event in events:
        match event:
            case CardPlayed(seat=player, auto=False) if player == seat:
                return PlayCard(event.round, event.trick, event.card)
            case LandsPlaced(seat=player, auto=False) if player == seat:
                return PlaceLands(event.round, event.trick, event.order, event.tops)
    return None


def _chance(verdict: Verdict, lead: float) -> int:
    """The search takes a little account of the lead as well."""
    return max(0, min(100, round(100 * (verdict.points / SCALE - LEAD_IN_GAME * lead / SCALE))))


def _placings(view: View) -> Callable[[Command], Iterator[Reason]]:
    """What the kingdom is worth as it would lie now."""
    placing, kingdom = view.open.placing, view.open.kingdoms[view.seat or 0]
    assert placing is not None

    def why(command: Command) -> Iterator[Reason]:
        if isinstance(command, PlaceLands):
            stacks = tuple(laid(placing, command.order, command.tops).values())
            yield Reason("why-worth-now", {"points": points(sheet(Kingdom(stacks, kingdom.farmers)))})

    return why


class _Trick:
    """What becomes of a card in this trick, if those to come play any card that they may."""

    def __init__(self, view: View, below: Callable[[int], int]) -> None:
        assert view.seat is not None
        self._view, self._below = view, below
        self._kingdom = view.open.kingdoms[view.seat]
        self._played = view.open.played
        seats = len(view.open.kingdoms)
        self._to_come = [(view.seat + step) % seats for step in range(1, seats - len(self._played))]
        belief = Belief(view)
        self._deals = [belief.deal(below) for _ in range(_DEALS if self._to_come else 1)]

    def __call__(self, command: Command) -> Iterator[Reason]:
        if not isinstance(command, PlayCard):
            return
        card, cards = command.card, (*self._played, command.card)
        ends = [self._end(cards, deal) for deal in self._deals]
        taken = [end for end in ends if end[winning_place(end)] == card]
        if not taken and not self._can_take(cards):
            yield Reason("why-cannot-take", {})
        elif self._is_sure(cards):
            yield Reason("why-takes", {})
        else:
            yield Reason("why-may-take", {"percent": round(100 * len(taken) / len(ends))})
        room = KINGDOM_FARMERS - self._kingdom.farmers
        if taken:
            if gained := min(room, farmers_due(card, card)):
                yield Reason("why-farmers-taking", {"count": gained})
            more = fmean(self._worth(end) for end in taken) - points(sheet(self._kingdom))
            if abs(more) >= _WORTH_SAYING:
                yield Reason("why-lands-good" if more > 0 else "why-lands-bad", {"points": abs(round(more))})
        lost = [farmers_due(card, end[winning_place(end)]) for end in ends if end[winning_place(end)] != card]
        if lost and (gained := min(room, round(fmean(lost)))):
            yield Reason("why-farmers-losing", {"count": gained})

    def _end(self, cards: tuple[Card, ...], deal: dict[Seat, tuple[Card, ...]]) -> tuple[Card, ...]:
        for seat in self._to_come:
            may = playable(deal[seat], cards)
            cards = (*cards, may[self._below(len(may))])
        return cards

    def _can_take(self, cards: tuple[Card, ...]) -> bool:
        return cards[winning_place(cards)] == cards[-1]

    def _is_sure(self, cards: tuple[Card, ...]) -> bool:
        """Nobody is to come, or nobody can hold a card that is better."""
        if not self._can_take(cards):
            return False
        better = (one for one in unseen_by(self._view) if winning_place((*cards, one)) == len(cards))
        return not self._to_come or next(better, None) is None

    def _worth(self, end: tuple[Card, ...]) -> int:
        """The kingdom with the trick, its highest cards on top, before any farmers come."""
        placing = to_place(0, 0, end, self._kingdom.stacks)
        order, tops = preselected(placing)
        rising = sorted(order, key=lambda suit: -max(card.value for card in end if card.suit == suit))
        return points(sheet(Kingdom(tuple(laid(placing, rising, tops).values()), self._kingdom.farmers)))


ADVISER = Adviser(advise, made)
