# La première page : jeux, tables, parties notées.

web-home-headline = Prenez place parmi les dieux
web-home-words = Trois jeux de société chez les dieux, dans votre navigateur : tout de suite contre des robots, ou entre amis avec un lien. Sans compte, sans installation.
web-home-games = Les jeux
web-home-away = Le serveur ne répond pas. Dès qu’il revient, cette page revient aussi.
web-home-realtime = Temps réel
web-home-by = { $designer }, { $year }
web-home-players = { $least } à { $most } joueurs
web-home-goal-gods = Ralliez à votre dieu trois tribus d’une couleur : une nation.
web-home-goal-four-gods = Tous bâtissent un seul monde en même temps. Régnez sur ses plus grands royaumes.
web-home-goal-deus = Carte sur carte, peuplez le pays et marquez le plus de points.
web-home-play-bots = Jouer contre des robots
web-home-wish = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, les robots jouent { $how }
web-home-how-many = Joueurs
web-home-for = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
web-home-bot = Les robots jouent
web-home-god = Votre dieu
web-home-level = Rythme
web-home-no-board = Ce jeu n’a pas encore de plateau dans le navigateur ; il se joue en ligne de commande. Ses règles sont déjà là.
web-home-new = Nouvelle table
web-home-learn = Apprendre
web-home-guide = Première partie ? { $minutes } minutes avec un guide
web-home-rules = Règles
web-home-mine = Mes parties
web-home-over = Parties terminées
web-home-open = Tables ouvertes
web-home-running = Parties à suivre
web-home-none-open = Personne n’attend à une table en ce moment. Ouvrez-en une et envoyez le lien à un ami, ou lancez-vous contre des robots.
web-home-state-open = attend des joueurs
web-home-state-finished = terminée
web-home-state-abandoned = abandonnée
web-home-free = libre
web-home-a-bot = robot
web-home-join = S’asseoir
web-home-go = Y aller
web-home-watch = Regarder
web-home-your-turn = À vous
web-home-fewer = En montrer moins
web-home-all = Montrer les { $number }
web-home-clock-move-short = { $minutes } min par tour
web-home-clock-bank-short = { $minutes } min chacun
web-home-your-name = Votre nom
web-home-keep-name = Garder ce nom
web-home-name-kept = Vous êtes maintenant { $name }.
web-home-link = Un lien, ou le nom d’une table
web-home-link-bad = Cela ne mène à aucune table. Collez le lien entier, tel que vous l’avez reçu.
web-home-record = Revoir une partie
web-home-record-words = Déposez le fichier d’une partie n’importe où sur cette page : elle s’ouvre coup par coup.
web-home-record-file = Choisir un fichier
web-home-record-paste = Coller le texte
web-home-record-text = Le texte d’une partie
web-home-record-open = Ouvrir la partie
web-home-drop = Lâchez pour revoir cette partie
web-home-close = Fermer

web-new-title = Nouvelle table
web-new-game = Jeu
web-new-as-before = Réglée comme votre dernière table.
web-new-as-usual = Revenir à l’habituel
web-new-name = Nom de la table (facultatif)
web-new-who = Qui peut venir
web-new-open = Tout le monde : la table est dans la liste
web-new-private = Seulement avec le lien
web-new-spectators = Spectateurs admis
web-new-clock = Temps de jeu
web-new-clock-none = Sans limite
web-new-clock-move = Temps par tour
web-new-clock-bank = Temps pour la partie
web-new-time-move = Pour chaque tour
web-new-time-bank = Pour chaque joueur
web-new-unit = Unité de temps
web-unit-minute = minutes
web-unit-hour = heures
web-unit-day = jours
web-new-increment = Secondes ajoutées après chaque tour
web-new-overdue = Quand le temps est écoulé
web-new-overdue-vote = les autres votent
web-new-overdue-bot = un robot prend le relais
web-new-more = Plus d’options
web-new-more-words = nom, fichiers, graine
web-new-seed = Une graine de votre choix
web-new-seed-words = La même graine donne les mêmes tirages. Qui la choisit pourrait les connaître : la partie ne prouve rien.
web-new-cancel = Annuler
web-new-make = Ouvrir la table

web-choice-standard = habituel
web-choice-chosen = au choix
web-choice-line = ligne
web-choice-block = bloc
web-choice-ring = anneau
web-choice-simultaneous = tous ensemble
web-choice-timed = au sablier
web-choice-visible = ouverts
web-choice-secret = secrets
web-choice-enforced = refusées
web-choice-called = dénoncées
web-choice-called-penalty = dénoncées, avec pénalité
web-choice-hidden = cachés
web-choice-open = visibles
web-deus-gallery-link = Toutes les cartes

# Les robots et leur rythme.

web-pace = { $level }, un coup toutes les { $seconds } s
web-pace-name-gentle = tranquille
web-pace-name-steady = régulier
web-pace-name-brisk = vif
web-pace-name-frantic = effréné
web-pace-gentle = Ils vous laissent le temps de regarder, et les dieux la première minute.
web-pace-steady = Aussi vite que des gens qui connaissent le jeu.
web-pace-brisk = Ils savent ce qu’ils veulent : gardez l’œil sur les rangées.
web-pace-frantic = Des mains partout à la fois.
web-pace-turn-gentle = Ils prennent un instant pour chaque coup.
web-pace-turn-steady = Ils jouent sans façons.
web-pace-turn-brisk = Ils n’hésitent presque pas.
web-pace-turn-frantic = Ils jouent aussitôt.
web-pace-change = Rythme de { $name }
