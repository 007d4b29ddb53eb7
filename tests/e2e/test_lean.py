"""What the first page weighs as it is built, and that no page ever asks another host for anything."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from clientbuild import build
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import does, known, opens
from shell.process import ServerProcess
from tafelrunde.games import CATALOGUE
from tafelrunde.i18n.catalogue import LANGUAGES

WORDS = re.compile(r"/([a-z]{2})\.(\w+)-")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("lean")) as found:
        yield found


def kilobytes(files: list[Path]) -> float:
    """Packed as a server that packs would send them."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000


def test_the_first_page_is_as_small_as_promised(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("cs", service_workers="block", **PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.goto(server.url)
    expect(page.locator(".open .soft").first).to_be_visible()
    dist = build()
    paths = set(asked)
    scripts = [dist / path.lstrip("/") for path in paths if path.endswith(".js") and not WORDS.search(path)]
    sheets = [dist / path.lstrip("/") for path in paths if path.endswith(".css")]
    assert scripts
    assert kilobytes(scripts) <= 45
    assert kilobytes(sheets) <= 12
    assert {found[1] for path in paths if (found := WORDS.search(path))} == {"cs"}, "one language comes, not six"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_for_play_are_as_small_as_promised(language: str) -> None:
    [play] = (build() / "assets").glob(f"{language}.play-*.js")
    assert kilobytes([play]) <= 8


def test_nothing_is_ever_asked_of_another_host(server: ServerProcess, new_page: NewPage) -> None:
    page = known(new_page("en", **DESKTOP), server, "North")
    elsewhere: list[str] = []

    def look(url: str) -> None:
        if urlsplit(url).netloc != urlsplit(server.url).netloc:
            elsewhere.append(url)

    page.context.on("request", lambda request: look(request.url))
    page.on("websocket", lambda socket: look(socket.url))
    ways = ["/", "/solo", "/solo/practice", "/daily", "/records", "/records/leaders", "/settings", "/rules/ugo/scoring"]
    ways += [f"/{part}/{game}" for game in sorted(CATALOGUE) for part in ("new", "learn", "rules")]
    for way in [*ways, "/no/such/page"]:
        page.goto(server.url + way)
        expect(page.locator("h1").first).to_be_attached()
    opens(page, server, "ugo", 2, bots=["beginner"])
    does(page, "table.start")
    expect(page.locator("[data-phase=playing]")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    assert elsewhere == []
