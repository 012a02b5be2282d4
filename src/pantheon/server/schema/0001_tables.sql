CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    state   TEXT NOT NULL,
    created REAL NOT NULL,
    touched REAL NOT NULL,
    facts   BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_state ON tables (state, touched);

CREATE TABLE entries (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    seat     INTEGER,
    action   INTEGER NOT NULL,
    at       REAL    NOT NULL,
    client   TEXT,
    command  INTEGER,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_command ON entries (table_id, client, command) WHERE client IS NOT NULL;
