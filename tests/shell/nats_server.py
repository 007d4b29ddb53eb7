"""A real NATS server for tests, from the package that carries its program, or from TAFELRUNDE_TEST_NATS."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PROGRAM = Path(sys.executable).with_name("nats-server")


class NatsServer:
    """On a port of its own, which it keeps when it is stopped and started again."""

    def __init__(self) -> None:
        self.port = -1
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self, *words: str) -> None:
        """Returns once it says that it is ready."""
        command = [str(PROGRAM), "--addr", "127.0.0.1", "--port", str(self.port), *words]
        self._process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self._process.stderr is not None
        said = []
        for line in self._process.stderr:
            said.append(line)
            if found := re.search(r"Listening for client connections on \S+?:(\d+)$", line.rstrip()):
                self.port = int(found[1])
            if "Server is ready" in line:
                return
        raise AssertionError("".join(said))

    def stop(self) -> None:
        """Gone at once, with everything that was under way."""
        if self._process is not None:
            with self._process as process:
                process.kill()
            self._process = None


@contextlib.contextmanager
def nats_address() -> Iterator[str]:
    """Where a NATS server listens: the one that is named in the environment, or one of our own."""
    if given := os.environ.get("TAFELRUNDE_TEST_NATS"):
        yield given
        return
    server = NatsServer()
    server.start()
    try:
        yield server.address
    finally:
        server.stop()
