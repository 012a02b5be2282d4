# Gods : les mots du jeu, les refus, les scores.

tribe-green = verte
tribe-blue = bleue
tribe-violet = violette
tribe-orange = orange

hex-green = tribu verte
hex-blue = tribu bleue
hex-violet = tribu violette
hex-orange = tribu orange
hex-desert = désert
hex-decline = déclin
hex-whirlwind = tourbillon
hex-extra = action supplémentaire
hex-game_end = fin de partie
hex-temple = temple

bad-gods = Les dieux « { $value } » ne conviennent pas à { $players } joueurs : en nommer { $players } différents parmi Carmin, Or, Azur, Jade.
unknown-god = Il n'y a pas de dieu « { $name } ». Dieux : Carmin, Or, Azur, Jade.
god-not-here = { $god } n'est pas à cette table. Dieux présents : { $known }.

gods-choose-victim = D'abord dire à qui le déclin prend du pouvoir, ou épargner tout le monde.
gods-choose-desert = D'abord dire quel désert le tourbillon soulève, ou le laisser passer.
gods-choose-place = D'abord reposer le désert qui est en l'air.
gods-choose-tribe = D'abord dire quelle tribu reçoit la pierre divine.
gods-choose-extra = Les actions sont faites : utiliser une action supplémentaire, ou finir le tour.
gods-no-decline = Aucun déclin ne vient d'être posé.
gods-no-whirlwind = Aucun tourbillon ne souffle.
gods-no-lifted = Aucun désert n'est en l'air.
gods-no-shortage = Aucune tribu n'attend de pierre divine.
gods-no-extra = Les actions supplémentaires s'utilisent après les actions ordinaires.
gods-actions-left = Il reste des actions dans ce tour, et elles sont obligatoires.
gods-cell-taken = La case { $q },{ $r } est déjà occupée.
gods-not-beside = { $q },{ $r } ne touche aucun hexagone.
gods-too-dear = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  } de pouvoir, et il n'y en a que { $power }.
gods-once-temple = Un seul temple par tour.
gods-once-other = Un seul désert, déclin, tourbillon ou action supplémentaire pris au présentoir par tour.
gods-once-move = Un seul désert peut être déplacé contre du pouvoir par tour.
gods-once-discard = Un seul hexagone peut être défaussé par tour.
gods-no-temple = Il ne reste plus de temple.
gods-not-shown = Le présentoir ne montre pas cela : { $hex }.
gods-no-cell = Cet hexagone ne se pose pas sur la carte.
gods-no-desert = Il n'y a pas de désert en { $q },{ $r }.
gods-apart = La carte doit rester d'un seul tenant.
gods-same-cell = Le désert doit aller ailleurs qu'en { $q },{ $r }.
gods-no-victim = On ne peut pas prendre de pouvoir à ce dieu.
gods-not-needy = En { $q },{ $r }, aucune tribu n'attend de pierre divine.

gods-score-cards = { $cards ->
    [one] nation { $tribe }
   *[other] nation { $tribe }, { $cards } fois
  }
gods-score-token = jeton de la nation { $tribe }
gods-score-power = pouvoir
gods-score-stones = pierres sur la carte

piece-green = une tribu verte
piece-blue = une tribu bleue
piece-violet = une tribu violette
piece-orange = une tribu orange
piece-desert = un désert
piece-decline = un déclin
piece-whirlwind = un tourbillon
piece-extra = une action supplémentaire
piece-game_end = la fin de partie
piece-temple = un temple

nation-green = la nation verte
nation-blue = la nation bleue
nation-violet = la nation violette
nation-orange = la nation orange

ending-points = quelqu'un a atteint les points nécessaires
ending-bag = le présentoir ne peut plus être rempli
ending-guard = depuis trop longtemps, rien n’a été posé, pris ni dépensé
ending-game-end-hex = la fin de partie a été tirée
ending-cards = quelqu'un a commencé son tour avec assez de nations

option-edition = les règles de cette année-là
option-one_piece = la carte doit rester d'un seul tenant quand un désert se déplace
option-one_religion = une nouvelle tribu ne croit que si tous ses voisins, temples compris, sont d'accord
option-gods = qui joue, dans l’ordre des places, par exemple Jade,Azur ; dieux : Carmin, Or, Azur, Jade

# Ce qu'on peut faire.

gods-first-named = { $god } commence, comme convenu à cette table.
gods-kind-place = poser { $piece }
gods-kind-whirlwind = lâcher le tourbillon
gods-kind-take-extra = prendre l'action supplémentaire
gods-kind-lift = déplacer un désert
gods-kind-set = reposer le désert
gods-kind-discard = défausser { $piece }
gods-kind-use-extra = utiliser une action supplémentaire
gods-kind-end-turn = finir le tour
gods-kind-take-power = prendre du pouvoir à { $other }
gods-kind-spare = épargner tout le monde
gods-kind-stay = ne déplacer aucun désert
gods-kind-stone = donner une pierre divine

# Ce qui a été fait.

gods-did-place = { $god } pose { $piece } en { $q },{ $r }
gods-did-whirlwind = { $god } lâche le tourbillon
gods-did-take-extra = { $god } prend une action supplémentaire
gods-did-lift = { $god } soulève le désert de { $q },{ $r }
gods-did-set = { $god } repose le désert en { $q },{ $r }
gods-did-discard = { $god } défausse { $piece }
gods-did-use-extra = { $god } utilise une action supplémentaire
gods-did-end-turn = { $god } finit son tour
gods-did-take-power = { $god } prend du pouvoir à { $other }
gods-did-spare = { $god } épargne tout le monde
gods-did-stay = { $god } ne déplace aucun désert
gods-did-stone = { $god } donne une pierre à la tribu en { $q },{ $r }
gods-did-settle = { $other } commence avec un temple en { $q },{ $r }
gods-did-begin = { $other } joue en premier
gods-did-draw = Le présentoir reçoit { $piece }
gods-did-redraw = Deux pareils : le présentoir reçoit { $piece } à la place

# Ce qui en résulte.

gods-effect-faith = croit en { $god }
gods-effect-no-faith = ne croit en rien
gods-effect-converts = { $tribes ->
    [one] convertit 1 tribu
   *[other] convertit { $tribes } tribus
  }
gods-effect-unbelief = { $tribes ->
    [one] 1 tribu perd sa foi
   *[other] { $tribes } tribus perdent leur foi
  }
gods-effect-robbed = { $god } perd { $power ->
    [one] { $power } point
   *[other] { $power } points
  } de pouvoir
gods-effect-loses = { $cards ->
    [one] { $god } perd { $nation }
   *[other] { $god } perd { $cards } fois { $nation }
  }
gods-effect-wins = { $cards ->
    [one] { $god } gagne { $nation }
   *[other] { $god } gagne { $cards } fois { $nation }
  }
gods-effect-token = { $tokens ->
    [one] avec le jeton de la nation { $tribe }
   *[other] avec { $tokens } jetons de la nation { $tribe }
  }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } pour toujours
gods-effect-end = la partie se termine

# Autour de la carte.

gods-title = Tour { $turn } · action { $action } sur { $actions }
gods-title-extra = Tour { $turn } · action supplémentaire
gods-title-start = Avant le premier tour
gods-title-draw = Tour { $turn } · on remplit le présentoir
gods-title-over = Finie au tour { $turn }
gods-column-points = pts
gods-display = Présentoir :
gods-bag = Sac { $hexes } :
gods-stack = Pile { $hexes } :
gods-legend-power = pouvoir
gods-legend-temples = temples en réserve
gods-legend-stones = pierres en réserve
gods-legend-extras = actions supplémentaires
gods-legend-nation = nation, { $points } points tant qu'elle dure
gods-legend-token = jeton, gardé pour toujours
