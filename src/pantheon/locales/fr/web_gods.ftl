# Gods dans le navigateur.

web-gods-world = Le monde. Les flèches vont de case en case, Entrée joue, Échap repose ce qui est pris.
web-gods-place-here = Ici
web-gods-cell = { $q },{ $r } : { $what }
web-gods-cell-free = { $q },{ $r } : libre
web-gods-temple-of = temple de { $god }
web-gods-tribe = { $hex }, ne croit en rien
web-gods-tribe-of = { $hex }, croit en { $god }

web-gods-things = Ce qui peut être joué
web-gods-empty = Vide jusqu'au prochain tour
web-gods-discard = Défausser
web-gods-move-desert = Déplacer un désert
web-gods-left = reste { $temples }
web-gods-not-now = Impossible en ce moment.
web-gods-looking = C'est une position passée.
web-gods-no-power = Pas assez de pouvoir pour cela.
web-gods-no-desert = Il n'y a aucun désert sur la carte.

web-gods-act = Action { $action } sur { $actions } : que jouer ?
web-gods-act-where = Action { $action } sur { $actions } : où ?
web-gods-act-extra = L'action supplémentaire : que jouer ?
web-gods-turn-of = C'est le tour de { $god }.
web-gods-drawing = Le présentoir se remplit
web-gods-over = La partie est finie : { $ending }.

web-gods-free = gratuit
web-gods-price = { $power ->
    [one] { $power } point
   *[other] { $power } points
  } de pouvoir
web-gods-costs = coûte { $power ->
    [one] { $power } point
   *[other] { $power } points
  } de pouvoir
web-gods-brings = rapporte { $power ->
    [one] { $power } point
   *[other] { $power } points
  } de pouvoir
web-gods-joins = { $tribes ->
    [one] 1 tribu rejoint { $god }
   *[other] { $tribes } tribus rejoignent { $god }
  }
web-gods-leaves = { $tribes ->
    [one] 1 tribu quitte { $other } pour { $god }
   *[other] { $tribes } tribus quittent { $other } pour { $god }
  }

web-gods-power = { $power ->
    [one] { $power } point
   *[other] { $power } points
  } de pouvoir sur 12 au plus
web-gods-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, dont { $kept } pour toujours
web-gods-believers = { $tribe } : { $tribes ->
    [one] { $tribes } tribu
   *[other] { $tribes } tribus
  }, { $cards ->
    [one] { $cards } nation
   *[other] { $cards } nations
  }, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }

web-gods-bag = Dans le sac : { $hexes }
web-gods-stack = Dans la pile : { $hexes }
web-gods-box = Hors du jeu
web-gods-nations = Nations à gagner
web-gods-cards-left = { $tribe } : { $cards ->
    [one] { $cards } nation
   *[other] { $cards } nations
  } à gagner, 3 points chacune tant qu'elle dure
web-gods-token-free = jeton { $tribe } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour toujours, pour la { $place ->
    [1] première
   *[2] deuxième
  } nation
web-gods-token-of = jeton { $tribe } : il est à { $god }
web-gods-threshold = { $points } points finissent la partie.
web-gods-threshold-2001 = Trois nations de couleurs différentes, ou quatre quelconques, au début de son tour finissent la partie.
web-gods-idle = Rien de posé, pris ni dépensé depuis { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
} ; à { $most }, la partie finit.
web-gods-key-pick = choisir ce qui peut être joué, de gauche à droite
web-gods-legend-points = points à cet instant
web-gods-legend-tribes = tribus qui croient en ce dieu, par couleur
web-gods-legend-price = sur une case libre : le pouvoir qu’il faut pour y bâtir et, dessous, le dieu que la tribu suivrait

# Les lignes d’un résultat.

web-gods-source-nations = Nations
web-gods-source-green = verte
web-gods-source-blue = bleue
web-gods-source-violet = violette
web-gods-source-orange = orange
web-gods-source-tokens = Jetons
