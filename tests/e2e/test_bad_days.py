"""Days on which something goes wrong: what happened and what to do is told in one's language, and no game is lost."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import does, fits, garbles, is_online, known, mine, opens, sits_down
from shell.process import ServerProcess
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("days"), games="null") as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("house")) as found:
        yield found


def plays_ugo(page: Page, house: ServerProcess) -> None:
    """A game against a bot."""
    opens(page, house, "ugo", 2, bots=["beginner"])
    does(page, "table.start")
    expect(page.locator("[data-phase=playing]")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_view_that_breaks_says_so_and_a_reload_brings_the_game_back(
    house: ServerProcess, new_page: NewPage, language: str
) -> None:
    page, said = known(new_page(language, **PHONE), house, "North"), Catalogue(language)
    page.route_web_socket("**/socket", garbles)
    code = opens(page, house, "ugo", 2, bots=["beginner"])
    does(page, "table.start")
    expect(page.get_by_role("heading", name=said.text("gone-view"))).to_be_visible()
    expect(page.get_by_text(said.text("gone-view-hint"))).to_be_visible()
    expect(page.get_by_role("button", name=said.text("gone-show-again"))).to_be_visible()
    expect(page.get_by_role("button", name=said.text("pages-reload"))).to_be_visible()

    mended = page.context.new_page()
    mended.goto(f"{house.url}/t/{code}")
    expect(mended.locator(".hand").first).to_be_visible()
    is_online(mended)


def test_a_page_that_cannot_be_fetched_is_told_and_fetched_again(house: ServerProcess, new_page: NewPage) -> None:
    page = new_page("sk", service_workers="block", **DESKTOP)
    page.route("**/assets/Rules-*.js", lambda route: route.abort())
    page.goto(f"{house.url}/rules/ugo")
    expect(page.locator("h1")).to_have_text(Catalogue("sk").text("pages-not-loaded"))
    page.unroute_all()
    page.get_by_role("button", name=Catalogue("sk").text("pages-reload")).click()
    expect(page.locator(".rule").first).to_be_visible()


@pytest.mark.parametrize("hours", [-1, 1])
def test_a_clock_that_is_off_by_an_hour_changes_nothing(server: ServerProcess, new_page: NewPage, hours: int) -> None:
    north, south = known(new_page("en", **DESKTOP), server, "North"), new_page("es", **PHONE)
    south.clock.install(time=datetime.now(UTC) + timedelta(hours=hours))
    known(south, server, "South")
    sits_down(south, server, opens(north, server, "null", 2, options={"seconds": 5}))
    does(north, "table.start")
    for page in (north, south):
        expect(page.locator("[data-phase=over]")).to_be_visible()


def test_the_sand_runs_by_the_clock_of_the_server(house: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **DESKTOP)
    page.clock.install(time=datetime.now(UTC) + timedelta(hours=1))
    known(page, house, "Ahead")
    page.goto(f"{house.url}/solo")
    page.get_by_role("radio", name="Tasks in a given time").check()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Roll the die").click()
    expect(page.locator(".puzzle")).to_be_visible()
    minutes, seconds = page.locator("[role=timer]").inner_text().split(":")
    assert 0 < int(minutes) * 60 + int(seconds) <= 300


def test_a_server_that_is_gone_for_a_minute_is_waited_for_and_the_seat_is_kept(
    tmp_path: Path, new_page: NewPage
) -> None:
    with ServerProcess(tmp_path, games="null") as server:
        page = new_page("nl", **PHONE)
        page.clock.install()
        known(page, server, "Noor")
        opens(page, server, "null", 2)
        is_online(page)
        server.kill()
        expect(page.locator("p.lost")).to_have_text(Catalogue("nl").text("frame-lost"))
        page.clock.fast_forward("01:00")
        expect(page.locator("p.lost")).to_have_text(Catalogue("nl").text("frame-lost-long"))
        server.start()
        is_online(page)
        expect(page.locator("p.lost")).to_have_count(0)
        expect(mine(page)).to_contain_text("Noor")


def test_a_table_that_has_expired_says_so_and_what_to_do(tmp_path: Path, new_page: NewPage) -> None:
    page = new_page("es", **PHONE)
    with ServerProcess(tmp_path) as server:
        code = opens(known(page, server, "Norte"), server, "ugo", 2)
    later = ServerProcess(tmp_path, "all", "--pace", "2")  # twice as many years after 1970
    with later:
        while page.request.get(f"{later.url}/api/tables/{code}").status != 404:
            pass
        page.goto(f"{later.url}/t/{code}")
        expect(page.locator("h1")).to_have_text(Catalogue("es").text("gone-table"))
        expect(page.get_by_text(Catalogue("es").text("gone-table-hint"))).to_be_visible()
        page.get_by_role("link", name=Catalogue("es").text("pages-to-lobby")).click()
        expect(page.locator(".boxes")).to_be_visible()


def test_back_and_forward_lead_out_of_a_game_and_into_it_again(house: ServerProcess, new_page: NewPage) -> None:
    page = known(new_page("de", **PHONE), house, "Ost", "/")
    plays_ugo(page, house)
    page.go_back()
    expect(page.locator(".mine a")).to_be_visible()
    page.go_forward()
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    is_online(page)


def test_names_of_any_script_and_direction_stand_in_the_results(server: ServerProcess, new_page: NewPage) -> None:
    names = ["שלום עליכם לכולם", "👵🏽👵🏽👵🏽 <b>x</b>"]
    north, south = (known(new_page("cs", **PHONE), server, name) for name in names)
    code = opens(north, server, "null", 2, options={"seconds": 5})
    sits_down(south, server, code)
    does(north, "table.start")
    for page in (north, south):
        expect(page.locator("[data-phase=over]")).to_be_visible()
        for name in names:
            expect(page.locator(".results bdi", has_text=name)).to_have_text(name)
        fits(page)
