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

bad-gods = Les dieux « { $value } » ne conviennent pas à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  } : nommez-en { $players } différents parmi Carmin, Or, Azur, Jade.
unknown-god = Il n’y a pas de dieu « { $name } ». Dieux : Carmin, Or, Azur, Jade.
god-not-here = { $god } n’est pas à cette table. Dieux présents : { $known }.

gods-choose-victim = Choisissez d’abord à qui le déclin prend du pouvoir, ou épargnez tout le monde.
gods-choose-desert = Choisissez d’abord le désert que soulève le tourbillon, ou n’en déplacez aucun.
gods-choose-place = Reposez d’abord le désert que vous avez soulevé.
gods-choose-tribe = Choisissez d’abord la tribu qui reçoit la pierre divine.
gods-choose-extra = Vos actions sont faites : utilisez une action supplémentaire, ou terminez le tour.
gods-no-decline = Aucun déclin ne vient d’être posé.
gods-no-whirlwind = Aucun tourbillon n’est en cours.
gods-no-lifted = Aucun désert n’a été soulevé.
gods-no-shortage = Aucune tribu n’attend de pierre divine.
gods-no-extra = Les actions supplémentaires s’utilisent après les actions ordinaires.
gods-actions-left = Il vous reste des actions ce tour-ci, et elles sont obligatoires.
gods-cell-taken = La case { $q },{ $r } est déjà occupée.
gods-not-beside = La case { $q },{ $r } ne touche aucun hexagone.
gods-too-dear = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  } de pouvoir, et vous en avez { $power }.
gods-once-temple = Un seul temple par tour.
gods-once-other = Un seul désert, déclin, tourbillon ou action supplémentaire pris au présentoir par tour.
gods-once-move = Un seul désert peut être déplacé contre du pouvoir par tour.
gods-once-discard = Un seul hexagone peut être défaussé par tour.
gods-no-temple = Il ne vous reste plus de temple.
gods-not-shown = Cet hexagone n’est pas au présentoir : { $hex }.
gods-no-cell = Cet hexagone ne se pose pas dans le monde.
gods-no-desert = Il n’y a pas de désert en { $q },{ $r }.
gods-apart = Le monde doit rester d’un seul tenant.
gods-same-cell = Reposez le désert ailleurs qu’en { $q },{ $r }.
gods-no-victim = Vous ne pouvez pas prendre de pouvoir à ce dieu.
gods-not-needy = En { $q },{ $r }, aucune tribu n’attend de pierre divine.

gods-score-cards = { $cards ->
    [one] nation { $tribe }
   *[other] nation { $tribe }, { $cards } fois
  }
gods-score-token = jeton de la nation { $tribe }
gods-score-power = pouvoir
gods-score-stones = pierres divines dans le monde

piece-green = une tribu verte
piece-blue = une tribu bleue
piece-violet = une tribu violette
piece-orange = une tribu orange
piece-desert = un désert
piece-decline = un déclin
piece-whirlwind = un tourbillon
piece-extra = une action supplémentaire
piece-game_end = l’hexagone de fin de partie
piece-temple = un temple

nation-green = la nation verte
nation-blue = la nation bleue
nation-violet = la nation violette
nation-orange = la nation orange

ending-points = un joueur a atteint le nombre de points requis
ending-bag = le présentoir ne peut plus être complété
ending-guard = aucun hexagone n’a été posé, pris ni utilisé depuis trop longtemps
ending-game-end-hex = l’hexagone de fin de partie a été tiré
ending-cards = un joueur a commencé son tour avec assez de nations

option-edition = l’édition des règles
option-one_piece = le monde doit rester d’un seul tenant quand un désert se déplace
option-one_religion = une nouvelle tribu ne prend une religion que si tous ses voisins, temples compris, ont la même
option-gods = qui joue, dans l’ordre des places, par exemple Jade,Azur ; dieux : Carmin, Or, Azur, Jade

# Ce qu'on peut faire.

gods-first-named = { $god } commence, comme convenu à cette table.
gods-kind-place = poser { $piece }
gods-kind-whirlwind = jouer le tourbillon
gods-kind-take-extra = prendre l’action supplémentaire
gods-kind-lift = déplacer un désert
gods-kind-set = reposer le désert
gods-kind-discard = défausser { $piece }
gods-kind-use-extra = utiliser une action supplémentaire
gods-kind-end-turn = terminer le tour
gods-kind-take-power = prendre du pouvoir à { $other }
gods-kind-spare = épargner tout le monde
gods-kind-stay = ne déplacer aucun désert
gods-kind-stone = donner une pierre divine

# Ce qui a été fait.

gods-did-place = { $god } pose { $piece } en { $q },{ $r }
gods-did-whirlwind = { $god } joue le tourbillon
gods-did-take-extra = { $god } prend une action supplémentaire
gods-did-lift = { $god } soulève le désert en { $q },{ $r }
gods-did-set = { $god } repose le désert en { $q },{ $r }
gods-did-discard = { $god } défausse { $piece }
gods-did-use-extra = { $god } utilise une action supplémentaire
gods-did-end-turn = { $god } termine son tour
gods-did-take-power = { $god } prend du pouvoir à { $other }
gods-did-spare = { $god } épargne tout le monde
gods-did-stay = { $god } ne déplace aucun désert
gods-did-stone = { $god } donne une pierre divine à la tribu en { $q },{ $r }
gods-did-settle = { $other } commence avec un temple en { $q },{ $r }
gods-did-begin = { $other } joue en premier
gods-did-draw = Le présentoir reçoit { $piece }
gods-did-redraw = Deux hexagones identiques : le présentoir reçoit { $piece } à la place

# Ce qui en résulte.

gods-effect-faith = croit en { $god }
gods-effect-no-faith = reste sans religion
gods-effect-converts = { $tribes ->
    [one] convertit { $tribes } tribu
   *[other] convertit { $tribes } tribus
  }
gods-effect-unbelief = { $tribes ->
    [one] { $tribes } tribu perd sa religion
   *[other] { $tribes } tribus perdent leur religion
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
    [one] { $points } point
   *[other] { $points } points
  } définitivement acquis
gods-effect-end = la partie se termine

# Autour de la carte.

gods-title = Tour { $turn } · action { $action } sur { $actions }
gods-title-extra = Tour { $turn } · action supplémentaire
gods-title-start = Avant le premier tour
gods-title-draw = Tour { $turn } · on remplit le présentoir
gods-title-over = Terminée au tour { $turn }
gods-column-points = pts
gods-display = Présentoir :
gods-bag = Sac { $hexes } :
gods-stack = Pile { $hexes } :
gods-legend-power = pouvoir
gods-legend-temples = temples en réserve
gods-legend-stones = pierres divines en réserve
gods-legend-extras = actions supplémentaires
gods-legend-nation = nation, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } tant qu’elle dure
gods-legend-token = jeton, définitivement acquis
