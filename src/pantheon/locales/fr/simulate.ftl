# La commande `simulate`.

help-simulate = Faire jouer de nombreuses parties à des robots ; durées, fins, points et taux de victoire.
help-simulate-games = Nombre de parties.
help-simulate-bots = Les robots ; s'il y en a moins que de joueurs, ils reviennent à tour de rôle. Ils changent de place à chaque partie.
help-simulate-seed = Un mot ou un nombre : les mêmes parties à nouveau. Par défaut, un nouveau est tiré et affiché.
help-simulate-pace = Secondes par commande d'un robot, pour chaque robot ou une fois pour tous ; seulement dans les jeux en temps réel. Par défaut 3.
help-simulate-records = Garder chaque partie notée dans ce dossier.
help-simulate-workers = Nombre de processus qui jouent ; par défaut un par cœur.
help-simulate-json = Afficher le rapport en JSON, et rien d'autre.

no-games = { $games } partie, c'est trop peu : il en faut au moins 1.
no-bots = Nommer au moins un robot.
too-many-bots = { $bots } robots ne tiennent pas à une table de { $players }.
wrong-paces = { $paces } cadences pour { $bots } robots : en donner une par robot, ou une seule pour tous.
pace-range = Une cadence va de { $least } à { $most } secondes.
pace-number = Une cadence est un nombre de secondes, comme 2 ou 1.5, pas « { $word } ».
no-paces = { $name } se joue tour par tour, sans horloge : une cadence n'y veut rien dire.
records-unwritable = Impossible d'écrire les parties notées dans « { $folder } » : { $reason }.
worker-lost = Un processus a été arrêté de l'extérieur, peut-être faute de mémoire. Avec --workers 1, il en faut moins.

simulate-running = En jeu
simulate-title = { $games ->
    [one] 1 partie
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
simulate-figure-cities = dont par des cités
simulate-figure-hopeless = cases où aucune tuile ne va
simulate-figure-kingdoms = Royaumes
simulate-figure-rows = tuiles restées dans les rangées
simulate-figure-seconds = durée en secondes
simulate-figure-rounds = tours de table
simulate-figure-builds = cartes construites
simulate-figure-temples = dont des temples
simulate-figure-villages = villages attaqués
simulate-pace = { $rate } parties/s avec { $workers ->
    [one] 1 processus
   *[other] { $workers } processus
  }
simulate-records = Les parties notées sont dans { $folder }
simulate-whole = { NUMBER($number) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
