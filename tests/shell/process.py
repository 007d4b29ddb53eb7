"""The server as a process of its own, which can be killed like any other; run as a script it is that process."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Any

sys.path.insert(0, str(Path(__file__).parents[1]))  # as a script it stands in its own directory

from shell.clock import FastClock, SkippingClock, Skips
from tafelrunde.cli import serve
from tafelrunde.core.replay import Catalogue
from tafelrunde.games import CATALOGUE, TEMPLATE
from tafelrunde.platform.clock import SystemClock
from tafelrunde.platform.deciding import Batch
from tafelrunde.platform.letters import Do
from tafelrunde.platform.ports import Clock
from tafelrunde.platform.table import Table
from tafelrunde.storage.log import SqliteStore


class ServerProcess:
    """A server on a data directory: the first start finds a free port, and every later one takes the same."""

    def __init__(self, data: Path, games: str = "all", *words: str) -> None:
        self.data = data
        self.games = games
        self.words = words
        self.port = 0
        self.operator_port = 0
        self.complaints: IO[bytes] | None = None  # where to, if not to our own
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Returns once it says where it listens."""
        command = [sys.executable, __file__, self.games, "--port", str(self.port), "--data", str(self.data)]
        command += self.words
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.complaints, text=True)
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, said
        self.port = int(found[1])
        while "--operator-port" in self.words and "operator" not in said:
            said = self._process.stdout.readline()
        if found := re.search(r"operator's page is at http://127\.0\.0\.1:(\d+)/", said):
            self.operator_port = int(found[1])

    def kill(self) -> None:
        """SIGKILL: nothing can be put in order before the end."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM; the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        with self._process as process:
            process.send_signal(number)
            process.communicate()  # whoever hangs up while it still says where it listens breaks its pipe
        self._process = None
        return process.returncode

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    @contextlib.contextmanager
    def running(self) -> Iterator[ServerProcess]:
        """For one that was started elsewhere: it is gone when the block ends."""
        try:
            yield self
        finally:
            self.__exit__(None, None, None)

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None:
            self.kill()


def main() -> int:
    """What `tafelrunde serve` does, with the template game where no real one is wanted, and time that runs faster."""
    ours = argparse.ArgumentParser()
    ours.add_argument("games", choices=("all", "null"))
    ours.add_argument("--pace", type=int)
    ours.add_argument("--skips", type=Path)
    ours.add_argument("--wrong", type=int, default=0)
    ours.add_argument("--slower", type=int, default=1)
    ours.add_argument("--forgetful", action="store_true")
    ours.add_argument("--brittle", action="store_true")
    how, words = ours.parse_known_args()
    catalogue: Catalogue = CATALOGUE if how.games == "all" else {TEMPLATE.name: TEMPLATE}
    if how.forgetful:
        become_forgetful()
    if how.brittle:
        become_brittle()
    parser = argparse.ArgumentParser()
    serve.add_parser(parser.add_subparsers())
    clock = clock_for(how.pace, how.skips, how.slower, how.wrong)
    return serve.serve(parser.parse_args(["serve", *words]), catalogue, clock, how.pace or 1)


def clock_for(pace: int | None, skips: Path | None, slower: int, wrong_ms: int) -> Clock:
    """The clock that was wished for, or the real one."""
    if skips is not None:
        return SkippingClock(Skips(skips), slower)
    return FastClock(pace, wrong_ms) if pace else SystemClock()


def become_forgetful() -> None:
    """A planted fault: the log says that it has stored what it will store in a moment."""
    stored = SqliteStore.append
    later: set[asyncio.Future[None]] = set()

    async def append(store: SqliteStore, table_id: str, expected_seq: int, *rest: Any) -> None:
        async def soon() -> None:
            await asyncio.gather(*before, return_exceptions=True)
            await asyncio.sleep(0.05)
            await stored(store, table_id, expected_seq, *rest)

        before = list(later)
        task = asyncio.ensure_future(soon())
        later.add(task)
        task.add_done_callback(later.discard)

    SqliteStore.append = append  # type: ignore[method-assign, assignment]


def become_brittle() -> None:
    """A planted fault: a table cannot take a command with a large number in it."""
    decided = Table._decided

    def brittle(table: Table, letter: Do) -> Batch:
        assert b"9007199254740993" not in letter.body
        return decided(table, letter)

    Table._decided = brittle  # type: ignore[method-assign, assignment]


if __name__ == "__main__":
    raise SystemExit(main())
