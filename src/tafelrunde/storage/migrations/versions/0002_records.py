"""Results, ratings, solo records and accounts; links, languages, round trips, and since when a guest is known."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    zero, closed = sa.text("0"), sa.text("kind = 'table.closed'")
    _rewrite_log()
    op.create_index("event_closed", "event", ["table_id"], sqlite_where=closed, postgresql_where=closed)
    op.add_column("game_table", sa.Column("link", sa.Text))
    _give_links()
    op.create_index("game_table_link", "game_table", ["link"], unique=True)
    op.add_column("game_table", sa.Column("opened", sa.BigInteger, nullable=False, server_default=zero))
    op.add_column("person", sa.Column("language", sa.Text, nullable=False, server_default="en"))
    op.add_column("person", sa.Column("since", sa.BigInteger, nullable=False, server_default=zero))
    op.add_column("session", sa.Column("since", sa.BigInteger, nullable=False, server_default=zero))
    op.add_column("session", sa.Column("seen", sa.BigInteger, nullable=False, server_default=zero))
    op.create_index("ix_holder_person", "holder", ["person"])
    op.create_index("ix_session_person", "session", ["person"])
    op.create_table(
        "account",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "result",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False, index=True),
        sa.Column("took", sa.BigInteger, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "score",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text, index=True),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rating",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "solo",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("points", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("solo_person", "solo", ["person"])


def _give_links() -> None:
    """Tables that could only be found by their code get a link that nobody can guess, like those to come."""
    game_table = sa.table("game_table", sa.column("id", sa.Text), sa.column("link", sa.Text))
    connection = op.get_bind()
    for key in list(connection.scalars(sa.select(game_table.c.id))):
        named = sa.update(game_table).where(game_table.c.id == key)
        connection.execute(named.values(link=secrets.token_hex(16)))


def _rewrite_log() -> None:
    """Events in the order in which they happen, one behind the other, and an index for those that have a cause."""
    op.rename_table("event", "first_event")
    op.create_table(
        "event",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("received", sa.BigInteger, nullable=False),
        sa.Column("credit", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("cause", sa.Text),
        sa.Column("rtt", sa.Integer),
    )
    op.execute("INSERT INTO event SELECT *, NULL FROM first_event ORDER BY table_id, seq")
    op.drop_table("first_event")
    caused = sa.text("cause IS NOT NULL")
    columns = ["table_id", "cause"]
    op.create_index("event_cause", "event", columns, unique=True, sqlite_where=caused, postgresql_where=caused)
