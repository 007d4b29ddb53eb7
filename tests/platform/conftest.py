import pytest


@pytest.fixture(autouse=True)
def on_both_databases(kept_on: str) -> None:
    """The platform is told the same stories whatever keeps them."""
