"""Whom the operator keeps out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("person", sa.Column("banned", sa.BigInteger))
