"""Real browsers for end-to-end tests; where there is no Chromium, that is one clear failure and never a skip."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from e2e.browsers import FLAGS, NewPage

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A module's tests run one after another in one process, so that its browser is gone before any other test."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    if not Path(chromium).exists():
        pytest.fail(f"there is no Chromium at {chromium}: install it, or say where it is with CHROMIUM=…")
    expect.set_options(timeout=20_000)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """A page of a person of its own; a script that fails or breaks the content policy fails the test."""
    contexts = []
    faults: list[str] = []

    def open_page(language: str = "en", **device: Any) -> Page:
        context = browser.new_context(locale=language, reduced_motion="reduce", **device)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
