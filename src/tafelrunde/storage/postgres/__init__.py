"""The event log and the records on PostgreSQL, for houses of several machines; knows the platform's ports.
Imported only where a house is told to use it, and must not know any game.

connecting  a connection as we want it, and which faults mean that the database is away
preparing   the migrations, by one node at a time
appends     the log's hot end: whatever waits goes in one statement and one commit
store       the platform's log and records
statements  what the log's hot end asks
moving      a whole house from its SQLite file
examining   what could keep the database from serving a house
database    SQLAlchemy on the same database, for everything that is not hot
"""
