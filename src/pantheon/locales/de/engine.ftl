# Fehler der Engine. Zu den Variablen siehe die Stellen, die sie melden.

unknown-game = Es gibt kein Spiel „{ $name }“. Bekannte Spiele: { $known }.
unknown-language = Es gibt keine Texte in „{ $language }“. Sprachen: { $known }.
bad-seed = Ein Startwert hat { $right } Bytes, dieser hat { $bytes }.

bad-option = { $name } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
bad-option-range = { $name } kann nicht „{ $value }“ sein. Es muss eine ganze Zahl von { $least } bis { $most } sein.
bad-option-number = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
bad-option-type = { $name } kann nicht { $value } sein: { $reason }
bad-option-first = { $name } kann bei { $players } Personen nicht „{ $value }“ sein. Möglich ist: drawn (ausgelost) oder ein Platz von 1 bis { $players }.
unknown-option = Es gibt keine Option „{ $name }“. Optionen: { $known }.
missing-option = Die Option { $name } fehlt.

unknown-verb = „{ $verb }“ ist keine Aktion. Aktionen: { $known }.
wrong-words = „{ $words }“ passt nicht; schreibe: { $right }
bad-cell = „{ $word }“ ist kein Feld; schreibe zwei ganze Zahlen, etwa 1,-2
bad-number = { $field } muss eine ganze Zahl sein, nicht „{ $word }“.
bad-word = { $field } kann nicht „{ $word }“ sein. Möglich ist: { $known }.
bad-form = { $field } kann nicht „{ $word }“ sein; schreibe es wie { $example }.
bad-range = { $field } kann nicht { $word } sein; es geht von { $least } bis { $most }.
foreign-action = { $action } ist keine Aktion dieses Spiels.
bad-action = Das ist keine Aktion dieses Spiels: { $reason }
no-such-action = Es gibt keine Aktion mit der Nummer { $number }.
far-away = Dieses Feld ist weiter weg, als eine Partie je reichen kann.

unknown-action = Dieses Spiel kennt keine solche Aktion.
game-over = Die Partie ist zu Ende.
chance-first = Es wird gerade gezogen; warte einen Augenblick.
not-chance = Jetzt ist nichts zu ziehen; { $god } ist am Zug.
not-drawn = Das kann jetzt nicht gezogen werden.
not-your-turn = { $god } ist am Zug.
no-undo = Es lässt sich nichts zurücknehmen: Der Zug ist vorbei, oder es wurde etwas gezogen.
no-such-deadline = Es läuft keine solche Uhr: { $clock }.
no-such-move = Es gibt keinen Schritt { $move }; die Aufzeichnung hat die Schritte 0 bis { $last }.

record-foreign = Zeile { $line }: Das ist keine Aufzeichnung von Pantheon; die erste Zeile muss „{ $expected }“ sein.
record-truncated = Zeile { $line }: Die Aufzeichnung bricht ab; es müsste „{ $expected }“ folgen.
record-too-long = Zeile { $line }: Die Datei ist länger als { $most } Zeichen; so lang ist keine Aufzeichnung.
record-unprintable = Zeile { $line }: Hier steht ein nicht druckbares Zeichen (Spalte { $column }).
record-field = Zeile { $line }: Hier müsste „{ $expected }“ stehen, nicht „{ $found }“.
record-option-twice = Zeile { $line }: Die Option { $name } steht hier zum zweiten Mal.
record-rules = Zeile { $line }: Die Partie folgt Version „{ $found }“ der Regeln; hier sind die Versionen 1 bis { $newest } bekannt.
record-line = Zeile { $line }: { $reason }
record-seat = Zeile { $line }: Es gibt keinen Platz „{ $found }“; erwartet: { $expected }.
record-seeded = Zeile { $line }: „seeded“ kann „fresh“ oder „chosen“ sein, nicht „{ $found }“.
record-hex = Zeile { $line }: { $name } muss aus { $digits } Hexadezimalziffern in Kleinschreibung bestehen.
record-number = Zeile { $line }: Es müsste Schritt { $expected } folgen, nicht { $found }.
record-time = Zeile { $line }: „{ $found }“ ist keine Zeit; schreibe Sekunden mit drei Nachkommastellen, etwa @12.500
record-too-many-moves = Zeile { $line }: Mit diesen Optionen hat keine Partie mehr als { $most } Schritte.
record-illegal = Zeile { $line }: Schritt { $move } verstößt gegen die Regeln: { $reason }
record-draw = Zeile { $line }: Schritt { $move } weicht von dem ab, was der Startwert ergibt: „{ $right }“.
record-seed = Zeile { $line }: Der Startwert passt nicht zum Siegel (commitment) im Kopf.
record-over = Zeile { $line }: Nach dem letzten Schritt ist die Partie zu Ende, aber die Aufzeichnung nennt sie unvollendet.
record-not-over = Zeile { $line }: Die Aufzeichnung nennt ein Ergebnis, aber die Partie ist nicht zu Ende.
record-ending = Zeile { $line }: Die Partie endete durch „{ $right }“, nicht durch „{ $found }“.
record-score = Zeile { $line }: Die Wertung ist „{ $right }“, nicht „{ $found }“.
record-check = Zeile { $line }: Die Prüfsumme passt nicht; eine Zeile darüber wurde geändert oder ging verloren.
record-after-end = Zeile { $line }: Nach der Prüfsumme darf nichts mehr kommen.
live-stuck = Niemand tut mehr etwas, und keine Uhr läuft.
log-differs = Schritt { $move } des Protokolls weicht von dem ab, was Regeln und Ziehungen ergeben.
record-pledge = Zeile { $line }: Diese Entropie ist nicht die, die { $found } zugesagt hatte.
record-note = Diese Zeile handelt weder von einer Rücknahme noch von einer Vertretung, einer Rückkehr, einer Aufgabe oder einem Ausfall: „{ $found }“.
record-note-seat = Den Platz „{ $found }“ gibt es nicht; erwartet: { $expected }.
record-no-time = Zeile { $line }: Zug { $move } hat keine Zeit, obwohl andere eine haben.
record-time-falls = Zeile { $line }: Die Zeit { $found } liegt vor { $last }, der Zeit darüber.
record-clock-early = Zeile { $line }: Mit Zug { $move } läuft eine Uhr zu früh ab; fällig ist sie bei { $due } s.
record-clock-late = Zeile { $line }: Vor Zug { $move } hätte die Uhr „{ $clock }“ ablaufen müssen, bei { $due } s.
