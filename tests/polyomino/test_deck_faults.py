import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest

from polyomino.decks import Json, drop, mirrored_area, put, refused, same_set_twice, three_cards
from tafelrunde.polyomino.board import RegionFault
from tafelrunde.polyomino.deck import (
    SYMBOLS,
    BadDeck,
    DeckFault,
    parse,
)

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "deck-format.md"

HARD = ("cards", 1, "hard")
ROW = (*HARD, "rows", "drum")
FAULTS: dict[str, tuple[Callable[[Json], None], str, DeckFault | RegionFault]] = {
    "no format": (drop("format"), "format", "deck.shape"),
    "format as a word": (put("format", value="1"), "format", "deck.shape"),
    "another format": (put("format", value=2), "format", "deck.format"),
    "no name": (drop("name"), "name", "deck.shape"),
    "an empty name": (put("name", value=" "), "name", "deck.name"),
    "a long name": (put("name", value="n" * 41), "name", "deck.name"),
    "a name with a line end": (put("name", value="a\nb"), "name", "deck.name"),
    "no list of cards": (put("cards", value={}), "cards", "deck.shape"),
    "no cards": (put("cards", value=[]), "cards", "deck.no-cards"),
    "a card that is none": (put("cards", 2, value=[]), "cards[2]", "deck.shape"),
    "no id": (drop("cards", 2, "id"), "cards[2].id", "deck.shape"),
    "id 0": (put("cards", 2, "id", value=0), "cards[2].id", "deck.shape"),
    "id true": (put("cards", 2, "id", value=True), "cards[2].id", "deck.shape"),
    "an enormous id": (put("cards", 2, "id", value=10**30), "cards[2].id", "deck.shape"),
    "an id twice": (put("cards", 2, "id", value=1), "cards[2].id", "deck.id-twice"),
    "one side only": (drop(*HARD), "cards[1].hard", "deck.shape"),
    "a side that is none": (put(*HARD, value=7), "cards[1].hard", "deck.shape"),
    "no area": (drop(*HARD, "region"), "cards[1].hard.region", "deck.shape"),
    "an area of numbers": (put(*HARD, "region", value=[1]), "cards[1].hard.region", "deck.shape"),
    "an empty area": (put(*HARD, "region", value=[]), "cards[1].hard.region", "region.empty"),
    "a ragged area": (put(*HARD, "region", value=["##", "#"]), "cards[1].hard.region", "region.ragged"),
    "a strange character": (put(*HARD, "region", value=["#o#"]), "cards[1].hard.region", "region.character"),
    "a long area": (put(*HARD, "region", value=["#" * 9]), "cards[1].hard.region", "region.too-large"),
    "a bare margin": (put(*HARD, "region", value=["##."]), "cards[1].hard.region", "region.margin"),
    "two parts": (put(*HARD, "region", value=["#.#"]), "cards[1].hard.region", "deck.parts"),
    "a hole": (put(*HARD, "region", value=["###", "#.#", "###"]), "cards[1].hard.region", "deck.holes"),
    "a congruent area": (mirrored_area, "cards[2].hard.region", "deck.congruent"),
    "no rows": (drop(*HARD, "rows"), "cards[1].hard.rows", "deck.shape"),
    "an unknown symbol": (put(*HARD, "rows", "moon", value=[]), "cards[1].hard.rows", "deck.symbol-unknown"),
    "a symbol missing": (drop(*ROW), "cards[1].hard.rows", "deck.symbol-missing"),
    "a row that is none": (put(*ROW, value="L4"), "cards[1].hard.rows.drum", "deck.shape"),
    "a piece that is none": (put(*ROW, 0, value=4), "cards[1].hard.rows.drum", "deck.shape"),
    "an unknown piece": (put(*ROW, 0, value="X5"), "cards[1].hard.rows.drum", "deck.piece-unknown"),
    "a piece twice": (put(*ROW, value=["L4", "P5", "L4", "I2"]), "cards[1].hard.rows.drum", "deck.piece-twice"),
    "three pieces on the hard side": (
        put(*ROW, value=["L4", "P5", "I2"]),
        "cards[1].hard.rows.drum",
        "deck.piece-count",
    ),
    "four pieces on the easy side": (
        put("cards", 0, "easy", "rows", "sun", value=["L4", "P5", "I2", "I3"]),
        "cards[0].easy.rows.sun",
        "deck.piece-count",
    ),
    "covers that are none": (put(*HARD, "covers", value=[1]), "cards[1].hard.covers", "deck.shape"),
    "covers of an unknown symbol": (
        put(*HARD, "covers", value={"moon": 1}),
        "cards[1].hard.covers",
        "deck.symbol-unknown",
    ),
    "covers of one row only": (put(*HARD, "covers", value={"mask": 1}), "cards[1].hard.covers", "deck.symbol-missing"),
    "no cover": (put(*HARD, "covers", value=dict.fromkeys(SYMBOLS, 0)), "cards[1].hard.covers.mask", "deck.shape"),
    "a grade as a word": (
        put(*HARD, "grades", value=dict.fromkeys(SYMBOLS, "1")),
        "cards[1].hard.grades.mask",
        "deck.shape",
    ),
    "a sixth grade": (put(*HARD, "grades", value=dict.fromkeys(SYMBOLS, 6)), "cards[1].hard.grades.mask", "deck.shape"),
    "a set twice": (same_set_twice, "cards[1].hard.rows.snake", "deck.set-twice"),
    "pieces of another size": (put(*ROW, value=["I2", "I3", "V3", "I4"]), "cards[1].hard.rows.drum", "deck.area"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_uc3_a_malformed_deck_is_refused_with_place_and_fault(fault: str) -> None:
    change, place, key = FAULTS[fault]
    deck = three_cards()
    change(deck)
    error = refused(deck)
    assert (error.place, error.key) == (place, key)
    assert str(error).startswith(f"my.deck.json: {place}: {key}")


def test_what_is_no_json_is_refused() -> None:
    for data in (b"", b"{", b"\xff", b'{"format":1,"name":"\xff","cards":[]}', b"[" * 100_000):
        with pytest.raises(BadDeck) as raised:
            parse(data, "my.deck.json")
        assert (raised.value.place, raised.value.key) == ("", "deck.json")


def test_what_is_json_but_no_deck_is_refused() -> None:
    for found in (None, 1, "deck", [], [1]):
        assert (refused(found).place, refused(found).key) == ("", "deck.shape")


def test_details_say_what_and_where() -> None:
    deck = three_cards()
    same_set_twice(deck)
    assert refused(deck).details == {"first": "shield"}
    deck = three_cards()
    deck["cards"][0]["easy"]["rows"]["sun"][1] = "Q9"
    assert refused(deck).details == {"piece": "Q9"}
    deck = three_cards()
    mirrored_area(deck)
    assert refused(deck).details == {"first": "cards[0]"}


def test_the_reference_names_every_fault() -> None:
    named = re.findall(r"^\| `((?:deck|region)\.[a-z-]+)` \|", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted((*get_args(DeckFault), *get_args(RegionFault)))
