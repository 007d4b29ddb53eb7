"""Draws the icons that a browser's tab and a home screen show, from the logo in look/glyphs.svg, with Chromium: run it
when that changes. Must not know what is drawn."""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parent
PUBLIC = WEB / "public"
GLYPHS = WEB.parent / "src" / "tafelrunde" / "look" / "glyphs.svg"
LINE = 1.5
CLOTH, INK = "#f6f1e7", "#14161b"
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.72, CLOTH),
    "apple-touch-icon.png": (180, 0.86, CLOTH),
}
"""By name: the side in pixels, how much of it the drawing takes, and the ground below it."""


def logo() -> str:
    """The drawing on its own, with nothing in it that only a page could say."""
    found = re.search(r'<symbol id="logo" viewBox="0 0 64 64">\n(.*?)</symbol>', GLYPHS.read_text("utf-8"), re.DOTALL)
    assert found, "there is no logo among the glyphs"
    paths = re.sub(r'stroke-width="[^"]+"', f'stroke-width="{LINE}"', found[1].replace("\n", ""))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 66 66">{paths.replace("ink", INK)}</svg>\n'


def main() -> None:
    drawing = logo()
    (PUBLIC / "icon.svg").write_text(drawing, encoding="utf-8")
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for name, (side, share, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            page.set_content(
                f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
                f"svg{{width:{share:.0%}}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
