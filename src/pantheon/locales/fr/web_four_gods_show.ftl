# 4 Gods dans le navigateur : ce qui se passe, ce qui est visible, les délais, le décompte en spectacle.

# Ce qui s’est passé, là où la phrase du jeu demande plus que la page ne sait.

web-four-gods-did-tile = Une tuile sort du sac
web-four-gods-did-sand = Le sablier est vide
web-four-gods-spot-slot = emplacement { $slot }, { $name }
web-four-gods-spot-bag = sac

# Les conséquences.

web-four-gods-came-swept = { $tiles ->
    [0] la tuile est retirée
    [one] et { $tiles } autre tuile est retirée avec elle
   *[other] et { $tiles } autres tuiles sont retirées avec elle
  }
web-four-gods-came-cities = { $cities ->
    [one] { $cities } Cité retourne à la réserve
   *[other] { $cities } Cités retournent à la réserve
  }
web-four-gods-came-lost = { $prophets ->
    [one] le { $colour } perd définitivement { $prophets } prophète
   *[other] le { $colour } perd définitivement { $prophets } prophètes
  }
web-four-gods-came-owes = { $name } doit céder un prophète
web-four-gods-came-final = La phase finale commence : { $final ->
    [world-full] le Monde est plein
   *[bag-empty] le sac est vide
  }
web-four-gods-came-last = Dernier tour de table : { $final ->
    [world-full] le Monde est plein
   *[bag-empty] le sac est vide
  }

# Ce qu’on peut faire maintenant.

web-four-gods-now-over = Partie terminée : { $ending }
web-four-gods-now-dealing = On distribue dieux et tuiles
web-four-gods-now-ready = Confirmez que vous pouvez commencer
web-four-gods-now-colour = { $number ->
    [one] Choisissez { $number } couleur, puis confirmez
   *[other] Choisissez { $number } couleurs, puis confirmez
  }
web-four-gods-now-waiting = On attend { $names }
web-four-gods-now-owes = { $number ->
    [one] Cédez { $number } prophète pour l’erreur
   *[other] Cédez { $number } prophètes pour les erreurs
  }
web-four-gods-now-others = C’est à { $name } de jouer
web-four-gods-now-others-flip = C’est à { $name } de jouer ; vous pouvez retourner des tuiles de votre défausse
web-four-gods-now-passed = Vous passez, jusqu’à votre prochaine action ou un changement du Monde
web-four-gods-now-city = Où construire la Cité ? Choisissez une case libre illuminée ; elle prend un prophète
web-four-gods-now-prophet = Choisissez une case illuminée, là où placer le prophète sur la tuile
web-four-gods-now-prophet-first = Un prophète se place avec une tuile : piochez-en ou prenez-en une d’abord
web-four-gods-now-reach = Choisissez une tuile d’une défausse : la main vide la prend
web-four-gods-now-window = Un prophète sur cette tuile ? Vite !
web-four-gods-now-draw = Piochez dans le sac, ou prenez dans une défausse
web-four-gods-now-take = Prenez dans une défausse : choisissez une main vide, puis la tuile
web-four-gods-now-wait = Rien à prendre : construisez, retournez ou passez
web-four-gods-now-place = { $tiles ->
    [one] Posez votre tuile, ou défaussez-la
   *[other] Mains pleines : posez une tuile, ou défaussez-en une
  }
web-four-gods-now-crush = { $tiles ->
    [one] Votre tuile peut détruire une Cité illuminée ; sinon, défaussez-la
   *[other] Vos tuiles peuvent seulement détruire une Cité illuminée ; sinon, défaussez-en une
  }
web-four-gods-now-discard = { $tiles ->
    [one] Votre tuile ne peut être posée nulle part : défaussez-la
   *[other] Vos tuiles ne peuvent être posées nulle part : défaussez-en une
  }
web-four-gods-now-stuck = { $tiles ->
    [one] Votre tuile ne peut être posée nulle part et votre défausse est pleine : gardez-la, ou attendez
   *[other] Vos tuiles ne peuvent être posées nulle part et votre défausse est pleine : gardez-les, ou attendez
  }
web-four-gods-now-final = Phase finale. { $words }
web-four-gods-now-last = Dernier tour. { $words }
web-four-gods-now-final-god = Choisissez un dieu, ou le sort décidera
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
    [one] { $prophets } prophète définitivement perdu
   *[other] { $prophets } prophètes définitivement perdus
  }
web-four-gods-fact-cities = { $cities ->
    [one] { $cities } Cité en place
   *[other] { $cities } Cités en place
  }
web-four-gods-fact-razed = { $cities ->
    [one] { $cities } Cité détruite
   *[other] { $cities } Cités détruites
  }
web-four-gods-fact-hand-empty = main { $hand } vide
web-four-gods-fact-hand-bag = main { $hand } : une tuile du sac
web-four-gods-fact-hand-own = main { $hand } : une tuile de sa défausse
web-four-gods-fact-hand-row = main { $hand } : une tuile prise dans une défausse ({ $name })
web-four-gods-fact-row = emplacements occupés : { $filled } sur { $slots }
web-four-gods-fact-god = { $god }, { $colour }
web-four-gods-fact-secret = dieu secret, { $colour }
web-four-gods-fact-godless = pas encore de dieu
web-four-gods-fact-beginner = sans pénalité
web-four-gods-fact-owes = doit céder un prophète
web-four-gods-common-bag = { $tiles ->
    [one] { $tiles } tuile dans le sac
   *[other] { $tiles } tuiles dans le sac
  }
web-four-gods-common-cities = { $cities ->
    [one] { $cities } jeton de Cité restant
   *[other] { $cities } jetons de Cité restants
  }
web-four-gods-common-world = cases occupées : { $tiles } sur { $cells }
web-four-gods-common-free = Dieux disponibles
web-four-gods-common-kingdoms = Royaumes : nombre · le plus grand
web-four-gods-common-terrain = { $count ->
    [0] aucun Royaume de { $terrain }
    [one] { $count } Royaume de { $terrain }, { $tiles } tuiles
   *[other] { $count } Royaumes de { $terrain }, le plus grand de { $tiles } tuiles
  }
web-four-gods-common-modes = Cette table
web-four-gods-mode-timed = tours chronométrés, { $seconds } s chacun
web-four-gods-mode-simultaneous = jeu simultané
web-four-gods-mode-secret = dieux secrets
web-four-gods-mode-visible = dieux visibles
web-four-gods-mode-two = deux dieux par joueur
web-four-gods-mode-called = les erreurs restent jusqu’à ce qu’on les signale
web-four-gods-mode-penalty = une erreur signalée coûte un prophète au fautif
web-four-gods-mode-wrong-calls = un signalement injustifié coûte un prophète
web-four-gods-mode-peek = toutes les faces cachées sont connues
web-four-gods-mode-forget = faces cachées à mémoriser
web-four-gods-mode-hold = tuiles des défausses : { $seconds } s en main

# Délais.

web-four-gods-clock-sand = { $seconds ->
    [one] sablier : encore { $seconds } seconde
   *[other] sablier : encore { $seconds } secondes
  }
web-four-gods-clock-turn = À { $name }
web-four-gods-clock-yours = À vous
web-four-gods-clock-final = Phase finale
web-four-gods-clock-final-words = { $final ->
    [world-full] Le Monde est plein : tout reste permis jusqu’à la fin du temps imparti.
   *[bag-empty] Le sac est vide : tout reste permis jusqu’à la fin du temps imparti.
  }
web-four-gods-clock-absent-you = Sans action de votre part, vous passez dans { $seconds } s
web-four-gods-clock-penalty = { $name } choisit un prophète à perdre : { $seconds } s
web-four-gods-clock-penalty-you = Choisissez un prophète à perdre : { $seconds } s

# Le décompte en spectacle.

web-four-gods-show-cities = Cités Légendaires
web-four-gods-show-cities-words = 5 points par Cité en place, et par Cité détruite
web-four-gods-show-cities-of = { $razed ->
    [0] { $standing } × 5
    [one] { $standing } en place et { $razed } détruite, × 5
   *[other] { $standing } en place et { $razed } détruites, × 5
  }
web-four-gods-show-kingdom = Royaume de { $terrain }
web-four-gods-show-kingdom-words = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  } − { $prophets } avec prophète = { $worth }
web-four-gods-show-majority = { $prophets ->
    [one] { $prophets } prophète
   *[other] { $prophets } prophètes
  }
web-four-gods-show-tied = majorité à égalité : chacun marque la totalité
web-four-gods-show-largest = Plus grands Royaumes
web-four-gods-show-largest-words = sur le terrain de chaque dieu : 15, 10 et 5 points ; les ex æquo se les partagent
web-four-gods-show-tiles = { $tiles ->
    [one] { $tiles } tuile de { $terrain }
   *[other] { $tiles } tuiles de { $terrain }
  }
web-four-gods-show-most = Plus grand nombre de Royaumes
web-four-gods-show-most-words = sur le terrain de chaque dieu : 15, 10 et 5 points ; les ex æquo se les partagent
web-four-gods-show-count = { $count ->
    [one] { $count } Royaume de { $terrain }
   *[other] { $count } Royaumes de { $terrain }
  }
web-four-gods-show-total = Total
web-four-gods-show-total-words = Fin de la partie : { $ending }.
web-four-gods-show-two-words = Le marqueur le plus bas compte ; à égalité, le plus haut.
web-four-gods-show-gains = { $name }, { $colour } : +{ $points }
web-four-gods-show-wins = { $names } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-four-gods-show-shares = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Les lignes d’un résultat.

web-four-gods-source-built = en place
web-four-gods-source-destroyed = détruites
web-four-gods-source-kingdoms = Prophètes dans les Royaumes
web-four-gods-source-sea = mer
web-four-gods-source-plain = plaine
web-four-gods-source-forest = forêt
web-four-gods-source-mountain = montagne
web-four-gods-source-higher = le marqueur le plus haut
