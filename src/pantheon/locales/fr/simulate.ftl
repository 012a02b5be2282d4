# La commande `simulate`.

help-simulate = Faire jouer de nombreuses parties à des robots ; durées, fins, points et taux de victoire.
help-simulate-games = Nombre de parties.
help-simulate-bots = Les robots ; s’il y en a moins que de joueurs, ils reviennent à tour de rôle. Ils changent de place à chaque partie.
help-simulate-seed = Un mot ou un nombre, pour rejouer les mêmes parties. Par défaut, une graine est tirée et affichée.
help-simulate-pace = Secondes par action d’un robot, pour chaque robot ou une fois pour tous ; seulement dans les jeux en temps réel. Par défaut 3.
help-simulate-records = Enregistrer chaque partie dans ce dossier.
help-simulate-workers = Nombre de processus qui jouent ; par défaut un par cœur.
help-simulate-json = Afficher le rapport en JSON, et rien d’autre.

no-games = Nombre de parties : { $games }, c’est trop peu ; il en faut au moins 1.
no-bots = Nommez au moins un robot.
too-many-bots = { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
  } à une table de { $players }, c’est trop.
wrong-paces = { $paces } rythmes pour { $bots } robots : donnez-en un par robot, ou un seul pour tous.
pace-range = Un rythme va de { $least } à { $most } secondes.
pace-number = Un rythme est un nombre de secondes, comme 2 ou 1.5, pas « { $word } ».
no-paces = { $name } se joue tour par tour, sans pendule : un rythme n’y a pas de sens.
records-unwritable = Impossible d’écrire les parties enregistrées dans « { $folder } » : { $reason }.
worker-lost = Un processus a été arrêté de l’extérieur, peut-être faute de mémoire. --workers 1 en demande moins.

simulate-running = En jeu
simulate-title = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } de { $name } à { $players } joueurs, graine { $seed }
simulate-bot = Robot
simulate-seats = Places
simulate-points = Points
simulate-wins = Victoires
simulate-rate = Taux
simulate-interval = Intervalle à 95 %
simulate-length = Durée
simulate-turns = tours
simulate-decisions = décisions
simulate-mean = Moyenne
simulate-sd = Écart-type
simulate-least = Minimum
simulate-most = Maximum
simulate-ending = Fin de la partie
simulate-games = Parties
simulate-share = Part
simulate-place = Rang
simulate-figure = À la fin
simulate-figure-filled = cases remplies
simulate-figure-cities = dont par des Cités
simulate-figure-hopeless = cases où aucune tuile ne convient
simulate-figure-kingdoms = Royaumes
simulate-figure-rows = tuiles restées dans les défausses
simulate-figure-seconds = durée en secondes
simulate-figure-rounds = tours de table
simulate-figure-builds = bâtiments construits
simulate-figure-temples = dont des temples
simulate-figure-villages = villages attaqués
simulate-pace = { $rate } parties/s avec { $workers } processus
simulate-records = Les parties enregistrées sont dans { $folder }
simulate-whole = { NUMBER($number) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
