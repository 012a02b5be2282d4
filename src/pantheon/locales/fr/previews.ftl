# Ce que d’autres voient d’une page avant de l’ouvrir : un onglet, une recherche, un lien dans une discussion. Seul le
# serveur le dit.

preview-home = Jouez à 4 Gods, Deus et Gods dans votre navigateur : tout de suite contre des robots, ou entre amis grâce à un lien. Sans compte, sans installation.
preview-rules = Règles de { $game }
preview-rules-words = Comment jouer à { $game }, avec des images et des exemples à poursuivre soi-même.
preview-example = { $title } : règles de { $game }
preview-learn = Apprendre { $game }
preview-learn-words = Apprenez { $game } à une vraie table, pas à pas, en quelques minutes.
preview-cards-words = Toutes les cartes de Deus avec leur texte et leur origine.
preview-settings = Réglages
preview-settings-words = Animations, sons, thème et langue, à votre goût.
preview-table = { $game } : { $names }
preview-move = Coup { $move } de { $game } : { $names }
preview-empty = { $game } : une nouvelle table
preview-open-words = Cette table attend des joueurs. Prenez place, ou regardez.
preview-full-words = Tout le monde est là : la partie va commencer.
preview-running-words = Cette partie est en cours. Venez la regarder.
preview-finished-words = Cette partie est terminée. Revoyez-la coup par coup.
preview-resigned = Abandon : { $names }
preview-abandoned-words = La partie a été arrêtée d’un commun accord ; personne ne gagne.
preview-points = { $result } ({ $points })
preview-private = Une table de Pantheon
preview-private-words = Cette table est réservée aux personnes qui y jouent.
