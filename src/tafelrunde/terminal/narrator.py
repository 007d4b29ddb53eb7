"""Every event of every game as whole sentences in the player's language, for play and for replay.
Must not know who listens: an event is told as far as it may be known."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.terminal import ubongo_events, ugo_events
from tafelrunde.terminal.wording import Wording

_TELLERS: Mapping[str, Callable[[Any, Wording], list[str]]] = {
    "ugo": ugo_events.sentences,
    "ubongo": ubongo_events.sentences,
    "diamonds": ubongo_events.sentences,
    "solo": ubongo_events.sentences,
}


def sentences(event: Any, words: Wording) -> list[str]:
    """What has happened, at most a few lines; the kind of an event begins with its game."""
    family = str(event.__struct_config__.tag).partition(".")[0]
    return _TELLERS[family](event, words)


def told(event: Any, names: Sequence[str], catalogue: Catalogue) -> list[str]:
    """The same for whoever has no wording at hand: an event, redacted or not, and who sits in which seat."""
    return sentences(event, Wording(catalogue, names))
