# Deus: Kartenstapel, Optionen, Absagen, Wertung.

deck-no-list = Zeile { $line }: Eine Kartendatei enthält Karten, jede unter [[cards]], darüber vielleicht free = true, und sonst nichts.
deck-field-missing = Zeile { $line }: Karte { $id }: { $field } fehlt.
deck-field-unknown = Zeile { $line }: Karte { $id }: ein Feld { $field } gibt es nicht; es gibt: { $known }.
deck-field-wrong = Zeile { $line }: Karte { $id }: { $field } kann nicht „{ $found }“ sein; möglich sind: { $known }.
deck-field-odd = Zeile { $line }: Karte { $id }: { $field } kann nicht „{ $found }“ sein.
deck-id = Zeile { $line }: „{ $id }“ ist keine Kennung; schreib bis zu acht Buchstaben und Ziffern.
deck-name = Zeile { $line }: Karte { $id }: Namen stehen unter en, fr oder de, mit je 1 bis { $most } Buchstaben.
deck-copies = Zeile { $line }: Karte { $id } muss es 1- bis { $most }-mal geben, nicht { $found }-mal.
deck-cost = Zeile { $line }: Karte { $id }: Die Kosten nennen wood, stone, clay, wheat oder gold, je eins bis drei.
deck-temple = Zeile { $line }: Karte { $id }: Ein Tempel bringt am Ende SP und wirkt sonst nicht.
deck-temple-cost = Zeile { $line }: Karte { $id }: Ein Tempel kostet je einen Rohstoff jeder Art; free = true über der ersten Karte hebt das auf.
deck-school = Zeile { $line }: Karte { $id }: Nur eine gelbe Karte löst andere aus.
deck-size = Zeile { $line }: Karte { $id }: „per = cities“ und eine Größe (2 oder 3) gehören zusammen.
deck-terrain = Zeile { $line }: Karte { $id }: Ein Gelände passt nur zu regions, production oder buildings.
deck-theft = Zeile { $line }: Karte { $id }: Ein Diebstahl braucht Gut und Menge.
deck-twice = Zeile { $line }: Zwei Karten tragen die Kennung { $id }.
deck-count = Zeile { $line }: Der Stapel hat { $found } Karten, es müssen { $right } sein.
deck-colour = Zeile { $line }: Der Stapel hat { $found } Karten der Farbe „{ $colour }“, es müssen { $right } von jeder Farbe sein; free = true über der ersten Karte hebt das auf.
deck-word = Karte { $line } des Stapels ist nicht zu lesen: „{ $word }“.
deus-deck = Dieser Stapel ist nicht zu gebrauchen: { $reason }
deus-handicap = Eine Vorgabe braucht den gewählten Start und für jeden der { $players } Spieler eine Zahl von { $least } bis { $most }.
deus-pieces = Eine Zahl zu wählender Figuren, hier { $pieces }, braucht den gewählten Start.
deus-shape = Die Form { $shape } gibt es nicht für { $players } Spieler.
deus-place = „{ $word }“ ist kein Platz für ein Plättchen; schreib zwei ganze Zahlen, wie 1/-1.
deus-places = Eine Karte für { $players } Spieler hat { $tiles } verschiedene Plätze.
deus-apart = Die Plättchen einer Karte müssen zusammenhängen.
deus-hidden = Was verborgen ist, lässt sich nicht spielen.
deus-no-card = In diesem Stapel gibt es keine Karte { $card }.
deus-no-region = Auf dieser Karte gibt es keine Region { $q },{ $r }.
deus-no-seat = Hier sitzt niemand: { $seat }. Plätze: { $known }.
deus-number = { $number } liegt nicht zwischen 0 und { $most }.
deus-not-chance = Jetzt ist nichts zu ziehen.
deus-not-here = Dieser Tisch hat die Plätze 1 bis { $players }, keine anderen.
deus-has-chosen = Du hast schon gewählt; warte auf die anderen.
deus-split = Das ist nicht die richtige Zahl von Figuren, oder mehr als fünf von einer Art.
deus-choose-first = Wähle erst deine Figuren.
deus-not-your-turn = { $seat } ist am Zug.
deus-decide-first = Erst ist etwas anderes zu entscheiden: { $wanted }.
deus-no-site = Diese Figur kann nicht nach { $q },{ $r }.
deus-cannot-pay-so = So kannst du die Karte nicht bezahlen.
deus-not-possible = Das geht hier nicht.
deus-not-in-hand = { $card } ist nicht auf deiner Hand.
deus-ascending = Karten kommen in der Reihenfolge des Stapels zur Opfergabe.
deus-too-dear = Das braucht { $needed } Gold; du hast { $gold }.
deus-no-jokers = An diesem Tisch gibt es keine Joker.
deus-joker-used = Dein Joker ist gespielt.
deus-columns = Tempel { $temple } braucht { $needed ->
    [one] { $needed } Karte
   *[other] { $needed } Karten
} in jeder der fünf anderen Spalten.
deus-no-piece = Auf deinem Tableau ist keine Figur dieser Art.
deus-nowhere = Dafür gibt es keine Region.
deus-score-vp = SP aus dem Spiel
deus-score-from-start = zu Beginn
deus-score-from-villages = Dörfer
deus-score-from-fees = bezahlte Regionen am Rand
deus-score-from-thefts = Diebstähle
deus-score-from-gods = Götter
deus-score-from-blue = Schiffskarten
deus-score-from-green = Produktionskarten
deus-score-from-yellow = Wissenschaftskarten
deus-score-from-brown = Zivilkarten
deus-score-from-red = Einheitenkarten
deus-score-from-temple = Tempel
deus-score-fired = { $card }, { $times ->
    [one] einmal ausgelöst
   *[other] { $times }-mal ausgelöst
}
deus-score-temple = { $card }
deus-score-majority = Mehrheit { $good }: { $count }
good-wood = Holz
good-stone = Stein
good-clay = Lehm
good-wheat = Weizen
good-gold = Gold
good-vp = SP
good-cards = Karten
good-pieces = Figuren
ending-temples = alle Tempel waren gebaut
ending-villages = alle Dörfer waren angegriffen
ending-no-builds = zu lange hatte niemand gebaut

# --- Wörter, was getan wurde ---

deus-one-ship = ein Schiff
deus-one-production = ein Produktionsgebäude
deus-one-science = ein Wissenschaftsgebäude
deus-one-civil = ein ziviles Gebäude
deus-one-unit = eine Einheit
deus-one-temple = einen Tempel
deus-piece-ship = Schiff
deus-piece-production = Produktionsgebäude
deus-piece-science = Wissenschaftsgebäude
deus-piece-civil = ziviles Gebäude
deus-piece-unit = Einheit
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
deus-gift-neptune = { $gold } Gold je geopferter Karte, und ein Schiff
deus-gift-ceres = 1 Ressource nach Wahl je Karte, und ein Produktionsgebäude
deus-gift-minerva = 1 Karte mehr ziehen je geopferter Karte, und ein Wissenschaftsgebäude
deus-gift-vesta = { $one } SP für eine Karte, { $more } für mehrere, und ein ziviles Gebäude
deus-gift-mars = 1 Figur nach Wahl je geopferter Karte
deus-gift-jupiter = die Gabe eines anderen Gottes nach Wahl
deus-back = eine verdeckte Karte
deus-did-build = { $seat } baut { $card }
deus-did-joker = { $seat } legt { $card } als Joker: { $column }
deus-did-joker-hidden = { $seat } legt eine verdeckte Karte als Joker: { $column }
deus-did-offer = { $seat } bringt { $name } ein Opfer dar, obenauf { $card }
deus-did-add = { $seat } legt { $card } zum Opfer
deus-did-add-hidden = { $seat } legt eine Karte zum Opfer
deus-did-done = { $seat } schließt das Opfer ab
deus-did-pay = { $seat } bezahlt
deus-did-place = { $seat } setzt { $what } auf { $q },{ $r }
deus-did-take = { $seat } nutzt { $card }
deus-did-decline = { $seat } verzichtet auf { $card }
deus-did-buy = { $seat } kauft { $good }
deus-did-sell = { $seat } verkauft { $count } mit { $card }
deus-did-sell-one = { $seat } verkauft { $good }
deus-did-harvest = { $seat } erntet: { $land }
deus-did-piece = { $seat } nimmt eine Figur aus der Reserve
deus-did-fire = { $seat } löst { $card } aus
deus-did-unit = { $seat } schickt die Einheit von { $q },{ $r } mit { $card }
deus-did-move = { $seat } zieht die Einheit nach { $q },{ $r }
deus-did-rob = { $seat } bestiehlt { $victim }
deus-did-pillage = { $seat } nimmt SP vom Dorf auf { $q },{ $r }
deus-did-invoke = { $seat } ruft { $name } an
deus-did-resource = { $seat } wählt eine Ressource
deus-did-choose = { $seat } wählt { $pieces }
deus-did-choose-hidden = { $seat } hat geheim Figuren gewählt
deus-did-tile = Plättchen { $tile } kommt auf Platz { $place } des Spielplans
deus-did-face = Das Plättchen auf Platz { $place } zeigt Seite { $face }, um { $rotation } gedreht
deus-did-first = { $seat } beginnt jede Runde
deus-did-card = { $seat } zieht { $card }
deus-did-card-hidden = { $seat } zieht eine Karte
deus-attack = das Dorf auf { $q },{ $r } wird angegriffen ({ $counts }): { $who } gewinnt { $vp } SP
deus-attack-shared = das Dorf auf { $q },{ $r } wird angegriffen ({ $counts }): { $who } gewinnen je { $vp } SP
deus-attack-units = { $seat } { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
  }
deus-attack-both = { $seat } { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
  } und { $buildings } Gebäude
deus-end-near = das Ende naht: Runde { $round } ist die letzte
deus-reshuffled = die Ablage wird zum neuen Stapel
