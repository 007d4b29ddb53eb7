"""`make screenshots`: every page and every moment on phone and desktop, light and dark, from a real server."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from playwright.sync_api import sync_playwright

from e2e.browsers import FLAGS
from screens.camera import Camera
from screens.scenes import SCENES, goes_through

ROOT = Path(__file__).parents[2]
OF_THE_README = {
    "01-home-desktop-light": "home",
    "03-ubongo-solving-desktop-dark": "ubongo",
    "04-ubongo-gems-phone-light": "gems",
    "10-ubongo-shout-phone-dark": "shout",
    "05-hunt-payment-desktop-light": "hunt",
    "06-ugo-lifted-desktop-dark": "ugo",
    "06-ugo-placing-phone-light": "placing",
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "screenshots")
    parser.add_argument("--language", default="en")
    parser.add_argument("--readme", action="store_true", help="also write the small pictures of the README")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    args = parser.parse_args()
    args.folder.mkdir(exist_ok=True)
    handed = ROOT / "docs" / "pictures" if args.readme else None
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=FLAGS
        )
        camera = Camera(browser, args.folder, args.language, handed, OF_THE_README)
        goes_through(camera, args.scenes or SCENES)
        camera.album()
        browser.close()


if __name__ == "__main__":
    main()
