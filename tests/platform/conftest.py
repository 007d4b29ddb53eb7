from collections.abc import Callable, Iterator

import pytest

from shell.nats_server import nats_address
from tafelrunde.bus.inside import Hall, InsideBus
from tafelrunde.bus.nats import NatsBus
from tafelrunde.platform.ports import Bus


@pytest.fixture(autouse=True)
def on_both_databases(kept_on: str) -> None:
    """The platform is told the same stories whatever keeps them."""


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """A NATS server's address."""
    with nats_address() as address:
        yield address


@pytest.fixture
def another_bus(request: pytest.FixtureRequest, kept_on: str) -> Callable[[], Bus]:
    """Makes buses that reach one another: inside this process beside SQLite, NATS beside PostgreSQL."""
    if kept_on == "sqlite":
        hall = Hall()
        return lambda: InsideBus(hall)
    address = request.getfixturevalue("nats")
    return lambda: NatsBus(address)
