"""What several commands ask for: a game, seats and options, a log file; and what cannot be answered, said in one line
of the user's language. Must not know what the commands do."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tafelrunde.core.game import AnyGame, Refused, check_seats
from tafelrunde.core.replay import BadLog, Log, read
from tafelrunde.games import CATALOGUE, LEVELS, REFERENCES
from tafelrunde.i18n.catalogue import LANGUAGES, Catalogue, is_spoken, spoken
from tafelrunde.terminal.options import options_from
from tafelrunde.terminal.vocabulary import Misunderstood
from tafelrunde.terminal.wording import Wording, listed

UNANSWERABLE = 2
FAULTY = 1
_LONGEST = 900  # a text that is put into a sentence may not be longer for Fluent


def answered(command: str, language: str | None, action: Callable[[Wording], int]) -> int:
    """Do it; what is asked wrongly gives status 2, a log that does not hold gives 1, and either its reason."""
    known = language is None or is_spoken(language)
    words = Wording(Catalogue(spoken(language if known else None)), ())
    try:
        if language is not None and not known:
            raise Misunderstood("bad-language", language=language, known=listed(LANGUAGES))
        return action(words)
    except Misunderstood as fault:
        text = words.text(fault.text_id, **fault.variables)
    except Refused as refusal:
        text = words.refusal(refusal)
    except BadLog as fault:
        print(explained(fault, words), file=sys.stderr)
        return FAULTY
    print(f"tafelrunde {command}: {text}", file=sys.stderr)
    return UNANSWERABLE


def game_named(name: str, seats: int | None) -> tuple[AnyGame, int]:
    """The game of the catalogue, and as many seats as were asked for, or as the game allows up to four."""
    game = CATALOGUE.get(name)
    if game is None:
        raise Refused("table.unknown-game")
    wanted: int = min(4, game.seats[-1]) if seats is None else seats
    check_seats(game, wanted)
    return game, wanted


def table_options(game: AnyGame, seats: int, pairs: Sequence[str]) -> Any:
    """The options that were written as key=value, if a table can be opened with them."""
    options = options_from(game, pairs, {})
    game.new(options, seats)
    return options


def levels_of(game: AnyGame, text: str) -> tuple[str, ...]:
    """The levels of bots that were written with commas, or the gentlest."""
    known = (*LEVELS[game.name], *REFERENCES[game.name])
    levels = tuple(part.strip() for part in text.split(",")) if text.strip() else LEVELS[game.name][:1]
    for level in levels:
        if level not in known:
            raise Misunderstood("bad-level", level=level, levels=", ".join(known))
    return levels


def log_from(path: Path) -> Log:
    """A log file, read and checked for form."""
    try:
        data = path.read_bytes()
    except OSError as fault:
        raise Misunderstood("bad-file", path=str(path), reason=fault.strerror or "?") from None
    return read(data, str(path), CATALOGUE)


def explained(fault: BadLog, words: Wording) -> str:
    """The file, the line, and the fault as a sentence."""
    details = {key: value if isinstance(value, int) else value[:_LONGEST] for key, value in fault.details.items()}
    kind = "fault" if fault.key.startswith("log.") else "refused"
    text = words.text(f"{kind}-{fault.key.replace('.', '-')}", **details)
    return f"{fault.source}:{fault.line}: {text}"
