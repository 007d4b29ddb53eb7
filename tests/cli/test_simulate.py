"""`simulate`, `replay` and `verify` on real files in real processes."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cli.running import tafelrunde

SIZES = [
    *[("ugo", seats) for seats in (2, 3, 4)],
    *[("ubongo-classic", seats) for seats in (2, 3, 4, 5, 6)],
    *[("ubongo-diamonds", seats) for seats in (1, 2, 3, 4)],
]


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_simulate_plays_every_game_at_every_size_and_its_logs_hold(game: str, seats: int, tmp_path: Path) -> None:
    ran = tafelrunde("simulate", game, "--seats", str(seats), "--games", "2", "--logs", str(tmp_path), "--json")
    result = ran.result()
    logs = sorted(tmp_path.iterdir())
    assert (ran.status, len(ran.out.splitlines()), len(logs)) == (0, 1, 2)
    assert list(result) == ["game", "seats", "games", "moves", "events", "mean_length", "digest"]
    assert (result["game"], result["seats"], result["games"]) == (game, seats, 2)
    assert result["digest"] == hashlib.sha256(b"".join(log.read_bytes() for log in logs)).hexdigest()
    verified = tafelrunde("verify", str(logs[0]), "--json").result()
    assert verified["ok"]
    assert verified["draws"] > 0


def test_the_same_seed_gives_the_same_digest_and_another_seed_another() -> None:
    def digest(seed: str) -> str:
        ran = tafelrunde("simulate", "ugo", "--games", "2", "--seed", seed, "--json")
        return str(ran.result()["digest"])

    assert digest("7") == digest("7") != digest("8")


def test_options_reach_the_game(tmp_path: Path) -> None:
    ran = tafelrunde(
        "simulate", "ubongo-classic", "--seats", "2", "--games", "1", "--logs", str(tmp_path), "--option", "side=hard"
    )
    (log,) = tmp_path.iterdir()
    revealed = [json.loads(line)["event"] for line in log.read_text().splitlines() if "ubongo.revealed" in line]
    assert ran.status == 0
    assert {len(board["pieces"]) for event in revealed for board in event["boards"]} == {4}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "ubongo-classic"),
        (["ugo", "--seats", "5"], "2"),
        (["ugo", "--option", "colour=red"], "turn_seconds"),
        (["ubongo-classic", "--option", "seconds=5"], "30"),
        (["ubongo-classic", "--seats", "4", "--option", "all_boards=true"], "3"),
        (["ugo", "--option", "nonsense"], "key=value"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(words: list[str], said: str) -> None:
    ran = tafelrunde("simulate", *words)
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
    assert said in ran.err


def test_a_number_of_games_is_at_least_one() -> None:
    ran = tafelrunde("simulate", "ugo", "--games", "0")
    assert (ran.status, ran.out) == (2, "")
    assert "at least 1" in ran.err


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A log of a short game of UGO!."""
    tafelrunde("simulate", "ugo", "--seats", "2", "--games", "1", "--logs", str(tmp_path))
    (path,) = tmp_path.iterdir()
    return path


def test_replay_tells_every_event_with_seat_instant_and_full_values(log: Path) -> None:
    ran = tafelrunde("replay", str(log), "--all", "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    stored = [json.loads(line) for line in log.read_text().splitlines()]
    assert ran.status == 0
    assert [row["seq"] for row in rows] == [row["seq"] for row in stored]
    assert [row["event"] for row in rows] == [row["event"] for row in stored]
    played = next(row for row in rows if row["event"]["kind"] == "ugo.card-played")
    assert played["event"]["card"].keys() == {"suit", "value"}
    assert played["seat"] == played["event"]["seat"]
    assert played["at"] > 0


def test_replay_as_a_seat_hides_the_other_hand_and_the_seed(log: Path) -> None:
    rows = [json.loads(line) for line in tafelrunde("replay", str(log), "--seat", "2", "--json").out.splitlines()]
    shares = [row["event"]["hands"]["shares"] for row in rows if row["event"]["kind"] == "ugo.dealt"]
    assert [(share[0], len(share[1])) for share in shares] == [(None, 10)] * 4
    spectator = tafelrunde("replay", str(log), "--spectator", "--json").out
    assert spectator.count('{"shares":[null,null]}') == 4


@pytest.mark.parametrize("language", ["en", "de", "nl", "es", "cs", "sk"])
def test_replay_as_text_speaks_every_language(log: Path, language: str) -> None:
    ran = tafelrunde("replay", str(log), "--seat", "1", "--language", language)
    assert ran.status == 0
    assert len(ran.out.splitlines()) > 100


def test_replay_names_a_seat_that_is_not_there(log: Path) -> None:
    ran = tafelrunde("replay", str(log), "--seat", "3")
    assert ran.status == 2
    assert "1" in ran.err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_log_that_is_missing_or_malformed_is_named(command: str, log: Path, tmp_path: Path) -> None:
    missing = tafelrunde(command, str(tmp_path / "none.jsonl"))
    assert missing.status == 2
    assert "none.jsonl" in missing.err
    log.write_text(log.read_text().replace('"ugo.trick-won"', '"ugo.trick-lost"', 1))
    broken = tafelrunde(command, str(log))
    assert broken.status == 1
    assert f"{log}:" in broken.out + broken.err


def test_an_event_that_cannot_be_told_is_named_before_a_word_of_the_game(log: Path) -> None:
    place = next(number for number, line in enumerate(log.read_text().splitlines(), start=1) if "trick-won" in line)
    log.write_text(log.read_text().replace('"due":[', '"due":[0,', 1))
    ran = tafelrunde("replay", str(log))
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (1, "", 1)
    assert ran.err.startswith(f"{log}:{place}: ")


def test_a_number_beyond_all_telling_is_named_and_not_a_traceback(log: Path) -> None:
    place = next(number for number, line in enumerate(log.read_text().splitlines(), start=1) if "round-scored" in line)
    log.write_text(re.sub(r'("ugo.round-scored","round":)1', r"\g<1>" + "9" * 40, log.read_text(), count=1))
    ran = tafelrunde("replay", str(log))
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (1, "", 1)
    assert ran.err.startswith(f"{log}:{place}: ")


@pytest.mark.parametrize("words", [["simulate", "ugo", "--games", "x"], ["deck", "make", "--cards", "x"]])
def test_what_is_no_number_is_called_so(words: list[str]) -> None:
    ran = tafelrunde(*words)
    assert (ran.status, ran.out) == (2, "")
    assert "'x' is no whole number" in ran.err


def test_verify_finds_a_shuffle_that_the_seed_does_not_give(log: Path) -> None:
    lines = log.read_text().splitlines()
    place = next(number for number, line in enumerate(lines) if "ugo.dealt" in line)
    row = json.loads(lines[place])
    shares = row["event"]["hands"]["shares"]
    shares[0][0], shares[1][0] = shares[1][0], shares[0][0]
    log.write_text("\n".join([*lines[:place], json.dumps(row), *lines[place + 1 :]]))
    ran = tafelrunde("verify", str(log), "--json")
    assert ran.status == 1
    assert ran.result() == {"ok": False, "line": place + 1, "fault": "log.wrong-draw", "details": {"draw": 1}}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this machine has no device that is always full")
@pytest.mark.parametrize(
    "words", [["rules", "ugo"], ["simulate", "ugo", "--games", "1", "--json"], ["play", "ugo"]], ids=" ".join
)
def test_a_full_disk_is_one_line_and_no_traceback(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "tafelrunde", *words]
        ran = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=120
        )
    assert ran.returncode == 1
    assert ran.stderr.splitlines() == ["tafelrunde: No space left on device"]


def test_a_log_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "ugo-2-0001.jsonl").mkdir()
    ran = tafelrunde("simulate", "ugo", "--seats", "2", "--games", "1", "--logs", str(tmp_path), "--json")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.splitlines() == [f"tafelrunde: {tmp_path / 'ugo-2-0001.jsonl'}: Is a directory"]
