import argparse
import json
from importlib import resources
from pathlib import Path

import pytest

from tafelrunde.cli import deck

STARTER = resources.files("tafelrunde.polyomino") / "decks" / "starter.json"


def tafelrunde(*words: str) -> int:
    parser = argparse.ArgumentParser()
    deck.add_parser(parser.add_subparsers(required=True))
    return deck.run(parser.parse_args(["deck", *words]))


def test_make_writes_the_built_in_deck_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "made.json"
    words = ["make", "--cards", "54", "--side", "both", "--seed", "7", "--name", "starter", "--out", str(out)]
    assert tafelrunde(*words) == 0
    assert out.read_bytes() == STARTER.read_bytes()
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "card 54 of 54\n")


def test_make_writes_to_standard_output_when_no_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("make", "--cards", "1", "--seed", "x") == 0
    made = json.loads(capsys.readouterr().out)
    assert (made["name"], len(made["cards"])) == ("my deck", 1)


@pytest.mark.parametrize("words", [["--name", ""], ["--out", "/nowhere/at/all.json"]])
def test_make_says_what_it_cannot_do(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("make", "--cards", "1", *words) == 1
    said = capsys.readouterr().err
    assert "deck.name" in said or "/nowhere/at/all.json: " in said


def test_make_needs_at_least_one_card(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tafelrunde("make", "--cards", "0")
    assert "at least 1" in capsys.readouterr().err


def test_check_proves_a_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("check", "starter") == 0
    assert capsys.readouterr().out.startswith("starter: 54 cards")
    assert tafelrunde("check", str(STARTER), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["cards"], found["easy"]["tasks"], found["hard"]["tasks"]) == (True, 54, 324, 324)


def test_check_names_the_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(STARTER.read_bytes().replace(b'"format":1', b'"format":9'))
    assert tafelrunde("check", str(broken)) == 1
    assert capsys.readouterr().err == f"{broken}: format: deck.format found=9 known=1\n"
    assert tafelrunde("check", str(broken), "--json") == 1
    assert json.loads(capsys.readouterr().out) == {
        "ok": False,
        "source": str(broken),
        "place": "format",
        "key": "deck.format",
        "details": {"found": 9, "known": 1},
    }


@pytest.mark.parametrize("action", ["check", "show"])
def test_a_file_that_is_not_there(action: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde(action, str(tmp_path / "none")) == 1
    assert capsys.readouterr().err.startswith(f"{tmp_path / 'none'}: ")


def test_show_draws_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("show", "starter", "--card", "17") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["17", "easy", "hard"]
    assert "┌───" in lines[1]
    assert [line.split()[0] for line in lines[-7:-1]] == ["mask", "shield", "hand", "snake", "drum", "sun"]


def test_show_draws_them_all_or_says_that_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("show", "starter") == 0
    assert capsys.readouterr().out.count("easy") == 54
    assert tafelrunde("show", "starter", "--card", "55") == 1
    assert capsys.readouterr().err == "starter: no card 55\n"
