# Deus: was auf den Karten steht. Die Sätze werden aus den Effekten der Karten zusammengesetzt.

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
deus-goods-pieces = { $number } Gebäude
deus-card-free = kostenlos
deus-card-at-the-end = Am Ende der Partie: { $what }

deus-card-gain = { $gain }.
deus-card-gain-cards = { $number ->
    [one] Ziehe { $number } Karte
   *[other] Ziehe { $number } Karten
}
deus-card-gain-pieces = Nimm { $number } Gebäude deiner Wahl
deus-card-plus = { $gain }, dazu { $more }
deus-card-limit = { $gain }, höchstens { $most }

deus-card-per-regions = { $gain } für jedes deiner Gebiete, auch auf dem Meer
deus-card-per-regions-forest = { $gain } für jeden deiner Wälder
deus-card-per-regions-mountain = { $gain } für jedes deiner Gebirge
deus-card-per-regions-swamp = { $gain } für jeden deiner Sümpfe
deus-card-per-regions-field = { $gain } für jedes deiner Felder
deus-card-per-cities = { $gain } für jedes deiner Gebiete mit mindestens { $number } Gebäuden
deus-card-per-production = { $gain } für jedes deiner Produktionsgebäude
deus-card-per-production-forest = { $gain } für jedes deiner Produktionsgebäude im Wald
deus-card-per-production-mountain = { $gain } für jedes deiner Produktionsgebäude im Gebirge
deus-card-per-production-swamp = { $gain } für jedes deiner Produktionsgebäude im Sumpf
deus-card-per-production-field = { $gain } für jedes deiner Produktionsgebäude auf dem Feld
deus-card-per-buildings = { $gain } für jedes deiner Gebäude auf dem Spielplan
deus-card-per-buildings-forest = { $gain } für jedes deiner Gebäude im Wald
deus-card-per-buildings-mountain = { $gain } für jedes deiner Gebäude im Gebirge
deus-card-per-buildings-swamp = { $gain } für jedes deiner Gebäude im Sumpf
deus-card-per-buildings-field = { $gain } für jedes deiner Gebäude auf dem Feld
deus-card-per-units = { $gain } für jede deiner Militäreinheiten auf dem Spielplan
deus-card-per-ships = { $gain } für jedes deiner Schiffe auf dem Spielplan
deus-card-per-conquests = { $gain } für jedes deiner Gebiete neben einem angegriffenen Dorf
deus-card-per-sets = { $gain } für jeden vollständigen Satz der fünf Standardfarben in deinen Spalten
deus-card-per-resources = { $gain } für jeden deiner Rohstoffe, Gold zählt nicht

deus-card-buy = { $most ->
    [one] Kaufe { $most } beliebigen Rohstoff für { $price }.
   *[other] Kaufe bis zu { $most } beliebige Rohstoffe für je { $price }.
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
    [one] Verkaufe { $most } beliebigen Rohstoff für { $price }.
   *[other] Verkaufe bis zu { $most } verschiedene Rohstoffe für je { $price }.
}
deus-card-harvest-one = Eines deiner Produktionsgebäude produziert { $number ->
    [one] { $number } Rohstoff
   *[other] { $number } Rohstoffe
} seines Gebiets.
deus-card-harvest-all = Jedes deiner Produktionsgebäude produziert { $number ->
    [one] { $number } Rohstoff
   *[other] { $number } Rohstoffe
} seines Gebiets.
deus-card-harvest-terrain = Wähle eine Geländeart: Jedes deiner Produktionsgebäude dort produziert { $number ->
    [one] { $number } Rohstoff
   *[other] { $number } Rohstoffe
}.
deus-card-activate-blue = Löse 1 Karte deiner blauen Spalte aus.
deus-card-activate-green = Löse 1 Karte deiner grünen Spalte aus.
deus-card-activate-brown = Löse 1 Karte deiner braunen Spalte aus.
deus-card-activate-red = Löse 1 Karte deiner roten Spalte aus.

deus-card-way = { $number ->
    [one] { $number } Gebiet
   *[other] { $number } Gebiete
}
deus-card-move = { $units ->
    [one] Bewege { $units } Militäreinheit bis zu { $way } weit.
   *[other] Bewege bis zu { $units } verschiedene Militäreinheiten je bis zu { $way } weit.
}
deus-card-move-steal = { $units ->
    [one] Bewege { $units } Militäreinheit bis zu { $way } weit; danach stiehlt sie einem Gegner daneben { $loot }.
   *[other] Bewege bis zu { $units } verschiedene Militäreinheiten je bis zu { $way } weit; jede stiehlt danach einem Gegner daneben { $loot }.
}
deus-card-steal-one = Eine deiner Militäreinheiten stiehlt einem Gegner daneben { $loot }.
deus-card-steal-all = Eine deiner Militäreinheiten stiehlt jedem Gegner daneben { $loot }.
deus-card-ransack = { $most ->
    [one] Nimm { $loot } von einem Barbarendorf neben deinen Militäreinheiten.
   *[other] Nimm { $loot } von jedem Barbarendorf neben deinen Militäreinheiten, höchstens von { $most } Dörfern.
}

# Woher die Teile einer Karte stammen.

deus-source-all = ganze Karte: { $whence }
deus-source-part = { $what }: { $whence }
deus-source-of-cost = Kosten
deus-source-of-effect = Effekt
deus-source-of-limit = Obergrenze
deus-source-rulebook = aus der Anleitung
deus-source-public = aus einer öffentlichen Quelle
deus-source-doubtful = aus einer zweifelhaften Quelle
deus-source-symmetry = nach einer bekannten Karte
deus-source-invented = von uns
