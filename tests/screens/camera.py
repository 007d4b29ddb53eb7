"""Takes one moment four times: on a phone and on a desktop, light and dark. Must not know any game."""

from __future__ import annotations

import base64
import html
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Page

from e2e.browsers import DESKTOP, PHONE
from shell.company import Person

SIZES = {"phone": PHONE, "desktop": DESKTOP}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@dataclass
class Eyes:
    """What one person sees, on two devices at once."""

    phone: Page
    desktop: Page

    @property
    def both(self) -> tuple[Page, Page]:
        return self.phone, self.desktop

    def go(self, path: str) -> None:
        """Both look at that page of the house."""
        for page in self.both:
            page.goto(path)

    def see(self, what: str) -> None:
        """Waits until both show it."""
        for page in self.both:
            page.locator(what).first.wait_for()

    def see_results(self) -> None:
        """Both look at how the game ended; whoever waits long enough is shown it anyway."""
        for page in self.both:
            page.locator("[data-act=results], main.over").first.wait_for()
            if page.locator("[data-act=results]").count():
                page.locator("[data-act=results]").click()
            page.locator("main.over h1").wait_for()

    def press(self, what: str) -> None:
        """Both press it, which must be a matter of the page alone."""
        for page in self.both:
            page.locator(what).first.click()


@dataclass
class Camera:
    """Where pictures go, in which language, and which of them are handed out with the README."""

    browser: Browser
    folder: Path
    language: str = "en"
    best: Path | None = None
    wanted: dict[str, str] = field(default_factory=dict)
    taken: list[str] = field(default_factory=list)
    contexts: list[BrowserContext] = field(default_factory=list)

    def eyes(self, person: Person | None = None) -> Eyes:
        """A phone and a desktop of this person, or of somebody nobody knows."""
        return Eyes(*(self._page(size, person) for size in SIZES))

    def _page(self, size: str, person: Person | None) -> Page:
        context = self.browser.new_context(locale=self.language, reduced_motion="reduce", **SIZES[size])
        self.contexts.append(context)
        if person is not None:
            name, _, value = person.cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": person.url}])
        return context.new_page()

    def takes(self, name: str, eyes: Eyes) -> None:
        """Four pictures of what is seen now; small ones of those that are handed out."""
        for size, page in zip(SIZES, eyes.both, strict=True):
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                page.evaluate("document.fonts.ready.then(() => new Promise((f) => requestAnimationFrame(() => f())))")
                full = f"{name}-{size}-{theme}"
                page.screenshot(path=self.folder / f"{full}.png")
                self.taken.append(full)
                if self.best is not None and full in self.wanted:
                    self._hands_out(page, self.best / f"{self.wanted[full]}.webp")
            page.emulate_media(color_scheme="light")
        print(name, flush=True)

    def _hands_out(self, page: Page, path: Path) -> None:
        line = page.context.new_cdp_session(page)
        shot = line.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
        path.write_bytes(base64.b64decode(shot["data"]))
        line.detach()

    def closes(self) -> None:
        """Everybody goes home; what is open takes memory."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()

    def album(self) -> None:
        """One page with all pictures, to be looked at beside the drawings."""
        shown = "".join(
            f"<figure><img src='{n}.png'><figcaption>{html.escape(n)}</figcaption></figure>" for n in self.taken
        )
        style = "body{display:flex;flex-wrap:wrap;gap:12px;background:#888}img{height:420px}figure{margin:0}"
        text = f"<!doctype html><meta charset=utf-8><style>{style}</style>{shown}"
        (self.folder / "index.html").write_text(text, encoding="utf-8")
