"""The event log and the records, in SQLite; knows the platform's ports.
Must not know any game, nor what the events mean.

directory  the data directory: where it is, made, locked, one process each
writer     the one thread that talks to SQLite: whatever waits is committed together
schema     the tables, and the version they have
solo_records  the best solo runs of this machine, in a file of their own
log        the store: appends, reads and records behind the platform's ports
"""
