"""Whole games of UGO! from the entrance to the results and a rematch: by the keyboard alone, and by taps alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.alone import Act, goes_to, keys, taps
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.cards import card, hand, has_seen_enough, may_lead_or_follow, may_place, playable, sees_the_latest, until
from shell.process import ServerProcess

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


def test_a_whole_game_by_keys_alone(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("cs", **DESKTOP)
        page.goto(server.url)
        keys(page, "a[data-game=ugo]")
        page.locator("[data-act=open]").wait_for()
        goes_to(page, "form input[type=radio][value='4']")
        for _ in range(2):
            page.keyboard.press("ArrowLeft")
        keys(page, "[data-act=open]")
        page.locator("dialog[open] input[name=name]").wait_for()
        goes_to(page, "input[name=name]")
        page.keyboard.type("Božena")
        page.keyboard.press("Enter")
        _plays_to_the_end(page, keys, _plays_by_keys)


def test_a_whole_game_by_taps_alone(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("de", **PHONE)
        page.goto(server.url)
        taps(page, "a[data-game=ugo]")
        taps(page, "form label:has(input[value='3'])")
        taps(page, "[data-act=open]")
        page.locator("dialog[open] input[name=name]").fill("Oma")
        taps(page, "form:has(input[name=name]) button")
        _plays_to_the_end(page, taps, _plays_by_taps)


def _plays_to_the_end(page: Page, act: Act, plays: Callable[[Page, str], None]) -> None:
    """Bots take the free seats; four rounds are played and their points looked at; then all of it may begin again."""
    act(page, "[data-act=fill]")
    act(page, "[data-command='table.start']")
    expect(hand(page)).to_have_count(10)
    until(page, partial(_is_over, page, act, plays), most=40_000)
    page.locator("[data-act=results], main.over").first.wait_for()
    if page.locator("[data-act=results]").count():
        act(page, "[data-act=results]")
    expect(page.locator("main.over h1")).to_be_visible()
    expect(page.locator("main.over tr[data-seat].you td")).to_have_count(6)
    act(page, "[data-act=rematch]")
    expect(page.locator("[data-command='table.start']")).to_be_visible()


def _is_over(page: Page, act: Act, plays: Callable[[Page, str], None]) -> bool:
    if page.locator("[data-phase=over]").count():
        return True
    if page.locator('[data-act="go-on"]').count():
        act(page, '[data-act="go-on"]')
    elif may_place(page):
        has_seen_enough(page)
        page.locator('[data-act="place"]').wait_for()
        if page.locator(".placing [data-suit]").count():
            act(page, ".placing [data-suit]")
        act(page, '[data-act="place"]')
        expect(page.locator('[data-act="place"]')).to_have_count(0)
    elif may_lead_or_follow(page):
        sees_the_latest(page)
        left = hand(page).count()
        plays(page, playable(page)[-1])
        expect(hand(page)).not_to_have_count(left)
    else:
        has_seen_enough(page)
    return False


def _plays_by_keys(page: Page, key: str) -> None:
    """The digit of its place lifts it and Enter plays it."""
    place = page.locator(".hand li").evaluate_all(
        "(all, key) => all.findIndex((one) => one.querySelector(`[data-card='${key}']`))", key
    )
    page.keyboard.press(f"Digit{(place + 1) % 10}")
    expect(card(page, key)).to_be_focused()
    page.keyboard.press("Enter")


def _plays_by_taps(page: Page, key: str) -> None:
    """One tap lifts it, another plays it."""
    card(page, key).tap()
    expect(card(page, key)).to_have_attribute("aria-pressed", "true")
    card(page, key).tap()
