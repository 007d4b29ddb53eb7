"""Hints at real tables where nobody is wronged by them, and finished games explained."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from shell.odd_bots import AtOnce
from shell.rooms import run
from shell.site import Guest, Line, Open, opened
from tafelrunde.core.playout import playout
from tafelrunde.core.replay import write
from tafelrunde.games import ADVISERS, BOTS, CATALOGUE, LEVELS
from tafelrunde.games.ugo.model import Options
from tafelrunde.platform import advising
from tafelrunde.platform.advising import Study
from tafelrunde.web.typescript import typescript

UGO = CATALOGUE["ugo"]


def a_house(path: Path, study: Study | None = None) -> Any:
    """Bots that answer at once, and a study in a thread."""
    study = study or Study(ADVISERS, lambda: ThreadPoolExecutor(1))
    return opened(path, dict(CATALOGUE), levels=LEVELS, thinking=AtOnce(dict(BOTS)), study=study)


async def hint(guest: Guest, code: str) -> tuple[int, Any]:
    answer = await guest.address.ask("GET", f"/api/tables/{code}/hint", headers={"Cookie": guest.cookie})
    return answer.status, answer.json


async def a_table(
    site: Open, bots: tuple[str, ...], others: tuple[str, ...] = (), game: str = "ugo", **house_rules: object
) -> tuple[str, list[Guest], list[Line]]:
    """A table of one person, others and bots, begun."""
    guests = [await site.address.guest(name) for name in ("North", *others)]
    wish = {"game": game, "seats": len(guests) + len(bots), "bots": bots, "arrangement": house_rules}
    options = {"options": {"dealer": len(guests) + len(bots) - 1}} if game == "ugo" else {}
    answer = await site.address.post("/api/tables", wish | options, guests[0].cookie)
    assert answer.status == 201, answer
    code = answer.json["code"]
    lines = [await guest.enters(code) for guest in guests]
    for place, line in enumerate(lines[1:]):
        await line.do(f"sit {place}", {"kind": "table.sit"})
        await line.hears_ack(f"sit {place}")
    await lines[0].do("start", {"kind": "table.start"})
    await lines[0].hears_ack("start")
    return code, guests, lines


def test_against_bots_alone_every_card_is_advised_on_and_the_best_may_be_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as site:
            code, (north,), (line,) = await a_table(site, ("beginner", "beginner"))
            status, told = await hint(north, code)
            assert (status, told["game"], told["seat"]) == (200, "ugo", 0)
            assert len(told["advice"]) == 10
            points = [one["points"] for one in told["advice"]]
            assert max(points) > min(points)
            assert all(one["reasons"] for one in told["advice"])
            assert (await hint(north, code))[1] == told
            await line.do("play", told["advice"][0]["command"])
            update = await line.hears_ack("play")
            assert update["seq"] > told["seq"]
            if update["awaits"]["needed"] != [0]:
                assert (await hint(north, code))[1]["key"] == "table.nothing-to-advise"

    run(story())


def test_where_people_play_there_are_hints_only_if_the_table_says_practice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as site:
            code, (north, south), _ = await a_table(site, (), ("South",))
            assert (await hint(north, code)) == (422, {"key": "table.no-practice", "details": {}})
            code, (north, south), _ = await a_table(site, (), ("South",), practice=True)
            assert (await hint(north, code))[0] == 200
            assert (await hint(south, code))[1]["key"] == "table.nothing-to-advise"

    run(story())


def test_a_bot_that_only_stands_in_for_somebody_does_not_make_it_practice(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as site:
            code, (north, _), (_, other) = await a_table(site, (), ("South",))
            await other.do("leave", {"kind": "table.leave"})
            await other.hears_ack("leave")
            assert (await hint(north, code))[1]["key"] == "table.no-practice"

    run(story())


def test_who_has_no_seat_or_plays_what_nobody_advises_on_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as site:
            code, (north,), _ = await a_table(site, ("beginner",))
            stranger = await site.address.guest("Stranger")
            assert (await hint(stranger, code))[1]["key"] == "table.not-seated"
            assert (await hint(stranger, "BBBBBB"))[0] == 404
            assert (await site.address.ask("GET", f"/api/tables/{code}/hint")).status == 401
            race, _, _ = await a_table(site, ("calm",), game="ubongo-classic")
            mine = {"Cookie": north.cookie}
            assert (await site.address.ask("GET", f"/api/tables/{race}/hint", headers=mine)).status == 422
            rated = {"game": "ugo", "seats": 2, "arrangement": {"rated": True, "practice": True}}
            refused = await site.address.post("/api/tables", rated, north.cookie)
            assert (refused.status, refused.json["key"]) == (422, "table.practice-or-rated")

    run(story())


def test_when_many_ask_at_once_the_next_is_asked_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with a_house(tmp_path) as site:
            code, (north,), _ = await a_table(site, ("beginner",))
            monkeypatch.setattr(advising, "MOST_AT_ONCE", 0)
            assert await hint(north, code) == (429, {"key": "web.too-many", "details": {}})

    run(story())


def test_a_finished_game_is_explained_choice_by_choice_in_another_process(tmp_path: Path) -> None:
    study = Study(ADVISERS)

    async def story() -> None:
        async with a_house(tmp_path, study) as site:
            north = await site.address.guest("North")
            options = Options(dealer=0)
            played = playout(UGO, options, 3, BOTS["ugo"], "explained", ("expert", "random", "random"))
            log = write(UGO, options, 3, played.lines, played.seed)
            mine = {"Origin": site.address.origin, "Cookie": north.cookie}
            brought = (await site.address.ask("POST", "/api/results", log, mine)).json["id"]
            path = f"/api/results/{brought}"
            told = (await site.address.ask("GET", f"{path}/explained?seat=0")).json
            assert (told["game"], told["seats"], told["seat"]) == ("ugo", 3, 0)
            assert len(told["remarks"]) > 30
            frames = {
                one["seq"]: one for one in (await site.address.ask("GET", f"{path}/replay?seat=0")).json["frames"]
            }
            agreed = 0
            for remark in told["remarks"]:
                commands = [one["command"] for one in remark["advice"]]
                assert frames[remark["before"]]["awaits"]["needed"] == [0]
                assert frames[remark["seq"]]["seat"] == 0
                agreed += remark["command"] == commands[0]
            random = (await site.address.ask("GET", f"{path}/explained?seat=1")).json["remarks"]
            agreed_by_chance = sum(one["command"] == one["advice"][0]["command"] for one in random)
            assert agreed > len(told["remarks"]) / 2 > agreed_by_chance
            for seat, status in (("3", 404), ("-1", 400), ("x", 400)):
                assert (await site.address.ask("GET", f"{path}/explained?seat={seat}")).status == status

    try:
        run(story())
    finally:
        study.close()


def test_advice_has_a_type_of_its_game() -> None:
    written = typescript(CATALOGUE)
    assert 'command: Games[G]["command"]' in written.partition("export interface Advice<")[2][:200]
