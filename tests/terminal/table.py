"""A table in a terminal without a terminal: time is a number that jumps, and whoever types is a function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from tafelrunde.core.chance import seed_from
from tafelrunde.core.game import Bot, Millis, Seat
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.terminal.console import Heard, Silence
from tafelrunde.terminal.desk import Desk
from tafelrunde.terminal.sitting import Ending, Sitting
from tafelrunde.terminal.talk import Keys, Talk
from tafelrunde.terminal.ubongo_keys import UbongoKeys
from tafelrunde.terminal.ugo_keys import UgoKeys
from tafelrunde.terminal.wording import Wording

Person: TypeAlias = Callable[["Evening"], str | Millis | None]
"""The next line; or so many milliseconds in which nothing is typed; or nothing: no line will ever come again."""

THINKING: Millis = 100


@dataclass
class Script:
    """A console whose person answers at once and whose clock moves only while somebody waits."""

    person: Callable[[], str | Millis | None]
    interactive: bool = True
    now: Millis = 5_000_000
    silent_until: Millis = 0
    said: list[str] = field(default_factory=list)
    typed: list[str] = field(default_factory=list)
    concealed: int = 0

    def now_ms(self) -> Millis:
        return self.now

    def read(self, until: Millis | None) -> Heard:
        if self.now >= self.silent_until:
            answer = self.person()
            if answer is None:
                return Silence.END
            if isinstance(answer, str):
                return self._type(answer)
            self.silent_until = self.now + answer
        self.now = self.silent_until if until is None else min(self.silent_until, until)
        return Silence.TIMEOUT

    def _type(self, line: str) -> str:
        self.now += THINKING
        self.typed.append(line)
        self.said.append(f"> {line}")
        return line

    def pause(self, until: Millis) -> None:
        self.now = max(self.now, until)

    def say(self, line: str) -> None:
        self.said.append(line)

    def conceal(self) -> bool:
        self.concealed += 1
        return True


@dataclass
class Evening:
    """A game, its console, and what came of it."""

    desk: Desk
    console: Script
    talk: Talk
    sitting: Sitting
    keys: Keys

    def play(self) -> Ending:
        return self.sitting.play()

    def said_after(self, line: str) -> list[str]:
        """What was answered to a typed line, up to the next one."""
        said = self.console.said
        start = said.index(f"> {line}") + 1
        end = next((place for place in range(start, len(said)) if said[place].startswith("> ")), len(said))
        return said[start:end]


def evening(
    game_name: str,
    person: Person | Iterable[str | Millis],
    *,
    seats: int = 3,
    people: int = 1,
    options: Mapping[str, Any] | None = None,
    language: str = "en",
    seed: str = "evening",
    interactive: bool = True,
    bots: Mapping[Seat, Bot] | None = None,
) -> Evening:
    """A table with people in its first seats and bots in the others; lines are typed one after another."""
    game = CATALOGUE[game_name]
    sitters = dict.fromkeys(range(people, seats), BOTS[game_name]) if bots is None else bots
    desk = Desk(game, game.options_type(**(options or {})), seats, sitters, seed_from(seed))
    names = ["North", "East", "South", "West", "Northeast", "Southwest"][:seats]
    typist = person if callable(person) else _one_by_one(person)
    console = Script(lambda: typist(here), interactive)
    talk = Talk(desk, console, Wording(Catalogue(language), names), range(people))
    keys: Keys = UgoKeys(talk) if game_name == "ugo" else UbongoKeys(talk)
    here = Evening(desk, console, talk, Sitting(talk, keys), keys)
    return here


def _one_by_one(lines: Iterable[str | Millis]) -> Person:
    left = iter(lines)
    return lambda _: next(left, None)
