"""UD-16: results are kept and a new record is announced."""

from __future__ import annotations

from pathlib import Path

import pytest

from tafelrunde.games.ubongo.diamonds.model import Options
from tafelrunde.games.ubongo.solo.model import Open, RunEnded, State
from tafelrunde.games.ubongo.solo.results import counts, kind
from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.storage.directory import own_directory
from tafelrunde.storage.solo_records import FILE, BadRecords, SoloRecords
from tafelrunde.terminal.solo_results import verdict
from tafelrunde.terminal.wording import Wording

WORDS = Wording(Catalogue("en"), ["North"])


def ended(tasks: int, took: int, **options: object) -> State:
    return State(Open(Options(**options), result=RunEnded(tasks, took, 0, True)), ())  # type: ignore[arg-type]


def test_the_best_result_of_a_kind_is_kept(tmp_path: Path) -> None:
    records = SoloRecords(tmp_path / "new" / "folder")
    assert records.best("a") is None
    assert records.note("a", (5, -100)) is None
    assert records.note("a", (5, -90)) == (5, -100)
    assert records.note("a", (4, -10)) == (5, -90)
    assert records.note("b", (1, -10)) is None
    again = SoloRecords(tmp_path / "new" / "folder")
    assert again.best("a") == (5, -90)
    assert again.best("b") == (1, -10)
    assert [path.name for path in (tmp_path / "new" / "folder").iterdir()] == [FILE]


@pytest.mark.parametrize("data", [b"", b"nonsense", b"[]", b'{"best":{},"format":2}', b'{"best":{"a":"b"}}', b"\xff"])
def test_a_damaged_file_is_reported_and_left_alone(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / FILE
    path.write_bytes(data)
    with pytest.raises(BadRecords):
        SoloRecords(tmp_path).note("a", (1,))
    assert path.read_bytes() == data


def test_a_folder_that_cannot_be_made_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BadRecords):
        SoloRecords(tmp_path / "file" / "folder").note("a", (1,))
    said = verdict(ended(3, 1000), SoloRecords(tmp_path / "file" / "folder"), WORDS)
    assert len(said) == 1
    assert said[0].startswith("The records could not be read or written")


def test_ud16_a_first_a_new_and_a_standing_record_are_announced(tmp_path: Path) -> None:
    records = SoloRecords(tmp_path)
    title = "Solo, 5 minutes, easy side, boards “starter”."
    assert verdict(ended(3, 90_000), records, WORDS) == [
        title,
        "This is the first result of its kind, so it is the record for now.",
    ]
    assert verdict(ended(3, 80_000), records, WORDS) == [title, "A new record!"]
    assert verdict(ended(3, 85_000), records, WORDS) == [
        title,
        "The record stands: 3 tasks. Time of the last solution: 1 minute 20.0 seconds.",
    ]
    hard = ended(5, 60_000, solo_mode="tasks", side="hard")
    assert verdict(hard, records, WORDS)[0] == "Solo, 5 tasks, hard side, boards “starter”."
    assert verdict(hard, records, WORDS)[1] == "The record stands. Time: 1 minute 0.0 seconds."


def test_ud16_records_are_apart_by_mode_length_side_and_deck() -> None:
    ways = [
        Options(),
        Options(solo_mode="tasks"),
        Options(solo_length=10),
        Options(side="hard"),
        Options(deck="other"),
    ]
    assert len({kind(options) for options in ways}) == len(ways)
    assert kind(Options(seconds=30, no_luck=True)) == kind(Options())


def test_ud16_hints_broken_runs_and_nothing_solved_do_not_count(tmp_path: Path) -> None:
    assert counts(RunEnded(3, 10, 0, True))
    assert not counts(RunEnded(3, 10, 1, True))
    assert not counts(RunEnded(3, 10, 0, False))
    assert not counts(RunEnded(0, 0, 0, True))
    assert verdict(ended(0, 0), SoloRecords(tmp_path), WORDS) == []
    assert verdict(object(), SoloRecords(tmp_path), WORDS) == []
    assert list(tmp_path.iterdir()) == []


def test_the_folder_is_where_the_system_keeps_such_things(tmp_path: Path) -> None:
    assert own_directory({"XDG_DATA_HOME": str(tmp_path), "HOME": "/h"}) == tmp_path / "tafelrunde"
    assert own_directory({"XDG_DATA_HOME": "relative", "HOME": "/h"}) == Path("/h/.local/share/tafelrunde")
    assert own_directory({"HOME": "/h"}) == Path("/h/.local/share/tafelrunde")
