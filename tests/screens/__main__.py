"""`make screenshots`: every page and every moment on phone and desktop, light and dark, from a real server."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import sync_playwright

from e2e.browsers import FLAGS
from screens import cards, classic, house, hunt
from screens.camera import Camera
from shell.clock import Skips
from shell.process import ServerProcess

ROOT = Path(__file__).parents[2]
Scene = Callable[[Camera, str, Skips], None]
SCENES: dict[str, Scene] = {
    "home": lambda camera, url, _: house.entrance(camera, url),
    "waiting": lambda camera, url, _: house.waiting(camera, url),
    "classic": classic.play,
    "hunt": hunt.play,
    "shootout": hunt.shootout,
    "ugo": cards.play,
    "ugo-few": cards.for_two_and_three,
    "pages": lambda camera, url, _: house.pages(camera, url),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--language", default="en")
    parser.add_argument("--best", type=Path, help="where the small pictures of the README go")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    args = parser.parse_args()
    args.folder.mkdir(exist_ok=True)
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        camera = Camera(browser, args.folder, args.language, args.best)
        for name in args.scenes or SCENES:
            file = Path(data) / f"skips-{name}"
            with ServerProcess(Path(data) / name, "all", "--skips", str(file)) as server:
                SCENES[name](camera, server.url, Skips(file))
            camera.closes()
        camera.album()
        browser.close()


if __name__ == "__main__":
    main()
