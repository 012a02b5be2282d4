# Fehler der Engine. Zu den Variablen siehe die Stellen, die sie melden.

unknown-game = Es gibt kein Spiel „{ $name }“. Bekannte Spiele: { $known }.
unknown-language = Es gibt keine Texte in „{ $language }“. Sprachen: { $known }.
bad-seed = Ein Startwert hat { $right } Bytes, dieser hat { $bytes }.

bad-option = { $name } kann nicht „{ $value }“ sein. Möglich ist: { $allowed }.
bad-option-range = { $name } kann nicht „{ $value }“ sein. Es muss eine ganze Zahl von { $least } bis { $most } sein.
bad-option-number = { $name } muss eine ganze Zahl sein, nicht „{ $value }“.
bad-option-type = { $name } kann nicht { $value } sein: { $reason }
bad-option-first = { $name } kann bei { $players } Spielern nicht „{ $value }“ sein. Möglich ist: drawn (ausgelost), oder ein Platz von 1 bis { $players }.
unknown-option = Es gibt keine Option „{ $name }“. Optionen: { $known }.
missing-option = Die Option { $name } fehlt.

unknown-verb = „{ $verb }“ ist keine Aktion. Aktionen: { $known }.
wrong-words = „{ $words }“ passt nicht; schreibe: { $right }
bad-cell = „{ $word }“ ist kein Feld; schreibe zwei ganze Zahlen, etwa 1,-2
bad-number = { $field } muss eine ganze Zahl sein, nicht „{ $word }“.
bad-word = { $field } kann nicht „{ $word }“ sein. Möglich ist: { $known }.
bad-form = { $field } kann nicht „{ $word }“ sein; schreib es wie { $example }.
bad-range = { $field } kann nicht { $word } sein; es geht von { $least } bis { $most }.
foreign-action = { $action } ist keine Aktion dieses Spiels.
bad-action = Das ist keine Aktion dieses Spiels: { $reason }
no-such-action = Es gibt keine Aktion mit der Nummer { $number }.
far-away = Dieses Feld ist weiter weg, als irgendeine Partie reichen kann.

unknown-action = Dieses Spiel kennt keine solche Aktion.
game-over = Das Spiel ist zu Ende.
chance-first = Es wird gerade gezogen; warte darauf.
not-chance = Jetzt ist nichts zu ziehen; { $god } ist am Zug.
not-drawn = Das kann jetzt nicht gezogen werden.
not-your-turn = { $god } ist am Zug.
no-undo = Es lässt sich nichts zurücknehmen: Der Zug ist weitergegangen, oder es wurde etwas gezogen.
no-such-deadline = Keine solche Uhr läuft: { $clock }.
no-such-move = Es gibt keinen Schritt { $move }; die Aufzeichnung hat die Schritte 0 bis { $last }.

record-foreign = Zeile { $line }: Das ist keine Aufzeichnung von Pantheon; die erste Zeile muss „{ $expected }“ sein.
record-truncated = Zeile { $line }: Die Aufzeichnung bricht ab; „{ $expected }“ müsste folgen.
record-too-long = Zeile { $line }: Die Datei ist länger als { $most } Zeichen; so lang ist keine Aufzeichnung.
record-unprintable = Zeile { $line }: Hier steht ein Zeichen, das sich nicht drucken lässt (Spalte { $column }).
record-field = Zeile { $line }: Hier müsste „{ $expected }“ stehen, nicht „{ $found }“.
record-option-twice = Zeile { $line }: Die Option { $name } steht hier zum zweiten Mal.
record-rules = Zeile { $line }: gespielt nach Version „{ $found }“ der Regeln; hier sind die Versionen 1 bis { $newest } bekannt.
record-line = Zeile { $line }: { $reason }
record-seat = Zeile { $line }: kein Platz „{ $found }“; erwartet: { $expected }.
record-seeded = Zeile { $line }: „seeded“ ist „fresh“ oder „chosen“, nicht „{ $found }“.
record-hex = Zeile { $line }: { $name } muss aus { $digits } Hexadezimalziffern in Kleinschreibung bestehen.
record-number = Zeile { $line }: Schritt { $expected } müsste folgen, nicht { $found }.
record-time = Zeile { $line }: „{ $found }“ ist keine Zeit; schreibe Sekunden mit drei Nachkommastellen, etwa @12.500
record-too-many-moves = Zeile { $line }: Mit diesen Optionen hat keine Partie mehr als { $most } Schritte.
record-illegal = Zeile { $line }: Schritt { $move } ist gegen die Regeln: { $reason }
record-draw = Zeile { $line }: Schritt { $move } ist nicht, was der Startwert ergibt, nämlich „{ $right }“.
record-seed = Zeile { $line }: Der Startwert passt nicht zur Festlegung (commitment) im Kopf.
record-over = Zeile { $line }: Nach dem letzten Schritt ist das Spiel zu Ende, aber die Aufzeichnung nennt es unvollendet.
record-not-over = Zeile { $line }: Die Aufzeichnung nennt ein Ergebnis, aber das Spiel ist nicht zu Ende.
record-ending = Zeile { $line }: Das Spiel endete durch „{ $right }“, nicht durch „{ $found }“.
record-score = Zeile { $line }: Die Wertung ist „{ $right }“, nicht „{ $found }“.
record-check = Zeile { $line }: Die Prüfsumme passt nicht; eine Zeile darüber wurde geändert oder ging verloren.
record-after-end = Zeile { $line }: Nach der Prüfsumme darf nichts mehr kommen.
live-stuck = Niemand tut mehr etwas, und keine Uhr läuft.
log-differs = Zug { $move } des Protokolls ist nicht das, was Regeln und Ziehungen ergeben.
long-list = Die Liste { $name } ist zu lang; höchstens { $most } Einträge.
