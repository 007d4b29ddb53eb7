"""Two browsers play over the real server, which is killed in the middle and started again on the same data."""

from __future__ import annotations

from pathlib import Path

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


def test_a_trick_of_ugo_between_two_browsers_with_a_kill_in_the_middle(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        ida, tom = new_page("en", **DESKTOP), new_page("de", **PHONE)
        joins_table(tom, opens_table(ida, server.url, "Ida", "ugo", 2), "Tom")
        does(ida, "table.start")
        for page in (ida, tom):
            expect(page.locator(".hand .card")).to_have_count(10)
        leader, other = (ida, tom) if playable_cards(ida).count() else (tom, ida)

        playable_cards(leader).first.click()
        expect(leader.locator(".hand .card")).to_have_count(9)
        expect(playable_cards(other).first).to_be_visible()
        server.kill()
        for page in (ida, tom):
            is_cut_off(page)
        playable_cards(other).first.click()
        server.start()

        for page in (ida, tom):
            is_online(page)
            expect(page.locator(".hand .card")).to_have_count(9)
            expect(page.locator(".trick .card")).to_have_count(2)
            expect(page.locator(".trick .won")).to_have_count(1)
        winner = ida if command(ida, "place-lands").count() or playable_cards(ida).count() else tom
        if command(winner, "place-lands").count():
            does(winner, "place-lands")
        expect(playable_cards(winner).first).to_be_visible()
        for page in (ida, tom):
            expect(page.locator(".kingdom.turn .sections .card:not(.none)").first).to_be_visible()


def test_a_round_of_ubongo_between_two_browsers_with_a_kill_in_the_middle(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        ida, tom = new_page("en", **DESKTOP), new_page("de", **PHONE)
        joins_table(tom, opens_table(ida, server.url, "Ida", "ubongo-classic", 2), "Tom")
        does(ida, "table.start")
        does(ida, "place-figure", 2)
        does(tom, "place-figure", 4)
        for page in (ida, tom):
            expect(page.locator(".figure")).to_have_count(2)
        roller = ida if command(ida, "roll").count() else tom
        does(roller, "roll")

        first, *rest = own_cover(ida)
        lays(ida, first)
        laid = ida.locator(".cell.taken").count()
        left = seconds_left(ida)
        server.kill()
        for page in (ida, tom):
            is_cut_off(page)
        expect(ida.locator(".cell.taken")).to_have_count(laid)
        server.start()
        for page in (ida, tom):
            is_online(page)
        assert 0 < seconds_left(ida) <= left + 1, "nobody loses sand by more than it took, nobody gains a glass"
        expect(ida.locator(".cell.taken")).to_have_count(laid)

        for placement in rest:
            lays(ida, placement)
        expect(ida.locator(".shout")).to_have_text("Ubongo!")
        for page in (ida, tom):
            expect(page.locator(".finishes li")).to_have_count(1)

        moves_and_takes(ida)
        for page in (ida, tom):
            expect(page.locator(".holdings .glyph").first).to_be_visible()
        for placement in own_cover(tom):
            lays(tom, placement)
        expect(tom.locator(".finishes li")).to_have_count(2)
        does(tom, "take")
        expect(ida.locator("h2", has_text="Round 2 of 9")).to_be_visible()
        expect(tom.locator("h2", has_text="Runde 2 von 9")).to_be_visible()


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
        ida, tom = new_page("en", **DESKTOP), new_page("en", **PHONE)
        joins_table(tom, opens_table(ida, server.url, "Ida", "ugo", 2), "Tom")
        expect(command(ida, "table.start")).to_be_visible()
        server.kill()
        is_cut_off(ida)
        does(ida, "table.start")
        server.start()
        for page in (ida, tom):
            expect(page.locator(".hand .card")).to_have_count(10)
        expect(ida.locator(".notice")).to_be_hidden()


def test_a_page_that_is_loaded_again_shows_the_same_table(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        ida, tom = new_page("cs", **DESKTOP), new_page("sk", **PHONE)
        joins_table(tom, opens_table(ida, server.url, "Ida", "ugo", 2), "Tom")
        does(ida, "table.start")
        cards = ida.locator(".hand .card")
        expect(cards).to_have_count(10)
        before = [card.get_attribute("aria-label") for card in cards.all()]
        ida.reload()
        expect(cards).to_have_count(10)
        assert [card.get_attribute("aria-label") for card in cards.all()] == before
        expect(ida.locator("html")).to_have_attribute("lang", "cs")
        ida.locator(".language select").select_option("nl")
        expect(ida.locator("h3", has_text="Jouw hand")).to_be_visible()


def test_the_page_can_be_used_without_a_mouse(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("en", **DESKTOP)
        page.goto(server.url)
        page.locator("input[name=name]").focus()
        page.keyboard.type("Ida")
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
        page.locator("input[name=name]").fill("Ida")
        page.locator("form[data-submit=name] button").click()
        expect(page.locator(".fault").first).to_have_text("There is no table with this code.")
        expect(page.locator("form[data-submit=join]")).to_be_visible()
