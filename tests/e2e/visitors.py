"""What people do on the page, in their words: come in, sit down, lay pieces, play cards."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.piece import PieceName, shape


def introduces(page: Page, name: str) -> None:
    """Tell the page one's name."""
    page.locator("input[name=name]").fill(name)
    page.locator("form[data-submit=name] button").click()


def opens_table(page: Page, url: str, name: str, game: str, seats: int) -> str:
    """Come in, open a table; its address."""
    page.goto(url)
    introduces(page, name)
    page.locator("select[name=game]").select_option(game)
    page.locator("select[name=seats]").select_option(str(seats))
    page.locator("form[data-submit=open] button").click()
    return page.locator(".link").inner_text()


def joins_table(page: Page, link: str, name: str) -> None:
    """Follow a link, sit down."""
    page.goto(link)
    introduces(page, name)
    does(page, "table.sit")


def command(page: Page, kind: str) -> Locator:
    """The buttons of a kind of command that one may give now."""
    return page.locator(f'.commands button[data-value*=\'"kind":"{kind}"\']')


def does(page: Page, kind: str, which: int = 0) -> None:
    """Give a command."""
    command(page, kind).nth(which).click()


def is_online(page: Page) -> None:
    """The page says so."""
    expect(page.locator(".wire.online")).to_be_visible()


def is_cut_off(page: Page) -> None:
    """The page says so."""
    expect(page.locator(".wire.online")).to_have_count(0)


def own_cover(page: Page) -> Sequence[Placement]:
    """A cover of the board that is on the page, with the pieces that lie beside it."""
    expect(page.locator(".board")).to_be_visible()
    cells = [json.loads(value) for value in values(page.locator(".cell"))]
    width, height = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    rows = tuple("".join("#" if [x, y] in cells else "." for x in range(width)) for y in range(height))
    pieces: tuple[PieceName, ...] = tuple(json.loads(value) for value in values(page.locator(".piece")))
    cover = solve(Region(rows), pieces)
    assert cover is not None
    return cover


def values(buttons: Locator) -> list[str]:
    return [value for button in buttons.all() if (value := button.get_attribute("data-value"))]


def lays(page: Page, placement: Placement) -> None:
    """Choose a piece, flip and turn it, and choose the square for its dot."""
    page.locator(f".piece[data-value='\"{placement.piece}\"']").click()
    if placement.flip:
        page.locator("button[data-act=flip]").click()
    for _ in range(placement.turn):
        page.locator("button[data-act=turn]").click()
    x, y = shape(placement.piece, placement.turn, placement.flip).cells[0]
    page.locator(f".cell[data-value='[{placement.x + x},{placement.y + y}]']").click()


def playable_cards(page: Page) -> Locator:
    """The cards of the hand that may be played now."""
    return page.locator(".hand .card:not([disabled])")


def seconds_left(page: Page) -> int:
    """What the timer says."""
    found = re.search(r"\d+", page.locator(".timer").inner_text())
    assert found
    return int(found[0])
