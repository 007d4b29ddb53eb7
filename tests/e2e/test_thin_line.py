"""Two browsers play over the real server, which is killed in the middle and started again on the same data."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.visitors import (
    command,
    does,
    is_cut_off,
    is_online,
    joins_table,
    lays,
    opens_table,
    own_cover,
    playable_cards,
    seconds_left,
)
from shell.process import ServerProcess


@pytest.fixture(autouse=True)
def _plain_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page that is shown while no client is built."""
    monkeypatch.setenv("TAFELRUNDE_CLIENT", "nowhere")


def test_a_trick_of_ugo_between_two_browsers_with_a_kill_in_the_middle(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south = new_page("en", **DESKTOP), new_page("de", **PHONE)
        joins_table(south, opens_table(north, server.url, "North", "ugo", 2), "South")
        does(north, "table.start")
        for page in (north, south):
            expect(page.locator(".hand .card")).to_have_count(10)
        leader, other = (north, south) if playable_cards(north).count() else (south, north)

        playable_cards(leader).first.click()
        expect(leader.locator(".hand .card")).to_have_count(9)
        expect(playable_cards(other).first).to_be_visible()
        server.kill()
        for page in (north, south):
            is_cut_off(page)
        playable_cards(other).first.click()
        server.start()

        for page in (north, south):
            is_online(page)
            expect(page.locator(".hand .card")).to_have_count(9)
            expect(page.locator(".trick .card")).to_have_count(2)
            expect(page.locator(".trick .won")).to_have_count(1)
        winner = north if command(north, "place-lands").count() or playable_cards(north).count() else south
        if command(winner, "place-lands").count():
            does(winner, "place-lands")
        expect(playable_cards(winner).first).to_be_visible()
        for page in (north, south):
            expect(page.locator(".kingdom.turn .sections .card:not(.none)").first).to_be_visible()


def test_a_round_of_ubongo_between_two_browsers_with_a_kill_in_the_middle(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south = new_page("en", **DESKTOP), new_page("de", **PHONE)
        joins_table(south, opens_table(north, server.url, "North", "ubongo-classic", 2), "South")
        does(north, "table.start")
        does(north, "place-figure", 2)
        does(south, "place-figure", 4)
        for page in (north, south):
            expect(page.locator(".figure")).to_have_count(2)
        roller = north if command(north, "roll").count() else south
        does(roller, "roll")

        first, *rest = own_cover(north)
        lays(north, first)
        laid = north.locator(".cell.taken").count()
        left = seconds_left(north)
        server.kill()
        for page in (north, south):
            is_cut_off(page)
        expect(north.locator(".cell.taken")).to_have_count(laid)
        server.start()
        for page in (north, south):
            is_online(page)
        assert 0 < seconds_left(north) <= left + 1, "nobody loses sand by more than it took, nobody gains a glass"
        expect(north.locator(".cell.taken")).to_have_count(laid)

        for placement in rest:
            lays(north, placement)
        expect(north.locator(".shout")).to_have_text("Ubongo!")
        for page in (north, south):
            expect(page.locator(".finishes li")).to_have_count(1)

        moves_and_takes(north)
        for page in (north, south):
            expect(page.locator(".holdings .glyph").first).to_be_visible()
        for placement in own_cover(south):
            lays(south, placement)
        expect(south.locator(".finishes li")).to_have_count(2)
        does(south, "take")
        expect(north.locator("h2", has_text="Round 2 of 9")).to_be_visible()
        expect(south.locator("h2", has_text="Runde 2 von 9")).to_be_visible()


def moves_and_takes(page: Page) -> None:
    """UC-17, UC-19: the first moves a field and takes from its row."""
    does(page, "move-figure")
    expect(command(page, "move-figure")).to_have_count(0)
    holes = page.locator(".hole .glyph")
    before = holes.count()
    does(page, "take")
    expect(holes).to_have_count(before - 2)


def test_a_lost_line_comes_back_and_the_command_given_meanwhile_counts_once(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south = new_page("en", **DESKTOP), new_page("en", **PHONE)
        joins_table(south, opens_table(north, server.url, "North", "ugo", 2), "South")
        expect(command(north, "table.start")).to_be_visible()
        server.kill()
        is_cut_off(north)
        does(north, "table.start")
        server.start()
        for page in (north, south):
            expect(page.locator(".hand .card")).to_have_count(10)
        expect(north.locator(".notice")).to_be_hidden()


def test_a_page_that_is_loaded_again_shows_the_same_table(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south = new_page("cs", **DESKTOP), new_page("sk", **PHONE)
        joins_table(south, opens_table(north, server.url, "North", "ugo", 2), "South")
        does(north, "table.start")
        cards = north.locator(".hand .card")
        expect(cards).to_have_count(10)
        before = [card.get_attribute("aria-label") for card in cards.all()]
        north.reload()
        expect(cards).to_have_count(10)
        assert [card.get_attribute("aria-label") for card in cards.all()] == before
        expect(north.locator("html")).to_have_attribute("lang", "cs")
        north.locator(".language select").select_option("nl")
        expect(north.locator("h3", has_text="Jouw hand")).to_be_visible()


def test_the_page_can_be_used_without_a_mouse(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("en", **DESKTOP)
        page.goto(server.url)
        page.locator("input[name=name]").focus()
        page.keyboard.type("North")
        page.keyboard.press("Enter")
        expect(page.locator("form[data-submit=open]")).to_be_visible()
        page.locator("select[name=seats]").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".link")).to_be_visible()
        code = page.locator("h1").inner_text().split()[-1]
        page.locator(".home").focus()
        page.keyboard.press("Enter")
        page.locator("input[name=code]").focus()
        page.keyboard.type(code.lower())
        page.keyboard.press("Enter")
        expect(page.locator("h1", has_text=code)).to_be_visible()


def test_a_code_without_a_table_is_told_in_words(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("en", **PHONE)
        page.goto(f"{server.url}/t/ZZZZZZ")
        page.locator("input[name=name]").fill("North")
        page.locator("form[data-submit=name] button").click()
        expect(page.locator(".fault").first).to_have_text("There is no table with this code.")
        expect(page.locator("form[data-submit=join]")).to_be_visible()
