# Gods dans le navigateur.

web-gods-world = Le monde. Les flèches vont de case en case, Entrée joue, Échap annule la sélection.
web-gods-place-here = Ici
web-gods-cell = { $q },{ $r } : { $what }
web-gods-cell-free = { $q },{ $r } : libre
web-gods-temple-of = temple ({ $god })
web-gods-tribe = { $hex }, sans religion
web-gods-tribe-of = { $hex }, croit en { $god }

web-gods-things = Hexagones et actions possibles
web-gods-empty = Vide jusqu’au prochain tour
web-gods-discard = Défausser
web-gods-move-desert = Déplacer un désert
web-gods-left = encore { $temples }
web-gods-not-now = Impossible en ce moment.
web-gods-looking = Vous regardez une position antérieure.
web-gods-no-power = Vous n’avez pas assez de pouvoir.
web-gods-no-desert = Il n’y a aucun désert dans le monde.

web-gods-act = Action { $action } sur { $actions } : que jouez-vous ?
web-gods-act-where = Action { $action } sur { $actions } : où ?
web-gods-act-extra = Action supplémentaire : que jouez-vous ?
web-gods-turn-of = C’est à { $god } de jouer.
web-gods-drawing = Le présentoir se remplit
web-gods-over = La partie est terminée : { $ending }.

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
    [one] { $tribes } tribu rejoint { $god }
   *[other] { $tribes } tribus rejoignent { $god }
  }
web-gods-leaves = { $tribes ->
    [one] { $tribes } tribu quitte { $other } pour { $god }
   *[other] { $tribes } tribus quittent { $other } pour { $god }
  }

web-gods-power = { $power ->
    [one] { $power } point
   *[other] { $power } points
  } de pouvoir sur 12 au plus
web-gods-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, dont { $kept } définitivement acquis
web-gods-believers = couleur { $tribe } : { $tribes ->
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
web-gods-cards-left = nation { $tribe } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } à gagner, 3 points chacune tant que la nation dure
web-gods-token-free = jeton de la nation { $tribe } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } définitivement acquis, pour la { $place ->
    [1] première
   *[2] deuxième
  } nation
web-gods-token-of = jeton de la nation { $tribe } : détenu par { $god }
web-gods-threshold = { $points ->
    [one] La partie s’arrête à { $points } point.
   *[other] La partie s’arrête à { $points } points.
  }
web-gods-threshold-2001 = La partie s’arrête quand un joueur commence son tour avec trois nations de couleurs différentes ou quatre nations quelconques.
web-gods-idle = Aucun hexagone posé, pris ni utilisé depuis { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
} ; à { $most }, la partie s’arrête.
web-gods-key-pick = choisir un hexagone ou une action, de gauche à droite
web-gods-legend-points = points en ce moment
web-gods-legend-tribes = tribus converties à ce dieu, par couleur
web-gods-legend-price = sur une case libre : le coût en pouvoir et, dessous, le dieu que suivrait la tribu

# Les lignes d’un résultat.

web-gods-source-nations = Nations
web-gods-source-green = verte
web-gods-source-blue = bleue
web-gods-source-violet = violette
web-gods-source-orange = orange
web-gods-source-tokens = Jetons
