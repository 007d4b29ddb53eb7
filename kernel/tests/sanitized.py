"""Builds the kernel with sanitizers for memory and undefined behaviour, then runs its tests and the fuzzer on that.

python kernel/tests/sanitized.py [SECONDS]     how long to fuzz; default 20
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

KERNEL = Path(__file__).resolve().parent.parent
ROOT = KERNEL.parent


def library(compiler: str, name: str) -> str:
    asked = [compiler, f"-print-file-name={name}"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def main() -> int:
    seconds = sys.argv[1] if len(sys.argv) > 1 else "20"
    compiler = os.environ.get("CXX", "g++")
    if not shutil.which(compiler):
        print(f"no {compiler}: the kernel cannot be built with sanitizers", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as built:
        settings = ("cmake.define.TAFELRUNDE_SANITIZE=ON", "cmake.build-type=None", "install.strip=false")
        words = [word for setting in settings for word in ("-C", setting)]
        uv = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
        install = [uv, "pip", "install", "--quiet", "--no-deps", "--target", built, "--python", sys.executable, *words]
        subprocess.run([*install, str(KERNEL)], check=True)
        environment = {
            **os.environ,
            "LD_PRELOAD": " ".join(library(compiler, name) for name in ("libasan.so", "libstdc++.so")),
            "ASAN_OPTIONS": "detect_leaks=0",  # the interpreter keeps much to its end
            "UBSAN_OPTIONS": "print_stacktrace=1",
            "PYTHONMALLOC": "malloc",
            "PYTHONPATH": os.pathsep.join([built, str(ROOT / "src"), str(ROOT / "tests")]),
        }
        where = subprocess.run(
            [sys.executable, "-c", "import tafelrunde_kernel as k; print(k.__file__)"],
            check=True, capture_output=True, text=True, env=environment,
        ).stdout  # fmt: skip
        assert where.startswith(built), where
        tests = [
            "kernel/tests",
            "tests/polyomino/test_kernel.py",
            "tests/games/ugo/test_sampling.py",
            "-m",
            "not slow",
            "-p",
            "no:cacheprovider",
        ]
        for words in (["-m", "pytest", "-q", *tests], ["kernel/tests/fuzz.py", "--seconds", seconds]):
            if status := subprocess.run([sys.executable, *words], cwd=ROOT, env=environment).returncode:
                return status
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
