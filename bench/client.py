"""The size and speed of the client in a real browser: what the first page loads, what a move of a dragged piece costs,
when one can play, what Lighthouse says, and whether anything was asked of another host.

    uv run python bench/client.py [--lighthouse] [--json]

Sizes are those of the packed files (gzip) that the first page really asks for. `--lighthouse` fetches that tool with
npm.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).parents[1] / "web"))

import clientbuild
from e2e.browsers import DESKTOP, FLAGS, PHONE
from figures import Figure, tell
from shell.process import ServerProcess

LIGHTHOUSE = "lighthouse@12"
LANGUAGE = re.compile(r"/[a-z]{2}\.\w+-")
MOVES = 400
VISITS = 5


def packed(dist: Path, paths: set[str]) -> float:
    """What these files weigh when they are packed, in kB."""
    return sum((dist / f"{path.lstrip('/')}.gz").stat().st_size for path in paths) / 1000


def first_page(browser: Browser, url: str, dist: Path) -> list[Figure]:
    """The entrance on a cold cache."""
    context = browser.new_context(service_workers="block", locale="de", **PHONE)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(url)
    page.locator("h1").wait_for()
    page.wait_for_load_state("networkidle")
    elsewhere = [one for one in asked if not one.startswith(url)]
    paths = {urlsplit(one).path for one in asked}
    words = {path for path in paths if LANGUAGE.search(path)}
    context.close()
    ready = median(first_paint(browser, url) for _ in range(VISITS))
    return [
        Figure("JavaScript of the first page", packed(dist, {p for p in paths - words if p.endswith(".js")}), "kB", 45),
        Figure("style sheets of the first page", packed(dist, {p for p in paths if p.endswith(".css")}), "kB", 12),
        Figure("one language, for play", packed(dist, {p for p in words if ".play-" in p}), "kB", 8),
        Figure("first page on a cold cache", ready / 1000, "s", 1),
        Figure("requests to any other host", len(elsewhere), "", 0),
    ]


def first_paint(browser: Browser, url: str) -> float:
    """Milliseconds until somebody who was never here sees the entrance."""
    context = browser.new_context(service_workers="block", locale="de", **PHONE)
    page = context.new_page()
    page.goto(url)
    page.locator("h1").wait_for()
    seen = """new Promise((done) => new PerformanceObserver((list) => {
        const paint = list.getEntries().find(({name}) => name === "first-contentful-paint");
        if (paint) done(paint.startTime);
    }).observe({type: "paint", buffered: true}))"""
    ready = float(page.evaluate(seen))
    context.close()
    return ready


def playing(browser: Browser, url: str) -> list[Figure]:
    """A piece of the tutorial's task is dragged about for as many moves as a long solve has; in processor time of the
    main thread, everything included: script, style, layout, painting."""
    context = browser.new_context(service_workers="block", **DESKTOP)
    page = context.new_page()
    page.goto(f"{url}/learn/ubongo-classic")
    piece = page.locator(".slot").first
    piece.wait_for()
    playable = page.evaluate("performance.now()")
    box = piece.bounding_box()
    assert box is not None
    meter = context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})  # its own work, not its waiting for a processor

    def busy() -> float:
        metrics = {one["name"]: one["value"] for one in meter.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"])

    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def moves() -> float:
        """Milliseconds for each."""
        before = busy()
        for move in range(MOVES):
            page.mouse.move(x + move % 60 * 4, y - move % 47 * 6)
        return (busy() - before) / MOVES * 1000

    empty = moves()
    page.mouse.move(x, y)
    page.mouse.down()
    spent = moves()
    page.mouse.up()
    context.close()
    return [
        Figure("main thread for a move of a dragged piece", spent, "ms", 2),
        Figure("the same with nothing in the hand", empty, "ms", 2),
        Figure("until the first task can be played", playable / 1000, "s", 1.5),
    ]


def lighthouse(url: str) -> list[Figure]:
    """Its three scores that are about us, for a phone as it imagines one."""
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    with tempfile.TemporaryDirectory() as room:
        report = Path(room) / "report.json"
        command = ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={report}"]
        command += [f"--chrome-flags=--headless {' '.join(FLAGS)}"]
        command += ["--only-categories=performance,accessibility,best-practices"]
        subprocess.run(command, check=True, env={**os.environ, "CHROME_PATH": chromium}, stdout=sys.stderr)
        found = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return [
        Figure(f"Lighthouse: {one['title'].lower()}", round(one["score"] * 100), "of 100", 100, at_least=True)
        for one in found.values()
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lighthouse", action="store_true", help="run Lighthouse as well (fetched with npm)")
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    args = parser.parse_args()
    dist = clientbuild.build()
    with tempfile.TemporaryDirectory() as data, ServerProcess(Path(data)) as server, sync_playwright() as playwright:
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        figures = [*first_page(browser, server.url, dist), *playing(browser, server.url)]
        browser.close()
        figures += lighthouse(server.url) if args.lighthouse else []
    tell(figures, args.json)


if __name__ == "__main__":
    main()
