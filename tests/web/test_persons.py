"""What is kept of somebody, going for good, and coming back with an account."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shell.rooms import run
from shell.site import Answer, Guest, Open, opened
from shell.stores import everything_at
from tafelrunde.platform.accounts import ATTEMPTS, FORGIVEN_MS
from web.test_records import got, played

pytestmark = pytest.mark.usefixtures("kept_on")

PHRASE = "seven green otters"


def cookie_in(answer: Answer) -> str:
    return answer.headers["set-cookie"].partition(";")[0]


async def post(site: Open, path: str, value: object, guest: Guest | None = None) -> Answer:
    return await site.address.post(path, value, None if guest is None else guest.cookie)


async def with_account(site: Open) -> tuple[Guest, str]:
    north = await site.address.guest("North")
    answer = await post(site, "/api/account", {"name": " North ", "passphrase": PHRASE}, north)
    assert answer.status == 201, answer
    return north, answer.json["code"]


@pytest.mark.short
def test_my_data_is_all_of_it_and_without_ids_of_others(tmp_path: Path) -> None:
    async def story() -> dict[str, Any]:
        async with opened(tmp_path) as site:
            code, (north, south) = await played(site)
            kept: dict[str, Any] = await got(site, "/api/me/data", north)
            assert (kept["name"], kept["account"], len(kept["visits"]), kept["solo"]) == ("North", None, 1, [])
            assert kept["seats"] == [{"code": code, "game": "null", "seat": 0}]
            assert [one["name"] for one in kept["results"][0]["places"]] == ["North", "South"]
            assert south.cookie not in str(kept)
            return kept

    kept = run(story())
    ids = [str(key) for key, *_ in everything_at(tmp_path)["person"]]
    assert len(ids) == 2
    assert not [key for key in ids if key in str(kept)]


@pytest.mark.short
def test_forgetting_takes_the_name_everywhere_and_the_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            code, (north, south) = await played(site)
            answer = await post(site, "/api/me/forget", {}, north)
            assert (answer.status, answer.json) == (200, {"done": True})
            assert "Max-Age=0" in answer.headers["set-cookie"]
            found = await got(site, f"/api/results/{code}", south)
            assert [one["name"] for one in found["places"]] == [None, "South"]
            assert (await site.address.ask("GET", "/api/me", headers={"Cookie": north.cookie})).json["name"] is None
            assert (await post(site, "/api/me/forget", {}, north)).status == 401

    run(story())


def test_leaving_ends_this_device_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, _ = await with_account(site)
            other = await post(site, "/api/account/enter", {"name": "NORTH", "passphrase": PHRASE})
            assert (await post(site, "/api/me/leave", {}, north)).status == 200
            assert (await site.address.ask("GET", "/api/me/data", headers={"Cookie": north.cookie})).status == 401
            kept = await got(site, "/api/me/data", Guest(site.address, cookie_in(other)))
            assert (kept["name"], kept["account"], len(kept["visits"])) == ("North", "North", 1)

    run(story())


def test_an_account_leads_back_to_the_same_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, code = await with_account(site)
            assert await got(site, "/api/account", north) == {"name": "North"}
            assert len(code) == 19
            for wrong in ("seven green otter", "", PHRASE.upper()):
                answer = await post(site, "/api/account/enter", {"name": "North", "passphrase": wrong})
                assert (answer.status, answer.json["key"]) == (422, "account.wrong")
            nobody = await post(site, "/api/account/enter", {"name": "South", "passphrase": PHRASE})
            assert (nobody.status, nobody.json["key"]) == (422, "account.wrong")

    run(story())


def test_a_name_is_taken_once_and_one_account_is_enough(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, _ = await with_account(site)
            south = await site.address.guest("South")
            for guest, name in ((south, "ＮＯＲＴＨ"), (north, "Other")):
                answer = await post(site, "/api/account", {"name": name, "passphrase": PHRASE}, guest)
                assert (answer.status, answer.json["key"]) == (422, "account.taken")
            short = await post(site, "/api/account", {"name": "South", "passphrase": "otter"}, south)
            assert (short.json["key"], short.json["details"]) == ("account.short", {"fewest": 8})
            long = await post(site, "/api/account", {"name": "South", "passphrase": "x" * 201}, south)
            assert long.json["key"] == "account.long"
            nobody = await post(site, "/api/account", {"name": "South", "passphrase": PHRASE})
            assert nobody.status == 401

    run(story())


@pytest.mark.short
def test_the_recovery_code_counts_once_and_sends_every_other_device_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, code = await with_account(site)
            spelled = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
            new = {"name": "North", "code": spelled, "passphrase": "eight blue herons"}
            answer = await post(site, "/api/account/recover", new)
            assert (answer.status, answer.json["code"] == code) == (200, False)
            assert (await site.address.ask("GET", "/api/me/data", headers={"Cookie": north.cookie})).status == 401
            back = Guest(site.address, cookie_in(answer))
            assert (await got(site, "/api/me/data", back))["name"] == "North"
            again = await post(site, "/api/account/recover", new)
            assert (again.status, again.json["key"]) == (422, "account.wrong-code")
            old = await post(site, "/api/account/enter", {"name": "North", "passphrase": PHRASE})
            assert old.json["key"] == "account.wrong"

    run(story())


def test_nobody_tries_endlessly(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            await with_account(site)
            wrong = {"name": "North", "code": "AAAA", "passphrase": PHRASE}
            keys = [(await post(site, "/api/account/recover", wrong)).json["key"] for _ in range(ATTEMPTS + 2)]
            assert keys == ["account.wrong-code"] * ATTEMPTS + ["account.too-often"] * 2
            right = {"name": "north", "passphrase": PHRASE}
            assert (await post(site, "/api/account/enter", right)).json["key"] == "account.too-often"
            site.room.clock.jump(FORGIVEN_MS + 1)
            assert (await post(site, "/api/account/enter", right)).status == 200

    run(story())


def test_neither_passphrase_nor_code_is_kept(tmp_path: Path) -> None:
    async def story() -> str:
        async with opened(tmp_path) as site:
            return (await with_account(site))[1]

    code = run(story())
    (account,) = everything_at(tmp_path)["account"]
    assert [value for value in account if str(value).startswith("$argon2id$")]
    assert not [value for value in account if PHRASE in str(value) or code.replace("-", "") in str(value)]


@pytest.mark.parametrize("path", ["/api/me/forget", "/api/me/leave", "/api/account", "/api/account/enter"])
def test_another_page_can_do_none_of_it(tmp_path: Path, path: str) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, _ = await with_account(site)
            headers = {"Cookie": north.cookie, "Origin": "http://elsewhere.example"}
            assert (await site.address.ask("POST", path, b"{}", headers)).status == 403
            assert (await got(site, "/api/me", north))["name"] == "North"

    run(story())


def test_a_program_says_its_token_itself_and_a_wrong_one_is_nobodys(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            north, south = await site.address.guest("North"), await site.address.guest("South")
            token = north.cookie.partition("=")[2]
            wish, said = b'{"game":"null","seats":2}', {"Authorization": f"Bearer {token}", "Cookie": south.cookie}
            assert (await site.address.ask("GET", "/api/me", headers=said)).json["name"] == "North"
            assert (await site.address.ask("POST", "/api/tables", wish, said)).status == 201
            assert (await site.address.ask("POST", "/api/tables", wish, {"Cookie": south.cookie})).status == 403
            for wrong in ("Bearer 00", "Bearer ", "Bearer"):
                said = {"Authorization": wrong, "Cookie": south.cookie}
                assert (await site.address.ask("POST", "/api/tables", wish, said)).status == 401

    run(story())
