# The server.

store-conflict = Table { $table }: entry { $number } was written by somebody else meanwhile.
store-failure = The database could not write: { $reason }
