"""A table of one's own: bots, deadlines and the log, told what time it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tafelrunde.core.chance import seed_from
from tafelrunde.core.game import Plan, Refused
from tafelrunde.core.playout import playout
from tafelrunde.core.replay import write
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.games.ubongo.classic.model import PlaceFigure, Take
from tafelrunde.games.ugo.model import PlayCard
from tafelrunde.terminal.desk import Desk


def desk(name: str, seats: int, people: int, seed: str = "desk", **options: Any) -> Desk:
    game = CATALOGUE[name]
    bots = dict.fromkeys(range(people, seats), BOTS[name])
    return Desk(game, game.options_type(**options), seats, bots, seed_from(seed))


@pytest.mark.parametrize(("name", "seats"), [("ugo", 3), ("ubongo-classic", 4), ("ubongo-diamonds", 2)])
def test_a_table_of_bots_plays_the_very_game_of_a_playout(name: str, seats: int) -> None:
    game = CATALOGUE[name]
    table = desk(name, seats, 0)
    while (instant := table.next_instant) is not None:
        assert table.due_by(instant - 1) is None
        assert table.due_by(instant) is not None
    played = playout(game, game.options_type(), seats, BOTS[name], "desk")
    assert table.log() == write(game, game.options_type(), seats, played.lines, played.seed)


def test_nothing_happens_before_its_time() -> None:
    table = desk("ubongo-classic", 2, 2)
    assert table.next_instant == 30_000
    assert table.due_by(29_999) is None
    happened = table.due_by(30_000)
    assert happened is not None
    assert happened.seat is None


def test_what_begins_with_a_bell_that_was_heard_late_begins_late() -> None:
    """A process that was stopped for a while does not take the sand away from anybody."""
    table = desk("ubongo-classic", 2, 2)
    for seat in (0, 1):
        table.act(seat, PlaceFigure(0), 5)
    while not table.view(None).open.race or not table.view(None).open.race.boards:
        assert table.next_instant is not None
        table.due_by(table.next_instant)
    assert table.view(None).open.race.until < 80_000
    assert table.due_by(500_000) is not None
    assert table.view(None).open.race.until == 560_000


def test_a_refused_move_changes_nothing() -> None:
    table = desk("ubongo-classic", 2, 1)
    before = table.state, table.log()
    with pytest.raises(Refused):
        table.act(0, Take(1), 7)
    assert (table.state, table.log()) == before


def test_an_unfinished_log_keeps_its_seed() -> None:
    table = desk("ugo", 2, 1)
    assert b"table.closed" not in table.log()
    assert seed_from("desk").hex().encode() not in table.log()


def test_a_bot_that_is_refused_is_asked_again() -> None:
    asked: list[int] = []

    def stubborn(
        view: Any, legal: Sequence[Any], level: str, below: Callable[[int], int], more: Callable[[], bool]
    ) -> Plan[Any] | None:
        asked.append(1)
        if len(asked) == 1:
            return Plan(PlayCard(9, 9, legal[0].card), 100) if legal else None
        return Plan(legal[0], 100) if legal else None

    game = CATALOGUE["ugo"]
    table = Desk(game, game.options_type(dealer=0), 2, {0: stubborn, 1: stubborn}, seed_from("x"))
    happened = table.due_by(100)
    assert happened is not None
    assert happened.events == ()
    assert table.due_by(300) is not None
    assert len(table.view(None).open.played) == 1
