"""Where a house is kept, by its settings: in the data folder, or in a PostgreSQL that nodes share.
Imports of either only what is used."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, TypeAlias

from tafelrunde.cli.settings import BadSetting, Settings, data_folder, database_of

if TYPE_CHECKING:
    from tafelrunde.platform.ports import Bus, Clock
    from tafelrunde.storage.address import Address
    from tafelrunde.storage.log import SqliteStore
    from tafelrunde.storage.postgres.store import PostgresStore

    AnyStore: TypeAlias = SqliteStore | PostgresStore

_POSTGRES = "tafelrunde.storage.postgres.store"


@contextlib.asynccontextmanager
async def opened_store(
    settings: Settings, clock: Clock, pace: int = 1, *, patient: bool = True
) -> AsyncIterator[tuple[AnyStore, Clock]]:
    """The store of a house, and the clock that all its nodes go by, for as long as the block lasts; raises Unusable,
    BadSetting. `pace`: how much faster than the database's our own clock runs. `patient`: wait where it is away."""
    address = database_of(settings)
    if address is None:
        from tafelrunde.storage.log import SqliteStore

        embedded = SqliteStore(data_folder(settings), clock)
        try:
            yield embedded, clock
        finally:
            embedded.close()
    else:
        from tafelrunde.storage.database_clock import DatabaseClock

        common = DatabaseClock(clock)
        store: PostgresStore = with_driver(address, _POSTGRES).PostgresStore(address, common)

        async def asked() -> int:
            return pace * await store.now_ms()

        await store.open(_say, patient=patient)
        try:
            await common.begin(asked)
            yield store, common
        finally:
            await common.stop()
            await store.close()


def with_driver(address: Address, module: str) -> Any:
    """A module that needs PostgreSQL's driver; raises Unusable where that is not installed."""
    from tafelrunde.storage.directory import Unusable

    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is not None and fault.name.startswith("tafelrunde"):
            raise
        raise Unusable("database-driver", path=address.shown) from None


def bus_of(settings: Settings) -> Bus | None:
    """How this node reaches the others; None: it is the only one."""
    if not settings.bus:
        return None
    if not settings.database:
        raise BadSetting("the settings: bus: nodes share a database, so --database has to be set, too")
    return bus_at(settings.bus)


def bus_at(address: str) -> Bus:
    """A bus that is not open yet; raises BadSetting where it cannot be one."""
    from tafelrunde.bus.nats import BadAddress, NatsBus

    try:
        import nats  # noqa: F401 - said now, and not when the doors are open
    except ModuleNotFoundError:
        raise BadSetting("the settings: bus: NATS needs a driver: install tafelrunde[cluster]") from None
    try:
        return NatsBus(address)
    except BadAddress as fault:
        raise BadSetting(f"the settings: bus: {fault}") from None


def where(settings: Settings) -> str:
    """Where everything is kept, without its secret."""
    address = database_of(settings)
    return str(data_folder(settings)) if address is None else address.shown


def _say(text: str) -> None:
    print(f"tafelrunde: {text}", file=sys.stderr, flush=True)
