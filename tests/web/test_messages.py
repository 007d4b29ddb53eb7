"""Whatever comes in is either a word of the vocabulary or garbled, and nothing third."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.web.messages import Do, Garbled, Hello, Ping, heard

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
