"""Vitest inside pytest: each of its tests is an item, and a file that does not load is a failed one."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from clientbuild import WEB, installed, node


def pytest_collect_file(parent: pytest.Collector, file_path: Path) -> pytest.File | None:
    return VitestFile.from_parent(parent, path=file_path) if file_path.name == "vitest.run" else None


class VitestFile(pytest.File):
    def collect(self) -> Iterator[pytest.Item]:
        outcome, report = _run()
        failed = False
        for file in sorted(report["testResults"], key=lambda one: str(one["name"])):
            name = Path(file["name"]).name
            for test in file["assertionResults"]:
                failed |= test["status"] == "failed"
                yield _item(self, f"{name}::{test['fullName']}", test["status"], "\n".join(test["failureMessages"]))
            if file["status"] == "failed" and not any(one["status"] == "failed" for one in file["assertionResults"]):
                failed = True
                yield _item(self, f"{name}::load", "failed", file.get("message") or "the file did not load")
        if outcome.returncode and not failed:
            yield _item(self, "end", "failed", f"Vitest ended with {outcome.returncode}:\n{outcome.stderr}")


def _run() -> tuple[subprocess.CompletedProcess[str], Any]:
    vitest = installed() / "vitest" / "vitest.mjs"
    with tempfile.TemporaryDirectory() as room:
        report = Path(room) / "vitest.json"
        words = [str(node()), str(vitest), "run", "--reporter=json", f"--outputFile={report}"]
        outcome = subprocess.run(words, cwd=WEB, capture_output=True, text=True)
        if not report.exists():
            raise pytest.UsageError(f"Vitest gave no result:\n{outcome.stdout}\n{outcome.stderr}")
        return outcome, json.loads(report.read_text(encoding="utf-8"))


def _item(parent: pytest.Collector, name: str, status: str, text: str) -> pytest.Item:
    return VitestItem.from_parent(parent, name=name, status=status, text=text)


class VitestItem(pytest.Item):
    def __init__(self, *, status: str, text: str, **rest: Any) -> None:
        super().__init__(**rest)
        self._status = status
        self._text = text

    def runtest(self) -> None:
        if self._status != "passed":
            pytest.fail(self._text or self._status, pytrace=False)
