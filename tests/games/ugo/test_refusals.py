"""Every refusal has its key, and nothing has changed by what was refused."""

from __future__ import annotations

import re
from importlib.resources import files

import msgspec
import pytest

from games.ugo.positions import card, cards, done, fold, places, plays, refusal, table, trick_of
from tafelrunde.core.game import Refused
from tafelrunde.games.ugo import UGO
from tafelrunde.games.ugo.model import REFUSALS, Command, Options, PlaceLands, PlayCard, Resign, State


def won() -> State:
    """Seat 1 has won a trick of two red cards and has to place it."""
    return trick_of(table("red 3, grey 1", "red 6, grey 2"), "red 3, red 6")[0]


def over() -> State:
    return places(trick_of(table("red 3", "blue 6", trick=10, number=4), "red 3, blue 6")[0], "blue red")[0]


def test_all_keys_stand_in_one_place() -> None:
    package = files("tafelrunde.games.ugo")
    source = "".join(part.read_text() for part in package.iterdir() if part.name.endswith(".py"))
    assert sorted(set(re.findall(r'Refused\("([^"]+)"', source))) == sorted(REFUSALS) == list(REFUSALS)


def test_not_your_turn() -> None:
    state = table("red 3", "red 4")
    assert refusal(state, 1, PlayCard(1, 1, card("red 4"))).key == "ugo.not-your-turn"
    assert refusal(won(), 0, PlaceLands(1, 1, ("red",), cards("red 6"))).key == "ugo.not-your-turn"
    assert refusal(won(), 0, PlayCard(1, 2, card("grey 1"))).key == "ugo.not-your-turn"


def test_not_in_hand() -> None:
    refused = refusal(table("red 3", "red 4"), 0, PlayCard(1, 1, card("red 4")))
    assert (refused.key, refused.details) == ("ugo.not-in-hand", {"suit": "red", "value": 4})
    assert refusal(table("red 3", "red 4"), 0, PlayCard(1, 1, card("red 99"))).key == "ugo.not-in-hand"


def test_must_follow() -> None:
    state, _ = plays(table("red 3", "red 4, blue 8"), 0, "red 3")
    assert refusal(state, 1, PlayCard(1, 1, card("blue 8"))).key == "ugo.must-follow"


def test_stale_round() -> None:
    state = table("red 3", "red 4", number=2)
    assert refusal(state, 0, PlayCard(1, 1, card("red 3"))).key == "ugo.stale-round"
    assert refusal(state, 0, PlayCard(3, 1, card("red 3"))).key == "ugo.stale-round"
    assert refusal(won(), 1, PlaceLands(2, 1, ("red",), cards("red 6"))).key == "ugo.stale-round"


def test_stale_trick() -> None:
    state = table("red 3", "red 4", trick=5)
    assert refusal(state, 0, PlayCard(1, 4, card("red 3"))).key == "ugo.stale-trick"
    assert refusal(state, 0, PlayCard(1, 6, card("red 3"))).key == "ugo.stale-trick"
    assert refusal(won(), 1, PlaceLands(1, 2, ("red",), cards("red 6"))).key == "ugo.stale-trick"


def test_not_placing() -> None:
    assert refusal(table("red 3", "red 4"), 0, PlaceLands(1, 1, (), ())).key == "ugo.not-placing"


def test_placing_first() -> None:
    for trick in (1, 2):
        assert refusal(won(), 1, PlayCard(1, trick, card("grey 2"))).key == "ugo.placing-first"


@pytest.mark.parametrize("order", ["", "blue", "red red", "red blue"])
def test_bad_order(order: str) -> None:
    command = msgspec.convert(
        {"kind": "place-lands", "round": 1, "trick": 1, "order": order.split(), "tops": [card("red 6")]}, PlaceLands
    )
    assert refusal(won(), 1, command).key == "ugo.bad-order"


@pytest.mark.parametrize("tops", ["", "red 5", "blue 6", "red 6, red 3", "red 6, red 6"])
def test_bad_tops(tops: str) -> None:
    assert refusal(won(), 1, PlaceLands(1, 1, ("red",), cards(tops))).key == "ugo.bad-tops"


def test_late() -> None:
    state = table("red 3", "red 6", turn_seconds=10, until=10_000)
    command = PlayCard(1, 1, card("red 3"))
    assert refusal(state, 0, command, at=10_000).key == "ugo.late"
    state, _ = done(state, 0, command, at=9_999)
    assert refusal(state, 1, PlayCard(1, 1, card("red 6")), at=19_999).key == "ugo.late"
    state, _ = done(state, 1, PlayCard(1, 1, card("red 6")), at=19_998)
    placing = PlaceLands(1, 1, ("red",), cards("red 6"))
    assert refusal(state, 1, placing, at=29_998).key == "ugo.late"
    assert done(state, 1, placing, at=29_997)


@pytest.mark.parametrize("command", [PlayCard(4, 10, card("red 3")), PlaceLands(4, 10, ("red",), ()), Resign()])
def test_over(command: Command) -> None:
    assert refusal(over(), 0, command).key == "ugo.over"


def test_already_resigned() -> None:
    state, events = done(table("red 3", "red 6"), 1, Resign())
    assert refusal(state, 1, Resign()).key == "ugo.already-resigned"
    assert fold(table("red 3", "red 6"), events) == state


@pytest.mark.parametrize("seconds", [-10, 1, 9, 301])
def test_bad_turn_seconds(seconds: int) -> None:
    with pytest.raises(Refused) as caught:
        UGO.new(Options(turn_seconds=seconds), 2)
    assert (caught.value.key, caught.value.details) == ("ugo.bad-turn-seconds", {"fewest": 10, "most": 300})


@pytest.mark.parametrize("dealer", [-1, 3])
def test_bad_dealer(dealer: int) -> None:
    with pytest.raises(Refused) as caught:
        UGO.new(Options(dealer=dealer), 3)
    assert caught.value.key == "ugo.bad-dealer"


@pytest.mark.parametrize(
    "body",
    [
        b'{"kind":"play-card","round":1,"trick":1,"card":{"suit":"pink","value":3}}',
        b'{"kind":"play-card","round":1,"trick":1,"card":{"suit":"red","value":3,"and":0}}',
        b'{"kind":"play-card","round":1,"trick":1,"card":{"suit":"red","value":3},"seat":1}',
        b'{"kind":"place-lands","round":1,"trick":1,"order":[],"tops":[],"sections":[]}',
        b'{"kind":"resign","seat":1}',
        b'{"kind":"cheat"}',
    ],
)
def test_a_command_with_foreign_fields_or_words_is_not_even_read(body: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=UGO.command_type)
