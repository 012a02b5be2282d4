# Deus dans le navigateur : le plateau, ce qui est visible, ce qui attend, ce qui en résulte, la fin.

# --- le plateau ---

web-deus-map-world = Plateau : les flèches vont de région en région, Entrée y décide
web-deus-map-region = { $q },{ $r } : { $what }
web-deus-map-free = { $terrain }, vide
web-deus-map-edge = { $terrain } au bord, vide
web-deus-map-held = { $terrain } de { $name } : { $pieces }
web-deus-map-village = village barbare avec { $vp } PV
web-deus-map-attacked = village déjà attaqué
web-deus-map-gaps = { $free ->
    [one] 1 région autour est encore libre
   *[other] { $free } régions autour sont encore libres
}
web-deus-map-surrounded = toutes les régions autour sont occupées
web-deus-map-unarmed = aucune unité à côté pour l’instant
web-deus-map-leads = il reviendrait maintenant à { $names }
web-deus-map-place = placer { $what } ici
web-deus-map-here = construire ici
web-deus-map-unit = envoyer cette unité
web-deus-map-move = déplacer l’unité ici
web-deus-map-stay = rester ici
web-deus-map-pillage = prendre des PV à ce village
web-deus-map-rob = voler { $name }
web-deus-map-harvest = récolter : { $land }
web-deus-map-costs = coûte { $goods }
web-deus-map-brings = rapporte { $goods }
web-deus-map-draws = { $cards ->
    [one] pioche 1 carte
   *[other] pioche { $cards } cartes
}
web-deus-map-attacks = { $villages ->
    [one] un village est attaqué
   *[other] { $villages } villages sont attaqués
}
web-deus-hint-place = au mieux sur { $place }
web-deus-map-victims = ensuite, vol possible : { $names }
web-deus-attack-wins = { $names } { $winners ->
    [one] gagne { $goods }
   *[other] gagnent { $goods } chacun
} ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
})
web-deus-attack-wins-both = { $names } { $winners ->
    [one] gagne { $goods }
   *[other] gagnent { $goods } chacun
} ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
})
web-deus-map-asks = demandera : { $cards }
web-deus-map-fallen = Le village tombe
web-deus-map-seen = Vu

# --- ce qui attend ---

web-deus-now-dealing = On pose le plateau et distribue les cartes
web-deus-now-choose = Choisissez vos pions en secret
web-deus-now-secret = Choisissent encore leurs pions : { $names }
web-deus-now-other = C’est le tour de { $name }
web-deus-now-last = Dernière manche : { $words }
web-deus-now-over = La partie est finie : { $ending }
web-deus-now-turn = Construisez une carte ou offrez des cartes à un dieu
web-deus-now-where = Choisissez une région pour { $what }
web-deus-now-paying = Comment payez-vous { $card } ?
web-deus-now-placing = Choisissez une région pour { $what }
web-deus-now-asking = { $card } : en profiter ?
web-deus-now-buying = { $card } : achetez une ressource, { $left } au plus
web-deus-now-selling = { $card } : combien en vendez-vous ?
web-deus-now-selling-different = { $card } : vendez-en une, puis une d’un autre type
web-deus-now-harvesting = { $card } : récolter où ?
web-deus-now-taking-pieces = Prenez { $left ->
    [one] un pion
   *[other] { $left } pions
} dans votre réserve
web-deus-now-activating = { $card } : activer quelle carte ?
web-deus-now-choosing-unit = { $card } : choisissez une unité sur le plateau
web-deus-now-moving = Où va l’unité ? Elle peut rester
web-deus-now-robbing = { $card } : voler qui ?
web-deus-now-ransacking = { $card } : prendre des PV à quel village ?
web-deus-now-offering = Choisissez les cartes offertes ; la première désigne le dieu
web-deus-now-choosing-god = Jupiter : quel dieu doit donner ?
web-deus-now-taking-resources = Prenez { $left ->
    [one] une ressource
   *[other] { $left } ressources
} au choix

# --- ce qui est visible ---

web-deus-fact-vp = { $vp } PV
web-deus-fact-vp-hidden = PV : cachés
web-deus-fact-piece = { $piece } : { $board } disponible(s), { $reserve } en réserve
web-deus-fact-secret = { $piece } : choix secret
web-deus-fact-hand = { $cards ->
    [one] 1 carte en main
   *[other] { $cards } cartes en main
}
web-deus-fact-column = { $column } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
web-deus-fact-temples = { $cards ->
    [one] 1 carte Temple
   *[other] { $cards } cartes Temple
}
web-deus-fact-joker = Le joker a été joué
web-deus-fact-first = Commence chaque manche
web-deus-common-start = Avant la première manche
web-deus-common-round = Manche { $round }
web-deus-common-before = Manche { $round }, il en reste une
web-deus-common-last = Manche { $round }, la dernière
web-deus-common-over = Fini après { $round } manches
web-deus-common-supply = Réserve
web-deus-common-temples = { $temples ->
    [one] 1 pion Temple restant
   *[other] { $temples } pions Temple restants
} ; la dernière amène la fin
web-deus-common-villages = { $villages ->
    [one] 1 village barbare restant
   *[other] { $villages } villages barbares restants
} avec { $vp } PV ; la dernière attaque amène la fin
web-deus-common-deck = { $cards ->
    [one] 1 carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
web-deus-common-discard = { $cards ->
    [one] 1 carte dans la défausse
   *[other] { $cards } cartes dans la défausse
}
web-deus-common-top = au-dessus

# --- ce qui a été fait ---

web-deus-did-take = { $seat } prend ce que donne la carte
web-deus-did-done = { $seat } offre { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} en tout
web-deus-did-decline = { $seat } renonce
web-deus-did-sell = { $seat } en vend { $count }
web-deus-did-unit = { $seat } envoie l’unité de { $q },{ $r }
web-deus-did-fire = { $seat } active une carte
web-deus-did-place = { $seat } place un pion en { $q },{ $r }
web-deus-did-piece = { $seat } prend { $what } dans la réserve
web-deus-did-resource = { $seat } choisit { $good }
web-deus-did-card = Piochée : { $card }
web-deus-came-gains = { $name } gagne { $goods }
web-deus-came-loses = { $name } cède { $goods }
web-deus-came-gives = { $card } : { $name } gagne { $goods }
web-deus-came-robs = { $name } prend { $goods } à { $victim }

# --- la fin ---

web-deus-show-vp = PV gagnés
web-deus-show-vp-words = Ce que chacun a gagné pendant la partie
web-deus-show-majorities = Majorités
web-deus-show-majorities-words = Qui a le plus d’une ressource ou d’or gagne 2 PV ; en cas d’égalité, tous les gagnent
web-deus-show-most = le plus : { $goods }
web-deus-show-total = Résultat
web-deus-show-wins = { $names } gagne avec { $points } PV.
web-deus-show-shares = { $names } partagent la victoire avec { $points } PV.
web-deus-show-ending = La fin est venue ainsi : { $ending }.
web-deus-show-gains = { $name } : { $points } PV

# Les lignes d’un résultat.

web-deus-source-temples = Temples
web-deus-source-majorities = Majorités
