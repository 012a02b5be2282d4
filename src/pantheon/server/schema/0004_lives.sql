-- When processes served this database, up to the last sign of life of each: between them was an outage.
CREATE TABLE lives (
    began REAL PRIMARY KEY,
    last  REAL NOT NULL
) WITHOUT ROWID
