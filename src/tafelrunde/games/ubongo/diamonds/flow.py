"""Whom and what the table awaits in the diamond hunt. Must not know what a seat may see, nor decide anything."""

from __future__ import annotations

from tafelrunde.core.game import NOTHING, Awaits, Deadline, Draw, Millis, Outcome, Seat, ranked
from tafelrunde.games.ubongo.diamonds import gems
from tafelrunde.games.ubongo.diamonds.model import AskedWhoIsYoungest, Event, Open, Rewarded, State
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import BoardsDealt, DieFell, Race

PATIENCE_TO_CLAIM: Millis = 20_000
CARDS = 36


def glass_ms(table: Open) -> Millis | None:
    """UD-1, UD-14: the sandglass of the table; in a shoot-out there is none."""
    return None if table.tied else 1000 * table.options.seconds or None


def contenders(table: Open) -> tuple[Seat, ...]:
    """UD-14: in a shoot-out the tied who have not left; otherwise everyone."""
    if not table.tied:
        return tuple(range(table.seats))
    return tuple(seat for seat in table.tied if seat not in table.gone)


def in_shootout(table: Open) -> bool:
    """UD-14: a tie at the top is being decided by one more card."""
    return bool(table.tied) and table.final is None


def is_unpaid(table: Open) -> bool:
    """UD-10: rewards are paid after time is up, and never in a shoot-out."""
    return table.race is not None and table.race.over and table.paid < table.race.number and not table.tied


def draws_from_bag(table: Open) -> bool:
    """UD-10, UD-15: chance is asked when somebody has solved, unless the table plays without luck."""
    return is_unpaid(table) and not table.options.no_luck and bool(table.race and table.race.finishes)


def needs_boards(table: Open) -> bool:
    """UD-7, UD-12, UD-14: everyone takes a new card when no round is on, all has been paid and nobody has won."""
    if table.starter is None or is_unpaid(table):
        return False
    if table.race is None:
        return True
    nobody_won = table.paid < gems.ROUNDS or (in_shootout(table) and _is_undecided(table, table.race))
    return table.race.over and nobody_won


def _is_undecided(table: Open, race: Race) -> bool:
    """UD-14: the round that led to the shoot-out decides nothing, new cards are taken where nobody has solved, and
    where no two of the tied are left there is nothing to decide."""
    return len(contenders(table)) > 1 and (race.number == table.paid or not race.finishes)


def dealing(state: State) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """UD-14: unused cards first, then the used ones shuffled again: cards that are sure, the pool, how many from it."""
    wanted = len(contenders(state.open))
    if len(state.stock) >= wanted:
        return (), state.stock, wanted
    used = tuple(card for card in range(CARDS) if card not in state.stock)
    return state.stock, used, wanted - len(state.stock)


def leaders(table: Open) -> tuple[Seat, ...]:
    """UD-13: who has the most points."""
    totals = [gems.points(counts) for counts in table.gems]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def places(table: Open, winners: tuple[Seat, ...]) -> Outcome:
    """UD-13, UD-14: most points first; after a shoot-out the others of the tied share the second place."""
    totals = [gems.points(counts) for counts in table.gems]
    if not table.tied:
        return ranked([(total,) for total in totals])
    return ranked([(total, int(seat in winners)) for seat, total in enumerate(totals)])


def nobody_searches(race: Race) -> bool:
    """UD-8: when all have solved or given up, the round ends at once."""
    return not race.settling and not race_rules.searching(race)


def awaits(state: State) -> Awaits:
    """The flow of the whole game; see docs/moments.md."""
    table, race = state.open, state.open.race
    if table.final is not None:
        return NOTHING
    if table.youngest_by is None:
        return Awaits(draw=Draw("starter", table.seats, 1))
    if table.starter is None:
        present = tuple(seat for seat in range(table.seats) if seat not in table.gone)
        return Awaits(needed=present, deadline=Deadline(table.youngest_by))
    if draws_from_bag(table) and race is not None:
        return Awaits(draw=Draw("bag", sum(table.bag), len(race.finishes)))
    if needs_boards(table):
        _, pool, take = dealing(state)
        return Awaits(draw=Draw("cards", len(pool), take))
    if race is None or race.over:
        return NOTHING
    if not race.boards:
        return race_rules.awaits_before_reveal(race, _may_agree(table, race))
    return _racing(table, race)


def is_drawn(event: Event) -> bool:
    """UD-4, UD-6, UD-10: only chance deals, rolls, draws from the bag, and names who begins where nobody does."""
    if isinstance(event, Rewarded):
        return event.from_bag is not None
    return isinstance(event, AskedWhoIsYoungest | BoardsDealt | DieFell)


def _may_agree(table: Open, race: Race) -> tuple[Seat, ...]:
    """UD-14: the tied may propose and agree at any time; who is to roll is waited for already."""
    to_roll = () if race.reveal_at is not None else (race.starter,)
    return tuple(seat for seat in contenders(table) if seat not in to_roll) if table.tied else ()


def _racing(table: Open, race: Race) -> Awaits:
    unsure = [finish.settled_by for finish in race.settling]
    deadline = Deadline(min(unsure), "settling") if unsure else Deadline(race.until) if race.until is not None else None
    return Awaits(race_rules.searching(race), race_rules.may_think_better(race), deadline=deadline)
