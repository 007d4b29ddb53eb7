"""Every event of every game as sentences: for those who play, for those who watch, for replay."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from tafelrunde.core.game import Seat
from tafelrunde.core.playout import playout
from tafelrunde.core.secrecy import PerSeat, Sealed, redact
from tafelrunde.games import BOTS, CATALOGUE
from tafelrunde.games.ubongo.classic import model as classic
from tafelrunde.games.ubongo.diamonds import model as hunt
from tafelrunde.games.ubongo.race import model as race
from tafelrunde.games.ubongo.solo import model as solo
from tafelrunde.games.ugo import events as ugo
from tafelrunde.games.ugo.model import Card, SectionScore
from tafelrunde.i18n.catalogue import Catalogue
from tafelrunde.polyomino.fit import Placement
from tafelrunde.terminal.narrator import told

NAMES = ("North", "East", "South", "West")


def said(event: Any) -> list[str]:
    return told(event, NAMES, Catalogue("en"))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("ugo", 2, {"turn_seconds": 10}),
        ("ugo", 4, {}),
        ("ubongo-classic", 4, {"grace_seconds": 3}),
        ("ubongo-diamonds", 3, {}),
        ("ubongo-diamonds", 4, {"no_luck": True}),
        ("ubongo-diamonds", 1, {}),
    ],
)
@pytest.mark.parametrize("seat", [0, None, "everything"])
def test_whole_games_are_told_to_players_watchers_and_those_who_replay(
    name: str, seats: int, options: dict[str, Any], seat: Seat | str | None
) -> None:
    game = CATALOGUE[name]
    played = playout(game, game.options_type(**options), seats, BOTS[name], "told")
    for line in played.lines:
        event = line.event if isinstance(seat, str) else redact(line.event, seat)
        sentences = said(event)
        assert sentences
        for sentence in sentences:
            assert sentence.strip() == sentence
            assert "{" not in sentence


def test_a_hand_is_told_only_to_whoever_may_see_it() -> None:
    dealt = ugo.Dealt(1, 2, 0, 36, PerSeat(((Card("red", 7), Card("blue", 0)), (Card("grey", 3),))))
    assert said(redact(dealt, 0))[1:] == ["North holds red 7, blue 0."]
    assert said(redact(dealt, None))[1:] == []
    assert len(said(dealt)) == 3


def test_ug23_who_gets_fewer_farmers_than_due_is_told_so() -> None:
    won = ugo.TrickWon(1, 3, 0, Card("red", 7), due=(1, 2), gained=(1, 1), farmers=(4, 5), supply=0)
    assert said(won) == [
        "North wins trick 3 with red 7.",
        "North gains 1 farmer and now has 4.",
        "East is due 2 farmers, but gets only 1 and now has 5.",
    ]


def test_ug23_the_winner_is_told_first_who_takes_first() -> None:
    won = ugo.TrickWon(1, 4, 1, Card("red", 7), due=(2, 1), gained=(1, 1), farmers=(3, 5), supply=0)
    told_farmers = said(won)[1:]
    assert told_farmers[0] == "East gains 1 farmer and now has 5."
    assert told_farmers[1].startswith("North is due 2 farmers")


def test_ug19_points_below_zero_have_a_real_minus_and_a_reason() -> None:
    rows = (
        SectionScore("A", "red", 6, 0, 6),
        SectionScore("B", None, None, 0, 0),
        SectionScore("C", "blue", 5, 2, -10),
    )
    assert said(ugo.RoundScored(2, (-4,), (-1,), (rows,)))[1] == (
        "North: A red 6 brings 6; C blue 5, 2 farmers missing, brings −10. This round −4, in all −1."
    )
    nothing = (SectionScore("A", None, None, 0, 0),)
    assert said(ugo.RoundScored(2, (0,), (3,), (nothing,)))[1] == "North: nothing scored. This round 0, in all 3."


def test_cards_that_the_table_plays_say_so() -> None:
    assert said(ugo.CardPlayed(1, 1, 1, Card("red", 0), auto=True)) == ["The table plays for East: red 0."]
    assert said(ugo.Resigned(2)) == ["South has left the table for good."]


def test_shared_places_are_told_in_the_order_of_the_places() -> None:
    assert said(ugo.GameEnded((3, 9, 9), (3, 1, 1))) == [
        "The game is over, and the winners are East and South!",
        "Place 1: East, points: 9.",
        "Place 1: South, points: 9.",
        "Place 3: North, points: 3.",
    ]


def test_uc22_a_take_from_an_empty_row_is_told_as_one() -> None:
    assert said(classic.Taken(1, 0, 4, ())) == ["North finds field 5 empty and goes away empty-handed."]
    assert said(classic.Taken(1, 0, 4, ("red",))) == ["North takes from field 5: red."]


def test_fields_are_counted_from_one() -> None:
    assert said(classic.FigurePlaced(0, 0)) == ["North sets the figure on field 1."]
    assert said(classic.FigureMoved(1, 0, 0, 3)) == ["North moves from field 1 to field 4."]
    assert said(classic.TakeAsked(1, 0, 5, 10, 20)) == ["North reaches for the gems of field 6."]


def test_events_that_only_a_table_on_a_network_knows_are_told_too() -> None:
    assert said(race.Resigned(1)) == ["East has left the table for good."]
    assert said(race.Revealed(1, 5_000, "mask", (None,), None))[0].startswith("The boards lie open. There is no")
    assert said(race.Revealed(1, 5_000, "mask", (None,), 95_000)) == ["The boards lie open. Time: 1 minute 30 seconds."]


def test_a_reshuffle_is_told_before_the_boards() -> None:
    dealt = race.BoardsDealt(11, 1, (0, 1), Sealed((1, 2)), 99, reshuffled=True)
    assert said(dealt)[0] == "All boards had been used, so they were shuffled again."
    assert len(said(dealt)) == 2


def test_ud14_the_end_of_a_shootout_names_its_winner_first() -> None:
    ended = hunt.GameEnded((2, 1, 3), ((20, 0), (20, 1), (7, 0)))
    assert said(ended)[:2] == ["The shoot-out was won by East.", "The game is over, and the winner is East!"]
    assert said(hunt.Proposed(10, 0, "new-cards")) == ["North proposes new boards for the shoot-out."]
    assert said(hunt.Agreed(10, 1)) == ["East agrees."]
    assert said(hunt.TrackCorrected(9, 0, 0, ("sapphire", "amber"))) == [
        "Nobody has won this, and it goes into the bag: 1 sapphire, 1 amber.",
        "The track is empty.",
    ]


def test_a_hint_is_told_only_to_whoever_asked() -> None:
    hint = solo.HintGiven(1, Sealed(race.Laid(Placement("I2", 0, False, 1, 2), ((1, 2), (2, 2))), to=(0,)))
    assert said(redact(hint, 0)) == ["A hint: I2 may lie on b3 c3."]
    assert said(redact(hint, None)) == ["The player has asked for a hint."]


def test_how_a_run_ends() -> None:
    assert said(solo.RunEnded(0, 0, 0, True)) == ["The run is over, and no task is solved."]
    assert said(solo.RunEnded(1, 61_000, 0, True)) == [
        "The run is over: 1 task solved. Time of the last solution: 1 minute 1.0 seconds."
    ]
    assert said(solo.RunEnded(3, 61_000, 0, False)) == ["The run was broken off: 3 tasks solved."]
    assert said(solo.RunEnded(3, 60_000, 2, True))[1] == "You had hints, so this result counts for no record."


def test_every_kind_of_event_has_a_teller() -> None:
    from tafelrunde.terminal.narrator import _TELLERS

    for game in CATALOGUE.values():
        for kind in get_args(game.event_type):
            assert str(kind.__struct_config__.tag).partition(".")[0] in _TELLERS
