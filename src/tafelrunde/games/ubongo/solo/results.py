"""UD-16: what a finished run means for the records. Must not know where they are kept."""

from __future__ import annotations

from tafelrunde.core.game import Millis
from tafelrunde.games.ubongo.diamonds.model import Options
from tafelrunde.games.ubongo.solo.model import RunEnded, State


def run_of(state: object) -> tuple[str, tuple[int, Millis]] | None:
    """The kind of a run and its points, more is better; None where no run was played to its end."""
    result = state.open.result if isinstance(state, State) else None
    if not isinstance(state, State) or result is None or not counts(result):
        return None
    return kind(state.open.options), score(result)


def counts(result: RunEnded) -> bool:
    """UD-16: only a complete run without hints is a result, and one without a solved task is none."""
    return result.complete and not result.hints and result.tasks > 0


def kind(options: Options) -> str:
    """UD-16: records per mode, length, side and deck."""
    return f"{options.solo_mode}/{options.solo_length}/{options.side}/{options.deck}"


def score(result: RunEnded) -> tuple[int, Millis]:
    """UD-16: finished tasks count, ties go to the earlier last cover; with a number of tasks only the time differs."""
    return result.tasks, -result.took
