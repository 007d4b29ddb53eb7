"""`deck make`, `check` and `show`: what they write, draw and refuse."""

import argparse
import json
import os
from importlib import resources
from pathlib import Path

import pytest

from tafelrunde.cli import deck
from tafelrunde.polyomino.deck import load
from tafelrunde.workshop.atlas_run import run as survey

STARTER = resources.files("tafelrunde.polyomino") / "decks" / "starter.json"


def tafelrunde(*words: str) -> int:
    parser = argparse.ArgumentParser()
    deck.add_parser(parser.add_subparsers(required=True))
    language = [] if "--language" in words else ["--language", "en"]
    return deck.run(parser.parse_args(["deck", *words, *language]))


def test_make_writes_a_sound_deck_and_the_same_for_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once, again = tmp_path / "once.json", tmp_path / "again.json"
    for out in (once, again):
        words = ["make", "--cards", "3", "--side", "both", "--seed", "7", "--name", "ours", "--out", str(out)]
        assert tafelrunde(*words) == 0
        said = capsys.readouterr()
        assert (said.out, said.err) == ("", f"{out} is written. Cards: 3\n")
    assert once.read_bytes() == again.read_bytes()
    assert tafelrunde("check", str(once)) == 0
    assert len(os.listdir(tmp_path)) == 2


def test_make_takes_areas_from_an_atlas(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One of three pieces alone has no hard side: that is said, and nothing is written."""
    atlas = tmp_path / "three.atlas"
    survey(3, (4, 4), 1, atlas, lambda share: None)
    assert tafelrunde("make", "--cards", "1", "--atlas", str(atlas), "--out", str(tmp_path / "x.json")) == 1
    assert "hard side" in capsys.readouterr().err
    assert tafelrunde("make", "--cards", "1", "--atlas", str(STARTER)) == 1
    assert "is not an atlas" in capsys.readouterr().err
    assert tafelrunde("make", "--cards", "1", "--atlas", str(tmp_path / "none")) == 1
    assert f"{tmp_path / 'none'} cannot be read" in capsys.readouterr().err
    assert os.listdir(tmp_path) == ["three.atlas"]


def test_make_writes_to_standard_output_when_no_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("make", "--cards", "1", "--seed", "x") == 0
    made = json.loads(capsys.readouterr().out)
    assert (made["name"], len(made["cards"])) == ("my deck", 1)


@pytest.mark.parametrize("words", [["--name", ""], ["--out", "/nowhere/at/all.json"], ["--out", "/dev/null"]])
def test_make_says_what_it_cannot_do(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("make", "--cards", "1", "--language", "de", *words) == 1
    said = capsys.readouterr().err
    assert "druckbare" in said or f"{words[1]} lässt sich nicht schreiben" in said
    assert Path("/dev/null").is_char_device()


def test_make_needs_at_least_one_card(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tafelrunde("make", "--cards", "0")
    assert "at least 1" in capsys.readouterr().err


def test_check_proves_a_deck(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("check", "starter") == 0
    said = capsys.readouterr().out
    assert said.startswith("starter: every task can be solved. Cards: 54\n")
    assert "easy side – tasks: 324, with a single way: 214, most ways: 7," in said
    assert tafelrunde("check", str(STARTER), "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["cards"], found["easy"]["tasks"], found["hard"]["tasks"]) == (True, 54, 324, 324)
    assert sum(found["hard"]["grades"]) == 324


def test_check_names_the_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(STARTER.read_bytes().replace(b'"format":1', b'"format":9'))
    assert tafelrunde("check", str(broken)) == 1
    assert capsys.readouterr().err == f"tafelrunde deck: {broken}: format: format 9 is not known here, only 1\n"
    assert tafelrunde("check", str(broken), "--language", "cs") == 1
    assert "formát 9 tu není známý" in capsys.readouterr().err
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
    assert f"There is no deck file {tmp_path / 'none'}" in capsys.readouterr().err
    assert tafelrunde(action, str(tmp_path)) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_show_draws_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("show", "starter", "--card", "17") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["17", "easy", "side", "hard", "side"]
    assert "┌───" in lines[1]
    rows = lines[-8:-2]
    assert [line.split()[0] for line in rows] == ["mask", "shield", "hand", "snake", "drum", "sun"]
    shown = load("starter").cards[16].hard
    pips = "●" * shown.grades["sun"] + "○" * (5 - shown.grades["sun"])
    assert rows[-1].endswith(f"{' '.join(shown.rows['sun'])}  {pips}  ×{shown.covers['sun']}")


def test_show_draws_one_side_in_the_users_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("show", "starter", "--card", "17", "--side", "hard", "--language", "cs") == 0
    said = capsys.readouterr().out
    assert "těžká strana" in said
    assert "lehká strana" not in said
    assert " štít  " in said


def test_a_deck_that_says_nothing_of_its_rows_is_drawn_without(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = tmp_path / "bare.json"
    deck = json.loads(STARTER.read_bytes())
    for card in deck["cards"]:
        for side in ("easy", "hard"):
            del card[side]["covers"], card[side]["grades"]
    bare.write_text(json.dumps(deck))
    assert tafelrunde("show", str(bare), "--card", "1") == 0
    assert "●" not in capsys.readouterr().out


def test_show_draws_them_all_or_says_that_there_is_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert tafelrunde("show", "starter") == 0
    assert capsys.readouterr().out.count("easy") == 54
    assert tafelrunde("show", "starter", "--card", "55") == 1
    assert "The deck starter has no board with the number 55." in capsys.readouterr().err
