from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from shell import stores

HERE = Path(__file__).parent
REAL = {"bus", "cli", "e2e", "platform", "proofs", "storage", "web"}
"""Folders whose tests wait for other processes: browsers, servers, databases."""

# Some examples are checked by brute force, and how long one takes says nothing here.
settings.register_profile("unhurried", settings(), deadline=None)
settings.load_profile("unhurried")


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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that is about one database alone says so by a mark."""
    if "kept_on" in metafunc.fixturenames:
        alone = [kind for kind in stores.KINDS if metafunc.definition.get_closest_marker(kind)]
        metafunc.parametrize("kept_on", alone or stores.KINDS, indirect=True)


def pytest_sessionfinish() -> None:
    """A server that is not ours is left as it was."""
    stores.DATABASES.drop()
