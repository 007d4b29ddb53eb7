"""What people do around a game, in their words: say their name, open a table, sit down, talk. Knows no game."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from shell.process import ServerProcess

_POST = """async ([path, body]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


def introduces(page: Page, name: str) -> None:
    """Tell the page one's name, where it asks."""
    page.locator("input[name=name]").fill(name)
    page.locator("form:has(input[name=name]) button").click()


def known(page: Page, server: ServerProcess, name: str, path: str = "/settings") -> Page:
    """Somebody whose name the house knows already, on some page of it."""
    page.goto(server.url + path)
    asks(page, "/api/me", {"name": name})
    return page


def asks(page: Page, path: str, body: object) -> Any:
    """A plain request from the page itself."""
    return page.evaluate(_POST, [path, body])


def opens(page: Page, server: ServerProcess, game: str, seats: int, **wish: Any) -> str:
    """Open a table without its sheet and go there; its code."""
    found = asks(page, "/api/tables", {"game": game, "seats": seats, **wish})
    page.goto(f"{server.url}/t/{found['code']}")
    expect(page.locator("[data-phase=waiting]")).to_be_visible()
    return str(found["code"])


def sits_down(page: Page, server: ServerProcess, code: str) -> None:
    """Go to a table and take the first free seat."""
    page.goto(f"{server.url}/t/{code}?sit")
    expect(mine(page)).to_be_visible()


def mine(page: Page) -> Locator:
    """The own seat in the waiting room."""
    return page.locator(".st[data-command=name]")


def does(page: Page, command: str) -> None:
    """Give a command of the table."""
    page.locator(f"[data-command='{command}']").first.click()


def opens_menu(page: Page) -> None:
    page.locator("[data-act=menu]").first.click()


def closes_sheet(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def is_online(page: Page) -> None:
    expect(page.locator("[data-line=online]").first).to_be_visible()


def fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page can be pushed sideways"


def garbles(socket: WebSocketRoute) -> None:
    """A picture that no view of the game can draw: the error in its script is a real one."""
    server = socket.connect_to_server()

    def told(message: str | bytes) -> None:
        said = json.loads(message)
        if said["t"] == "update" and said["view"] is not None:
            said["view"] = {"seat": 0, "open": {"round": 1, "trick": 1}, "hand": 7}
        socket.send(json.dumps(said))

    server.on_message(told)
