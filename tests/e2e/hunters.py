"""What two people do through a whole game of Ubongo in the client: come, roll, cover their boards, give up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect

from e2e.guests import does, known, opens, sits_down
from e2e.racers import Lays, own_cover
from shell.clock import Skips
from shell.process import ServerProcess

PATIENCE_MS = 120_000
_FLAG = """[...document.querySelectorAll('.turns button:not([disabled])')]
    .find((one) => one.ariaLabel === 'Give up on this board')?.click()"""


def sits_together(host: Page, guest: Page, server: ServerProcess, game: str, **options: object) -> str:
    """Two at a new table, whose game has begun; its code."""
    code = opens(known(host, server, "Eva"), server, game, 2, options=options)
    sits_down(known(guest, server, "Tom"), server, code)
    does(host, "table.start")
    return code


def is_youngest(page: Page) -> None:
    page.locator(".youngest .go").click()


def rolls(pages: Sequence[Page], skips: Skips) -> None:
    """Whoever is to roll does so; the boards open for all."""
    once(pages, "main .b.go.big", lambda button: button.click())
    for page in pages:
        page.locator(".puzzle, .die, .roll, .foot").first.wait_for()
    skips.skip(1_000)
    for page in pages:
        expect(page.locator(".puzzle, main.watching")).to_have_count(1, timeout=PATIENCE_MS)


def once(pages: Sequence[Page], what: str, act: Callable[..., None]) -> None:
    """The first page that shows it is acted on."""
    for _ in range(4000):
        for page in pages:
            if (found := page.locator(what)).count():
                act(found.first)
                return
        pages[0].evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError(f"nobody sees {what}")


def covers(page: Page, lays: Lays) -> None:
    """The own board, piece by piece; the last piece is the call."""
    for placement in own_cover(page):
        lays(page, placement)


def gives_up(page: Page) -> None:
    page.get_by_role("button", name="Give up on this board").click()


def passes(pages: Sequence[Page]) -> None:
    """Nobody looks for a cover any more, in this glass or, where there is one, the next."""
    title = pages[0].locator("header strong").inner_text()
    for _ in range(4000):
        for page in pages:
            page.evaluate(_FLAG)
        if pages[0].locator("header strong").all_inner_texts() != [title] or pages[0].locator("main.over").count():
            return
        if pages[0].locator(".flash, [data-act=results]").count():
            return
        pages[0].evaluate("new Promise(requestAnimationFrame)")
    raise AssertionError("the round does not end")
