"""Bots at a real server: asked for over the wire, thinking in processes that end with it."""

from __future__ import annotations

from pathlib import Path

from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address
from tafelrunde.games import LEVELS
from tafelrunde.i18n.catalogue import Catalogue


def test_experts_sit_down_play_and_are_shown_in_words(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        address = Address(server.port)
        guest = await address.guest("North")
        offered = {one["name"]: tuple(one["levels"]) for one in (await address.ask("GET", "/api/games")).json}
        assert offered == {name: LEVELS[name] for name in offered}
        assert all(f"level-{level}" in Catalogue("de") for levels in offered.values() for level in levels)
        wish = {"game": "ugo", "seats": 3, "bots": ["expert"], "options": {"dealer": 0}}
        code = (await address.post("/api/tables", wish, guest.cookie)).json["code"]
        line = await guest.enters(code)
        await line.do("another", {"kind": "table.seat-bot", "level": "beginner"})
        seated = await line.hears_ack("another")
        assert [seat["bot"] for seat in seated["table"]["seats"]] == [None, "beginner", "expert"]
        await line.do("start", {"kind": "table.start"})
        update = await line.hears_ack("start")
        while update["awaits"]["needed"] != [0]:
            update = await line.hears("update")
        assert len(update["view"]["open"]["played"]) == 2, "both bots have played before it is the person's turn"
        await line.wire.close()

    with ServerProcess(tmp_path) as server:
        run(story(server))
