"""Where a database is, as somebody wrote it: read, checked, and shown without its secret. Must import nothing slow."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from msgspec import Struct

POSTGRES = ("postgresql+asyncpg", "postgresql", "postgres")
EXAMPLE = "postgresql+asyncpg://user@host/database"


class BadAddress(Exception):  # noqa: N818 - a finding about somebody's setting
    """No address of a database that we know; its text never holds what was written."""


class Address(Struct, frozen=True):
    """A PostgreSQL database: what its driver is told, and what others may read."""

    dsn: str
    shown: str

    def __repr__(self) -> str:
        return f"Address({self.shown!r})"


def address_in(text: str) -> Address:
    """A database on PostgreSQL; what is missing is taken from PGHOST, PGPASSFILE and the like."""
    try:
        parts = urlsplit(text)
        hosts = parts.netloc.rpartition("@")[2]
        query = parse_qsl(parts.query, strict_parsing=bool(parts.query))
    except ValueError:
        raise BadAddress(f"a database is written as {EXAMPLE}") from None
    if parts.scheme not in POSTGRES or parts.fragment:
        raise BadAddress(f"a database is written as {EXAMPLE}")
    name = parts.path.removeprefix("/") or dict(query).get("dbname", "")
    return Address(text.replace(parts.scheme, "postgresql", 1), f"postgresql://{hosts}/{name}")
