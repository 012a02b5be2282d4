# Deus: Kartensätze, Optionen, Absagen, Wertung.

deck-no-list = Zeile { $line }: Eine Kartendatei enthält nur Karten, jede unter [[cards]], und darüber höchstens free = true.
deck-field-missing = Zeile { $line }: Karte { $id }: { $field } fehlt.
deck-field-unknown = Zeile { $line }: Karte { $id }: Ein Feld { $field } gibt es nicht; es gibt: { $known }.
deck-field-wrong = Zeile { $line }: Karte { $id }: { $field } kann nicht „{ $found }“ sein; möglich sind: { $known }.
deck-field-odd = Zeile { $line }: Karte { $id }: { $field } kann nicht „{ $found }“ sein.
deck-id = Zeile { $line }: „{ $id }“ ist keine gültige Kennung; schreibe bis zu acht Buchstaben und Ziffern.
deck-name = Zeile { $line }: Karte { $id }: Namen stehen unter en, fr oder de, jeder 1 bis { $most } Zeichen lang.
deck-copies = Zeile { $line }: Karte { $id } muss es 1- bis { $most }-mal geben, nicht { $found }-mal.
deck-cost = Zeile { $line }: Karte { $id }: Kosten bestehen aus wood, stone, clay, wheat oder gold, je eins bis drei.
deck-temple = Zeile { $line }: Karte { $id }: Ein Tempel bringt am Ende SP und hat sonst keinen Effekt.
deck-temple-cost = Zeile { $line }: Karte { $id }: Ein Tempel kostet einen Rohstoff jeder Art; free = true über der ersten Karte hebt das auf.
deck-school = Zeile { $line }: Karte { $id }: Nur eine gelbe Karte kann andere auslösen.
deck-size = Zeile { $line }: Karte { $id }: „per = cities“ und eine Größe (2 oder 3) gehören zusammen.
deck-terrain = Zeile { $line }: Karte { $id }: Eine Geländeart passt nur zu regions, production oder buildings.
deck-theft = Zeile { $line }: Karte { $id }: Ein Diebstahl braucht beides, was gestohlen wird und wie viel.
deck-twice = Zeile { $line }: Zwei Karten haben die Kennung { $id }.
deck-count = Zeile { $line }: Der Kartensatz hat { $found } Karten, es müssen { $right } sein.
deck-colour = Zeile { $line }: Der Kartensatz hat { $found } Karten der Farbe „{ $colour }“, es müssen { $right } von jeder Farbe sein; free = true über der ersten Karte hebt das auf.
deck-word = Karte { $line } des Kartensatzes ist nicht zu lesen: „{ $word }“.
deus-deck = Dieser Kartensatz ist nicht verwendbar: { $reason }
deus-handicap = Eine Vorgabe braucht den gewählten Start und je Platz (hier { $players }) eine Zahl von { $least } bis { $most }.
deus-pieces = Wie viele Startgebäude gewählt werden (hier { $pieces }), lässt sich nur beim gewählten Start festlegen.
deus-shape = Die Form { $shape } gibt es nicht für { $players } Personen.
deus-place = „{ $word }“ ist kein Platz für eine Platte; schreibe zwei ganze Zahlen, etwa 1/-1.
deus-places = Ein Spielplan für { $players } Personen hat { $tiles } verschiedene Plätze.
deus-apart = Die Platten eines Spielplans müssen zusammenhängen.
deus-hidden = Was verdeckt ist, lässt sich nicht spielen.
deus-no-card = In diesem Kartensatz gibt es keine Karte { $card }.
deus-no-region = Auf diesem Spielplan gibt es kein Gebiet { $q },{ $r }.
deus-no-seat = An diesem Tisch gibt es keinen Platz { $seat }. Plätze: { $known }.
deus-number = { $number } liegt nicht zwischen 0 und { $most }.
deus-not-chance = Jetzt gibt es nichts zu ziehen.
deus-not-here = Dieser Tisch hat nur die Plätze 1 bis { $players }.
deus-has-chosen = Du hast schon gewählt; warte auf die anderen.
deus-split = Die Zahl der Gebäude stimmt nicht, oder es sind mehr als fünf von einer Art.
deus-choose-first = Wähle zuerst deine Startgebäude.
deus-not-your-turn = { $seat } ist am Zug.
deus-decide-first = Zuerst ist etwas anderes zu entscheiden: { $wanted }.
deus-no-site = Dieses Gebäude darf nicht nach { $q },{ $r }.
deus-cannot-pay-so = So kannst du die Karte nicht bezahlen.
deus-not-possible = Das geht hier nicht.
deus-not-in-hand = { $card } hast du nicht auf der Hand.
deus-ascending = Karten werden in der Reihenfolge des Kartensatzes geopfert.
deus-too-dear = Das kostet { $needed } Gold; du hast { $gold }.
deus-no-jokers = An diesem Tisch wird ohne Joker gespielt.
deus-joker-used = Du hast deinen Joker schon gespielt.
deus-columns = Für Tempel { $temple } brauchst du { $needed ->
    [one] { $needed } Karte
   *[other] { $needed } Karten
} in jeder der fünf anderen Spalten.
deus-no-piece = Auf deinem Tableau ist kein Gebäude dieser Art mehr.
deus-nowhere = Dafür gibt es kein Gebiet.
deus-score-vp = SP aus der Partie
deus-score-from-start = zu Beginn
deus-score-from-villages = Dörfer
deus-score-from-fees = bezahlte Randgebiete
deus-score-from-thefts = Diebstähle
deus-score-from-gods = Götter
deus-score-from-blue = Schiffskarten
deus-score-from-green = Produktionskarten
deus-score-from-yellow = Wissenschaftskarten
deus-score-from-brown = Zivilkarten
deus-score-from-red = Militärkarten
deus-score-from-temple = Tempel
deus-score-fired = { $card }, { $times ->
    [one] einmal ausgelöst
   *[other] { $times }-mal ausgelöst
}
deus-score-temple = { $card }
deus-score-majority = Mehrheit bei { $good }: { $count }
good-wood = Holz
good-stone = Stein
good-clay = Lehm
good-wheat = Weizen
good-gold = Gold
good-vp = SP
good-cards = Karten
good-pieces = Gebäude
ending-temples = Alle Tempel sind gebaut
ending-villages = Alle Dörfer wurden angegriffen
ending-no-builds = Zu lange hat niemand gebaut

# --- Wörter, was getan wurde ---

deus-one-ship = ein Schiff
deus-one-production = ein Produktionsgebäude
deus-one-science = ein Wissenschaftsgebäude
deus-one-civil = ein Zivilgebäude
deus-one-unit = eine Militäreinheit
deus-one-temple = einen Tempel
deus-piece-ship = Schiff
deus-piece-production = Produktionsgebäude
deus-piece-science = Wissenschaftsgebäude
deus-piece-civil = Zivilgebäude
deus-piece-unit = Militäreinheit
deus-piece-temple = Tempel
deus-terrain-forest = Wald
deus-terrain-mountain = Gebirge
deus-terrain-swamp = Sumpf
deus-terrain-field = Feld
deus-terrain-sea = Meer
deus-column-blue = blaue Spalte
deus-column-green = grüne Spalte
deus-column-yellow = gelbe Spalte
deus-column-brown = braune Spalte
deus-column-red = rote Spalte
deus-god-neptune = Neptun
deus-god-ceres = Ceres
deus-god-minerva = Minerva
deus-god-vesta = Vesta
deus-god-mars = Mars
deus-god-jupiter = Jupiter
deus-gift-neptune = { $gold } Gold je geopferter Karte und ein Schiff
deus-gift-ceres = 1 Rohstoff deiner Wahl je geopferter Karte und ein Produktionsgebäude
deus-gift-minerva = 1 zusätzliche Karte je geopferter Karte und ein Wissenschaftsgebäude
deus-gift-vesta = { $one } SP für eine Karte, { $more } für mehrere und ein Zivilgebäude
deus-gift-mars = 1 Gebäude deiner Wahl je geopferter Karte
deus-gift-jupiter = die Gabe eines beliebigen anderen Gottes
deus-back = eine verdeckte Karte
deus-did-build = { $seat } baut { $card }
deus-did-joker = { $seat } spielt { $card } als Joker: { $column }
deus-did-joker-hidden = { $seat } spielt eine verdeckte Karte als Joker: { $column }
deus-did-offer = { $seat } bringt { $name } ein Opfer dar, obenauf { $card }
deus-did-add = { $seat } opfert außerdem { $card }
deus-did-add-hidden = { $seat } opfert noch eine Karte
deus-did-done = { $seat } schließt das Opfer ab
deus-did-pay = { $seat } bezahlt
deus-did-place = { $seat } setzt { $what } auf { $q },{ $r }
deus-did-take = { $seat } nutzt { $card }
deus-did-decline = { $seat } verzichtet auf { $card }
deus-did-buy = { $seat } kauft { $good }
deus-did-sell = { $seat } verkauft mit { $card } { $count } Stück
deus-did-sell-one = { $seat } verkauft { $good }
deus-did-harvest = { $seat } produziert ({ $land })
deus-did-piece = { $seat } nimmt ein Gebäude aus der Reserve
deus-did-fire = { $seat } löst { $card } aus
deus-did-unit = { $seat } wählt mit { $card } die Einheit auf { $q },{ $r }
deus-did-move = { $seat } bewegt die Einheit nach { $q },{ $r }
deus-did-rob = { $seat } bestiehlt { $victim }
deus-did-pillage = { $seat } nimmt dem Dorf auf { $q },{ $r } SP
deus-did-invoke = { $seat } ruft { $name } an
deus-did-resource = { $seat } wählt einen Rohstoff
deus-did-choose = { $seat } wählt { $pieces }
deus-did-choose-hidden = { $seat } hat geheim Startgebäude gewählt
deus-did-tile = Kontinentalplatte { $tile } kommt auf Platz { $place } des Spielplans
deus-did-face = Die Platte auf Platz { $place } zeigt Seite { $face }, Drehung { $rotation }
deus-did-first = { $seat } beginnt jede Runde
deus-did-card = { $seat } zieht { $card }
deus-did-card-hidden = { $seat } zieht eine Karte
deus-attack = das Dorf auf { $q },{ $r } wird angegriffen ({ $counts }): { $who } gewinnt { $vp } SP
deus-attack-shared = das Dorf auf { $q },{ $r } wird angegriffen ({ $counts }): { $who } gewinnen je { $vp } SP
deus-attack-units = { $seat }: { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
  }
deus-attack-both = { $seat }: { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
  } + { $buildings } Gebäude
deus-end-near = das Spielende ist eingeläutet: Runde { $round } ist die letzte
deus-reshuffled = der Ablagestapel wird zum neuen Nachziehstapel gemischt
