"""Two browsers behind a load balancer with two nodes, of which one is stopped and one killed: the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.browsers import DESKTOP, PHONE, NewPage
from e2e.guests import does, is_online, known, opens, opens_menu, sits_down
from shell.balancer import Balancer
from shell.nats_server import NatsServer
from shell.postgres import PostgresServer
from shell.process import ServerProcess

_NOTE_HEADINGS = """() => {
  window.headings = new Set();
  const note = () => {
    for (const one of document.querySelectorAll("h1, [role=alert]")) headings.add(one.textContent.trim());
  };
  new MutationObserver(note).observe(document, {childList: true, subtree: true, characterData: true});
  note();
}"""


@pytest.fixture
def nodes(tmp_path: Path) -> Iterator[list[ServerProcess]]:
    """Two nodes of one house."""
    with ExitStack() as stack:
        nats, postgres = NatsServer(), PostgresServer()
        stack.callback(nats.stop)
        stack.callback(postgres.remove)
        nats.start()
        postgres.start()
        shared = ("--database", postgres.address(), "--bus", nats.address, "--log-level", "error")
        yield [stack.enter_context(ServerProcess(tmp_path / str(place), "all", *shared)) for place in range(2)]


def the_game_goes_on(host: Page, other: Page) -> None:
    """Both are shown what the host does, and that it is undone."""
    opens_menu(host)
    does(host, "table.pause")
    expect(other.locator(".veil")).to_be_visible()
    does(host, "table.resume")
    for page in (host, other):
        expect(page.locator(".veil")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_node_that_stops_or_dies_in_the_middle_of_a_game_is_no_more_than_a_blink(
    nodes: list[ServerProcess], new_page: NewPage
) -> None:
    with Balancer([node.port for node in nodes]) as door:
        house = ServerProcess(Path())
        house.port = door.port
        north, south = known(new_page("en", **DESKTOP), house, "North"), known(new_page("de", **PHONE), house, "Süd")
        code = opens(north, house, "ugo", 2)
        sits_down(south, house, code)
        does(north, "table.start")
        for page in (north, south):
            expect(page.locator("[data-phase=playing]")).to_be_visible()
            page.evaluate(_NOTE_HEADINGS)
        before = [page.evaluate("[...headings]") for page in (north, south)]
        for end in (ServerProcess.stop, ServerProcess.kill):
            for node in nodes:
                end(node)
                for page in (north, south):
                    is_online(page)
                    expect(page.locator("[data-phase=playing]")).to_be_visible()
                the_game_goes_on(north, south)
                node.start()
        for page, headings in zip((north, south), before, strict=True):
            assert set(page.evaluate("[...headings]")) <= set(headings), (
                "nobody has seen a page that says that all is lost"
            )
