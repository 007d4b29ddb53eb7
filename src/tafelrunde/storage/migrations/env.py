"""How Alembic runs: on the connection it is handed, in one transaction. Must not know where the database is."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
