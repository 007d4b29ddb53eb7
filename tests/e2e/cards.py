"""What people do at a table of UGO! in the client: open it, come to it, lift, play and place cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tafelrunde.web.messages import PROTOCOL


def is_called(page: Page, url: str, name: str) -> None:
    """Tell the server one's name, before any page is open."""
    answer = page.request.post(f"{url}/api/me", data={"name": name}, headers={"Origin": url})
    assert answer.ok, answer.text()


def opens(page: Page, url: str, name: str, seats: int, bots: tuple[str, ...] = (), **options: Any) -> str:
    """A table with bots; where it is."""
    is_called(page, url, name)
    wish = {"game": "ugo", "seats": seats, "bots": bots, "options": options or None}
    answer = page.request.post(f"{url}/api/tables", data=wish, headers={"Origin": url})
    assert answer.status == 201, answer.text()
    return f"{url}/t/{answer.json()['link']}"


def begins(page: Page, link: str) -> None:
    """The host starts a table that bots fill; over a line of its own, since the waiting room is not what is tried."""
    page.goto(link)
    said = page.evaluate(
        """([at, protocol]) => new Promise((done) => {
            const line = new WebSocket(`ws://${location.host}/t/${at}/socket`);
            line.onopen = () => {
                line.send(JSON.stringify({t: "hello", protocol, seq: 0}));
                line.send(JSON.stringify({t: "do", id: "start", command: {kind: "table.start"}}));
            };
            line.onmessage = ({data}) => {
                const heard = JSON.parse(data);
                if (heard.t === "refused" || (heard.t === "update" && heard.view)) { line.close(); done(heard.t); }
            };
        })""",
        [link.rsplit("/", 1)[1], PROTOCOL],
    )
    assert said == "update"


def comes(page: Page, url: str, name: str, seats: int) -> str:
    """Sit down at the open table of so many, or at a new one that begins as soon as it is full; where it is."""
    is_called(page, url, name)
    answer = page.request.post(f"{url}/api/match", data={"game": "ugo", "seats": seats}, headers={"Origin": url})
    assert answer.ok, answer.text()
    found = answer.json()
    link = f"{url}/t/{found['link']}"
    page.goto(link)
    until(page, lambda: answer.status == 200 or found["code"] in page.request.get(f"{url}/api/tables").text())
    return link


def hand(page: Page) -> Locator:
    return page.locator(".hand button[data-card]")


def playable(page: Page) -> list[str]:
    """The cards of the hand that are not hatched."""
    return _keys(page, ":not(:has(svg.hatched))")


def hatched(page: Page) -> list[str]:
    """The cards of the hand that may not be played now."""
    return _keys(page, ":has(svg.hatched)")


def _keys(page: Page, which: str) -> list[str]:
    buttons = page.locator(f".hand button[data-card]{which}")
    keys: list[str] = buttons.evaluate_all("all => all.map(one => one.dataset.card)")
    return keys


def card(page: Page, key: str) -> Locator:
    return page.locator(f'.hand button[data-card="{key}"]')


def may_lead_or_follow(page: Page) -> bool:
    return page.locator('main.ugo[data-may="play"]').count() > 0


def may_place(page: Page) -> bool:
    return page.locator('main.ugo[data-may="place"]').count() > 0


def number_of(text: str | None) -> int:
    found = re.search(r"[−-]?\d+", text or "")
    assert found, text
    return int(found[0].replace("−", "-"))


def is_at_the_table(page: Page, cards: int = 10) -> None:
    expect(hand(page)).to_have_count(cards)


def plays_on(page: Page, act: str = "tap") -> bool:
    """One act of whoever is asked here, if anybody is: place as preselected, close a sheet, or play the first card."""
    if page.locator('[data-act="go-on"]').count():
        page.locator('[data-act="go-on"]').click()
        return True
    return plays_or_places(page, act)


def plays_or_places(page: Page, act: str = "tap") -> bool:
    """The same, but a sheet that is open stays open."""
    if may_place(page):
        page.locator(".mat").click()  # seen enough of the trick
        page.locator('[data-act="place"]').click()
        expect(page.locator('[data-act="place"]')).to_have_count(0)
        return True
    if not may_lead_or_follow(page):
        has_seen_enough(page)
        return False
    sees_the_latest(page)
    key = playable(page)[0]
    left = hand(page).count()
    if act == "drag":
        card(page, key).drag_to(page.locator(".mat"))
    elif act == "keys":
        card(page, key).focus()
        page.keyboard.press("Enter")
        expect(card(page, key)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
    else:
        touch = card(page, key).tap if act == "touch" else card(page, key).click
        touch()
        expect(card(page, key)).to_have_attribute("aria-pressed", "true")
        touch()
    expect(hand(page)).not_to_have_count(left)
    return True


def sees_the_latest(page: Page) -> None:
    """The hand is hatched for the trick that is shown, which may be behind the one that is played."""
    page.evaluate("document.querySelector('.mat')?.click()")


def has_seen_enough(page: Page) -> None:
    """After the last card of a round nobody here waits for the trick to go by itself."""
    page.evaluate("document.querySelector('main.ugo:not(:has(.hand button)) .mat')?.click()")


def until(page: Page, holds: Callable[[], bool], most: int = 4000) -> None:
    """Look again and again, letting the page work in between; a condition may itself do what leads to it."""
    for _ in range(most):
        if holds():
            return
        page.evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError("it never came to that")


def section_tops(page: Page, kingdom: str) -> list[str]:
    """What is told of the five sections of a kingdom, for those who do not see them."""
    return page.locator(f"{kingdom} > li > .unseen").all_inner_texts()
