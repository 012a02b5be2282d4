# La ligne de commande.

# --- aide ---

help-pantheon = Trois jeux de dieux, une table. Jouer, simuler, rejouer, vérifier.
help-games = Les jeux, avec leurs options et leurs robots.
help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
help-replay = Montrer n'importe quelle position d'une partie notée, ou tous ses coups en toutes lettres.
help-verify = Vérifier des parties notées : chaque coup, chaque tirage d'après la graine, le résultat.
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-help = Montrer cette aide.
help-version = Montrer les versions et la forme des règles.
help-lang = La langue, n'importe où sur la ligne ; par défaut celle de l'environnement.
help-install-completion = Compléter désormais les commandes avec la touche Tab dans ce shell.
help-show-completion = Afficher le script qui le fait, pour le mettre où l'on veut.
help-game = Le jeu ; « pantheon games » en donne la liste.
help-players = Combien jouent, humains et robots ensemble.
help-bots = Les robots, dans l'ordre des places ; le dernier occupe celles qui restent. Par défaut greedy.
help-humans = Combien d'humains partagent le terminal ; avec 0, les robots jouent seuls.
help-god = Les dieux des humains, dans l’ordre des places : Carmin, Or, Azur, Jade (Gods).
help-timed = Chacun son tour contre le sablier ; abrégé de -o turns=timed.
help-toss = Lancer les jetons de mode : tours, dieux, et à deux le nombre de dieux.
help-pace = Secondes entre deux commandes d'un robot, dans les jeux en temps réel ; 6 par défaut.
help-tiles = Un fichier avec un autre jeu de tuiles, pour 4 Gods.
help-deck = Un fichier avec un autre paquet de cartes, pour Deus.
help-seed = Un mot ou un nombre à la place du hasard : les mêmes tirages à nouveau. La partie notée dit que la graine a été choisie.
help-option = Une option du jeu, autant de fois que nécessaire ; « pantheon games » en donne la liste.
help-save = Noter la partie dans ce fichier.
help-record = Une partie notée, « - » pour l'entrée standard.
help-records = Des parties notées, « - » pour l'entrée standard.
help-at = La position après tant de coups ; par défaut après le dernier.
help-moves = Lister les coups en toutes lettres.

version-rules = Règles : { $form ->
    [compiled] compilées
    [interpreted] interprétées, environ cent fois plus lentes que compilées
    [sanitized] compilées avec un vérificateur
   *[other] compilées en partie
  }. Versions des règles : { $versions }.
cli-overview =
    Pantheon : trois jeux de dieux, une table (4 Gods, Deus, Gods).

      pantheon serve            ouvrir des tables dans le navigateur, pour tous
      pantheon play JEU         jouer ici dans le terminal, contre des robots
      pantheon games            lister les jeux, leurs options et leurs robots
      pantheon join URL         asseoir son propre robot à une table
      pantheon simulate JEU     faire jouer beaucoup de parties à des robots
      pantheon replay FICHIER   montrer toute position d'une partie enregistrée
      pantheon verify FICHIER   vérifier une partie : coups, tirages, points
    « pantheon COMMANDE --help » en dit plus, « pantheon --help » dit tout.

# --- usage ---

usage-command = Il n'y a pas de commande « { $command } ». Commandes : { $known }.
usage-option = Il n'y a pas d'option { $option } ici. Options : { $known }.
usage-no-value = { $option } demande une valeur, et une seule.
usage-missing = { $name } manque. Voir « { $help } ».
usage-value = { $name } ne peut pas valoir « { $value } ». Il faut { $right }.
usage-between = un nombre entier de { $least } à { $most }
usage-least = un nombre entier, au moins { $least }
usage-number = un nombre, au moins { $least }
usage-whole = un nombre entier
usage-extra = « { $words } » est de trop ici. Voir « { $help } ».
usage-other = La commande ne convient pas. Voir « { $help } ».
missing-extra = Cette commande a besoin du paquet { $package }, qui n'est pas installé : lancez pip install "pantheon-games[{ $extra }]".
completion-installed = { $shell } complétera « pantheon » dans tout nouveau terminal (le script est { $file }).
cli-option-form = « { $word } » n'est pas une option ; écrire --option NOM=VALEUR.
cli-too-many = { $humans ->
    [one] { $humans } humain
   *[other] { $humans } humains
  } et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  } ne tiennent pas à une table de { $players }.
cli-not-here = { $name } ne se joue pas encore dans le terminal.
cli-no-turns = { $name } ne connaît pas les tours au sablier ; laisser --timed de côté.
cli-timed-or-not = --timed et turns={ $turns } se contredisent ; laisser l'un des deux de côté.
cli-no-toss = { $name } n’a pas de jetons de mode ; laisser --toss de côté.
cli-no-file-option = { $name } n'a pas d'option { $option } qu'un fichier pourrait donner ; laisser --{ $option } de côté.
cli-no-pace = { $name } ne se joue pas en temps réel ; laisser --pace de côté.
cli-gods-later = Dans { $name } les dieux viennent pendant la partie ; laisser --god de côté.
cli-one-at-a-time = À plusieurs au même terminal il faut des tours : ajouter --timed.
unknown-bot = Il n'y a pas de robot « { $name } » pour ce jeu. Robots : { $known }.

file-missing = Il n'y a pas de fichier « { $file } ».
file-is-folder = « { $file } » est un dossier, pas un fichier.
file-no-folder = « { $file } » ne peut pas être écrit : il n'y a pas de dossier « { $folder } ».
file-not-readable = « { $file } » ne peut pas être lu ; voir ses droits d'accès.
file-not-writable = « { $file } » ne peut pas être écrit ; voir les droits d'accès et la place libre.
file-not-text = « { $file } » n'est pas un texte en UTF-8, donc pas une partie notée.
file-not-data = « { $file } » n'est pas un texte en UTF-8.
file-bad-data = { $file } : { $reason }

# --- games, verify ---

games-title = { $name } : { $title } de { $designer } ({ $publishers }, { $year })
games-players = joueurs : { $players } (par défaut { $default })
games-option = --option { $name }={ $choices } (par défaut { $default }) : { $meaning }
games-option-free = --option { $name }={ $choices } : { $meaning }
games-bots = robots : { $bots }

verify-good = { $file } : en ordre : { $found }
verify-bad = { $file } : en défaut : { $reason }
verify-whole = { $moves } coups selon les règles, { $draws } tirages tels que la graine les donne, résultat juste
verify-broken-off = { $moves } coups selon les règles, { $draws } tirages tels que la graine les donne ; la partie a été interrompue
verify-no-seed = { $moves } coups selon les règles, résultat juste ; sans graine, les tirages ne se vérifient pas
verify-unfinished = { $moves } coups selon les règles ; partie inachevée, les tirages ne se vérifient pas avant que la graine soit connue
verify-chosen = { $found } ; la graine a été choisie par quelqu'un

# --- à la table ---

cli-you = vous
cli-human = humain
cli-choose-place = { $what } : quel numéro ? (Entrée : retour)
cli-commands = u reprendre · h conseil · s scores · l coups · ? aide · q quitter
cli-no-such-key = Il n'y a pas d'action « { $key } » maintenant. Lettres : { $known }.
cli-key-first = D'abord une lettre, puis le numéro. Lettres : { $known }.
cli-no-such-place = « { $label } » n'est pas un endroit possible. Endroits : { $known }.
cli-effects = { $effects } :
cli-did-effects = { $what } : { $effects }
cli-hint = Conseil : { $keys } ({ $what })
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-tiebreaks = en cas d'égalité : { $ties }
cli-over = La partie est finie : { $ending }.
cli-wins = { $winners } gagne.
cli-win-together = { $winners } gagnent ensemble.
cli-saved = La partie est notée dans { $file }
cli-save-where = Fichier pour noter la partie, ou Entrée pour partir sans :
cli-after-move = Après le coup { $move } sur { $last }
cli-after-move-time = Après le coup { $move } sur { $last }, { $seconds } secondes après le début
cli-turn-of = C'est à { $god } de jouer.
cli-drawing = Le prochain coup est un tirage.
cli-manual =
    Une lettre choisit une action ; s'il faut un endroit, les numéros apparaissent
    sur la carte. On peut taper les deux d'un coup : « c4 ».
    Ou les mots d'une partie notée : « temple 1,-1 ».
    u  reprend la dernière action de ce tour
    h  dit ce que ferait un bon robot
    s  explique les points
    l  liste tous les coups
    m  redessine la carte (Entrée aussi)
    q  quitte ; Ctrl-D aussi
cli-manual-signs = Signes
cli-manual-map =
    { $temple } un temple, { $tribe } une tribu qui porte une pierre,
    { $marked } autour de ce qui vient d'être touché
cli-manual-commitment = L'empreinte de la graine, telle que la donne la partie notée (commitment) :
cli-commitment = Empreinte de la graine : { $start }... (? la montre en entier)

# --- our rulings ---

cli-rulings = Nos décisions là où la règle laisse un doute (« ?3 » explique la troisième)
cli-no-ruling = Il n'y a pas de décision n° { $number }. Elles vont de 1 à { $most }.

verify-timed = { $found } ; heures et délais justes
verify-late = { $found } ; { $late ->
    [one] un délai a expiré en retard
   *[other] { $late } délais ont expiré en retard
  }, peut-être parce que le serveur était en panne
verify-undos = { $found } ; { $undos ->
    [one] une annulation
   *[other] { $undos } annulations
  }
verify-stand-ins = { $found } ; { $stand_ins ->
    [one] un robot a parfois joué pour une place
   *[other] des robots ont parfois joué pour { $stand_ins } places
  }
verify-withheld = { $found } ; { $withheld ->
    [one] une personne n’a pas révélé le hasard qu’elle avait promis
   *[other] { $withheld } personnes n’ont pas révélé le hasard qu’elles avaient promis
  }
verify-outages = { $found } ; { $outages ->
    [one] une panne du serveur
   *[other] { $outages } pannes du serveur
  }
