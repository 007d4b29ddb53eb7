"""The bot of docs/howto/write-a-bot.md, as it stands there, plays a real game at a real server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from shell.process import ServerProcess
from shell.rooms import run
from shell.site import Address

PAGE = Path(__file__).parents[2] / "docs" / "howto" / "write-a-bot.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
MOST_LINES = 32


def test_a_bot_of_thirty_lines_sits_down_and_plays_to_the_end(tmp_path: Path) -> None:
    """The host answers at once, and is slowed by the bot's own rests: neither comes near the limit of words."""
    bot = tmp_path / "bot.py"
    bot.write_text(BLOCKS[0])
    assert len([line for line in BLOCKS[0].splitlines() if line.strip()]) <= MOST_LINES

    async def story(server: ServerProcess) -> None:
        address = Address(server.port)
        host = await address.guest("North")
        code = await host.opens("ugo", 2, dealer=0)
        line = await host.enters(code)
        playing = subprocess.Popen([sys.executable, str(bot), server.url, code])
        try:
            update = line.first
            while update["table"]["seats"][1]["name"] != "Lowest":
                update = await line.hears("update")
            await line.do("start", {"kind": "table.start"})
            while update["table"]["phase"] != "over":
                update = await line.hears("update")
                own = [one for one in update["legal"] if not one["kind"].startswith("table.")]
                if update["awaits"]["needed"] == [0]:
                    await line.do(str(update["seq"]), next((one for one in own if one["kind"] == "play-card"), own[0]))
            assert playing.wait(20) == 0
        finally:
            playing.kill()
            playing.wait()
        await line.wire.close()

    with ServerProcess(tmp_path / "data", "all") as server:
        run(story(server))


def test_what_the_page_says_of_training_runs() -> None:
    pytest.importorskip("tafelrunde_kernel.ugo", reason="the kernel is not built: `make kernel` needs a compiler")
    known: dict[str, object] = {}
    exec(BLOCKS[1], known)
    assert {"env", "gems", "state", "guess", "tables"} <= known.keys()
