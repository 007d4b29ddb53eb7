"""Players who say nothing but garbled words, at tables where others play on; then everything that anybody was told is
held against the log that is left. Must not know any game by name."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from proofs.crashing import GAMES, PACE, Place, begun, id_of, judged, people
from proofs.fuzzer import Found, Fuzzer
from proofs.wild import Wild
from shell.process import ServerProcess
from shell.site import Address
from tafelrunde.core.game import AnyGame
from tafelrunde.games import BOTS
from tafelrunde.i18n.catalogue import Catalogue

_SERVER = ("--pace", str(PACE), "--frames-per-second", "1000000", "--requests-per-second", "0")

Say: TypeAlias = Callable[[str], None]


class Seated(Struct):
    """A table, who plays there, and who does not."""

    code: str
    game: str
    fuzzers: list[Fuzzer]
    players: list[Wild]
    tasks: list[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        return all(player.over.is_set() for player in self.players)


async def fuzzed(data: Path, frames: int, seed: str, how: Sequence[str] = (), say: Say = lambda _: None) -> Found:
    """So many frames at tables of each game; the server is well at the end, and has not complained."""
    chance, found = random.Random(seed), Found()
    seated: list[Seated] = []
    with tempfile.TemporaryFile() as complaints:
        server = ServerProcess(data, "all", *_SERVER, *how)
        server.complaints = complaints
        with server:
            address = Address(server.port)
            await asyncio.gather(
                *(_at_tables_of(address, data, game, frames, found, seated, chance, say) for game in GAMES.values())
            )
            if (await address.ask("GET", "/readyz")).status != 200:
                found.faults.append("the server is not ready any more")
            await asyncio.to_thread(server.stop)
        complaints.seek(0)
        found.faults += [
            line for line in complaints.read().decode().splitlines() if "Traceback" in line or "Error" in line
        ]
    for table in seated:
        histories = [*(one.history for one in table.fuzzers), *(one.history for one in table.players)]
        rows, faults = await judged(Place(data), table.code, histories, GAMES)
        found.rows += rows
        found.tables += 1
        found.finished += table.over
        found.faults += [f"{table.game} {table.code}: {fault}" for fault in faults]
    known = Catalogue("en")
    found.faults += [
        f"no text for the refusal {key}" for key in found.refusals if f"refused-{key.replace('.', '-')}" not in known
    ]
    return found


async def _at_tables_of(
    address: Address,
    data: Path,
    game: AnyGame,
    frames: int,
    found: Found,
    seated: list[Seated],
    chance: random.Random,
    say: Say,
) -> None:
    """One table after another, until enough was said in all."""
    while found.frames < frames and not found.faults:
        table = await _seated(address, data, game, found, chance)
        seated.append(table)
        while found.frames < frames and not found.faults and not (table.over and all(f.over for f in table.fuzzers)):
            for fuzzer in table.fuzzers:
                await fuzzer.batch()
            say(f"{found.frames} of {frames} frames, {len(seated)} tables")
        for fuzzer in table.fuzzers:
            await fuzzer.leave()
        for task in table.tasks:
            task.cancel()
        await asyncio.gather(*table.tasks, return_exceptions=True)


async def _seated(address: Address, data: Path, game: AnyGame, found: Found, chance: random.Random) -> Seated:
    """Two who play, one who makes no sense, and one who makes no sense and has no seat."""
    guests = await people(address, 3)
    code = await begun(guests, game)
    table_id = id_of(data, code)
    odd = [guests[-1], await address.guest("Watcher")]
    fuzzers = [Fuzzer(guest, table_id, code, found, random.Random(chance.random())) for guest in odd]
    players = [Wild(one, table_id, code, game, BOTS[game.name], PACE, f"{chance.random()}") for one in guests[:-1]]
    return Seated(code, game.name, fuzzers, players, [asyncio.create_task(player.play()) for player in players])
