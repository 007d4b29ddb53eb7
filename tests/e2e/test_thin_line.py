"""The thin line through all layers: two browsers, one table, a server killed in the middle and started again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import does, is_online, known, opens, sits_down
from e2e.racers import begins, joins, lays_by_mouse, lays_by_taps, opens_classic, own_cover, places, rolls, solves
from shell.process import ServerProcess


def is_cut_off(page: Page) -> None:
    expect(page.locator("[data-line=online]")).to_have_count(0)


def seconds_left(page: Page) -> int:
    found = re.search(r"\d+", page.locator("[role=timer]").first.inner_text())
    assert found
    return int(found[0])


def test_a_round_of_ubongo_between_two_browsers_with_a_kill_in_the_middle(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south = new_page("en", **DESKTOP), new_page("en", **PHONE)
        table = opens_classic(north, server.url, "North", 2, seconds=600)
        joins(south, server.url, table, "South")
        begins(north)
        places(north, 3)
        places(south, 5)
        rolls(north, south)

        first, *rest = own_cover(north)
        lays_by_mouse(north, first)
        laid = north.locator(f".card .piece[data-piece='{first.piece}']")
        left = seconds_left(north)
        server.kill()
        for page in (north, south):
            is_cut_off(page)
        expect(laid).to_be_visible()
        lays_by_mouse(north, rest[0])
        server.start()
        for page in (north, south):
            is_online(page)
        assert 0 < seconds_left(north) <= left + 1, "time stands still from the last beat on, and nobody gains a glass"
        expect(laid).to_be_visible()

        for placement in rest[1:]:
            lays_by_mouse(north, placement)
        expect(north.get_by_role("img", name="Ubongo!")).to_be_visible()
        solves(south, lays_by_taps)


def test_a_command_given_while_the_line_is_lost_counts_once(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south = known(new_page("en", **DESKTOP), server, "North"), known(new_page("de", **PHONE), server, "Süd")
        sits_down(south, server, opens(north, server, "ugo", 2))
        expect(north.locator("[data-command='table.start']")).to_be_visible()
        server.kill()
        is_cut_off(north)
        does(north, "table.start")
        server.start()
        for page in (north, south):
            expect(page.locator(".hand button[data-card]")).to_have_count(10)


def test_a_page_that_is_loaded_again_shows_the_same_table(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        north, south = (
            known(new_page("cs", **DESKTOP), server, "North"),
            known(new_page("sk", **PHONE), server, "South"),
        )
        sits_down(south, server, opens(north, server, "ugo", 2))
        does(north, "table.start")
        cards = north.locator(".hand button[data-card]")
        expect(cards).to_have_count(10)
        before = cards.evaluate_all("all => all.map((one) => one.dataset.card)")
        north.reload()
        expect(cards).to_have_count(10)
        assert cards.evaluate_all("all => all.map((one) => one.dataset.card)") == before
