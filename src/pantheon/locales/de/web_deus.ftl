# Deus im Browser: der Spielplan, was offen liegt, was ansteht, was daraus wurde, das Ende.

# --- der Spielplan ---

web-deus-map-world = Spielplan: Mit den Pfeiltasten wechselst du das Gebiet, Enter bestätigt
web-deus-map-region = { $q },{ $r }: { $what }
web-deus-map-free = { $terrain }, leer
web-deus-map-edge = { $terrain } am Rand, leer
web-deus-map-held = { $terrain } von { $name }: { $pieces }
web-deus-map-village = Barbarendorf mit { $vp } SP
web-deus-map-attacked = Dorf, bereits angegriffen
web-deus-map-gaps = { $free ->
    [one] ringsum ist noch { $free } Gebiet frei
   *[other] ringsum sind noch { $free } Gebiete frei
}
web-deus-map-surrounded = alle Gebiete ringsum sind besetzt
web-deus-map-unarmed = noch keine Militäreinheit daneben
web-deus-map-leads = jetzt ginge es an { $names }
web-deus-map-place = hier { $what } setzen
web-deus-map-here = hier bauen
web-deus-map-unit = diese Einheit wählen
web-deus-map-move = die Einheit hierher bewegen
web-deus-map-stay = hier stehen bleiben
web-deus-map-pillage = diesem Dorf SP nehmen
web-deus-map-rob = { $name } bestehlen
web-deus-map-harvest = produzieren: { $land }
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
web-deus-map-victims = danach kannst du bestehlen: { $names }
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
web-deus-map-asks = noch zu wählen: { $cards }
web-deus-map-fallen = Das Dorf fällt
web-deus-map-seen = Verstanden

# --- was ansteht ---

web-deus-now-dealing = Spielplan und Karten werden ausgelegt
web-deus-now-choose = Wähle geheim deine Startgebäude
web-deus-now-secret = Startgebäude noch nicht gewählt: { $names }
web-deus-now-other = { $name } ist am Zug
web-deus-now-last = Letzte Runde: { $words }
web-deus-now-over = Die Partie ist zu Ende: { $ending }
web-deus-now-turn = Baue ein Gebäude oder bringe einem Gott ein Opfer dar
web-deus-now-where = Wähle ein Gebiet für { $what }
web-deus-now-paying = Wie bezahlst du { $card }?
web-deus-now-placing = Wähle ein Gebiet für { $what }
web-deus-now-asking = { $card }: Effekt nutzen?
web-deus-now-buying = { $card }: Kaufe einen Rohstoff, höchstens noch { $left }
web-deus-now-selling = { $card }: Wie viele verkaufst du?
web-deus-now-selling-different = { $card }: Verkaufe einen Rohstoff, danach einen anderen
web-deus-now-harvesting = { $card }: Wo wird produziert?
web-deus-now-taking-pieces = Nimm { $left ->
    [one] ein Gebäude
   *[other] { $left } Gebäude
} aus deiner Reserve
web-deus-now-activating = { $card }: Welche Karte löst du aus?
web-deus-now-choosing-unit = { $card }: Wähle eine Einheit auf dem Spielplan
web-deus-now-moving = Wohin bewegt sich die Einheit? Sie darf stehen bleiben
web-deus-now-robbing = { $card }: Wen bestiehlst du?
web-deus-now-ransacking = { $card }: Welchem Dorf nimmst du SP?
web-deus-now-offering = Wähle Karten zum Opfern; die erste bestimmt den Gott
web-deus-now-choosing-god = Jupiter: Wähle die Gabe eines anderen Gottes
web-deus-now-taking-resources = Nimm { $left ->
    [one] einen Rohstoff
   *[other] { $left } Rohstoffe
} deiner Wahl

# --- was offen liegt ---

web-deus-fact-vp = { $vp } SP
web-deus-fact-vp-hidden = SP: verdeckt
web-deus-fact-piece = { $piece }: { $board } verfügbar, { $reserve } in der Reserve
web-deus-fact-secret = { $piece }: noch geheim
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
web-deus-fact-joker = Joker schon gespielt
web-deus-fact-first = Beginnt jede Runde
web-deus-common-start = Vor der ersten Runde
web-deus-common-round = Runde { $round }
web-deus-common-before = Runde { $round }, noch eine folgt
web-deus-common-last = Letzte Runde ({ $round })
web-deus-common-over = Zu Ende nach { $round ->
    [one] { $round } Runde
   *[other] { $round } Runden
}
web-deus-common-supply = Allgemeiner Vorrat
web-deus-common-temples = noch { $temples } Tempel; der letzte läutet das Spielende ein
web-deus-common-villages = { $villages ->
    [one] noch { $villages } Barbarendorf
   *[other] noch { $villages } Barbarendörfer
} mit { $vp } SP; der letzte Angriff läutet das Spielende ein
web-deus-common-deck = { $cards ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $cards } Karten im Nachziehstapel
}
web-deus-common-discard = { $cards ->
    [one] 1 Karte im Ablagestapel
   *[other] { $cards } Karten im Ablagestapel
}
web-deus-common-top = obenauf

# --- was getan wurde ---

web-deus-did-take = { $seat } nutzt den Effekt der Karte
web-deus-did-done = { $seat } opfert insgesamt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
web-deus-did-decline = { $seat } verzichtet
web-deus-did-sell = { $seat } verkauft { $count } Stück
web-deus-did-unit = { $seat } wählt die Einheit auf { $q },{ $r }
web-deus-did-fire = { $seat } löst eine Karte aus
web-deus-did-place = { $seat } setzt ein Gebäude auf { $q },{ $r }
web-deus-did-piece = { $seat } nimmt { $what } aus der Reserve
web-deus-did-resource = { $seat } wählt { $good }
web-deus-did-card = Gezogen: { $card }
web-deus-came-gains = { $name } bekommt { $goods }
web-deus-came-loses = { $name } gibt { $goods } ab
web-deus-came-gives = { $card }: { $name } bekommt { $goods }
web-deus-came-robs = { $name } stiehlt { $victim } { $goods }

# --- das Ende ---

web-deus-show-vp = SP aus der Partie
web-deus-show-vp-words = SP, die ihr während der Partie gewonnen habt
web-deus-show-majorities = Mehrheiten
web-deus-show-majorities-words = 2 SP für die Mehrheit bei jedem Rohstoff und bei Gold; bei Gleichstand für alle Beteiligten
web-deus-show-most = Mehrheit: { $goods }
web-deus-show-total = Endstand
web-deus-show-wins = { $names } gewinnt mit { $points } SP.
web-deus-show-shares = { $names } teilen sich den Sieg mit { $points } SP.
web-deus-show-ending = Ende der Partie: { $ending }.
web-deus-show-gains = { $name }: { $points } SP

# Die Zeilen eines Ergebnisses.

web-deus-source-temples = Tempel
web-deus-source-majorities = Mehrheiten
