"""UD-14: the shoot-out among the tied: no sandglass, the first to solve wins, agreements.
Must not know rounds 1 to 9."""

from __future__ import annotations

from tafelrunde.core.game import Move, Refused, Seat
from tafelrunde.games.ubongo.diamonds.flow import contenders, in_shootout, places
from tafelrunde.games.ubongo.diamonds.model import (
    Agree,
    Agreed,
    Command,
    Event,
    GameEnded,
    Open,
    Propose,
    Proposed,
    Wish,
)
from tafelrunde.games.ubongo.race import rules as race_rules
from tafelrunde.games.ubongo.race.model import Race

WISHES: tuple[Wish, ...] = ("new-cards", "shared-win")


def propose(table: Open, move: Move[Command], command: Propose) -> list[Event]:
    """UD-14: one of the tied proposes new cards or a shared win; a new proposal replaces the one before."""
    _check(table, move.seat, command.round)
    if table.proposal is not None and table.proposal.wish == command.wish:
        raise Refused("ubongo.proposed-already")
    return [Proposed(command.round, move.seat, command.wish)]


def agree(table: Open, move: Move[Command], command: Agree) -> list[Event]:
    """UD-14: it happens when all of the tied have agreed."""
    _check(table, move.seat, command.round)
    if table.proposal is None or table.proposal.wish != command.wish:
        raise Refused("ubongo.not-proposed", wish=command.wish)
    if move.seat in table.proposal.agreed:
        raise Refused("ubongo.agreed-already")
    return [Agreed(command.round, move.seat)]


def _check(table: Open, seat: Seat, number: int) -> None:
    if not in_shootout(table):
        raise Refused("ubongo.no-shootout")
    race = race_rules.check_round(table.race, number)
    if seat not in contenders(table):
        raise Refused("ubongo.not-tied")
    if race.settling:
        raise Refused("ubongo.settling")


def legal(table: Open, race: Race, seat: Seat) -> list[Command]:
    """What one of the tied may propose or agree to."""
    if race.over or race.settling or seat not in contenders(table):
        return []
    proposal = table.proposal
    commands: list[Command] = [
        Propose(race.number, wish) for wish in WISHES if proposal is None or proposal.wish != wish
    ]
    if proposal is not None and seat not in proposal.agreed:
        commands.append(Agree(race.number, proposal.wish))
    return commands


def what_follows(table: Open, race: Race) -> list[Event]:
    """UD-14: the first to solve wins; who leaves is out; all may agree on new cards or on a shared win."""
    left = contenders(table)
    if race.finishes and not race.over:
        return [race_rules.ended(race), _end(table, (race.finishes[0].seat,))]
    if len(left) <= 1 and not race.settling:
        return [_end(table, left or table.tied)]
    if table.proposal is None or race.over or not set(left) <= set(table.proposal.agreed):
        return []
    if table.proposal.wish == "shared-win":
        return [_end(table, left)]
    return [race_rules.ended(race)]


def _end(table: Open, winners: tuple[Seat, ...]) -> GameEnded:
    outcome = places(table, winners)
    return GameEnded(outcome.ranks, outcome.scores)
