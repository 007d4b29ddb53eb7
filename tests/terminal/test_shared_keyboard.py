"""Several people at one keyboard with secret hands: nobody reads what is another's."""

from __future__ import annotations

from terminal.person import ugo_person
from terminal.table import Evening, evening


def shared(*lines: str) -> Evening:
    here = evening("ugo", lines, seats=2, people=2)
    here.play()
    return here


def test_hands_are_read_only_to_whoever_has_pressed_enter() -> None:
    here = evening("ugo", ugo_person("both", (0, 1)), seats=2, people=2)
    here.play()
    holder = ""
    for place, line in enumerate(here.console.said):
        if line.startswith("Now the keyboard goes to "):
            holder = ""
            assert here.console.said[place + 1] == "> "
            name = line.removeprefix("Now the keyboard goes to ").partition(".")[0]
        elif line == "> ":
            holder = name
        elif line.startswith(("Your hand", "You must follow")):
            assert holder
        elif ", your turn" in line or ", you lead" in line or ", you place" in line:
            assert line.startswith(holder)
    assert here.console.concealed > 20
    assert not [line for line in here.console.said if " holds " in line]


def test_before_enter_nothing_of_a_hand_can_be_asked() -> None:
    here = shared("hand", "play 1", "table", "help", "")
    assert here.said_after("hand")[0].startswith("Now the keyboard goes to ")
    assert here.said_after("play 1")[0].startswith("Now the keyboard goes to ")
    assert here.said_after("table")[0].startswith("Now the keyboard goes to ")
    assert here.said_after("help")[0].startswith("play blue 5")
    assert here.said_after("")[-1].startswith("Your hand: ")


def test_what_was_told_meanwhile_is_told_again_after_the_screen_was_cleared() -> None:
    here = shared("", "play 1", "")
    first = next(line for line in here.console.said if " plays " in line)
    assert here.console.said.count(first) == 2
