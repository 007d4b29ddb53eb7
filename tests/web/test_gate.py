"""Who asks too much is told so at once, whoever they are, and nobody else is."""

from __future__ import annotations

from pathlib import Path

from shell.rooms import run
from shell.site import Address, Answer, opened
from tafelrunde.web.terms import Terms

TERMS = Terms(requests_per_second=1, trusted_proxies=("127.0.0.1",))
BROWSER, NEWCOMERS, TABLES, MISSES = 30, 6, 3, 2


async def asked(address: Address, path: str, times: int, **headers: str) -> list[int]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return [(await address.ask("GET", path, headers=named)).status for _ in range(times)]


async def introduced(address: Address, forwarded: str, name: str) -> Answer:
    headers = {"Origin": address.origin, "X-Forwarded-For": forwarded}
    return await address.ask("POST", "/api/me", b'{"name":"%s"}' % name.encode(), headers)


def test_a_browser_has_so_many_requests_and_gets_more_with_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=TERMS) as site:
            ida, tom = await site.address.guest("Ida"), await site.address.guest("Tom")
            assert await asked(site.address, "/api/games", BROWSER, Cookie=ida.cookie) == [200] * BROWSER
            refused = await site.address.ask("GET", "/api/games", headers={"Cookie": ida.cookie})
            assert (refused.status, refused.json["key"]) == (429, "web.too-many")
            assert await asked(site.address, "/api/games", 1, Cookie=tom.cookie) == [200]
            assert await asked(site.address, "/healthz", 1, Cookie=ida.cookie) == [200]
            site.room.clock.jump(2_000)
            assert await asked(site.address, "/api/games", 3, Cookie=ida.cookie) == [200, 200, 429]
            assert site.room.house.measures.refusals["web.too-many"] == 2

    run(story())


def test_new_guests_from_one_address_are_let_in_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=TERMS) as site:
            statuses = [(await introduced(site.address, "192.0.2.7", f"n{n}")).status for n in range(NEWCOMERS + 1)]
            assert statuses == [201] * NEWCOMERS + [429]
            assert (await introduced(site.address, "192.0.2.8", "other")).status == 201

    run(story())


def test_codes_cannot_be_guessed_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=TERMS) as site:
            code = await (await site.address.guest("Ida")).opens("null", 2)
            far = {"X_Forwarded_For": "192.0.2.7"}
            assert await asked(site.address, f"/api/tables/{code}", 5, **far) == [200] * 5
            assert await asked(site.address, "/api/tables/ZZZZZZ", MISSES + 1, **far) == [404] * MISSES + [429]
            assert await asked(site.address, f"/api/tables/{code}", 1, **far) == [429]
            assert await asked(site.address, f"/api/tables/{code}", 1, X_Forwarded_For="192.0.2.8") == [200]
            site.room.clock.jump(60_000)
            assert await asked(site.address, f"/api/tables/{code}", 1, **far) == [200]

    run(story())


def test_tables_are_opened_one_after_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=TERMS) as site:
            guest = await site.address.guest("Ida")
            wish = {"game": "null", "seats": 2, "options": {}}
            statuses = [(await site.address.post("/api/tables", wish, guest.cookie)).status for _ in range(TABLES + 1)]
            assert statuses == [201] * TABLES + [429]

    run(story())


def test_a_proxy_that_is_not_trusted_is_not_believed_and_this_machine_has_no_limit_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=Terms(requests_per_second=1)) as site:
            far = {"X_Forwarded_For": "192.0.2.7"}
            assert await asked(site.address, "/api/tables/ZZZZZZ", MISSES + 1, **far) == [404] * (MISSES + 1)

    run(story())


def test_the_limits_can_be_lifted(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, terms=Terms(requests_per_second=0)) as site:
            ida = await site.address.guest("Ida")
            assert await asked(site.address, "/api/games", BROWSER + 1, Cookie=ida.cookie) == [200] * (BROWSER + 1)

    run(story())
