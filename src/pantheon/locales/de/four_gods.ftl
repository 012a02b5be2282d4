# 4 Gods: was an einer Plättchendatei nicht stimmt.

tiles-no-toml = Zeile { $line }: Das ist kein TOML: { $reason }
tiles-no-list = Zeile { $line }: Eine Plättchendatei enthält eine einzige Liste namens „tiles“.
tiles-fields = Zeile { $line }: Ein Plättchen hat eine Nummer (number), Seiten (faces) und vielleicht Gebiete (regions), sonst nichts.
tiles-number = Zeile { $line }: Die Nummer eines Plättchens ist eine ganze Zahl ab 1, nicht „{ $found }“.
tiles-twice = Zeile { $line }: Zwei Plättchen tragen die Nummer { $number }.
tiles-two-faces = Zeile { $line }: Plättchen { $number } braucht zwei Seiten, und Gebiete für beide oder für keine.
tiles-letters = Zeile { $line }: Plättchen { $number }: Eine Seite besteht aus vier Buchstaben von S, P, F, M, nicht „{ $face }“.
tiles-four-terrains = Zeile { $line }: Plättchen { $number }: Keine Seite zeigt vier Landschaften, { $face } aber schon.
tiles-split = Zeile { $line }: Plättchen { $number }: { $face } muss seine Gebiete nennen, welche Ecken verbunden sind, lässt sich nicht erraten.
tiles-regions = Zeile { $line }: Plättchen { $number }: Die Gebiete von { $face } müssen NW, NE, SE und SW je einmal nennen.
tiles-mixed = Zeile { $line }: Plättchen { $number }: Ein Gebiet von { $face } mischt Landschaften.
tiles-count = Zeile { $line }: Der Satz hat { $found } Plättchen, es müssen { $right } sein.

# 4 Gods: Optionen, die nicht zusammenpassen.

four-gods-no-secret = Geheime Götter brauchen einen Gott für jeden: Zu zweit spielt man sie mit zwei Göttern, nicht mit vier.
four-gods-two-only = Nur zu zweit wählt man, wie viele Götter im Spiel sind.
four-gods-beginners = Anfänger sind Plätze von 1 bis { $players }, jeder einmal genannt, nicht „{ $value }“.
