"""Acting in one way alone, whatever there is to be done: by the keyboard, or by taps. Knows no game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Page

Act: TypeAlias = Callable[[Page, str], None]
"""What somebody does with something on the page, in their own way."""


def keys(page: Page, what: str) -> None:
    """Tab after tab until this has the focus, then Enter: it must be reachable without a mouse."""
    page.locator(what).first.wait_for()
    goes_to(page, what)
    page.keyboard.press("Enter")


def taps(page: Page, what: str) -> None:
    page.locator(what).first.tap()


def goes_to(page: Page, what: str) -> None:
    """The focus comes there by the Tab key."""
    for _ in range(80):
        if page.evaluate("(what) => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no tab leads to {what}")
