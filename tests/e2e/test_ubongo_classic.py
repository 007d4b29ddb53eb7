"""Ubongo classic as people play it: every way to lay pieces, the call, figures and gems, a cut in mid-drag."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import findings, small_targets
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.racers import (
    Lays,
    begins,
    joins,
    lays_by_keys,
    lays_by_mouse,
    lays_by_taps,
    lays_by_touch,
    opens_classic,
    own_cover,
    places,
    rolls,
    solves,
    turns_by_a_second_finger,
)
from shell.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("classic")) as found:
        yield found


def moves_and_takes(page: Page, field: int) -> None:
    """UC-17, UC-19: chooses a field in reach, sees what it would bring, moves there and takes."""
    page.get_by_role("button", name="To the gems").click()
    row = page.locator(f"button.may[data-field='{field - 1}']")
    row.click()
    expect(page.locator(".gems .you sup").first).to_be_visible()
    expect(page.get_by_role("button", name="Move and take")).to_be_enabled()
    expect(page.get_by_text("Nothing is taken yet")).to_be_visible()
    row.click()


def gems_won(page: Page) -> int:
    return sum(int(cell) for cell in page.locator(".gems .you td").all_inner_texts() if cell.isdigit())


@pytest.mark.parametrize(
    ("one", "other", "side"), [(lays_by_mouse, lays_by_touch, "hard"), (lays_by_keys, lays_by_taps, "easy")]
)
def test_a_round_from_the_first_figure_to_all_solutions(
    server: ServerProcess, new_page: NewPage, one: Lays, other: Lays, side: str
) -> None:
    eva, tom = new_page("en", **DESKTOP), new_page("en", **PHONE)
    table = opens_classic(eva, server.url, "Eva", 2, side=side, seconds=180)
    joins(tom, server.url, table, "Tom")
    begins(eva)
    places(eva, 3)
    places(tom, 3)
    rolls(eva, tom)

    expect(eva.get_by_role("button", name="Gem board")).to_have_count(0)
    tom.get_by_role("button", name="Gem board").tap()  # UC-28: what lies open beside the board on a desktop
    sheet = tom.get_by_role("dialog", name="Gem board")
    expect(sheet.locator(".gemboard .figure")).to_have_count(2)
    expect(sheet.locator("tbody tr")).to_have_count(2)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)

    solves(eva, one)
    expect(eva.get_by_role("heading", name="First! Time:")).to_be_visible()
    moves_and_takes(eva, 6)
    expect(eva.get_by_role("heading", name="Taken!")).to_be_visible()
    assert gems_won(eva) == 2
    expect(tom.locator(".others li.done")).to_have_count(1)
    solves(tom, other)
    expect(tom.get_by_role("heading", name="Second! Time:")).to_be_visible()
    moves_and_takes(tom, 5)

    for page in (eva, tom):
        over = page.get_by_role("region", name="Round 1 is over")
        expect(over.locator("li", has_text="1. Eva")).to_be_visible()
        expect(over.locator("li", has_text="2. Tom")).to_be_visible()
        expect(page.locator("header strong")).to_contain_text("Round 1 is over")
        expect(page.locator(".foot")).to_contain_text("Round 2 of 9")


def test_a_cut_in_mid_drag_leaves_the_piece_in_the_hand(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        eva = new_page("en", **DESKTOP)
        opens_classic(eva, server.url, "Eva", 2, ["calm"], seconds=180)
        begins(eva)
        places(eva, 1)
        expect(eva.locator(".puzzle, main .foot .b.go").first).to_be_visible()
        if not eva.locator(".puzzle").count():
            rolls(eva)
        first, *rest = own_cover(eva)
        lays_by_mouse(eva, first)
        slot = eva.locator(f"[data-slot][data-piece='{rest[0].piece}']")
        box = slot.bounding_box()
        assert box
        eva.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        eva.mouse.down()
        eva.mouse.move(640, 400, steps=5)
        expect(eva.locator(".floating")).to_have_count(1)
        said = eva.locator(".puzzle > [role=status]")
        eva.mouse.wheel(0, 100)
        expect(said).to_contain_text("Turned:")
        held = eva.locator(".floating").evaluate("one => (window.held = one).style.transform")

        server.kill()
        expect(eva.locator(".hud > .corner")).not_to_contain_text("ms")
        server.start()
        expect(eva.locator(".hud > .corner")).to_contain_text("ms")
        assert eva.locator(".floating").evaluate("one => one === window.held && one.style.transform") == held
        eva.mouse.move(660, 420, steps=3)
        assert eva.locator(".floating").evaluate("one => one === window.held && one.style.transform") != held
        eva.keyboard.press("Escape")
        eva.mouse.up()
        expect(eva.locator(".card .piece")).to_have_count(1)
        slot.click(button="right")
        expect(said).to_contain_text("Flipped:")
        slot.click(button="right")
        for placement in rest:
            lays_by_mouse(eva, placement)
        expect(eva.get_by_role("img", name="Ubongo!")).to_be_visible()


def test_giving_up_can_be_thought_better_of_and_a_reload_keeps_the_pieces(
    server: ServerProcess, new_page: NewPage
) -> None:
    eva, tom = new_page("en", **PHONE), new_page("en", **DESKTOP)
    eva.add_init_script("localStorage['tafelrunde.settings'] = JSON.stringify({lift: false})")
    table = opens_classic(eva, server.url, "Eva", 2, seconds=180)
    joins(tom, server.url, table, "Tom")
    begins(eva)
    places(eva, 1)
    places(tom, 6)
    rolls(eva, tom)
    first, *rest = own_cover(eva)
    lays_by_touch(eva, first, lift=0)
    expect(tom.locator(".others")).to_contain_text("1 of 3")
    eva.locator("[data-act=help]").click()  # by mouse: Chromium swallows a tap behind a swing that was made by a script
    rules = eva.get_by_role("dialog", name="Rules")
    expect(rules.locator("#UC-14")).to_be_visible()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    expect(eva.locator(".card .piece")).to_have_count(1)
    turns_by_a_second_finger(eva, next(one.piece for one in rest if one.piece != "O4"))
    eva.reload()
    expect(eva.locator(".card .piece")).to_have_count(1)
    eva.get_by_role("button", name="Give up on this board").click()
    expect(tom.locator(".others")).to_contain_text("gives up")
    eva.get_by_role("button", name="Go on after all").click()
    expect(eva.locator(".card .piece")).to_have_count(1)
    for placement in rest:
        lays_by_taps(eva, placement)
    expect(eva.get_by_role("heading", name="First! Time:")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.slow)])
def test_no_moment_of_a_round_breaks_a_rule_of_accessibility(
    server: ServerProcess, new_page: NewPage, theme: str
) -> None:
    eva, tom = new_page("en", color_scheme=theme, **PHONE), new_page("en", color_scheme=theme, **DESKTOP)
    table = opens_classic(eva, server.url, "Eva", 2, seconds=180)
    joins(tom, server.url, table, "Tom")
    begins(eva)
    expect(eva.locator("button[data-field='0']")).to_be_visible()
    assert findings(eva) + small_targets(eva) == []
    places(eva, 1)
    places(tom, 6)
    rolls(eva, tom)
    assert findings(eva) + small_targets(eva) == []
    assert findings(tom) == []
    solves(tom, lays_by_keys)
    expect(tom.get_by_role("heading", name="First!")).to_be_visible()
    assert findings(tom) == []
    tom.get_by_role("button", name="To the gems").click()
    expect(tom.locator("button.may").first).to_be_visible()
    assert findings(tom) == []
    solves(eva, lays_by_taps)
    moves_and_takes(eva, 2)
    expect(eva.get_by_role("heading", name="Taken!")).to_be_visible()
    assert findings(eva) + small_targets(eva) == []
    tom.get_by_role("button", name="Take both gems").click()
    expect(eva.get_by_role("region", name="Round 1 is over")).to_be_visible()
    assert findings(eva) + small_targets(eva) == []
