"""The pages around the games: the entrance, a new table, waiting, rules, tutorials, records, settings, what is gone."""

from __future__ import annotations

from screens.alone import runs
from screens.camera import Camera
from screens.cards import go_on
from screens.classic import TIMES, races
from shell.clock import Skips
from shell.company import Person, roll, sits_together

OF_THE_HOUSE = {
    "rules": "/rules/ubongo-classic/round",
    "rules-ugo": "/rules/ugo/scoring",
    "tutorial-ubongo": "/learn/ubongo-classic",
    "tutorial-hunt": "/learn/ubongo-diamonds",
    "tutorial-ugo": "/learn/ugo",
    "records-nothing": "/records",
    "settings": "/settings",
    "gone-table": "/t/BCDFGH",
    "gone-page": "/no/such/page",
    "gone-game": "/replay/nothing",
}
RECORDS = ("", "/leaders/ugo", "/solo", "/lately")


def entrance(camera: Camera, url: str) -> None:
    """The entrance with open tables, for somebody new and for somebody known."""
    hosts = [Person(url, name) for name in ("Annegret", "Familie Brandstätter", "Jonas")]
    games = ("ubongo-classic", "ugo", "ubongo-diamonds")
    for host, game in zip(hosts, games, strict=True):
        host.opens(game, 4, arrangement={"public": True})
    eyes = camera.eyes()
    eyes.go(url)
    eyes.see(".open li")
    camera.takes("01-home", eyes)
    eva = Person(url, "Eva")
    eva.opens("ubongo-classic", 3)
    eyes = camera.eyes(eva)
    eyes.go(url)
    eyes.see(".mine li")
    camera.takes("01-home-known", eyes)
    for game in games:
        eyes.go(f"{url}/new/{game}")
        eyes.see("[data-act=open]")
        camera.takes(f"02-new-{game}", eyes)
    for host in hosts:
        host.leaves()


def waiting(camera: Camera, url: str) -> None:
    """A table that fills: six seats, names of every length, a bot, two seats free."""
    eva, tom, ida = (Person(url, name) for name in ("Eva", "Tom", "Grootmoeder Ida"))
    code = eva.opens("ubongo-classic", 6)
    tom.joins(code)
    ida.joins(code)
    eva.does("table.seat-bot", seat=3, level="quick")
    eyes = camera.eyes(eva)
    eyes.go(f"{url}/t/{code}")
    eyes.see(".ticket img")
    camera.takes("02-waiting-room", eyes)
    guest = camera.eyes(tom)
    guest.go(f"{url}/t/{code}")
    guest.see(".ticket img")
    camera.takes("02-waiting-room-guest", guest)
    tom.says("good-luck")
    for name, act in (("talk", "[data-act=talk]"), ("menu", "[data-act=menu]"), ("house-rules", ".change")):
        eyes.press(act)
        eyes.see("dialog[open] h2")
        camera.takes(f"02-{name}", eyes)
        for page in eyes.both:
            page.keyboard.press("Escape")
    door = camera.eyes()
    door.go(f"{url}/t/{code}")
    door.see("input[name=name]")
    camera.takes("02-door", door)


def pages(camera: Camera, url: str) -> None:
    """What one reads and chooses."""
    eyes = camera.eyes(Person(url, "Eva"))
    for name, path in OF_THE_HOUSE.items():
        eyes.go(url + path)
        eyes.see("h1")
        for page in eyes.both:
            page.wait_for_load_state("networkidle")
        camera.takes(f"11-{name}", eyes)


def records(camera: Camera, url: str, skips: Skips) -> None:
    """Whole games that are rated and public, and runs alone; then what is kept of them."""
    people = [Person(url, name) for name in ("Eva", "Tom", "Grootmoeder Ida", "Karel")]
    rules = {"rated": True, "public": True}
    for few in (people, people[:2], people[:2]):
        sits_together(few, "ugo", arrangement=rules)
        few[0].does("table.start")
        go_on(few, lambda: people[0].hears()["outcome"] is not None)
    sits_together(people[:2], "ubongo-classic", arrangement=rules)
    people[0].does("table.start")
    for person in people[:2]:
        person.does("place-figure", field=2)
    for times in TIMES:
        roll(people[:2], skips)
        races(people[:2], times[:2], skips)
    for person, seconds in zip(people, (33, 41, 52), strict=False):
        runs(person, (seconds,) * 5, skips)
        runs(person, (seconds - 10,) * 5, skips, side="easy")
    eyes = camera.eyes(people[0])
    for part in RECORDS:
        eyes.go(f"{url}/records{part}")
        eyes.see("main li, main tr")
        camera.takes("11-records" + part.replace("/", "-"), eyes)
