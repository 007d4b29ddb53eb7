"""UD-16: what a finished solo run means for the records. Must not know where they are kept."""

from __future__ import annotations

from tafelrunde.games.ubongo.diamonds.model import Options
from tafelrunde.games.ubongo.solo.model import RunEnded, State
from tafelrunde.storage.solo_records import BadRecords, SoloRecords
from tafelrunde.terminal.wording import Wording


def verdict(state: object, records: SoloRecords, words: Wording) -> list[str]:
    """Keep the result if it is one, and say whether it is a record; nothing where no run was played to its end."""
    result = state.open.result if isinstance(state, State) else None
    if not isinstance(state, State) or result is None or not counts(result):
        return []
    options = state.open.options
    score = _score(result)
    try:
        before = records.note(kind(options), score)
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


def counts(result: RunEnded) -> bool:
    """UD-16: only a complete run without hints is a result, and one without a solved task is none."""
    return result.complete and not result.hints and result.tasks > 0


def kind(options: Options) -> str:
    """UD-16: records per mode, length, side and deck."""
    return f"{options.solo_mode}/{options.solo_length}/{options.side}/{options.deck}"


def _score(result: RunEnded) -> tuple[int, int]:
    """UD-16: finished tasks count, ties go to the earlier last cover; with a number of tasks only the time differs."""
    return result.tasks, -result.took
