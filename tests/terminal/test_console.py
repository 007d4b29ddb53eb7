"""The real terminal: lines from a pipe or a keyboard, the end of them, and time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import TextIO

import pytest

from tafelrunde.terminal.console import Silence, Terminal

SOON = 60_000


@contextmanager
def piped() -> Iterator[tuple[Terminal, int, StringIO]]:
    """A terminal that reads from a pipe, and the end into which one writes."""
    reading, writing = os.pipe()
    shown = StringIO()
    with open(reading, encoding="utf-8") as given:
        try:
            yield Terminal(given, shown), writing, shown
        finally:
            os.close(writing)


def at_once(terminal: Terminal) -> int:
    return terminal.now_ms()


def test_lines_come_one_by_one_without_their_ends() -> None:
    with piped() as (terminal, writing, _):
        os.write(writing, "play červená 5\r\n\nlast".encode())
        assert terminal.read(terminal.now_ms() + SOON) == "play červená 5"
        assert terminal.read(terminal.now_ms() + SOON) == ""
        assert not terminal.interactive


def test_without_a_line_the_instant_comes() -> None:
    with piped() as (terminal, _, _):
        assert terminal.read(at_once(terminal)) is Silence.TIMEOUT
        terminal.pause(at_once(terminal))
        assert not terminal.has_nothing(0)


def test_a_line_without_an_end_counts_and_the_end_stays_the_end() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"one\ntwo")
    os.close(writing)
    with open(reading, encoding="utf-8") as given:
        terminal = Terminal(given, StringIO())
        assert not terminal.has_nothing(SOON)
        heard = [terminal.read(terminal.now_ms() + SOON) for _ in range(4)]
    assert heard == ["one", "two", Silence.END, Silence.END]


def test_an_empty_input_is_known_at_once() -> None:
    with open(os.devnull, encoding="utf-8") as given:
        terminal = Terminal(given, StringIO())
        assert terminal.has_nothing(SOON)
        assert terminal.read(None) is Silence.END


def test_bytes_that_are_no_text_do_no_harm() -> None:
    with piped() as (terminal, writing, _):
        os.write(writing, b"\xff\xfe\n")
        heard = terminal.read(terminal.now_ms() + SOON)
        assert isinstance(heard, str)


def test_what_is_said_is_a_line_and_nothing_is_hidden_in_a_pipe() -> None:
    with piped() as (terminal, _, shown):
        terminal.say("North: “Ubongo!”")
        assert not terminal.conceal()
        assert shown.getvalue() == "North: “Ubongo!”\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_at_a_keyboard_the_screen_can_be_cleared() -> None:
    keyboard, screen = os.openpty()
    with open(screen, encoding="utf-8") as given, _writing(screen) as shown:
        terminal = Terminal(given, shown)
        assert terminal.interactive
        os.write(keyboard, b"hand\n")
        assert terminal.read(terminal.now_ms() + SOON) == "hand"
        assert terminal.conceal()
        os.write(keyboard, b"\x04")
        assert terminal.read(terminal.now_ms() + SOON) is Silence.END
    os.close(keyboard)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_on_a_screen_no_word_is_broken_and_in_a_pipe_no_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    text = "You may move up to three fields.\nRow a1 b1"
    keyboard, screen = os.openpty()
    with open(screen, encoding="utf-8") as given, _writing(screen) as shown:
        Terminal(given, shown).say(text)
        seen = os.read(keyboard, 1000).decode().replace("\r\n", "\n")
    os.close(keyboard)
    assert seen == "You may move up to\nthree fields.\nRow a1 b1\n"
    with piped() as (terminal, _, piped_out):
        terminal.say(text)
        assert piped_out.getvalue() == f"{text}\n"


def _writing(descriptor: int) -> TextIO:
    return open(os.dup(descriptor), "w", encoding="utf-8")
