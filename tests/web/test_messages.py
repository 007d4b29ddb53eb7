"""Whatever comes in is either a word of the vocabulary or garbled, and nothing third."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tafelrunde.core.game import Awaits, Outcome
from tafelrunde.core.secrecy import PerSeat, Sealed, redact
from tafelrunde.games.null.model import Dealt, Keep, Kept, Table, View
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.model import Options
from tafelrunde.platform.seating import Arrangement
from tafelrunde.platform.telling import Alike, Face, SeatFace, Timing, Update
from tafelrunde.web import messages
from tafelrunde.web.messages import Do, Garbled, Hello, Ping, heard, said_update

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NEARLY = st.fixed_dictionaries(
    {},
    optional={
        "t": st.sampled_from(["hello", "do", "ping", "update", "bye"]) | JSON,
        "protocol": JSON,
        "seq": JSON,
        "id": JSON,
        "command": JSON,
        "token": JSON,
    },
)


def is_understood_or_garbled(frame: str) -> None:
    try:
        word = heard(frame.encode(errors="surrogatepass"))
    except Garbled:
        return
    assert isinstance(word, Hello | Do | Ping)


@given(st.text())
def test_any_text(frame: str) -> None:
    is_understood_or_garbled(frame)


@given(JSON | NEARLY)
def test_any_json(value: object) -> None:
    is_understood_or_garbled(msgspec.json.encode(value).decode())


@given(NEARLY, st.integers(0, 200))
def test_any_frame_cut_short(value: object, length: int) -> None:
    is_understood_or_garbled(msgspec.json.encode(value).decode()[:length])


SEAT = SeatFace("North", None, False, False)
FACE = Face("BCDFGH", "a" * 32, "null", "playing", False, 0, (SEAT,), {}, Arrangement(), "c" * 64, None, None)
DEALT = Dealt(PerSeat((1, 2)), Sealed((3,)), 9)
VIEWS = [None, View(1, Table(2, 30, (True, False)), 2), UGO.view(UGO.new(Options(), 2), 1)]


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("events", [[], [Kept(1)], [Kept(0), DEALT]])
def test_an_update_is_one_object_of_words_for_all_and_words_for_one(view: Any, events: list[Any]) -> None:
    open_to_all = DEALT not in events
    timing = Timing(1, 5, 6, 1, 2)
    outcome = Outcome((1, 2), ((3,), (2,)))
    for seq, table in ((7, FACE), (8, FACE), (8, replace(FACE, paused=True))):
        alike = Alike(seq, True, table, Awaits((1,)), (timing,), outcome, events if open_to_all else None)
        for seat, ack in ((1, "x"), (0, None), (None, None)):
            own_events = [redact(event, seat) for event in events]
            frame = said_update(Update(alike, 10 + seq, seat, view, [Keep()], own_events, ack))
            assert frame.startswith(b'{"t":"update","seq":%d,' % seq)
            told = messages.Update(
                seq, 10 + seq, True, table, seat, Awaits((1,)), view, [Keep()], own_events, (timing,), outcome, ack
            )
            words = json.loads(frame, object_pairs_hook=lambda pairs: [sorted(pairs), len(dict(pairs)) == len(pairs)])
            plain = msgspec.json.encode(told)
            assert words == json.loads(plain, object_pairs_hook=lambda pairs: [sorted(pairs), True])
