"""A file that is written whole or not at all. Must not know what is in it."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing: what was there before stays until the new file is complete."""
    if path.exists() and not path.is_file():  # a device would be replaced as any file
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~_umask())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
