# 4 Gods : ce qui ne va pas dans un fichier de tuiles.

tiles-no-list = Ligne { $line } : un fichier de tuiles contient une seule liste, nommée « tiles ».
tiles-fields = Ligne { $line } : une tuile a un numéro (number), des faces (faces) et parfois des régions (regions), rien d’autre.
tiles-number = Ligne { $line } : le numéro d’une tuile est un entier à partir de 1, pas « { $found } ».
tiles-twice = Ligne { $line } : deux tuiles portent le numéro { $number }.
tiles-two-faces = Ligne { $line } : la tuile { $number } doit avoir deux faces, et des régions pour les deux ou pour aucune.
tiles-letters = Ligne { $line } : tuile { $number } : une face s’écrit en quatre lettres parmi S, P, F, M, pas « { $face } ».
tiles-four-terrains = Ligne { $line } : tuile { $number } : { $face } montre quatre terrains, ce qui n’est pas permis.
tiles-split = Ligne { $line } : tuile { $number } : indiquez les régions de la face { $face }, car on ne peut pas deviner quels coins se rejoignent.
tiles-regions = Ligne { $line } : tuile { $number } : les régions de la face { $face } doivent nommer NW, NE, SE et SW une fois chacun.
tiles-mixed = Ligne { $line } : tuile { $number } : une région de la face { $face } mélange des terrains.
tiles-count = Ligne { $line } : nombre de tuiles du jeu : { $found } ; il en faut { $right }.

# 4 Gods : des options qui ne vont pas ensemble.

four-gods-two-only = C’est seulement à deux joueurs que l’on choisit combien de dieux sont en jeu.
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

four-gods-no-seat = Personne n’est assis ici : { $seat }. Places : { $known }.
four-gods-not-here = Cette table n’a que les places 1 à { $players }.
four-gods-hidden = Une action cachée ne peut pas être jouée.
four-gods-no-tile = Ce jeu n’a pas de tuile numéro { $number }.
four-gods-no-face = Aucune tuile de ce jeu ne montre { $face }. Nommez les coins dans le sens horaire depuis le nord-ouest par S, P, F, M.
four-gods-no-slot = Ici, une défausse a les emplacements 1 à { $slots } ; { $slot } n’existe pas.
four-gods-no-clock = Aucun délai de ce type n’est en cours.
four-gods-not-yours = Cela revient au hasard ou à un délai, pas à un joueur.
four-gods-gone = Vous avez quitté cette partie.
four-gods-not-started = La partie n’a pas commencé : confirmez que vous pouvez commencer.
four-gods-is-ready = Vous avez déjà confirmé ; attendez les autres joueurs.
four-gods-started = La partie a déjà commencé.
four-gods-owes = D’abord la pénalité : cédez un prophète.
four-gods-owes-nothing = Vous ne devez céder aucun prophète.
four-gods-no-turns = Cette partie n’a pas de tours ; si vous ne voulez plus rien faire, passez.
four-gods-no-pass = En tours chronométrés, on ne passe pas ; terminez votre tour.
four-gods-not-your-turn = C’est à { $seat } de jouer.
four-gods-visible = Ici, les dieux sont visibles : choisissez un dieu, sa couleur va avec lui.
four-gods-secret = Ici, les dieux sont secrets : on n’en choisit pas.
four-gods-has-colour = Vous avez déjà { $count ->
    [one] une couleur
   *[other] vos deux couleurs
  }.
four-gods-colour-taken = { $seat } a été plus rapide : le { $colour } est pris.
four-gods-god-taken = { $seat } a été plus rapide et a choisi { $god }.
four-gods-has-god = Un dieu se garde jusqu’à la fin ; nombre de dieux par joueur : { $count }.
four-gods-no-god = Choisissez d’abord un dieu.
four-gods-hand-empty = Votre main { $hand } est vide.
four-gods-hand-full = Votre main { $hand } tient une tuile.
four-gods-hands-full = Pour piocher, il faut avoir les deux mains vides.
four-gods-no-free-hand = Il faut avoir une main libre.
four-gods-not-that-tile = La tuile de votre main { $hand } ne montre pas { $face }.
four-gods-city-there = Il y a une Cité en { $cell }.
four-gods-cell-taken = La case { $cell } est prise : { $seat } y a posé une tuile.
four-gods-edges = La case { $cell } touche moins de deux bords rectilignes, cadre ou tuiles.
four-gods-mismatch = { $face } ne s’accorde pas avec les tuiles autour de { $cell }.
four-gods-no-city-there = Il n’y a pas de Cité à détruire en { $cell }.
four-gods-own-city = La Cité en { $cell } est la vôtre.
four-gods-token = Le jeton de Cité ne peut pas compter pour { $colour } ; « own » convient toujours.
four-gods-corner = Un prophète ne se place pas ainsi en { $corner } : nommez le premier coin de sa région, dans le sens horaire depuis NW.
four-gods-not-your-colour = Les prophètes de couleur { $colour } ne sont pas les vôtres.
four-gods-reserve-empty = La réserve du { $colour } est vide ; un prophète peut migrer depuis une tuile.
four-gods-reserve-first = Les prophètes de couleur { $colour } viennent d’abord de la réserve.
four-gods-no-prophet-there = Aucun de vos prophètes n’est en { $cell }.
four-gods-city-prophet = Le prophète en { $cell } reste dans sa Cité.
four-gods-too-late = Il est trop tard pour un prophète en { $cell }.
four-gods-one-prophet = Il y a déjà un prophète en { $cell }.
four-gods-no-tokens = Il n’y a plus de jetons de Cité.
four-gods-row-full = Votre défausse est pleine.
four-gods-slot-filled = L’emplacement { $slot } est occupé.
four-gods-upright = En main et dans les défausses, une face se note à l’endroit, pas { $face }.
four-gods-not-from-others = Seule une tuile prise dans la défausse d’un autre joueur peut y être rendue.
four-gods-row-has-room = Votre propre défausse a de la place.
four-gods-has-place = Cette tuile peut être posée quelque part, elle ne peut donc pas être rendue.
four-gods-bag-empty = Le sac est vide.
four-gods-give-way = { $seat } a retourné ou pris une tuile de votre défausse ; attendez la fin de ce tour.
four-gods-tile-gone = Cette tuile n’y est plus : l’emplacement { $slot } ({ $seat }) est vide.
four-gods-other-face = L’emplacement { $slot } ({ $seat }) montre maintenant { $now }, pas { $face }.
four-gods-no-calls = Ici, les erreurs sont refusées : il n’y a rien à signaler.
four-gods-no-tile-there = Il n’y a pas de tuile en { $cell }.
four-gods-lies-rightly = La tuile en { $cell } est bien posée.

# Les points.

four-gods-score-cities = { $count ->
    [one] { $count } Cité
   *[other] { $count } Cités
  }
four-gods-score-destroyed = { $count ->
    [one] { $count } Cité détruite
   *[other] { $count } Cités détruites
  }
four-gods-score-kingdom = Royaume de { $terrain } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }, { $prophets } { $prophets ->
    [one] occupée
   *[other] occupées
  }, { $own } { $own ->
    [one] prophète du joueur
   *[other] prophètes du joueur
  }{ $shared ->
    [one] { "" }
   *[other] , à égalité
  }
four-gods-score-prophets = { $colour } : { $count ->
    [one] { $count } prophète
   *[other] { $count } prophètes
  }
four-gods-score-largest = { $tiles ->
    [one] plus grand Royaume de { $terrain } : { $tiles } tuile
   *[other] plus grand Royaume de { $terrain } : { $tiles } tuiles
  }
four-gods-score-most = { $count ->
    [one] { $count } Royaume
   *[other] { $count } Royaumes
  } de { $terrain }
four-gods-score-marker = marqueur le plus haut : { $colour }, { $god }

# Les fins de partie.

ending-world-full = le Monde est plein
ending-bag-empty = le sac est vide
ending-all-passed = tous les joueurs ont passé
ending-no-progress = rien de nouveau n’est entré dans le Monde depuis trop longtemps

# À côté du Monde.

four-gods-title-ready = Avant le départ
four-gods-title-all = Jeu simultané
four-gods-title-final = Phase finale
four-gods-pass-to-end = Tous les autres ont passé : passez pour terminer la partie
four-gods-title-turn = Tour { $turn } : { $seat }
four-gods-title-last = Dernier tour de table, tour { $turn } : { $seat }
four-gods-title-over = La partie est terminée
four-gods-clock-sand = encore { $seconds } s
four-gods-clock-final = encore { $seconds } s
four-gods-clock-window = prophète { $seconds } s
four-gods-clock-hold-left = main gauche { $seconds } s
four-gods-clock-hold-right = main droite { $seconds } s
four-gods-clock-penalty = pénalité { $seconds } s
four-gods-clock-absent = passe dans { $seconds } s
four-gods-bag = Sac : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
  }
four-gods-cities = Cités restantes : { $cities }
four-gods-free = Disponibles : { $gods }
four-gods-slots-free = { $slots ->
    [0] pleine
    [one] { $slots } libre
   *[other] { $slots } libres
  }
four-gods-state-gone = a quitté
four-gods-state-passed = passe
four-gods-state-ready = confirmé
four-gods-legend-prophet = prophètes en réserve
four-gods-legend-city = Cité
four-gods-legend-safe = Cité indestructible
four-gods-legend-hand = tuile en main
four-gods-legend-razed = Cités détruites
four-gods-legend-lost = prophètes définitivement perdus
four-gods-points-least = { $points ->
    [one] au moins { $points } point
   *[other] au moins { $points } points
  }

# Ce qui s’est passé.

four-gods-did-ready = { $seat } peut commencer
four-gods-did-colour = { $seat } choisit le { $colour }
four-gods-did-god = { $seat } choisit { $god }
four-gods-did-gods = { $seat } choisit { $god } et { $second }
four-gods-did-place = { $seat } pose { $face } en { $cell }
four-gods-did-place-prophet = { $seat } pose { $face } en { $cell } avec un prophète { $colour } ({ $terrain })
four-gods-did-place-prophet-moved = { $seat } pose { $face } en { $cell }, et le prophète en { $from } y migre ({ $terrain })
four-gods-did-destroy = { $seat } détruit la Cité en { $cell } avec { $face }
four-gods-did-destroy-prophet = { $seat } détruit la Cité en { $cell } avec { $face } et y place un prophète { $colour } ({ $terrain })
four-gods-did-destroy-prophet-moved = { $seat } détruit la Cité en { $cell } avec { $face }, et le prophète en { $from } y migre ({ $terrain })
four-gods-did-prophet = { $seat } place un prophète { $colour } en { $cell } ({ $terrain })
four-gods-did-prophet-moved = { $seat } fait migrer le prophète en { $from } vers { $cell } ({ $terrain })
four-gods-did-build = { $seat } construit une Cité en { $cell } avec un prophète { $colour }
four-gods-did-build-moved = { $seat } construit une Cité en { $cell } ; le prophète en { $from } y migre
four-gods-did-discard = { $seat } défausse { $face } à l’emplacement { $slot }
four-gods-did-give-back = { $seat } rend { $face }
four-gods-did-draw = { $count ->
    [one] { $seat } pioche { $count } tuile
   *[other] { $seat } pioche { $count } tuiles
  }
four-gods-did-flip = { $seat } retourne { $face } à l’emplacement { $slot } ({ $row })
four-gods-did-take = { $seat } prend { $face } à l’emplacement { $slot } ({ $row })
four-gods-did-pass = { $seat } passe
four-gods-did-pass-back = { $seat } ne passe plus
four-gods-did-end-turn = { $seat } termine son tour
four-gods-did-call = { $seat } signale la tuile en { $cell } : elle est mal posée
four-gods-did-call-wrong = { $seat } signale la tuile en { $cell }, mais elle est bien posée
four-gods-did-give-up = { $seat } cède un prophète { $colour } pour une erreur
four-gods-did-give-up-moved = { $seat } cède le prophète en { $from } pour une erreur
four-gods-did-leave = { $seat } quitte la partie
four-gods-did-tile = { $seat } reçoit une tuile du sac
four-gods-did-dealt-colour = { $seat } reçoit le { $colour }
four-gods-did-dealt-god = { $seat } reçoit { $god } en secret
four-gods-did-dealt-god-hidden = { $seat } reçoit un dieu secret
four-gods-did-first = { $seat } commence
four-gods-did-given-god = { $seat } n’avait pas de dieu et reçoit { $god }
four-gods-did-sand = { $seat } : le sablier est vide
four-gods-did-hold = { $seat } a gardé trop longtemps la tuile de la main { $hand }
four-gods-did-window = { $seat } : trop tard pour un prophète sur la dernière tuile
four-gods-did-time = La phase finale est terminée
four-gods-did-absent = Inactivité : { $seat } passe
four-gods-did-forfeit = { $seat } n’a pas choisi : la pénalité retire un prophète
