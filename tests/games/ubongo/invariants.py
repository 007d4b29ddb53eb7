"""What is true of every table of Ubongo after every event, whoever plays and however the moves arrive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tafelrunde.core.game import AnyGame
from tafelrunde.games.ubongo.classic import gems as rows
from tafelrunde.games.ubongo.classic import model as classic
from tafelrunde.games.ubongo.diamonds import gems as bag
from tafelrunde.games.ubongo.diamonds import model as hunt
from tafelrunde.games.ubongo.race.model import BoardsDealt, Race, Ranked, Solved
from tafelrunde.games.ubongo.race.rules import checked_cover, rank_of
from tafelrunde.games.ubongo.solo import model as solo


def folded(game: AnyGame, options: Any, seats: int, events: Sequence[Any]) -> Any:
    """The state that the events lead to; every step of the way is looked at."""
    state = game.new(options, seats)
    dealt: set[int] = set()
    for event in events:
        before, state = state, game.evolve(state, event)
        if isinstance(event, BoardsDealt):
            dealt = _no_card_twice(event, dealt)
        match state:
            case classic.State():
                _gems_are_conserved(state.open)
                _classic_event(before.open, event)
                _race(state.open.race)
            case hunt.State():
                _diamonds_are_conserved(state.open)
                _track(state.open, event)
                _race(state.open.race)
            case solo.State():
                _run(before.open, event)
            case _:
                raise AssertionError(f"a state of no edition: {state}")
        _cards_are_somewhere_once(state)
    return state


def _no_card_twice(event: BoardsDealt, dealt: set[int]) -> set[int]:
    cards = event.cards.opened()
    assert len(set(cards)) == len(cards) == len(event.seats)
    assert event.reshuffled or dealt.isdisjoint(cards)
    return set(cards) if event.reshuffled else dealt | set(cards)


def _cards_are_somewhere_once(state: Any) -> None:
    cards = state.stock + getattr(state, "dealt", ())
    assert len(set(cards)) == len(cards)


def _gems_are_conserved(table: classic.Open) -> None:
    """72 or 108 gems, as many of each colour; the empty holes of a row are those nearest to the field."""
    length = rows.holes(table.seats)
    if table.rows:
        count = Counter(gem for row in table.rows for gem in row if gem is not None)
        for collection in table.gems:
            count.update(dict(zip(classic.COLOURS, collection, strict=True)))
        assert count == dict.fromkeys(classic.COLOURS, length)
    for row in table.rows:
        empty = row.count(None)
        assert row[:empty] == (None,) * empty
        assert empty % 2 == 0
    assert all(field is None or field in range(6) for field in table.figures)
    assert len(set(table.taken)) == len(table.taken)
    assert len(set(table.moved)) == len(table.moved)


def _classic_event(table: classic.Open, event: Any) -> None:
    race = table.race
    match event:
        case classic.FigureMoved(seat=seat, origin=origin, field=field):
            rank = None if race is None else rank_of(race, seat)
            assert rank is not None
            assert table.figures[seat] == origin
            assert 0 < abs(field - origin) <= (3, 2, 1, 0, 0, 0)[rank - 1]
            assert seat not in table.moved + table.taken
        case classic.Taken(seat=seat, field=field, gems=taken):
            assert race is not None
            assert rank_of(race, seat) is not None
            assert seat not in table.taken
            assert table.figures[seat] == field
            assert taken == tuple(gem for gem in table.rows[field] if gem is not None)[:2]
        case classic.FigurePlaced():
            assert race is None or (race.number == 1 and race.reveal_at is None)
        case _:
            pass


def _race(race: Race | None) -> None:
    """Nobody solves twice, all covers are covers, who searches has neither solved nor given up."""
    if race is None:
        return
    solvers = [finish.seat for finish in race.finishes + race.settling]
    assert len(set(solvers)) == len(solvers)
    assert set(solvers).isdisjoint(race.given_up)
    assert set(solvers) <= set(race.seats)
    assert race.glass in (0, 1, 2)
    assert not race.settling or not race.over or race.until is None, "a shoot-out alone is over before all is settled"


def _diamonds_are_conserved(table: hunt.Open) -> None:
    """58 gems; without luck a pair goes to the box after each round."""
    held = sum(map(sum, table.gems)) + sum(table.bag) + table.sapphires + table.ambers
    assert held == 58 - (2 * table.paid if table.options.no_luck else 0)
    assert min(table.bag) >= 0
    kinds = Counter(sapphire=table.sapphires, amber=table.ambers)
    for counts in (*table.gems, table.bag):
        kinds.update(dict(zip(hunt.GEMS, counts, strict=True)))
    gone = table.paid if table.options.no_luck else 0
    assert kinds == {"ruby": 10, "sapphire": 19 - gone, "emerald": 10, "amber": 19 - gone}


def _track(table: hunt.Open, event: Any) -> None:
    if isinstance(event, hunt.TrackCorrected):
        assert (table.sapphires, table.ambers) == (9 - event.round, 9 - event.round)
    if isinstance(event, hunt.GameEnded):
        assert (table.sapphires, table.ambers) == (0, 0)
        assert [score[0] for score in event.scores] == [bag.points(counts) for counts in table.gems]


def _run(run: solo.Open, event: Any) -> None:
    if isinstance(event, solo.TaskSolved):
        assert run.board is not None
        assert checked_cover(run.board, tuple(laid.placement for laid in event.cover)) == event.cover
        assert run.until is None or event.at < run.until
        assert not run.done or event.since_start >= run.done[-1].since_start


def rounds_are_fair(events: Sequence[Any]) -> None:
    """Ranks count from one in the order of instants, and only covers that have been shown are ranked."""
    ranks: dict[int, list[Ranked]] = {}
    covers = {(event.round, event.seat): event for event in events if isinstance(event, Solved)}
    for event in events:
        if isinstance(event, Ranked):
            ranks.setdefault(event.round, []).append(event)
            assert covers[event.round, event.seat].at == event.at
    for found in ranks.values():
        assert [ranked.rank for ranked in found] == list(range(1, len(found) + 1))
        assert [ranked.at for ranked in found] == sorted(ranked.at for ranked in found)
