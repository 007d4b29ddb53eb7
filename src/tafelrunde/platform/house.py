"""Opens tables, finds them by code, and brings them back from the log when somebody asks.
Must not know what is played: it is handed the CATALOGUE."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from tafelrunde.core.chance import SEED_BYTES
from tafelrunde.core.game import AnyGame, Millis, Refused, Seat, check_seats
from tafelrunde.core.play import chance_of
from tafelrunde.core.replay import Catalogue
from tafelrunde.platform import nodes
from tafelrunde.platform.advising import NOBODYS_STUDY, Study
from tafelrunde.platform.archive import Keeping
from tafelrunde.platform.between import InHouse, Renamed
from tafelrunde.platform.deciding import opening_events
from tafelrunde.platform.ending import FAREWELL_S, ended
from tafelrunde.platform.hosting import check_arrangement
from tafelrunde.platform.measures import Measures
from tafelrunde.platform.neighbours import heard, looked_after, our_lobby
from tafelrunde.platform.nodes import Nodes
from tafelrunde.platform.ports import Bus, Clock, Conflict, Entropy, Holder, NotStored, Person, TableRecord
from tafelrunde.platform.readiness import Readiness
from tafelrunde.platform.recording import NO_RUNS, Recorder, Runs
from tafelrunde.platform.seating import Arrangement, BotSeated, Seated
from tafelrunde.platform.session import Session, clean_name
from tafelrunde.platform.standing import Standing, Unreadable, causes_in, folded, opening, rows_of
from tafelrunde.platform.table import Table
from tafelrunde.platform.thinking import NOBODY, Thinking
from tafelrunde.platform.world import World

CODE_LETTERS = "BCDFGHJKMNPQRSTVWXZ"  # no vowels, so no words; no I, L, O or Y to be taken for others
CODE_LENGTH = 6
BEAT_MS = 1000
SLEEP_AFTER_MS = 600_000
MOST_TABLES = 5_000
PRIVATE = Arrangement()
NO_BOTS: Mapping[str, tuple[str, ...]] = MappingProxyType({})
_TRIES = 5
_ID_BYTES = 16

log = logging.getLogger(__name__)


def code_from(random: bytes) -> str:
    """A code that one can say aloud and type; its tiny bias is no secret."""
    number = int.from_bytes(random, "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[letter])
    return "".join(letters)


def code_in(text: str) -> str | None:
    """A code as somebody typed it, or None where it cannot be one."""
    code = "".join(text.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


def link_in(text: str) -> str | None:
    """A table's link, or None where it cannot be one."""
    return text if len(text) == 2 * _ID_BYTES and set(text) <= set("0123456789abcdef") else None


def new_record(entropy: Entropy, game: str, seats: int, now: Millis) -> TableRecord:
    """A table with a code and a link of its own."""
    code = code_from(entropy(_ID_BYTES))
    return TableRecord(entropy(_ID_BYTES).hex(), code, entropy(_ID_BYTES).hex(), game, seats, now)


class House:
    """All tables of one process; each is loaded once and decides alone."""

    def __init__(
        self,
        catalogue: Catalogue,
        store: Keeping,
        clock: Clock,
        entropy: Entropy,
        levels: Mapping[str, tuple[str, ...]] = NO_BOTS,
        thinking: Thinking = NOBODY,
        runs: Runs = NO_RUNS,
        study: Study = NOBODYS_STUDY,
        bus: Bus | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.levels = levels
        self._thinking = thinking
        self.study = study
        self.recorder = Recorder(store, catalogue, runs)
        self.measures = Measures()
        self.nodes = Nodes(store, clock, bus)
        self._world: World | None = None
        self._tables: dict[str, Table] = {}
        self._loading = asyncio.Lock()
        self.rematches = asyncio.Lock()
        self._beats: asyncio.Task[None] | None = None
        self._readiness = Readiness()

    async def open_doors(self) -> None:
        """A new life of the process begins: number it, and let its heart beat."""
        run = await self.store.begin_run(self.clock.now_ms())
        self._world = World(
            self.store, self.clock, run, self.nodes, self.levels, self._thinking, self._is_over, self.measures
        )
        await self.nodes.open(run, self._hear, self._lose, self._catch_up)
        self.recorder.begin()
        self._beats = asyncio.create_task(self._beat(run), name="beats")

    async def close_doors(self) -> None:
        """Stop every table where it stands; the last beat says when."""
        await ended(self._beats)
        self._beats = None
        if stopping := [asyncio.ensure_future(table.stop()) for table in self._tables.values()]:
            await asyncio.wait(stopping, timeout=FAREWELL_S)
        await self.recorder.stop()
        self._tables.clear()
        if self._world is not None:
            try:
                await self.store.beat(self._world.run, self.clock.now_ms())
            except NotStored:
                log.warning("the last beat could not be stored: running games go on from the one before")
        await self.nodes.close()

    async def open_table(
        self,
        session: Session,
        game_name: str,
        seats: int,
        options: bytes | None = None,
        arrangement: Arrangement = PRIVATE,
        bots: Sequence[str] = (),
    ) -> TableRecord:
        """A new table with the opener in its first seat, and bots in the last ones."""
        game = self.catalogue.get(game_name)
        if game is None:
            raise Refused("table.unknown-game")
        if len(self._tables) >= MOST_TABLES:
            raise Refused("table.full-house")
        check_seats(game, seats)
        chosen = _options(game, options)
        game.new(chosen, seats)
        check_arrangement(arrangement)
        if len(bots) >= seats or not set(bots) <= set(self.levels.get(game_name, ())):
            raise Refused("table.no-such-bot")
        behind = [BotSeated(seats - len(bots) + place, level) for place, level in enumerate(bots)]
        return await self.set_up(game, seats, chosen, arrangement, [Seated(0), *behind], [Holder(0, session.person)])

    async def set_up(
        self,
        game: AnyGame,
        seats: int,
        options: Any,
        arrangement: Arrangement,
        seated: Sequence[Seated | BotSeated],
        holders: Sequence[Holder],
    ) -> TableRecord:
        """A new table where these sit from the first; whoever is named first is the host."""
        seed = self.entropy(SEED_BYTES)
        rows = rows_of(opening_events(game, options, seats, seed, arrangement, seated), 0, 0, 0, seat=0)
        for _ in range(_TRIES):
            record = new_record(self.entropy, game.name, seats, self.clock.now_ms())
            try:
                await self.store.add_table(record, seed, rows, holders)
            except Conflict:
                continue
            return record
        raise Refused("table.busy")

    @property
    def tables(self) -> list[Table]:
        """Those that are in memory: where somebody is, or was a moment ago."""
        return list(self._tables.values())

    async def rename(self, session: Session, name: str, language: str | None = None) -> Session:
        """The same person under another name, at every table, or with another language."""
        person = Person(session.person.id, clean_name(name), language or session.person.language)
        renamed = Session(session.token_hash, person)
        await self.store.rename(renamed.person)
        for table in self._tables.values():
            table.audience.rename(renamed.person)
        self.nodes.tell(Renamed(self.nodes.run, renamed.person))
        return renamed

    async def ready(self) -> None:
        """Raises NotStored where nothing could be written now, or the doors are closed."""
        if self._world is None or self._beats is None or self._beats.done():
            raise NotStored("the doors are closed")
        await self._readiness.tried(self.store.beat(self._world.run, self.clock.now_ms()))

    def _hear(self, word: InHouse) -> None:
        heard(self.tables, word, self.clock.now_ms())

    def _lose(self, node: int) -> None:
        for table in self._tables.values():
            table.twin.lost(node)

    def _catch_up(self) -> None:
        """The bus is there again, and much may have been said."""
        for table in self._tables.values():
            table.twin.missed_words()

    def _is_over(self, record: TableRecord, standing: Standing, holders: Mapping[Seat, Person]) -> None:
        self.recorder.note(self.catalogue[record.game], record, standing, holders, self.clock.now_ms())

    async def record(self, key: str) -> TableRecord | None:
        """The table with this code, as somebody typed it, or with this link."""
        if (link := link_in(key)) is not None:
            return await self.store.table_by_link(link)
        return None if (code := code_in(key)) is None else await self.store.table(code)

    async def find(self, code: str) -> Table | None:
        """The table with this code, brought back from the log where it is not in memory; None: there is none.

        Look on in the same breath: a table that nobody looks at may be put to sleep."""
        if code not in self._tables:
            async with self._loading:
                if code not in self._tables:
                    table = await self._load(code)
                    if table is None:
                        return None
                    self._tables[code] = table
        return self._tables[code]

    async def _load(self, code: str) -> Table | None:
        if self._world is None:
            raise RuntimeError("the doors are closed")
        record = await self.store.table(code)
        if record is None:
            return None
        for _ in range(_TRIES):
            rows = await self.store.read(record.id, 0)
            seed = await self.store.seed(record.id)
            try:
                game, empty = opening(rows, self.catalogue)
                standing = folded(empty, game, chance_of(seed), rows[1:])
            except Unreadable:
                log.exception("table %s cannot be brought back", code)
                return None
            holders = await self.store.holders(record.id)
            table = Table(record, game, seed, standing, causes_in(rows), holders, self._world)
            try:
                await table.begin()
            except Conflict:
                continue
            return table
        raise NotStored(f"table {code} is being written by others")

    async def _beat(self, run: int) -> None:
        next_beat: Millis = self.clock.now_ms()
        while True:
            next_beat += BEAT_MS if self.nodes.bus is None else nodes.BEAT_MS
            await self.clock.until(next_beat)
            next_beat = max(next_beat, self.clock.now_ms())
            try:
                if self.nodes.bus is not None or any(table.standing.time.running for table in self._tables.values()):
                    await self.store.beat(run, self.clock.now_ms())
                if self.nodes.bus is not None:
                    await self.nodes.beat(our_lobby(self.tables))
                    await looked_after(self.tables)
                await self._put_to_sleep()
            except NotStored as fault:
                log.warning("a beat was missed: %s", fault)
            except Exception:
                log.exception("a beat was missed")

    async def _put_to_sleep(self) -> None:
        before = self.clock.now_ms() - SLEEP_AFTER_MS
        for code, table in list(self._tables.items()):
            if table.asleep and table.quiet_since < before:
                await self._put_aside(code)

    async def _put_aside(self, code: str) -> None:
        """It lives in the log alone until somebody asks for it."""
        await self._tables.pop(code).stop()


def _options(game: AnyGame, text: bytes | None) -> Any:
    try:
        return msgspec.json.decode(text or b"{}", type=game.options_type)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refused("table.options") from None
