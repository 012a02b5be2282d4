# 4 Gods dans le navigateur : ce qui se passe, ce qui est visible, les horloges, le décompte en spectacle.

# Ce qui s'est passé, là où la phrase du jeu demande plus que la page ne sait.

web-four-gods-did-tile = Une tuile sort du sac
web-four-gods-did-sand = Le sablier est vide
web-four-gods-spot-slot = l'emplacement { $slot } ({ $name })
web-four-gods-spot-bag = le sac

# Les conséquences.

web-four-gods-came-swept = { $tiles ->
    [0] la tuile est retirée
    [one] et { $tiles } autre tuile est emportée
   *[other] et { $tiles } autres tuiles sont emportées
  }
web-four-gods-came-cities = { $cities ->
    [one] { $cities } cité retourne à la réserve
   *[other] { $cities } cités retournent à la réserve
  }
web-four-gods-came-lost = { $prophets ->
    [one] le { $colour } perd un prophète pour de bon
   *[other] le { $colour } perd { $prophets } prophètes pour de bon
  }
web-four-gods-came-owes = { $name } doit un prophète
web-four-gods-came-final = La phase finale commence : { $final ->
    [world-full] le Monde est plein
   *[bag-empty] le sac est vide
  }
web-four-gods-came-last = La dernière ronde arrive : { $final ->
    [world-full] le Monde est plein
   *[bag-empty] le sac est vide
  }

# Ce qu'on peut faire maintenant.

web-four-gods-now-over = Fini : { $ending }
web-four-gods-now-dealing = On distribue dieux et tuiles
web-four-gods-now-ready = Dites quand vous êtes prêt
web-four-gods-now-colour = { $number ->
    [one] Choisissez une couleur, puis dites que vous êtes prêt
   *[other] Choisissez deux couleurs, puis dites que vous êtes prêt
  }
web-four-gods-now-waiting = On attend { $names }
web-four-gods-now-owes = { $number ->
    [one] Cédez un prophète pour l'erreur
   *[other] Cédez { $number } prophètes pour les erreurs
  }
web-four-gods-now-others = C'est le tour de { $name }
web-four-gods-now-others-flip = C'est le tour de { $name } ; vous pouvez retourner dans votre rangée
web-four-gods-now-passed = Vous passez, jusqu'à votre prochaine action ou un changement du Monde
web-four-gods-now-city = Où bâtir la cité ? Appuyez sur une case libre qui s'illumine ; elle coûte un prophète
web-four-gods-now-prophet = Appuyez sur une case qui s'illumine, là où le prophète doit se tenir sur la tuile
web-four-gods-now-prophet-first = Un prophète arrive avec une tuile : piochez-en ou prenez-en une d'abord
web-four-gods-now-reach = Appuyez sur une tuile d'une rangée : la main vide la prend
web-four-gods-now-window = Un prophète sur cette tuile ? Vite !
web-four-gods-now-draw = Piochez dans le sac, ou prenez dans une rangée
web-four-gods-now-take = Prenez dans une rangée : appuyez sur une main vide, puis sur la tuile
web-four-gods-now-wait = Rien à prendre : bâtissez, retournez ou passez
web-four-gods-now-place = { $tiles ->
    [one] Posez votre tuile, ou rangez-la
   *[other] Mains pleines : posez une tuile, ou rangez-en une
  }
web-four-gods-now-crush = { $tiles ->
    [one] Votre tuile peut détruire une cité qui s'illumine ; sinon, rangez-la
   *[other] Vos tuiles ne peuvent que détruire une cité qui s'illumine ; sinon, rangez-en une
  }
web-four-gods-now-discard = { $tiles ->
    [one] Votre tuile ne va nulle part : rangez-la
   *[other] Vos tuiles ne vont nulle part : rangez-en une
  }
web-four-gods-now-stuck = { $tiles ->
    [one] Votre tuile ne va nulle part et votre rangée est pleine : gardez-la, ou attendez
   *[other] Vos tuiles ne vont nulle part et votre rangée est pleine : gardez-les, ou attendez
  }
web-four-gods-now-final = Phase finale. { $words }
web-four-gods-now-last = Dernier tour. { $words }
web-four-gods-now-final-god = Choisissez un dieu, ou le hasard le fera
web-four-gods-now-secret = { $number ->
    [one] Votre dieu secret
   *[other] Vos dieux secrets
 } : { $gods }. { $words }
web-four-gods-now-godless = { $words } ; vous pouvez choisir un dieu

# Ce qui est visible.

web-four-gods-fact-reserve = { $colour } : { $prophets ->
    [one] { $prophets } prophète en réserve
   *[other] { $prophets } prophètes en réserve
  }
web-four-gods-fact-lost = { $prophets ->
    [one] { $prophets } prophète perdu pour de bon
   *[other] { $prophets } prophètes perdus pour de bon
  }
web-four-gods-fact-cities = { $cities ->
    [one] { $cities } cité debout
   *[other] { $cities } cités debout
  }
web-four-gods-fact-razed = { $cities ->
    [one] { $cities } cité détruite
   *[other] { $cities } cités détruites
  }
web-four-gods-fact-hand-empty = main { $hand } vide
web-four-gods-fact-hand-bag = main { $hand } : une tuile du sac
web-four-gods-fact-hand-own = main { $hand } : une tuile de sa rangée
web-four-gods-fact-hand-row = main { $hand } : une tuile de la rangée de { $name }
web-four-gods-fact-row = { $filled } emplacements sur { $slots } occupés
web-four-gods-fact-god = { $god }, { $colour }
web-four-gods-fact-secret = dieu secret, { $colour }
web-four-gods-fact-godless = pas encore de dieu
web-four-gods-fact-beginner = débutant
web-four-gods-fact-owes = doit un prophète
web-four-gods-common-bag = { $tiles ->
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
  }
web-four-gods-common-cities = { $cities ->
    [one] { $cities } jeton de cité restant
   *[other] { $cities } jetons de cité restants
  }
web-four-gods-common-world = { $tiles } cases sur { $cells } occupées
web-four-gods-common-free = Dieux libres
web-four-gods-common-kingdoms = Royaumes : nombre · le plus grand
web-four-gods-common-terrain = { $count ->
    [0] aucun royaume de { $terrain }
    [one] { $count } royaume de { $terrain }, { $tiles } tuiles
   *[other] { $count } royaumes de { $terrain }, le plus grand de { $tiles } tuiles
  }
web-four-gods-common-modes = Cette table
web-four-gods-mode-timed = tours au sablier, { $seconds } s chacun
web-four-gods-mode-simultaneous = tous en même temps
web-four-gods-mode-secret = dieux secrets
web-four-gods-mode-visible = les dieux se choisissent ouvertement
web-four-gods-mode-two = deux dieux chacun
web-four-gods-mode-called = les erreurs restent jusqu'à ce qu'on les dénonce
web-four-gods-mode-penalty = les erreurs se dénoncent et coûtent un prophète
web-four-gods-mode-wrong-calls = une dénonciation fausse coûte un prophète
web-four-gods-mode-peek = tous les dos sont visibles
web-four-gods-mode-forget = il faut se souvenir des dos
web-four-gods-mode-hold = tuiles des rangées : { $seconds } s en main

# Horloges.

web-four-gods-clock-sand = { $seconds ->
    [one] encore { $seconds } seconde de sable
   *[other] encore { $seconds } secondes de sable
  }
web-four-gods-clock-turn = Le tour de { $name }
web-four-gods-clock-yours = À vous
web-four-gods-clock-final = Phase finale
web-four-gods-clock-final-words = { $final ->
    [world-full] Le Monde est plein : tout reste permis jusqu'à la fin du temps.
   *[bag-empty] Le sac est vide : tout reste permis jusqu'à la fin du temps.
  }
web-four-gods-clock-absent-you = Votre silence vaudra une passe dans { $seconds } s
web-four-gods-clock-penalty = { $name } choisit un prophète à perdre : { $seconds } s
web-four-gods-clock-penalty-you = Choisissez un prophète à perdre : { $seconds } s

# Le décompte en spectacle.

web-four-gods-show-cities = Cités
web-four-gods-show-cities-words = 5 points par cité debout, et par cité détruite
web-four-gods-show-cities-of = { $razed ->
    [0] { $standing } × 5
    [one] { $standing } debout et { $razed } détruite, × 5
   *[other] { $standing } debout et { $razed } détruites, × 5
  }
web-four-gods-show-kingdom = Royaume de { $terrain }
web-four-gods-show-kingdom-words = { $tiles } tuiles − { $prophets } avec prophète = { $worth }
web-four-gods-show-majority = { $prophets ->
    [one] { $prophets } prophète
   *[other] { $prophets } prophètes
  }
web-four-gods-show-tied = le plus de prophètes, à égalité : chacun prend tout
web-four-gods-show-largest = Plus grands royaumes
web-four-gods-show-largest-words = le terrain propre de chaque dieu : 15, 10 et 5 points ; les ex æquo partagent
web-four-gods-show-tiles = { $tiles ->
    [one] { $tiles } tuile de { $terrain }
   *[other] { $tiles } tuiles de { $terrain }
  }
web-four-gods-show-most = Le plus de royaumes
web-four-gods-show-most-words = le terrain propre de chaque dieu : 15, 10 et 5 points ; les ex æquo partagent
web-four-gods-show-count = { $count ->
    [one] { $count } royaume de { $terrain }
   *[other] { $count } royaumes de { $terrain }
  }
web-four-gods-show-total = Total
web-four-gods-show-total-words = La partie s'est terminée parce que { $ending }.
web-four-gods-show-two-words = Le marqueur le plus bas compte ; le plus haut départage.
web-four-gods-show-gains = { $name }, { $colour } : +{ $points }
web-four-gods-show-wins = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-four-gods-show-shares = { $names } partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Les lignes d’un résultat.

web-four-gods-source-built = debout
web-four-gods-source-destroyed = détruites
web-four-gods-source-kingdoms = Prophètes dans les Royaumes
web-four-gods-source-sea = mer
web-four-gods-source-plain = plaine
web-four-gods-source-forest = forêt
web-four-gods-source-mountain = montagne
web-four-gods-source-higher = le marqueur le plus haut
