# Une nouvelle table : ce qu’on peut fixer, et ce qu’il vaut mieux savoir avant de l’ouvrir.

web-plan-notes = { $number ->
    [one] { $number } point à savoir
   *[other] { $number } points à savoir
  }
web-plan-refused = Réglages incompatibles :
web-plan-pace = Temps de jeu
web-preset-quick = Rapide
web-preset-quick-words = { $time } par joueur, plus { $more } par tour. Ensuite, un robot prend le relais.
web-preset-evening = Une soirée
web-preset-evening-words = Sans pendule. Si quelqu’un s’absente, les autres peuvent voter.
web-preset-days = Sur plusieurs jours
web-preset-days-words = { $time } par tour. La table attend ses joueurs deux semaines.
web-preset-realtime-quick = Animée
web-preset-realtime-quick-words = Tous en même temps : un quart d’heure, sans pause.
web-preset-realtime-evening = Posée
web-preset-realtime-evening-words = Chacun son tour, avec un sablier d’une minute.
web-preset-own = Régler la pendule
web-plan-people = Joueurs
web-plan-variants = Variantes
web-plan-players = Nombre de joueurs
web-plan-first = Premier joueur
web-plan-first-drawn = Tiré au sort
web-plan-first-seat = Place { $number }
web-plan-two-gods = Dieux à deux joueurs
web-plan-two-gods-4 = Quatre dieux, deux chacun
web-plan-two-gods-4-words = Chacun joue deux couleurs ; seule la moins bonne des deux décide de la victoire.
web-plan-two-gods-2 = Deux dieux, un chacun
web-plan-two-gods-2-words = Une couleur chacun, avec plus de prophètes. Deux terrains ne sont à personne.
web-plan-modes = Modes de jeu
web-plan-modes-words = Touchez un jeton pour le retourner, ou tirez à pile ou face ceux que contient la boîte : les tours, les dieux et, à deux, le nombre de dieux. Les erreurs ne se tirent jamais au sort.
web-plan-beginners = Débutants
web-plan-beginners-words = À ces places, ni une erreur ni un signalement injustifié ne coûte de prophète.
web-plan-helps = Aides à l’écran
web-plan-helps-words = Tout le monde voit la même chose. Avec moins d’aide, la partie est plus difficile, et il faut avoir l’œil.
web-plan-clocks-timed = En tours chronométrés, personne ne garde de tuile en main entre deux tours, et à la fin chacun joue encore un tour.
web-plan-turn = Durée d’un tour
web-plan-turn-words = Autant d’actions que le sablier le permet ; ensuite, les tuiles en main sont défaussées.
web-plan-hold = Tuile prise dans une défausse
web-plan-hold-words = Temps pendant lequel on peut la garder avant qu’elle rejoigne sa propre défausse.
web-plan-hold-none = sans limite
web-plan-final = La phase finale
web-plan-final-words = Par joueur, dès que le Monde est plein ou le sac vide : { $seconds } s en tout.
web-plan-absent = Inactivité
web-plan-absent-words = Dès que quelqu’un a passé, un joueur inactif pendant ce temps est considéré comme passant lui aussi.
web-plan-absent-none = jamais
web-plan-seconds = { $seconds } s
web-plan-unit = secondes
web-plan-other-seconds = { $clock } : secondes
web-plan-undersides = Faces cachées des tuiles
web-plan-undersides-words = Chaque tuile a deux faces ; dans une défausse, une seule est visible.
web-undersides-seen = Affichées si déjà vues
web-undersides-seen-words = La table retient pour vous ce que vous avez vu.
web-undersides-none = Jamais affichées
web-undersides-none-words = À chacun de s’en souvenir, robots compris.
web-undersides-all = Toujours visibles
web-undersides-all-words = Toutes les faces cachées de toutes les défausses, pour tous.

# Deus : plateau, départ, points de victoire, cartes.

web-plan-gods = Dieux en jeu
web-plan-gods-words = En rejoignant la table, on prend une place libre. Si vous choisissez le dieu d’une autre place, les deux s’échangent.
web-plan-gods-yours = Vous
web-plan-gods-draw = Tirer les dieux au sort
web-plan-gods-first = L’ordre compte : à deux, le premier gagne environ 63 % des parties entre robots.
web-plan-edition = Édition
web-plan-edition-2005 = 2005
web-plan-edition-2005-words = Le jeu de base : la partie s’arrête à 9 points (10 à deux).
web-plan-edition-2001 = 2001
web-plan-edition-2001-words = La première : trois nations de couleurs différentes, quatre nations quelconques ou un hexagone en fin de pile mettent fin à la partie.
web-plan-house-rules = Règles maison
web-plan-deus-players = Tuiles Continent du plateau : { $tiles }, de sept régions chacune.
web-plan-map = Le plateau
web-plan-map-words = Les tuiles sont tirées au sort ; seule la forme du plateau se règle ici.
web-plan-map-standard = De base
web-plan-map-standard-words = Notre disposition de base.
web-plan-map-line = Ligne
web-plan-map-line-words = Beaucoup de côtes, de longues distances.
web-plan-map-block = Bloc
web-plan-map-block-words = À l’étroit : les conflits viennent vite.
web-plan-map-ring = Anneau
web-plan-map-ring-words = À trois, autour d’un centre vide.
web-plan-map-ring-three = À trois, on peut aussi choisir un anneau.
web-plan-map-own = Le vôtre
web-plan-map-own-words = Disposez les tuiles à votre guise.
web-plan-own-map = Tuiles de votre plateau : appuyez sur un emplacement pour poser ou enlever une tuile
web-plan-own-map-count = Tuiles posées : { $found } sur { $tiles }. Appuyez sur un emplacement pour en poser ou en enlever une.
web-plan-own-map-place = Tuile à l’emplacement { $place }
web-plan-start = Pions de départ
web-plan-start-standard = De base
web-plan-start-standard-words = Deux de chacun des cinq types, pour tous.
web-plan-start-chosen = Choisis en secret
web-plan-start-chosen-words = Chacun choisit parmi ses 25 pions, cinq au plus par type ; tous révèlent en même temps.
web-plan-pieces = Nombre par joueur
web-plan-handicap = Nombre différent selon les joueurs
web-plan-handicap-words = Moins de pions pour les plus forts.
web-plan-handicap-of = Pions : { $name }
web-plan-vp = Points de victoire
web-plan-vp-hidden = Cachés
web-plan-vp-hidden-words = Chacun ne voit que son total, mais rien n’empêche de compter.
web-plan-vp-open = Visibles
web-plan-vp-open-words = Tous les totaux sont visibles pendant la partie.
web-plan-joker = Joker
web-plan-joker-no = Sans joker
web-plan-joker-no-words = Chaque carte se joue dans la colonne de sa couleur.
web-plan-joker-yes = Avec joker
web-plan-joker-yes-words = Une fois par partie, chacun peut jouer une carte face cachée dans la colonne de son choix, contre de l’or.

# Les jetons de mode.

web-mode-turns = Tours
web-mode-gods = Dieux
web-mode-mistakes = Erreurs
web-mode-simultaneous = Jeu simultané
web-mode-simultaneous-words = Tout le monde pioche et pose en même temps. Premier arrivé, premier servi.
web-mode-timed = Tour chronométré
web-mode-timed-words = Chacun son tour, contre le sablier.
web-mode-visible = Dieux visibles
web-mode-visible-words = Choisis en cours de partie : premier arrivé, premier servi.
web-mode-secret = Dieux secrets
web-mode-secret-words = Distribués au début ; personne ne connaît le vôtre avant le décompte.
web-mode-enforced = Refusées
web-mode-enforced-words = Une tuile mal placée est refusée.
web-mode-called = Signalées
web-mode-called-words = Une tuile en erreur reste en place jusqu’à ce qu’on la signale ; elle est alors retirée, avec celles qui ne tenaient que par elle.
web-mode-called-penalty = Signalées, avec pénalité
web-mode-called-penalty-words = Une tuile en erreur reste en place jusqu’à ce qu’on la signale, et coûte aussi un prophète au fautif.
web-mode-penalty = Une erreur signalée coûte un prophète au fautif
web-mode-wrong-calls = Un signalement injustifié coûte un prophète à son auteur
web-mode-turn = { $mode } : { $now }. Retourner : { $other }
web-mode-toss = Tirer les modes à pile ou face

# Fichiers.

web-file-choose = Choisir un fichier
web-file-ours = Télécharger le nôtre
web-file-forget = Revenir aux nôtres
web-file-tiles = Vos propres tuiles
web-file-tiles-words = Un fichier TOML de 92 tuiles, au même format que le nôtre (tiles.toml). Choisissez-le, ou déposez-le ici.
web-file-tiles-read = { $file } : { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
  }
web-file-deck = Vos propres cartes
web-file-deck-words = Un fichier TOML de 96 cartes, au même format que le nôtre (cards.toml). Choisissez-le, ou déposez-le ici.
web-file-deck-read = { $file } : { $number ->
    [one] { $number } carte différente
   *[other] { $number } cartes différentes
  }

# Ce qu’il vaut mieux savoir.

web-note-secret-two = Deux dieux secrets chacun : les règles le déconseillent. Connaître deux des quatre dieux, c’est connaître aussi les deux autres.
web-note-called-shown = La table montrerait où poser les tuiles : personne ne se tromperait, et il n’y aurait presque rien à signaler.
web-note-short-turn = { $seconds } s, c’est à peine le temps d’orienter une tuile.
web-note-short-hold = { $seconds } s, c’est peu pour une tuile prise dans une défausse, surtout sur téléphone.
web-note-short-final = Une phase finale de { $seconds } s par joueur ne laisse pas le temps d’épuiser les défausses.
web-note-short-absent = Réfléchir { $seconds } s après qu’un autre a passé revient à passer.
web-note-no-hold = Sans limite, on peut garder une bonne tuile hors du jeu aussi longtemps qu’on veut.
web-note-no-absent = Si quelqu’un s’en va sans quitter la partie, les autres ne peuvent plus la terminer en passant.
web-note-low-guard = Limite d’actions sans rien de nouveau : { $number }. À quatre, c’est vite atteint, et la partie peut se terminer trop tôt.
web-note-long-line = Sept tuiles en ligne font une bande étroite : sur téléphone, les régions sont petites.
web-note-few-pieces = Avec si peu de pions ({ $number } par joueur), tous dépendent tôt des dieux ; la partie dure plus longtemps.
web-note-handicap-same = Pour l’instant, tous ont le même nombre.
web-note-tiles = À { $players }, un plateau compte { $tiles } tuiles ; posées : { $found }.
web-note-apart = Les tuiles doivent se toucher.
web-note-own-deck = Règles, galerie et tutoriel décrivent nos cartes, pas les vôtres ; à la table, les vôtres sont expliquées.
web-note-clock-move = Un tour dure entre 5 secondes et 14 jours.
web-note-clock-bank = Une partie demande entre 30 secondes et 14 jours par joueur ; un tour ajoute au plus un jour.
web-fix-two-gods = Jouer un dieu chacun
web-fix-visible = Jouer à dieux visibles
web-fix-no-help = Ne pas le montrer
web-fix-usual = Prendre la valeur de base
web-fix-usual-map = Prendre le plateau de base
web-fix-no-handicap = Même nombre pour tous

# Ce qui a été fixé, pour tous à la table.

web-settled-helps = Aides à l’écran
web-settled-turn = { $seconds } s par tour
web-settled-hold = { $seconds ->
    [0] tuiles des défausses : sans limite de temps
   *[other] { $seconds } s pour une tuile d’une défausse
  }
web-settled-final = phase finale { $seconds } s
web-settled-absent = { $seconds ->
    [0] l’inactivité ne fait jamais passer
   *[other] passer d’office après { $seconds } s d’inactivité
  }
web-settled-undersides = Faces cachées des tuiles : { $how }
web-settled-beginners = Sans pénalité : { $names }
web-settled-option = { $what } : { $how }
web-settled-handicap = Pions à choisir : { $numbers }
web-settled-first = { $name } commence
web-settled-first-drawn = Premier joueur tiré au sort
web-settled-edition = Règles de l’édition { $year }
web-settled-map = Un plateau dessiné par l’hôte
web-settled-tiles = Tuiles d’un fichier fourni par l’hôte
web-settled-deck = Cartes d’un fichier fourni par l’hôte
web-settled-guard = Fin de partie après { $number ->
    [one] { $number } action
   *[other] { $number } actions
  } sans rien de nouveau
