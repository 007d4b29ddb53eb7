"""The operator's port: who may ask there, what is seen, and what can be done."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import unquote, urlencode

import pytest
from prometheus_client.parser import text_string_to_metric_families

from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address, Answer, Open, opened
from shell.stores import writer_of
from tafelrunde.bus.inside import InsideBus
from tafelrunde.platform.measures import BOUNDS, Durations
from tafelrunde.web.server import operator_server

TWO = ("North", "South")


@asynccontextmanager
async def operated(path: Path) -> AsyncIterator[tuple[Open, Address]]:
    """A site, and its operator's port."""
    async with opened(path) as site:
        listening = socket.create_server(("127.0.0.1", 0))
        server = operator_server(site.room.house, "127.0.0.1")
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            yield site, Address(listening.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


async def does(operator: Address, path: str, **form: str) -> Answer:
    headers = {"Origin": operator.origin, "Content-Type": "application/x-www-form-urlencoded"}
    return await operator.ask("POST", path, urlencode(form).encode(), headers)


def said(answer: Answer) -> str:
    assert answer.status == 303
    return unquote(answer.headers["location"].partition("done=")[2])


async def counted(operator: Address) -> dict[str, float]:
    """Every sample of the metrics, by its name and labels."""
    text = (await operator.ask("GET", "/metrics")).body.decode()
    return {
        sample.name + "".join(f",{name}={value}" for name, value in sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_the_metrics_count_tables_seats_sockets_moves_refusals_and_how_long_things_took(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            _, (north, south) = await site.playing("null", TWO)
            before = await counted(operator)
            await north.do("1", {"kind": "swap"})
            await north.hears_ack("1")
            await south.do("2", {"kind": "nonsense"})
            await south.hears("update")
            await south.hears("refused")
            await site.address.ask("GET", "/api/tables/ZZZZZZ")
            after = await counted(operator)
            assert after["tafelrunde_tables,phase=playing"] == 1
            assert (after["tafelrunde_seats,by=person"], after["tafelrunde_sockets"]) == (2, 2)
            assert after["tafelrunde_moves_total"] - before["tafelrunde_moves_total"] == 1
            assert after["tafelrunde_refusals_total,key=table.garbled"] == 1
            assert after["tafelrunde_refusals_total,key=table.unknown"] == 1
            for part in ("decide", "append", "send"):
                assert after[f"tafelrunde_{part}_seconds_count"] > before[f"tafelrunde_{part}_seconds_count"]
                assert after[f"tafelrunde_{part}_seconds_sum"] > 0
            assert after["process_resident_memory_bytes"] > 0
            assert "tafelrunde_loop_lag_seconds_count" in after
            assert (after["tafelrunde_database_connected"], after["tafelrunde_database_outages_total"]) == (1, 0)
            assert after["tafelrunde_clock_ahead_seconds"] == 0
            assert "tafelrunde_bus_connected" not in after, "there is none"

    run(story())


@pytest.mark.sqlite
@pytest.mark.usefixtures("kept_on")
def test_the_metrics_say_how_often_the_bus_was_away_and_for_how_long(
    tmp_path: Path, several: Callable[[int], None]
) -> None:
    several(2)

    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            bus = site.room.house.nodes.bus
            assert isinstance(bus, InsideBus)
            assert (await counted(operator))["tafelrunde_bus_connected"] == 1
            bus.cut()
            away = await counted(operator)
            assert (away["tafelrunde_bus_connected"], away["tafelrunde_bus_outages_total"]) == (0, 1)
            bus.mend()
            there = await counted(operator)
            assert (there["tafelrunde_bus_connected"], there["tafelrunde_bus_outages_total"]) == (1, 1)
            assert there["tafelrunde_bus_away_seconds_total"] >= away["tafelrunde_bus_away_seconds_total"] > 0
            assert (await counted(operator))["tafelrunde_bus_away_seconds_total"] == (
                there["tafelrunde_bus_away_seconds_total"]
            )

    run(story())


def test_durations_are_counted_in_the_first_bound_that_holds_them() -> None:
    durations = Durations()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] * 1.01, 99):
        durations.add(seconds)
    assert durations.counts == [2, 1, *[0] * (len(BOUNDS) - 2), 1]


def test_the_page_shows_tables_and_people_and_nothing_that_they_say_is_markup(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            code, _ = await site.playing("null", ("<b>North</b>", "South"))
            page = (await operator.ask("GET", "/")).body.decode()
            assert code in page
            assert "&lt;b&gt;North&lt;/b&gt;" in page
            assert "<b>" not in page
            assert "People (2)" in page
            assert "2 sessions" in page

    run(story())


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Origin": "http://evil.example"},
        {"Origin": "http://evil.example:1", "Host": "evil.example:1"},
        {"Origin": "null"},
    ],
)
def test_nothing_is_done_for_a_page_from_elsewhere(tmp_path: Path, headers: dict[str, str]) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            code, (north, _) = await site.playing("null", TWO)
            answer = await operator.ask("POST", "/close", urlencode({"code": code}).encode(), headers)
            assert answer.status == 403
            await north.do("1", {"kind": "keep"})
            await north.hears_ack("1")

    run(story())


def test_a_name_that_points_here_is_not_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (_, operator):
            assert (await operator.ask("GET", "/", headers={"Host": "evil.example"})).status == 403
            assert (await operator.ask("GET", "/", headers={"Host": "localhost:1"})).status == 200

    run(story())


def test_a_closed_table_is_over_for_good_and_its_log_holds(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            code, (north, south) = await site.playing("null", TWO)
            assert said(await does(operator, "/close", code=code)) == f"Table {code} is closed."
            for line in (north, south):
                assert (await line.hears("bye"))["reason"] == "table.shut"
            table = await site.room.table(code)
            assert (table.standing.seating.phase, len(table.standing.seed or "")) == ("over", 64)
            again = await (await site.address.guest("East")).connects(code)
            await again.say({"t": "hello", "protocol": 2, "seq": 0})
            assert (await again.hears("bye"))["reason"] == "table.shut"
            await site.room.house.recorder.settled()
            assert (await site.address.ask("GET", "/api/results")).json == []
            assert "Table" in said(await does(operator, "/close", code=code))
            assert "no table" in said(await does(operator, "/close", code="ZZZZZZ"))

    run(story())


def test_who_is_kept_out_is_sent_away_and_comes_in_no_more_until_pardoned(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            guest = await site.address.guest("North")
            code = await guest.opens("null", 2)
            line = await guest.enters(code)
            page = (await operator.ask("GET", "/")).body.decode()
            found = re.search(r'action="/ban"><input type="hidden" name="person" value="(\w+)"', page)
            assert found
            await does(operator, "/ban", person=found[1])
            assert (await line.hears("bye"))["reason"] == "web.banned"
            answer = await site.address.ask("GET", "/api/me", headers={"Cookie": guest.cookie})
            assert (answer.status, answer.json["key"]) == (422, "web.banned")
            assert "Kept out (1)" in (await operator.ask("GET", "/")).body.decode()
            await does(operator, "/pardon", person=found[1])
            answer = await site.address.ask("GET", "/api/me", headers={"Cookie": guest.cookie})
            assert answer.json["name"] == "North"

    run(story())


def test_an_announcement_is_heard_at_every_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            _, (north, south) = await site.seated("null", TWO, {"chat": "off"})
            assert said(await does(operator, "/announce", text=" Closed \n soon ")) == "Said at 1 tables."
            for line in (north, south):
                heard = await line.hears("said")
                assert (heard["seat"], heard["name"], heard["text"]) == (None, "Tafelrunde", "Closed soon")
            assert "at most 300" in said(await does(operator, "/announce", text=" "))

    run(story())


def test_it_is_ready_while_something_can_be_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with operated(tmp_path) as (site, operator):
            for address in (site.address, operator):
                assert [(await address.ask("GET", path)).status for path in ("/healthz", "/readyz")] == [200, 200]
            await writer_of(site.room.store).run(lambda connection: connection.execute("PRAGMA query_only = 1").close())
            for address in (site.address, operator):
                assert [(await address.ask("GET", path)).status for path in ("/healthz", "/readyz")] == [200, 503]

    run(story())


def test_the_operators_port_is_not_the_public_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as site:
            for path in ("/metrics", "/close", "/announce"):
                answer = await site.address.ask("GET", path)
                assert b"tafelrunde_moves" not in answer.body
                assert (await does(site.address, path)).status == 405

    run(story())


def test_the_server_opens_both_ports_and_closes_both(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, "null", "--operator-port", "0") as server:
        operator = Address(server.operator_port)
        assert run(operator.ask("GET", "/metrics")).status == 200
        assert run(Address(server.port).ask("GET", "/readyz")).status == 200
        assert server.stop() == 0
