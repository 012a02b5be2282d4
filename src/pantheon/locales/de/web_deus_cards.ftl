# Deus im Browser: Karten, Bauen, Opfer, Entscheidungen, die Galerie.

# --- Karten ---

web-deus-card-cost = Kosten: { $price }
web-deus-card-blue = Schiffe
web-deus-card-green = Produktion
web-deus-card-yellow = Wissenschaft
web-deus-card-brown = Zivil
web-deus-card-red = Militär
web-deus-card-temple = Tempel

# --- meine Hand und Spalten ---

web-deus-hand = Deine Hand: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
web-deus-hand-empty = Keine Karten auf der Hand.
web-deus-hand-auto = Einfache Gewinne automatisch nehmen
web-deus-hand-wait = Du bist nicht am Zug.
web-deus-hand-looking = Das ist ein früherer Stand: Zum Spielen geh zum aktuellen zurück.
web-deus-hand-can = Kannst du ausspielen.
web-deus-hand-cannot = Kannst du gerade nicht ausspielen.
web-deus-hand-add = Zum Opfer hinzufügen.
web-deus-hand-lies = Karte { $place } des Opfers.
web-deus-tableau = Spalten
web-deus-tableau-mine = Deine Spalten
web-deus-tableau-of = Spalten von { $name }
web-deus-tableau-close = Spalten schließen
web-deus-tableau-empty = keine Karte
web-deus-tableau-column = { $column }: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }

# --- Bauen ---

web-deus-act = Wähle eine Karte zum Ausspielen oder bringe ein Opfer dar.
web-deus-act-offer = Keine deiner Karten lässt sich gerade ausspielen: Bringe ein Opfer dar.
web-deus-build = Bauen
web-deus-build-fee = für { $vp } SP
web-deus-build-where = { $regions ->
    [one] Ein Gebiet leuchtet: Wähle es auf dem Spielplan.
   *[other] { $regions } Gebiete leuchten: Wähle eines auf dem Spielplan.
}
web-deus-pay-other = Anders zahlen
web-deus-pay-how = Zahlungsweise
web-deus-pay-resources = nur mit Rohstoffen zahlen
web-deus-pay-gold = Gold statt { $wares }
web-deus-fire-of = Effekte der Spalte: { $cards ->
    [one] 1 Karte wird ausgelöst
   *[other] { $cards } Karten werden ausgelöst
  }
web-deus-fire-temple = Ein Tempel löst keine Spalte aus; gewertet wird er am Ende.
web-deus-fire-nothing = Die Spalte bringt gerade nichts.
web-deus-sum-nothing = nichts
web-deus-sum-sell = bis zu { $wares } verkaufen: { $gain }
web-deus-sum-asks = { $card }: noch eine Auswahl
web-deus-sum-attacks = { $villages ->
    [one] { $villages } Dorf wird angegriffen
   *[other] { $villages } Dörfer werden angegriffen
}
web-deus-sum-draws = { $cards ->
    [one] 1 Karte ziehen
   *[other] { $cards } Karten ziehen
}
web-deus-joker = Joker
web-deus-joker-where = Verdeckt in welche Spalte?
web-deus-joker-price = { $gold } Gold
web-deus-joker-lay = Als Joker spielen
web-deus-joker-sleeps = Joker: liegt verdeckt und hat selbst keinen Effekt.

# --- warum nicht ---

web-deus-why-nowhere = Hier ist kein Gebiet.
web-deus-why-village = In einem Dorf darf nie gebaut werden.
web-deus-why-ship = Schiffe dürfen nur aufs Meer.
web-deus-why-sea = Aufs Meer dürfen nur Schiffe.
web-deus-why-taken = Dieses Gebiet ist schon besetzt: { $seat }.
web-deus-why-twice = Ein Gebäude dieser Art hast du hier schon.
web-deus-why-temple = Ein Tempel muss in eines deiner Landgebiete.
web-deus-why-edge = Dein erstes Gebäude kommt in ein leeres Gebiet am Rand des Spielplans.
web-deus-why-near = Zu nah am Startgebiet von jemand anderem.
web-deus-why-fee = Ein beliebiges leeres Randgebiet kostet 3 SP, und so viele hast du nicht.
web-deus-why-far = Es grenzt an keines deiner Gebiete.
web-deus-why-not-choosing-unit = Wähle eine deiner leuchtenden Einheiten.
web-deus-why-not-moving = Dort darf die Einheit ihre Bewegung nicht beenden.
web-deus-why-not-ransacking = Wähle eines der leuchtenden Dörfer.

# --- Opfer ---

web-deus-offer = Opfer darbringen
web-deus-offer-short = Opfern
web-deus-offer-first = Klicke die Karten an, die du opferst. Die erste liegt oben und bestimmt den Gott.
web-deus-offer-to = { $name }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
web-deus-offer-stand = Jupiter vertritt
web-deus-offer-none = Karten wählen
web-deus-offer-make = { $cards ->
    [one] 1 Karte opfern
   *[other] { $cards } Karten opfern
}
web-deus-offer-all = Alle
web-deus-offer-stop = Zurück

# --- Entscheidungen ---

web-deus-ask-paying = Wie zahlst du?
web-deus-ask-placing = Wohin setzt du { $what }?
web-deus-ask-asking = Nutzt du den Effekt?
web-deus-ask-buying = { $left ->
    [one] Noch einen kaufen?
   *[other] Bis zu { $left } Rohstoffe kaufen: Welche?
}
web-deus-ask-selling = Wie viele verkaufst du?
web-deus-ask-selling-different = { $left ->
    [one] Noch einen anderen verkaufen?
   *[other] Bis zu { $left } verschiedene Rohstoffe verkaufen: Welche?
}
web-deus-ask-harvesting = Wo wird produziert?
web-deus-ask-taking-pieces = { $left ->
    [one] Welches Gebäude aus deiner Reserve?
   *[other] Welches Gebäude aus deiner Reserve? Noch { $left }
}
web-deus-ask-activating = Welche Karte löst du aus?
web-deus-ask-choosing-unit = Welche Einheit? Wähle sie auf dem Spielplan.
web-deus-ask-moving = Wohin bewegt sich die Einheit? Sie darf stehen bleiben.
web-deus-ask-robbing = Wer wird bestohlen?
web-deus-ask-ransacking = Welches Dorf? Wähle es auf dem Spielplan.
web-deus-ask-offering = Noch mehr Karten?
web-deus-ask-choosing-god = Welchen Gott soll Jupiter vertreten?
web-deus-ask-taking-resources = { $left ->
    [one] Welcher Rohstoff?
   *[other] Welcher Rohstoff? Noch { $left }
}
web-deus-answer-take = Nutzen
web-deus-answer-no = Verzichten
web-deus-answer-enough = Das reicht
web-deus-answer-sell = { $count } verkaufen
web-deus-answer-done = Fertig
web-deus-gather-all = Nur { $what }
web-deus-gather-done = Bestätigen: { $sum }
web-deus-answer-here = Auswahl bestätigen

# --- der geheime Start ---

web-deus-start-title = Wähle { $pieces } Startgebäude
web-deus-start-how = Geheim und höchstens fünf jeder Art. Der Rest bleibt in der Reserve; aufgedeckt wird, wenn alle gewählt haben.
web-deus-start-less = Eines weniger: { $what }
web-deus-start-more = Eines mehr: { $what }
web-deus-start-left = { $sum } von { $pieces } gewählt
web-deus-start-done = Damit beginnen

# --- Tasten ---

web-deus-key-card = Eine Karte oder Antwort wählen; eines mehr nehmen
web-deus-key-back = Das zuletzt Gewählte zurücknehmen
web-deus-key-build = Die gewählte Karte ausspielen
web-deus-key-offer = Ein Opfer darbringen
web-deus-key-joker = Die gewählte Karte als Joker spielen
web-deus-key-pay = Anders zahlen
web-deus-key-tableau = Die Spalten zeigen
web-deus-key-decline = Verzichten
web-deus-key-enter = Bestätigen
web-deus-key-escape = Einen Schritt zurück

# --- die Galerie ---

web-title-cards = Deus-Karten
web-deus-gallery = Die Karten von Deus
web-deus-gallery-lead = Alle { $cards } Karten unseres Kartensatzes, { $kinds } verschiedene. Die Liste aus der Schachtel ist nicht öffentlich: Bei jeder Karte steht, was bekannt ist und was von uns stammt.
web-deus-gallery-filter = Filter
web-deus-gallery-search = Suchen
web-deus-gallery-colour = Farbe
web-deus-gallery-cost = Kosten
web-deus-gallery-effect = Effekt
web-deus-gallery-known = Quelle
web-deus-gallery-any = Alle
web-deus-gallery-found = { $kinds ->
    [0] Keine passende Karte gefunden.
    [one] { $kinds } Kartenart, { $cards } Stück
   *[other] { $kinds } Kartenarten, { $cards } Stück
}
web-deus-gallery-copies = { $copies }-mal im Kartensatz
web-deus-gallery-clear = Alle zeigen
web-deus-kind-gain = Gewinne
web-deus-kind-trade = Handel
web-deus-kind-harvest = Produktion
web-deus-kind-activate = Löst Karten aus
web-deus-kind-move = Bewegt Einheiten
web-deus-kind-steal = Bestiehlt andere
web-deus-known-public = Aus öffentlichen Quellen bekannt
web-deus-known-part = Teilweise bekannt
web-deus-known-ours = Von uns rekonstruiert
