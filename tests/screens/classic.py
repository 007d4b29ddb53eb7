"""A game of Ubongo classic, moment by moment: figures, the race, the call, gems, summary, results."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page

from e2e.racers import lays_by_keys, own_cover
from screens.camera import Camera, Eyes
from shell.clock import Skips
from shell.company import Person, is_over, is_ranked, roll, sits_together, takes

LIKES = (
    ("violet", "green"),
    ("green", "red"),
    ("yellow", "brown"),
    ("blue", "red"),
    ("brown", "blue"),
    ("red", "blue"),
)
TIMES: tuple[tuple[int | None, ...], ...] = (
    (38, 29, 47, 44),
    (27, 35, None, 44),
    (None, 41, 37, 49),
    (44, 28, 49, 40),
    (38, 47, None, 33),
    (21, 33, 48, None),
    (49, 28, 39, 44),
    (31, 45, 50, 48),
    (24, 30, 41, 36),
)
"""When each of four covers the board in each of nine rounds, in seconds."""


def play(
    camera: Camera, url: str, skips: Skips, names: Sequence[str] = ("Eva", "Tom", "Grootmoeder Ida", "Karel")
) -> None:
    """Four play nine rounds; the fourth is the one that is looked at closely."""
    people = [Person(url, name) for name in names]
    eva = people[0]
    eyes, late = camera.eyes(eva), camera.eyes(Person(url, "Vera"))
    code = sits_together(people, "ubongo-classic", options={"side": "hard", "seconds": 90})
    eyes.go(f"{url}/t/{code}")
    eyes.see(".ticket img")
    eva.does("table.start")
    eyes.see("button[data-field]")
    people[1].does("place-figure", field=1)
    eva.does("place-figure", field=2)
    camera.takes("03-ubongo-placing", eyes)
    people[2].does("place-figure", field=2)
    people[3].does("place-figure", field=4)
    for number, times in enumerate(TIMES, start=1):
        if number == 4:
            late.go(f"{url}/t/{code}")
        if number == 1:
            eyes.see("main.before")
            camera.takes("03-ubongo-rolling", eyes)
        roll(people, skips)
        if number == 4:
            _looked_at(camera, eyes, late, people, skips)
        else:
            races(people, times, skips)
        if number in (1, 4):
            eyes.see(".summary")
            camera.takes(f"07-ubongo-summary-{number}", eyes)
    eyes.see_results()
    camera.takes("08-ubongo-results", eyes)
    for person in people:
        person.leaves()
    eyes.go(f"{url}/replay/{code}")
    eyes.see(".stage")
    for page in eyes.both:
        page.locator("input[type=range]").fill("70")
    camera.takes("12-replay-ubongo", eyes)


def crowd(camera: Camera, url: str, skips: Skips) -> None:
    """Six at one board, with names as long as people have them."""
    names = ("Annegret", "Prababička Ida", "Kuřátko Božena", "Grootmoeder Ida", "Jan-Willem Vos", "Tom")
    people = [Person(url, name) for name in names]
    eva = people[0]
    eyes = camera.eyes(eva)
    code = sits_together(people, "ubongo-classic", options={"seconds": 180, "expansion": False})
    eyes.go(f"{url}/t/{code}")
    eyes.see(".ticket img")
    camera.takes("02-waiting-room-full", eyes)
    eva.does("table.start")
    for person in people:
        person.does("place-figure", field=2)
    roll(people, skips)
    eyes.see(".puzzle")
    skips.skip(9_000)
    people[3].covers()
    skips.skip(400)
    is_ranked(people[3])
    camera.takes("03-ubongo-solving-of-6", eyes)
    eva.covers()
    skips.skip(400)
    is_ranked(eva)
    eyes.see(".shout button.go")
    eyes.press(".shout button.go")
    eyes.see("button.may")
    camera.takes("04-ubongo-gems-of-6", eyes)
    number = eva.open["race"]["number"]
    takes(eva)
    takes(people[3])
    for person in people:
        if flags := person.may("give-up"):
            person.gives(flags[0])
    is_over(people, number, skips)
    eyes.see(".summary")
    camera.takes("07-ubongo-summary-of-6", eyes)


def races(people: Sequence[Person], times: Sequence[int | None], skips: Skips) -> None:
    """A round in which each covers the board after so many seconds, or gives up."""
    now, number = 0, people[0].open["race"]["number"]
    for seconds, seat in sorted((seconds, seat) for seat, seconds in enumerate(times) if seconds is not None):
        skips.skip((seconds - now) * 1000 - 700)
        now = seconds
        people[seat].covers()
        skips.skip(400)
        is_ranked(people[seat])
        takes(people[seat], LIKES[seat])
    for seat in range(len(people)):
        if times[seat] is None:
            people[seat].gives(people[seat].may("give-up")[0])
    is_over(people, number, skips)


def _looked_at(camera: Camera, eyes: Eyes, late: Eyes, people: Sequence[Person], skips: Skips) -> None:
    """The fourth round: the first calls, then the one who is watched, after a piece laid and one in the hand."""
    eva, tom, ida, karel = people
    number = eva.open["race"]["number"]
    eyes.see(".puzzle")
    camera.takes("03-ubongo-solving-begin", eyes)
    skips.skip(14_000)
    tom.covers()
    skips.skip(400)
    is_ranked(tom)
    ida.has_come(number, 3, 4)
    karel.has_come(number, 1, 4)
    cover = [own_cover(page) for page in eyes.both]
    for page, placements in zip(eyes.both, cover, strict=True):
        for placement in placements[:2]:
            lays_by_keys(page, placement)
        holds(page, placements[2].piece)
    camera.takes("03-ubongo-solving", eyes)
    late.see("main")
    camera.takes("03-ubongo-spectator", late)
    for page in eyes.both:
        page.keyboard.press("Escape")
        page.mouse.up()
    takes(tom, LIKES[1])
    skips.skip(8_000)
    eva.covers()
    eyes.see(".ribbon")
    camera.takes("10-ubongo-shout-settling", eyes)
    skips.skip(400)
    is_ranked(eva)
    eyes.see(".shout button.go")
    camera.takes("10-ubongo-shout", eyes)
    eyes.press(".shout button.go")
    eyes.see("button.may")
    camera.takes("04-ubongo-gems-stay", eyes)
    eyes.press("button.may:not(.chosen)")
    camera.takes("04-ubongo-gems", eyes)
    eva.does("take", round=number)
    eyes.see(".gems .say")
    camera.takes("04-ubongo-waiting", eyes)
    skips.skip(20_000)
    ida.covers()
    skips.skip(400)
    is_ranked(ida)
    takes(ida, LIKES[2])
    karel.gives(karel.may("give-up")[0])
    is_over(people, number, skips)


def holds(page: Page, piece: str) -> None:
    """The piece is in the hand, over the board, where it does not fit everywhere."""
    slot = page.locator(f"[data-slot][data-piece='{piece}']").bounding_box()
    card = page.locator(".puzzle .card").first.bounding_box()
    assert slot
    assert card
    page.mouse.move(slot["x"] + slot["width"] / 2, slot["y"] + slot["height"] / 2)
    page.mouse.down()
    page.mouse.move(card["x"] + card["width"] * 0.62, card["y"] + card["height"] * 0.62, steps=6)
