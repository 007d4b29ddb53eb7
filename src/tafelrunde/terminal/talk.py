"""What is said at a table and what its people do: the words, the console and the desk together.
Must not know what any game's commands mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tafelrunde.core.game import Millis, Seat
from tafelrunde.core.secrecy import redact
from tafelrunde.terminal.console import Console
from tafelrunde.terminal.desk import Desk, Happened
from tafelrunde.terminal.narrator import sentences
from tafelrunde.terminal.wording import Wording


class Talk:
    """One conversation at a table; `people` are the seats that share this console."""

    def __init__(self, desk: Desk, console: Console, words: Wording, people: Sequence[Seat]) -> None:
        self.desk = desk
        self.console = console
        self.words = words
        self.people = tuple(people)
        self.told: list[str] = []
        self._began = console.now_ms()

    def now(self) -> Millis:
        """Table time: it begins with the table."""
        return self.console.now_ms() - self._began

    def on_the_console(self, instant: Millis) -> Millis:
        """An instant of table time, by the console's clock."""
        return instant + self._began

    def say(self, text_id: str, **variables: str | int) -> None:
        """One text of the catalogue."""
        self.line(self.words.text(text_id, **variables))

    def line(self, text: str) -> None:
        """Something that is already in the player's language."""
        self.console.say(text)

    def tell(self, events: Sequence[Any]) -> None:
        """What has happened, as far as everybody at this console may know it."""
        seat = self.people[0] if len(self.people) == 1 else None
        for event in events:
            for sentence in sentences(redact(event, seat), self.words):
                self.told.append(sentence)
                self.line(sentence)

    def send(self, seat: Seat, command: Any) -> Happened:
        """Do it and tell it; raises Refused, and then nothing has happened."""
        happened = self.desk.act(seat, command, self.now())
        self.tell(happened.events)
        return happened


@dataclass(frozen=True)
class Situation:
    """What a seat is asked: said once for each key, and again whenever somebody wants to hear it."""

    key: tuple[Any, ...]
    lines: Sequence[str]


class Keys(Protocol):
    """What a game adds at the keyboard."""

    @property
    def commands(self) -> Sequence[str]:
        """The commands of the game, in the order in which help tells them."""
        ...

    @property
    def personal(self) -> Sequence[str]:
        """Those of them that only one player can mean."""
        ...

    @property
    def clauses(self) -> Mapping[str, Sequence[str]]:
        """The rules that somebody wants to read who asks for help with one of them."""
        ...

    @property
    def hides_hands(self) -> bool:
        """Whether one player must not see what another sees."""
        ...

    @property
    def first_hint(self) -> str:
        """The text that says how the most important command goes, before the time runs."""
        ...

    def help_id(self, command: str) -> str:
        """The text that explains a command."""
        ...

    def implied(self, line: str) -> str | None:
        """The command that a line means without naming it."""
        ...

    def situation(self, seat: Seat) -> Situation | None:
        """What the seat is asked just now."""
        ...

    def rings_at(self) -> Millis | None:
        """When the time runs out that people here have."""
        ...

    def obey(self, seat: Seat, command: str, rest: str) -> None:
        """Carry out a command; raises Misunderstood or Refused, and then nothing has happened."""
        ...
