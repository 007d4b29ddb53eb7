"""Lines in, lines out, and the time: what play in a terminal needs of the world. Must not know any game."""

from __future__ import annotations

import os
import queue
import shutil
import textwrap
import threading
import time
from contextlib import suppress
from enum import Enum
from typing import Protocol, TextIO, TypeAlias

from tafelrunde.core.game import Millis

_SLICE_S = 1.0  # a wait in one piece could not be interrupted from the keyboard everywhere
_CLEARED = "\x1b[H\x1b[2J\x1b[3J"


class Silence(Enum):
    """Why no line came."""

    TIMEOUT = "the instant came first"
    END = "no line will ever come again"


Heard: TypeAlias = str | Silence


class Console(Protocol):
    """Where a person types and reads; an instant is in milliseconds and never runs back."""

    @property
    def interactive(self) -> bool:
        """Whether a person types: lines from a file or a pipe wait until they are of use."""
        ...

    def now_ms(self) -> Millis: ...

    def read(self, until: Millis | None) -> Heard:
        """The next line, or silence when the instant or the end of all input comes first."""
        ...

    def pause(self, until: Millis) -> None:
        """Let the time go by, and leave what is typed for later."""
        ...

    def say(self, line: str) -> None: ...

    def conceal(self) -> bool:
        """Take out of sight what was said so far; whether that could be done."""
        ...


class Terminal:
    """The real one: a thread waits for lines, so that the sand can run meanwhile."""

    def __init__(self, given: TextIO, shown: TextIO) -> None:
        self.interactive = given.isatty()
        self._shown = shown
        self._on_a_screen = shown.isatty()
        self._hides = self.interactive and self._on_a_screen
        self._lines: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self._next: Heard | None = None
        # A file of its own: at exit nobody waits for a lock that the thread holds while it reads, and when `given` is
        # closed the thread does not read on from whatever gets its number next.
        own = open(os.dup(given.fileno()), encoding=given.encoding, errors="replace")  # noqa: SIM115
        threading.Thread(target=self._listen, args=(own,), name="stdin", daemon=True).start()

    def _listen(self, given: TextIO) -> None:
        with given, suppress(OSError):  # an error: the terminal has gone away
            for line in given:
                self._lines.put(line.rstrip("\r\n"))
        self._lines.put(Silence.END)

    def now_ms(self) -> Millis:
        return int(time.monotonic() * 1000)

    def read(self, until: Millis | None) -> Heard:
        if self._next is None:
            self._next = self._wait(until)
        heard = Silence.TIMEOUT if self._next is None else self._next
        if heard is not Silence.END:
            self._next = None
        return heard

    def _wait(self, until: Millis | None) -> Heard | None:
        while True:
            left = _SLICE_S if until is None else min(_SLICE_S, (until - self.now_ms()) / 1000)
            try:
                return self._lines.get(timeout=max(0.0, left))
            except queue.Empty:
                if until is not None and self.now_ms() >= until:
                    return None

    def pause(self, until: Millis) -> None:
        while (left := until - self.now_ms()) > 0:
            time.sleep(min(_SLICE_S, left / 1000))

    def has_nothing(self, patience_ms: Millis) -> bool:
        """Whether the input is at its end before anything came."""
        if self._next is None:
            self._next = self._wait(self.now_ms() + patience_ms)
        return self._next is Silence.END

    def say(self, line: str) -> None:
        print(self._fitting(line), file=self._shown, flush=True)

    def _fitting(self, text: str) -> str:
        """On a screen a long line is broken between words, never within one."""
        if not self._on_a_screen:
            return text
        width = shutil.get_terminal_size().columns
        return "\n".join(
            textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False) for line in text.split("\n")
        )

    def conceal(self) -> bool:
        if self._hides:
            print(end=_CLEARED, file=self._shown, flush=True)
        return self._hides
