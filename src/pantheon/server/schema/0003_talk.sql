-- A table is loaded without its chat, so whether a line of it that is sent twice was said already is looked up here.
CREATE INDEX talk_by_command ON entries (table_id, client, command) WHERE kind = 'said'
