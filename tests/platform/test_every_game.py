"""The platform seats every game of the catalogue: whole games over the table, and the same table from the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from shell.rooms import Onlooker, Refusal, Room, as_line, do, room, run
from shell.spread import AnyTable
from tafelrunde.core.chance import below, seed_from
from tafelrunde.core.game import AnyGame, Bot, Plan
from tafelrunde.core.replay import read, verify
from tafelrunde.games import BOTS, CATALOGUE, TEMPLATE
from tafelrunde.platform.seating import PREFIX
from tafelrunde.platform.telling import Update

pytestmark = pytest.mark.usefixtures("spread")

GAMES: dict[str, AnyGame] = {**CATALOGUE, TEMPLATE.name: TEMPLATE}
NAMES = ("North", "South", "West", "East")


def earliest(bot: Bot, pictures: list[Update], chance: Any) -> tuple[int, Plan[Any]] | None:
    """Who of those who may act means to act first."""
    plans = []
    for seat in pictures[0].awaits.seats:
        legal = [one for one in pictures[seat].legal if not str(one.__struct_config__.tag).startswith(PREFIX)]
        plan = bot(pictures[seat].view, legal, "random", chance, lambda: False)
        if plan is not None:
            plans.append((seat, plan))
    return min(plans, key=lambda one: (one[1].after_ms, one[0]), default=None)


async def play(here: Room, table: AnyTable, players: list[Onlooker], bot: Bot, pictures: list[Update]) -> int:
    """Bots play to the end, by commands through the mailbox and by jumps of the clock; how many commands there were."""
    chance, commands = below(seed_from("bots"), "all"), 0
    while not pictures[0].awaits.over:
        awaits, now = pictures[0].awaits, table.now
        meant = earliest(bot, pictures, chance)
        if meant is None or (awaits.deadline is not None and awaits.deadline.at <= now + meant[1].after_ms):
            assert awaits.deadline is not None, "nobody means to act and no deadline comes"
            here.clock.jump(awaits.deadline.at - now + here.on_the_way)
            pictures[:] = [await player.hears() for player in players]
            continue
        seat, plan = meant
        here.clock.jump(plan.after_ms)
        commands += 1
        do(table, players[seat], str(commands), msgspec.to_builtins(plan.command))
        told = await players[seat].heard.get()
        assert not isinstance(told, Refusal), (plan.command, told)
        others = [player for place, player in enumerate(players) if place != seat]
        heard = [await player.hears() for player in others]
        assert isinstance(told, Update)
        pictures[:] = [*heard[:seat], told, *heard[seat:]]
    return commands


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in (2, 4)])
def test_a_whole_game_over_the_table_is_the_same_from_the_log(tmp_path: Path, name: str, seats: int) -> None:
    async def story() -> None:
        async with room(tmp_path, GAMES) as here:
            table, players = await here.seated(name, NAMES[:seats])
            do(table, players[0], "start", {"kind": "table.start"})
            pictures = [await player.hears() for player in players]
            assert await play(here, table, players, BOTS[name], pictures) > 0
            assert pictures[0].table.phase == "over"
            assert pictures[0].outcome is not None
            twin = await here.on_another_node(table)
            assert twin.standing == table.standing
            rows = await here.store.read(table.record.id, 0)
        log = read(b"".join(as_line(row) for row in rows), name, GAMES)
        assert verify(log, name) == table.standing.draws

    run(story())
