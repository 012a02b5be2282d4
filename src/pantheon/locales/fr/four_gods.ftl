# 4 Gods : ce qui ne va pas dans un fichier de tuiles.

tiles-no-list = Ligne { $line } : un fichier de tuiles contient une seule liste, nommée « tiles ».
tiles-fields = Ligne { $line } : une tuile a un numéro (number), des faces (faces) et parfois des régions (regions), rien d'autre.
tiles-number = Ligne { $line } : le numéro d'une tuile est un entier à partir de 1, pas « { $found } ».
tiles-twice = Ligne { $line } : deux tuiles portent le numéro { $number }.
tiles-two-faces = Ligne { $line } : la tuile { $number } doit avoir deux faces, et des régions pour les deux ou pour aucune.
tiles-letters = Ligne { $line } : tuile { $number } : une face s'écrit en quatre lettres parmi S, P, F, M, pas « { $face } ».
tiles-four-terrains = Ligne { $line } : tuile { $number } : aucune face ne montre quatre terrains, or { $face } le fait.
tiles-split = Ligne { $line } : tuile { $number } : { $face } doit indiquer ses régions, on ne peut deviner quels coins se rejoignent.
tiles-regions = Ligne { $line } : tuile { $number } : les régions de { $face } doivent nommer NW, NE, SE et SW une fois chacun.
tiles-mixed = Ligne { $line } : tuile { $number } : une région de { $face } mélange des terrains.
tiles-count = Ligne { $line } : le jeu compte { $found } tuiles, il en faut { $right }.

# 4 Gods : des options qui ne vont pas ensemble.

four-gods-two-only = À deux joueurs seulement, on choisit combien de dieux sont en jeu.
four-gods-beginners = Les débutants sont des places de 1 à { $players }, nommées une fois chacune, pas « { $value } ».

# Les mots du jeu.

god-merfolk = les Ondins
god-humans = les Humains
god-elves = les Elfes
god-dwarves = les Nains
colour-blue = bleu
colour-yellow = jaune
colour-green = vert
colour-gray = gris
terrain-sea = mer
terrain-plain = plaine
terrain-forest = forêt
terrain-mountain = montagne
hand-left = gauche
hand-right = droite

# Les tuiles dans les options.

tiles-word = Tuile { $line } du jeu : « { $word } » devrait ressembler à 17:SSSP/SSFM.
four-gods-tiles = Ces tuiles sont inutilisables : { $reason }

# Refus.

four-gods-no-seat = Personne n'est assis ici : { $seat }. Places : { $known }.
four-gods-not-here = Cette table a les places 1 à { $players }, pas d'autres.
four-gods-hidden = Ce qui est caché ne se joue pas.
four-gods-no-tile = Ce jeu n'a pas de tuile numéro { $number }.
four-gods-no-face = Aucune tuile de ce jeu ne montre { $face }. Nommez les coins dans le sens horaire depuis le nord-ouest par S, P, F, M.
four-gods-no-slot = Ici, une rangée a les emplacements 1 à { $slots }, pas de { $slot }.
four-gods-no-clock = Aucune horloge de ce genre ne court.
four-gods-not-yours = Cela revient au hasard ou à une horloge, pas à un joueur.
four-gods-gone = Vous avez quitté cette partie.
four-gods-not-started = La partie n'a pas commencé : dites que vous êtes prêt.
four-gods-is-ready = Vous êtes déjà prêt ; attendez les autres.
four-gods-started = La partie a déjà commencé.
four-gods-owes = D'abord la pénalité : renoncez à un prophète.
four-gods-owes-nothing = Vous ne devez aucun prophète.
four-gods-no-turns = Cette partie n'a pas de tours ; passez si vous ne voulez plus rien.
four-gods-no-pass = Avec des tours minutés, on ne passe pas ; finissez votre tour.
four-gods-not-your-turn = C'est le tour de { $seat }.
four-gods-visible = Ici les dieux sont visibles : choisissez un dieu, sa couleur le suit.
four-gods-secret = Ici les dieux sont secrets, on n'en choisit pas.
four-gods-has-colour = Vous avez déjà { $count ->
    [one] une couleur
   *[other] vos deux couleurs
  }.
four-gods-colour-taken = { $seat } a été plus rapide : { $colour } est pris.
four-gods-god-taken = { $seat } a été plus rapide et a choisi { $god }.
four-gods-has-god = Un dieu se garde jusqu'au bout ; chaque joueur en a { $count }.
four-gods-no-god = Choisissez d'abord un dieu.
four-gods-hand-empty = Votre main { $hand } est vide.
four-gods-hand-full = Votre main { $hand } tient une tuile.
four-gods-hands-full = Il faut avoir les deux mains vides pour piocher.
four-gods-no-free-hand = Il faut avoir une main libre.
four-gods-not-that-tile = La tuile de votre main { $hand } ne montre pas { $face }.
four-gods-city-there = Une cité se dresse en { $cell }.
four-gods-cell-taken = { $cell } est pris : { $seat } y a posé une tuile.
four-gods-edges = { $cell } touche moins de deux bords droits de cadre ou de tuiles.
four-gods-mismatch = { $face } ne s'accorde pas avec les tuiles autour de { $cell }.
four-gods-no-city-there = Il n'y a pas de cité à détruire en { $cell }.
four-gods-own-city = La cité en { $cell } est la vôtre.
four-gods-token = Le jeton de la cité ne peut pas compter pour { $colour } ; « own » convient toujours.
four-gods-corner = Un prophète ne se place pas ainsi en { $corner } : nommez le premier coin de sa région, dans le sens horaire depuis NW.
four-gods-not-your-colour = Les prophètes de couleur { $colour } ne sont pas à vous.
four-gods-reserve-empty = La réserve de { $colour } est vide ; un prophète peut migrer depuis une tuile.
four-gods-reserve-first = Les prophètes de { $colour } viennent de la réserve tant qu'elle dure.
four-gods-no-prophet-there = Aucun de vos prophètes n'est en { $cell }.
four-gods-city-prophet = Le prophète en { $cell } reste dans sa cité.
four-gods-too-late = Il est trop tard pour un prophète en { $cell }.
four-gods-one-prophet = Il y a déjà un prophète en { $cell }.
four-gods-no-tokens = Il n'y a plus de jetons de cité.
four-gods-row-full = Votre rangée est pleine.
four-gods-slot-filled = L'emplacement { $slot } est occupé.
four-gods-upright = En main et dans les rangées, une face se nomme droite, pas { $face }.
four-gods-not-from-others = Seule une tuile d'une autre rangée peut y retourner.
four-gods-row-has-room = Votre propre rangée a de la place.
four-gods-has-place = Cette tuile a sa place quelque part, elle ne peut donc pas retourner.
four-gods-bag-empty = Le sac est vide.
four-gods-give-way = { $seat } s'est servi dans votre rangée ; attendez la fin de ce tour.
four-gods-tile-gone = Cette tuile n'y est plus : l'emplacement { $slot } de { $seat } est vide.
four-gods-other-face = L'emplacement { $slot } de { $seat } montre maintenant { $now }, pas { $face }.
four-gods-no-calls = Ici les erreurs sont refusées, il n'y a donc rien à dénoncer.
four-gods-no-tile-there = Il n'y a pas de tuile en { $cell }.
four-gods-lies-rightly = La tuile en { $cell } est bien posée.

# Les points.

four-gods-score-cities = { $count ->
    [one] 1 cité
   *[other] { $count } cités
  }
four-gods-score-destroyed = { $count ->
    [one] 1 cité détruite
   *[other] { $count } cités détruites
  }
four-gods-score-kingdom = Royaume de { $terrain } : { $tiles } tuiles, { $prophets } { $prophets ->
    [one] occupée
   *[other] occupées
  }, { $own } { $own ->
    [one] prophète à soi
   *[other] prophètes à soi
  }{ $shared ->
    [one] { "" }
   *[other] , à égalité
  }
four-gods-score-prophets = { $colour } : { $count ->
    [one] 1 prophète
   *[other] { $count } prophètes
  }
four-gods-score-largest = plus grand royaume de { $terrain } : { $tiles } tuiles
four-gods-score-most = { $count ->
    [one] 1 royaume
   *[other] { $count } royaumes
  } de { $terrain }
four-gods-score-marker = marqueur supérieur : { $colour }, { $god }

# Les fins de partie.

ending-world-full = le Monde était plein
ending-bag-empty = le sac était vide
ending-all-passed = tous avaient passé
ending-no-progress = rien de nouveau n'est entré dans le Monde depuis trop longtemps

# À côté du Monde.

four-gods-title-ready = Avant le départ
four-gods-title-all = Tous en même temps
four-gods-title-final = Phase finale
four-gods-pass-to-end = Tous les autres ont passé : passez pour finir la partie
four-gods-title-turn = Tour { $turn } : { $seat }
four-gods-title-last = Dernière ronde, tour { $turn } : { $seat }
four-gods-title-over = La partie est finie
four-gods-clock-sand = encore { $seconds } s
four-gods-clock-final = encore { $seconds } s
four-gods-clock-window = prophète { $seconds } s
four-gods-clock-hold-left = main gauche { $seconds } s
four-gods-clock-hold-right = main droite { $seconds } s
four-gods-clock-penalty = amende { $seconds } s
four-gods-clock-absent = passe dans { $seconds } s
four-gods-bag = Sac : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }
four-gods-cities = Cités restantes : { $cities }
four-gods-free = Libres : { $gods }
four-gods-slots-free = { $slots ->
    [0] complète
    [1] 1 libre
   *[other] { $slots } libres
  }
four-gods-state-gone = est parti
four-gods-state-passed = passe
four-gods-state-ready = prêt
four-gods-legend-prophet = prophètes en réserve
four-gods-legend-city = cité
four-gods-legend-safe = cité que rien ne peut détruire
four-gods-legend-hand = tuile en main
four-gods-legend-razed = cités détruites
four-gods-legend-lost = prophètes perdus pour de bon
four-gods-points-least = { $points ->
    [one] au moins { $points } point
   *[other] au moins { $points } points
  }

# Ce qui s'est passé.

four-gods-did-ready = { $seat } est prêt
four-gods-did-colour = { $seat } choisit le { $colour }
four-gods-did-god = { $seat } choisit { $god }
four-gods-did-gods = { $seat } choisit { $god } et { $second }
four-gods-did-place = { $seat } pose { $face } en { $cell }
four-gods-did-place-prophet = { $seat } pose { $face } en { $cell } avec un prophète { $colour } ({ $terrain })
four-gods-did-place-prophet-moved = { $seat } pose { $face } en { $cell }, et le prophète de { $from } y migre ({ $terrain })
four-gods-did-destroy = { $seat } détruit la cité en { $cell } avec { $face }
four-gods-did-destroy-prophet = { $seat } détruit la cité en { $cell } avec { $face } et y met un prophète { $colour } ({ $terrain })
four-gods-did-destroy-prophet-moved = { $seat } détruit la cité en { $cell } avec { $face }, et le prophète de { $from } y migre ({ $terrain })
four-gods-did-prophet = { $seat } met un prophète { $colour } en { $cell } ({ $terrain })
four-gods-did-prophet-moved = { $seat } fait migrer le prophète de { $from } en { $cell } ({ $terrain })
four-gods-did-build = { $seat } bâtit une cité en { $cell } avec un prophète { $colour }
four-gods-did-build-moved = { $seat } bâtit une cité en { $cell } pour le prophète de { $from }
four-gods-did-discard = { $seat } range { $face } à l'emplacement { $slot }
four-gods-did-give-back = { $seat } rend { $face }
four-gods-did-draw = { $count ->
    [one] { $seat } pioche { $count } tuile
   *[other] { $seat } pioche { $count } tuiles
  }
four-gods-did-flip = { $seat } retourne { $face } à l'emplacement { $slot } ({ $row })
four-gods-did-take = { $seat } prend { $face } à l'emplacement { $slot } ({ $row })
four-gods-did-pass = { $seat } passe
four-gods-did-pass-back = { $seat } ne passe plus
four-gods-did-end-turn = { $seat } finit son tour
four-gods-did-call = { $seat } dénonce la tuile en { $cell } : elle est mal posée
four-gods-did-call-wrong = { $seat } dénonce la tuile en { $cell }, mais elle est bien posée
four-gods-did-give-up = { $seat } cède un prophète { $colour } pour une erreur
four-gods-did-give-up-moved = { $seat } cède le prophète de { $from } pour une erreur
four-gods-did-leave = { $seat } quitte la partie
four-gods-did-tile = { $seat } reçoit une tuile du sac
four-gods-did-dealt-colour = { $seat } reçoit le { $colour }
four-gods-did-dealt-god = { $seat } reçoit { $god } en secret
four-gods-did-dealt-god-hidden = { $seat } reçoit un dieu secret
four-gods-did-first = { $seat } commence
four-gods-did-given-god = { $seat } n'avait pas de dieu et reçoit { $god }
four-gods-did-sand = Le sablier de { $seat } est vide
four-gods-did-hold = { $seat } a gardé trop longtemps la tuile de la main { $hand }
four-gods-did-window = Il est trop tard pour que { $seat } mette un prophète sur la dernière tuile
four-gods-did-time = La phase finale est terminée
four-gods-did-absent = Le silence de { $seat } vaut une passe
four-gods-did-forfeit = { $seat } n'a pas choisi, l'amende prend donc un prophète
