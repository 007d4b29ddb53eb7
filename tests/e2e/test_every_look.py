"""Every page and every moment in every language, theme and size: nothing breaks a rule of accessibility, sticks out, is
cut off or scrolls where one plays. A sample runs always, all of it with `make test-all`."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from e2e.axe import findings, small_targets
from screens.camera import SIZES, THEMES, Camera, Eyes
from screens.scenes import SCENES, goes_through
from tafelrunde.i18n.catalogue import LANGUAGES

MAY_SCROLL = ("01-", "02-", "08-", "09b-", "11-", "12-")
"""Entrance, opening and waiting, results, what one reads; whatever else is play and stays as it is."""
_CUT = """() => [...document.querySelectorAll('button.b, a.b')].filter((one) =>
    one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)"""
_WIDE = "document.documentElement.scrollWidth > innerWidth"
_LONG = "document.documentElement.scrollHeight > innerHeight"


@dataclass
class Examiner(Camera):
    """Stands where the camera stands, and notes what is wrong."""

    faults: list[str] = field(default_factory=list)

    def takes(self, name: str, eyes: Eyes) -> None:
        for size, page in zip(SIZES, eyes.both, strict=True):
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                found = self.wrong(name, page) if theme == "light" else findings(page, "color-contrast")
                self.faults += [f"{name} {size} {theme} {self.language}: {fault}" for fault in found]
            page.emulate_media(color_scheme="light")
        small = [f"{name} {self.language}: is too small: {fault}" for fault in small_targets(eyes.phone)]
        self.faults += small

    def wrong(self, name: str, page: Page) -> list[str]:
        found = findings(page)
        found += ["can be pushed sideways"] if page.evaluate(_WIDE) else []
        found += ["scrolls"] if not name.startswith(MAY_SCROLL) and page.evaluate(_LONG) else []
        return found + [f"is cut off: {words}" for words in page.evaluate(_CUT)]


def _examined(browser: Browser, folder: Path, language: str, *names: str) -> list[str]:
    examiner = Examiner(browser, folder, language)
    goes_through(examiner, names)
    return examiner.faults


def test_the_way_to_a_table_in_german(browser: Browser, tmp_path: Path) -> None:
    assert _examined(browser, tmp_path, "de", "waiting") == []


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_in_every_look(browser: Browser, tmp_path: Path, language: str, scene: str) -> None:
    assert _examined(browser, tmp_path, language, scene) == []
