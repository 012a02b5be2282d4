# Der Server.

store-conflict = Tisch { $table }: Eintrag { $number } wurde inzwischen von jemand anderem geschrieben.
store-failure = Die Datenbank konnte nicht schreiben: { $reason }
