"""Without a connection, and in a network without https: what is played alone stays playable, and on the device."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsers import DESKTOP, FLAGS, PHONE, NewPage
from e2e.guests import asks, does, introduces, is_online, known, mine
from e2e.racers import lays_by_mouse, lays_by_taps
from e2e.soloists import chooses_run, plays_five_tasks, rolls, solves_task, solves_the_day
from shell.process import ServerProcess

_INSTALLED = "navigator.serviceWorker.ready.then(() => caches.keys())"
_LACKING = """[isSecureContext, "serviceWorker" in navigator, "clipboard" in navigator, "wakeLock" in navigator,
    "randomUUID" in crypto, "subtle" in crypto]"""
_LAN = "house.lan"


def installs(page: Page, server: ServerProcess) -> None:
    """Come by once; what is needed without a connection is fetched in the background."""
    page.goto(server.url)
    assert len(page.evaluate(_INSTALLED)) == 1


def test_the_house_can_be_installed_with_an_icon_for_every_place(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("en", **PHONE)
        page.goto(server.url)
        manifest = page.request.get(f"{server.url}/app.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        told = manifest.json()
        assert (told["start_url"], told["display"]) == ("/", "standalone")
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in told["icons"] if icon["type"] == "image/png"}
        assert any(icon["purpose"] == "maskable" for icon in told["icons"])
        drawn = "src => { const i = new Image(); i.src = src; return i.decode().then(() => i.naturalWidth); }"
        for icon in told["icons"]:
            width = page.evaluate(drawn, icon["src"])
            assert icon["sizes"] == "any" or icon["sizes"] == f"{width}x{width}", icon
        faults = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert [one["errorId"] for one in faults if one["errorId"] != "in-incognito"] == []


def test_practice_the_task_of_the_day_rules_and_tutorials_need_no_server(tmp_path: Path, new_page: NewPage) -> None:
    with ServerProcess(tmp_path) as server:
        page = new_page("en", **DESKTOP)
        installs(page, server)
        server.kill()

        page.goto(server.url)
        expect(page.locator(".boxes")).to_be_visible()
        expect(page.get_by_text("the server does not answer")).to_be_visible()
        page.goto(f"{server.url}/solo")
        expect(page.get_by_text("The server cannot be reached just now, but you can practise.")).to_be_visible()
        chooses_run(page)
        page.get_by_role("link", name="Practise without records").click()
        rolls(page)
        solves_task(page, [lays_by_mouse])
        page.reload()
        expect(page.locator("main.solo .big b")).to_have_text("1")
        for task in range(4):
            solves_task(page, [lays_by_mouse], last=task == 3)
        expect(page.get_by_role("heading", name="New record!")).to_be_visible()
        expect(page.get_by_text("This result stays on this device.")).to_be_visible()
        page.goto(f"{server.url}/solo")
        expect(page.get_by_text("Best on this device:")).to_be_visible()

        page.goto(f"{server.url}/daily")
        solves_the_day(page, [lays_by_mouse])
        expect(page.get_by_text("your time stays on this device")).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name="Solved!")).to_be_visible()

        page.goto(f"{server.url}/rules/ugo/scoring")
        expect(page.locator("#UG-19 .rule")).to_be_visible()
        page.goto(f"{server.url}/learn/ubongo-classic")
        expect(page.locator("[data-slot]").first).to_be_visible()
        page.goto(f"{server.url}/settings")
        page.get_by_label("Language").first.select_option("cs")
        page.goto(f"{server.url}/rules/ubongo-classic")
        expect(page.locator("html")).to_have_attribute("lang", "cs")
        expect(page.locator("h1")).to_be_visible()

        server.start()
        page.goto(server.url)
        expect(page.locator(".open .fault")).to_have_count(0)
        known(page, server, "North")
        assert page.request.get(f"{server.url}/api/daily/times").json() == []
        assert page.request.get(f"{server.url}/api/me/solo").json() == []


@pytest.fixture(scope="module")
def lan(browser: Browser) -> Iterator[Browser]:
    """A browser for which the house is somewhere in the network, by plain http."""
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    elsewhere = f"--host-resolver-rules=MAP {_LAN} 127.0.0.1"
    found = browser.browser_type.launch(executable_path=chromium, args=[*FLAGS, elsewhere])
    yield found
    found.close()


def test_plain_http_in_a_network_lacks_much_and_plays_all_the_same(tmp_path: Path, lan: Browser) -> None:
    with ServerProcess(tmp_path, games="null") as server:
        house = f"http://{_LAN}:{server.port}"
        north, south = (lan.new_context(locale="en", **device).new_page() for device in (DESKTOP, PHONE))
        faults: list[str] = []
        for page in (north, south):
            page.on("pageerror", lambda fault: faults.append(str(fault)))
            page.goto(house)
        assert north.evaluate(_LACKING) == [False] * 6

        asks(north, "/api/me", {"name": "North"})
        code = asks(north, "/api/tables", {"game": "null", "seats": 2})["code"]
        north.goto(f"{house}/t/{code}")
        north.get_by_role("button", name="Copy").click()
        expect(north.get_by_role("button", name="Copied")).to_be_visible()
        expect(north.locator(".ticket img")).to_be_visible()
        south.goto(f"{house}/t/{code}?sit")
        introduces(south, "South")
        expect(mine(south)).to_contain_text("South")
        does(north, "table.start")
        for page in (north, south):
            expect(page.locator("[data-phase=playing]")).to_be_visible()
            is_online(page)

        south.goto(f"{house}/solo")
        chooses_run(south)
        south.get_by_role("link", name="Practise without records").click()
        rolls(south)
        plays_five_tasks(south, [lays_by_taps])
        expect(south.get_by_role("heading", name="New record!")).to_be_visible()
        south.goto(f"{house}/daily")
        south.get_by_role("button", name="Uncover the task").click()
        expect(south.locator(".puzzle")).to_be_visible()
        south.goto(f"{house}/rules/ugo/scoring")
        expect(south.locator("#UG-19 .rule")).to_be_visible()
        assert faults == []
        for page in (north, south):
            page.context.close()
