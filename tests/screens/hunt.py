"""The diamond hunt, moment by moment: who is youngest, the race, payment from the bag, the shoot-out, results."""

from __future__ import annotations

from collections.abc import Sequence

from e2e.racers import lays_by_keys, own_cover
from screens.camera import Camera
from screens.classic import holds
from shell.clock import Skips
from shell.company import Person, is_ranked, roll, sits_together

NAMES = ("Eva", "Tom", "Grootmoeder Ida", "Karel")


def play(camera: Camera, url: str, skips: Skips) -> None:
    """Four play four rounds with the bag; the fourth is looked at."""
    people = [Person(url, name) for name in NAMES]
    eyes = camera.eyes(people[0])
    code = sits_together(people, "ubongo-diamonds")
    eyes.go(f"{url}/t/{code}")
    eyes.see(".ticket img")
    people[0].does("table.start")
    eyes.see(".youngest")
    camera.takes("05-hunt-youngest", eyes)
    people[0].does("claim-youngest")
    eyes.see("main.before")
    camera.takes("05-hunt-first-roll", eyes)
    for order in ((1, 0, 2), (0, 3), (2, 0, 1, 3)):
        roll(people, skips)
        race(people, order, skips)
    roll(people, skips)
    eyes.see(".puzzle")
    skips.skip(9_000)
    people[1].covers()
    skips.skip(400)
    is_ranked(people[1])
    for page in eyes.both:
        placements = own_cover(page)
        lays_by_keys(page, placements[0])
        holds(page, placements[1].piece)
    camera.takes("05-hunt-race", eyes)
    for page in eyes.both:
        page.keyboard.press("Escape")
        page.mouse.up()
    skips.skip(12_000)
    people[0].covers()
    skips.skip(400)
    is_ranked(people[0])
    eyes.see(".shout button.go")
    camera.takes("05-hunt-shout", eyes)
    eyes.press(".shout button.go")
    eyes.see("main.watching")
    camera.takes("05-hunt-watching", eyes)
    for person in people[2:]:
        person.gives(person.may("give-up")[0])
    eyes.see("section.paid")
    camera.takes("05-hunt-payment", eyes)


def shootout(camera: Camera, url: str, skips: Skips) -> None:
    """Without luck two take turns at being first, nobody solves the ninth, and so one board more decides."""
    people = [Person(url, name) for name in NAMES]
    eyes, late = camera.eyes(people[0]), camera.eyes(people[3])
    code = sits_together(people, "ubongo-diamonds", options={"no_luck": True})
    for pair in (eyes, late):
        pair.go(f"{url}/t/{code}")
        pair.see(".ticket img")
    people[0].does("table.start")
    people[0].does("claim-youngest")
    for number in range(1, 10):
        roll(people, skips)
        first, second = (0, 1) if number % 2 else (1, 0)
        race(people, (first, second, 2) if number < 9 else (), skips)
        if number == 1:
            eyes.see("section.paid")
            camera.takes("05-hunt-payment-without-luck", eyes)
    eyes.see(".flash")
    camera.takes("05b-shootout-rolling", eyes)
    roll(people[:2], skips)
    eyes.see(".puzzle")
    late.see(".boards")
    for page in eyes.both:
        lays_by_keys(page, own_cover(page)[0])
    people[1].gives(next(one for one in people[1].may("propose") if one["wish"] == "shared-win"))
    eyes.see(".agreeing .go")
    camera.takes("05b-shootout-race", eyes)
    camera.takes("05b-shootout-watching", late)
    skips.skip(8_000)
    people[0].covers()
    eyes.see(".ribbon")
    camera.takes("10-shootout-won", eyes)
    eyes.see_results()
    camera.takes("08-hunt-results", eyes)


def race(people: Sequence[Person], order: Sequence[int], skips: Skips) -> None:
    """A round in which these cover their boards in this order, and the others give up."""
    for nth, seat in enumerate(order):
        skips.skip(9_000 + 2_000 * nth)
        people[seat].covers()
        skips.skip(400)
        if any(one not in order for one in range(len(people))) or nth < len(people) - 1:
            is_ranked(people[seat])
    for seat, person in enumerate(people):
        if seat not in order:
            person.gives(person.may("give-up")[0])
