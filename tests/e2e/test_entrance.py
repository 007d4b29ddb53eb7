"""From the entrance to a table that is full: opening, codes, links, the lobby, whoever comes, and the way back."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.axe import findings, small_targets
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import asks, does, fits, introduces, known, mine, opens, sits_down
from shell.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("entrance")) as found:
        yield found


def code_of(page: Page) -> str:
    return page.locator(".ticket .code").inner_text()


def chooses(page: Page, words: str) -> None:
    """One of a few."""
    page.get_by_role("radio", name=words, exact=True).check()


def test_a_table_is_opened_and_joined_by_its_code_and_the_game_begins(server: ServerProcess, new_page: NewPage) -> None:
    north, south = new_page("de", **DESKTOP), new_page("cs", **PHONE)
    north.goto(server.url)
    expect(north.locator("h1")).to_have_text("Wer sitzt mit am Tisch?")
    north.locator(".box[data-game=ugo]").click()
    chooses(north, "2")
    north.locator("[data-act=open]").click()
    introduces(north, "Annegret")
    expect(north.locator("h1")).to_have_text("Noch ein Platz frei")

    south.goto(server.url)
    south.locator("input[name=code]").fill(f" {code_of(north).lower()} ")
    south.get_by_role("button", name="Přisednout").first.click()
    introduces(south, "Božena")
    expect(mine(south)).to_contain_text("Božena")
    expect(south.locator("h1")).to_have_text("Všichni jsou tu")
    expect(south.locator(".act")).to_contain_text("Hru zahájí Annegret.")
    does(north, "table.start")
    for page in (north, south):
        expect(page.locator("[data-phase=playing]")).to_be_visible()


def test_a_link_leads_to_the_door_and_a_free_seat(server: ServerProcess, new_page: NewPage) -> None:
    north, south = known(new_page("nl", **DESKTOP), server, "Noor"), new_page("nl", **PHONE)
    code = opens(north, server, "ubongo-classic", 3)
    found = south.request.get(f"{server.url}/api/tables/{code}").json()
    south.goto(found["invitation"].replace(re.findall("//[^/]+", found["invitation"])[0], server.url[5:]))
    expect(south.locator("h1")).to_have_text("Ubongo klassiek")
    introduces(south, "Zuid")
    expect(mine(south)).to_contain_text("Zuid")
    expect(north.locator(".st[data-seat='1']")).to_contain_text("Zuid")
    expect(north.locator(".crumbs")).to_contain_text("Zuid")


def test_a_public_table_is_found_among_the_open_ones_and_the_next_people_meet_whoever_comes(
    server: ServerProcess, new_page: NewPage
) -> None:
    north, south, west = [known(new_page("en", **DESKTOP), server, name) for name in ("North", "South", "West")]
    for page in (south, west):
        page.goto(server.url)
    opens(north, server, "ubongo-diamonds", 3, arrangement={"public": True})
    south.locator(".open li", has_text="North").get_by_role("button", name="Join").click()
    expect(mine(south)).to_contain_text("South")
    west.locator("[data-match=ubongo-diamonds]").click()
    expect(mine(west)).to_contain_text("West")
    expect(north.locator("h1")).to_have_text("Everyone is here")


def test_bots_are_chosen_seat_by_seat_or_all_at_once_and_can_be_sent_away(
    server: ServerProcess, new_page: NewPage
) -> None:
    page = known(new_page("en", **PHONE), server, "Host")
    opens(page, server, "ubongo-classic", 4)
    page.locator(".st[data-seat='2']").click()
    page.locator("[data-level=sharp]").click()
    expect(page.locator(".st[data-seat='2']")).to_contain_text("bot, sharp")
    page.locator("[data-act=fill]").click()
    expect(page.locator("h1")).to_have_text("Everyone is here")
    page.locator(".st[data-seat='3']").click()
    page.locator("dialog [data-command='table.remove']").click()
    expect(page.locator("h1")).to_have_text("One seat is still free")


def test_what_was_chosen_is_what_is_played_and_is_remembered(server: ServerProcess, new_page: NewPage) -> None:
    page = known(new_page("en", **PHONE), server, "Host", "/new/ubongo-classic")
    page.reload()
    chooses(page, "5")
    page.locator("select[name=seat-1]").select_option("quick")
    chooses(page, "untimed")
    page.get_by_text("More choices").click()
    page.get_by_role("switch", name="Handicap").check()
    page.locator(".row", has=page.locator("select[name=seat-1]")).locator("input[value=hard]").check()
    page.locator("[data-act=open]").click()
    expect(page.locator(".disc")).to_contain_text("easy / hard")
    expect(page.locator("dl")).to_contain_text("handicap: everyone has their own")
    expect(page.locator(".disc")).to_contain_text("untimed")
    expect(page.locator("dl")).to_contain_text("with the expansion")
    expect(page.locator(".st[data-seat='4']")).to_contain_text("bot, quick")
    expect(page.locator(".st[data-seat='4']")).to_contain_text("hard, four pieces")
    expect(mine(page)).to_contain_text("easy, three pieces")
    page.goto(f"{server.url}/new/ubongo-classic")
    expect(page.locator("select[name=seat-1]")).to_have_value("quick")
    expect(page.get_by_role("radio", name="untimed")).to_be_checked()


def test_who_goes_back_finds_the_table_again(server: ServerProcess, new_page: NewPage) -> None:
    page = known(new_page("en", **PHONE), server, "Host", "/")
    page.reload()
    page.locator(".box[data-game=ugo]").click()
    page.locator("[data-act=open]").click()
    expect(mine(page)).to_be_visible()
    code = code_of(page)
    page.go_back()
    expect(page.locator("[data-act=open]")).to_be_visible()
    page.go_back()
    page.locator(".mine a").click()
    expect(page.locator(".ticket .code")).to_have_text(code)
    expect(mine(page)).to_contain_text("Host")


def test_house_rules_can_be_changed_while_one_waits(server: ServerProcess, new_page: NewPage) -> None:
    north, south = [known(new_page("en", **DESKTOP), server, name) for name in ("North", "South")]
    code = opens(north, server, "ugo", 2)
    north.locator(".change").click()
    chooses(north, "everyone")
    expect(north.locator("dl").last).to_contain_text("everyone")
    assert code in [table["code"] for table in south.request.get(f"{server.url}/api/tables").json()]


@pytest.mark.parametrize("odd", ["/t/BCDFGH", f"/t/{32 * '0'}", "/t/%00"])
def test_a_table_that_is_not_there_says_so_and_what_to_do(server: ServerProcess, new_page: NewPage, odd: str) -> None:
    page = new_page("cs", **PHONE)
    page.goto(server.url + odd)
    expect(page.locator("h1")).to_have_text("Tento stůl tu není")
    known(page, server, "Host").goto(server.url + odd)
    expect(page.locator("h1")).to_have_text("Tento stůl tu není")
    page.get_by_role("link", name="Ke vchodu").click()
    expect(page.locator(".boxes")).to_be_visible()


def test_a_full_table_is_watched_and_an_odd_code_is_told_at_once(server: ServerProcess, new_page: NewPage) -> None:
    north, late = [known(new_page("en", **DESKTOP), server, name) for name in ("North", "Late")]
    code = opens(north, server, "ugo", 2, bots=["beginner"])
    late.goto(server.url)
    late.locator("input[name=code]").fill("AEIOUY")
    late.locator(".ticket button").click()
    expect(late.locator(".ticket [role=alert]")).to_contain_text("six letters and no vowels")
    late.locator("input[name=code]").fill(code)
    late.locator(".ticket button").click()
    expect(late.locator(".act")).to_contain_text("You are watching.")
    expect(north.locator(".watchers")).to_contain_text("Late")


NAMES = ["שלום עליכם לכולם", "👵🏽👵🏽👵🏽", "Wwwwwwwwwwwwwwwwwwwwwwww", "ỹ̧̛́ <b>x</b>"]


def test_names_of_any_script_length_and_direction_fit_everywhere(server: ServerProcess, new_page: NewPage) -> None:
    host = known(new_page("de", **PHONE), server, NAMES[0])
    code = opens(host, server, "ubongo-classic", 4, arrangement={"public": True})
    for name in NAMES[1:]:
        sits_down(known(new_page("de", **PHONE), server, name), server, code)
    for seat, name in enumerate(NAMES):
        expect(host.locator(f".st[data-seat='{seat}'] bdi")).to_have_text(name)
    fits(host)
    host.goto(server.url)
    expect(host.locator(".mine bdi").first).to_have_text(NAMES[0])
    expect(host.locator(".open")).to_be_visible()
    fits(host)


def test_a_browser_that_keeps_nothing_still_plays_and_is_told_where_nothing_works(
    server: ServerProcess, new_page: NewPage
) -> None:
    page = new_page("en", **PHONE)
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})")
    known(page, server, "Host", "/new/ugo").reload()
    expect(page.get_by_text("Others may watch")).to_have_count(1)
    expect(page.get_by_text("Slow lines are made up for")).to_have_count(0)  # nobody races here
    page.locator("[data-act=open]").click()
    expect(mine(page)).to_contain_text("Host")

    def forget(route: Route) -> None:
        forgetful.context.clear_cookies()
        route.continue_()

    forgetful = new_page("en", **PHONE)
    forgetful.goto(server.url)
    forgetful.route("**/api/me", forget)
    forgetful.locator("[data-match=ugo]").click()
    introduces(forgetful, "Nobody")
    expect(forgetful.locator("dialog .fault")).to_contain_text("keeps no cookies")


def test_the_link_is_copied_also_where_the_browser_has_no_clipboard(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **DESKTOP)
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    known(page, server, "Host")
    code = opens(page, server, "ugo", 2, arrangement={"chat": "free"})
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.locator("[data-act=talk]").click()
    page.locator("dialog input").focus()
    page.keyboard.press("Control+V")
    pasted = page.locator("dialog input").input_value()
    link = asks_link(page, server, code)
    assert pasted == link


def asks_link(page: Page, server: ServerProcess, code: str) -> str:
    return str(page.request.get(f"{server.url}/api/tables/{code}").json()["invitation"])


def test_a_page_that_is_older_than_the_server_loads_itself_anew_once(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.is_navigation_request() else None)
    page.route("**/api/me", lambda route: route.fulfill(json={"name": None, "language": "en", "protocol": 9999}))
    page.goto(server.url)
    expect(page.locator(".boxes")).to_be_visible()
    assert len(asked) == 2, "trying again for ever would not help either"


def test_the_entrance_says_that_the_server_is_gone(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("de", **PHONE)
    page.route("**/api/tables", lambda route: route.abort())
    page.goto(server.url)
    expect(page.locator(".open .fault")).to_contain_text("Der Server antwortet nicht")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_way_to_a_table_breaks_no_rule_of_accessibility(
    server: ServerProcess, new_page: NewPage, device: dict[str, object], theme: str
) -> None:
    page = known(new_page("cs", color_scheme=theme, **device), server, "Host", "/")
    asks(page, "/api/tables", {"game": "ugo", "seats": 4})
    page.reload()
    expect(page.locator(".mine li").first).to_be_visible()
    assert findings(page) == []
    assert device is DESKTOP or small_targets(page) == []
    fits(page)
    page.goto(f"{server.url}/new/ubongo-classic")
    for summary in page.locator("summary").all():
        summary.click()
    assert findings(page) == []
    assert device is DESKTOP or small_targets(page) == []
    fits(page)
    opens(page, server, "ubongo-classic", 6, bots=["calm"])
    expect(page.locator(".ticket img")).to_be_visible()
    assert findings(page) == []
    assert device is DESKTOP or small_targets(page) == []
    fits(page)
    page.locator(".change").click()
    assert findings(page) == []
