"""What a word on the command line must be, checked while it is read. Must import nothing that is slow."""

from __future__ import annotations

import argparse

OPTIONS = """options of the tables, for --option KEY=VALUE (seats count from 0):
  ugo              turn_seconds=60  dealer=0
  ubongo-classic   side=hard  sides=easy,hard,easy  seconds=90  grace_seconds=3  all_boards=true  expansion=true
                   starter=0  deck=starter
  ubongo-diamonds  side=hard  seconds=90  no_luck=true  deck=starter
                   and alone  solo_mode=tasks  solo_length=10

who sits in for people, for --bots:
  ugo              beginner  player  expert  random
  ubongo-*         calm  quick  sharp  random
"""


def at_least_one(text: str) -> int:
    """A number of things to make or play, or of one of them."""
    if (number := _whole(text)) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def port(text: str) -> int:
    """Where to listen; 0 is any free one."""
    number = _whole(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
