-- What the first program wrote: its tables, and a table with one event.
CREATE TABLE event (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at INTEGER NOT NULL,
  received INTEGER NOT NULL,
  credit INTEGER NOT NULL,
  seat INTEGER,
  kind TEXT NOT NULL,
  body BLOB NOT NULL,
  cause TEXT,
  PRIMARY KEY (table_id, seq),
  UNIQUE (table_id, cause)
) WITHOUT ROWID;
CREATE TABLE game_table (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, seats INTEGER NOT NULL)
  WITHOUT ROWID;
CREATE TABLE seed (table_id TEXT PRIMARY KEY, seed BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE holder (table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, seat))
  WITHOUT ROWID;
CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE session (token_hash TEXT PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE run (id INTEGER PRIMARY KEY AUTOINCREMENT, beat INTEGER NOT NULL);
PRAGMA user_version = 1;
INSERT INTO person VALUES ('p1', 'North');
INSERT INTO session VALUES ('hash', 'p1');
INSERT INTO game_table VALUES ('t1', 'BCDFGH', 'null', 2);
INSERT INTO seed VALUES ('t1', x'00');
INSERT INTO holder VALUES ('t1', 0, 'p1');
INSERT INTO run (beat) VALUES (100);
INSERT INTO event VALUES ('t1', 1, 10, 11, 1, 0, 'null.kept', CAST('{"kind":"null.kept"}' AS BLOB), 'a');
