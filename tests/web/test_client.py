"""The client's files: packed where the browser can unpack, kept for ever where the name says what is in them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from shell.rooms import run
from shell.site import Answer, opened
from tafelrunde.web import client


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of a few files, beside something that is nobody's business."""
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html><title>the page</title>")
    (dist / "sw.js").write_text("/* offline */")
    (dist / "assets" / "main-abc.js").write_text("play()")
    (dist / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(b"play()"))
    (dist / "assets" / "main-abc.js.br").write_bytes(b"br")
    (tmp_path / "secret.txt").write_text("secret")
    (dist / "assets" / "link.js").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr(client, "CLIENT", dist)
    return dist


def asked(tmp_path: Path, path: str, encoding: str = "", language: str = "en") -> Answer:
    headers = {"Accept-Encoding": encoding, "Accept-Language": language}

    async def story() -> Answer:
        async with opened(tmp_path / "data") as site:
            return await site.address.ask("GET", path, headers=headers)

    return run(story())


@pytest.mark.parametrize("path", ["/", "/t/BCDFGH", "/rules/ugo", "/settings", "/no/such/page"])
def test_every_address_of_a_page_is_the_one_page_and_is_asked_for_again(tmp_path: Path, path: str) -> None:
    answer = asked(tmp_path, path)
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")
    assert b"the page" in answer.body
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_page_says_at_once_what_will_be_asked_for_next(tmp_path: Path, built: Path) -> None:
    for name in ("cs.play-1.js", "cs.entrance-2.js", "de.play-3.js", "entrance-4.js"):
        (built / "assets" / name).write_text("")
    words, entrance = "</assets/cs.play-1.js>; rel=modulepreload", "</assets/entrance-4.js>; rel=modulepreload"
    both = f"{words}, </assets/cs.entrance-2.js>; rel=modulepreload, {entrance}"
    assert asked(tmp_path, "/", language="cs,de;q=0.5").headers["link"] == both
    assert asked(tmp_path, "/t/BCDFGH", language="cs").headers["link"] == words


def test_what_is_named_after_its_content_is_kept_for_ever(tmp_path: Path) -> None:
    answer = asked(tmp_path, "/assets/main-abc.js")
    assert answer.headers["cache-control"] == client.FOR_EVER
    assert answer.headers["content-type"].startswith("text/javascript")
    assert asked(tmp_path, "/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("encoding", "form"), [("gzip", "gzip"), ("gzip, deflate, br", "br"), ("", None)])
def test_a_file_comes_as_the_browser_likes_it_best(tmp_path: Path, encoding: str, form: str | None) -> None:
    answer = asked(tmp_path, "/assets/main-abc.js", encoding)
    assert answer.headers.get("content-encoding") == form
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone-123.js",
        "/assets/main-abc.js.gz",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/link.js",
        "/assets/%00.js",
        "/api/nothing",
    ],
)
def test_nothing_else_is_served(tmp_path: Path, path: str) -> None:
    answer = asked(tmp_path, path)
    assert (answer.status, answer.json["key"]) == (404, "web.no-such-page")
