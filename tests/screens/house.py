"""The pages around the games: the entrance, a new table, the waiting room, rules, tutorials, records, settings."""

from __future__ import annotations

from screens.camera import Camera
from shell.company import Person

OF_THE_HOUSE = {
    "rules": "/rules/ubongo-classic/round",
    "rules-ugo": "/rules/ugo/scoring",
    "tutorial-ubongo": "/learn/ubongo-classic",
    "tutorial-hunt": "/learn/ubongo-diamonds",
    "tutorial-ugo": "/learn/ugo",
    "records": "/records",
    "records-statistics": "/records/statistics",
    "settings": "/settings",
    "solo": "/solo",
    "daily": "/daily",
}


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
