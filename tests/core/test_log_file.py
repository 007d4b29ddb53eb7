"""The log file: what cannot be read names the file, the line and the fault; what was tampered with is found."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tafelrunde.core import replay
from tafelrunde.core.playout import playout
from tafelrunde.core.replay import BadLog
from tafelrunde.games import BOTS, CATALOGUE

UGO = CATALOGUE["ugo"]
OPTIONS = UGO.options_type()
PLAYED = playout(UGO, OPTIONS, 3, BOTS["ugo"], "log file")
DATA = replay.write(UGO, OPTIONS, 3, PLAYED.lines, PLAYED.seed)
LINES = DATA.splitlines()

FIRST_CARD = next(number for number, line in enumerate(LINES, start=1) if b"ugo.card-played" in line)


def _changed(number: int, change: Callable[[bytes], bytes]) -> bytes:
    return b"\n".join([*LINES[: number - 1], change(LINES[number - 1]), *LINES[number:]])


def test_an_untouched_log_holds() -> None:
    log = replay.read(DATA, "game.jsonl", CATALOGUE)
    assert (log.game.name, log.seats, log.options) == ("ugo", 3, OPTIONS)
    assert replay.verify(log, "game.jsonl") == 5  # the dealer and four deals
    assert [state for _, state in replay.states(log, "game.jsonl")][-1] == PLAYED.state


MALFORMED = {
    "log.empty": (1, b""),
    "log.not-a-log": (1, b'{"seq":1,"event":{"kind":"something.else"}}'),
    "log.unknown-game": (1, _changed(1, lambda line: line.replace(b'"ugo"', b'"chess"'))),
    "log.newer": (1, _changed(1, lambda line: line.replace(b'"format":1', b'"format":2'))),
    "log.bad-options": (1, _changed(1, lambda line: line.replace(b'"turn_seconds":0', b'"turn_seconds":"x"'))),
    "table.seats": (1, _changed(1, lambda line: line.replace(b'"seats":3', b'"seats":9'))),
    "ugo.bad-dealer": (1, _changed(1, lambda line: line.replace(b'"dealer":null', b'"dealer":3'))),
    "log.bad-line": (7, _changed(7, lambda line: line[:-5])),
    "log.gap": (7, _changed(7, lambda line: line.replace(b'"seq":7', b'"seq":8'))),
    "log.bad-event": (
        FIRST_CARD,
        _changed(FIRST_CARD, lambda line: line.replace(b'"ugo.card-played"', b'"ugo.card-eaten"')),
    ),
    "log.after-the-end": (
        len(LINES) + 1,
        DATA + LINES[-1].replace(b'"seq":%d' % len(LINES), b'"seq":%d' % (len(LINES) + 1)),
    ),
}


@pytest.mark.parametrize("key", MALFORMED)
def test_a_malformed_log_names_the_file_the_line_and_the_fault(key: str) -> None:
    line, data = MALFORMED[key]
    with pytest.raises(BadLog) as found:
        replay.read(data, "game.jsonl", CATALOGUE)
    assert (found.value.source, found.value.line, found.value.key) == ("game.jsonl", line, key)


def test_a_line_that_is_nested_without_end_is_a_bad_line() -> None:
    with pytest.raises(BadLog) as found:
        replay.read(_changed(7, lambda _: b'{"seq":7,"event":' + b"[" * 100_000), "game.jsonl", CATALOGUE)
    assert (found.value.line, found.value.key) == (7, "log.bad-line")


@pytest.mark.parametrize("number", [1, 7, len(LINES)])
def test_a_line_that_is_no_text_is_a_bad_line_also_in_what_is_kept_unread(number: int) -> None:
    data = _changed(number, lambda line: line.replace(b'"kind":"', b'"kind":"\xdf', 1))
    with pytest.raises(BadLog) as found:
        replay.read(data, "game.jsonl", CATALOGUE)
    assert (found.value.line, found.value.key) == (number, "log.bad-line")


def test_an_event_that_cannot_have_happened_is_found_where_it_stands() -> None:
    absent = _changed(FIRST_CARD, lambda line: line.replace(b'"seat":%d,"card"' % _first_seat(), b'"seat":7,"card"'))
    with pytest.raises(BadLog) as found:
        list(replay.states(replay.read(absent, "game.jsonl", CATALOGUE), "game.jsonl"))
    assert (found.value.line, found.value.key) == (FIRST_CARD, "log.impossible")
    assert found.value.details == {"detail": "ugo.card-played"}


def _first_seat() -> int:
    seat: int = msgspec.json.decode(LINES[FIRST_CARD - 1])["event"]["seat"]
    return seat


def _verified(data: bytes) -> BadLog:
    with pytest.raises(BadLog) as found:
        replay.verify(replay.read(data, "game.jsonl", CATALOGUE), "game.jsonl")
    return found.value


def test_another_seed_than_the_promised_one_is_found() -> None:
    seed = PLAYED.seed.hex().encode()
    assert _verified(DATA.replace(seed, seed[::-1])).key == "log.other-seed"


def test_a_swapped_card_in_a_deal_is_found_at_its_line() -> None:
    dealt = next(number for number, line in enumerate(LINES, start=1) if b"ugo.dealt" in line)
    event = msgspec.json.decode(LINES[dealt - 1])
    shares = event["event"]["hands"]["shares"]
    shares[0][0], shares[1][0] = shares[1][0], shares[0][0]
    fault = _verified(_changed(dealt, lambda _: msgspec.json.encode(event)))
    assert (fault.key, fault.line) == ("log.wrong-draw", dealt)


def test_a_second_deal_that_is_slipped_in_is_found() -> None:
    dealt = next(number for number, line in enumerate(LINES, start=1) if b"ugo.dealt" in line)
    rows = [msgspec.json.decode(line) for line in [*LINES[:dealt], LINES[dealt - 1], *LINES[dealt:]]]
    shares = rows[dealt]["event"]["hands"]["shares"]
    shares[0], shares[1] = shares[1], shares[0]
    fault = _verified(b"\n".join(msgspec.json.encode({**row, "seq": seq}) for seq, row in enumerate(rows, start=1)))
    assert (fault.key, fault.line) == ("log.undrawn", dealt + 1)


def test_a_deal_that_is_left_out_is_found() -> None:
    dealt = next(number for number, line in enumerate(LINES, start=1) if b"ugo.dealt" in line)
    rest = [msgspec.json.decode(line) for line in [*LINES[: dealt - 1], *LINES[dealt:]]]
    data = b"\n".join(msgspec.json.encode({**row, "seq": number}) for number, row in enumerate(rest, start=1))
    assert _verified(data).key == "log.wrong-draw"


def test_a_game_that_is_not_over_cannot_be_verified_yet() -> None:
    data = replay.write(UGO, OPTIONS, 3, PLAYED.lines[:20], PLAYED.seed, finished=False)
    assert PLAYED.seed.hex().encode() not in data
    assert _verified(data).key == "log.unfinished"
