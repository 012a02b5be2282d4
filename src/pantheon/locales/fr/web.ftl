# Le client web : la table et tout ce qui l'entoure.

web-title = { $page } · Pantheon
web-title-home = Pantheon : trois jeux de dieux
web-title-rules = Règles
web-title-learn = Apprendre
web-title-lost = Rien ici
web-guest = Invité
web-name = Votre nom
web-game-gods = Gods
web-game-four-gods = 4 Gods
web-game-deus = Deus
web-language = Langue
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-light = Couleurs claires
web-theme-dark = Couleurs sombres
web-sound-on = Activer le son
web-sound-off = Couper le son
web-settings = Réglages
web-to-home = Vers l'accueil
web-skip = Aller au contenu
web-skip-world = Aller au monde
web-imprint = Adaptation non officielle d'après les règles publiées, sans aucune illustration ni aucun texte d'origine. Certaines données du matériel sont reconstituées.
web-imprint-credits = Gods : Michael Schacht, Spiele aus Timbuktu. 4 Gods : Christophe Boelinger, Ludically/Asmodee. Deus : Sébastien Dujardin, Pearl Games.
web-lost = Ce lieu n'est pas sur la carte
web-lost-words = Il n'y a rien à cette adresse. Peut-être manque-t-il une lettre à la fin.
web-offline = Pas de connexion
web-offline-words = Pantheon est hors d’atteinte. Dès que la connexion est rétablie, cette page revient d’elle-même.
web-try-again = Réessayer
web-close = Fermer
web-yes = Oui
web-no = Non
web-copied = Copié
web-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
  }
web-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
  }
web-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
  }
web-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
  }
web-connecting = On s'approche de la table …
web-connection-lost = Connexion perdue. Elle revient d'elle-même …
web-connection-closed = La connexion a été fermée.
web-bot-greedy = bien
web-bot-random = au hasard
web-bot-of-house = robot, { $level }
web-level-gentle = tranquille
web-level-steady = régulier
web-level-brisk = vif
web-level-frantic = immédiat

## À partir d’ici pour les tables ; ce qui précède sert aussi à la première page, qui doit rester légère.

# Tables qu'on ne peut pas montrer.

web-trouble-no-such-table = Table inconnue
web-trouble-no-such-table-words = Personne ne connaît de table de ce nom. Le lien est-il complet ?
web-trouble-not-watched = À huis clos
web-trouble-not-watched-words = Cette table n'admet pas de spectateurs. Si vous y jouez, ouvrez-la dans le navigateur où vous avez pris place, ou demandez un lien.
web-trouble-too-many-sockets = Trop de fenêtres
web-trouble-too-many-sockets-words = Il y a trop de connexions depuis votre adresse. Fermez une autre fenêtre et réessayez.
web-trouble-boardless = Pas encore de plateau dans le navigateur
web-trouble-boardless-words = Ce jeu se joue pour l'instant en ligne de commande ; ses règles sont déjà ici.
web-trouble-closed = La table ne répond pas
web-trouble-closed-words = Le serveur a mis fin à la connexion. Réessayez dans un instant.

# Avant le début.

web-invitation = Une invitation pour vous
web-invitation-words = Une place vous est réservée.
web-invitation-game = Une place vous est réservée pour une partie de { $game }.
web-invitation-others = Vous jouerez avec { $names }.
web-invitation-bots = { $number ->
    [one] un robot
   *[other] { $number } robots
}
web-device = Continuer ici
web-device-game = Votre partie de { $game } vous suit sur cet appareil. Vous y jouez sous le nom de { $name }.
web-device-words = Votre place à cette table vous suit sur cet appareil.
web-sit-down = Prendre place
web-lobby-ready = Tout le monde est là. Lancez la partie quand vous voulez.
web-lobby-seated = Vous avez une place.
web-lobby-watch = La partie commence bientôt.
web-lobby-wait-owner = Tout le monde est là. La partie va commencer.
web-lobby-full = Toutes les places sont prises : vous serez spectateur.
web-lobby-closed = Toutes les places sont prises, et cette table n’admet pas de spectateurs.
web-lobby-invite = Inviter
web-lobby-invite-open = Ce lien permet de prendre place.
web-lobby-invite-private = Ce lien est pour une seule personne. Il en faut un autre pour la suivante.
web-lobby-next-link = Un autre lien
web-lobby-link = Le lien de cette table
web-share = Partager
web-share-text = Venez jouer à { $game } !
web-qr = Code QR
web-qr-of = Code QR du lien : visez-le avec un téléphone
web-lobby-welcome = Venez jouer à { $game }
web-lobby-any-seat = Prenez n’importe quelle place libre.
web-lobby-rename = Changer de nom
web-lobby-waiting = { $seats ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $seats } places sont libres.
  }
web-seat = Place { $number }
web-seats = Places
web-free = Libre
web-sit = S’asseoir ici
web-sit-on = S’asseoir ici : { $place }
web-stand-up = Quitter la place
web-clear = Retirer { $name }
web-add-bot = Robot
web-add-bot-on = Placer un robot : { $place }
web-bots = Les robots
web-bot = Ils jouent
web-name-place = { $name } ({ $place })
web-level = Rythme
web-fill = Compléter avec des robots
web-link = Lien
web-copy-invitation = Copier le lien
web-copy-any-seat = Copier le lien pour une personne
web-start = Lancer la partie
web-start-why = { $seats ->
    [one] Une place est libre : envoyez le lien ou ajoutez un robot.
   *[other] { $seats } places sont libres : envoyez le lien ou ajoutez des robots.
  }
web-start-owner = La personne qui a ouvert la table lance la partie.
web-settled = Réglages de la table
web-players = { $number } joueurs
web-visibility-open = Tout le monde peut venir : la table est dans la liste
web-visibility-private = Privée : seulement avec un lien
web-no-spectators = sans spectateurs
web-with-spectators = spectateurs admis
web-clock-none = Sans limite de temps
web-clock-move = { $time } par tour
web-clock-bank = { $time } chacun, plus { $more } par tour
web-clock-waits = La table attend ses joueurs deux semaines
web-usual-rules = Les règles habituelles
web-settled-rules = Version { $version } des règles
web-pledge = Des tirages vérifiables
web-pledge-fresh = La graine de tous les tirages est déjà fixée et scellée ci-dessous. Chaque personne qui prend place y ajoute sa part de hasard. Après la partie, la graine est révélée et tout le monde peut vérifier les tirages.
web-pledge-chosen = La graine de cette table a été choisie : ses tirages ne prouvent rien.
web-pledge-continued = Cette partie en prolonge une autre ; la suite est tirée à nouveau.
web-commitment = La graine scellée (son empreinte)

# La partie.

web-greeting = Première partie ? Cinq minutes avec un guide
web-goal-gods = Posez tribus et temples pour que les tribus croient en vous : vos nations font vos points.
web-goal-four-gods = Faites grandir des royaumes d’un même terrain et tenez-les avec vos prophètes : leurs cases font vos points.
web-goal-deus = Construisez des cartes en colonnes ; chaque nouvelle carte active toute sa colonne. Le plus de points de victoire l’emporte.
web-world = Le monde
web-your-turn = À vous de jouer
web-to-act = C'est à cette place de jouer
web-spectators = { $number ->
    [one] 1 spectateur
   *[other] { $number } spectateurs
  }
web-time-left = Temps restant : { $time }
web-ended-finished = La partie est terminée
web-ended-abandoned = La partie a été abandonnée
web-you = vous
web-here = présent
web-away = absent
web-overdue = en retard
web-resigned = a abandonné
web-stood-in = un robot joue pour l'instant
web-back = Me revoilà
web-propose-bot = Faire jouer un robot
web-propose-skip = Passer ce tour
web-undo = Annuler
web-undo-key = Reprendre le dernier coup (U)
web-undo-ask = Demander à reprendre mon dernier coup
web-undo-ask-short = Demander à reprendre
web-hint = Conseil
web-hint-key = Que ferait un robot ? (H)
web-hinted = Conseil : { $words }
web-follow-skip = Passer
web-follow-skip-key = Voir tout de suite ce que les robots ont joué (espace)
web-watching = Vous regardez
web-menu = Menu
web-abandon = Proposer d'arrêter la partie
web-begin-anew = Nouvelle partie
web-resign = Abandonner
web-resign-sure = Un robot jouera à votre place. Abandonner pour de bon ?
web-resign-passing = Votre place passe jusqu’à la fin, et personne ne joue pour vous. Abandonner pour de bon ?
web-resign-alone = Personne d’autre ne joue, la partie s’arrête donc. Abandonner pour de bon ?
web-device-link = Jouer sur un autre appareil
web-copy-table = Copier le lien de cette table
web-download = Télécharger la partie
web-coordinates = Coordonnées au bord de la carte
web-world-closer = Plus près
web-world-farther = Plus loin
web-world-middle = Voir le monde entier
web-rules = Règles
web-side = Journal, discussion et résultat
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-result = Résultat
web-tab-common = Réserves
web-unread = { $number ->
    [one] 1 nouveau message
   *[other] { $number } nouveaux messages
  }
web-log-empty = Rien ne s'est encore passé.
web-look-at = Revoir le coup { $move }
web-look-at-lit = Sa place s’éclaire sur la carte. Appuyez pour revoir le coup { $move }.
web-chat-empty = Personne n'a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer

# Regarder en arrière.

web-look-back = Revoir la partie
web-looking = Vous regardez le coup { $move } sur { $moves }
web-move-of = Coup { $move } sur { $moves }
web-first = Au début
web-previous = { $unit ->
    [move] Un coup en arrière
    [round] Une manche en arrière
   *[turn] Un tour en arrière
  }
web-next = { $unit ->
    [move] Un coup en avant
    [round] Une manche en avant
   *[turn] Un tour en avant
  }
web-step = Pas à pas
web-step-key = La longueur d’un pas avec ◀ et ▶ ; avec Maj, toujours un seul coup
web-step-move = Coup
web-step-turn = Tour
web-step-round = Manche
web-last = Au présent
web-to-present = Retour à la partie
web-to-end = À la fin
web-replay = Revoir la partie
web-replay-play = Lecture
web-replay-stop = Arrêter
web-replay-key = espace
web-replay-speed = Vitesse
web-replay-slow = Ralenti, quatre fois moins vite
web-replay-real = À la vitesse d'origine
web-replay-fast = { $speed } fois plus vite
web-race = { $name } arrive { $late } s trop tard ({ $spot }) : { $by } a été plus rapide.
web-log-world = Seulement ce qui change le Monde
web-show-scoring = Montrer le décompte
web-copy-position = Copier le lien
web-what-if = Et si …
web-what-if-short = Et si …
web-what-if-words = Jouer la suite à partir d'ici, à une table privée contre des robots. À la place de qui ?
web-what-if-seat = À la place de { $name }

# Votes.

web-ballot = Vote
web-ballot-undo = { $name } aimerait reprendre le coup { $move }.
web-ballot-skip = Passer le tour de { $target } ? Un robot le joue.
web-ballot-bot = Un robot doit-il jouer pour { $target } en attendant son retour ?
web-ballot-abandon = { $name } propose d'arrêter la partie.
web-ballot-withdraw = Retirer
web-not-voted = n'a pas voté

# Ce qui s'est passé à côté du jeu.

web-note-joined = { $name } prend place.
web-note-left = { $name } se lève.
web-note-started = La partie commence.
web-note-undo = { $name } reprend :
web-note-proposed-undo = { $name } demande à reprendre un coup.
web-note-proposed-skip = { $name } propose de passer le tour de { $target }.
web-note-proposed-bot = { $name } propose un robot pour { $target }.
web-note-proposed-abandon = { $name } propose d'arrêter la partie.
web-note-yes = { $name } est d'accord.
web-note-no = { $name } n'est pas d'accord.
web-note-overdue = { $name } est en retard.
web-note-handed = Un robot joue pour { $name }.
web-note-skipped = Un robot joue ce tour pour { $name }.
web-note-back = { $name } est de retour.
web-note-resigned = { $name } abandonne.
web-note-ended-over = La partie est terminée.
web-note-ended-resigned = La partie se termine par abandon.
web-note-ended-abandoned = La partie a été arrêtée.
web-note-rematch = Une revanche est ouverte.

# La fin.

web-result-winner = { $name } gagne
web-result-winners = { $names } se partagent la victoire
web-result-reason = Fin de la partie : { $ending }.
web-result-resigned = Abandon de { $names }
web-result-resigned-words = La partie s'est arrêtée avant terme ; rien n'est compté.
web-result-tie = { $points } points chacun ; ce qui départage :
web-result-abandoned = Partie arrêtée
web-result-abandoned-words = Tout le monde a accepté d'arrêter ; personne n'a gagné.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-rematch = Rejouer
web-rematch-go = À la revanche
web-verify = Vérifier les tirages
web-verified-moves = { $moves ->
    [one] { $moves } coup rejoué : il respecte les règles.
   *[other] { $moves } coups rejoués : tous respectent les règles.
  }
web-verified-result = Le résultat en découle.
web-verified-draws = { $draws ->
    [one] { $draws } tirage recalculé à partir de la graine : identique.
   *[other] { $draws } tirages recalculés à partir de la graine : tous identiques.
  }
web-verified-commitment = La graine est bien celle qui était scellée avant le début.
web-verified-no-seed = Il n'y a pas de graine pour ces tirages ; impossible de les recalculer.
web-verified-chosen = La graine a été choisie : les tirages ne prouvent rien.
web-commitment-was = Scellé avant le début :

# Touches.

web-signs = Ce que disent les symboles
web-keys = Touches
web-key-look = un tour en arrière ou en avant
web-key-single = en revoyant : un seul coup
web-key-ends = au début, au présent
web-key-play = en regardant en arrière : lecture ou arrêt
web-key-now = quand les robots jouent : passer tout de suite au présent
web-key-escape = fermer, ou revenir à la partie
web-key-undo = reprendre le dernier coup
web-key-hint = demander à un robot ce qu'il ferait
web-key-log = le journal
web-key-chat = la discussion
web-key-tab = d'une chose à l'autre
web-key-world = dans le monde : de case en case
web-key-zoom = s’approcher de la carte, s’en éloigner
web-key-whole = toute la carte
web-key-help = cette liste
web-chat-spectator = spectateur
