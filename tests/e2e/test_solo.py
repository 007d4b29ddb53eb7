"""Alone against the clock and the task of the day: both kinds of runs, records, laying aside, hints, and what stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import findings
from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import asks, known
from e2e.racers import Lays, lays_by_keys, lays_by_mouse, lays_by_taps, lays_by_touch
from e2e.soloists import chooses_run, plays_five_tasks, rolls, solves_task, solves_the_day
from shell.process import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("solo")) as found:
        yield found


def begins_run(page: Page, server: ServerProcess, *, by_tasks: bool = True) -> None:
    page.goto(f"{server.url}/solo")
    chooses_run(page, by_tasks=by_tasks)
    page.get_by_role("button", name="Start").click()
    rolls(page)


def practises(page: Page, server: ServerProcess, *, by_tasks: bool = True) -> None:
    page.goto(f"{server.url}/solo")
    chooses_run(page, by_tasks=by_tasks)
    page.get_by_role("link", name="Practise without records").click()
    rolls(page)


@pytest.mark.parametrize(
    ("device", "ways"),
    [(DESKTOP, (lays_by_mouse, lays_by_keys)), (PHONE, (lays_by_touch, lays_by_taps))],
    ids=["mouse and keys", "touch and taps"],
)
def test_a_record_of_the_house_is_set_and_stands_in_the_list(
    server: ServerProcess, new_page: NewPage, device: dict[str, object], ways: tuple[Lays, ...]
) -> None:
    page = known(new_page("en", **device), server, "North")
    asks(page, "/api/me/forget", {})
    known(page, server, "North")
    begins_run(page, server)
    plays_five_tasks(page, ways)
    shown = page.locator(".told h1")
    expect(shown).to_be_visible()
    kind = asks_for(page, server, "/api/solo/ubongo-diamonds/tasks/5/easy/starter")
    best = next(one for one in kind if one["you"])
    expect(shown).to_have_text("New record!" if kind[0]["you"] else "That was it")
    page.goto(f"{server.url}/solo")
    chooses_run(page)
    expect(page.locator(".records .you bdi")).to_have_text("North")
    assert best["points"][0] == 5
    page.goto(f"{server.url}/records")
    expect(page.locator("h1")).to_be_visible()


def asks_for(page: Page, server: ServerProcess, path: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get(server.url + path).json()
    return found


def test_a_run_by_time_counts_what_was_done_and_lets_a_task_be_laid_aside(
    server: ServerProcess, new_page: NewPage
) -> None:
    page = new_page("en", **PHONE)
    page.clock.install()
    practises(page, server, by_tasks=False)
    solves_task(page, [lays_by_taps])
    page.get_by_role("button", name="Lay the task aside").click()
    expect(page.locator("header strong")).to_have_text("Task 3")
    solves_task(page, [lays_by_taps])
    page.reload()
    expect(page.locator("main.solo .big b")).to_have_text("2")
    page.clock.fast_forward("05:00")
    expect(page.get_by_role("heading", name="New record!")).to_be_visible()
    expect(page.get_by_text("2 tasks in 5 minutes. It is the first of its kind here.")).to_be_visible()
    expect(page.locator("dl div", has_text="laid aside").locator("dd")).to_have_text("1")
    assert findings(page) == []


def test_who_is_faster_the_second_time_hears_what_stood_before_and_who_is_slower_what_still_stands(
    server: ServerProcess, new_page: NewPage
) -> None:
    page = new_page("en", **DESKTOP)
    page.clock.install()
    practises(page, server)
    for task in range(5):
        page.clock.fast_forward("00:30")
        solves_task(page, [lays_by_keys], last=task == 4)
    expect(page.get_by_text("It is the first of its kind here.")).to_be_visible()

    page.get_by_role("button", name="Once more").click()
    rolls(page)
    plays_five_tasks(page, [lays_by_keys])
    expect(page.get_by_role("heading", name="New record!")).to_be_visible()
    expect(page.get_by_text("The record before was")).to_be_visible()

    page.get_by_role("button", name="Once more").click()
    rolls(page)
    page.clock.fast_forward("59:00")
    plays_five_tasks(page, [lays_by_keys])
    expect(page.get_by_role("heading", name="That was it")).to_be_visible()
    expect(page.get_by_text("Still the record is")).to_be_visible()


def test_a_hint_lays_a_piece_and_the_run_is_no_record_any_more(server: ServerProcess, new_page: NewPage) -> None:
    page = known(new_page("en", **DESKTOP), server, "South")
    begins_run(page, server)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("A run with a hint counts for no record.")).to_be_visible()
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".card .piece")).to_have_count(1)
    expect(page.get_by_text("with hints, no record")).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="Hint").click()
    expect(page.locator("main.solo .big b")).to_have_text("1")
    plays_on = [lays_by_mouse]
    for task in range(4):
        solves_task(page, plays_on, last=task == 3)
    expect(page.get_by_role("heading", name="That was it")).to_be_visible()
    expect(page.get_by_text("With 3 hints, so it counts for no record.")).to_be_visible()


@pytest.mark.parametrize(
    ("device", "lays"),
    [(DESKTOP, lays_by_mouse), (DESKTOP, lays_by_keys), (PHONE, lays_by_touch), (PHONE, lays_by_taps)],
    ids=["mouse", "keys", "touch", "taps"],
)
def test_the_task_of_the_day_is_timed_by_the_house_from_the_first_look(
    server: ServerProcess, new_page: NewPage, device: dict[str, object], lays: Lays
) -> None:
    page = known(new_page("en", **device), server, lays.__name__)  # type: ignore[attr-defined]
    page.goto(f"{server.url}/daily")
    solves_the_day(page, [lays])
    expect(page.locator("li.you bdi")).to_have_text(lays.__name__)  # type: ignore[attr-defined]
    page.reload()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.get_by_text("Your time:")).to_be_visible()
    expect(page.get_by_role("button", name="Uncover the task")).to_have_count(0)
    assert findings(page) == []


def test_a_reload_neither_stops_the_time_of_the_day_nor_begins_it_anew(
    server: ServerProcess, new_page: NewPage
) -> None:
    page = known(new_page("en", **PHONE), server, "Again")
    page.goto(f"{server.url}/daily")
    page.get_by_role("button", name="Uncover the task").click()
    expect(page.locator(".puzzle")).to_be_visible()
    first = asks(page, "/api/daily/begin", {})["ago"]
    page.reload()
    expect(page.locator(".puzzle")).to_be_visible()
    assert asks(page, "/api/daily/begin", {})["ago"] > first


def test_without_a_name_the_day_stays_on_the_device(server: ServerProcess, new_page: NewPage) -> None:
    page = new_page("en", **DESKTOP)
    page.goto(f"{server.url}/daily")
    solves_the_day(page, [lays_by_keys])
    expect(page.get_by_text("your time stays on this device")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
