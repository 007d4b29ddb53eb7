"""What a page tells by colour it tells by shape or pattern as well: in greyscale and in three kinds of colour vision;
large, still, and in the colours of the system."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Locator, Page, expect

from e2e.axe import findings
from e2e.browsers import DESKTOP, PHONE, NewPage
from shell.clock import Skips
from shell.company import Person, is_ranked, roll, sits_together
from shell.process import ServerProcess

VISIONS = [
    "achromatopsia",
    *(pytest.param(one, marks=pytest.mark.slow) for one in ("protanopia", "deuteranopia", "tritanopia")),
]
APART = 9.0
"""By how much of 255 two glyphs differ on average, at least; the same glyph twice by less than one."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Skips]]:
    folder = tmp_path_factory.mktemp("colours")
    skips = Skips(folder / "skips")
    with ServerProcess(folder / "house", "all", "--skips", str(folder / "skips")) as server:
        yield server, skips


def seen_by(page: Page, vision: str) -> None:
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})


def in_grey(glyph: Locator) -> Image.Image:
    """A glyph as light and dark alone, all in one size."""
    return Image.open(io.BytesIO(glyph.screenshot())).convert("L").resize((48, 48))


def apart(one: Image.Image, other: Image.Image) -> float:
    return float(ImageStat.Stat(ImageChops.difference(one, other)).mean[0])


def looks_different(glyphs: list[Locator]) -> None:
    pictures = [in_grey(glyph) for glyph in glyphs]
    assert apart(pictures[0], in_grey(glyphs[0])) < 1
    nearest = min(apart(one, other) for one, other in combinations(pictures, 2))
    assert nearest > APART


def eyes_of(person: Person, page: Page, code: str) -> Page:
    name, _, value = person.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": person.url}])
    page.goto(f"{person.url}/t/{code}")
    return page


def at_the_gems(house: tuple[ServerProcess, Skips], page: Page) -> list[Person]:
    """Six race; the one who looks has just called, the others lay on."""
    server, skips = house
    people = [Person(server.url, f"Player {number}") for number in range(6)]
    code = sits_together(people, "ubongo-classic", options={"seconds": 180})
    eyes_of(people[0], page, code)
    expect(page.locator(".ticket")).to_be_visible()
    people[0].does("table.start")
    for person in people:
        person.does("place-figure", field=person.seat)
    roll(people, skips)
    expect(page.locator(".puzzle")).to_be_visible()
    return people


@pytest.mark.parametrize("vision", VISIONS)
def test_gems_seats_and_pieces_are_told_apart_without_colour(
    house: tuple[ServerProcess, Skips], new_page: NewPage, vision: str
) -> None:
    page = new_page("en", **{**PHONE, "device_scale_factor": 3})
    people = at_the_gems(house, page)
    seen_by(page, vision)
    looks_different(page.locator(".others strong .glyph:visible").all())
    fills = "all => all.map((one) => one.querySelector('[fill^=url]')?.getAttribute('fill') ?? 'plain')"
    patterns = page.locator("[data-slot] svg").evaluate_all(fills)
    assert len(set(patterns)) == len(patterns) == 3
    people[0].covers()
    house[1].skip(400)
    is_ranked(people[0])
    page.locator(".shout button.go").click()
    looks_different(page.locator("table thead .glyph").all())


@pytest.mark.parametrize("vision", VISIONS)
def test_suits_are_told_apart_without_colour(
    house: tuple[ServerProcess, Skips], new_page: NewPage, vision: str
) -> None:
    page = new_page("en", **DESKTOP)
    people = [Person(house[0].url, name) for name in ("Eva", "Tom")]
    code = sits_together(people, "ugo")
    people[0].does("table.start")
    eyes_of(people[0], page, code)
    seen_by(page, vision)
    expect(page.locator(".hand button[data-card]")).to_have_count(10)
    by_suit: dict[str, Image.Image] = {}
    for card in page.locator(".hand button[data-card]").all():
        picture = Image.open(io.BytesIO(card.screenshot())).convert("L")
        wide, high = picture.size
        suit = (card.get_attribute("data-card") or "").rstrip("012345678")
        by_suit[suit] = picture.crop((wide // 2, 4, wide - 4, high // 3)).resize((48, 48))
    assert len(by_suit) > 1
    assert min(apart(one, other) for one, other in combinations(by_suit.values(), 2)) > APART


@pytest.mark.parametrize("size", [(640, 400), (320, 640)], ids=["a desktop", "a phone"])
def test_twice_as_large_nothing_is_lost(
    house: tuple[ServerProcess, Skips], new_page: NewPage, size: tuple[int, int]
) -> None:
    """Zoom of 200 % is half as many pixels of the page in either direction, each twice as large."""
    page = new_page("de", viewport={"width": size[0], "height": size[1]}, device_scale_factor=2)
    for path in (
        "/",
        "/new/ubongo-classic",
        "/new/ugo",
        "/rules/ugo/scoring",
        "/settings",
        "/records",
        "/solo",
        "/daily",
    ):
        page.goto(house[0].url + path)
        expect(page.locator("h1")).to_be_visible()
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), path
    at_the_gems(house, page)
    for button in page.locator(".turns .b:visible").all():
        button.scroll_into_view_if_needed()
        expect(button).to_be_in_viewport(ratio=0.9)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_whoever_wants_no_motion_gets_none(house: tuple[ServerProcess, Skips], new_page: NewPage) -> None:
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    page = new_page("en", **DESKTOP)
    page.emulate_media(reduced_motion="no-preference")
    people = at_the_gems(house, page)
    page.evaluate(
        f"window.most = 0; (function look() {{ most = Math.max(most, {moving}); requestAnimationFrame(look); }})()"
    )
    people[1].covers()
    people[0].covers()
    expect(page.locator(".ribbon")).to_be_visible()
    page.wait_for_function("most > 0")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    expect(page.locator("main")).to_be_visible()
    page.evaluate(
        f"window.most = 0; (function look() {{ most = Math.max(most, {moving}); requestAnimationFrame(look); }})()"
    )
    house[1].skip(400)
    page.locator("main h1").first.wait_for()
    assert page.evaluate("most") == 0


def test_in_the_colours_of_the_system_everything_has_its_edge(
    house: tuple[ServerProcess, Skips], new_page: NewPage
) -> None:
    page = new_page("en", forced_colors="active", **DESKTOP)
    people = at_the_gems(house, page)
    assert findings(page) == []
    for button in page.locator("main .turns .b:not(.bare)").all():
        assert button.evaluate("(one) => getComputedStyle(one).borderTopStyle") == "solid"
    bar = page.locator(".glass i")
    sand = bar.evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert sand != bar.evaluate("(one) => getComputedStyle(one.parentElement).backgroundColor")
    page.keyboard.press("Tab")
    focused = "getComputedStyle(document.activeElement).outlineStyle"
    assert page.evaluate(focused) == "solid"

    timer = page.get_by_role("timer")
    expect(timer).to_have_attribute("aria-live", "off")
    *minutes, seconds = map(int, re.findall(r"\d+", timer.inner_text()))
    house[1].skip(max(0, 60 * sum(minutes) + seconds - 29) * 1000)
    people[1].covers()  # what happens brings the time of the server along
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d+ seconds? left"))).to_have_count(1)
