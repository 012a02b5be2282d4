-- Rows of tables are longer than what fits into a tree without rowid: there each took a page of its own besides.
CREATE TABLE tables_anew (
    id      TEXT PRIMARY KEY NOT NULL,
    game    TEXT NOT NULL,
    state   TEXT NOT NULL,
    created REAL NOT NULL,
    touched REAL NOT NULL,
    facts   BLOB NOT NULL,
    ticking INTEGER NOT NULL DEFAULT 0,
    listed  INTEGER NOT NULL DEFAULT 1
);

INSERT INTO tables_anew (id, game, state, created, touched, facts, ticking, listed)
SELECT id, game, state, created, touched, facts, ticking, listed FROM tables ORDER BY created;

DROP TABLE tables;

ALTER TABLE tables_anew RENAME TO tables;

-- Pages of a list, of those that were touched last.
CREATE INDEX tables_by_state ON tables (state, listed, touched, id);

-- Those that nobody has touched for long, listed or not.
CREATE INDEX tables_by_age ON tables (state, touched, id);

-- Those with a clock: few of all there are.
CREATE INDEX tables_ticking ON tables (state, id) WHERE ticking = 1
