import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from shell import stores
from shell.nats_server import nats_address
from shell.spread import spread_over
from tafelrunde.bus.inside import Hall, InsideBus
from tafelrunde.bus.nats import NatsBus
from tafelrunde.platform.ports import Bus

HERE = Path(__file__).parent
REAL = {"bus", "cli", "e2e", "platform", "proofs", "storage", "web"}
"""Folders whose tests wait for other processes: browsers, servers, databases."""

# Some examples are checked by brute force, and how long one takes says nothing here.
settings.register_profile("unhurried", settings(), deadline=None)
settings.load_profile("unhurried")


def pytest_configure() -> None:
    """Whoever runs us in the background has told us not to hear Ctrl-C, and what we start would not hear it either."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where other processes take part, a test that fails is tried once more; the summary names it, for it is a bug."""
    for item in items:
        if HERE in item.path.parents and item.path.relative_to(HERE).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture
def kept_on(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where this test's stores keep what they are told: the same story on both databases."""
    stores.keep_on(request.param)
    yield request.param
    stores.keep_on("sqlite")
    stores.DATABASES.take_back()


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


@pytest.fixture
def several(another_bus: Callable[[], Bus]) -> Iterator[Callable[[int], None]]:
    """Has the rooms of this test so many nodes."""
    yield lambda number: spread_over(number, another_bus)
    spread_over(1)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that is about one database alone says so by a mark."""
    if "kept_on" in metafunc.fixturenames:
        alone = [kind for kind in stores.KINDS if metafunc.definition.get_closest_marker(kind)]
        metafunc.parametrize("kept_on", alone or stores.KINDS, indirect=True)


def pytest_sessionfinish() -> None:
    """A server that is not ours is left as it was."""
    stores.DATABASES.drop()
