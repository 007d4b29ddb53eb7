"""Everything that can be printed, by name. Must not know the command line, nor write a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tafelrunde.paper import boards, cards, gems, leaflet, pieces
from tafelrunde.paper.sheets import Make, Page, pdf
from tafelrunde.paper.wish import What, Wish

DOCUMENTS: Mapping[What, Callable[[Wish], list[Page]]] = {
    "boards": boards.pages,
    "pieces": pieces.pages,
    "gems": gems.pages,
    "cards": cards.pages,
    "rules": leaflet.pages,
}
_TWO_SIDED = {"long": "DuplexFlipLongEdge", "short": "DuplexFlipShortEdge"}


def printed(what: What, wish: Wish, patterns_only: bool, progress: Callable[[float], object]) -> tuple[bytes, int]:
    """The PDF and how many pages it has."""
    pages = DOCUMENTS[what](wish)
    two_sided = what in ("pieces", "cards", "rules") or (what == "boards" and len(wish.sides) == 2)
    make = Make(
        paper=wish.paper,
        patterns_only=patterns_only,
        title=wish.foot(wish.text(f"print-{what}")),
        language=wish.language,
        scale=wish.text("print-scale"),
        binding=_TWO_SIDED[wish.flip] if two_sided else "Simplex",
    )
    return pdf(pages, make, progress), len(pages)
