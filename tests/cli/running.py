"""Runs the command line as a user does: a process of its own, its streams apart."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from msgspec import Struct


class Ran(Struct, frozen=True):
    """What a command left behind."""

    status: int
    out: str
    err: str

    def result(self) -> Any:
        """With --json: the last line of standard output."""
        return json.loads(self.out.splitlines()[-1])


def tafelrunde(*words: str, given: str = "", language: str = "C.UTF-8") -> Ran:
    """Run one command to its end."""
    environment = {**os.environ, "LC_ALL": language, "PYTHONWARNINGS": "error"}
    done = subprocess.run(
        [sys.executable, "-m", "tafelrunde", *words],
        input=given,
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        timeout=120,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
