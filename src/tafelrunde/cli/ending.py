"""The end of a process that was told to stop: it comes, whatever hangs. Must not know what is being closed."""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import threading

PATIENCE_S = 10.0
"""Less than systemd and Docker have by what lies in deploy/: who hangs says where before it is killed."""
OVERDUE = 75

log = logging.getLogger(__name__)


def soon(patience_s: float = PATIENCE_S) -> None:
    """From now on this process has so long to end by itself; what was acknowledged is stored, and cannot be lost."""
    threading.Thread(target=_wait, args=(patience_s,), name="the end", daemon=True).start()


def _wait(patience_s: float) -> None:
    threading.Event().wait(patience_s)
    log.error("it did not end within %.0f s, and is ended; where it hung follows", patience_s)
    faulthandler.dump_traceback(sys.stderr, all_threads=True)
    sys.stderr.flush()
    os._exit(OVERDUE)
