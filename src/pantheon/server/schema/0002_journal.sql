-- Entries may carry a body. A command sent twice is found in memory, since whoever loses a number reloads the tail.
DROP INDEX entries_by_command;

ALTER TABLE entries ADD COLUMN body TEXT;

-- Does a clock run at the table? Such tables are looked after when the server starts.
ALTER TABLE tables ADD COLUMN ticking INTEGER NOT NULL DEFAULT 0;

-- May everybody see the table in a list?
ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 1;

DROP INDEX tables_by_state;

CREATE INDEX tables_by_state ON tables (state, listed, touched, id);

CREATE TABLE members (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;

-- Secrets are kept as hashes only.
CREATE TABLE guests (
    secret  TEXT PRIMARY KEY,
    id      TEXT NOT NULL,
    name    TEXT NOT NULL,
    created REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE links (
    secret   TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER,
    holder   TEXT,
    used_by  TEXT
) WITHOUT ROWID
