import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from polyomino.decks import three_cards
from tafelrunde.polyomino.board import Region
from tafelrunde.polyomino.cover import count, sets_for
from tafelrunde.polyomino.deck import (
    PIECES_ON,
    SYMBOLS,
    BadDeck,
    Deck,
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

DOCUMENT = Path(__file__).parents[2] / "docs" / "reference" / "deck-format.md"


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


def test_the_example_of_the_reference_is_a_deck() -> None:
    example = re.search(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    assert example
    deck = parse(example[1].encode(), "deck-format.md")
    check(deck, "deck-format.md")
    assert deck.name == "example"
