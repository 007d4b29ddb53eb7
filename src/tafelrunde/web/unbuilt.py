"""The page that is shown while no client is built: plain words that say how to build it. Must not know the client."""

from __future__ import annotations

from html import escape

from tafelrunde.i18n.catalogue import Catalogue

_BUILD = "make client"
_PLAY = "tafelrunde play ugo"


def unbuilt(language: str) -> str:
    """The whole page, in the reader's language."""
    words = Catalogue(language)
    title = escape(words.text("page-missing-title"))
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Tafelrunde</title>
<main>
<h1>{title}</h1>
<p>{escape(words.text("page-missing"))}</p>
<p>{_with_command(words, "page-missing-build", _BUILD)}</p>
<p>{_with_command(words, "page-missing-terminal", _PLAY)}</p>
</main>
</html>
"""


def _with_command(words: Catalogue, text_id: str, command: str) -> str:
    return escape(words.text(text_id, command=command)).replace(command, f"<code>{command}</code>")
