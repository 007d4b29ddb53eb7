"""The user's say in who searches for covers: `TAFELRUNDE_KERNEL=off` has the Python twin do it. Must not search."""

from __future__ import annotations

import os


def heed_choice() -> str:
    """Turn the kernel off if that is wished; which of the two answers."""
    from tafelrunde.polyomino import engine

    if os.environ.get("TAFELRUNDE_KERNEL", "").lower() in ("off", "0", "no"):
        engine.use_twin()
    return engine.engine()
