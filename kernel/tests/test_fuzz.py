"""A few calls of the fuzzer, so that it can be relied on; `make test-kernel` has it run for long, with sanitizers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FUZZ = Path(__file__).with_name("fuzz.py")


def test_whatever_comes_is_answered_or_refused_as_promised() -> None:
    done = subprocess.run([sys.executable, str(FUZZ), "--calls", "3000"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "3000 calls, all answered as promised\n"
