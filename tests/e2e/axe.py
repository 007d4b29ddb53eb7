"""What axe-core finds on a page; it comes with the client's own tools."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target).join(" | ")}`)"""


def findings(page: Page) -> list[str]:
    """Every rule of accessibility that the page breaks, with where; contrast is measured as it is painted now."""
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found: list[str] = page.evaluate(_RUN)
    return found
