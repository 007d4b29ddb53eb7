"""What is wrong with somebody's file, in their language. Must not decide what is wrong."""

from __future__ import annotations

from tafelrunde.core.replay import BadLog
from tafelrunde.i18n.catalogue import Catalogue, spoken


def explained(fault: BadLog, language: str | None) -> str:
    """The file, the line, and the fault as a sentence."""
    texts = Catalogue(spoken(language))
    key = fault.key if fault.key.startswith("log.") else None
    name = f"fault-{key.replace('.', '-')}" if key else f"refused-{fault.key.replace('.', '-')}"
    return f"{fault.source}:{fault.line}: {texts.text(name, **fault.details)}"
