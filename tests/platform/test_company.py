"""Who is there, how far everyone is, what they say; and what of it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from shell.rooms import Onlooker, Room, do, room, run
from shell.spread import AnyTable
from tafelrunde.core.game import Refused
from tafelrunde.platform.company import KEPT, LETTERS, clean_text
from tafelrunde.platform.forgetting import forget
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.telling import Company, Progress, Saying

pytestmark = pytest.mark.usefixtures("spread")

TWO = ("North", "South")
FREE = Arrangement(chat="free")


def present(onlooker: Onlooker) -> Company:
    """Who is there, as they heard last."""
    return [news for news in onlooker.news if isinstance(news, Company)][-1]


def sayings(onlooker: Onlooker) -> list[tuple[int | None, str, str | None, str | None]]:
    return [(one.seat, one.name, one.phrase, one.text) for one in onlooker.news if isinstance(one, Saying)]


def say(here: Room, table: AnyTable, who: Onlooker, phrase: str | None = None, text: str | None = None) -> None:
    table.audience.company.say(who, phrase, text, here.clock.now_ms())


def test_everyone_hears_who_comes_and_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            await here.quiet()
            assert present(north) == Company(("here", "here"), (None, None), ())
            watcher = Onlooker(await here.person("West"))
            table.listen(watcher)
            await here.quiet()
            assert present(north) == present(watcher) == Company(("here", "here"), (None, None), ("West",))
            table.unlisten(south)
            await here.quiet()
            assert present(north).seats == ("here", "away")
            do(table, north, "off", {"kind": "table.remove", "seat": 1})
            await north.is_acknowledged("off")
            await here.quiet()
            assert present(watcher).seats == ("here", "free")

    run(story())


def test_a_round_trip_is_told_when_it_differs(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            here.measures(table, south, 80)
            await here.quiet()
            assert present(north).rtt == (None, 80)
            told = len(north.news)
            here.measures(table, south, 75)
            await here.quiet()
            assert len(north.news) == told
            here.measures(table, south, 40)
            await here.quiet()
            assert present(north).rtt == (None, 40)
            assert table.audience.company.lags.of == (0, 20)

    run(story())


def test_progress_goes_to_the_others_and_to_who_comes_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.playing("null", TWO)
            watcher = Onlooker(await here.person("West"))
            table.audience.company.progress(north, 1, 2, 4, here.clock.now_ms())
            table.audience.company.progress(north, 1, 9, 4, here.clock.now_ms())
            await here.quiet()
            assert south.news[-2:] == [Progress(0, 1, 2, 4), Progress(0, 1, 4, 4)]
            table.listen(watcher)
            assert watcher.news[-1] == Progress(0, 1, 4, 4)
            assert not [news for news in north.news if isinstance(news, Progress)]
            with pytest.raises(Refused, match=r"table\.not-seated"):
                table.audience.company.progress(watcher, 1, 2, 4, here.clock.now_ms())
            for _ in range(28):
                table.audience.company.progress(north, 1, 2, 4, here.clock.now_ms())
            with pytest.raises(Refused, match=r"progress\.too-fast"):
                table.audience.company.progress(north, 1, 2, 4, here.clock.now_ms())

    run(story())


def test_phrases_are_heard_by_everyone_and_by_who_comes_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            for _ in range(KEPT + 5):
                here.clock.jump(2_000)
                say(here, table, north, "wow")
            await here.quiet()
            late = Onlooker(await here.person("West"))
            table.listen(late)
            say(here, table, late, "hello")
            await here.quiet()
            assert sayings(south)[-2:] == [(0, "North", "wow", None), (None, "West", "hello", None)]
            assert len(sayings(late)) == KEPT + 1

    run(story())


@pytest.mark.parametrize(
    ("arrangement", "phrase", "text", "key"),
    [
        (Arrangement(chat="off"), "hello", None, r"chat\.off"),
        (Arrangement(), None, "hello", r"chat\.phrases-only"),
        (Arrangement(), "hellooo", None, r"chat\.no-such-phrase"),
        (FREE, None, None, r"chat\.empty"),
        (FREE, "hello", "hello", r"chat\.empty"),
        (FREE, None, " \u202e ", r"chat\.empty"),
        (FREE, None, "x" * (LETTERS + 1), r"chat\.empty"),
    ],
)
def test_what_may_not_be_said(
    tmp_path: Path, arrangement: Arrangement, phrase: str | None, text: str | None, key: str
) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO, arrangement)
            with pytest.raises(Refused, match=key):
                say(here, table, north, phrase, text)
            await here.quiet()
            assert not sayings(south)

    run(story())


def test_text_is_free_where_the_host_says_so_and_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO, FREE)
            say(here, table, south, text=" Good\n\u202eluck ")
            await here.quiet()
            assert sayings(north) == [(1, "South", None, "Good luck")]
            do(table, north, "mute", {"kind": "table.mute", "seat": 1, "muted": True})
            await north.is_acknowledged("mute")
            with pytest.raises(Refused, match=r"chat\.muted"):
                say(here, table, south, "hello")
            do(table, north, "unmute", {"kind": "table.mute", "seat": 1, "muted": False})
            await north.is_acknowledged("unmute")
            for _ in range(5):
                say(here, table, south, "hello")
            with pytest.raises(Refused, match=r"chat\.too-fast"):
                say(here, table, south, "hello")

    run(story())


def test_who_watches_strangers_does_not_talk_to_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, _ = await here.seated("null", TWO, Arrangement(public=True))
            watcher = Onlooker(await here.person("West"))
            table.listen(watcher)
            with pytest.raises(Refused, match=r"chat\.off"):
                say(here, table, watcher, "hello")

    run(story())


def test_who_has_another_name_has_it_at_once_whatever_they_do_next(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            do(table, south, "up", {"kind": "table.leave"})
            await south.is_acknowledged("up")
            await here.house.rename(south.session, "Zuid")
            await here.quiet()
            assert present(north).watchers == ("Zuid",)
            say(here, table, south, "wow")
            await here.quiet()
            assert sayings(north)[-1] == (None, "Zuid", "wow", None)
            do(table, south, "down", {"kind": "table.sit"})
            assert [seat.name for seat in (await south.is_acknowledged("down")).table.seats] == ["North", "Zuid"]

    run(story())


@pytest.mark.alone("words that come from another node bear a name alone")
def test_who_is_forgotten_has_said_nothing_under_no_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            say(here, table, south, "hello")
            await here.house.rename(south.session, "North")
            say(here, table, north, "hello")
            say(here, table, south, "wow")
            await forget(here.house, south.session.person)
            late = Onlooker(await here.person("West"))
            table.listen(late)
            assert sayings(late) == [(0, "North", "hello", None)]

    run(story())


def barred(table: AnyTable, onlooker: Onlooker) -> str | None:
    refusal = table.audience.company.bars(onlooker.session.person)
    return None if refusal is None else refusal.key


@pytest.mark.short
def test_who_is_sent_away_stays_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO)
            do(table, north, "off", {"kind": "table.remove", "seat": 1})
            await north.is_acknowledged("off")
            assert await south.heard.get() == "table.kicked"
            await here.quiet()
            assert barred(table, south) == "table.kicked"
            do(table, south, "again", {"kind": "table.sit"})
            assert await south.is_refused() == "table.kicked"
            assert len(table.audience.company.listeners) == 1

    run(story())


def test_a_table_may_play_among_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table, (north, south) = await here.seated("null", TWO, Arrangement(watching=False))
            watcher = Onlooker(await here.person("West"))
            assert barred(table, watcher) is None, "somebody may come to take a seat"
            table.listen(watcher)
            do(table, north, "go", {"kind": "table.start"})
            await south.hears()
            await watcher.hears()
            assert await watcher.heard.get() == "table.no-watchers"
            assert barred(table, watcher) == "table.no-watchers"
            assert barred(table, south) is None

    run(story())


def test_text_is_one_line_of_what_can_be_seen() -> None:
    assert clean_text("  a \t b\u0007\u200f ") == "a b"
    assert clean_text("👋 ž ñ") == "👋 ž ñ"
    assert clean_text("\u0000") is None
