"""Where the kernel is not built there is nothing to test."""

from __future__ import annotations

from importlib.util import find_spec

MISSING = find_spec("tafelrunde_kernel") is None
collect_ignore_glob = ["test_*.py"] if MISSING else []


def pytest_report_header() -> str | None:
    return "the kernel is not built, so it is not tested: `make kernel` needs a compiler" if MISSING else None
