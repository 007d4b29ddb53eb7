"""Names as everyone sees them, and causes that lead back to nobody."""

from __future__ import annotations

import pytest

from tafelrunde.core.game import Refused
from tafelrunde.platform.house import CODE_LETTERS, code_from, code_in
from tafelrunde.platform.ports import Person
from tafelrunde.platform.session import NAME_LENGTH, Session, cause_of, clean_name, token_hash


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("  North  ", "North"),
        ("Grootmoeder\n North", "Grootmoeder North"),
        ("Zofia\u202ekcal", "Zofiakcal"),
        ("a\x00b", "ab"),
        ("e\u0301", "é"),
        ("x" * NAME_LENGTH, "x" * NAME_LENGTH),
    ],
)
def test_a_name_is_one_plain_line(written: str, seen: str) -> None:
    assert clean_name(written) == seen


@pytest.mark.parametrize(("written", "key"), [("", "name.empty"), (" \u200b\t", "name.empty"), ("x" * 25, "name.long")])
def test_a_name_is_neither_empty_nor_endless(written: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        clean_name(written)


def test_a_cause_is_the_same_for_the_same_session_table_and_command_only() -> None:
    one, other = (Session(token_hash(token), Person(token, "North")) for token in ("one", "other"))
    cause = cause_of(one, "table", "7")
    assert cause == cause_of(one, "table", "7")
    assert (
        len({cause, cause_of(other, "table", "7"), cause_of(one, "elsewhere", "7"), cause_of(one, "table", "8")}) == 4
    )
    assert one.token_hash not in cause
    assert one.person.id not in cause


def test_every_code_can_be_typed_back_in_any_case_and_with_gaps() -> None:
    for number in range(200):
        code = code_from(number.to_bytes(1, "big") * 16)
        assert code_in(code) == code
        assert code_in(f" {code[:3].lower()}-{code[3:].lower()} ") == code


@pytest.mark.parametrize("text", ["", "BCDFG", "BCDFGHJ", "BCDFGA", "BCDFG1", "../etc", "BCDFGÉ"])
def test_what_cannot_be_a_code_is_none(text: str) -> None:
    assert code_in(text) is None


def test_codes_have_no_vowels_and_no_look_alikes() -> None:
    assert not set(CODE_LETTERS) & set("AEIOULY01")
