# Le client web : la table et tout ce qui l'entoure.

web-title = { $page } · Pantheon
web-title-home = Pantheon : trois jeux de plateau divins
web-title-rules = Règles
web-title-learn = Apprendre
web-title-lost = Page introuvable
web-guest = Invité
web-name = Votre nom
web-game-gods = Gods
web-game-four-gods = 4 Gods
web-game-deus = Deus
web-language = Langue
web-theme-light = Thème clair
web-theme-dark = Thème sombre
web-sound-on = Activer le son
web-sound-off = Couper le son
web-settings = Réglages
web-to-home = Retour à l’accueil
web-skip = Aller au contenu
web-skip-world = Aller au plateau
web-imprint = Adaptation non officielle d’après les règles publiées, sans illustration ni texte d’origine. Certaines données du matériel sont reconstituées.
web-imprint-credits = Gods : Michael Schacht, Spiele aus Timbuktu. 4 Gods : Christophe Boelinger, Ludically/Asmodee. Deus : Sébastien Dujardin, Pearl Games.
web-lost = Ce lieu n’est pas sur la carte
web-lost-words = Il n’y a rien à cette adresse. Vérifiez que le lien est complet.
web-offline = Pas de connexion
web-offline-words = Impossible de joindre Pantheon. Cette page s’affichera dès que la connexion sera rétablie.
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
web-connecting = Connexion à la table…
web-connection-lost = Connexion perdue. Reconnexion automatique…
web-connection-closed = La connexion a été fermée.
web-bot-greedy = forts
web-bot-random = au hasard
web-bot-of-house = robot, rythme { $level }
web-level-gentle = tranquille
web-level-steady = régulier
web-level-brisk = vif
web-level-frantic = immédiat

## À partir d’ici pour les tables ; ce qui précède sert aussi à la première page, qui doit rester légère.

# Tables qu'on ne peut pas montrer.

web-trouble-no-such-table = Table inconnue
web-trouble-no-such-table-words = Aucune table ne porte ce nom. Vérifiez que le lien est complet.
web-trouble-not-watched = Table sans spectateurs
web-trouble-not-watched-words = Cette table n’admet pas de spectateurs. Si vous y jouez, ouvrez-la dans le navigateur où vous avez pris place, ou demandez un lien à l’hôte.
web-trouble-too-many-sockets = Trop de fenêtres
web-trouble-too-many-sockets-words = Il y a trop de connexions depuis votre adresse. Fermez une autre fenêtre et réessayez.
web-trouble-boardless = Pas encore jouable dans le navigateur
web-trouble-boardless-words = Ce jeu ne se joue pour l’instant qu’en ligne de commande ; vous pouvez déjà lire ses règles ici.
web-trouble-closed = La table ne répond pas
web-trouble-closed-words = Le serveur a fermé la connexion. Réessayez dans un instant.

# Avant le début.

web-invitation = Une invitation pour vous
web-invitation-words = Une place vous est réservée.
web-invitation-game = Une place vous est réservée pour une partie de { $game }.
web-invitation-others = Vous jouerez avec { $names }.
web-invitation-bots = { $number ->
    [one] { $number } robot
   *[other] { $number } robots
}
web-device = Continuer ici
web-device-game = Votre partie de { $game } vous suit sur cet appareil. Vous y jouez sous ce nom : { $name }.
web-device-words = Votre place à cette table vous suit sur cet appareil.
web-sit-down = Prendre place
web-lobby-ready = Tout le monde est là. Lancez la partie quand vous voulez.
web-lobby-seated = Vous avez une place.
web-lobby-watch = La partie commence bientôt.
web-lobby-wait-owner = Tout le monde est là. La partie va commencer.
web-lobby-full = Toutes les places sont prises : vous pourrez regarder la partie.
web-lobby-closed = Toutes les places sont prises, et cette table n’admet pas de spectateurs.
web-lobby-invite = Inviter
web-lobby-invite-open = Ce lien permet de prendre place.
web-lobby-invite-private = Ce lien est valable pour une seule personne. Il en faut un autre pour la suivante.
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
    [one] { $seats } place est libre.
   *[other] { $seats } places sont libres.
  }
web-seat = Place { $number }
web-seats = Places
web-free = Libre
web-sit = S’asseoir ici
web-sit-on = S’asseoir ici : { $place }
web-stand-up = Quitter la place
web-clear = Retirer { $name }
web-add-bot = Ajouter
web-add-bot-on = Ajouter un robot : { $place }
web-bots = Robots
web-bot = Robots
web-name-place = { $name } ({ $place })
web-level = Rythme
web-fill = Compléter avec des robots
web-link = Lien
web-copy-invitation = Copier le lien
web-copy-any-seat = Copier le lien pour une personne
web-start = Lancer la partie
web-start-why = { $seats ->
    [one] { $seats } place est libre : envoyez le lien ou ajoutez un robot.
   *[other] { $seats } places sont libres : envoyez le lien ou ajoutez des robots.
  }
web-start-owner = L’hôte lance la partie.
web-settled = Réglages de la table
web-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
  }
web-visibility-open = Publique : visible dans la liste
web-visibility-private = Privée : accès par lien uniquement
web-no-spectators = sans spectateurs
web-with-spectators = spectateurs admis
web-clock-none = Sans pendule
web-clock-move = { $time } par tour
web-clock-bank = { $time } par joueur, plus { $more } par tour
web-clock-waits = La table attend ses joueurs deux semaines
web-usual-rules = Les règles de base
web-settled-rules = Version { $version } des règles
web-pledge = Tirages vérifiables
web-pledge-fresh = La graine de tous les tirages est déjà fixée et scellée ci-dessous. Chaque personne qui prend place y ajoute sa part de hasard. Après la partie, la graine est révélée et tout le monde peut vérifier les tirages.
web-pledge-chosen = La graine de cette table a été choisie par quelqu’un : rien ne garantit les tirages.
web-pledge-continued = Cette partie en prolonge une autre ; à partir d’ici, les tirages sont nouveaux.
web-commitment = Graine scellée (empreinte)

# La partie.

web-greeting = Première partie ? Cinq minutes avec un guide
web-goal-gods = Posez tribus et temples pour convertir les tribus à votre religion : vos nations vous rapportent des points.
web-goal-four-gods = Agrandissez des Royaumes d’un même terrain et prenez-y la majorité avec vos prophètes : leurs cases sont vos points.
web-goal-deus = Construisez des bâtiments en colonnes ; chaque nouvelle carte active toute sa colonne. Le joueur qui a le plus de points de victoire gagne.
web-world = Le plateau
web-your-turn = À vous de jouer
web-to-act = C’est son tour
web-spectators = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
  }
web-time-left = Temps restant : { $time }
web-ended-finished = La partie est terminée
web-ended-abandoned = La partie a été arrêtée d’un commun accord
web-you = vous
web-here = en ligne
web-away = hors ligne
web-overdue = temps écoulé
web-resigned = a abandonné
web-stood-in = un robot joue pour l’instant
web-back = Me revoilà
web-propose-bot = Faire jouer un robot
web-propose-skip = Faire jouer ce tour par un robot
web-undo = Annuler
web-undo-key = Annuler le dernier coup (U)
web-undo-ask = Demander l’annulation de mon dernier coup
web-undo-ask-short = Demander l’annulation
web-hint = Conseil
web-hint-key = Que ferait un robot ? (H)
web-hinted = Conseil : { $words }
web-follow-skip = Abréger
web-follow-skip-key = Voir tout de suite ce que les robots ont joué (espace)
web-watching = Mode spectateur
web-menu = Menu
web-abandon = Proposer d’arrêter la partie
web-begin-anew = Nouvelle partie
web-resign = Abandonner
web-resign-sure = Un robot jouera à votre place. Abandonner définitivement ?
web-resign-passing = Vous passerez jusqu’à la fin, et personne ne jouera à votre place. Abandonner définitivement ?
web-resign-alone = Il ne reste personne d’autre : la partie s’arrêtera. Abandonner définitivement ?
web-device-link = Continuer sur un autre appareil
web-copy-table = Copier le lien de cette table
web-download = Télécharger la partie
web-coordinates = Coordonnées au bord du plateau
web-world-closer = Zoom avant
web-world-farther = Zoom arrière
web-world-middle = Voir tout le plateau
web-rules = Règles
web-side = Journal, discussion et résultat
web-tab-log = Journal
web-tab-chat = Discussion
web-tab-result = Résultat
web-tab-common = Réserves
web-unread = { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
  }
web-log-empty = Aucun coup joué pour l’instant.
web-look-at = Revoir le coup { $move }
web-look-at-lit = La case concernée s’éclaire. Appuyez pour revoir le coup { $move }.
web-chat-empty = Aucun message pour l’instant.
web-chat-say = Écrire un message
web-send = Envoyer

# Regarder en arrière.

web-look-back = Revoir les coups
web-looking = Retour en arrière : coup { $move } sur { $moves }
web-move-of = Coup { $move } sur { $moves }
web-first = Aller au début
web-previous = { $unit ->
    [move] Coup précédent
    [round] Tour de table précédent
   *[turn] Tour précédent
  }
web-next = { $unit ->
    [move] Coup suivant
    [round] Tour de table suivant
   *[turn] Tour suivant
  }
web-step = Avancer par
web-step-key = Longueur d’un pas avec ◀ et ▶ ; avec Maj, toujours un seul coup
web-step-move = Coup
web-step-turn = Tour
web-step-round = Tour de table
web-last = Revenir au présent
web-to-present = Retour à la partie
web-to-end = Aller à la fin
web-replay = Revoir la partie
web-replay-play = Lecture
web-replay-stop = Pause
web-replay-key = espace
web-replay-speed = Vitesse
web-replay-slow = Ralenti, quatre fois moins vite
web-replay-real = Vitesse d’origine
web-replay-fast = { $speed } fois plus vite
web-race = { $name } arrive { $late } s trop tard ({ $spot }) : { $by } a été plus rapide.
web-log-world = Seulement les changements du Monde
web-show-scoring = Montrer le décompte
web-copy-position = Copier le lien
web-what-if = Et si…
web-what-if-short = Et si…
web-what-if-words = Jouez la suite à partir d’ici, à une table privée, contre des robots. Quelle place prenez-vous ?
web-what-if-seat = Jouer { $name }

# Votes.

web-ballot = Vote
web-ballot-undo = { $name } aimerait annuler le coup { $move }.
web-ballot-skip = Un robot doit-il jouer ce tour pour { $target } ?
web-ballot-bot = Un robot doit-il jouer pour { $target } en attendant son retour ?
web-ballot-abandon = { $name } propose d’arrêter la partie.
web-ballot-withdraw = Retirer la proposition
web-not-voted = n’a pas encore voté

# Ce qui s'est passé à côté du jeu.

web-note-joined = { $name } prend place.
web-note-left = { $name } quitte sa place.
web-note-started = La partie commence.
web-note-undo = { $name } annule :
web-note-proposed-undo = { $name } demande l’annulation d’un coup.
web-note-proposed-skip = { $name } propose qu’un robot joue ce tour pour { $target }.
web-note-proposed-bot = { $name } propose qu’un robot joue pour { $target }.
web-note-proposed-abandon = { $name } propose d’arrêter la partie.
web-note-yes = { $name } est d’accord.
web-note-no = { $name } n’est pas d’accord.
web-note-overdue = { $name } a dépassé son temps.
web-note-handed = Un robot joue pour { $name }.
web-note-skipped = Un robot joue ce tour pour { $name }.
web-note-back = { $name } est de retour.
web-note-resigned = { $name } abandonne.
web-note-ended-over = La partie est terminée.
web-note-ended-resigned = La partie se termine par abandon.
web-note-ended-abandoned = La partie a été arrêtée d’un commun accord.
web-note-rematch = Une table de revanche est ouverte.

# La fin.

web-result-winner = { $name } gagne
web-result-winners = { $names } se partagent la victoire
web-result-reason = Fin de la partie : { $ending }.
web-result-resigned = Abandon : { $names }
web-result-resigned-words = La partie s’est arrêtée avant son terme ; aucun point n’est compté.
web-result-tie = { $points ->
    [one] { $points } point chacun ; ce qui départage :
   *[other] { $points } points chacun ; ce qui départage :
  }
web-result-abandoned = Partie arrêtée
web-result-abandoned-words = Tout le monde a accepté d’arrêter ; personne ne gagne.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-rematch = Rejouer
web-rematch-go = Aller à la revanche
web-verify = Vérifier les tirages
web-verified-moves = { $moves ->
    [one] { $moves } coup rejoué : conforme aux règles.
   *[other] { $moves } coups rejoués : tous conformes aux règles.
  }
web-verified-result = Le résultat est confirmé.
web-verified-draws = { $draws ->
    [one] { $draws } tirage recalculé à partir de la graine : identique.
   *[other] { $draws } tirages recalculés à partir de la graine : tous identiques.
  }
web-verified-commitment = La graine est bien celle qui était scellée avant le début.
web-verified-no-seed = Ces tirages n’ont pas de graine ; impossible de les recalculer.
web-verified-chosen = La graine a été choisie par quelqu’un : rien ne garantit les tirages.
web-commitment-was = Empreinte scellée avant le début :

# Touches.

web-signs = Légende des symboles
web-keys = Raccourcis clavier
web-key-look = tour précédent ou suivant
web-key-single = en revoyant la partie : un seul coup
web-key-ends = début, présent
web-key-play = en revoyant la partie : lecture ou pause
web-key-now = pendant le jeu des robots : revenir tout de suite au présent
web-key-escape = fermer, ou revenir à la partie
web-key-undo = annuler le dernier coup
web-key-hint = demander à un robot ce qu’il ferait
web-key-log = le journal
web-key-chat = la discussion
web-key-tab = d’un élément à l’autre
web-key-world = sur le plateau : de case en case
web-key-zoom = zoom avant, zoom arrière
web-key-whole = tout le plateau
web-key-help = cette liste

web-said-of = { $title } : { $words }
web-trouble-removed = On vous a renvoyé
web-trouble-removed-words = Le propriétaire de cette table ne souhaite plus que vous la regardiez.
web-chat-earlier = Afficher les lignes précédentes
web-chat-spectator = spectateur
web-chat-about = Lignes écrites par { $name }
web-chat-hide = Masquer pour moi
web-chat-show = Afficher de nouveau
web-chat-hidden = masqué par vous
web-log-earlier = Afficher ce qui précède
web-mute = Retirer la parole
web-unmute = Rendre la parole
web-remove = Renvoyer définitivement
web-peace = La paix à la table
web-talk-who = Qui peut parler :
web-talk-all = tout le monde
web-talk-players = les joueurs seulement
web-talk-nobody = personne
web-watch-allowed = Admettre des spectateurs
web-is-muted = { $name } n’a plus la parole.
web-give-table = Donner la table à :
web-give-table-to = La donner à { $name }
web-owner-gone = Le propriétaire est parti. Qui est assis ici peut reprendre la table.
web-take-table = Reprendre la table
web-note-muted = { $name } retire la parole à { $target }.
web-note-unmuted = { $name } rend la parole à { $target }.
web-note-removed = { $name } renvoie { $target }.
web-note-talk-all = { $name } ouvre la discussion à tout le monde.
web-note-talk-players = { $name } ferme la discussion aux spectateurs.
web-note-talk-nobody = { $name } ferme la discussion.
web-note-watched = { $name } admet des spectateurs.
web-note-unwatched = { $name } renvoie tous les spectateurs.
web-note-gave = { $name } donne la table à { $target }.
web-note-took = { $name } reprend la table.
web-chat-muted = Le propriétaire de cette table vous a retiré la parole.
web-chat-closed = La discussion de cette table vous est fermée pour le moment.
web-lobby-starting = La partie va commencer…
web-proof-words = Votre navigateur a recalculé chaque tirage à partir de la graine et de ce que les joueurs y ont ajouté. Il a comparé le sceau avec celui qu’il avait gardé quand vous avez pris place, et votre part avec ce qu’il a révélé. Personne n’a donc pu choisir un tirage, pas même le serveur, pourvu qu’une seule personne ait été honnête. Que chaque issue ait eu les chances prévues par les règles, que les coups soient permis et les points justes, seul « pantheon verify » le prouve, avec la partie téléchargée.
web-proof-kept = Le sceau est celui que ce navigateur avait gardé quand vous avez pris place.
web-proof-not-kept = Ce navigateur n’a gardé aucun sceau de cette table et n’a rien pu comparer : comparez-le avec ce que quelqu’un a noté avant le début.
web-proof-own = Ce que votre navigateur a ajouté fait partie des tirages.
web-proof-says = Le serveur déclare :
web-proof-fault-seal = Le sceau n’est pas celui que ce navigateur avait gardé. Le serveur l’a changé : ne croyez pas ces tirages.
web-proof-fault-seed = La graine ne correspond pas à son sceau : ne croyez pas ces tirages.
web-proof-fault-own = Ce que votre navigateur a ajouté manque ou a été changé : ne croyez pas ces tirages.
web-proof-fault-pledges = La part d’une autre personne n’est pas celle promise avant le début : ne croyez pas ces tirages.
web-proof-fault-draw = Au moins un tirage ne découle pas de la graine : ne croyez pas ces tirages.
web-proof-fault-shown = Au moins un tirage n’est pas celui qui vous a été montré pendant la partie : ne croyez pas ces tirages.
web-proof-undos = { $number ->
    [one] Il y a eu une annulation.
   *[other] Il y a eu { $number } annulations.
  }
web-proof-stand-ins = { $number ->
    [one] Un robot a parfois joué pour une place.
   *[other] Des robots ont parfois joué pour { $number } places.
  }
web-proof-withheld = { $number ->
    [one] Une personne n’a pas révélé ce qu’elle avait promis pour les tirages.
   *[other] { $number } personnes n’ont pas révélé ce qu’elles avaient promis pour les tirages.
  }
web-proof-outages = { $number ->
    [one] Le serveur a été en panne une fois ; les délais étaient arrêtés.
   *[other] Le serveur a été en panne { $number } fois ; les délais étaient arrêtés.
  }
web-proof-late = { $number ->
    [one] Un délai a expiré en retard.
   *[other] { $number } délais ont expiré en retard.
  }
web-note-starting = La partie va commencer.
web-note-revealed = { $name } a révélé sa part des tirages.
web-note-outage = Le serveur a été en panne ; les délais étaient arrêtés.
