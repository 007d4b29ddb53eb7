"""UGO! in the client over the real server: phone and desktop, by mouse, finger, drag and keys alone."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.cards import (
    begins,
    card,
    comes,
    hand,
    hatched,
    is_at_the_table,
    is_called,
    may_lead_or_follow,
    may_place,
    number_of,
    opens,
    playable,
    plays_on,
    plays_or_places,
    section_tops,
    sees_the_latest,
    until,
)
from e2e.guests import closes_sheet, does, opens_menu
from shell.process import ServerProcess
from tafelrunde.i18n.catalogue import Catalogue


def two_at_a_table(server: ServerProcess, new_page: NewPage) -> tuple[Page, Page, str]:
    """North at a desk and South with a phone, dealt ten cards each; and where."""
    north, south = new_page("en", **DESKTOP), new_page("de", **PHONE)
    link = comes(north, server.url, "North", 2)
    assert comes(south, server.url, "South", 2) == link
    for page in (north, south):
        is_at_the_table(page)
    return north, south, link


def one_acts(*pages: Page) -> bool:
    """Whoever is asked does one thing; never what one waits for."""
    any(plays_on(page) for page in pages)
    return False


def test_a_whole_game_between_a_phone_and_a_desktop(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south, _ = two_at_a_table(server, new_page)
        ways = (("tap", "touch"), ("keys", "touch"), ("drag", "touch"), ("keys", "drag"))
        for number, (by_north, by_south) in enumerate(ways, start=1):
            for page in (north, south):
                expect(page.locator("header strong")).to_contain_text(f"{number} ")
            both = ((north, by_north), (south, by_south))
            until(north, partial(_is_scored, both, number))
            if number < 4:
                _sheet_adds_up(north)
                _sheet_adds_up(south)
                if number == 1:
                    _tricks_can_be_looked_at(south)
                for page in (north, south):
                    page.locator('[data-act="go-on"]').click()
        expect(north.locator('main.ugo[data-may="play"], main.ugo[data-may="place"]')).to_have_count(0)


def _tricks_can_be_looked_at(page: Page) -> None:
    """The ten tricks of the round that is over, and back to its points."""
    page.get_by_role("button", name="Stiche ansehen").click()
    expect(page.locator("dialog .tricks > li")).to_have_count(10)
    expect(page.locator("dialog .tricks > li").first).to_contain_text("1.")
    expect(page.locator("dialog[open] h1")).to_contain_text("Runde 1")
    fits = "one => one.scrollHeight <= one.clientHeight"
    assert page.locator("dialog[open]").evaluate(fits), "only the list scrolls, and the cross stays"
    page.keyboard.press("Escape")
    expect(page.locator('[data-act="go-on"]')).to_be_visible()


def _is_scored(both: tuple[tuple[Page, str], ...], number: int) -> bool:
    """Plays until everybody sees the points of this round, or until the last one is over."""
    pages = [page for page, _ in both]
    if number < 4 and all(page.locator('[data-act="go-on"]').count() for page in pages):
        return True
    if number == 4 and all(page.locator("[data-phase=over]").count() for page in pages):
        return True
    for page, way in both:
        plays_or_places(page, way)
    return False


def _sheet_adds_up(page: Page) -> None:
    """The five sections make up the kingdom's points, and everybody's points are in the table."""
    rows = [number_of(text) for text in page.locator(".sheet-of li > b").all_inner_texts()]
    assert len(rows) == 5
    assert sum(rows) == number_of(page.locator(".sheet-of h2 b").inner_text())
    totals = page.locator("tr[data-seat] .total")
    expect(totals).to_have_count(2)
    assert number_of(page.locator("tr.you .current").inner_text()) == sum(rows)


def _sees_hatched(page: Page) -> bool:
    """Is a card of the trick that is played now hatched, and not only of one that is still to be seen?"""
    sees_the_latest(page)
    return bool(hatched(page))


def test_a_card_that_does_not_follow_is_hatched_and_says_why(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south, _ = two_at_a_table(server, new_page)
        pages = (north, south)
        until(north, lambda: any(map(_sees_hatched, pages)) or one_acts(*pages))
        page, words = (north, "you must play that suit") if hatched(north) else (south, "musst du diese Farbe bedienen")
        before = hand(page).count()
        key = hatched(page)[0]
        expect(card(page, key)).to_have_attribute("aria-label", re.compile("led suit|angespielte Farbe"))
        card(page, key).click()
        expect(page.locator('[data-said="fault"]')).to_contain_text(words)
        expect(card(page, key)).to_have_attribute("aria-pressed", "false")
        assert hand(page).count() == before
        card(page, playable(page)[0]).click()
        expect(page.locator('[data-said="fault"]')).to_have_count(0)
        expect(page.locator(".saying")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(0)
        opens_menu(page)
        page.get_by_role("switch", name=re.compile("One tap plays|Ein Tippen spielt")).check()
        closes_sheet(page)
        card(page, playable(page)[0]).click()
        expect(hand(page)).to_have_count(before - 1)


def test_a_won_trick_is_placed_as_shown_and_may_be_changed_until_one_leads(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south, _ = two_at_a_table(server, new_page)
        pages = (north, south)
        until(north, lambda: any(map(may_place, pages)) or one_acts(*pages))
        page, other = (north, south) if may_place(north) else (south, north)
        expect(page.locator(".placing")).to_be_visible()
        held = page.locator(".hand" if page is north else ".small li")
        expect(held.first).to_be_visible()
        expect(other.locator(".rivals .landed, .mat .gained, .saying strong").first).to_be_visible()
        for choice in ("[data-suit]", '[data-top][aria-checked="false"]'):
            before = section_tops(page, ".kingdom")
            button = page.locator(f".placing {choice}").first
            if button.count():
                button.click()
                expect(page.locator(".kingdom")).not_to_have_text("".join(before))
        chosen = section_tops(page, ".kingdom")
        points = page.locator(".delta b").inner_text()
        page.locator('[data-act="place"]').click()
        expect(page.locator('main.ugo[data-may="play"]')).to_be_visible()
        assert section_tops(page, ".kingdom") == chosen
        assert page.locator(".delta b").inner_text() == points
        expect(other.locator(".rivals .points b").first).to_have_text(points)

        page.locator('[data-act="change"]').click()
        expect(page.locator(".placing")).to_be_visible()
        assert section_tops(page, ".kingdom") == chosen
        page.locator('.placing [data-suit], .placing [data-top][aria-checked="false"]').first.click()
        again = section_tops(page, ".kingdom")
        assert again != chosen
        page.locator('[data-act="place"]').click()
        expect(page.locator('[data-act="change"]')).to_be_visible()
        page.reload()
        is_at_the_table(page, hand(other).count())
        assert section_tops(page, ".kingdom") == again
        plays_on(page)
        expect(page.locator('[data-act="change"]')).to_have_count(0)


def test_a_turn_survives_a_dead_server_and_watchers_come_late(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south, link = two_at_a_table(server, new_page)
        page, other = (north, south) if may_lead_or_follow(north) else (south, north)
        _lifts_too_early(other)
        key = playable(page)[0]
        card(page, key).click()
        expect(card(page, key)).to_have_attribute("aria-pressed", "true")
        server.kill()
        card(page, key).click()
        expect(hand(page)).to_have_count(9)
        server.start()
        expect(other.locator(".mat .card")).to_have_count(1)
        expect(page.locator(".mat .card.dashed")).to_have_count(0)
        expect(hand(page)).to_have_count(9)
        plays_on(other)

        late = new_page("cs", **PHONE)
        is_called(late, server.url, "Vera")
        late.goto(link)
        expect(late.locator(".rivals > li")).to_have_count(2)
        expect(late.locator(".hand")).to_have_count(0)
        until(north, lambda: bool(late.locator(".told li").count()) or one_acts(north, south))
        expect(late.locator(".told li").last).to_contain_text(re.compile("North|South"))
        assert late.evaluate("document.documentElement.scrollHeight <= innerHeight"), "a table does not scroll"
        _leaves_and_a_bot_stands_in(south)


def _lifts_too_early(page: Page) -> None:
    """A card may be lifted before one is to play: it says that it waits, foretells nothing and is not played."""
    key = playable(page)[0]
    card(page, key).click()
    expect(card(page, key)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".saying")).to_contain_text(re.compile("lies ready|liegt bereit"))
    expect(page.locator(".delta s")).to_have_count(0)
    card(page, key).click()
    expect(page.locator('[data-said="fault"]')).to_be_visible()
    expect(hand(page)).to_have_count(10)
    page.keyboard.press("Escape")
    expect(page.locator('.hand [aria-pressed="true"]')).to_have_count(0)


def _leaves_and_a_bot_stands_in(page: Page) -> None:
    """The entrance says who plays there; whoever looks on again is asked nothing before taking the seat back."""
    opens_menu(page)
    does(page, "table.leave")
    expect(page.locator(".mine")).to_contain_text(Catalogue("de").text("entrance-yours-bot"))
    page.locator(".mine a").click()
    expect(page.locator(".bar [data-command='table.return']")).to_be_visible()
    expect(page.locator("main.ugo[data-may]")).to_have_count(0)
    box = page.locator(".bar").bounding_box()
    assert box
    assert box["height"] < 60, "two lines at most"
    page.locator('[data-act="scores"]').click()
    page.locator('dialog [data-act="return"]').click()
    expect(page.locator("dialog .stand-in")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_have_count(0)


def test_bots_sit_along_and_the_keys_alone_are_enough(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("sk", **DESKTOP)
        begins(page, opens(page, server.url, "Eva", 3, ("beginner", "beginner"), turn_seconds=120))
        is_at_the_table(page)
        expect(page.locator(".clock")).to_contain_text("s")
        page.keyboard.press("?")
        expect(page.locator("dialog[open]")).to_contain_text("Esc")
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        until(page, lambda: may_lead_or_follow(page), 3000)
        place = page.locator(".hand li").evaluate_all(
            "all => all.findIndex((one) => one.querySelector('button:not(:has(.hatched))'))"
        )
        digit = f"Digit{(place + 1) % 10}"
        page.keyboard.press(digit)
        lifted = page.locator('.hand button[aria-pressed="true"]')
        expect(lifted).to_be_focused()
        expect(page.locator('[data-act="play"]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(lifted).to_have_count(0)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowLeft")
        page.keyboard.press(digit)
        page.keyboard.press("Enter")
        expect(hand(page)).to_have_count(9)
