# Deus im Browser: Karten, Bauen, Opfer, Entscheidungen, die Galerie.

# --- Karten ---

web-deus-card-cost = Kosten: { $price }
web-deus-card-blue = Schiffe
web-deus-card-green = Produktion
web-deus-card-yellow = Wissenschaft
web-deus-card-brown = Zivil
web-deus-card-red = Einheiten
web-deus-card-temple = Tempel

# --- meine Hand und Spalten ---

web-deus-hand = Deine Hand, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
web-deus-hand-empty = Keine Karten auf der Hand.
web-deus-hand-auto = Einfache Gewinne sofort nehmen
web-deus-hand-wait = Du bist nicht am Zug.
web-deus-hand-looking = Du blickst zurück: Geh zur Gegenwart, um zu spielen.
web-deus-hand-can = Kann gebaut werden.
web-deus-hand-cannot = Kann gerade nicht gebaut werden.
web-deus-hand-add = Zum Opfer hinzufügen.
web-deus-hand-lies = Im Opfer an Stelle { $place }.
web-deus-tableau = Spalten
web-deus-tableau-mine = Meine Spalten
web-deus-tableau-of = Spalten von { $name }
web-deus-tableau-close = Spalten schließen
web-deus-tableau-empty = keine Karte
web-deus-tableau-column = { $column }: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }

# --- Bauen ---

web-deus-act = Wähle eine Karte zum Bauen oder bring ein Opfer dar.
web-deus-act-offer = Keine deiner Karten ist gerade baubar: Bring ein Opfer dar.
web-deus-build = Bauen
web-deus-build-fee = für { $vp } SP
web-deus-build-where = { $regions ->
    [one] Eine Region leuchtet: Wähle sie auf dem Plan.
   *[other] { $regions } Regionen leuchten: Wähle eine auf dem Plan.
}
web-deus-pay-other = Anders zahlen
web-deus-pay-how = Wie gezahlt wird
web-deus-pay-resources = nur mit Ressourcen zahlen
web-deus-pay-gold = Gold statt { $wares }
web-deus-fire-of = Was die Spalte bringt: { $cards ->
    [one] 1 Karte wirkt
   *[other] { $cards } Karten wirken
  }
web-deus-fire-temple = Ein Tempel löst keine Spalte aus; er zählt am Ende.
web-deus-fire-nothing = Die Spalte bringt gerade nichts.
web-deus-sum-nothing = nichts
web-deus-sum-sell = bis zu { $wares } verkaufen: { $gain }
web-deus-sum-asks = { $card } fragt noch
web-deus-sum-attacks = { $villages ->
    [one] Ein Dorf wird angegriffen
   *[other] { $villages } Dörfer werden angegriffen
}
web-deus-sum-draws = { $cards ->
    [one] 1 Karte ziehen
   *[other] { $cards } Karten ziehen
}
web-deus-joker = Joker
web-deus-joker-where = Verdeckt in welche Spalte?
web-deus-joker-price = { $gold } Gold
web-deus-joker-lay = Joker legen
web-deus-joker-sleeps = Ein Joker: Er liegt verdeckt und hat selbst keine Wirkung.

# --- warum nicht ---

web-deus-why-nowhere = Da ist keine Region.
web-deus-why-village = In einem Dorf wird nie gebaut.
web-deus-why-ship = Schiffe fahren nur auf See.
web-deus-why-sea = Auf See fahren nur Schiffe.
web-deus-why-taken = Diese Region gehört { $seat }.
web-deus-why-twice = So eine Figur hast du hier schon.
web-deus-why-temple = Ein Tempel steht in einer eigenen Landregion.
web-deus-why-edge = Deine erste Figur kommt in eine leere Region am Rand des Plans.
web-deus-why-near = Zu nah an der ersten Region eines anderen.
web-deus-why-fee = Eine beliebige leere Randregion kostet 3 SP, und so viele hast du nicht.
web-deus-why-far = Sie liegt nicht neben einer deiner Regionen.
web-deus-why-not-choosing-unit = Wähle eine deiner leuchtenden Einheiten.
web-deus-why-not-moving = Dort kann der Zug der Einheit nicht enden.
web-deus-why-not-ransacking = Wähle eines der leuchtenden Dörfer.

# --- Opfer ---

web-deus-offer = Opfer darbringen
web-deus-offer-short = Opfern
web-deus-offer-first = Klick die Karten an, die du opferst. Die erste liegt oben und nennt den Gott.
web-deus-offer-to = { $name }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
web-deus-offer-stand = Jupiter steht für
web-deus-offer-none = Karten wählen
web-deus-offer-make = { $cards ->
    [one] 1 Karte opfern
   *[other] { $cards } Karten opfern
}
web-deus-offer-all = Alle
web-deus-offer-stop = Zurück

# --- Entscheidungen ---

web-deus-ask-paying = Wie zahlst du?
web-deus-ask-placing = Wohin stellst du { $what }?
web-deus-ask-asking = Nimmst du es?
web-deus-ask-buying = { $left ->
    [one] Noch eine kaufen?
   *[other] Bis zu { $left } kaufen: Welche?
}
web-deus-ask-selling = Wie viele verkaufst du?
web-deus-ask-selling-different = { $left ->
    [one] Noch eine verkaufen, von anderer Art?
   *[other] Bis zu { $left } verkaufen, alle verschieden: Welche?
}
web-deus-ask-harvesting = Wo wird geerntet?
web-deus-ask-taking-pieces = { $left ->
    [one] Welche Figur aus deiner Reserve?
   *[other] Welche Figur aus deiner Reserve? Noch { $left }
}
web-deus-ask-activating = Welche Karte wird ausgelöst?
web-deus-ask-choosing-unit = Welche Einheit? Wähle sie auf dem Plan.
web-deus-ask-moving = Wohin zieht die Einheit? Sie darf bleiben.
web-deus-ask-robbing = Wem wird gestohlen?
web-deus-ask-ransacking = Welches Dorf? Wähle es auf dem Plan.
web-deus-ask-offering = Noch mehr Karten?
web-deus-ask-choosing-god = Welcher Gott gibt an Jupiters Stelle?
web-deus-ask-taking-resources = { $left ->
    [one] Welche Ressource?
   *[other] Welche Ressource? Noch { $left }
}
web-deus-answer-take = Nehmen
web-deus-answer-no = Verzichten
web-deus-answer-enough = Nicht mehr
web-deus-answer-sell = { $count } verkaufen
web-deus-answer-done = Das ist alles
web-deus-gather-all = Nur { $what }
web-deus-gather-done = Bestätigen: { $sum }
web-deus-answer-here = Diese

# --- der geheime Start ---

web-deus-start-title = Wähle { $pieces } Figuren für den Anfang
web-deus-start-how = Geheim, höchstens fünf einer Art. Der Rest wartet in der Reserve; gezeigt wird, wenn alle gewählt haben.
web-deus-start-less = Eine weniger: { $what }
web-deus-start-more = Eine mehr: { $what }
web-deus-start-left = { $sum } von { $pieces } gewählt
web-deus-start-done = Damit beginnen

# --- Tasten ---

web-deus-key-card = Eine Karte wählen; antworten; eines mehr nehmen
web-deus-key-back = Von mehreren das Letzte zurücknehmen
web-deus-key-build = Das Gewählte bauen
web-deus-key-offer = Ein Opfer darbringen
web-deus-key-joker = Die gewählte Karte als Joker legen
web-deus-key-pay = Anders zahlen
web-deus-key-tableau = Die Spalten zeigen
web-deus-key-decline = Verzichten
web-deus-key-enter = Bestätigen
web-deus-key-escape = Einen Schritt zurück

# --- die Galerie ---

web-title-cards = Karten von Deus
web-deus-gallery = Die Karten von Deus
web-deus-gallery-lead = Alle { $cards } Karten unseres Decks, { $kinds } Arten. Die Liste aus der Schachtel ist nicht öffentlich: Was von einer Karte bekannt ist und was von uns, sagt jede selbst.
web-deus-gallery-filter = Zeigen
web-deus-gallery-search = Suchen
web-deus-gallery-colour = Farbe
web-deus-gallery-cost = Kosten
web-deus-gallery-effect = Wirkung
web-deus-gallery-known = Quelle
web-deus-gallery-any = Alle
web-deus-gallery-found = { $kinds ->
    [0] So eine Karte gibt es nicht.
    [one] 1 Art, { $cards } Karten
   *[other] { $kinds } Arten, { $cards } Karten
}
web-deus-gallery-copies = { $copies } im Deck
web-deus-gallery-clear = Alle zeigen
web-deus-kind-gain = Gewinne
web-deus-kind-trade = Handel
web-deus-kind-harvest = Produktion
web-deus-kind-activate = Löst Karten aus
web-deus-kind-move = Bewegt Einheiten
web-deus-kind-steal = Nimmt von anderen
web-deus-known-public = Aus öffentlichen Quellen bekannt
web-deus-known-part = Teilweise bekannt
web-deus-known-ours = Von uns rekonstruiert
