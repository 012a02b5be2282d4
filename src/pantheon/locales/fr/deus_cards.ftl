# Deus : ce que disent les cartes. Les phrases sont composées à partir de l’effet des cartes.

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
deus-goods-gold = { $number ->
    [one] { $number } or
   *[other] { $number } ors
}
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

deus-card-per-regions = { $gain } par région que vous occupez, mers comprises
deus-card-per-regions-forest = { $gain } par forêt que vous occupez
deus-card-per-regions-mountain = { $gain } par montagne que vous occupez
deus-card-per-regions-swamp = { $gain } par marécage que vous occupez
deus-card-per-regions-field = { $gain } par champ que vous occupez
deus-card-per-cities = { $gain } par région où vous avez au moins { $number } bâtiments
deus-card-per-production = { $gain } par bâtiment de production que vous avez
deus-card-per-production-forest = { $gain } par bâtiment de production que vous avez en forêt
deus-card-per-production-mountain = { $gain } par bâtiment de production que vous avez en montagne
deus-card-per-production-swamp = { $gain } par bâtiment de production que vous avez dans un marécage
deus-card-per-production-field = { $gain } par bâtiment de production que vous avez dans un champ
deus-card-per-buildings = { $gain } par bâtiment que vous avez sur le plateau
deus-card-per-buildings-forest = { $gain } par bâtiment que vous avez en forêt
deus-card-per-buildings-mountain = { $gain } par bâtiment que vous avez en montagne
deus-card-per-buildings-swamp = { $gain } par bâtiment que vous avez dans les marécages
deus-card-per-buildings-field = { $gain } par bâtiment que vous avez dans les champs
deus-card-per-units = { $gain } par unité militaire que vous avez sur le plateau
deus-card-per-ships = { $gain } par bateau que vous avez sur le plateau
deus-card-per-conquests = { $gain } par région que vous occupez à côté d’un village attaqué
deus-card-per-sets = { $gain } par série complète des cinq couleurs standards dans vos colonnes
deus-card-per-resources = { $gain } par ressource que vous possédez, sans compter l’or

deus-card-buy = { $most ->
    [one] Achetez { $most } ressource au choix pour { $price }.
   *[other] Achetez jusqu’à { $most } ressources au choix, à { $price } chacune.
}
deus-card-sell = { $most ->
    [one] Vendez { $wares } pour { $price }.
   *[other] Vendez jusqu’à { $wares }, à { $price } pièce.
}
deus-card-sell-all-wood = Vendez autant de bois que vous voulez, à { $price } pièce.
deus-card-sell-all-stone = Vendez autant de pierres que vous voulez, à { $price } pièce.
deus-card-sell-all-clay = Vendez autant d’argiles que vous voulez, à { $price } pièce.
deus-card-sell-all-wheat = Vendez autant de blés que vous voulez, à { $price } pièce.
deus-card-sell-different = { $most ->
    [one] Vendez { $most } ressource au choix pour { $price }.
   *[other] Vendez jusqu’à { $most } ressources de types différents, à { $price } chacune.
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
    [one] Déplacez { $units } unité militaire de { $way } au plus.
   *[other] Déplacez jusqu’à { $units } unités militaires, chacune de { $way } au plus.
}
deus-card-move-steal = { $units ->
    [one] Déplacez { $units } unité militaire de { $way } au plus ; elle vole ensuite { $loot } à un adversaire voisin.
   *[other] Déplacez jusqu’à { $units } unités militaires, chacune de { $way } au plus ; chacune vole ensuite { $loot } à un adversaire voisin.
}
deus-card-steal-one = Une de vos unités militaires vole { $loot } à un adversaire voisin.
deus-card-steal-all = Une de vos unités militaires vole { $loot } à chaque adversaire voisin.
deus-card-ransack = { $most ->
    [one] Prenez { $loot } à un village barbare voisin de vos unités militaires.
   *[other] Prenez { $loot } à chaque village barbare voisin de vos unités militaires, { $most } villages au plus.
}

# D’où viennent les parties d’une carte.

deus-source-all = carte entière : { $whence }
deus-source-part = { $what } : { $whence }
deus-source-of-cost = coût
deus-source-of-effect = effet
deus-source-of-limit = limite
deus-source-rulebook = livret de règles
deus-source-public = source publique
deus-source-doubtful = source incertaine
deus-source-symmetry = d’après une carte connue
deus-source-invented = reconstitution
