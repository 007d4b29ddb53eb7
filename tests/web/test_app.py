"""Plain requests: names, games, tables, texts, and that nothing odd gets through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shell.rooms import run
from shell.site import Address, Answer, opened
from tafelrunde.i18n.catalogue import LANGUAGES
from tafelrunde.web.answering import BODY_BYTES
from tafelrunde.web.guests import cookie_name
from tafelrunde.web.messages import PROTOCOL


def test_a_guest_has_a_name_and_a_cookie_that_no_script_reads(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            assert (await site.address.ask("GET", "/api/me")).json == {
                "name": None,
                "language": "en",
                "protocol": PROTOCOL,
            }
            answer = await site.address.post("/api/me", {"name": " North \n Maria "})
            assert (answer.status, answer.json["name"]) == (201, "North Maria")
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            mine = {"Cookie": cookie.partition(";")[0], "Accept-Language": "sk-SK,sk;q=0.9"}
            assert (await site.address.ask("GET", "/api/me", headers=mine)).json == {
                "name": "North Maria",
                "language": "en",
                "protocol": PROTOCOL,
            }
            renamed = await site.address.post("/api/me", {"name": "West", "language": "sk"}, mine["Cookie"])
            assert (await site.address.ask("GET", "/api/me", headers=mine)).json["language"] == "sk"
            assert (renamed.status, renamed.json["name"]) == (200, "West")
            assert "set-cookie" not in renamed.headers

    run(story())


def test_on_https_the_browser_guards_the_cookie(tmp_path: Path) -> None:
    assert (cookie_name("http"), cookie_name("https"), cookie_name("wss")) == (
        "tafelrunde",
        "__Host-tafelrunde",
        "__Host-tafelrunde",
    )


def test_the_token_is_not_stored(tmp_path: Path) -> None:
    async def story() -> str:
        async with opened(tmp_path) as site:
            return (await site.address.guest("North")).cookie.partition("=")[2]

    token = run(story())
    assert len(token) == 64
    assert all(token.encode() not in path.read_bytes() for path in tmp_path.iterdir())


def test_games_are_offered_and_tables_are_found_by_code(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            games = (await site.address.ask("GET", "/api/games")).json
            assert games == [{"name": "null", "seats": [2, 3, 4, 5, 6], "levels": []}]
            guest = await site.address.guest("North")
            code = await guest.opens("null", 3)
            found = await site.address.ask("GET", f"/api/tables/{code[:3].lower()}-{code[3:]}")
            link, invitation = found.json["link"], f"{site.address.origin}/t/{found.json['link']}"
            expected = {"code": code, "link": link, "game": "null", "seats": 3, "invitation": invitation}
            assert (found.status, found.json) == (200, expected)
            assert len(link) == 32
            assert (await site.address.ask("GET", f"/api/tables/{link}")).json == found.json
            for wrong in ("ZZZZZZ", "x", "%00", "..%2f..", "🎲"):
                answer = await site.address.ask("GET", f"/api/tables/{wrong.encode('unicode_escape').decode()}")
                assert answer.status == 404

    run(story())


@pytest.mark.parametrize(
    ("path", "value", "status", "key"),
    [
        ("/api/me", {"name": ""}, 422, "name.empty"),
        ("/api/me", {"name": "x" * 25}, 422, "name.long"),
        ("/api/me", {"name": "x" * 201}, 400, "web.garbled"),
        ("/api/me", {"name": 7}, 400, "web.garbled"),
        ("/api/me", {"name": "North", "language": "xx"}, 422, "web.no-such-language"),
        ("/api/me", {"name": "North", "admin": True}, 400, "web.garbled"),
        ("/api/me", [], 400, "web.garbled"),
        ("/api/tables", {"game": "null"}, 400, "web.garbled"),
        ("/api/tables", {"game": "chess", "seats": 2}, 422, "table.unknown-game"),
        ("/api/tables", {"game": "null", "seats": 99}, 422, "table.seats"),
        ("/api/tables", {"game": "null", "seats": 2, "options": {"seconds": 1}}, 422, "null.seconds"),
        ("/api/tables", {"game": "null", "seats": 2, "options": [1]}, 422, "table.options"),
        ("/api/tables", {"game": "null", "seats": 2, "options": "x" * BODY_BYTES}, 413, "web.too-much"),
    ],
)
def test_a_bad_request_is_refused_with_its_reason(
    tmp_path: Path, path: str, value: object, status: int, key: str
) -> None:
    async def story() -> Answer:
        async with opened(tmp_path) as site:
            guest = await site.address.guest("North")
            return await site.address.post(path, value, guest.cookie)

    answer = run(story())
    assert (answer.status, answer.json["key"]) == (status, key)


def test_who_has_no_name_opens_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            answer = await site.address.post("/api/tables", {"game": "null", "seats": 2})
            assert (answer.status, answer.json["key"]) == (401, "web.who-are-you")

    run(story())


@pytest.mark.parametrize("origin", [None, "null", "http://elsewhere.example", "https://{host}"])
def test_another_page_changes_nothing(tmp_path: Path, origin: str | None) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            host = site.address.origin.removeprefix("http://")
            headers = {} if origin is None else {"Origin": origin.replace("{host}", host)}
            answer = await site.address.ask("POST", "/api/me", b'{"name":"North"}', headers)
            assert (answer.status, answer.json["key"]) == (403, "web.not-our-page")
            assert "set-cookie" not in answer.headers

    run(story())


def test_garbage_bodies_are_refused(tmp_path: Path) -> None:
    async def story(address: Address) -> None:
        for body in (b"", b"{", b"\xff", b"[" * 5000, b'{"name":"\\ud800"}', b'{"name":NaN}'):
            answer = await address.ask("POST", "/api/me", body, {"Origin": address.origin})
            assert (answer.status, answer.json["key"]) == (400, "web.garbled")

    async def whole() -> None:
        async with opened(tmp_path) as site:
            await story(site.address)

    run(whole())


def test_every_answer_is_guarded_and_no_page_has_script_in_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            paths = ["/", "/t/BCDFGH", "/api/me", "/nowhere", "/assets/../app.py", "/healthz"]
            for path in paths:
                answer = await site.address.ask("GET", path)
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert "server" not in answer.headers or "uvicorn" not in answer.headers["server"]
            assert (await site.address.ask("GET", "/assets/../app.py")).status == 404
            page = (await site.address.ask("GET", "/")).body.decode()
            assert (
                page.count("<script ")
                == page.count("</script>")
                == len(re.findall(r'<script [^>]*src="/[^>]*></script>', page))
            )
            assert "style=" not in page

    run(story())


@pytest.mark.parametrize("language", LANGUAGES)
def test_while_no_client_is_built_a_plain_page_says_how_to_build_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr("tafelrunde.web.client.CLIENT", tmp_path / "nowhere")

    async def story() -> None:
        async with opened(tmp_path) as site:
            for path in ("/", "/t/BCDFGH"):
                page = await site.address.ask("GET", path, headers={"Accept-Language": language})
                assert page.status == 200
                assert f'<html lang="{language}">' in page.body.decode()
                assert "<code>make client</code>" in page.body.decode()
                assert "<script" not in page.body.decode()

    run(story())
