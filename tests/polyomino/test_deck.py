import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.polyomino.board import Region, RegionFault
from tafelrunde.polyomino.cover import count, sets_for
from tafelrunde.polyomino.deck import (
    PIECES_ON,
    SYMBOLS,
    BadDeck,
    Card,
    Deck,
    DeckFault,
    Face,
    Side,
    Task,
    dump,
    load,
    parse,
    task,
    tasks,
)
from tafelrunde.polyomino.grading import grade
from tafelrunde.polyomino.proof import check, faults

Json = Any  # a deck before it is known to be one
DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "deck-format.md"


def three_cards() -> Json:
    """Cards that say nothing of their rows, so that a changed area contradicts nothing."""
    cards = [
        Card(card.id, Face(card.easy.region, card.easy.rows), Face(card.hard.region, card.hard.rows))
        for card in load("starter").cards[:3]
    ]
    return msgspec.json.decode(dump(Deck("test", tuple(cards))))


def refused(deck: Json) -> BadDeck:
    with pytest.raises(BadDeck) as raised:
        parse(msgspec.json.encode(deck), "my.deck.json")
    assert raised.value.source == "my.deck.json"
    return raised.value


def put(*path: str | int, value: Json) -> Callable[[Json], None]:
    def change(deck: Json) -> None:
        for step in path[:-1]:
            deck = deck[step]
        deck[path[-1]] = value

    return change


def drop(*path: str | int) -> Callable[[Json], None]:
    def change(deck: Json) -> None:
        for step in path[:-1]:
            deck = deck[step]
        del deck[path[-1]]

    return change


def same_set_twice(deck: Json) -> None:
    rows = deck["cards"][1]["hard"]["rows"]
    rows["snake"] = rows["shield"][::-1]


def mirrored_area(deck: Json) -> None:
    first, last = deck["cards"][0]["hard"], deck["cards"][2]["hard"]
    last.update(region=[row[::-1] for row in first["region"]][::-1], rows=first["rows"])


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


def test_uc3_a_task_without_a_cover_is_found_by_the_check() -> None:
    deck = three_cards()
    deck["cards"][1]["easy"]["region"] = ["#######", "#...###", "#......"]
    deck["cards"][1]["easy"]["rows"] = {
        "mask": ["I3", "O4", "L5"],
        "shield": ["I3", "O4", "P5"],
        "hand": ["I3", "T4", "L5"],
        "snake": ["I3", "T4", "P5"],
        "drum": ["I3", "L4", "P5"],
        "sun": ["V3", "S4", "Z5"],
    }
    found = parse(msgspec.json.encode(deck), "my.deck.json")
    with pytest.raises(BadDeck) as raised:
        check(found, "my.deck.json")
    assert raised.value.place.startswith("cards[1].easy.rows.")
    assert raised.value.key == "deck.unsolvable"


def test_a_wrong_number_of_covers_is_found_by_the_check() -> None:
    deck = three_cards()
    shown = parse(msgspec.json.encode(deck), "x").cards[1].hard
    covers = {symbol: count(shown.region, shown.rows[symbol]) for symbol in SYMBOLS}
    deck["cards"][1]["hard"]["covers"] = covers
    assert list(faults(parse(msgspec.json.encode(deck), "x"), "x")) == []
    deck["cards"][1]["hard"]["covers"] = covers | {"drum": covers["drum"] + 1, "sun": covers["sun"] + 1}
    found = list(faults(parse(msgspec.json.encode(deck), "x"), "x"))
    assert [fault.place for fault in found] == ["cards[1].hard.covers.drum", "cards[1].hard.covers.sun"]
    assert {fault.key for fault in found} == {"deck.covers"}
    assert found[0].details == {"found": covers["drum"] + 1, "counted": covers["drum"]}


def test_a_wrong_grade_is_found_by_the_check() -> None:
    deck = three_cards()
    shown = parse(msgspec.json.encode(deck), "x").cards[1].hard
    grades = {symbol: grade(shown.region, shown.rows[symbol]) for symbol in SYMBOLS}
    deck["cards"][1]["hard"]["grades"] = grades
    assert list(faults(parse(msgspec.json.encode(deck), "x"), "x")) == []
    wrong = grades["hand"] % 5 + 1
    deck["cards"][1]["hard"]["grades"] = grades | {"hand": wrong}
    (fault,) = faults(parse(msgspec.json.encode(deck), "x"), "x")
    assert (fault.place, fault.key) == ("cards[1].hard.grades.hand", "deck.grade")
    assert fault.details == {"found": wrong, "counted": grades["hand"]}


def test_covers_and_grades_belong_to_the_task() -> None:
    deck = three_cards()
    deck["cards"][0]["easy"]["covers"] = dict(zip(SYMBOLS, range(1, 7), strict=True))
    deck["cards"][0]["easy"]["grades"] = dict(zip(SYMBOLS, (1, 2, 3, 4, 5, 1), strict=True))
    found = parse(msgspec.json.encode(deck), "x")
    card = found.cards[0]
    assert [task(card, "easy", symbol).covers for symbol in SYMBOLS] == [1, 2, 3, 4, 5, 6]
    assert [task(card, "easy", symbol).grade for symbol in SYMBOLS] == [1, 2, 3, 4, 5, 1]
    assert (task(card, "hard", "sun").covers, task(card, "hard", "sun").grade) == (None, None)
    assert parse(dump(found), "x") == found


def test_an_area_may_stand_on_both_kinds_of_side() -> None:
    area = ["#####", "#####", "####."]
    deck = three_cards()
    places: list[tuple[int, Side]] = [(0, "easy"), (2, "hard")]
    for number, side in places:
        sets = sets_for(Region(tuple(area)), PIECES_ON[side])[:6]
        deck["cards"][number][side] = {"region": area, "rows": dict(zip(SYMBOLS, sets, strict=True))}
    check(parse(msgspec.json.encode(deck), "x"), "x")


def test_fields_that_nobody_knows_are_ignored() -> None:
    deck = three_cards()
    deck["author"] = deck["cards"][0]["note"] = deck["cards"][0]["easy"]["note"] = "anything"
    assert parse(msgspec.json.encode(deck), "x") == parse(msgspec.json.encode(three_cards()), "x")


def test_a_deck_is_written_as_it_is_read() -> None:
    data = dump(load("starter"))
    assert dump(parse(data, "x")) == data


def test_there_is_one_loader_and_it_knows_its_decks() -> None:
    assert load("starter") is load("starter")
    for name in ("", "nothing", "../decks/starter"):
        with pytest.raises(BadDeck) as raised:
            load(name)
        assert (raised.value.key, raised.value.source) == ("deck.unknown", name)


def test_uc14_a_task_is_the_area_and_the_pieces_beside_the_symbol() -> None:
    card = load("starter").cards[0]
    easy, hard = card.easy, card.hard
    drum = Task(easy.region, easy.rows["drum"], easy.covers["drum"], easy.grades["drum"])
    mask = Task(hard.region, hard.rows["mask"], hard.covers["mask"], hard.grades["mask"])
    assert (task(card, "easy", "drum"), task(card, "hard", "mask")) == (drum, mask)
    listed = list(tasks(Deck("one", (card,)), "hard"))
    assert [symbol for _, _, symbol, _ in listed] == list(SYMBOLS)
    assert {(card.id, side) for card, side, _, _ in listed} == {(card.id, "hard")}


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=4,
)


@given(st.data())
def test_whatever_stands_in_a_deck_it_is_read_or_refused(data: st.DataObject) -> None:
    deck = three_cards()
    at = deck
    while True:
        step = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
        if not isinstance(at[step], dict | list) or not at[step] or data.draw(st.integers(0, 4)) == 0:
            break
        at = at[step]
    at[step] = data.draw(values)
    try:
        found = parse(msgspec.json.encode(deck), "x")
    except BadDeck:
        return
    assert parse(dump(found), "x") == found


def test_the_reference_names_every_fault() -> None:
    named = re.findall(r"^\| `((?:deck|region)\.[a-z-]+)` \|", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert sorted(named) == sorted((*get_args(DeckFault), *get_args(RegionFault)))


def test_the_example_of_the_reference_is_a_deck() -> None:
    example = re.search(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert example
    deck = parse(example[1].encode(), "deck-format.md")
    check(deck, "deck-format.md")
    assert deck.name == "example"
