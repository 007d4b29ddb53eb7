"""What people do at an Ubongo table in the client, in their words: by mouse, by touch, by keys, by taps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from playwright.sync_api import CDPSession, Page, expect

from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import solve
from tafelrunde.polyomino.fit import Placement
from tafelrunde.polyomino.piece import PieceName, shape

Lies: TypeAlias = Callable[[Page, Placement], None]
"""Waits until the page shows that the piece lies where it belongs."""


def lies_there(page: Page, placement: Placement) -> None:
    """It lies, or was the last one: then the board is gone and the call is there."""
    there = page.locator(f".card .piece[data-piece='{placement.piece}']")
    expect(there.or_(page.get_by_role("img", name="Ubongo!")).first).to_be_visible()


class Lays(Protocol):
    """A way to lay a piece."""

    def __call__(self, page: Page, placement: Placement, lies: Lies = lies_there) -> None: ...


_LIFT = 1.3  # how many cells a piece floats above the finger


def opens_classic(page: Page, house: str, name: str, seats: int, bots: Sequence[str] = (), **options: object) -> str:
    """A new table of the classic edition, with bots on its last seats; its address."""
    page.goto(house)
    found: str = page.evaluate(
        """async ([name, wish]) => {
            const ask = async (path, body) => (await fetch(path, {method: "POST",
                headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)})).json();
            await ask("/api/me", {name, language: "en"});
            return (await ask("/api/tables", wish)).code;
        }""",
        [name, {"game": "ubongo-classic", "seats": seats, "bots": list(bots), "options": options}],
    )
    page.goto(f"{house}/t/{found}")
    return f"{house}/t/{found}"


def joins(page: Page, house: str, table: str, name: str) -> None:
    """A person of its own at the table."""
    page.goto(house)
    page.evaluate(
        """async (name) => { await fetch("/api/me", {method: "POST",
            headers: {"Content-Type": "application/json"}, body: JSON.stringify({name, language: "en"})}); }""",
        name,
    )
    page.goto(f"{table}?sit")


def begins(host: Page) -> None:
    host.locator("[data-command='table.start']").click()


def places(page: Page, field: int) -> None:
    """UC-8: the own figure on a field, counted from 1."""
    page.locator(f"button[data-field='{field - 1}']").click()


def rolls(*pages: Page) -> None:
    """Whoever is to roll does so; the boards open for all."""
    roll = {page: page.get_by_role("button", name="Roll the die") for page in pages}
    pages[0].wait_for_function("() => document.querySelector('main .foot .b.go, .puzzle, main.before h1')")
    for _ in range(100):
        for button in roll.values():
            if button.count():
                button.click()
                for page in pages:
                    expect(page.locator(".puzzle")).to_be_visible()
                return
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody may roll")


def own_cover(page: Page) -> Sequence[Placement]:
    """A cover of the board that is on the page, with the pieces that lie beside it."""
    expect(page.locator(".puzzle")).to_be_visible()
    cells = (
        "all => all.map((row) => [...row.children].map((cell) => cell.dataset.open === 'true' ? '#' : '.').join(''))"
    )
    rows: list[str] = page.locator(".puzzle [role=row]").evaluate_all(cells)
    pieces: list[PieceName] = page.locator("[data-slot]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    cover = solve(Region(tuple(rows)), tuple(pieces))
    assert cover is not None
    return cover


def solves(page: Page, lays: Lays) -> None:
    """UC-15: covers the own board; the last piece is the call (UC-16)."""
    for placement in own_cover(page):
        lays(page, placement)
    expect(page.get_by_role("img", name="Ubongo!")).to_be_visible()


def lays_by_mouse(page: Page, placement: Placement, lies: Lies = lies_there) -> None:
    """Picks the piece, turns it by the buttons, drags it where it belongs."""
    _shapes_by_clicks(page, placement)
    (x0, y0), (x1, y1) = _way(page, placement)
    page.mouse.move(x0, y0)
    page.mouse.down()
    for step in range(1, 9):
        page.mouse.move(x0 + (x1 - x0) * step / 8, y0 + (y1 - y0) * step / 8)
    expect(page.locator(".ghost:not(.no)")).to_have_count(1)
    page.mouse.up()
    lies(page, placement)


def lays_by_touch(page: Page, placement: Placement, lies: Lies = lies_there, lift: float = _LIFT) -> None:
    """The same with a finger, above which the piece floats so many cells."""
    _shapes_by_taps(page, placement)
    (x0, y0), (x1, y1) = _way(page, placement)
    y1 += lift * _cell(page)[2]
    finger = page.context.new_cdp_session(page)
    _touch(finger, "touchStart", (x0, y0))
    for step in range(1, 9):
        _touch(finger, "touchMove", (x0 + (x1 - x0) * step / 8, y0 + (y1 - y0) * step / 8))
    expect(page.locator(".ghost:not(.no)")).to_have_count(1)
    _touch(finger, "touchEnd")
    finger.detach()
    lies(page, placement)


def turns_by_a_second_finger(page: Page, piece: PieceName) -> None:
    """UC-2: one finger holds the piece, a tap of another turns it; then the system takes the gesture away."""
    slot = page.locator(f"[data-slot][data-piece='{piece}']")
    box = slot.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    _touch(finger, "touchStart", (x, y))
    for step in range(1, 5):
        _touch(finger, "touchMove", (x, y - 30 * step))
    held = page.locator(".floating")
    expect(held).to_have_count(1)
    before = held.locator("path").first.get_attribute("d")
    _touch(finger, "touchStart", (x, y - 120), (x + 60, y - 200))
    expect(held.locator("path").first).not_to_have_attribute("d", str(before))
    _touch(finger, "touchCancel")
    finger.detach()
    expect(held).to_have_count(0)


def lays_by_taps(page: Page, placement: Placement, lies: Lies = lies_there) -> None:
    """No drag at all: taps the piece, the buttons, and then the middle of where it belongs."""
    _shapes_by_taps(page, placement)
    left, top, cell = _cell(page)
    cells = shape(placement.piece, placement.turn, placement.flip).cells
    x = placement.x + sum(u + 0.5 for u, _ in cells) / len(cells) - 0.02
    y = placement.y + sum(v + 0.5 for _, v in cells) / len(cells) - 0.02
    page.touchscreen.tap(left + x * cell, top + y * cell)
    lies(page, placement)


def lays_by_keys(page: Page, placement: Placement, lies: Lies = lies_there) -> None:
    """Takes the piece by its number, turns it by R and F, carries it by the arrows, lays it down by Enter."""
    number = page.locator(f"[data-slot][data-piece='{placement.piece}']").get_attribute("data-slot")
    page.keyboard.press(f"Digit{number}")
    if placement.flip:
        page.keyboard.press("f")
    for _ in range(placement.turn):
        page.keyboard.press("r")
    for _ in range(8):
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowUp")
    for _ in range(placement.x):
        page.keyboard.press("ArrowRight")
    for _ in range(placement.y):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    lies(page, placement)


def _shapes_by_clicks(page: Page, placement: Placement) -> None:
    slot = page.locator(f"[data-slot][data-piece='{placement.piece}']")
    if slot.get_attribute("aria-pressed") != "true":
        slot.click()
    if placement.flip:
        page.get_by_role("button", name="Flip").click()
    for _ in range(placement.turn):
        page.get_by_role("button", name="Turn").click()


def _shapes_by_taps(page: Page, placement: Placement) -> None:
    """A tap chooses a piece, every further tap turns it."""
    slot = page.locator(f"[data-slot][data-piece='{placement.piece}']")
    slot.tap()
    expect(slot).to_have_attribute("aria-pressed", "true")
    if placement.flip:
        page.get_by_role("button", name="Flip").tap()
    for _ in range(placement.turn):
        slot.tap()


def _way(page: Page, placement: Placement) -> tuple[tuple[float, float], tuple[float, float]]:
    """From the middle of the piece's first cell beside the board to where that cell belongs."""
    lies = shape(placement.piece, placement.turn, placement.flip)
    box = page.locator(f"[data-slot][data-piece='{placement.piece}'] svg").bounding_box()
    assert box
    u, v = lies.cells[0]
    small = (box["width"] - 4) / lies.width
    begin = (box["x"] + 2 + (u + 0.5) * small, box["y"] + 2 + (v + 0.5) * small)
    left, top, cell = _cell(page)
    return begin, (left + (placement.x + u + 0.5) * cell, top + (placement.y + v + 0.5) * cell)


def _cell(page: Page) -> tuple[float, float, float]:
    """Where cell 0, 0 of the board begins, and how large a cell is."""
    left, top, cell = page.evaluate(
        "() => { const m = document.querySelector('.puzzle .card > g').getScreenCTM(); return [m.e, m.f, 40 * m.a]; }"
    )
    return left, top, cell


def _touch(finger: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    where = [{"x": x, "y": y, "id": nth} for nth, (x, y) in enumerate(points)]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})
