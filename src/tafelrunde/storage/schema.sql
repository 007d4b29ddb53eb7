-- Generated from the migrations by `make docs`.
CREATE TABLE alembic_version (
  version_num VARCHAR(32) NOT NULL,
  CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE game_table (
  id TEXT NOT NULL,
  code TEXT NOT NULL,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL, link TEXT, opened BIGINT DEFAULT 0 NOT NULL,
  PRIMARY KEY (id),
  UNIQUE (code)
)
 WITHOUT ROWID;
CREATE TABLE seed (
  table_id TEXT NOT NULL,
  seed BLOB NOT NULL,
  PRIMARY KEY (table_id)
)
 WITHOUT ROWID;
CREATE TABLE holder (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT NOT NULL,
  PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID;
CREATE TABLE person (
  id TEXT NOT NULL,
  name TEXT NOT NULL, language TEXT DEFAULT 'en' NOT NULL, since BIGINT DEFAULT 0 NOT NULL, banned BIGINT,
  PRIMARY KEY (id)
)
 WITHOUT ROWID;
CREATE TABLE session (
  token_hash TEXT NOT NULL,
  person TEXT NOT NULL, since BIGINT DEFAULT 0 NOT NULL, seen BIGINT DEFAULT 0 NOT NULL,
  PRIMARY KEY (token_hash)
)
 WITHOUT ROWID;
CREATE TABLE run (
  id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
  beat BIGINT NOT NULL
);
CREATE TABLE event (
  table_id TEXT NOT NULL,
  seq INTEGER NOT NULL,
  at BIGINT NOT NULL,
  received BIGINT NOT NULL,
  credit BIGINT NOT NULL,
  seat INTEGER,
  kind TEXT NOT NULL,
  body BLOB NOT NULL,
  cause TEXT,
  rtt INTEGER,
  PRIMARY KEY (table_id, seq)
);
CREATE TABLE account (
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  passphrase TEXT NOT NULL,
  recovery TEXT NOT NULL,
  PRIMARY KEY (person),
  UNIQUE (folded)
)
 WITHOUT ROWID;
CREATE TABLE result (
  table_id TEXT NOT NULL,
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  ended BIGINT NOT NULL,
  took BIGINT NOT NULL,
  rated BOOLEAN NOT NULL,
  public BOOLEAN NOT NULL,
  PRIMARY KEY (table_id)
)
 WITHOUT ROWID;
CREATE TABLE score (
  table_id TEXT NOT NULL,
  seat INTEGER NOT NULL,
  person TEXT,
  rank INTEGER NOT NULL,
  points BLOB NOT NULL,
  PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID;
CREATE TABLE rating (
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  mu FLOAT NOT NULL,
  sigma FLOAT NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (person, game)
)
 WITHOUT ROWID;
CREATE TABLE solo (
  game TEXT NOT NULL,
  kind TEXT NOT NULL,
  person TEXT NOT NULL,
  points BLOB NOT NULL,
  table_id TEXT NOT NULL,
  ended BIGINT NOT NULL,
  PRIMARY KEY (game, kind, person)
)
 WITHOUT ROWID;
CREATE TABLE daily (
  day TEXT NOT NULL,
  person TEXT NOT NULL,
  began BIGINT NOT NULL,
  took BIGINT,
  PRIMARY KEY (day, person)
)
 WITHOUT ROWID;
CREATE UNIQUE INDEX event_cause ON event (table_id, cause) WHERE cause IS NOT NULL;
CREATE INDEX event_closed ON event (table_id) WHERE kind = 'table.closed';
CREATE UNIQUE INDEX game_table_link ON game_table (link);
CREATE INDEX ix_holder_person ON holder (person);
CREATE INDEX ix_session_person ON session (person);
CREATE INDEX ix_result_ended ON result (ended);
CREATE INDEX ix_score_person ON score (person);
CREATE INDEX solo_person ON solo (person);
CREATE INDEX daily_person ON daily (person);
INSERT INTO alembic_version VALUES ('0004');
