"""The tables as SQLAlchemy knows them, on SQLite as on PostgreSQL. Must not know who asks.

`migrations/` make them; a test holds the two and `schema.sql` together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()

event = Table(
    "event",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("received", BigInteger, nullable=False),
    Column("credit", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("cause", Text),
    Column("rtt", Integer),
    # with row ids: what happens at all tables is written behind one another
)
Index(
    "event_cause",
    event.c.table_id,
    event.c.cause,
    unique=True,
    sqlite_where=text("cause IS NOT NULL"),
    postgresql_where=text("cause IS NOT NULL"),
)
CLOSED = "table.closed"
Index(
    "event_closed",
    event.c.table_id,
    sqlite_where=text(f"kind = '{CLOSED}'"),
    postgresql_where=text(f"kind = '{CLOSED}'"),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("link", Text),
    Column("opened", BigInteger, nullable=False, server_default=text("0")),
    Index("game_table_link", "link", unique=True),
    sqlite_with_rowid=False,
)

seed = Table(
    "seed",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

holder = Table(
    "holder",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    sqlite_with_rowid=False,
)

person = Table(
    "person",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False, server_default="en"),
    Column("since", BigInteger, nullable=False, server_default=text("0")),
    Column("banned", BigInteger),
    sqlite_with_rowid=False,
)

session = Table(
    "session",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, nullable=False, index=True),
    Column("since", BigInteger, nullable=False, server_default=text("0")),
    Column("seen", BigInteger, nullable=False, server_default=text("0")),
    sqlite_with_rowid=False,
)

account = Table(
    "account",
    metadata,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("passphrase", Text, nullable=False),
    Column("recovery", Text, nullable=False),
    sqlite_with_rowid=False,
)

run = Table(
    "run",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("beat", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

result = Table(
    "result",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False, index=True),
    Column("took", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

score = Table(
    "score",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text, index=True),
    Column("rank", Integer, nullable=False),
    Column("points", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

rating = Table(
    "rating",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    sqlite_with_rowid=False,
)

solo = Table(
    "solo",
    metadata,
    Column("game", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("points", LargeBinary, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("solo_person", "person"),
    sqlite_with_rowid=False,
)

daily = Table(
    "daily",
    metadata,
    Column("day", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("took", BigInteger),
    Index("daily_person", "person"),
    sqlite_with_rowid=False,
)
