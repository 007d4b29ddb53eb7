"""The table's own words: sitting, leaving, beginning, pausing, bots, and what the host alone may."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tafelrunde.core.game import Refused
from tafelrunde.core.replay import Closed
from tafelrunde.platform import seating as words
from tafelrunde.platform.hosting import (
    Arrange,
    Command,
    Leave,
    Mute,
    Pause,
    Remove,
    Resume,
    Return,
    SeatBot,
    Sit,
    Stamp,
    Start,
    decide,
    legal,
)
from tafelrunde.platform.seating import (
    Arranged,
    Arrangement,
    BotSeated,
    Chair,
    GivenAway,
    Left,
    Muted,
    Paused,
    Resumed,
    Returned,
    Seated,
    Seating,
    Started,
    TookOver,
)

LEVELS = ("calm", "quick")
STAMP = Stamp(3, 99)
FREE, MINE, ROBOT, AWAY = Chair(), Chair(taken=True), Chair(bot="calm"), Chair(taken=True, bot="calm")
EMPTY = Seating((FREE, FREE))
HALF = Seating((MINE, FREE), host=0)
FULL = Seating((MINE, MINE), host=0)
BEGUN = Seating((MINE, MINE), "playing", host=0)
PAUSED = replace(BEGUN, paused=True)
GIVEN = Seating((MINE, Chair(bot="calm", vacated=True)), "playing", host=0)
STOOD_IN = Seating((MINE, AWAY), "playing", host=0)
OVER = Seating((MINE, MINE), "over", host=0)
PUBLIC = Arrangement(public=True)


def after(table: Seating, seat: int | None, command: Command, levels: tuple[str, ...] = LEVELS) -> Seating:
    """What has become of the table."""
    for event in decide(table, seat, command, levels, STAMP):
        table = words.evolve(table, event)
    return table


@pytest.mark.parametrize(
    ("table", "seat", "command", "events"),
    [
        (HALF, None, Sit(), [Seated(1)]),
        (EMPTY, None, Sit(1), [Seated(1)]),
        (GIVEN, None, Sit(), [Seated(1)]),
        (FULL, 1, Leave(), [Left(1)]),
        (BEGUN, 1, Leave(), [TookOver(1, "calm")]),
        (STOOD_IN, 1, Return(), [Returned(1)]),
        (FULL, 0, Start(), [Started(3, 99)]),
        (BEGUN, 0, Pause(), [Paused()]),
        (PAUSED, 0, Resume(), [Resumed(3, 99)]),
        (HALF, 0, SeatBot("quick"), [BotSeated(1, "quick")]),
        (FULL, 0, Remove(1), [Left(1)]),
        (BEGUN, 0, Remove(1), [GivenAway(1, "calm")]),
        (STOOD_IN, 0, Remove(1), [GivenAway(1, "calm")]),
        (FULL, 0, Mute(1, True), [Muted(1, True)]),
        (FULL, 0, Mute(1, False), []),
        (FULL, 0, Arrange(PUBLIC), [Arranged(PUBLIC)]),
        (BEGUN, 0, Arrange(Arrangement(chat="off")), [Arranged(Arrangement(chat="off"))]),
    ],
)
def test_what_a_command_leads_to(table: Seating, seat: int | None, command: Command, events: list[Any]) -> None:
    assert decide(table, seat, command, LEVELS, STAMP) == events


@pytest.mark.parametrize(
    ("table", "seat", "command", "key"),
    [
        (HALF, 0, Sit(), "table.already-seated"),
        (FULL, None, Sit(), "table.full"),
        (HALF, None, Sit(0), "table.seat-taken"),
        (HALF, None, Sit(7), "table.seat-taken"),
        (HALF, None, Sit(-1), "table.seat-taken"),
        (BEGUN, None, Sit(), "table.has-begun"),
        (OVER, None, Sit(), "table.has-begun"),
        (HALF, None, Leave(), "table.not-seated"),
        (STOOD_IN, 1, Leave(), "table.has-begun"),
        (OVER, 1, Leave(), "table.has-begun"),
        (BEGUN, 1, Return(), "table.already-seated"),
        (FULL, 1, Return(), "table.not-playing"),
        (BEGUN, None, Return(), "table.not-seated"),
        (HALF, 0, Start(), "table.not-full"),
        (FULL, None, Start(), "table.not-seated"),
        (FULL, 1, Start(), "table.not-host"),
        (BEGUN, 0, Start(), "table.has-begun"),
        (FULL, 0, Pause(), "table.not-playing"),
        (PAUSED, 0, Pause(), "table.paused"),
        (BEGUN, 1, Pause(), "table.not-host"),
        (BEGUN, 0, Resume(), "table.not-paused"),
        (FULL, 0, SeatBot("calm"), "table.full"),
        (HALF, 0, SeatBot("godlike"), "table.no-such-bot"),
        (HALF, 0, SeatBot("calm", 0), "table.seat-taken"),
        (BEGUN, 0, SeatBot("calm"), "table.has-begun"),
        (FULL, 0, Remove(0), "table.not-yourself"),
        (HALF, 0, Remove(1), "table.nobody-there"),
        (FULL, 0, Remove(9), "table.nobody-there"),
        (FULL, 0, Remove(-1), "table.nobody-there"),
        (GIVEN, 0, Remove(1), "table.nobody-there"),
        (OVER, 0, Remove(1), "table.nobody-there"),
        (FULL, 1, Remove(0), "table.not-host"),
        (FULL, 0, Mute(9, True), "table.nobody-there"),
        (FULL, 0, Arrange(Arrangement(public=True, chat="free")), "table.chat-in-private"),
        (BEGUN, 0, Arrange(PUBLIC), "table.has-begun"),
    ],
)
def test_what_is_refused(table: Seating, seat: int | None, command: Command, key: str) -> None:
    with pytest.raises(Refused, match=key):
        decide(table, seat, command, LEVELS, STAMP)


def test_where_no_bot_may_play_for_somebody_leaving_during_a_game_is_refused() -> None:
    waits = replace(BEGUN, arrangement=Arrangement(leavers="wait"))
    for table, levels in ((waits, LEVELS), (BEGUN, ())):
        with pytest.raises(Refused, match=r"table\.has-begun"):
            decide(table, 1, Leave(), levels, STAMP)


def test_a_table_that_begins_by_itself_begins_with_its_last_seat() -> None:
    table = replace(HALF, arrangement=Arrangement(autostart=True))
    assert decide(table, None, Sit(), LEVELS, STAMP) == [Seated(1), Started(3, 99)]
    assert decide(table, 0, SeatBot("calm"), LEVELS, STAMP) == [BotSeated(1, "calm"), Started(3, 99)]


def test_who_comes_first_is_the_host_and_hands_the_table_on_when_leaving() -> None:
    table = after(after(EMPTY, None, Sit()), None, Sit())
    assert table.host == 0
    assert after(table, 0, Leave()).host == 1
    assert after(after(table, 1, Leave()), 0, Leave()).host is None
    playing = replace(table, phase="playing")
    assert after(playing, 0, Leave()).host == 1
    assert after(after(playing, 0, Leave()), 0, Return()).host == 1


def test_a_host_who_leaves_a_table_of_bots_stays_the_host() -> None:
    alone = Seating((MINE, ROBOT), "playing", host=0)
    assert after(alone, 0, Leave()).host == 0


def test_who_sits_down_on_a_seat_that_was_given_up_plays_it() -> None:
    assert after(GIVEN, None, Sit()).chairs[1] == MINE


def test_nothing_is_paused_after_the_end() -> None:
    assert not words.evolve(PAUSED, Closed("")).paused


@pytest.mark.parametrize(
    ("table", "seat", "commands"),
    [
        (HALF, None, [Sit()]),
        (HALF, 0, [SeatBot("calm"), SeatBot("quick"), Leave()]),
        (FULL, None, []),
        (FULL, 0, [Start(), Remove(1), Leave()]),
        (FULL, 1, [Leave()]),
        (BEGUN, 0, [Pause(), Remove(1), Leave()]),
        (BEGUN, 1, [Leave()]),
        (PAUSED, 0, [Resume(), Remove(1), Leave()]),
        (STOOD_IN, 1, [Return()]),
        (GIVEN, None, [Sit()]),
        (OVER, 0, []),
    ],
)
def test_what_is_listed_is_accepted(table: Seating, seat: int | None, commands: list[Command]) -> None:
    assert legal(table, seat, LEVELS) == commands
    for command in commands:
        assert after(table, seat, command) != table


def test_ud16_who_plays_alone_against_the_clock_cannot_make_it_stand_still() -> None:
    alone = Seating((MINE,), "playing", host=0)
    assert Pause() not in legal(alone, 0, LEVELS)
    with pytest.raises(Refused, match=r"table\.alone"):
        after(alone, 0, Pause())
