"""UD-16: what is said of a finished solo run beside the records. Must not know where they are kept."""

from __future__ import annotations

from tafelrunde.games.ubongo.solo.model import State
from tafelrunde.games.ubongo.solo.results import run_of
from tafelrunde.storage.solo_records import BadRecords, SoloRecords
from tafelrunde.terminal.wording import Wording


def verdict(state: object, records: SoloRecords, words: Wording) -> list[str]:
    """Keep the result if it is one, and say whether it is a record; nothing where no run was played to its end."""
    run = run_of(state)
    if not isinstance(state, State) or run is None:
        return []
    kind, score = run
    options = state.open.options
    try:
        before = records.note(kind, score)
    except BadRecords as fault:
        return [words.text("record-not-kept", path=str(fault.path), reason=fault.reason)]
    deck, side = options.deck, words.text(f"side-{options.side}")
    lines = [words.text(f"record-{options.solo_mode}", length=options.solo_length, side=side, deck=deck)]
    if before is None:
        return [*lines, words.text("record-first")]
    if score > before:
        return [*lines, words.text("record-new")]
    tasks, took = before[0], words.measured(-before[1])
    if options.solo_mode == "minutes":
        return [*lines, words.text("record-stands-minutes", tasks=tasks, time=took)]
    return [*lines, words.text("record-stands-tasks", time=took)]
