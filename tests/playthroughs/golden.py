"""Stored games, and what each seat was told of them: readable, and in the tree so that a change of either is seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tafelrunde.core import replay
from tafelrunde.core.playout import playout
from tafelrunde.core.replay import Log
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.terminal.retelling import SPECTATOR, as_seen, as_text

HERE = Path(__file__).parent


class Golden(Struct, frozen=True):
    """One stored game; its log is made once and then kept, its texts follow from the log."""

    name: str
    game: str
    seats: int
    options: dict[str, Any] = {}

    @property
    def folder(self) -> Path:
        return HERE / self.name

    def stored(self) -> Log:
        return replay.read((self.folder / "log.jsonl").read_bytes(), f"{self.name}/log.jsonl", CATALOGUE)

    def texts(self) -> Iterator[tuple[str, str]]:
        """What each seat and a spectator were told, by the name of the file."""
        log = self.stored()
        for eye in (SPECTATOR, *range(self.seats)):
            name = "spectator.txt" if eye is SPECTATOR else f"seat-{eye + 1}.txt"
            yield name, "\n".join(as_text(as_seen(log, eye), self.name, Catalogue("en"))) + "\n"

    def play(self) -> None:
        """A new log, for a game that has none yet."""
        game = CATALOGUE[self.game]
        options = msgspec.convert(self.options, game.options_type)
        played = playout(game, options, self.seats, BOTS[self.game], f"golden {self.name}")
        self.folder.mkdir(exist_ok=True)
        (self.folder / "log.jsonl").write_bytes(replay.write(game, options, self.seats, played.lines, played.seed))


GOLDEN = (
    Golden("ugo-two", "ugo", 2),
    Golden("ugo-three-with-turn-clock", "ugo", 3, {"turn_seconds": 10}),
    Golden("classic-three", "ubongo-classic", 3),
    Golden("classic-five-hard-with-grace", "ubongo-classic", 5, {"side": "hard", "grace_seconds": 5}),
    Golden("hunt-four", "ubongo-diamonds", 4),
    Golden("hunt-two-without-luck", "ubongo-diamonds", 2, {"no_luck": True}),
    Golden("solo-five-minutes", "ubongo-diamonds", 1),
    Golden("solo-five-tasks", "ubongo-diamonds", 1, {"solo_mode": "tasks"}),
)


def main() -> None:
    """`make golden`: play what has no log yet, and tell all logs again."""
    for golden in GOLDEN:
        if not (golden.folder / "log.jsonl").exists():
            golden.play()
        for name, text in golden.texts():
            (golden.folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
