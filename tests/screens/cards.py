"""UGO!, moment by moment: a card lifted, a trick won, placing, a round scored, results. Who is not looked at plays by
the rules of a child: the first card that may be played."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from e2e.cards import playable
from e2e.guests import garbles
from screens.camera import Camera, Eyes
from shell.clock import Skips
from shell.company import Person, all_know, sits_together

NAMES = ("Eva", "Tom", "Grootmoeder Ida", "Karel")
_PATIENCE = 120.0


def play(camera: Camera, url: str, skips: Skips) -> None:
    """A whole game of four, looked at in its second round."""
    people = [Person(url, name) for name in NAMES]
    eyes, late = camera.eyes(people[0]), camera.eyes(Person(url, "Vera"))
    code = sits_together(people, "ugo", arrangement={"practice": True})
    eyes.go(f"{url}/t/{code}")
    eyes.see(".ticket img")
    people[0].does("table.start")
    eyes.see(".hand button")
    camera.takes("06-ugo-dealt", eyes)
    go_on(people, lambda: people[0].open["round"] == 2)
    eyes.see(".sheet-of")
    camera.takes("07-ugo-round-scored", eyes)
    eyes.press('[data-act="go-on"]')
    go_on(people, partial(_comes_last_late, people[0]))
    _see_the_table(eyes, "play")
    _lifts_what_changes_something(eyes)
    camera.takes("06-ugo-lifted", eyes)
    late.go(f"{url}/t/{code}")
    late.see(".rivals > li")
    camera.takes("06-ugo-spectator", late)
    go_on(people, lambda: _has_choice(people[0]))
    _see_the_table(eyes, "place")
    eyes.see('[data-act="place"]')
    camera.takes("06-ugo-placing", eyes)
    go_on(people, lambda: people[0].hears()["outcome"] is not None)
    eyes.see_results()
    camera.takes("08-ugo-results", eyes)
    for person in people:
        person.leaves()
    eyes.go(f"{url}/replay/{code}")
    eyes.see(".stage")
    for page in eyes.both:
        page.locator("input[type=range]").fill("60")
    camera.takes("12-replay-ugo", eyes)
    eyes.go(f"{url}/replay/{code}/1")
    eyes.see(".stage")
    eyes.press("[data-act=expert]")
    eyes.see("aside p")
    camera.takes("12-replay-ugo-expert", eyes)


def interrupted(camera: Camera, url: str, _: Skips) -> None:
    """What is no move: a card lifted too early, a pause, somebody who has left, a view that breaks."""
    eva, tom = people = [Person(url, name) for name in NAMES[:2]]
    eyes = camera.eyes(eva)
    code = sits_together(people, "ugo")
    eyes.go(f"{url}/t/{code}")
    eyes.see(".ticket img")
    eva.does("table.start")
    go_on(
        people, lambda: tom.hears()["view"] is not None and tom.open["turn"] == tom.seat and bool(tom.may("play-card"))
    )
    eyes.see(".hand button")
    eyes.press(".hand button")
    eyes.see('.hand [aria-pressed="true"]')
    camera.takes("06-ugo-lifted-early", eyes)
    eva.does("table.pause")
    eyes.see(".veil")
    camera.takes("06-ugo-paused", eyes)
    eva.does("table.resume")
    go_on(people, lambda: eva.open["trick"] == 4 and tom.open["turn"] == tom.seat and bool(tom.may("play-card")))
    eva.does("table.leave")
    eyes.see(".bar [data-command='table.return']")
    camera.takes("06-ugo-stand-in", eyes)
    eyes.go(url)
    eyes.see(".mine li")
    camera.takes("01-home-left", eyes)
    for page in eyes.both:
        page.route_web_socket("**/socket", garbles)
    eyes.go(f"{url}/t/{code}")
    eyes.see("[role=alert]")
    camera.takes("06-ugo-broken", eyes)


def for_two_and_three(camera: Camera, url: str, skips: Skips) -> None:
    """The same table with fewer."""
    for seats in (2, 3):
        people = [Person(url, name) for name in NAMES[:seats]]
        eyes = camera.eyes(people[0])
        code = sits_together(people, "ugo")
        eyes.go(f"{url}/t/{code}")
        eyes.see(".ticket img")
        people[0].does("table.start")
        go_on(people, partial(_comes_last_late, people[0]))
        _see_the_table(eyes, "play")
        eyes.press(".hand button:not(:has(.hatched))")
        camera.takes(f"06-ugo-of-{seats}", eyes)


def _lifts_what_changes_something(eyes: Eyes) -> None:
    """One card after the other is lifted, until one would change what the kingdom brings."""
    for key in reversed(playable(eyes.desktop)):
        eyes.press(f'.hand [data-card="{key}"]')
        if eyes.desktop.locator(".delta s").count():
            return


def _see_the_table(eyes: Eyes, asked: str) -> None:
    """What was not seen yet is skipped, and sheets of rounds that were scored meanwhile are put away."""
    for page in eyes.both:
        for _ in range(4):
            page.evaluate("document.querySelector('.mat')?.click()")
            page.locator(f'main.ugo[data-may="{asked}"], [data-act="go-on"]').first.wait_for()
            if page.locator('[data-act="go-on"]').count():
                page.locator('[data-act="go-on"]').click()
        page.locator(f'main.ugo[data-may="{asked}"]').wait_for()


def _comes_last_late(person: Person) -> bool:
    """The fifth trick or a later one, all others have played, and it is one's turn."""
    table = person.open
    return table["trick"] >= 5 and bool(person.may("play-card")) and len(table["played"]) == len(table["kingdoms"]) - 1


def _has_choice(person: Person) -> bool:
    return len(person.may("place-lands")) > 1 and not person.may("play-card")


def go_on(people: Sequence[Person], holds: Callable[[], bool]) -> None:
    """Everybody plays on until it has come to that."""
    all_know(people)
    end = time.monotonic() + _PATIENCE
    while not holds():
        assert time.monotonic() < end, people[0].now
        for person in people:
            if holds():
                return
            for kind in ("play-card", "place-lands"):
                turn = person.open.get("turn")
                if turn == person.seat and (acts := person.may(kind)):
                    person.gives(acts[len(acts) // 2])
                    break
        time.sleep(0.005)
