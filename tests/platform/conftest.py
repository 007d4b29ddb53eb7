"""The platform's stories are told on both databases, and those in a room on one, two and three nodes."""

import pytest

NODES = (1, 2, 3)
SHORT = {"kept_on": "postgres", "spread": 2}
"""How the stories that are marked `short` are told on several nodes in `make test`, too."""


@pytest.fixture(autouse=True)
def on_both_databases(kept_on: str) -> None:
    """The platform is told the same stories whatever keeps them."""


@pytest.fixture
def spread(request: pytest.FixtureRequest) -> int:
    """On how many nodes this test's rooms are; whoever looks at a table does so from another one."""
    number: int = request.param
    if number > 1:
        request.getfixturevalue("several")(number)
    return number


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A story that is about one node alone says so by a mark, and why."""
    if "spread" in metafunc.fixturenames:
        alone = metafunc.definition.get_closest_marker("alone") is not None
        metafunc.parametrize("spread", NODES[:1] if alone else NODES, ids=lambda number: f"{number}n", indirect=True)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The whole matrix is for `make test-all`."""
    for item in items:
        params = getattr(item, "callspec", None)
        if params is not None and params.params.get("spread", 1) > 1:
            short = item.get_closest_marker("short") is not None
            if not (short and all(params.params[name] == value for name, value in SHORT.items())):
                item.add_marker(pytest.mark.slow)
