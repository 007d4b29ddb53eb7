"""The best result of each kind that one person has reached alone, in one small file. Must not know what is played."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = "solo-records.json"
FORMAT = 1


class BadRecords(Exception):  # noqa: N818 - a finding about somebody's file
    """The file cannot be read or written: where it is, and why."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    best: dict[str, tuple[int, ...]]
    format: int = FORMAT


class SoloRecords:
    """Scores by kind; they are compared number by number, and more is better."""

    def __init__(self, directory: Path) -> None:
        self._path = directory / FILE

    def best(self, kind: str) -> tuple[int, ...] | None:
        """The record of this kind, if there is one."""
        return self._read().get(kind)

    def note(self, kind: str, score: tuple[int, ...]) -> tuple[int, ...] | None:
        """Keep the score if it beats the record; the record that stood before is the answer."""
        records = self._read()
        before = records.get(kind)
        if before is None or score > before:
            self._write({**records, kind: score})
        return before

    def _read(self) -> dict[str, tuple[int, ...]]:
        try:
            data = self._path.read_bytes()
        except FileNotFoundError:
            return {}
        except OSError as fault:
            raise BadRecords(self._path, fault.strerror or str(fault)) from None
        try:
            found = msgspec.json.decode(data, type=_File)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
            raise BadRecords(self._path, str(fault)) from None
        if found.format != FORMAT:
            raise BadRecords(self._path, f"format {found.format}")
        return found.best

    def _write(self, records: dict[str, tuple[int, ...]]) -> None:
        """All or nothing: a new file is complete on the disk before it takes the place of the old one."""
        data = msgspec.json.format(msgspec.json.encode(_File(dict(sorted(records.items())))), indent=1)
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self._path.parent, prefix=FILE, delete=False) as new:
                try:
                    new.write(data + b"\n")
                    new.flush()
                    os.fsync(new.fileno())
                    new.close()
                    os.replace(new.name, self._path)
                except OSError:
                    Path(new.name).unlink(missing_ok=True)
                    raise
        except OSError as fault:
            raise BadRecords(self._path, fault.strerror or str(fault)) from None
