"""How long everyone needed for the task of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "daily",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("took", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("daily_person", "daily", ["person"])
