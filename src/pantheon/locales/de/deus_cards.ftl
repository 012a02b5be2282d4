# Deus: was auf den Karten steht. Die Sätze werden aus den Wirkungen der Karten zusammengesetzt.

deus-goods-wood = { $number } Holz
deus-goods-stone = { $number } Stein
deus-goods-clay = { $number } Lehm
deus-goods-wheat = { $number } Weizen
deus-goods-gold = { $number } Gold
deus-goods-vp = { $number } SP
deus-goods-cards = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
deus-goods-pieces = { $number ->
    [one] { $number } Figur
   *[other] { $number } Figuren
}
deus-card-free = kostenlos
deus-card-at-the-end = Am Ende des Spiels: { $what }

deus-card-gain = { $gain }.
deus-card-gain-cards = { $number ->
    [one] Ziehe { $number } Karte
   *[other] Ziehe { $number } Karten
}
deus-card-gain-pieces = { $number ->
    [one] Nimm { $number } Figur deiner Wahl
   *[other] Nimm { $number } Figuren deiner Wahl
}
deus-card-plus = { $gain }, dazu { $more }
deus-card-limit = { $gain }, höchstens { $most }

deus-card-per-regions = { $gain } für jede eigene Region, auch Meere
deus-card-per-regions-forest = { $gain } für jeden eigenen Wald
deus-card-per-regions-mountain = { $gain } für jedes eigene Gebirge
deus-card-per-regions-swamp = { $gain } für jeden eigenen Sumpf
deus-card-per-regions-field = { $gain } für jedes eigene Feld
deus-card-per-cities = { $gain } für jede eigene Region mit mindestens { $number } Gebäuden
deus-card-per-production = { $gain } für jedes eigene Produktionsgebäude
deus-card-per-production-forest = { $gain } für jedes eigene Produktionsgebäude im Wald
deus-card-per-production-mountain = { $gain } für jedes eigene Produktionsgebäude im Gebirge
deus-card-per-production-swamp = { $gain } für jedes eigene Produktionsgebäude im Sumpf
deus-card-per-production-field = { $gain } für jedes eigene Produktionsgebäude im Feld
deus-card-per-buildings = { $gain } für jedes eigene Gebäude auf dem Spielplan
deus-card-per-buildings-forest = { $gain } für jedes eigene Gebäude im Wald
deus-card-per-buildings-mountain = { $gain } für jedes eigene Gebäude im Gebirge
deus-card-per-buildings-swamp = { $gain } für jedes eigene Gebäude im Sumpf
deus-card-per-buildings-field = { $gain } für jedes eigene Gebäude im Feld
deus-card-per-units = { $gain } für jede eigene Einheit auf dem Spielplan
deus-card-per-ships = { $gain } für jedes eigene Schiff auf dem Spielplan
deus-card-per-conquests = { $gain } für jede eigene Region neben einem angegriffenen Dorf
deus-card-per-sets = { $gain } für jeden vollen Satz der fünf Standardfarben vor dir
deus-card-per-resources = { $gain } für jede eigene Ressource, Gold zählt nicht

deus-card-buy = { $most ->
    [one] Kaufe { $most } beliebige Ressource für { $price }.
   *[other] Kaufe bis zu { $most } beliebige Ressourcen für je { $price }.
}
deus-card-sell = { $most ->
    [one] Verkaufe { $wares } für { $price }.
   *[other] Verkaufe bis zu { $wares } für je { $price }.
}
deus-card-sell-all-wood = Verkaufe beliebig viel Holz für je { $price }.
deus-card-sell-all-stone = Verkaufe beliebig viel Stein für je { $price }.
deus-card-sell-all-clay = Verkaufe beliebig viel Lehm für je { $price }.
deus-card-sell-all-wheat = Verkaufe beliebig viel Weizen für je { $price }.
deus-card-sell-different = { $most ->
    [one] Verkaufe { $most } beliebige Ressource für { $price }.
   *[other] Verkaufe bis zu { $most } Ressourcen, alle von verschiedener Art, für je { $price }.
}
deus-card-harvest-one = Ein eigenes Produktionsgebäude liefert { $number } Stück seiner Ressource.
deus-card-harvest-all = Jedes eigene Produktionsgebäude liefert { $number } Stück seiner Ressource.
deus-card-harvest-terrain = Wähle ein Gelände: Jedes eigene Produktionsgebäude dort liefert { $number } Stück seiner Ressource.
deus-card-activate-blue = Löse 1 Karte deiner blauen Spalte aus.
deus-card-activate-green = Löse 1 Karte deiner grünen Spalte aus.
deus-card-activate-brown = Löse 1 Karte deiner braunen Spalte aus.
deus-card-activate-red = Löse 1 Karte deiner roten Spalte aus.

deus-card-way = { $number ->
    [one] { $number } Region
   *[other] { $number } Regionen
}
deus-card-move = { $units ->
    [one] Bewege { $units } Einheit um bis zu { $way }.
   *[other] Bewege bis zu { $units } verschiedene Einheiten um je bis zu { $way }.
}
deus-card-move-steal = { $units ->
    [one] Bewege { $units } Einheit um bis zu { $way }, dann stiehlt sie { $loot } von einem Gegner daneben.
   *[other] Bewege bis zu { $units } verschiedene Einheiten um je bis zu { $way }; jede stiehlt danach { $loot } von einem Gegner daneben.
}
deus-card-steal-one = Eine eigene Einheit stiehlt { $loot } von einem Gegner daneben.
deus-card-steal-all = Eine eigene Einheit stiehlt { $loot } von jedem Gegner daneben.
deus-card-ransack = { $most ->
    [one] Nimm { $loot } von einem Barbarendorf neben deinen Einheiten.
   *[other] Nimm { $loot } von jedem Barbarendorf neben deinen Einheiten, aber von höchstens { $most } Dörfern.
}

# Woher die Teile einer Karte stammen.

deus-source-all = ganze Karte: { $whence }
deus-source-part = { $what }: { $whence }
deus-source-of-cost = Preis
deus-source-of-effect = Wirkung
deus-source-of-limit = Grenze
deus-source-rulebook = aus der Anleitung
deus-source-public = aus einer öffentlichen Quelle
deus-source-doubtful = aus einer zweifelhaften Quelle
deus-source-symmetry = nach einer bekannten Karte
deus-source-invented = von uns
