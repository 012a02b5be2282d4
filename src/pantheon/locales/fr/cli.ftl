# La ligne de commande.

# --- aide ---

help-pantheon = Trois jeux de plateau divins, une table. Jouer, simuler, rejouer, vérifier.
help-games = Les jeux, avec leurs options et leurs robots.
help-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
help-replay = Afficher n’importe quelle position d’une partie enregistrée, ou tous ses coups en toutes lettres.
help-verify = Vérifier des parties enregistrées : chaque coup, chaque tirage d’après la graine, le résultat.
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = [par défaut : { $value }]
help-required = [obligatoire]
help-help = Afficher cette aide.
help-version = Afficher les versions et la forme des règles.
help-lang = La langue, n’importe où sur la ligne ; par défaut celle de l’environnement.
help-install-completion = Compléter désormais les commandes avec la touche Tab dans ce shell.
help-show-completion = Afficher le script qui le fait, à placer où vous voulez.
help-game = Le jeu ; « pantheon games » en donne la liste.
help-players = Nombre de joueurs, humains et robots ensemble.
help-bots = Les robots, dans l’ordre des places ; le dernier occupe toutes celles qui restent. Par défaut greedy.
help-humans = Nombre d’humains au terminal ; avec 0, les robots jouent seuls.
help-god = Les dieux des humains, dans l’ordre des places : Carmin, Or, Azur, Jade (Gods).
help-timed = Tours chronométrés ; équivaut à -o turns=timed.
help-toss = Tirer les modes à pile ou face : tours, dieux et, à deux, nombre de dieux.
help-pace = Secondes entre deux actions d’un robot, dans les jeux en temps réel ; 6 par défaut.
help-tiles = Un fichier avec un autre jeu de tuiles, pour 4 Gods.
help-deck = Un fichier avec un autre paquet de cartes, pour Deus.
help-seed = Un mot ou un nombre à la place du hasard : les mêmes tirages à chaque fois. La partie enregistrée indique que la graine a été choisie.
help-option = Une option du jeu ; répétable. « pantheon games » en donne la liste.
help-save = Enregistrer la partie dans ce fichier.
help-record = Une partie enregistrée, « - » pour l’entrée standard.
help-records = Des parties enregistrées, « - » pour l’entrée standard.
help-at = La position après ce nombre de coups ; par défaut, après le dernier.
help-moves = Lister les coups en toutes lettres.

version-rules = Règles : { $form ->
    [compiled] compilées
    [interpreted] interprétées, environ cent fois plus lentes que compilées
    [sanitized] compilées avec un vérificateur
   *[other] compilées en partie
  }. Versions des règles : { $versions }.
cli-overview =
    Pantheon : trois jeux de plateau divins, une table (4 Gods, Deus, Gods).

      pantheon serve            ouvrir des tables dans le navigateur, pour tous
      pantheon play JEU         jouer ici dans le terminal, contre des robots
      pantheon games            lister les jeux, leurs options et leurs robots
      pantheon join URL         asseoir votre propre robot à une table
      pantheon simulate JEU     faire jouer beaucoup de parties à des robots
      pantheon replay FICHIER   revoir une partie enregistrée, coup par coup
      pantheon verify FICHIER   vérifier une partie : coups, tirages, points
    « pantheon COMMANDE --help » en dit plus, « pantheon --help » dit tout.

# --- usage ---

usage-command = Il n’y a pas de commande « { $command } ». Commandes : { $known }.
usage-option = Il n’y a pas d’option { $option } ici. Options : { $known }.
usage-no-value = { $option } demande une valeur, et une seule.
usage-missing = Il manque { $name }. Voir « { $help } ».
usage-value = { $name } ne peut pas valoir « { $value } ». Il faut { $right }.
usage-between = un nombre entier de { $least } à { $most }
usage-least = un nombre entier, au moins { $least }
usage-number = un nombre, au moins { $least }
usage-whole = un nombre entier
usage-extra = « { $words } » est de trop ici. Voir « { $help } ».
usage-other = Commande incorrecte. Voir « { $help } ».
missing-extra = Cette commande a besoin du paquet { $package }, qui n’est pas installé : lancez pip install "pantheon-games[{ $extra }]".
completion-installed = { $shell } complétera « pantheon » dans tout nouveau terminal (le script est { $file }).
cli-option-form = « { $word } » n’est pas une option ; écrivez --option NOM=VALEUR.
cli-too-many = { $humans ->
    [one] { $humans } humain
   *[other] { $humans } humains
  } et { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  } ne tiennent pas à une table de { $players }.
cli-not-here = { $name } ne se joue pas encore dans le terminal.
cli-no-turns = { $name } n’a pas de tours chronométrés ; omettez --timed.
cli-timed-or-not = --timed et turns={ $turns } se contredisent ; omettez l’un des deux.
cli-no-toss = { $name } n’a pas de jetons de mode de jeu ; omettez --toss.
cli-no-file-option = { $name } n’a pas d’option { $option } qu’un fichier pourrait donner ; omettez --{ $option }.
cli-no-pace = { $name } ne se joue pas en temps réel ; omettez --pace.
cli-gods-later = Dans { $name }, les dieux se choisissent pendant la partie ; omettez --god.
cli-one-at-a-time = À plusieurs au même terminal, il faut des tours : ajoutez --timed.
unknown-bot = Il n’y a pas de robot « { $name } » pour ce jeu. Robots : { $known }.

file-missing = Il n’y a pas de fichier « { $file } ».
file-is-folder = « { $file } » est un dossier, pas un fichier.
file-no-folder = Impossible d’écrire « { $file } » : il n’y a pas de dossier « { $folder } ».
file-not-readable = Impossible de lire « { $file } » ; vérifiez ses droits d’accès.
file-not-writable = Impossible d’écrire « { $file } » ; vérifiez les droits d’accès et l’espace libre.
file-not-text = « { $file } » n’est pas un texte en UTF-8, donc pas une partie enregistrée.
file-not-data = « { $file } » n’est pas un texte en UTF-8.
file-bad-data = { $file } : { $reason }

# --- games, verify ---

games-title = { $name } : { $title }, { $designer } ({ $publishers }, { $year })
games-players = joueurs : { $players } (par défaut { $default })
games-option = --option { $name }={ $choices } (par défaut { $default }) : { $meaning }
games-option-free = --option { $name }={ $choices } : { $meaning }
games-bots = robots : { $bots }

verify-good = { $file } est valide : { $found }
verify-bad = { $file } n’est pas valide. { $reason }
verify-whole = { $moves ->
    [one] { $moves } coup conforme
   *[other] { $moves } coups conformes
  } aux règles, { $draws ->
    [one] { $draws } tirage conforme
   *[other] { $draws } tirages conformes
  } à la graine, résultat exact
verify-broken-off = { $moves ->
    [one] { $moves } coup conforme
   *[other] { $moves } coups conformes
  } aux règles, { $draws ->
    [one] { $draws } tirage conforme
   *[other] { $draws } tirages conformes
  } à la graine ; la partie a été interrompue
verify-no-seed = { $moves ->
    [one] { $moves } coup conforme
   *[other] { $moves } coups conformes
  } aux règles, résultat exact ; sans graine, les tirages ne sont pas vérifiables
verify-unfinished = { $moves ->
    [one] { $moves } coup conforme
   *[other] { $moves } coups conformes
  } aux règles ; partie inachevée : les tirages ne seront vérifiables qu’une fois la graine connue
verify-chosen = { $found } ; la graine a été choisie par quelqu’un

# --- à la table ---

cli-you = vous
cli-human = humain
cli-choose-place = { $what } : quel numéro ? (Entrée : retour)
cli-commands = u annuler · h conseil · s scores · l journal · ? aide · q quitter
cli-no-such-key = Il n’y a pas d’action « { $key } » maintenant. Lettres : { $known }.
cli-key-first = Tapez d’abord une lettre, puis le numéro. Lettres : { $known }.
cli-no-such-place = « { $label } » n’est pas possible ici. Choix : { $known }.
cli-effects = { $effects } :
cli-did-effects = { $what } : { $effects }
cli-hint = Conseil : { $keys } ({ $what })
cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
cli-tiebreaks = en cas d’égalité : { $ties }
cli-over = La partie est terminée : { $ending }.
cli-wins = { $winners } gagne.
cli-win-together = { $winners } se partagent la victoire.
cli-saved = La partie est enregistrée dans { $file }
cli-save-where = Fichier où enregistrer la partie, ou Entrée pour quitter sans :
cli-after-move = Après le coup { $move } sur { $last }
cli-after-move-time = Après le coup { $move } sur { $last }, { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  } après le début
cli-turn-of = C’est à { $god } de jouer.
cli-drawing = Le prochain coup est un tirage.
cli-manual =
    Une lettre choisit une action ; s’il faut un endroit, les numéros apparaissent
    dans le monde. Vous pouvez taper les deux d’un coup : « c4 ».
    Ou les mots d’une partie enregistrée : « temple 1,-1 ».
    u  annule la dernière action de ce tour
    h  dit ce que ferait un bon robot
    s  explique les points
    l  liste tous les coups
    m  redessine le monde (Entrée aussi)
    q  quitte ; Ctrl-D aussi
cli-manual-signs = Symboles
cli-manual-map =
    { $temple } un temple, { $tribe } une tribu qui porte une pierre divine,
    { $marked } autour de ce qui a été joué en dernier
cli-manual-commitment = Empreinte de la graine, comme dans la partie enregistrée (commitment) :
cli-commitment = Empreinte de la graine : { $start }... (? l’affiche en entier)

# --- our rulings ---

cli-rulings = Nos décisions, là où la règle laisse un doute (« ?3 » explique la troisième)
cli-no-ruling = Il n’y a pas de décision n° { $number }. Elles vont de 1 à { $most }.

help-usage = Usage : { $line }
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
