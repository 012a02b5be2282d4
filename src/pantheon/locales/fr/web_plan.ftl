# Une nouvelle table : ce qu’on peut fixer, et ce qu’il vaut mieux savoir avant de l’ouvrir.

web-plan-notes = { $number ->
    [one] Une chose à savoir
   *[other] { $number } choses à savoir
  }
web-plan-refused = Impossible :
web-plan-pace = Combien de temps
web-preset-quick = Rapide
web-preset-quick-words = { $time } chacun, plus { $more } par tour. Ensuite un robot continue.
web-preset-evening = Une soirée
web-preset-evening-words = Sans limite. Si quelqu’un s’absente, les autres peuvent voter.
web-preset-days = Sur plusieurs jours
web-preset-days-words = { $time } par tour. La table attend ses joueurs deux semaines.
web-preset-realtime-quick = Animée
web-preset-realtime-quick-words = Tous en même temps : un quart d’heure, sans pause.
web-preset-realtime-evening = Posée
web-preset-realtime-evening-words = Chacun son tour, avec une minute de sable.
web-preset-own = Régler le temps soi-même
web-plan-people = Qui joue
web-plan-variants = Comment on joue
web-plan-players = Nombre de joueurs
web-plan-first = Qui commence
web-plan-first-drawn = Tiré au sort
web-plan-first-seat = Place { $number }
web-plan-two-gods = Dieux à deux joueurs
web-plan-two-gods-4 = Quatre dieux, deux chacun
web-plan-two-gods-4-words = Chacun mène deux couleurs ; gagne celui dont la plus faible est devant.
web-plan-two-gods-2 = Deux dieux, un chacun
web-plan-two-gods-2-words = Une couleur chacun, avec plus de prophètes. Deux terrains ne sont à personne.
web-plan-modes = Modes
web-plan-modes-words = Touchez un jeton pour le retourner, ou lancez ceux de la boîte : les tours, les dieux et, à deux, le nombre de dieux. Les erreurs ne se tirent jamais au sort.
web-plan-beginners = Débutants
web-plan-beginners-words = Qui est assis là ne perd pas de prophète pour une erreur ou une dénonciation fausse.
web-plan-helps = L’aide de la table
web-plan-helps-words = Tout le monde voit la même chose. Avec moins d’aide, c’est plus dur et ça va plus vite dans la tête.
web-plan-clocks-timed = Au sablier, personne ne garde de tuile entre deux tours, et à la fin chacun joue encore un tour.
web-plan-turn = Un tour
web-plan-turn-words = Autant d’actions que le sable en laisse ; ensuite, les mains se vident.
web-plan-hold = Une tuile prise dans une rangée
web-plan-hold-words = Combien de temps on la garde avant qu’elle aille dans sa propre rangée.
web-plan-hold-none = sans limite
web-plan-final = La phase finale
web-plan-final-words = Par joueur, dès que le Monde est plein ou le sac vide : { $seconds } secondes en tout.
web-plan-absent = Le silence
web-plan-absent-words = Une fois que quelqu’un a passé : qui ne fait rien pendant ce temps est compté comme passant aussi.
web-plan-absent-none = jamais
web-plan-seconds = { $seconds } s
web-plan-unit = secondes
web-plan-other-seconds = { $clock } : secondes
web-plan-undersides = Le revers des tuiles
web-plan-undersides-words = Chaque tuile a deux faces, et une rangée n’en montre qu’une.
web-undersides-seen = Montré si déjà vu
web-undersides-seen-words = La table retient pour vous ce que vous avez vu.
web-undersides-none = Jamais montré
web-undersides-none-words = À chacun de s’en souvenir, robots compris.
web-undersides-all = Toujours visible
web-undersides-all-words = Tous les revers de toutes les rangées, pour tous.

# Deus : plateau, départ, points de victoire, cartes.

web-plan-gods = Quels dieux jouent
web-plan-gods-words = Qui rejoint la table prend une place libre. Si vous choisissez le dieu d’une autre place, les deux s’échangent.
web-plan-gods-yours = Vous
web-plan-gods-draw = Tirer les dieux au sort
web-plan-gods-first = Cela compte : à deux, le premier gagne environ 63 % des parties entre robots.
web-plan-edition = Édition
web-plan-edition-2005 = 2005
web-plan-edition-2005-words = Le jeu habituel : la partie s’arrête à 9 points (10 à deux).
web-plan-edition-2001 = 2001
web-plan-edition-2001-words = La première : trois nations de couleurs différentes, quatre quelconques, ou un hexagone en fin de pile l’arrêtent.
web-plan-house-rules = Règles maison
web-plan-deus-players = Le plateau a { $tiles } tuiles de sept régions.
web-plan-map = Le plateau
web-plan-map-words = Ses tuiles sont tirées au sort ; ici, on fixe seulement sa forme.
web-plan-map-standard = Habituel
web-plan-map-standard-words = Notre forme habituelle.
web-plan-map-line = Ligne
web-plan-map-line-words = Beaucoup de côtes, de longs chemins.
web-plan-map-block = Bloc
web-plan-map-block-words = Serrés, vite en querelle.
web-plan-map-ring = Anneau
web-plan-map-ring-words = À trois, autour d’un milieu vide.
web-plan-map-ring-three = À trois, on peut aussi choisir un anneau.
web-plan-map-own = Le vôtre
web-plan-map-own-words = Posez les tuiles à votre guise.
web-plan-own-map = Tuiles de votre plateau : appuyez sur une place pour poser ou enlever une tuile
web-plan-own-map-count = { $found } tuiles posées sur { $tiles }. Appuyez sur une place pour en poser une ou l’enlever.
web-plan-own-map-place = Tuile à la place { $place }
web-plan-start = Pions de départ
web-plan-start-standard = Les habituels
web-plan-start-standard-words = Deux de chacun des cinq types, pour tous.
web-plan-start-chosen = Choisis en secret
web-plan-start-chosen-words = Chacun choisit parmi ses 25, cinq au plus d’un type ; on montre ensemble.
web-plan-pieces = Combien chacun
web-plan-handicap = Pas le même nombre pour tous
web-plan-handicap-words = Moins de pions pour les plus forts.
web-plan-handicap-of = Pions de { $name }
web-plan-vp = Points de victoire
web-plan-vp-hidden = Cachés
web-plan-vp-hidden-words = Chacun ne voit que son total ; qui compte, sait.
web-plan-vp-open = Ouverts
web-plan-vp-open-words = Tous les totaux sont visibles pendant la partie.
web-plan-joker = Joker
web-plan-joker-no = Sans joker
web-plan-joker-no-words = Les cartes se construisent pour ce qu’elles sont.
web-plan-joker-yes = Avec joker
web-plan-joker-yes-words = Une fois par partie, chacun peut poser une carte face cachée dans une colonne quelconque, contre de l’or.

# Les jetons de mode.

web-mode-turns = Tours
web-mode-gods = Dieux
web-mode-mistakes = Erreurs
web-mode-simultaneous = Tous ensemble
web-mode-simultaneous-words = Tout le monde pioche et pose en même temps. Le premier arrivé est servi.
web-mode-timed = Au sablier
web-mode-timed-words = Chacun son tour, contre le sable.
web-mode-visible = Dieux ouverts
web-mode-visible-words = Choisis en cours de partie, au premier qui se décide.
web-mode-secret = Dieux secrets
web-mode-secret-words = Distribués au début ; personne ne connaît le vôtre avant le décompte.
web-mode-enforced = Refusées
web-mode-enforced-words = Une tuile qui ne convient pas ne peut pas être posée.
web-mode-called = Dénoncées
web-mode-called-words = Une tuile fausse reste jusqu’à ce qu’on la dénonce ; elle part alors, avec ce qui tenait par elle.
web-mode-called-penalty = Dénoncées, avec amende
web-mode-called-penalty-words = Une tuile fausse reste jusqu’à ce qu’on la dénonce, et coûte aussi un prophète.
web-mode-penalty = Une erreur dénoncée coûte un prophète
web-mode-wrong-calls = Une dénonciation fausse coûte un prophète à son auteur
web-mode-turn = { $mode } : { $now }. Retourner : { $other }
web-mode-toss = Lancer les jetons de mode

# Fichiers.

web-file-choose = Choisir un fichier
web-file-ours = Télécharger le nôtre
web-file-forget = Reprendre les nôtres
web-file-tiles = Vos propres tuiles
web-file-tiles-words = Un fichier TOML de 92 tuiles, dans la forme du nôtre (tiles.toml). Choisissez-le, ou déposez-le ici.
web-file-tiles-read = { $file } : { $number } tuiles
web-file-deck = Vos propres cartes
web-file-deck-words = Un fichier TOML de 96 cartes, dans la forme du nôtre (cards.toml). Choisissez-le, ou déposez-le ici.
web-file-deck-read = { $file } : { $number } sortes de cartes

# Ce qu’il vaut mieux savoir.

web-note-secret-two = Deux dieux secrets chacun : les règles le déconseillent. Qui connaît deux des quatre dieux connaît les deux autres.
web-note-called-shown = La table montrerait où les tuiles conviennent : personne ne se tromperait, et il n’y aurait guère à dénoncer.
web-note-short-turn = { $seconds } secondes passent avant même qu’une tuile soit dans le bon sens.
web-note-short-hold = { $seconds } secondes, c’est peu pour une tuile d’une rangée, surtout au téléphone.
web-note-short-final = Une phase finale de { $seconds } secondes par joueur ne laisse pas le temps d’épuiser les rangées.
web-note-short-absent = Qui réfléchit { $seconds } secondes après la passe d’un autre est compté comme passant.
web-note-no-hold = Sans limite, quelqu’un peut garder une bonne tuile hors du jeu aussi longtemps qu’il veut.
web-note-no-absent = Si quelqu’un s’en va sans quitter la partie, les autres ne peuvent plus la finir en passant.
web-note-low-guard = { $number } commandes sans rien de nouveau sont vite atteintes à quatre : la partie peut finir trop tôt.
web-note-long-line = Sept tuiles en ligne font une bande étroite : au téléphone, les régions sont petites.
web-note-few-pieces = Avec { $number } pions chacun, tous dépendent tôt des dieux ; la partie dure plus longtemps.
web-note-handicap-same = Pour l’instant, tous ont le même nombre.
web-note-tiles = À { $players }, un plateau a { $tiles } tuiles ; { $found } sont posées.
web-note-apart = Les tuiles doivent se toucher.
web-note-own-deck = Règles, galerie et initiation parlent de nos cartes, pas des vôtres ; à la table, les vôtres sont expliquées.
web-note-clock-move = Un tour dure au moins 5 secondes, et au plus 14 jours.
web-note-clock-bank = Une partie demande au moins 30 secondes chacun, et au plus 14 jours ; un tour ajoute au plus un jour.
web-fix-two-gods = Un dieu chacun
web-fix-visible = Dieux ouverts
web-fix-no-help = Ne pas le montrer
web-fix-usual = Comme d’habitude
web-fix-usual-map = Plateau habituel
web-fix-no-handicap = Un nombre pour tous

# Ce qui a été fixé, pour tous à la table.

web-settled-helps = Aide
web-settled-turn = { $seconds } s par tour
web-settled-hold = { $seconds ->
    [0] tuiles des rangées sans limite
   *[other] { $seconds } s pour une tuile d’une rangée
  }
web-settled-final = phase finale { $seconds } s
web-settled-absent = { $seconds ->
    [0] le silence ne vaut jamais passe
   *[other] { $seconds } s de silence valent passe
  }
web-settled-undersides = Le revers des tuiles : { $how }
web-settled-beginners = Dispensés d’amende : { $names }
web-settled-option = { $what } : { $how }
web-settled-handicap = Pions à choisir : { $numbers }
web-settled-first = { $name } commence
web-settled-first-drawn = Qui commence est tiré au sort
web-settled-edition = Les règles de l’édition de { $year }
web-settled-map = Un plateau dessiné par l’hôte
web-settled-tiles = Les tuiles viennent d’un fichier de l’hôte
web-settled-deck = Les cartes viennent d’un fichier de l’hôte
web-settled-guard = Fin après { $number } commandes sans rien de nouveau
