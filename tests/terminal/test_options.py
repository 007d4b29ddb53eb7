"""Options as somebody writes them on the command line."""

from __future__ import annotations

import pytest

from tafelrunde.games import CATALOGUE
from tafelrunde.games.ubongo.classic.model import Options as ClassicOptions
from tafelrunde.games.ubongo.diamonds.model import Options as HuntOptions
from tafelrunde.games.ugo.model import Options as UgoOptions
from tafelrunde.terminal.options import options_from
from tafelrunde.terminal.vocabulary import Misunderstood

CLASSIC, HUNT, UGO = CATALOGUE["ubongo-classic"], CATALOGUE["ubongo-diamonds"], CATALOGUE["ugo"]


def test_options_are_read_by_their_types() -> None:
    assert options_from(CLASSIC, ["side=hard", "seconds=120"], {}) == ClassicOptions(side="hard", seconds=120)
    assert options_from(HUNT, ["no_luck=true", "solo-length=10"], {}) == HuntOptions(no_luck=True, solo_length=10)
    assert options_from(HUNT, ["solo_mode=tasks", "deck=starter"], {}) == HuntOptions(solo_mode="tasks")
    assert options_from(UGO, ["dealer=1"], {}) == UgoOptions(dealer=1)
    assert options_from(UGO, ["dealer=null"], {}) == UgoOptions()


def test_several_values_are_written_with_commas_or_as_json() -> None:
    expected = ClassicOptions(sides=("easy", "hard"))
    assert options_from(CLASSIC, ["sides=easy,hard"], {}) == expected
    assert options_from(CLASSIC, ['sides=["easy","hard"]'], {}) == expected


def test_a_flag_of_its_own_wins() -> None:
    assert options_from(CLASSIC, ["side=easy"], {"side": "hard", "seconds": None}) == ClassicOptions(side="hard")


@pytest.mark.parametrize(
    ("pair", "text_id"),
    [
        ("hard", "bad-option-form"),
        ("colour=red", "bad-option-name"),
        ("side=left", "bad-option-choice"),
        ("seconds=soon", "bad-option-number"),
        ("seconds=1.5", "bad-option-number"),
        ("all_boards=perhaps", "bad-option-switch"),
        ("sides=easy,left", "bad-option-value"),
        ("starter=you", "bad-option-value"),
    ],
)
def test_a_bad_option_is_explained(pair: str, text_id: str) -> None:
    with pytest.raises(Misunderstood) as answer:
        options_from(CLASSIC, [pair], {})
    assert answer.value.text_id == text_id


def test_a_flag_that_the_game_does_not_have_is_explained() -> None:
    with pytest.raises(Misunderstood) as answer:
        options_from(UGO, [], {"side": "hard"})
    assert answer.value.variables == {"option": "side", "known": "turn_seconds, dealer"}
