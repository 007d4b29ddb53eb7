"""Whole games of Ubongo between a desktop and a phone: both editions, the shoot-out, then replay and rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.alone import Act, goes_to, keys, taps
from e2e.axe import findings
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import does, introduces, is_online, known, opens, sits_down
from e2e.hunters import covers, gives_up, is_youngest, passes, rolls, sits_together
from e2e.racers import Lays, lays_by_keys, lays_by_mouse, lays_by_taps, lays_by_touch, own_cover, places
from shell.clock import Skips
from shell.process import ServerProcess
from shell.relay import Relay

pytestmark = pytest.mark.slow  # whole games, which take minutes where the machine has much else to do


def house(tmp_path: Path) -> tuple[ServerProcess, Skips]:
    """A server whose clock is slow, so that no patience ends, and can be put forward, so that nobody waits for sand."""
    skips = Skips(tmp_path / "skips")
    words = ("--skips", str(tmp_path / "skips"), "--slower", "10")
    return ServerProcess(tmp_path / "house", "all", *words), skips


def names_round(page: Page, number: int) -> None:
    """Above stands the round that one looks at still, below the one that is rolled for."""
    if number > 1:
        expect(page.locator("header strong")).to_contain_text(f"Round {number - 1} is over")
    expect(page.locator("header, .foot, .roll").filter(has_text=f"Round {number} of 9").first).to_be_visible()


def result_of(page: Page) -> Page:
    """Looks at the result now, or is shown it in a moment."""
    page.locator("[data-act=results], main.over").first.wait_for()
    if page.locator("[data-act=results]").count():
        page.locator("[data-act=results]").click()
    expect(page.locator("main.over h1")).to_be_visible()
    return page


def plays_it_again(eva: Page, tom: Page) -> None:
    """One wishes for a rematch, the other comes along: the same seats at a new table."""
    before = eva.url
    eva.locator("[data-act=rematch]").click()
    expect(eva.locator("[data-phase=waiting]")).to_be_visible()
    assert eva.url != before
    tom.locator("[data-act=come-along]").click()
    expect(eva.locator(".st[data-seat='1']")).to_contain_text("Tom")
    expect(eva.locator("[data-command='table.start']")).to_be_enabled()


def test_a_whole_hunt_without_luck_ends_in_a_shootout(tmp_path: Path, new_page: NewPage) -> None:
    server, skips = house(tmp_path)
    with server:
        eva, tom = pages = new_page("en", **DESKTOP), new_page("en", **PHONE)
        sits_together(eva, tom, server, "ubongo-diamonds", no_luck=True)
        is_youngest(tom)
        for number in range(1, 10):
            names_round(eva, number)
            rolls(pages, skips)
            if number == 1:
                gives_up(tom)
                covers(eva, lays_by_mouse)
                expect(eva.locator("section.paid li").first).to_contain_text("+4")
                expect(eva.locator(".points tr.me .total")).to_have_text("4")
            elif number == 2:
                gives_up(eva)
                covers(tom, lays_by_touch)
                expect(tom.locator(".points tr.me .total")).to_have_text("4")
            else:
                passes(pages)
        for page in pages:
            expect(page.locator(".flash")).to_contain_text("4 points each")
            assert findings(page) == []
        rolls(pages, skips)
        expect(tom.locator(".clock")).not_to_contain_text("60")
        tom.get_by_role("button", name="Propose to share the win").click()
        expect(eva.get_by_role("button", name="Agree: share the win")).to_be_visible()
        covers(eva, lays_by_keys)
        expect(eva.locator(".shout .next")).to_contain_text("In the shoot-out Eva was the first to cover the board.")
        for page in pages:
            expect(result_of(page).locator("h1")).to_have_text("Eva wins!")
            expect(page.locator(".hero p")).to_contain_text("In the shoot-out")
            assert findings(page) == []
        plays_it_again(eva, tom)


def test_a_whole_hunt_with_the_bag_and_its_replay(tmp_path: Path, new_page: NewPage) -> None:
    server, skips = house(tmp_path)
    with server:
        eva, tom = pages = new_page("en", **PHONE), new_page("en", **DESKTOP)
        code = sits_together(eva, tom, server, "ubongo-diamonds")
        is_youngest(eva)
        rolls(pages, skips)
        covers(tom, lays_by_keys)
        expect(tom.get_by_role("heading", name="First! Time:")).to_be_visible()
        covers(eva, lays_by_taps)
        for page in pages:
            rewards = page.locator("section.paid li")
            expect(rewards.first).to_contain_text("Tom")
            expect(rewards.first.locator(".gems svg")).to_have_count(2)
            expect(page.locator(".bag")).to_be_visible()
        rolls(pages, skips)
        gives_up(eva)
        covers(tom, lays_by_mouse)
        left = int(eva.locator(".bag text").text_content() or "")
        rolls(pages, skips)
        passes(pages)
        expect(eva.locator(".bag text")).to_have_text(str(left + 2))  # UD-11: nobody has won them
        for _ in range(4, 10):
            rolls(pages, skips)
            passes(pages)
        for page in pages:
            expect(result_of(page).locator("h1")).to_have_text(re.compile(r"(Tom|Eva) wins!|A shared win"))
        eva.goto(f"{server.url}/replay/{code}")
        slider = eva.locator("input[type=range]")
        slider.fill("0")
        expect(eva.locator(".stage .youngest, .stage main.before")).to_be_visible()
        slider.fill(slider.get_attribute("max") or "")
        expect(eva.locator(".stage")).to_contain_text("Who has what")


def test_a_whole_game_of_classic_with_a_late_watcher_and_a_dead_server(tmp_path: Path, new_page: NewPage) -> None:
    server, skips = house(tmp_path)
    with server:
        eva, tom = pages = new_page("en", **DESKTOP), new_page("en", **PHONE)
        code = sits_together(eva, tom, server, "ubongo-classic", seconds=180)
        places(eva, 2)
        places(tom, 5)
        rolls(pages, skips)
        covers(tom, lays_by_taps)
        takes(tom)
        covers(eva, lays_by_mouse)
        takes(eva)
        for number in range(2, 9):
            names_round(eva, number)
            rolls(pages, skips)
            if number == 4:
                server.kill()
                expect(tom.locator("[data-line=online]")).to_have_count(0)
                server.start()
                for page in pages:
                    is_online(page)
            if number == 5:
                vera = new_page("de", **PHONE)
                vera.goto(f"{server.url}/t/{code}")
                vera.locator("input[name=name]").fill("Vera")
                vera.locator("form:has(input[name=name]) button").click()
                expect(vera.locator("main h1")).to_be_visible()
                expect(vera.locator(".gemboard")).to_be_visible()
                expect(vera.locator(".puzzle")).to_have_count(0)
                assert vera.evaluate("document.documentElement.scrollHeight <= innerHeight")
            passes(pages)
        rolls(pages, skips)
        covers(eva, lays_by_keys)
        takes(eva)
        passes([tom])
        for page in pages:
            expect(result_of(page).locator("ol li")).to_have_count(2)
            expect(page.locator(".times svg").first).to_be_visible()
            assert findings(page) == []
        expect(eva.locator("h1")).to_have_text("Eva wins!")
        shown = eva.locator("ol li.you .colours b").all_inner_texts()
        assert sum(map(int, shown)) == 4
        plays_it_again(eva, tom)


def takes(page: Page) -> None:
    """UC-19: takes the two front gems of the row where one stands."""
    page.get_by_role("button", name="To the gems").click()
    page.get_by_role("button", name="Take both gems").click()
    expect(page.get_by_role("button", name="Take both gems")).to_have_count(0)


def test_a_slow_line_is_told_and_loses_nothing(tmp_path: Path, new_page: NewPage) -> None:
    server, skips = house(tmp_path)  # a line is measured by the browser's clock, and the patience is that of the house
    with server, Relay(server.port, 250) as line:
        eva, tom = pages = new_page("en", **DESKTOP), new_page("en", **PHONE)
        far = ServerProcess(tmp_path)
        far.port = line.port
        code = opens(known(eva, server, "Eva"), server, "ubongo-classic", 2, options={"seconds": 180})
        sits_down(known(tom, far, "Tom"), far, code)
        does(eva, "table.start")
        expect(tom.locator(".conn.slow")).to_be_visible(timeout=60_000)
        places(eva, 2)
        places(tom, 5)
        rolls(pages, skips)
        covers(tom, lays_by_touch)
        expect(tom.get_by_role("heading", name="First! Time:")).to_be_visible()
        expect(eva.locator(".others li.done")).to_contain_text("Tom")


@pytest.mark.parametrize("game", ["ubongo-classic", "ubongo-diamonds"])
def test_a_whole_game_by_keys_alone(tmp_path: Path, new_page: NewPage, game: str) -> None:
    server, skips = house(tmp_path)
    with server:
        page = new_page("en", **DESKTOP)
        page.goto(server.url)
        keys(page, f"a[data-game={game}]")
        page.locator("[data-act=open]").wait_for()
        goes_to(page, "form input[type=radio]:checked")
        while page.locator("form input[type=radio]:checked").first.get_attribute("value") != "2":
            page.keyboard.press("ArrowLeft")
        keys(page, "[data-act=open]")
        page.locator("dialog[open] input[name=name]").wait_for()
        goes_to(page, "input[name=name]")
        page.keyboard.type("Eva")
        page.keyboard.press("Enter")
        plays_to_the_end(page, skips, keys, lays_by_keys)


@pytest.mark.parametrize("game", ["ubongo-classic", "ubongo-diamonds"])
def test_a_whole_game_by_taps_alone(tmp_path: Path, new_page: NewPage, game: str) -> None:
    server, skips = house(tmp_path)
    with server:
        page = new_page("en", **PHONE)
        page.goto(server.url)
        taps(page, f"a[data-game={game}]")
        taps(page, "form label:has(input[type=radio][value='2'])")
        taps(page, "[data-act=open]")
        introduces(page, "Tom")
        plays_to_the_end(page, skips, taps, lays_by_taps)


def plays_to_the_end(page: Page, skips: Skips, act: Act, lays: Lays) -> None:
    """From the waiting room to the wish for a rematch, against one bot; who is always first has all there is to do."""
    act(page, "[data-act=fill]")
    act(page, "[data-command='table.start']")
    page.locator(".youngest, button[data-field]").first.wait_for()
    act(page, ".youngest .go" if page.locator(".youngest").count() else "button[data-field='2']")
    for number in range(1, 10):
        while not page.locator(".puzzle").count():
            if page.locator("main .b.go.big").count():
                act(page, "main .b.go.big")
                expect(page.locator("main .b.go.big")).to_have_count(0)
            skips.skip(500)
            page.evaluate("new Promise(requestAnimationFrame)")
        for placement in own_cover(page):
            lays(page, placement)
        page.get_by_role("img", name="Ubongo!").wait_for()
        act(page, ".shout button.go")
        if page.locator("main.gems").count():
            for _ in ("to see what it would bring", "to take it"):
                act(page, "main.gems button.may:has(.gem)")
            page.get_by_role("heading", name="Taken!").or_(page.locator(".summary")).first.wait_for()
        lets_the_sand_run(page, skips, number)
    act(page, "[data-act=results]")
    expect(page.locator("main.over h1")).to_have_text(re.compile("wins!|win!|shared|Shared"))
    act(page, "[data-act=rematch]")
    expect(page.locator("[data-phase=waiting]")).to_be_visible()


def lets_the_sand_run(page: Page, skips: Skips, number: int) -> None:
    """To the end of this round and no further: after ten seconds more the table would roll for the next one."""
    title, clock = page.evaluate(
        "['header strong', '.clock'].map((one) => document.querySelector(one)?.innerText ?? '')"
    )
    left = re.match(r"\d+", clock)
    if left and f"Round {number} of" in title:
        skips.skip(1000 * int(left[0]))
    over = page.locator("header strong").filter(has_text=f"Round {number} is over")
    expect(over.or_(page.locator("[data-act=results], main.over, .flash")).first).to_be_visible()
