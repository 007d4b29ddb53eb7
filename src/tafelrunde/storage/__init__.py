"""The event log and the records, in SQLite or on PostgreSQL; knows the platform's ports.
Must not know any game, nor what the events mean.

directory  the data directory: where it is, made, locked, one process each
writer     the one thread that talks to SQLite: whatever waits is committed together
schema     which version a database has, and bringing it to ours (`schema.sql` at once, or `migrations/`)
log        the store: appends, reads and sessions behind the platform's ports, by sqlite3
looking    what both stores ask in the same words
tables     all tables, as SQLAlchemy knows them
database   SQLAlchemy over the same file, for everything that is not hot; with `engine`
archive    results, statistics, ratings and solo records; with `people` and `reading`
taking     a finished game out of a database that is in use
backup     a whole copy of a database that is in use
address    where a PostgreSQL is, as somebody wrote it
postgres/  the same store for several nodes on one PostgreSQL
solo_records  the best solo runs of the terminal, in a file of their own
"""
