"""Some of the site's stories are told on both databases: on PostgreSQL in `make test` those that are marked `short`."""

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The others wait for `make test-all`."""
    for item in items:
        params = getattr(item, "callspec", None)
        on_postgres = params is not None and params.params.get("kept_on") == "postgres"
        if on_postgres and "web" in item.path.parts and item.get_closest_marker("short") is None:
            item.add_marker(pytest.mark.slow)
