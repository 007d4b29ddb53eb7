"""UGO! by typed lines: each command, each slip of the finger."""

from __future__ import annotations

import pytest

from tafelrunde.games.ugo.model import Card, View
from terminal.person import IDLE, ugo_person
from terminal.table import Evening, Person, evening


def typing(*lines: str, **table: object) -> Evening:
    """Typed at the first person's first turn to play a card: two cards lie there, three of ten may be played."""
    table = {"seed": "b", **table}
    return _typed_when(lambda view: view.open.turn == 0 and view.open.placing is None, lines, **table)


def _typed_when(ready: object, lines: tuple[str, ...], **table: object) -> Evening:
    left, others = iter(lines), ugo_person("until then")
    assert callable(ready)
    started: list[bool] = []

    def typed(here: Evening) -> str | int | None:
        if not started and not ready(here.desk.view(0)):
            return others(here)
        started.append(True)
        return next(left, None)

    here = evening("ugo", typed, **table)  # type: ignore[arg-type] # the table's own keywords
    here.play()
    return here


def placing(*lines: str) -> Evening:
    """The lines are typed once the first person has a trick to place."""
    return _typed_when(lambda view: view.open.placing is not None and view.open.placing.seat == 0, lines, seed="place")


def hand_of(here: Evening) -> tuple[Card, ...]:
    view = here.desk.view(0)
    assert isinstance(view, View)
    assert view.hand is not None
    return view.hand


def test_the_situation_says_the_trick_and_what_may_be_played() -> None:
    here = typing("hand")
    asked = [line for line in here.console.said if line.startswith("North, your turn.")]
    assert asked
    assert "On the table: " in asked[0]


def test_hand_reads_the_cards_with_their_numbers() -> None:
    here = typing("hand")
    first = hand_of(here)[0]
    assert here.said_after("hand") == [
        "Your hand: " + ", ".join(f"{n}: {card.suit} {card.value}" for n, card in enumerate(hand_of(here), 1)) + "."
    ]
    assert f"1: {first.suit} {first.value}" in here.said_after("hand")[0]


def _legal_card(here: Evening) -> Card:
    card = here.desk.legal(0)[0].card
    assert isinstance(card, Card)
    return card


@pytest.mark.parametrize(
    "form",
    [
        "play {suit} {value}",
        "play {value} {suit}",
        "p {suit}{value}",
        "PLAY {value}{suit}",
        "play {land} {value}",
        "play {number}",
        "{suit} {value}",
        "{value} {suit}",
        "{number}",
    ],
)
def test_a_card_can_be_named_in_many_ways(form: str) -> None:
    lands = {"green": "meadow", "grey": "mountain", "yellow": "field", "blue": "lake", "red": "hill"}
    before = typing()
    card = _legal_card(before)
    number = hand_of(before).index(card) + 1
    line = form.format(suit=card.suit, value=card.value, land=lands[card.suit], number=number)
    here = typing(line)
    assert here.said_after(line)[0] == f"North plays {card.suit} {card.value}."
    assert card not in hand_of(here)


BAD = [
    ("play", "Which card?"),
    ("play blue 9", "There is no card “blue 9”."),
    ("play purple 3", "There is no card “purple 3”."),
    ("play 0", "Your cards have the numbers 1 to 10."),
    ("play 11", "Your cards have the numbers 1 to 10."),
    ("play blue red 3", "There is no card"),
    ("play 3 4 blue", "Which card?"),
    ("play " + "9" * 5000, "Your cards have the numbers"),
    ("play blue " + "9" * 5000, "There is no card"),
    ("place 1", "There is nothing to place now."),
    ("plaice 1", "I do not know the command “plaice”."),
    ("take 3", "I do not know the command “take”."),
    ("!!!", "I do not know the command “!!!”."),
    ("q", "I do not know the command “q”."),
    ("pl", "“pl” could mean several commands: play, place, players."),
    ("2: hand", "There is no player 2 at this keyboard."),
    ("help nonsense", "I do not know the command “nonsense”."),
    ("rules 99", "There is no rule “99”."),
    ("rules UX-3", "There is no rule “UX-3”."),
    ("wait soon", "Give a number of seconds"),
    ("wait 0", "Give a number of seconds"),
]


@pytest.mark.parametrize(("line", "answer"), BAD)
def test_a_bad_line_is_answered_and_changes_nothing(line: str, answer: str) -> None:
    here = typing(line)
    assert here.said_after(line)[0].startswith(answer)
    assert here.desk.state == typing().desk.state


def test_a_card_that_is_not_held_is_refused_by_name() -> None:
    missing = next(card for card in (Card("red", value) for value in range(9)) if card not in hand_of(typing()))
    here = typing(f"play red {missing.value}")
    assert here.said_after(f"play red {missing.value}") == [
        f"You do not hold red {missing.value}. Choose a card from your hand."
    ]


def test_ug6_who_does_not_follow_is_told_which_suit() -> None:
    for seed in map(str, range(20)):
        before = typing(seed=seed)
        led = before.desk.view(0).open.played
        held = hand_of(before)
        others = [card for card in held if led and card.suit != led[0].suit]
        if others and len(others) < len(held):
            line = f"play {others[0].suit} {others[0].value}"
            here = typing(line, seed=seed)
            assert here.said_after(line) == [
                f"You still hold a card of the suit that was led, so you must play that suit: {led[0].suit}."
            ]
            return
    raise AssertionError("no seed leads to a hand that must follow")


def test_a_suit_alone_is_enough_for_its_only_card() -> None:
    for seed in map(str, range(40)):
        before = typing(seed=seed)
        legal = [command.card for command in before.desk.legal(0)]
        held = [card.suit for card in hand_of(before)]
        single = [card for card in legal if held.count(card.suit) == 1]
        if single:
            line = f"play {single[0].suit}"
            assert typing(line, seed=seed).said_after(line)[0] == f"North plays {single[0].suit} {single[0].value}."
            return
    raise AssertionError("no seed leads to a single card of a suit")


def test_a_suit_alone_with_several_cards_asks_which() -> None:
    held = hand_of(typing())
    suit = next(card.suit for card in held if sum(card.suit == other.suit for other in held) > 1)
    answer = typing(f"play {suit}").said_after(f"play {suit}")[0]
    assert answer.startswith(f"Which card of this suit ({suit})? You hold: {suit} ")


def test_a_beginning_of_two_suits_asks_which() -> None:
    for seed in map(str, range(60)):
        held = hand_of(typing(seed=seed))
        values = {card.value for card in held if card.suit == "green"} & {c.value for c in held if c.suit == "grey"}
        if values:
            line = f"play gre {min(values)}"
            here = typing(line, seed=seed)
            assert here.said_after(line) == [f"“gre {min(values)}” could mean several suits: green, grey."]
            return
    raise AssertionError("no seed leads to green and grey of one value")


def test_ug11_the_ways_to_place_are_read_with_numbers_and_the_first_is_preselected() -> None:
    here = placing("place", "place 1", "place 2", "kingdoms")
    asked = here.said_after("place")
    assert asked[0].startswith("North, you place the trick: ")
    assert asked[1].startswith("1: ")
    assert here.said_after("place 1")[0].startswith("North places the lands: ")
    assert here.said_after("place 2")[0].startswith("North places the lands: ")
    assert here.said_after("place 1")[0] != here.said_after("place 2")[0]
    assert any(line.startswith("You may still place the last trick anew") for line in here.said_after("place 1"))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("place 99", "The ways to place the trick have the numbers 1 to"),
        ("place nonsense", "I do not understand “nonsense” here."),
        ("place 3 4", "I do not understand “3 4” here."),
        ("place top red 8 top red 7 top red 6", "For each suit with several cards in this trick"),
        ("play 1", "First place the trick that you have won"),
    ],
)
def test_a_bad_placing_is_answered_and_changes_nothing(line: str, answer: str) -> None:
    here = placing(line)
    assert here.said_after(line)[0].startswith(answer)
    assert here.desk.state == placing().desk.state


def test_what_is_not_named_is_placed_as_preselected() -> None:
    assert placing("place top").desk.state == placing("place 1").desk.state


def test_table_kingdoms_and_players_say_what_lies_open() -> None:
    here = placing("place 1", "table", "kingdoms", "kingdoms all", "players")
    table, kingdoms, whole = (here.said_after(line) for line in ("table", "kingdoms", "kingdoms all"))
    assert table[0].startswith("Round 1 of 4, trick ")
    assert "Turn: North." in table
    assert table[-1].startswith("Farmers in the supply: ")
    assert [line.partition(":")[0] for line in kingdoms] == ["North", "East", "South"]
    assert "Farmers: C " in kingdoms[0]
    assert len(" ".join(whole)) >= len(" ".join(kingdoms))
    assert here.said_after("players")[0].startswith("North: points before this round 0, ")


def test_help_names_every_command_once_and_explains_one() -> None:
    here = typing("help", "help place", "help rules")
    said = here.said_after("help")
    assert len(said) == 11
    assert said[0].startswith("play blue 5, or just blue 5:")
    assert here.said_after("help place")[2].startswith("UG-10  Lands are sorted by suit")
    assert len(here.said_after("help rules")) == 1


def test_rules_reads_the_list_a_chapter_and_a_clause() -> None:
    here = typing("rules", "rules 3", "rules ug-8", "rules UG 8")
    assert here.said_after("rules")[0] == "The rules of UGO!:"
    assert here.said_after("rules 3")[0] == "A trick"
    assert here.said_after("rules ug-8")[0].startswith("UG-8  If several cards share the highest value")
    assert here.said_after("rules UG 8") == here.said_after("rules ug-8")


def test_an_empty_line_repeats_what_is_asked() -> None:
    here = typing("")
    place = here.console.said.index("> ")
    assert here.console.said[place + 1].startswith("North, your turn.")


def test_out_of_turn_an_empty_line_says_for_whom_we_wait() -> None:
    said = evening("ugo", ["", "play 1"], seed="b")
    said.play()
    assert said.desk.view(0).open.turn != 0
    assert said.said_after("")[0].startswith("Nothing is asked of you now. We are waiting for: ")
    assert said.said_after("play 1") == ["It is not your turn yet. Wait for the others."]


def test_quit_leaves() -> None:
    here = typing("quit", "hand")
    assert here.console.typed[-1] == "quit"


def test_ug22_the_turn_clock_is_spoken_of_and_then_the_table_plays() -> None:
    idle: Person = lambda here: IDLE if not here.desk.view(0).open.points else None  # noqa: E731
    here = evening("ugo", idle, options={"turn_seconds": 20})
    here.play()
    said = here.console.said
    start = next(place for place, line in enumerate(said) if line.startswith(("North, your turn", "North, you lead")))
    told = [line for line in said[start:] if line.startswith(("Time", "The table plays for North"))]
    assert told[:3] == ["Time left: 10 seconds.", "Time left: 5 seconds.", "Time is up!"]
    assert told[3].startswith("The table plays for North: ")


def test_time_says_how_much_is_left() -> None:
    assert typing("time").said_after("time") == ["No time is running."]
    here = typing("time", options={"turn_seconds": 60})
    assert here.said_after("time")[0].startswith("Time left: ")
