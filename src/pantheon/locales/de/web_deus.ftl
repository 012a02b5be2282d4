# Deus im Browser: der Spielplan, was offen liegt, was ansteht, was daraus wurde, das Ende.

# --- der Spielplan ---

web-deus-map-world = Spielplan: Pfeiltasten gehen von Region zu Region, Enter entscheidet dort
web-deus-map-region = { $q },{ $r }: { $what }
web-deus-map-free = { $terrain }, leer
web-deus-map-edge = { $terrain } am Rand, leer
web-deus-map-held = { $terrain } von { $name }: { $pieces }
web-deus-map-village = Barbarendorf mit { $vp } SP
web-deus-map-attacked = Dorf, schon angegriffen
web-deus-map-gaps = { $free ->
    [one] 1 Region darum ist noch frei
   *[other] { $free } Regionen darum sind noch frei
}
web-deus-map-surrounded = alle Regionen darum sind besetzt
web-deus-map-unarmed = noch steht keine Einheit daneben
web-deus-map-leads = jetzt fiele es an { $names }
web-deus-map-place = hier { $what } setzen
web-deus-map-here = hier bauen
web-deus-map-unit = diese Einheit schicken
web-deus-map-move = die Einheit hierher ziehen
web-deus-map-stay = hier bleiben
web-deus-map-pillage = diesem Dorf SP nehmen
web-deus-map-rob = { $name } bestehlen
web-deus-map-harvest = ernten: { $land }
web-deus-map-costs = kostet { $goods }
web-deus-map-brings = bringt { $goods }
web-deus-map-draws = { $cards ->
    [one] zieht 1 Karte
   *[other] zieht { $cards } Karten
}
web-deus-map-attacks = { $villages ->
    [one] ein Dorf wird angegriffen
   *[other] { $villages } Dörfer werden angegriffen
}
web-deus-hint-place = am besten auf { $place }
web-deus-map-victims = danach kann { $names } bestohlen werden
web-deus-attack-wins = { $names } { $winners ->
    [one] gewinnt { $goods }
   *[other] gewinnen je { $goods }
} ({ $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
})
web-deus-attack-wins-both = { $names } { $winners ->
    [one] gewinnt { $goods }
   *[other] gewinnen je { $goods }
} ({ $units ->
    [one] { $units } Einheit
   *[other] { $units } Einheiten
}, { $buildings ->
    [one] { $buildings } Gebäude
   *[other] { $buildings } Gebäude
})
web-deus-map-asks = fragt nach: { $cards }
web-deus-map-fallen = Das Dorf fällt
web-deus-map-seen = Gesehen

# --- was ansteht ---

web-deus-now-dealing = Spielplan und Karten werden ausgelegt
web-deus-now-choose = Wähle geheim deine Figuren
web-deus-now-secret = Wählen noch Figuren: { $names }
web-deus-now-other = { $name } ist am Zug
web-deus-now-last = Letzte Runde: { $words }
web-deus-now-over = Das Spiel ist zu Ende: { $ending }
web-deus-now-turn = Baue eine Karte oder opfere Karten einem Gott
web-deus-now-where = Wähle eine Region für { $what }
web-deus-now-paying = Wie bezahlst du { $card }?
web-deus-now-placing = Wähle eine Region für { $what }
web-deus-now-asking = { $card }: nehmen?
web-deus-now-buying = { $card }: kaufe eine Ressource, höchstens { $left }
web-deus-now-selling = { $card }: wie viele verkaufst du?
web-deus-now-selling-different = { $card }: verkaufe eine, dann eine andere Art
web-deus-now-harvesting = { $card }: wo ernten?
web-deus-now-taking-pieces = Nimm { $left ->
    [one] eine Figur
   *[other] { $left } Figuren
} aus deiner Reserve
web-deus-now-activating = { $card }: welche Karte aktivieren?
web-deus-now-choosing-unit = { $card }: wähle eine Einheit auf dem Spielplan
web-deus-now-moving = Wohin zieht die Einheit? Sie darf bleiben
web-deus-now-robbing = { $card }: wen bestehlen?
web-deus-now-ransacking = { $card }: welchem Dorf SP nehmen?
web-deus-now-offering = Wähle die Karten, die du opferst; die erste nennt den Gott
web-deus-now-choosing-god = Jupiter: welcher Gott soll geben?
web-deus-now-taking-resources = Nimm { $left ->
    [one] eine Ressource
   *[other] { $left } Ressourcen
} nach Wahl

# --- was offen liegt ---

web-deus-fact-vp = { $vp } SP
web-deus-fact-vp-hidden = SP: verborgen
web-deus-fact-piece = { $piece }: { $board } bereit, { $reserve } in Reserve
web-deus-fact-secret = { $piece }: geheim gewählt
web-deus-fact-hand = { $cards ->
    [one] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
web-deus-fact-column = { $column }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-deus-fact-temples = { $cards ->
    [one] 1 Tempelkarte
   *[other] { $cards } Tempelkarten
}
web-deus-fact-joker = Der Joker ist gespielt
web-deus-fact-first = Beginnt jede Runde
web-deus-common-start = Vor der ersten Runde
web-deus-common-round = Runde { $round }
web-deus-common-before = Runde { $round }, noch eine folgt
web-deus-common-last = Runde { $round }, die letzte
web-deus-common-over = Zu Ende nach { $round } Runden
web-deus-common-supply = Vorrat
web-deus-common-temples = { $temples ->
    [one] noch 1 Tempelfigur
   *[other] noch { $temples } Tempelfiguren
}; die letzte bringt das Ende
web-deus-common-villages = { $villages ->
    [one] noch 1 Barbarendorf
   *[other] noch { $villages } Barbarendörfer
} mit { $vp } SP; der letzte Angriff bringt das Ende
web-deus-common-deck = { $cards ->
    [one] 1 Karte im Stapel
   *[other] { $cards } Karten im Stapel
}
web-deus-common-discard = { $cards ->
    [one] 1 Karte in der Ablage
   *[other] { $cards } Karten in der Ablage
}
web-deus-common-top = obenauf

# --- was getan wurde ---

web-deus-did-take = { $seat } nimmt, was die Karte gibt
web-deus-did-done = { $seat } opfert insgesamt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-deus-did-decline = { $seat } verzichtet
web-deus-did-sell = { $seat } verkauft { $count }
web-deus-did-unit = { $seat } schickt die Einheit von { $q },{ $r }
web-deus-did-fire = { $seat } aktiviert eine Karte
web-deus-did-place = { $seat } setzt eine Figur auf { $q },{ $r }
web-deus-did-piece = { $seat } nimmt { $what } aus der Reserve
web-deus-did-resource = { $seat } wählt { $good }
web-deus-did-card = Gezogen: { $card }
web-deus-came-gains = { $name } bekommt { $goods }
web-deus-came-loses = { $name } gibt { $goods } ab
web-deus-came-gives = { $card }: { $name } bekommt { $goods }
web-deus-came-robs = { $name } nimmt { $victim } { $goods } weg

# --- das Ende ---

web-deus-show-vp = Gewonnene SP
web-deus-show-vp-words = Was alle während des Spiels gewonnen haben
web-deus-show-majorities = Mehrheiten
web-deus-show-majorities-words = Wer von einer Ressource oder von Gold am meisten hat, bekommt 2 SP; bei Gleichstand alle
web-deus-show-most = am meisten: { $goods }
web-deus-show-total = Ergebnis
web-deus-show-wins = { $names } gewinnt mit { $points } SP.
web-deus-show-shares = { $names } teilen sich den Sieg mit { $points } SP.
web-deus-show-ending = Zum Ende kam es so: { $ending }.
web-deus-show-gains = { $name }: { $points } SP

# Die Zeilen eines Ergebnisses.

web-deus-source-temples = Tempel
web-deus-source-majorities = Mehrheiten
