"""A stored game told again, line by line, as any seat saw it. Must not decide who may know what: it is handed that."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tafelrunde.core.game import Millis
from tafelrunde.core.replay import Log, impossible, stored_lines
from tafelrunde.core.secrecy import redact
from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.terminal.narrator import told

EVERYTHING = -1
SPECTATOR = None


def as_seen(log: Log, eye: int | None) -> Log:
    """The log as one seat knew it; SPECTATOR has no seat, and EVERYTHING hides nothing, not even the seed."""
    if eye == EVERYTHING:
        return log
    lines = tuple(msgspec.structs.replace(line, event=redact(line.event, eye)) for line in log.lines)
    return msgspec.structs.replace(log, lines=lines, seed=None)


def as_json(log: Log) -> Iterator[str]:
    """One self-explaining object a line, as in the log file itself."""
    for line in stored_lines(log):
        yield msgspec.json.encode(line).decode()


def as_text(log: Log, source: str, texts: Catalogue) -> Iterator[str]:
    """The game in sentences, each with its instant; BadLog names the line of an event that cannot be told."""
    names = [texts.text("name-of-player", number=seat + 1) for seat in range(log.seats)]
    yield texts.text(f"game-{log.game.name}")
    for line in log.lines:
        try:
            sentences = told(line.event, names, texts)
        except Exception as fault:  # of a seat that is not there, say, or with a number beyond all telling
            raise impossible(source, line) from fault
        for sentence in sentences:
            yield f"{_clock(line.at)}  {sentence}"


def _clock(at: Millis) -> str:
    """Minutes, seconds and thousandths: the same in all our languages."""
    seconds, thousandths = divmod(at, 1000)
    return f"{seconds // 60:3}:{seconds % 60:02}.{thousandths:03}"
