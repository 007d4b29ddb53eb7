"""What people do who play Ubongo alone, in their words: choose a run, roll, solve task after task."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle

from playwright.sync_api import Page, expect

from e2e.racers import Lays, own_cover
from tafelrunde.polyomino.fit import Placement


def chooses_run(page: Page, *, by_tasks: bool = True) -> None:
    """The shortest run of a kind, on the easy side; the page is in English."""
    page.get_by_role("radio", name="Time for given tasks" if by_tasks else "Tasks in a given time").check()
    page.get_by_role("radio", name="5 tasks" if by_tasks else "5 minutes", exact=True).check()


def rolls(page: Page) -> None:
    page.get_by_role("button", name="Roll the die").click()
    expect(page.locator(".puzzle")).to_be_visible()


def solved(page: Page) -> int:
    """How many tasks of the run are done."""
    return int(page.locator("main.solo .big b").inner_text())


def solves_task(page: Page, ways: Sequence[Lays], last: bool = False) -> None:
    """The task on the table, each piece in another of these ways; after the last task comes the end."""
    if last:
        lays_all(page, ways, lambda: expect(page.locator(".puzzle")).to_have_count(0))
    else:
        count = solved(page) + 1
        lays_all(page, ways, lambda: expect(page.locator("main.solo .big b")).to_have_text(str(count)))


def lays_all(page: Page, ways: Sequence[Lays], seen_at_the_end: Callable[[], None]) -> None:
    """A cover of the task on the table; what the last piece does is up to whoever asks for it."""
    cover = own_cover(page)

    def lies(page: Page, placement: Placement) -> None:
        if placement is cover[-1]:
            seen_at_the_end()
        else:
            expect(page.locator(f".card .piece[data-piece='{placement.piece}']").first).to_be_visible()

    for placement, lays in zip(cover, cycle(ways), strict=False):
        lays(page, placement, lies)


def plays_five_tasks(page: Page, ways: Sequence[Lays]) -> None:
    for task in range(5):
        solves_task(page, ways, last=task == 4)


def solves_the_day(page: Page, ways: Sequence[Lays]) -> None:
    """The task of the day, from the first look at it."""
    page.get_by_role("button", name="Uncover the task").click()
    lays_all(page, ways, lambda: expect(page.get_by_role("heading", name="Solved!")).to_be_visible())
