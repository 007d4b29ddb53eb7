"""Alone against the clock: before the first task, in the middle, a record; the task of the day; practice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from e2e.racers import lays_by_keys, own_cover
from screens.camera import Camera
from screens.classic import holds
from shell.clock import Skips
from shell.company import Person, cover_of

ALONE = {"public": False, "chat": "off", "leavers": "wait", "fairness": "arrival"}
KIND = {"solo_mode": "tasks", "solo_length": 5, "side": "hard"}


def play(camera: Camera, url: str, skips: Skips) -> None:
    """Two have set records; the third beats them, and is looked at."""
    for name, seconds in (("Tom", 41), ("Grootmoeder Ida", 52)):
        runs(Person(url, name), (seconds,) * 5, skips)
    eva = Person(url, "Eva")
    eyes = camera.eyes(eva)
    code = opens(eva)
    eyes.go(f"{url}/t/{code}")
    eyes.see("main.ready")
    camera.takes("09-solo-ready", eyes)
    eva.gives(eva.may("roll")[0])
    for seconds in (19, 34, 27):
        skips.skip(seconds * 1000)
        solves(eva)
    skips.skip(12_000)
    for page in eyes.both:
        page.reload()
        page.locator("main.solo .big b", has_text="3").wait_for()
        first, second, *_ = own_cover(page)
        lays_by_keys(page, first)
        holds(page, second.piece)
    camera.takes("09-solo-run", eyes)
    for page in eyes.both:
        page.keyboard.press("Escape")
        page.mouse.up()
    for seconds in (16, 23):
        skips.skip(seconds * 1000)
        solves(eva)
    eyes.see(".told h1")
    camera.takes("09b-solo-record", eyes)
    day = eyes.phone.request.get(f"{url}/api/daily").json()
    for name, seconds in (("Tom", 31), ("Jonas", 84)):
        solves_the_day(Person(url, name), day, seconds, skips)
    eyes.go(f"{url}/daily")
    eyes.see(".today .go")
    camera.takes("11-daily", eyes)
    solves_the_day(eva, day, 47, skips)
    eyes.go(f"{url}/daily")
    eyes.see("li.you")
    camera.takes("11-daily-solved", eyes)
    eyes.go(f"{url}/solo/practice")
    eyes.see("h1")
    camera.takes("09-practice", eyes)


def opens(person: Person, **other: Any) -> str:
    """A table for one that has begun; its code."""
    code = person.opens("ubongo-diamonds", 1, options={**KIND, **other}, arrangement=ALONE)
    person.does("table.start")
    return code


def runs(person: Person, times: Sequence[int], skips: Skips, **other: Any) -> None:
    """A whole run in so many seconds a task."""
    opens(person, **other)
    person.gives(person.may("roll")[0])
    for seconds in times:
        skips.skip(seconds * 1000)
        solves(person)
    person.leaves()


def solves(person: Person) -> None:
    """UD-16: covers the task that lies open."""
    run = person.open
    person.does("claim", round=run["task"], placements=cover_of(run["board"]))


def solves_the_day(person: Person, day: Any, seconds: int, skips: Skips) -> None:
    """The task of the day, in about so many seconds."""
    person.asks("/api/daily/begin", {})
    skips.skip(seconds * 1000)
    person.asks("/api/daily/solve", {"day": day["day"], "placements": cover_of(day)})
