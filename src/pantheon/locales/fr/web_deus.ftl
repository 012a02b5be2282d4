# Deus dans le navigateur : le plateau, ce qui est visible, ce qui attend, ce qui en résulte, la fin.

# --- le plateau ---

web-deus-map-world = Plateau : les flèches vont de région en région, Entrée valide
web-deus-map-region = { $q },{ $r } : { $what }
web-deus-map-free = { $terrain }, vide
web-deus-map-edge = { $terrain } au bord, vide
web-deus-map-held = { $terrain }, { $name } : { $pieces }
web-deus-map-village = village barbare avec { $vp } PV
web-deus-map-attacked = village déjà attaqué
web-deus-map-gaps = { $free ->
    [one] encore { $free } région libre autour
   *[other] encore { $free } régions libres autour
}
web-deus-map-surrounded = toutes les régions autour sont occupées
web-deus-map-unarmed = aucune unité militaire autour
web-deus-map-leads = pour l’instant, il reviendrait à { $names }
web-deus-map-place = placer { $what } ici
web-deus-map-here = construire ici
web-deus-map-unit = choisir cette unité
web-deus-map-move = déplacer l’unité ici
web-deus-map-stay = rester ici
web-deus-map-pillage = prendre des PV à ce village
web-deus-map-rob = voler { $name }
web-deus-map-harvest = faire produire : { $land }
web-deus-map-costs = coûte { $goods }
web-deus-map-brings = rapporte { $goods }
web-deus-map-draws = { $cards ->
    [one] pioche { $cards } carte
   *[other] pioche { $cards } cartes
}
web-deus-map-attacks = { $villages ->
    [one] { $villages } village est attaqué
   *[other] { $villages } villages sont attaqués
}
web-deus-hint-place = de préférence en { $place }
web-deus-map-victims = ensuite, vol possible : { $names }
web-deus-attack-wins = { $names } { $winners ->
    [one] gagne { $goods }
   *[other] gagnent chacun { $goods }
} ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
})
web-deus-attack-wins-both = { $names } { $winners ->
    [one] gagne { $goods }
   *[other] gagnent chacun { $goods }
} ({ $units ->
    [one] { $units } unité
   *[other] { $units } unités
}, { $buildings ->
    [one] { $buildings } bâtiment
   *[other] { $buildings } bâtiments
})
web-deus-map-asks = choix à faire : { $cards }
web-deus-map-fallen = Le village est attaqué
web-deus-map-seen = J’ai compris

# --- ce qui attend ---

web-deus-now-dealing = Mise en place et distribution des cartes
web-deus-now-choose = Choisissez vos pions en secret
web-deus-now-secret = On attend encore le choix des pions : { $names }
web-deus-now-other = C’est à { $name } de jouer
web-deus-now-last = Dernier tour de table : { $words }
web-deus-now-over = La partie est terminée : { $ending }
web-deus-now-turn = Construisez un bâtiment ou faites une offrande à un dieu
web-deus-now-where = Choisissez une région pour { $what }
web-deus-now-paying = { $card } : comment payez-vous ?
web-deus-now-placing = Choisissez une région pour { $what }
web-deus-now-asking = { $card } : en profitez-vous ?
web-deus-now-buying = { $card } : { $left ->
    [one] achetez { $left } ressource
   *[other] achetez jusqu’à { $left } ressources
}
web-deus-now-selling = { $card } : combien en vendez-vous ?
web-deus-now-selling-different = { $card } : vendez une ressource, puis une d’un autre type
web-deus-now-harvesting = { $card } : quel terrain produit ?
web-deus-now-taking-pieces = Prenez { $left ->
    [one] { $left } pion
   *[other] { $left } pions
} dans votre réserve
web-deus-now-activating = { $card } : quelle carte activer ?
web-deus-now-choosing-unit = { $card } : choisissez une unité sur le plateau
web-deus-now-moving = Où va l’unité ? Elle peut rester sur place
web-deus-now-robbing = { $card } : quel adversaire voler ?
web-deus-now-ransacking = { $card } : à quel village prendre des PV ?
web-deus-now-offering = Choisissez les cartes à offrir ; la première désigne le dieu
web-deus-now-choosing-god = Jupiter : quel dieu invoquez-vous ?
web-deus-now-taking-resources = Prenez { $left ->
    [one] { $left } ressource
   *[other] { $left } ressources
} au choix

# --- ce qui est visible ---

web-deus-fact-vp = { $vp } PV
web-deus-fact-vp-hidden = PV : cachés
web-deus-fact-piece = { $piece } : { $board } sur le plateau individuel, { $reserve } en réserve
web-deus-fact-secret = { $piece } : choix secret
web-deus-fact-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
web-deus-fact-column = { $column } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-deus-fact-temples = { $cards ->
    [one] { $cards } carte Temple
   *[other] { $cards } cartes Temple
}
web-deus-fact-joker = Joker déjà joué
web-deus-fact-first = Premier joueur
web-deus-common-start = Avant le premier tour de table
web-deus-common-round = Tour de table { $round }
web-deus-common-before = Tour de table { $round }, encore un ensuite
web-deus-common-last = Tour de table { $round }, le dernier
web-deus-common-over = { $round ->
    [one] Fin après { $round } tour de table
   *[other] Fin après { $round } tours de table
}
web-deus-common-supply = Réserve générale
web-deus-common-temples = { $temples ->
    [one] { $temples } pion Temple restant
   *[other] { $temples } pions Temple restants
} ; le dernier déclenche la fin de partie
web-deus-common-villages = { $villages ->
    [one] { $villages } village barbare restant
   *[other] { $villages } villages barbares restants
} avec { $vp } PV ; la dernière attaque déclenche la fin de partie
web-deus-common-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
web-deus-common-discard = { $cards ->
    [one] { $cards } carte dans la défausse
   *[other] { $cards } cartes dans la défausse
}
web-deus-common-top = sur le dessus

# --- ce qui a été fait ---

web-deus-did-take = { $seat } profite de la carte
web-deus-did-done = { $seat } offre { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en tout
web-deus-did-decline = { $seat } renonce
web-deus-did-sell = { $count ->
    [one] { $seat } vend { $count } ressource
   *[other] { $seat } vend { $count } ressources
}
web-deus-did-unit = { $seat } choisit l’unité militaire en { $q },{ $r }
web-deus-did-fire = { $seat } active une carte
web-deus-did-place = { $seat } place un pion en { $q },{ $r }
web-deus-did-piece = { $seat } prend { $what } dans sa réserve
web-deus-did-resource = { $seat } choisit : { $good }
web-deus-did-card = Carte piochée : { $card }
web-deus-came-gains = { $name } gagne { $goods }
web-deus-came-loses = { $name } perd { $goods }
web-deus-came-gives = { $card } : { $name } gagne { $goods }
web-deus-came-robs = { $name } vole { $goods } à { $victim }

# --- la fin ---

web-deus-show-vp = PV gagnés
web-deus-show-vp-words = Les PV que chacun a gagnés pendant la partie
web-deus-show-majorities = Majorités
web-deus-show-majorities-words = Pour chaque ressource et pour l’or, le joueur qui en possède le plus gagne 2 PV ; en cas d’égalité, tous les gagnent
web-deus-show-most = majorité : { $goods }
web-deus-show-total = Résultat
web-deus-show-wins = { $names } gagne avec { $points } PV.
web-deus-show-shares = { $names } se partagent la victoire avec { $points } PV.
web-deus-show-ending = Fin de la partie : { $ending }.
web-deus-show-gains = { $name } : { $points } PV

# Les lignes d’un résultat.

web-deus-source-temples = Temples
web-deus-source-majorities = Majorités
