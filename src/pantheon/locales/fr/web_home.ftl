# La première page : jeux, tables, parties enregistrées.

web-home-headline = Prenez place parmi les dieux
web-home-words = Trois jeux de plateau divins, dans votre navigateur : tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte, sans installation.
web-home-games = Les jeux
web-home-away = Le serveur ne répond pas. La page s’affichera dès qu’il répondra.
web-home-realtime = Temps réel
web-home-by = { $designer }, { $year }
web-home-players = { $least } à { $most } joueurs
web-home-goal-gods = Convertissez à votre religion trois tribus de même couleur : une nation.
web-home-goal-four-gods = Un seul Monde, que tous construisent en même temps. Régnez sur ses plus grands Royaumes.
web-home-goal-deus = Carte après carte, développez votre empire et marquez le plus de points.
web-home-play-bots = Jouer contre des robots
web-home-wish = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, robots : { $how }
web-home-how-many = Joueurs
web-home-for = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
web-home-bot = Robots
web-home-god = Votre dieu
web-home-level = Rythme
web-home-no-board = Ce jeu ne se joue pour l’instant qu’en ligne de commande. Vous pouvez déjà lire ses règles ici.
web-home-new = Nouvelle table
web-home-learn = Apprendre
web-home-guide = Première partie ? { $minutes } minutes avec un guide
web-home-rules = Règles
web-home-mine = Mes parties
web-home-over = Parties terminées
web-home-open = Tables ouvertes
web-home-running = Parties à suivre
web-home-none-open = Aucune table n’attend de joueurs en ce moment. Ouvrez-en une et envoyez le lien à vos amis, ou jouez contre des robots.
web-home-state-open = attend des joueurs
web-home-state-finished = terminée
web-home-state-abandoned = arrêtée
web-home-free = libre
web-home-a-bot = robot
web-home-join = S’asseoir
web-home-go = Rejoindre
web-home-watch = Regarder
web-home-your-turn = À vous
web-home-fewer = Afficher moins
web-home-all = Tout afficher ({ $number })
web-home-clock-move-short = { $minutes } min par tour
web-home-clock-bank-short = { $minutes } min par joueur
web-home-your-name = Votre nom
web-home-keep-name = Enregistrer ce nom
web-home-name-kept = Vous vous appelez désormais { $name }.
web-home-link = Lien ou nom d’une table
web-home-link-bad = Ce lien ne mène à aucune table. Collez-le en entier, tel que vous l’avez reçu.
web-home-record = Revoir une partie
web-home-record-words = Déposez le fichier d’une partie n’importe où sur cette page pour la revoir coup par coup.
web-home-record-file = Choisir un fichier
web-home-record-paste = Coller le texte
web-home-record-text = Texte de la partie
web-home-record-open = Ouvrir la partie
web-home-drop = Déposez pour revoir cette partie
web-home-close = Fermer

web-new-title = Nouvelle table
web-new-game = Jeu
web-new-as-before = Mêmes réglages que votre dernière table.
web-new-as-usual = Revenir aux réglages de base
web-new-name = Nom de la table (facultatif)
web-new-who = Accès à la table
web-new-open = Publique : la table figure dans la liste
web-new-private = Privée : il faut le lien
web-new-spectators = Spectateurs admis
web-new-clock = Pendule
web-new-clock-none = Sans pendule
web-new-clock-move = Temps par tour
web-new-clock-bank = Temps par partie
web-new-time-move = Par tour
web-new-time-bank = Par joueur
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
web-new-seed-words = La même graine donne les mêmes tirages. La personne qui la choisit pourrait les connaître : rien ne garantit alors les tirages.
web-new-cancel = Annuler
web-new-make = Ouvrir la table

web-choice-standard = de base
web-choice-chosen = au choix
web-choice-line = ligne
web-choice-block = bloc
web-choice-ring = anneau
web-choice-simultaneous = jeu simultané
web-choice-timed = tour chronométré
web-choice-visible = visibles
web-choice-secret = secrets
web-choice-enforced = refusées
web-choice-called = signalées
web-choice-called-penalty = signalées, avec pénalité
web-choice-hidden = cachés
web-choice-open = visibles
web-deus-gallery-link = Toutes les cartes

# Les robots et leur rythme.

web-pace = { $level }, un coup toutes les { $seconds } s
web-pace-name-gentle = tranquille
web-pace-name-steady = régulier
web-pace-name-brisk = vif
web-pace-name-frantic = effréné
web-pace-gentle = Ils vous laissent le temps de regarder et ne prennent pas de dieu pendant la première minute.
web-pace-steady = Au rythme de joueurs qui connaissent le jeu.
web-pace-brisk = Ils savent ce qu’ils veulent : surveillez les défausses.
web-pace-frantic = Des mains partout à la fois.
web-pace-turn-gentle = Ils prennent un instant pour chaque coup.
web-pace-turn-steady = Ils jouent sans traîner.
web-pace-turn-brisk = Ils n’hésitent presque pas.
web-pace-turn-frantic = Ils jouent aussitôt.
web-pace-change = Rythme : { $name }
web-home-just-now = à l’instant
