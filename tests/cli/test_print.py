"""`print`: a file appears whole or not at all, and what cannot be printed is said in the reader's language."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cli.running import tafelrunde


def test_a_file_appears_under_its_name(tmp_path: Path) -> None:
    out = tmp_path / "mine.pdf"
    ran = tafelrunde("print", "boards", "--only", "1-2,5", "--out", str(out), "--language", "nl")
    assert (ran.status, ran.out) == (0, "")
    assert out.read_bytes().startswith(b"%PDF")
    assert "Pagina’s: 4" in ran.err
    assert os.listdir(tmp_path) == ["mine.pdf"]


def test_an_unknown_deck_is_said_in_ones_language(tmp_path: Path) -> None:
    ran = tafelrunde("print", "boards", "--deck", "nowhere", "--out", str(tmp_path / "x.pdf"), "--language", "cs")
    assert ran.status == 1
    assert "nowhere" in ran.err
    assert "neexistuje" in ran.err
    assert os.listdir(tmp_path) == []


def test_a_faulty_deck_is_refused_with_the_place_of_its_fault(tmp_path: Path) -> None:
    deck = tmp_path / "bad.deck.json"
    deck.write_text('{"format": 1, "name": "x", "cards": []}')
    ran = tafelrunde("print", "boards", "--deck", str(deck), "--out", str(tmp_path / "x.pdf"))
    assert ran.status == 1
    assert f"{deck}: cards: there are no cards in it" in ran.err
    assert os.listdir(tmp_path) == ["bad.deck.json"]


def test_a_card_that_is_not_in_the_deck_is_refused(tmp_path: Path) -> None:
    ran = tafelrunde("print", "boards", "--only", "1,77", "--out", str(tmp_path / "x.pdf"))
    assert ran.status == 2
    assert "77" in ran.err
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("numbers", ["0", "3-1", "x", "1-", "", "1,,2", "99999"])
def test_numbers_of_cards_that_are_none_are_refused(numbers: str) -> None:
    ran = tafelrunde("print", "boards", "--only", numbers)
    assert ran.status == 2
    assert "--only" in ran.err


def test_where_nothing_can_be_written_the_reason_is_given_and_nothing_is_left(tmp_path: Path) -> None:
    ran = tafelrunde("print", "pieces", "--out", str(tmp_path / "no" / "x.pdf"), "--language", "de")
    assert ran.status == 1
    assert "lässt sich nicht schreiben" in ran.err
    taken = tmp_path / "taken"
    taken.mkdir()
    assert tafelrunde("print", "pieces", "--out", str(taken)).status == 1
    assert os.listdir(tmp_path) == ["taken"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
def test_a_full_disk_leaves_standard_output_to_its_fate(tmp_path: Path) -> None:
    ran = tafelrunde("print", "pieces", "--players", "1", "--out", "/dev/full/x.pdf")
    assert ran.status == 1
    assert "x.pdf" in ran.err
