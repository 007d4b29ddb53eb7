"""The frame around every game, with the template game, which has no face: host, pause, talk, bad days, the end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import findings
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import closes_sheet, does, is_online, known, mine, opens, opens_menu, sits_down
from shell.process import ServerProcess

FREE = {"chat": "free"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("frame"), games="null") as found:
        yield found


def two_play(server: ServerProcess, new_page: NewPage, seconds: int = 600) -> tuple[Page, Page, str]:
    """A running game of two, in English at a desk and in German on a phone."""
    north, south = known(new_page("en", **DESKTOP), server, "North"), known(new_page("de", **PHONE), server, "Süd")
    code = opens(north, server, "null", 2, options={"seconds": seconds}, arrangement=FREE)
    sits_down(south, server, code)
    does(north, "table.start")
    for page in (north, south):
        expect(page.locator("[data-phase=playing]")).to_be_visible()
    return north, south, code


def test_who_is_sent_away_is_told_so_and_does_not_come_back(server: ServerProcess, new_page: NewPage) -> None:
    north, south = known(new_page("en", **DESKTOP), server, "North"), known(new_page("de", **PHONE), server, "Süd")
    code = opens(north, server, "null", 2)
    sits_down(south, server, code)
    north.locator(".st[data-seat='1']").click()
    north.locator("dialog [data-command='table.remove']").click()
    expect(south.locator("h1")).to_have_text("Du wurdest von diesem Tisch weggeschickt")
    south.reload()
    expect(south.locator("[data-why='table.kicked']")).to_be_visible()
    expect(north.locator("h1")).to_have_text("One seat is still free")


def test_a_pause_lies_over_everybody_and_the_host_ends_it(server: ServerProcess, new_page: NewPage) -> None:
    north, south, _ = two_play(server, new_page)
    opens_menu(north)
    does(north, "table.pause")
    expect(south.locator(".veil")).to_contain_text("Die Zeit steht still, bis North weiterspielen lässt.")
    expect(south.locator(".veil [data-command='table.resume']")).to_have_count(0)
    does(north, "table.resume")
    for page in (north, south):
        expect(page.locator(".veil")).to_have_count(0)


def test_phrases_reach_everyone_in_their_own_language_with_a_mark_until_they_are_read(
    server: ServerProcess, new_page: NewPage
) -> None:
    north, south, _ = two_play(server, new_page)
    north.locator("[data-act=talk]").click()
    north.get_by_role("button", name="Good luck!").click()
    expect(south.locator(".crumbs")).to_contain_text("Viel Glück!")
    expect(south.get_by_role("button", name="Reden: 1 neu")).to_be_visible()
    south.locator("[data-act=talk]").click()
    expect(south.locator(".talk")).to_contain_text("North Viel Glück!")
    south.locator("input[name=say]").fill("<i>Hallo</i> שלום")
    south.keyboard.press("Enter")
    expect(north.locator(".talk")).to_contain_text("Süd <i>Hallo</i> שלום")
    closes_sheet(south)
    expect(south.get_by_role("button", name="Reden", exact=True)).to_be_visible()
    south.reload()
    south.locator("[data-act=talk]").click()
    expect(south.locator(".talk li")).to_have_count(2)

    closes_sheet(north)
    opens_menu(north)
    north.get_by_role("button", name="Mute: Süd").click()
    south.locator("input[name=say]").fill("Noch da?")
    south.keyboard.press("Enter")
    expect(south.locator("dialog [role=alert]")).to_be_visible()


def test_a_second_tab_is_told_in_both_and_is_no_harm(server: ServerProcess, new_page: NewPage) -> None:
    north, _, code = two_play(server, new_page)
    other = north.context.new_page()
    other.goto(f"{server.url}/t/{code}")
    for page in (north, other):
        expect(page.locator(".bar")).to_contain_text("open in another tab")
        is_online(page)
    other.close()
    expect(north.locator(".bar")).to_have_count(0)


def test_the_screen_stays_lit_while_a_game_is_on(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **PHONE)
    page.add_init_script(
        """WakeLock.prototype.request = async () => {
          document.documentElement.dataset.lit = "yes";
          return {release: async () => { document.documentElement.dataset.lit = "no"; }};
        };"""
    )
    known(page, server, "North")
    code = opens(page, server, "null", 2)
    sits_down(known(new_page("en", **DESKTOP), server, "South"), server, code)
    expect(page.locator("html[data-lit]")).to_have_count(0)
    does(page, "table.start")
    expect(page.locator("html")).to_have_attribute("data-lit", "yes")
    opens_menu(page)
    does(page, "table.leave")
    expect(page.locator("html")).to_have_attribute("data-lit", "no")


def test_who_leaves_comes_back_to_the_same_seat(server: ServerProcess, new_page: NewPage) -> None:
    north, south, code = two_play(server, new_page)
    opens_menu(south)
    does(south, "table.leave")
    expect(south.locator(".boxes")).to_be_visible()
    south.locator(".mine a").click()
    expect(south.locator("[data-phase=playing]")).to_be_visible()
    if south.locator("[data-command='table.return']").count():
        does(south, "table.return")
    opens_menu(north)
    expect(north.locator("dialog li", has_text="Süd")).to_be_visible()
    assert code in south.url


def test_who_comes_late_watches(server: ServerProcess, new_page: NewPage) -> None:
    north, _, code = two_play(server, new_page)
    late = known(new_page("en", **PHONE), server, "Late")
    late.goto(f"{server.url}/t/{code}")
    expect(late.locator(".bar")).to_contain_text("You are watching.")
    opens_menu(north)
    expect(north.locator("dialog li", has_text="Late")).to_be_visible()


def test_the_same_people_play_once_more_and_whoever_watched_comes_along(
    server: ServerProcess, new_page: NewPage
) -> None:
    north, south, code = two_play(server, new_page, seconds=5)
    late = known(new_page("en", **PHONE), server, "Late")
    late.goto(f"{server.url}/t/{code}")
    for page in (north, south, late):
        expect(page.locator("main[data-phase=over]")).to_be_visible()
    assert findings(north) == []
    assert findings(south) == []
    north.locator("[data-act=share]").click()
    expect(north.locator("footer [role=status]")).to_contain_text("Copied")
    south.locator("[data-act=rematch]").click()
    expect(mine(south)).to_contain_text("Süd")
    for page in (north, late):
        page.locator("[data-act=come-along]").click()
    expect(mine(north)).to_have_attribute("data-seat", "0")
    expect(mine(south)).to_have_attribute("data-seat", "1")
    expect(south.locator(".watchers")).to_contain_text("Late")


def test_a_slow_line_shows_in_shape_and_words(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **PHONE)
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
          setTimeout(() => this.readyState === 1 && send.call(this, text), 400);
        };"""
    )
    known(page, server, "Far")
    opens(page, server, "null", 2)
    expect(page.locator(".conn.slow")).to_have_attribute("title", "Connection: slow")


def test_a_server_that_is_gone_is_missed_after_a_moment_and_found_again(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path, games="null") as server:
        north, south, _ = two_play(server, new_page)
        server.kill()
        for page in (north, south):
            expect(page.locator("p.lost")).to_be_visible()
            expect(page.locator(".conn.lost").first).to_be_visible()
        expect(south.locator("p.lost")).to_contain_text("Keine Verbindung")
        opens_menu(north)
        expect(north.locator("[data-command='table.pause']")).to_be_disabled()
        closes_sheet(north)
        server.start()
        for page in (north, south):
            is_online(page)
            expect(page.locator("p.lost")).to_have_count(0)


def test_the_menu_keeps_what_is_chosen_and_breaks_no_rule_of_accessibility(
    server: ServerProcess, new_page: NewPage
) -> None:
    north, _, _ = two_play(server, new_page)
    opens_menu(north)
    north.get_by_role("radio", name="dark").check()
    expect(north.locator("html")).to_have_attribute("data-theme", "dark")
    north.get_by_role("switch", name="Sound").uncheck()
    assert findings(north) == []
    north.locator("dialog select").select_option("cs")
    expect(north.locator("dialog h2")).to_have_text("Nabídka")
    closes_sheet(north)
    expect(north.locator("[data-act=menu]")).to_be_focused()
    north.reload()
    expect(north.locator("html")).to_have_attribute("lang", "cs")
    expect(north.get_by_role("button", name="Zapnout zvuk")).to_be_visible()
