"""The pages around the games: rules, tutorials, settings with an account, records and replays."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import findings, small_targets
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.racers import lays_by_keys, own_cover
from shell.process import ServerProcess
from tafelrunde.cli import main
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue
from tafelrunde.i18n.rulebook import GAMES, chapters, paragraphs

_OFTEN = (("ubongo-classic", "nl"), ("ubongo-diamonds", "cs"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("house")) as found:
        yield found


def introduces(page: Page, name: str) -> None:
    page.locator("input[name=name]").fill(name)
    page.locator("form:has(input[name=name]) button").click()


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, ("de", "cs", "nl"), strict=True)])
def test_every_clause_of_a_game_stands_on_its_pages(
    server: ServerProcess, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page(language, **PHONE)
    for chapter in chapters(game)[1:]:
        page.goto(f"{server.url}/rules/{game}/{chapter.title.removeprefix(f'rules-{game}-')}")
        expect(page.locator("h1")).to_have_text(Catalogue(language).text(chapter.title))
        for clause in chapter.clauses:
            expect(page.locator(f"#{clause} .rule")).to_have_text(paragraphs(clause, language)[0])
        expect(page.locator(".clauses > li")).to_have_count(len(chapter.clauses))


def test_a_link_may_name_a_clause(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **DESKTOP)
    page.goto(f"{server.url}/rules/ug-19")
    expect(page.locator("#UG-19")).to_be_in_viewport()
    expect(page.locator("#UG-19")).to_have_class(re.compile("marked"))


EVERY_PAGE = (
    "/rules/ubongo-classic/round",
    "/rules/ubongo-diamonds/end",
    "/rules/ugo/scoring",
    "/learn/ubongo-classic",
    "/learn/ubongo-diamonds",
    "/learn/ugo",
    "/records",
    "/records/leaders/ugo",
    "/records/solo",
    "/records/lately",
    "/replay/nothing",
    "/settings",
    "/solo",
    "/daily",
    "/no/such/page",
)
"""But the entrance and tables, which test_entrance.py looks at."""


def test_pages_of_the_house_break_no_rule_of_accessibility(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("de", **PHONE)
    for path in EVERY_PAGE:
        page.goto(server.url + path)
        expect(page.locator("h1")).to_be_visible()
        assert findings(page) == [], path
        page.emulate_media(color_scheme="dark")
        assert findings(page, "color-contrast") == [], path
        page.emulate_media(color_scheme="light")
        assert small_targets(page) == [], path


def test_every_choice_of_the_settings_stays_for_the_next_time_and_in_another_tab(
    server: ServerProcess, new_page: NewPage
) -> None:
    page = new_page("en", **PHONE)
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("switch")).to_have_count(7)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator("main select")).to_be_focused()
    page.get_by_role("radio", name="dark").check()
    switches = page.get_by_role("switch")
    expect(switches).to_have_count(7)
    for switch in switches.all():
        switch.set_checked(not switch.is_checked())
    page.get_by_role("switch", name="Sound").check()
    page.get_by_label("Volume").fill("0.25")
    page.get_by_role("switch", name="Sound").uncheck()
    page.locator("main select").select_option("sk")
    expect(page.locator("html")).to_have_attribute("lang", "sk")
    chosen = _settings_of(page)
    page.reload()
    assert _settings_of(page) == chosen
    other = page.context.new_page()
    other.goto(f"{server.url}/settings")
    assert _settings_of(other) == chosen
    for name, value in (("theme", "dark"), ("contrast", "more"), ("motion", "less"), ("hand", "left")):
        expect(other.locator("html")).to_have_attribute(f"data-{name}", value)


def _settings_of(page: Page) -> object:
    """What the page of settings shows."""
    expect(page.locator("main h1")).to_have_text(Catalogue("sk").text("head-settings"))
    return page.locator("main .settings input, main .settings select").evaluate_all(
        "all => all.map((one) => (['radio', 'checkbox'].includes(one.type) ? one.checked : one.value))"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_of_ugo_can_be_played_to_its_end(server: ServerProcess, new_page: NewPage, language: str) -> None:
    page = new_page(language, **PHONE)
    page.goto(f"{server.url}/learn/ugo")
    said = page.locator("main [role=status]")
    for step in range(6):
        expect(page.locator(".steps i").nth(step)).to_have_class(re.compile("now"))
        for answer in page.locator("main ul button").all():
            answer.click()
            expect(said).not_to_be_empty()
            assert "learn-" not in said.inner_text(), "every answer has a word about why"
            assert "learn-" not in answer.inner_text(), "every answer has words"
            if page.locator(".below .go").count():
                break
        page.locator(".below .go").click()
    expect(page).to_have_url(f"{server.url}/")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=() if (game, language) in _OFTEN else pytest.mark.slow)
        for game in ("ubongo-classic", "ubongo-diamonds")
        for language in LANGUAGES
    ],
)
def test_the_tutorial_of_an_ubongo_can_be_played_to_its_end(
    server: ServerProcess, new_page: NewPage, game: str, language: str
) -> None:
    page = new_page(language, **PHONE)
    page.goto(server.url)
    page.locator(f".learning a[href='/learn/{game}']").click()
    for step in range(3):
        expect(page.locator(".steps i").nth(step)).to_have_class(re.compile("now"))
        if step == 0:
            for placement in own_cover(page):
                lays_by_keys(page, placement, lambda *_: None)
        for answer in page.locator("main ul button").all():
            answer.click()
            expect(page.locator("main .below [role=status]")).not_to_be_empty()
            if page.locator(".below .go").count():
                break
        page.locator(".below .go").click()
    expect(page).to_have_url(f"{server.url}/")


def test_an_account_is_there_on_another_device(server: ServerProcess, new_page: NewPage) -> None:
    here = new_page("en", **DESKTOP)
    here.goto(f"{server.url}/settings")
    introduces(here, "North")
    here.get_by_role("button", name="Open an account").click()
    here.get_by_label("Name of the account").fill("north")
    here.get_by_label("Passphrase").fill("seven green hills")
    here.locator("form:has(input[type=password]) .go").click()
    expect(here.get_by_label("Recovery code")).not_to_be_empty()

    there = new_page("de", **PHONE)
    there.goto(f"{server.url}/settings")
    there.get_by_role("button", name="Auf diesem Gerät wiederkommen").click()
    there.get_by_label("Name des Kontos").fill("north")
    there.get_by_label("Passphrase").fill("seven blue hills")
    there.locator("form:has(input[type=password]) .go").click()
    expect(there.locator("#account-fault")).to_have_text(Catalogue("de").text("refused-account-wrong"))
    there.get_by_label("Passphrase").fill("seven green hills")
    there.locator("form:has(input[type=password]) .go").click()
    expect(there.get_by_text("Du kannst als north wiederkommen.")).to_be_visible()


def test_somebody_reads_their_data_and_is_forgotten(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **DESKTOP)
    page.goto(f"{server.url}/settings")
    introduces(page, "South")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my data").click()
    assert json.loads(Path(download.value.path()).read_text(encoding="utf-8"))["name"] == "South"
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("button", name="Yes, forget me for good").click()
    expect(page.get_by_role("button", name="Save my data")).to_have_count(0)


def test_a_finished_game_is_seen_again_step_by_step(server: ServerProcess, new_page: NewPage, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["simulate", "ugo", "--seats", "2", "--games", "1", "--seed", "41", "--logs", str(tmp_path)])
    [log] = tmp_path.glob("*.jsonl")
    page = new_page("en", **DESKTOP)
    page.goto(f"{server.url}/settings")
    introduces(page, "West")
    expect(page.get_by_role("button", name="Forget me")).to_be_visible()
    page.goto(f"{server.url}/records")
    page.locator("input[type=file]").set_input_files(log)
    expect(page).to_have_url(re.compile(r"/replay/\w+$"))
    brought = page.url
    page.goto(f"{brought}/2")
    along = page.locator("footer input[type=range]")
    expect(along).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("ArrowRight")
    expect(along).to_have_value("2")
    page.locator("footer select").select_option("0")
    expect(along).to_have_value("2")
    expect(page).to_have_url(f"{brought}/1")
    page.goto(f"{server.url}/replay/nothing")
    expect(page.locator("h1")).to_have_text(Catalogue("en").text("refused-results-unknown"))
