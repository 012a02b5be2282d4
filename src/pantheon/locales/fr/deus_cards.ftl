# Deus : ce que disent les cartes. Les phrases sont composées à partir de l'effet des cartes.

deus-goods-wood = { $number } bois
deus-goods-stone = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
deus-goods-clay = { $number ->
    [one] { $number } argile
   *[other] { $number } argiles
}
deus-goods-wheat = { $number ->
    [one] { $number } blé
   *[other] { $number } blés
}
deus-goods-gold = { $number } or
deus-goods-vp = { $number } PV
deus-goods-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
deus-goods-pieces = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
}
deus-card-free = gratuit
deus-card-at-the-end = À la fin de la partie : { $what }

deus-card-gain = { $gain }.
deus-card-gain-cards = { $number ->
    [one] Piochez { $number } carte
   *[other] Piochez { $number } cartes
}
deus-card-gain-pieces = { $number ->
    [one] Gagnez { $number } pion de votre choix
   *[other] Gagnez { $number } pions de votre choix
}
deus-card-plus = { $gain }, plus { $more }
deus-card-limit = { $gain }, { $most } au plus

deus-card-per-regions = { $gain } par région occupée, mers comprises
deus-card-per-regions-forest = { $gain } par forêt occupée
deus-card-per-regions-mountain = { $gain } par montagne occupée
deus-card-per-regions-swamp = { $gain } par marécage occupé
deus-card-per-regions-field = { $gain } par champ occupé
deus-card-per-cities = { $gain } par région occupée avec au moins { $number } bâtiments
deus-card-per-production = { $gain } par bâtiment de production
deus-card-per-production-forest = { $gain } par bâtiment de production en forêt
deus-card-per-production-mountain = { $gain } par bâtiment de production en montagne
deus-card-per-production-swamp = { $gain } par bâtiment de production dans un marécage
deus-card-per-production-field = { $gain } par bâtiment de production dans un champ
deus-card-per-buildings = { $gain } par bâtiment à vous sur le plateau
deus-card-per-buildings-forest = { $gain } par bâtiment à vous en forêt
deus-card-per-buildings-mountain = { $gain } par bâtiment à vous en montagne
deus-card-per-buildings-swamp = { $gain } par bâtiment à vous dans les marécages
deus-card-per-buildings-field = { $gain } par bâtiment à vous dans les champs
deus-card-per-units = { $gain } par unité à vous sur le plateau
deus-card-per-ships = { $gain } par bateau à vous sur le plateau
deus-card-per-conquests = { $gain } par région occupée à côté d'un village attaqué
deus-card-per-sets = { $gain } par série complète des cinq couleurs standard devant vous
deus-card-per-resources = { $gain } par ressource en votre possession, sauf l'or

deus-card-buy = { $most ->
    [one] Achetez { $most } ressource au choix pour { $price }.
   *[other] Achetez jusqu'à { $most } ressources au choix, à { $price } chacune.
}
deus-card-sell = { $most ->
    [one] Vendez { $wares } pour { $price }.
   *[other] Vendez jusqu'à { $wares }, à { $price } pièce.
}
deus-card-sell-all-wood = Vendez autant de bois que vous voulez, à { $price } pièce.
deus-card-sell-all-stone = Vendez autant de pierres que vous voulez, à { $price } pièce.
deus-card-sell-all-clay = Vendez autant d'argile que vous voulez, à { $price } pièce.
deus-card-sell-all-wheat = Vendez autant de blé que vous voulez, à { $price } pièce.
deus-card-sell-different = { $most ->
    [one] Vendez { $most } ressource au choix pour { $price }.
   *[other] Vendez jusqu'à { $most } ressources, toutes de types différents, à { $price } chacune.
}
deus-card-harvest-one = Un de vos bâtiments de production produit { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
} de sa ressource.
deus-card-harvest-all = Chacun de vos bâtiments de production produit { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
} de sa ressource.
deus-card-harvest-terrain = Choisissez un terrain : chacun de vos bâtiments de production y produit { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
} de sa ressource.
deus-card-activate-blue = Activez 1 carte de votre colonne bleue.
deus-card-activate-green = Activez 1 carte de votre colonne verte.
deus-card-activate-brown = Activez 1 carte de votre colonne brune.
deus-card-activate-red = Activez 1 carte de votre colonne rouge.

deus-card-way = { $number ->
    [one] { $number } région
   *[other] { $number } régions
}
deus-card-move = { $units ->
    [one] Déplacez { $units } unité de { $way } au plus.
   *[other] Déplacez jusqu'à { $units } unités différentes, chacune de { $way } au plus.
}
deus-card-move-steal = { $units ->
    [one] Déplacez { $units } unité de { $way } au plus, puis elle vole { $loot } à un adversaire voisin.
   *[other] Déplacez jusqu'à { $units } unités différentes, chacune de { $way } au plus ; chacune vole ensuite { $loot } à un adversaire voisin.
}
deus-card-steal-one = Une de vos unités vole { $loot } à un adversaire voisin.
deus-card-steal-all = Une de vos unités vole { $loot } à chaque adversaire voisin.
deus-card-ransack = { $most ->
    [one] Prenez { $loot } à un village barbare voisin de vos unités.
   *[other] Prenez { $loot } à chaque village barbare voisin de vos unités, mais à { $most } villages au plus.
}

# D'où viennent les parties d'une carte.

deus-source-all = toute la carte : { $whence }
deus-source-part = { $what } : { $whence }
deus-source-of-cost = prix
deus-source-of-effect = effet
deus-source-of-limit = limite
deus-source-rulebook = du livret de règles
deus-source-public = d'une source publique
deus-source-doubtful = d'une source douteuse
deus-source-symmetry = d'après une carte connue
deus-source-invented = de nous
