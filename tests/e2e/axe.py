"""What axe-core finds on a page (it comes with the client's own tools), and what is too small for a thumb."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async (rules) => (await axe.run(document, {resultTypes: ["violations"],
    ...(rules && {runOnly: rules})})).violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target).join(" | ")}`)"""
_LEAST = 44
_SMALL = """(least) => [...document.querySelectorAll("a[href], button, input, select, textarea, summary")
].filter((one) => {
    if (one.closest(".unseen, .skip, [inert]") || !one.checkVisibility({visibilityProperty: true})) return false;
    const target = one.matches("a[href], button, summary") ? one : (one.closest("label") ?? one);
    const isInText = one.matches("a[href]") && getComputedStyle(one).display === "inline";  // a word of a sentence
    const {width, height} = target.getBoundingClientRect();
    return !isInText && (width < least - 0.5 || height < least - 0.5);
}).map((one) => {
    const {width, height} = one.getBoundingClientRect();
    return `${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`;
})"""


def findings(page: Page, *rules: str) -> list[str]:
    """Every rule of accessibility that the page breaks (of these, or of all), with where; contrast is measured as it is
    painted now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found: list[str] = page.evaluate(_RUN, list(rules) or None)
    return found


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is smaller than a thumb needs; a word of a sentence may be."""
    found: list[str] = page.evaluate(_SMALL, _LEAST)
    return found
