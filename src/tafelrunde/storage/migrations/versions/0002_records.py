"""Results, ratings and solo records; since when a guest is known, and what kind of table it is."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    zero, closed = sa.text("0"), sa.text("kind = 'table.closed'")
    op.create_index("event_closed", "event", ["table_id"], sqlite_where=closed, postgresql_where=closed)
    op.add_column("game_table", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("opened", sa.BigInteger, nullable=False, server_default=zero))
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
