"""People without a browser, one call after the other: they hear what a seat hears and play as well as is wished.
Whoever has a browser as well shares its cookie. Must not know what a page looks like."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from shell.clock import Skips
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import solve
from tafelrunde.web.messages import PROTOCOL

_BREATH = 0.01
_LONGEST = 60.0
Act = Mapping[str, Any]


class Person:
    """Somebody with a cookie, and a line to a table once seated."""

    def __init__(self, url: str, name: str, language: str = "en") -> None:
        self.url, self.name = url, name
        self.cookie = ""
        self.now: Any = None
        self.called = 0
        self._line: ClientConnection | None = None
        self._count = 0
        self._done: set[str] = set()
        self.asks("/api/me", {"name": name, "language": language})

    def asks(self, path: str, value: object) -> Any:
        """A plain request; what is answered."""
        headers = {"Content-Type": "application/json", "Origin": self.url}
        if self.cookie:
            headers["Cookie"] = self.cookie
        request = urllib.request.Request(self.url + path, json.dumps(value).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
            return json.load(answer)

    def opens(self, game: str, seats: int, **wish: Any) -> str:
        """A new table, and a line to it; its code."""
        code = str(self.asks("/api/tables", {"game": game, "seats": seats, **wish})["code"])
        self.enters(code)
        return code

    def enters(self, code: str) -> None:
        """A line to a table, and the first picture."""
        at = f"{self.url.replace('http', 'ws')}/t/{code}/socket"
        self.now = None
        self._line = connect(
            at, additional_headers={"Cookie": self.cookie}, origin=Origin(self.url), proxy=None, legacy=True
        )
        self._says({"t": "hello", "protocol": PROTOCOL, "seq": 0})
        self.until(lambda now: now is not None)

    def joins(self, code: str) -> None:
        """Comes to a table and takes the first free seat."""
        self.enters(code)
        self.does("table.sit", seat=None)

    def leaves(self) -> None:
        """Hangs up."""
        assert self._line is not None
        self._line.close()

    def does(self, kind: str, **more: Any) -> None:
        """A command; it must be accepted."""
        self.gives({"kind": kind, **more})

    def gives(self, command: Act) -> None:
        """A command as it was offered."""
        self._count += 1
        name = f"act-{self._count}"
        self._says({"t": "do", "id": name, "command": command})
        self.until(lambda _: name in self._done)

    def has_come(self, task: int, done: int, of: int) -> None:
        """Tells the others how far one is."""
        self._says({"t": "progress", "task": task, "done": done, "of": of})

    def says(self, phrase: str) -> None:
        """One of the ready phrases."""
        self._says({"t": "say", "phrase": phrase, "text": None})

    def may(self, kind: str) -> list[Any]:
        """What of this kind is allowed now."""
        self.hears()
        return [command for command in self.now["legal"] if command["kind"] == kind]

    def hears(self) -> Any:
        """The latest picture."""
        assert self._line is not None
        while True:
            try:
                said = json.loads(self._line.recv(timeout=0))
            except TimeoutError:
                return self.now
            if said["t"] == "update":
                self.now = said
                self._done.add(said["ack"])
            assert said["t"] not in ("refused", "bye"), said

    def until(self, holds: Callable[[Any], bool]) -> Any:
        """Hears on until the picture is so."""
        end = time.monotonic() + _LONGEST
        while not holds(self.hears()):
            assert time.monotonic() < end, self.now
            time.sleep(_BREATH)
        return self.now

    @property
    def seat(self) -> int:
        found: int = self.now["you"]
        return found

    @property
    def open(self) -> Any:
        """What everyone sees of the game."""
        return self.hears()["view"]["open"]

    def covers(self) -> None:
        """UC-15, UC-16: the own board is covered, and that is called."""
        race = self.open["race"]
        board = race["boards"][self.seat]
        self.called = race["number"]
        placements = cover_of(board)
        self.does("claim", round=race["number"], placements=placements)

    def _says(self, word: object) -> None:
        assert self._line is not None
        self._line.send(json.dumps(word))


def cover_of(board: Any) -> list[dict[str, Any]]:
    """A cover of a board as it comes over the wire."""
    found = solve(Region(tuple(board["region"]["rows"])), tuple(board["pieces"]))
    assert found is not None
    names = ("piece", "turn", "flip", "x", "y")
    return [{name: getattr(one, name) for name in names} for one in found]


def sits_together(people: Sequence[Person], game: str, bots: Sequence[str] = (), **wish: Any) -> str:
    """A table of these people in this order, and of bots after them; its code."""
    code = people[0].opens(game, len(people) + len(bots), bots=list(bots), **wish)
    for person in people[1:]:
        person.joins(code)
    return code


def roll(people: Sequence[Person], skips: Skips) -> None:
    """Whoever is to roll does so, and the boards lie open to all."""
    all_know(people)
    race = people[0].open["race"]
    before = race["number"] if race and race["boards"] else 0
    roller = _first(people, lambda person: bool(person.may("roll")))
    roller.gives(roller.may("roll")[0])
    all_know(people)
    skips.skip(900)
    for person in people:
        person.until(lambda now: bool(now["view"]["open"]["race"]["boards"]))
        assert person.open["race"]["number"] != before


def all_know(people: Sequence[Person]) -> None:
    """What one has heard of the table has come to everybody."""
    newest = max(person.hears()["seq"] for person in people)
    for person in people:
        person.until(lambda now: now["seq"] >= newest)


def _first(people: Sequence[Person], holds: Callable[[Person], bool]) -> Person:
    end = time.monotonic() + _LONGEST
    while time.monotonic() < end:
        for person in people:
            if holds(person):
                return person
        time.sleep(_BREATH)
    raise AssertionError("nobody can")


def is_ranked(person: Person) -> None:
    """The place of whoever has just called is sure, or the round was over at once."""

    def is_sure(now: Any) -> bool:
        race = now["view"]["open"]["race"]
        return race["number"] != person.called or any(one["seat"] == now["you"] for one in race["finishes"])

    person.until(is_sure)


def is_over(people: Sequence[Person], number: int, skips: Skips) -> None:
    """The sand of this round runs out, if anybody could still do something."""
    all_know(people)
    if people[0].open["race"]["number"] == number and people[0].now["outcome"] is None:
        skips.skip(10 * 60_000)
    people[0].until(lambda now: now["view"]["open"]["race"]["number"] != number or now["outcome"] is not None)


def takes(person: Person, prefer: Sequence[str] = ()) -> None:
    """UC-19: moves to the field in reach whose front gems one likes best, and takes them."""
    table = person.open
    fields = {command["field"]: command for command in person.may("move-figure")}
    own = table["figures"][person.seat]

    def worth(field: int) -> tuple[int, int]:
        front = [gem for gem in table["rows"][field] if gem][:2]
        return sum(len(prefer) - prefer.index(gem) for gem in front if gem in prefer), -abs(field - own)

    best = max([own, *fields], key=worth)
    if best != own:
        person.does("move-figure", round=table["race"]["number"], field=best)
    if person.may("take"):
        person.does("take", round=table["race"]["number"])
